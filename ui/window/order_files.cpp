#include "ui/window/order_files.h"

#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QRegularExpression>

#include "files/json.h"
#include "files/order_json.h"

namespace linesman {

namespace {

/// An order stands for itself, or beside its ruling in an entry.
const Value& order_in(const Value& json) { return json["order"].is_object() ? json["order"] : json; }

/// As games are written, with the word for them as their first member: then the rest need not be read.
bool begins_as_game(const QString& path) {
  static const QRegularExpression first_member(R"(^\s*\{\s*"linesman"\s*:)");
  QFile file(path);
  return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) &&
         first_member.match(QString::fromUtf8(file.read(256))).hasMatch();
}

}  // namespace

bool is_order_file(const QString& path) {
  if (begins_as_game(path)) return false;
  const auto json = load_json(path.toStdString());
  return json && json->find("linesman") == nullptr && order_in(*json).find("action") != nullptr;
}

Result<void> propose_order(Session& session, const Result<Value>& json, const std::string& file) {
  if (!session.has_game()) return Problem{file, {}, QObject::tr("An order needs an open game.").toStdString()};
  if (!json) return json.problem();
  const auto order = read_order(order_in(*json), file);
  if (!order) return order.problem();
  std::vector<std::string> ids;
  if (const auto pieces = ordered_pieces(session.game(), *order))
    for (const PieceIndex piece : *pieces) ids.push_back(session.game().piece(piece).id);
  session.select(std::move(ids));
  session.propose(*order);
  return {};
}

Result<void> propose_copied_order(Session& session) {
  const std::string text = QGuiApplication::clipboard()->text().toStdString();
  return propose_order(session, parse_json(text, ""), "");
}

}  // namespace linesman
