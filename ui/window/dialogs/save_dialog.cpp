#include "ui/window/dialogs/save_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStandardPaths>

#include "drawing/picture/plain_text.h"
#include "ui/window/commands/words.h"

namespace linesman {
namespace {

using window::tr;

bool may_replace(QWidget* window, const QString& path) {
  const QString question = tr("%1 already exists. Replace it?").arg(QFileInfo(path).fileName());
  return QMessageBox::question(window, tr("Replace the file"), as_plain(question)) == QMessageBox::Yes;
}

}  // namespace

QString with_ending(const QString& path, const QStringList& endings) {
  static const QStringList known{"pdf", "png", "svg", "jpg", "jpeg", "linesman", "json", "txt"};
  const QString ending = QFileInfo(path).suffix();
  if (endings.contains(ending.toLower())) return path;
  const bool other = known.contains(ending.toLower());
  return (other ? path.chopped(ending.size() + 1) : path) + "." + endings.front();
}

QString folder_for(const QString& game_file) {
  const QFileInfo here(game_file);
  if (!game_file.isEmpty() && QFileInfo(here.absolutePath()).isWritable()) return here.absolutePath();
  return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QString ask_where_to_write(QWidget* window, const QString& title, const QString& proposed, const QString& filter,
                           const QStringList& endings) {
  QFileDialog dialog(window, title, QFileInfo(proposed).absolutePath(), filter);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setFileMode(QFileDialog::AnyFile);
  dialog.setDefaultSuffix(endings.front());
  dialog.selectFile(QFileInfo(proposed).fileName());
  if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return {};
  const QString typed = dialog.selectedFiles().front();
  const QString path = with_ending(typed, endings);
  // The dialog has asked about the name that was typed, not about this one.
  if (path != typed && QFileInfo::exists(path) && !may_replace(window, path)) return {};
  return path;
}

QString name_for_file(const Session& session) {
  constexpr int LONGEST = 60;
  const QString own = QFileInfo(session.file().name()).completeBaseName();
  if (!own.isEmpty()) return own;
  QString title = QString::fromStdString(session.game().title()).simplified();
  title.remove(QRegularExpression("[/\\\\:*?\"<>|\\x00-\\x1f]"));
  while (title.startsWith('.')) title.remove(0, 1);
  title = title.left(LONGEST).trimmed();
  return title.isEmpty() ? QStringLiteral("linesman") : title;
}

}  // namespace linesman
