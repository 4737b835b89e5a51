#include "ui/window/dialogs/new_game.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <algorithm>

#include "base/lengths.h"
#include "record/timeline.h"

namespace linesman {

namespace {

constexpr double FOOT = 12;
constexpr double CENTIMETRE = inches_of(1, LengthUnit::centimetre);

constexpr TableSize SIZES[]{
    {QT_TRANSLATE_NOOP("NewGame", "6 × 4 feet"), 6 * FOOT, 4 * FOOT},
    {QT_TRANSLATE_NOOP("NewGame", "4 × 4 feet"), 4 * FOOT, 4 * FOOT},
    {QT_TRANSLATE_NOOP("NewGame", "8 × 5 feet"), 8 * FOOT, 5 * FOOT},
    {QT_TRANSLATE_NOOP("NewGame", "3 × 3 feet"), 3 * FOOT, 3 * FOOT},
    {QT_TRANSLATE_NOOP("NewGame", "180 × 120 cm"), 180 * CENTIMETRE, 120 * CENTIMETRE},
    {QT_TRANSLATE_NOOP("NewGame", "120 × 180 cm"), 120 * CENTIMETRE, 180 * CENTIMETRE},
};

}  // namespace

std::span<const TableSize> table_sizes() { return SIZES; }

Table table_of(const HexLayout& layout) {
  const Vec extent = HexGrid(layout).extent();
  return {extent.x, extent.y, layout};
}

std::vector<std::string> sides_named(const QString& comma_separated) {
  std::vector<std::string> sides;
  for (const QString& part : comma_separated.split(',')) {
    const std::string side = part.trimmed().toStdString();
    if (!side.empty() && std::find(sides.begin(), sides.end(), side) == sides.end()) sides.push_back(side);
  }
  return sides;
}

Game bare_game(const std::string& title, const std::string& ruleset, const Table& table,
               const std::vector<std::string>& sides, double tolerance) {
  Game::Parts parts;
  parts.tolerance = tolerance;
  parts.title = title;
  parts.ruleset = ruleset;
  parts.table = table;
  if (!sides.empty()) parts.annotations = parts.annotations.with("sides", Value::Array(sides.begin(), sides.end()));
  return Game(std::move(parts));
}

Document without_history(const Document& document) {
  const Game bare = document.game.with_history(Value::empty_array());
  return {bare, write_document({bare, document.source})};
}

Document at_its_start(const Document& document) {
  const auto start = at_entry(document.game, 0);
  return start ? without_history({*start, document.source}) : without_history(document);
}

QString template_folder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/templates"; }

QStringList game_templates() {
  const QDir folder(template_folder());
  QStringList paths;
  for (const QString& name : folder.entryList({"*.linesman"}, QDir::Files, QDir::Name))
    paths << folder.absoluteFilePath(name);
  return paths;
}

Result<QString> save_as_template(const Document& document, const QString& name) {
  const QString plain = name.trimmed();
  if (plain.isEmpty() || plain.startsWith('.') || plain.contains('/') || plain.contains('\\') ||
      plain.contains(QChar(0)))
    return Problem{
        {}, QCoreApplication::translate("NewGame", "“%1” cannot be the name of a template.").arg(plain).toStdString()};
  const QString path = template_folder() + "/" + plain + ".linesman";
  if (!QDir().mkpath(template_folder()))
    return Problem{template_folder().toStdString(), {}, "The folder for templates cannot be created."};
  if (const auto saved = save_document(path.toStdString(), without_history(document)); !saved) return saved.problem();
  return path;
}

}  // namespace linesman
