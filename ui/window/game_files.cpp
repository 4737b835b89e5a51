#include "ui/window/game_files.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>

#include "ui/window/order_files.h"
#include "ui/window/save_dialog.h"

namespace linesman {
namespace {

constexpr int RECENT_GAMES = 10;
const char* const RECENT_KEY = "recent";

QString file_filter() { return GameFiles::tr("Linesman games (*.linesman);;All files (*)"); }

}  // namespace

GameFiles::GameFiles(Session& session, QWidget* window) : QObject(window), session_(session), window_(window) {}

bool GameFiles::open(const QString& path) {
  auto document = load_document(path.toStdString());
  if (!document) {
    emit failed(QString::fromStdString(document.problem().sentence()));
    return false;
  }
  const QString whole = QFileInfo(path).absoluteFilePath();
  session_.open(std::move(document).value(), whole);
  remember(whole);
  emit opened(whole);
  return true;
}

void GameFiles::begin(Document document) {
  session_.open(std::move(document), {});
  emit opened({});
}

void GameFiles::ask_and_open() {
  const QString path =
      QFileDialog::getOpenFileName(window_, tr("Open a game"), folder_for(session_.file_name()), file_filter());
  if (path.isEmpty()) return;
  if (is_order_file(path)) return emit order_met(path);
  if (may_leave()) open(path);
}

void GameFiles::close_game() {
  if (may_leave()) session_.close();
}

bool GameFiles::save() {
  const QString path = session_.file_name();
  const bool may_write = !path.isEmpty() && (QFileInfo(path).isWritable() || !QFileInfo::exists(path));
  return may_write ? save_to(path) : save_as();
}

bool GameFiles::save_as() {
  const QString old = session_.file_name();
  const QString name = old.isEmpty() ? tr("game.linesman") : QFileInfo(old).fileName();
  const QString path = ask_where_to_write(window_, tr("Save the game"), folder_for(old) + "/" + name, file_filter(),
                                          {"linesman", "json"});
  return !path.isEmpty() && save_to(path);
}

bool GameFiles::save_to(const QString& path) {
  const auto done = save_document(path.toStdString(), session_.document());
  if (!done) {
    emit failed(QString::fromStdString(done.problem().sentence()));
    return false;
  }
  session_.saved_as(QFileInfo(path).absoluteFilePath(), write_document(session_.document()));
  remember(session_.file_name());
  emit saved(session_.file_name());
  return true;
}

Result<QString> GameFiles::save_copy() const {
  if (!session_.has_game() || !session_.modified()) return QString();
  const QString own = session_.file_name();
  const QString data = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
  const QString base = own.isEmpty() ? tr("game") : QFileInfo(own).completeBaseName();
  Result<void> last = Problem{data.toStdString(), {}, "cannot be written"};
  for (const QString& folder : {own.isEmpty() ? data : QFileInfo(own).absolutePath(), data}) {
    const QString path =
        folder + "/" + base + "-" + QDateTime::currentDateTime().toString("yyyyMMdd-HHmmss") + ".linesman";
    if (QFileInfo::exists(path) || !QDir().mkpath(folder)) continue;
    last = save_document(path.toStdString(), session_.document());
    if (last) return path;
  }
  return last.problem();
}

bool GameFiles::may_leave() {
  if (!session_.has_game() || !session_.modified()) return true;
  const QString name = QString::fromStdString(session_.game().title());
  const auto answer =
      QMessageBox::question(window_, tr("Unsaved changes"),
                            name.isEmpty() ? tr("The game has changes that are not saved.")
                                           : tr("“%1” has changes that are not saved.").arg(name),
                            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
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
