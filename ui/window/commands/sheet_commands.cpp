#include <QFileInfo>
#include <QPageSetupDialog>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "drawing/sheet/clock_sheet.h"
#include "drawing/sheet/paper.h"
#include "drawing/sheet/sheet_file.h"
#include "files/documents/document.h"
#include "ui/window/commands/acts.h"
#include "ui/window/commands/command_rows.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/save_dialog.h"
#include "ui/window/settings.h"

namespace linesman {

namespace {

using window::tr;

SheetOptions sheet_options(const Session& session) {
  const QString title = QString::fromStdString(session.game().title());
  return {title.isEmpty() ? QFileInfo(session.file().name()).completeBaseName() : title, session.unit(), nullptr};
}

Result<SheetCase> case_in_hand(const Session& session) {
  if (const auto order = session.proposal().judged_order())
    return case_of_order(session.rulesets(), session.game(), *order);
  return case_of_entry(session.rulesets(), session.game(), 0);
}

/// With the reach of the proposed order, when that is shaded on the table.
Result<PaperText> sheet_in_hand(const CommandContext& at) {
  const auto sheet_case = case_in_hand(at.session);
  if (!sheet_case) return sheet_case.problem();
  SheetOptions options = sheet_options(at.session);
  if (const auto& shown = at.table.reach(); shown && !shown->clock && at.session.proposal().order())
    options.reach = std::make_shared<const ReachSnapshot>(shown->snapshot);
  if (at.session.proposal().order()) options.certainty = certainty_of_case(*sheet_case);
  return ruling_sheet(*sheet_case, options);
}

/// With the clock of the game, when that is shaded on the table.
Result<PaperText> whole_booklet(const CommandContext& at) {
  SheetOptions options = sheet_options(at.session);
  const auto& shown = at.table.reach();
  const bool clock = shown && shown->clock && !shown->clock->threat && shown->clock->current;
  // Not of a fairer table that is only looked at.
  if (clock && write_document({shown->game, Value()}) == write_document({at.session.game(), Value()})) {
    ClockSnapshot whole = *shown->clock;
    whole.turn = 0;
    options.clock = std::make_shared<const ClockSnapshot>(std::move(whole));
  }
  return booklet(at.session.rulesets(), at.session.game(), options);
}

/// A printer as the page was set up, its job named after the sheet.
void prepare(QPrinter& printer, const PaperText& text) {
  printer.setPageLayout(kept_page());
  printer.setDocName(text.title);
  printer.setCreator(QStringLiteral("Linesman"));
}

void tell_why(CommandContext& at, const Problem& problem) {
  if (problem.pointer == "/history") return at.warn(tr("There is nothing to print yet: carry out a move first."));
  at.warn(spoken(problem));
}

void preview(CommandContext& at, const Result<PaperText>& text) {
  if (!text) return tell_why(at, text.problem());
  QPrinter printer(QPrinter::HighResolution);
  prepare(printer, *text);
  QPrintPreviewDialog dialog(&printer, &at.window);
  dialog.setWindowTitle(as_title(text->title));
  dialog.resize(820, 900);
  QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                   [&](QPrinter* device) { print_pages(*text, *device); });
  dialog.exec();
}

void save(CommandContext& at, const Result<PaperText>& text, const QString& question, const QString& suffix,
          const QStringList& endings) {
  if (!text) return tell_why(at, text.problem());
  const QString proposed =
      folder_for(at.session.file().name()) + "/" + name_for_file(at.session) + suffix + "." + endings.front();
  const QString path = ask_where_to_write(&at.window, question, proposed, "*." + endings.join(" *."), endings);
  if (path.isEmpty()) return;
  const auto written = write_sheet(*text, path.toStdString(), kept_paper());
  if (!written) return tell_why(at, written.problem());
  at.tell(tr("Saved to %1.").arg(path));
}

void save_sheet(CommandContext& at) {
  save(at, sheet_in_hand(at), tr("Save the ruling sheet"), "", {"pdf", "html", "svg"});
}

void print_sheet(CommandContext& at) {
  const auto text = sheet_in_hand(at);
  if (!text) return tell_why(at, text.problem());
  QPrinter printer(QPrinter::HighResolution);
  prepare(printer, *text);
  QPrintDialog dialog(&printer, &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  if (print_pages(*text, printer) && printer.printerState() != QPrinter::Error) return at.tell(tr("Printed."));
  at.warn(tr("The ruling sheet cannot be printed."));
}

void preview_sheet(CommandContext& at) { preview(at, sheet_in_hand(at)); }

void save_booklet(CommandContext& at) {
  save(at, whole_booklet(at), tr("Save the booklet"), " rulings", {"pdf", "html"});
}

void preview_booklet(CommandContext& at) { preview(at, whole_booklet(at)); }

void set_up_page(CommandContext& at) {
  QPrinter printer(QPrinter::HighResolution);
  printer.setPageLayout(kept_page());
  QPageSetupDialog dialog(&printer, &at.window);
  if (dialog.exec() == QDialog::Accepted) keep_page(printer.pageLayout());
}

}  // namespace

void preview_sheet_of_entry(CommandContext& at, std::int64_t seq) {
  const auto sheet_case = case_of_entry(at.session.rulesets(), at.session.game(), seq);
  if (!sheet_case) return tell_why(at, sheet_case.problem());
  preview(at, ruling_sheet(*sheet_case, sheet_options(at.session)));
}

void preview_clock_page(CommandContext& at, const Game& game, const ClockSnapshot& snapshot) {
  const PicturedMove table = pictured(game, at.session.ruleset(), nullptr, at.session.unit());
  preview(at, clock_sheet(table, snapshot, QString::fromStdString(game.title())));
}

std::span<const Command> sheet_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"save-sheet", QT_TR_NOOP("Save the rulin&g sheet…"), "Ctrl+E", "", file_paper, game, save_sheet},
      {"save-booklet", QT_TR_NOOP("Save the &booklet…"), "", "", file_paper, game, save_booklet},
      {"preview-sheet", QT_TR_NOOP("Print pre&view…"), "Ctrl+Shift+P", "", file_paper, game, preview_sheet},
      {"preview-booklet", QT_TR_NOOP("Preview of the boo&klet…"), "", "", file_paper, game, preview_booklet},
      {"print-sheet", QT_TR_NOOP("Prin&t the ruling sheet…"), "Ctrl+P", "print", file_paper, game, print_sheet},
      {"page-set-up", QT_TR_NOOP("Page set-&up…"), "", "", file_paper, always, set_up_page},
  };
  return ROWS;
}

}  // namespace linesman
