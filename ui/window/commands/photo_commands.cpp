#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QSettings>
#include <cmath>

#include "drawing/report/ruling_lines.h"
#include "drawing/report/words.h"
#include "ui/commands/gestures.h"
#include "ui/window/commands/acts.h"
#include "ui/window/commands/command_rows.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/help.h"
#include "ui/window/dialogs/save_dialog.h"
#include "ui/window/photograph/backdrop_dialog.h"
#include "ui/window/photograph/marker_dialog.h"
#include "ui/window/photograph/photo_watch.h"
#include "ui/window/photograph/photograph_dialog.h"
#include "ui/window/photograph/trace_dialog.h"
#include "ui/window/watch/watch_dialog.h"

namespace linesman {

namespace {

using window::tr;

QString picture_files() { return tr("Photographs (*.jpg *.jpeg *.png *.webp *.heic *.heif);;All files (*)"); }

QString asked_file(CommandContext& at, const QString& title) {
  return QFileDialog::getOpenFileName(&at.window, title, folder_for(at.session.file().name()), picture_files());
}

/// Empty for a game without a file.
QString folder_of_game(const CommandContext& at) {
  const QString file = at.session.file().name();
  return file.isEmpty() ? QString() : QFileInfo(file).absolutePath();
}

void trace_photograph(CommandContext& at, const QString& path) {
  TraceDialog dialog(at.session, path, folder_of_game(at), &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  change_by_hand(at.session, dialog.traced_game(), tr("table from a photograph"), dialog.sha256());
  at.tell(tr("The table is as you traced it. Undo takes it back."));
}

}  // namespace

QString asked_photograph(CommandContext& at) { return asked_file(at, tr("Photograph of the table")); }

void show_photograph(CommandContext& at, const QString& path, PhotographDialog* read) {
  std::unique_ptr<PhotographDialog> own;
  if (read == nullptr) own = std::make_unique<PhotographDialog>(at.session, path, &at.window);
  PhotographDialog& dialog = read == nullptr ? *own : *read;
  const int chosen = dialog.exec();
  if (chosen == PhotographDialog::BY_HAND) return trace_photograph(at, path);
  if (chosen != QDialog::Accepted || !dialog.reading() || !*dialog.reading()) return;
  const auto moved = static_cast<qsizetype>(dialog.accepted().size());
  if (moved == 0) return;
  change_by_hand(at.session, dialog.accepted_game(), tr("photograph of the table"), (*dialog.reading())->sha256);
  at.tell(tr("%1 moved as photographed. Undo takes it back.").arg(counted_words("%n model", "%n models", moved)));
}

namespace {

void print_markers(CommandContext& at) {
  MarkerDialog dialog(at.session.game(), &at.window);
  dialog.exec();
  if (dialog.with_further_markers())
    change_by_hand(at.session, *dialog.with_further_markers(), tr("markers of models"));
}

void ask_photograph(CommandContext& at) {
  const QString path = asked_photograph(at);
  if (!path.isEmpty()) show_photograph(at, path);
}

void ask_traced_photograph(CommandContext& at) {
  const QString path = asked_photograph(at);
  if (!path.isEmpty()) trace_photograph(at, path);
}

void watch_photographs(CommandContext& at) {
  auto* watch = at.window.findChild<PhotoWatch*>();
  if (watch == nullptr) return;
  if (!watch->folder().folder().isEmpty()) {
    at.tell(tr("%1 is not watched any more.").arg(watch->folder().folder()));
    return watch->folder().stop();
  }
  constexpr const char* FOLDER_KEY = "photographs/folder";
  const QString last = QSettings().value(FOLDER_KEY, folder_for(at.session.file().name())).toString();
  const QString folder =
      QFileDialog::getExistingDirectory(&at.window, tr("Folder into which your phone sends photographs"), last);
  if (folder.isEmpty()) return;
  if (const auto watched = watch->folder().watch(folder); !watched) return at.warn(reason_text(watched.problem()));
  QSettings().setValue(FOLDER_KEY, folder);
  at.tell(tr("New photographs in %1 are read by themselves.").arg(folder));
}

void watch_table(CommandContext& at) {
  TableWatch& watch = at.watching();
  if (const QString why = watch.why_not(); !why.isEmpty()) return at.warn(why);
  WatchDialog dialog(watch, at.session.game(), &at.window);
  if (dialog.exec() == QDialog::Accepted && watch.is_on()) watch.show_corner();
}

void silence_tones(CommandContext& at) {
  WatchSounds& sounds = at.watching().sounds();
  sounds.set_silent(!sounds.is_silent());
  at.tell(sounds.is_silent() ? tr("The tones of the watched table are silent.")
                             : tr("The tones of the watched table are heard."));
}

void lay_backdrop(CommandContext& at) {
  const QString path = asked_file(at, tr("Picture under the terrain"));
  if (path.isEmpty()) return;
  BackdropDialog dialog(at.session.game(), path, folder_of_game(at), at.session.unit(), &at.window);
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

constexpr CommandDetails SILENCE{.on_table = true,
                                 .key_help = QT_TR_NOOP("silence the tones of the watched table, or bring them back")};

}  // namespace

std::span<const Command> photo_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"real-table", QT_TR_NOOP("The r&eal table"), "", "", file_exchange, always, nullptr, submenu_of(photographs)},
      {"markers", QT_TR_NOOP("Print &markers…"), "", "", photographs, game, print_markers},
      {"photograph", QT_TR_NOOP("&Photograph of the table…"), "", "", photographs, game, ask_photograph},
      {"trace-photograph", QT_TR_NOOP("Place by &hand on a photograph…"), "", "", photographs, game,
       ask_traced_photograph},
      {"watch-photographs", QT_TR_NOOP("&Watch a folder for photographs…"), "", "", photographs, game,
       watch_photographs},
      {"watch-table", QT_TR_NOOP("Watch the t&able…"), "", "", photographs, game, watch_table},
      {"silence-tones", QT_TR_NOOP("Tones of the watched table off or o&n"), "Shift+M", "", photographs, game,
       silence_tones, SILENCE},
      {"lay-backdrop", QT_TR_NOOP("&Lay a picture under the terrain…"), "", "", photographs, game, lay_backdrop},
      {"remove-backdrop", QT_TR_NOOP("&Take the picture away"), "", "", photographs, game, take_backdrop_away},
      {"photograph-help", QT_TR_NOOP("How to ph&otograph…"), "", "", photographs, always,
       [](CommandContext& at) { show_photograph_help(&at.window); }},
      {"backdrop-opacity", QT_TR_NOOP("Opacity of the pict&ure under the terrain…"), "", "", view_shown, game,
       ask_backdrop_opacity},
  };
  return ROWS;
}

}  // namespace linesman
