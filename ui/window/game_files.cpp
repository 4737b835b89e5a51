#include "ui/window/game_files.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "ui/commands/change_game.h"
#include "ui/window/dialogs/save_dialog.h"

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
  session.selected().select(std::move(ids));
  session.proposal().propose(*order);
  return {};
}

Result<void> propose_copied_order(Session& session) {
  const std::string text = QGuiApplication::clipboard()->text().toStdString();
  return propose_order(session, parse_json(text, ""), "");
}

namespace {

constexpr int RECENT_GAMES = 10;
const char* const RECENT_KEY = "recent";

QString file_filter() { return GameFiles::tr("Linesman games (*.linesman);;All files (*)"); }

QString name_of(const Unsaved& unsaved) {
  const QString title = QString::fromStdString(unsaved.game.title());
  if (!unsaved.path.empty()) return QFileInfo(QString::fromStdString(unsaved.path)).fileName();
  return title.isEmpty() ? GameFiles::tr("A game") : GameFiles::tr("“%1”").arg(title);
}

bool is_same_file(const QString& a, const QString& b) {
  return !a.isEmpty() && QFileInfo(a).canonicalFilePath() == QFileInfo(b).canonicalFilePath();
}

}  // namespace

GameFiles::GameFiles(Session& session, QWidget* window)
    : QObject(window), session_(session), window_(window), kept_(session) {
  connect(&kept_, &KeptGame::kept_elsewhere, this,
          [this](const QString& sentence) { emit offered(sentence, tr("Save as…"), [this] { save_as(); }); });
}

bool GameFiles::open(const QString& path) {
  if (const auto done = kept_.open(path); !done) {
    say_why_not(path, done.problem());
    return false;
  }
  const QString whole = QFileInfo(path).absoluteFilePath();
  remember(whole);
  emit opened(session_.file().name());
  // What other games lost is still offered; whatever is held of this one is let go, to be found anew.
  std::vector<Unsaved> others = std::move(unsaved_);
  std::erase_if(others, [&](const Unsaved& each) { return is_same_file(QString::fromStdString(each.path), whole); });
  std::vector<Unsaved> all;
  if (kept_.in_use().isEmpty()) all = unsaved_of(whole.toStdString(), kept_.keeper().state_folder());
  std::move(others.begin(), others.end(), std::back_inserter(all));
  offer(std::move(all));
  if (!kept_.in_use().isEmpty()) say_in_use(whole);
  return true;
}

// A player is helped by the news that the file is damaged; where in it is for the person who mends it.
void GameFiles::say_why_not(const QString& path, const Problem& problem) {
  const QString details = spoken(problem);
  const bool damaged = !problem.pointer.empty() || problem.reason.pattern().starts_with("line {n}, column {m}");
  if (!damaged) return emit failed(details);
  emit offered(tr("%1 is damaged: it cannot be opened.").arg(QFileInfo(path).fileName()), tr("Details"),
               [this, details] { QMessageBox::information(window_, tr("Details"), as_plain(details)); });
}

// That it is open is the news; which process has it is for the person who looks for that.
void GameFiles::say_in_use(const QString& path) {
  const QString name = QFileInfo(path).fileName();
  const QString details = tr("%1 %2.").arg(name, kept_.in_use());
  if (!FileLock::can_be_taken_over(path.toStdString()))
    return emit offered(tr("%1 is open in another window. You see a copy: save it under another name.").arg(name),
                        tr("Details"),
                        [this, details] { QMessageBox::information(window_, tr("Details"), as_plain(details)); });
  const QString sentence = tr("%1 is open on another computer. You see a copy: save it under another name.").arg(name);
  emit offered(sentence, tr("It is no longer open"), [this, path] {
    if (!may_leave()) return;
    if (const auto done = kept_.take_over(path); !done) emit failed(spoken(done.problem()));
  });
}

void GameFiles::begin(Document document) {
  session_.open(std::move(document), {});
  emit opened({});
}

void GameFiles::ask_and_open() {
  const QString path =
      QFileDialog::getOpenFileName(window_, tr("Open a game"), folder_for(session_.file().name()), file_filter());
  if (path.isEmpty()) return;
  if (is_order_file(path)) return emit order_met(path);
  if (may_leave()) open(path);
}

void GameFiles::close_game() {
  if (may_leave()) session_.close();
}

bool GameFiles::save() {
  const QString path = session_.file().name();
  const bool may_write = !path.isEmpty() && (QFileInfo(path).isWritable() || !QFileInfo::exists(path));
  if (!may_write) return save_as();
  if (!kept_.changed_outside()) return save_to(path);
  emit offered(
      tr("Another program changed %1. Save under another name, or replace the file.").arg(QFileInfo(path).fileName()),
      tr("Replace the file"), [this, path] { save_to(path, true); });
  return false;
}

bool GameFiles::save_as() {
  const QString old = session_.file().name();
  const QString name = old.isEmpty() ? name_for_file(session_) + ".linesman" : QFileInfo(old).fileName();
  const QString path = ask_where_to_write(window_, tr("Save the game"), folder_for(old) + "/" + name, file_filter(),
                                          {"linesman", "json"});
  return !path.isEmpty() && save_to(path, true);
}

