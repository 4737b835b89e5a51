#include "ui/window/commands/command_rows.h"

#include <QFileDialog>
#include <QFileInfo>

#include "drawing/picture/picture_file.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "exchange/exchange.h"
#include "files/disk/file.h"
#include "ui/commands/gestures.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/export_dialog.h"
#include "ui/window/dialogs/import_dialog.h"
#include "ui/window/dialogs/save_dialog.h"

namespace linesman {

namespace {

using window::tr;

QString proposed_file(const Session& session, const QString& ending) {
  return folder_for(session.file().name()) + "/" + name_for_file(session) + ending;
}

QString outcome(const Result<void>& done, const QString& path) {
  return done ? tr("Saved to %1.").arg(path) : spoken(done.problem());
}

constexpr int PIXELS_FOR_INCH = 100;  // of the picture in a Universal VTT file

Footprints bases_in_play(const Session& session) {
  return session.hearing() ? footprints_of(session.hearing()->ruleset(), session.game()) : Footprints{};
}

StatusReading statuses_in_play(const Session& session) {
  return session.terms() != nullptr ? StatusReading::of(*session.terms(), session.game()) : StatusReading{};
}

Result<MapPicture> map_picture(const Session& session) {
  const Footprints bases = bases_in_play(session);
  PictureSize size;
  size.scale = 1;
  size.dpi = PIXELS_FOR_INCH;
  size.bare = true;
  const auto png = picture_bytes({session.game(), bases, nullptr}, PictureFormat::png, size, {});
  if (!png) return png.problem();
  return MapPicture{png->toStdString(), PIXELS_FOR_INCH};
}

Result<void> export_data(CommandContext& at, ExchangeFormat format, const QString& path) {
  const auto picture = format == ExchangeFormat::universal_vtt ? map_picture(at.session) : MapPicture{};
  if (!picture) return picture.problem();
  const auto exported = export_text(at.session.game(), format, *picture);
  if (!exported) return exported.problem();
  if (const auto saved = save_file(path.toStdString(), exported->text); !saved) return saved;
  const auto left_out = static_cast<int>(exported->left_out.size());
  QString words = tr("Saved to %1.").arg(path);
  if (left_out > 0)
    words +=
        ' ' + tr("Left out: %1 (%2).")
                  .arg(counted_words("%n thing", "%n things", left_out), spoken(exported->left_out.front().reason));
  at.tell(words);
  return {};
}

/// Tells where it is; nothing when the player gave it up, a reason when it could not be done.
void export_picture(CommandContext& at) {
  const QString path =
      ask_where_to_write(&at.window, tr("Save a picture of the table"), proposed_file(at.session, ".png"),
                         tr("Pictures (*.png *.svg *.pdf)"), {"png", "svg", "pdf"});
  if (path.isEmpty()) return at.tell({});
  const AnswerPtr answer = at.session.proposal().answer_now();
  const Judgement* judgement = answer ? answer->judgement() : nullptr;
  const Footprints bases = bases_in_play(at.session);
  const StatusReading statuses = statuses_in_play(at.session);
  const PictureSubject subject{at.session.game(), bases, judgement, nullptr, nullptr, &statuses};
  at.tell(outcome(render_picture(subject, path.toStdString(), at.table.view_style()), path));
}

/// Shows what would come of a file, and imports it where the player agrees.
void import_from(CommandContext& at, const QString& path) {
  ImportDialog dialog(path, at.session, &at.window);
  if (!dialog.imported()) return at.warn(spoken(dialog.imported().problem()));
  if (dialog.exec() != QDialog::Accepted || !dialog.imported()) return;
  const Game& game = dialog.imported()->game;
  if (dialog.into_open_game())
    change_by_hand(at.session, game.with_history(at.session.game().history()),
                   tr("import of %1").arg(QFileInfo(path).fileName()));
  else if (at.files.may_leave())
    at.files.begin({game, Value()});
}

void ask_import(CommandContext& at) {
  const QString path = QFileDialog::getOpenFileName(&at.window, tr("Import"), folder_for(at.session.file().name()),
                                                    tr("Files to import (*.dd2vtt *.df2vtt *.uvtt *.tmj *.tsj "
                                                       "*.geojson *.json *.csv *.tsv *.txt);;All files (*)"));
  if (!path.isEmpty()) import_from(at, path);
}

/// Writes the open game as the dialog says; lists what the format had no place for.
Result<void> export_to(CommandContext& at, const ExportDialog& dialog, const QString& path) {
  if (const auto format = exchange_format_of(path.toStdString())) return export_data(at, *format, path);
  const Footprints bases = bases_in_play(at.session);
  ViewStyle style;
  style.legend = dialog.legend();
  const auto drawn = render_picture({at.session.game(), bases, nullptr}, path.toStdString(), style, dialog.size());
  if (drawn) at.tell(tr("Saved to %1.").arg(path));
  return drawn;
}

void ask_export(CommandContext& at) {
  ExportDialog dialog(QString::fromStdString(at.session.game().title()), &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  const QString name = QFileInfo(at.session.file().name()).completeBaseName();
  const QString proposed =
      folder_for(at.session.file().name()) + "/" + (name.isEmpty() ? "linesman" : name) + "." + dialog.ending();
  const QString path =
      ask_where_to_write(&at.window, tr("Export"), proposed, "*." + dialog.ending(), {dialog.ending()});
  if (path.isEmpty()) return;
  if (const auto done = export_to(at, dialog, path); !done) at.warn(spoken(done.problem()));
}

}  // namespace

std::span<const Command> exchange_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"picture", QT_TR_NOOP("&Picture of the table…"), "", "", file_exchange, game, export_picture},
      {"import", QT_TR_NOOP("&Import…"), "", "", file_exchange, always, ask_import},
      {"export", QT_TR_NOOP("E&xport…"), "", "", file_exchange, game, ask_export},
  };
  return ROWS;
}

}  // namespace linesman
