#include "ui/window/commands/photo_commands.h"

#include <QFileDialog>

#include "drawing/report/words.h"
#include "ui/commands/gestures.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/save_dialog.h"
#include "ui/window/photograph/marker_dialog.h"
#include "ui/window/photograph/photograph_dialog.h"

namespace linesman {

void print_markers(CommandContext& at) {
  MarkerDialog dialog(at.session.game(), &at.window);
  dialog.exec();
  if (dialog.with_further_markers())
    change_by_hand(at.session, *dialog.with_further_markers(), window::tr("markers of models"));
}

void ask_photograph(CommandContext& at) {
  const QString path = QFileDialog::getOpenFileName(
      &at.window, window::tr("Photograph of the table"), folder_for(at.session.file_name()),
      window::tr("Photographs (*.jpg *.jpeg *.png *.webp *.heic *.heif);;All files (*)"));
  if (!path.isEmpty()) show_photograph(at, path);
}

void show_photograph(CommandContext& at, const QString& path) {
  PhotographDialog dialog(at.session, path, &at.window);
  if (dialog.exec() != QDialog::Accepted || !dialog.reading() || !*dialog.reading()) return;
  const auto moved = static_cast<qsizetype>(dialog.accepted().size());
  if (moved == 0) return;
  change_by_hand(at.session, dialog.accepted_game(), window::tr("photograph of the table"),
                 (*dialog.reading())->sha256);
  at.tell(
      window::tr("%1 moved as photographed. Undo takes it back.").arg(counted_words("%n model", "%n models", moved)));
}

}  // namespace linesman