bool GameFiles::save_to(const QString& path, bool changed_too) {
  if (const auto done = kept_.save(path, changed_too); !done) {
    emit offered(tr("%1. Your game is not lost.").arg(spoken(done.problem())), tr("Save as…"), [this] { save_as(); });
    return false;
  }
  remember(session_.file().name());
  emit saved(session_.file().name());
  return true;
}

Result<QString> GameFiles::save_copy() const {
  if (!session_.has_game() || !session_.file().modified()) return QString();
  const QString own = session_.file().name();
  const QString data = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
  const QString base = own.isEmpty() ? tr("game") : QFileInfo(own).completeBaseName();
  Result<void> last = Problem{data.toStdString(), {}, "cannot be written"};
  for (const QString& folder : {own.isEmpty() ? data : QFileInfo(own).absolutePath(), data}) {
    const QString path =
        folder + "/" + base + "-" + QDateTime::currentDateTime().toString("yyyyMMdd-HHmmss") + ".linesman";
    if (QFileInfo::exists(path) || !QDir().mkpath(folder)) continue;
    last = save_document(path.toStdString(), session_.file().document());
    if (last) return path;
  }
  return last.problem();
}

bool GameFiles::may_leave() {
  if (!session_.has_game() || !session_.file().modified()) return true;
  const QString name = QString::fromStdString(session_.game().title());
  const auto answer =
      QMessageBox::question(window_, tr("Unsaved changes"),
                            name.isEmpty() ? tr("The game has changes that are not saved.")
                                           : as_plain(tr("“%1” has changes that are not saved.").arg(name)),
                            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void GameFiles::offer_unsaved() {
  if (session_.has_game()) return;
  std::vector<Unsaved> all = unsaved_in(kept_.keeper().state_folder());
  for (const QString& path : recent())
    for (Unsaved& each : unsaved_of(path.toStdString(), kept_.keeper().state_folder())) all.push_back(std::move(each));
  offer(std::move(all));
}

/// Nothing of it can be restored: that is said, and its journals are kept for a person who can read them.
bool GameFiles::put_aside(Unsaved& unsaved) {
  QStringList kept;
  for (const Unsaved::File& file : unsaved.files)
    if (file.damaged) kept << QDir::toNativeSeparators(QString::fromStdString(file.aside()));
  unsaved.discard();
  emit failed(
      tr("The unsaved changes of %1 cannot be restored. They are kept in %2.").arg(name_of(unsaved), kept.join(", ")));
  return true;
}

void GameFiles::offer(std::vector<Unsaved> unsaved) {
  std::erase_if(unsaved, [this](Unsaved& each) { return each.changes == 0 && put_aside(each); });
  unsaved_ = std::move(unsaved);
  if (unsaved_.empty()) return;
  const Unsaved& first = unsaved_.front();
  const QString changes =
      counted_words("%n unsaved change", "%n unsaved changes", static_cast<qsizetype>(first.changes));
  emit offered(tr("%1 has %2. %3").arg(name_of(first), changes, spoken(first.torn)).trimmed(), tr("Restore"),
               [this] { restore(); });
}

// What is restored is one step that can be undone. Its journal goes only when another one has it.
void GameFiles::restore() {
  if (unsaved_.empty()) return;
  if (!may_leave()) return offer(std::move(unsaved_));
  std::vector<Unsaved> rest = std::move(unsaved_);
  Unsaved first = std::move(rest.front());
  rest.erase(rest.begin());
  const QString path = QString::fromStdString(first.path);
  if (!session_.has_game() && QFileInfo::exists(path)) open(path);
  const bool goes_on = session_.has_game() && !session_.file().name().isEmpty() && kept_.hash() == first.of;
  if (!goes_on) begin(first.base);
  session_.file().undo_stack().push(new ChangeGame(session_, first.game, tr("restored changes")));
  if (kept_.keeper().kept() != JournalPlace::in_memory) first.discard();
  offer(std::move(rest));
  if (!goes_on && !path.isEmpty())
    emit failed(tr("%1 has changed since. This is the last state of the game: save it under another name.")
                    .arg(QFileInfo(path).fileName()));
}

Result<void> GameFiles::put_by(const Document& document) {
  constexpr int DAYS_KEPT = 7;
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/disputes");
  QDir().mkpath(folder.path());
  const QDateTime now = QDateTime::currentDateTime();
  for (const QFileInfo& old : folder.entryInfoList({"*.linesman"}, QDir::Files))
    if (old.lastModified().daysTo(now) > DAYS_KEPT) QFile::remove(old.filePath());
  const QString path = folder.filePath(now.toString("yyyyMMdd-HHmmss-zzz") + ".linesman");
  if (auto done = save_document(path.toStdString(), document); !done) return done;
  remember(path);
  return {};
}

QStringList GameFiles::recent() const {
  QStringList there;
  for (const QString& path : QSettings().value(RECENT_KEY).toStringList())
    if (QFileInfo::exists(path)) there << path;
  return there;
}

void GameFiles::remember(const QString& path) {
  QStringList paths = recent();
  paths.removeAll(path);
  paths.prepend(path);
  QSettings().setValue(RECENT_KEY, QStringList(paths.mid(0, RECENT_GAMES)));
  emit recent_changed();
}

}  // namespace linesman
