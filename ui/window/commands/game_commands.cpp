#include <QInputDialog>
#include <algorithm>

#include "drawing/report/entry_words.h"
#include "drawing/report/spoken.h"
#include "ui/commands/gestures.h"
#include "ui/commands/record_gestures.h"
#include "ui/panels/record/decision_dialog.h"
#include "ui/window/commands/command_rows.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/new_game.h"
#include "ui/window/dialogs/new_game_dialog.h"
#include "ui/window/dispute/dispute.h"
#include "ui/window/places.h"

namespace linesman {

namespace {

using window::tr;

void keep_dispute(CommandContext& at, std::int64_t entry, const DisputeResult& result) {
  if (!result.decision) {
    add_remark(at.session, {entry, result.text.toStdString(), {}});
    return at.tell(tr("The history has the dispute as a note."));
  }
  const auto done = decide_entry(
      at.session, {entry, result.verdict, result.text.toStdString(), result.by.toStdString(), result.of_case});
  if (!done) return at.warn(reason_text(done.problem()));
  at.tell(tr("The history has the dispute as a decision."));
}

void ask_new_game(CommandContext& at) {
  const QStringList last = at.files.recent();
  NewGameDialog dialog(at.session.rulesets(), game_templates(), last.isEmpty() ? QString() : last.front(), &at.window);
  if (dialog.exec() != QDialog::Accepted || !at.files.may_leave()) return;
  auto document = dialog.document();
  if (!document) return at.warn(spoken(document.problem()));
  at.files.begin(std::move(document).value());
}

void ask_new_dispute(CommandContext& at) {
  if (!at.session.has_game()) return at.dispute().begin_from_nothing(nullptr);
  Dispute& beside = at.dispute_beside();
  beside.begin_from_nothing([&beside] { beside.window().close(); });
}

void settle_dispute(CommandContext& at) {
  if (at.dispute().is_going_on()) return at.tell(tr("Leave this dispute before you begin another."));
  if (at.session.selected().pieces().empty()) return at.tell(tr("Select the models of the dispute first."));
  const Session& session = at.session;
  const Record record = record_of(session.game());
  const std::int64_t here = record.here;
  const bool ruled = here > 0 && here <= static_cast<std::int64_t>(record.entries.size()) &&
                     record.entries[static_cast<std::size_t>(here - 1)]["ruling"].is_object();
  const AnswerPtr& answer = session.proposal().answer();
  const Trace* move = session.proposal().order() && answer ? answer->trace() : nullptr;
  RuledFrom from{session.file().name(), here, {}, ruled};
  if (ruled) from.chain = record.entries[static_cast<std::size_t>(here - 1)]["chain"].text_or("");
  Dispute& beside = at.dispute_beside();
  beside.come_from(from);
  beside.begin_about(
      session.file().document(), session.selected().pieces(), session.proposal().order(), move, ruled,
      [&at, here](const DisputeResult& result) { keep_dispute(at, here, result); },
      [&beside] { beside.window().close(); });
}

void dispute_or_draw(CommandContext& at) {
  if (at.session.selected().pieces().empty()) {
    at.controller.use("draw");
    return at.bring_to_front("palette");  // what is typed next filters the kinds
  }
  settle_dispute(at);
}

void ask_template_name(CommandContext& at) {
  bool given = false;
  const QString name =
      QInputDialog::getText(&at.window, tr("Save as template"),
                            tr("Name of the template. It keeps table, terrain and models, not the history:"),
                            QLineEdit::Normal, QString::fromStdString(at.session.game().title()), &given);
  if (!given) return;
  const auto saved = save_as_template(at.session.file().document(), name);
  if (!saved) return at.warn(spoken(saved.problem()));
  at.tell(tr("You can now begin a new game with “%1”.").arg(name.trimmed()));
}

void begin_duplicate(CommandContext& at) {
  if (!at.files.may_leave()) return;
  at.files.begin(without_history(at.session.file().document()));
  at.tell(tr("This is a copy without history. It is not saved yet."));
}

void ask_title(CommandContext& at) {
  bool given = false;
  const QString title = QInputDialog::getText(&at.window, tr("Title"), tr("Title of the game:"), QLineEdit::Normal,
                                              QString::fromStdString(at.session.game().title()), &given);
  if (given) change_title(at.session, title.trimmed().toStdString());
}

constexpr CommandDetails DISPUTE{.on_table = true,
                                 .sheet = KeySheetPart::order,
                                 .key_help = QT_TR_NOOP("with models selected: settle a dispute about them")};

}  // namespace

std::span<const Command> game_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"new-game", QT_TR_NOOP("&New game…"), "Ctrl+N", "new", file_game, always, ask_new_game},
      {"new-dispute", QT_TR_NOOP("Settle a &dispute…"), "Ctrl+Shift+N", "", file_game, always, ask_new_dispute},
      {"dispute", QT_TR_NOOP("Dispute about t&he models"), "", "", file_game, game, settle_dispute},
      {"open", QT_TR_NOOP("&Open…"), "Ctrl+O", "open", file_game, always,
       [](CommandContext& at) { at.files.ask_and_open(); }},
      {"recent", QT_TR_NOOP("Open &recent"), "", "", file_game, always, nullptr, submenu_of(recent)},
      {"save", QT_TR_NOOP("&Save"), "Ctrl+S", "save", file_game, game, [](CommandContext& at) { at.files.save(); }},
      {"save-as", QT_TR_NOOP("Save &as…"), "Ctrl+Shift+S", "", file_game, game,
       [](CommandContext& at) { at.files.save_as(); }},
      {"duplicate", QT_TR_NOOP("Dup&licate without history"), "", "", file_game, game, begin_duplicate},
      {"save-template", QT_TR_NOOP("Save as te&mplate…"), "", "", file_game, game, ask_template_name},
      {"close", QT_TR_NOOP("&Close the game"), "Ctrl+W", "", file_game, game,
       [](CommandContext& at) { at.files.close_game(); }},
      {"quit", QT_TR_NOOP("&Quit"), "Ctrl+Q", "", file_quit, always, [](CommandContext& at) { at.window.close(); }},
      {"title", QT_TR_NOOP("T&itle…"), "", "", edit_game, game, ask_title},
      {"dispute-or-draw", QT_TR_NOOP("Dispute about the models"), "D", "", none, game, dispute_or_draw, DISPUTE},
  };
  return ROWS;
}

}  // namespace linesman
