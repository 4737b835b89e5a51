#include "ui/window/commands/photo_commands.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <cmath>

#include "drawing/report/ruling_lines.h"
#include "drawing/report/words.h"
#include "ui/commands/gestures.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/save_dialog.h"
#include "ui/window/photograph/backdrop_dialog.h"
#include "ui/window/photograph/marker_dialog.h"
#include "ui/window/photograph/photograph_dialog.h"

namespace linesman {

namespace {

using window::tr;

QString picture_files() { return tr("Photographs (*.jpg *.jpeg *.png *.webp *.heic *.heif);;All files (*)"); }

}  // namespace

void print_markers(CommandContext& at) {
  MarkerDialog dialog(at.session.game(), &at.window);
  dialog.exec();
  if (dialog.with_further_markers())
    change_by_hand(at.session, *dialog.with_further_markers(), tr("markers of models"));
}

void ask_photograph(CommandContext& at) {
  const QString path = QFileDialog::getOpenFileName(&at.window, tr("Photograph of the table"),
                                                    folder_for(at.session.file_name()), picture_files());
  if (!path.isEmpty()) show_photograph(at, path);
}

void show_photograph(CommandContext& at, const QString& path) {
  PhotographDialog dialog(at.session, path, &at.window);
  if (dialog.exec() != QDialog::Accepted || !dialog.reading() || !*dialog.reading()) return;
  const auto moved = static_cast<qsizetype>(dialog.accepted().size());
  if (moved == 0) return;
  change_by_hand(at.session, dialog.accepted_game(), tr("photograph of the table"), (*dialog.reading())->sha256);
  at.tell(tr("%1 moved as photographed. Undo takes it back.").arg(counted_words("%n model", "%n models", moved)));
}

void lay_backdrop(CommandContext& at) {
  const QString path = QFileDialog::getOpenFileName(&at.window, tr("Picture under the terrain"),
                                                    folder_for(at.session.file_name()), picture_files());
  if (path.isEmpty()) return;
  const QString file = at.session.file_name();
  const QString folder = file.isEmpty() ? QString() : QFileInfo(file).absolutePath();
  BackdropDialog dialog(at.session.game(), path, folder, at.session.unit(), &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  const auto after = dialog.with_backdrop();
  if (!after) return at.warn(reason_text(after.problem()));
  change_by_hand(at.session, *after, tr("picture under the terrain"));
}

void ask_backdrop_opacity(CommandContext& at) {
  const Value backdrop = at.session.game().annotation(BACKDROP);
  if (backdrop.is_null()) return at.warn(tr("There is no picture under the terrain."));
  const int now = static_cast<int>(std::lround(100 * backdrop["opacity"].number().value_or(1)));
  bool given = false;
  const int percent = QInputDialog::getInt(&at.window, tr("Picture under the terrain"), tr("Opacity in per cent:"), now,
                                           5, 100, 5, &given);
  if (!given || percent == now) return;
  change_by_hand(at.session, at.session.game().with_annotation(BACKDROP, backdrop.with("opacity", percent / 100.0)),
                 tr("opacity of the picture"));
}

void take_backdrop_away(CommandContext& at) {
  if (at.session.game().annotation(BACKDROP).is_null()) return at.warn(tr("There is no picture under the terrain."));
  change_by_hand(at.session, at.session.game().with_annotation(BACKDROP, Value()), tr("picture under the terrain"));
}

}  // namespace linesman
