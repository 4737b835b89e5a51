#include <QInputDialog>
#include <algorithm>

#include "drawing/report/entry_words.h"
#include "drawing/report/spoken.h"
#include "ui/commands/gestures.h"
#include "ui/commands/record_gestures.h"
#include "ui/panels/record/decision_dialog.h"
#include "ui/panels/strip/chips.h"
#include "ui/window/commands/acts.h"
#include "ui/window/commands/command_rows.h"
#include "ui/window/commands/words.h"
#include "ui/window/dispute/dispute.h"
#include "ui/window/watch/table_watch.h"

namespace linesman {

namespace {

using window::tr;

/// Who lets the proposed move pass when it is marginal, asked once; nothing when the player gives it up. Empty for a
/// move that needs no agreement, and where no name is given.
std::optional<QString> agreement_on(const Session& session, QWidget* window) {
  const Ruling* ruling =
      session.proposal().order() && session.proposal().answer() ? session.proposal().answer()->ruling() : nullptr;
  if (ruling == nullptr || ruling->verdict != Verdict::marginal) return QString();
  bool agreed = false;
  const QString name =
      QInputDialog::getText(window, tr("A marginal move"),
                            tr("It is within the agreed tolerance. Who allows it? The history keeps the name:"),
                            QLineEdit::Normal, {}, &agreed);
  return agreed ? std::optional(name.trimmed()) : std::nullopt;
}

}  // namespace

void decide_on_order(CommandContext& at) {
  const Ruling* ruling = at.session.proposal().order() && at.session.proposal().answer()
                             ? at.session.proposal().answer()->ruling()
                             : nullptr;
  if (ruling == nullptr) return;
  DecisionDialog dialog(tr("Allow this illegal move by umpire's decision."), &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  if (const auto done = decide_order(at.session, dialog.text(), dialog.by()); !done)
    return at.warn(reason_text(done.problem()));
  at.table.setFocus();
  at.tell(tr("%1 allowed the move. Undo takes it back.").arg(dialog.by()));
}

namespace {

void carry_out(CommandContext& at) {
  if (at.watching().carry_out()) return;
  // An answer about a place is carried out by the way that was found there.
  if (!at.asking.is_about_way()) {
    auto way = at.asking.order_to_carry_out();
    if (!way) return at.refuse(tr("The answer is not a plain yes: there is no move to carry out."));
    at.session.proposal().propose(*std::move(way));
  }
  at.session.proposal().answer_now();
  const auto agreed_by = agreement_on(at.session, &at.window);
  if (!agreed_by) return;
  if (const auto seq = at.session.proposal().putting_right()) {
    const auto done = put_right(at.session, *seq);
    if (!done) return at.refuse(reason_text(done.problem()));
    at.table.setFocus();
    return at.warn(put_right_words(*done));
  }
  const auto done = carry_out_order(at.session, *agreed_by);
  if (!done) return at.refuse(reason_text(done.problem()));
  // The order's form empties; from the next field that took the focus, undo would not reach the game.
  at.table.setFocus();
  at.tell(tr("The move is carried out. Undo takes it back."));
}

void select_next_unmoved(CommandContext& at) {
  const std::vector<PieceIndex>& waiting = at.controller.turn().waiting;
  if (waiting.empty()) return at.tell(tr("All models have moved in this turn."));
  const std::vector<PieceIndex> selection = at.controller.selection();
  auto next = waiting.begin();
  if (!selection.empty()) next = std::upper_bound(waiting.begin(), waiting.end(), selection.back());
  if (next == waiting.end()) next = waiting.begin();
  at.controller.select({*next});
  at.table.bring_into_view(at.session.game().piece(*next).pose.at);
}

void begin_next_turn(CommandContext& at) {
  const QString words = waiting_words(at.controller.turn(), at.session.game());
  change_turn(at.session, at.session.game().turn() + 1);
  at.tell(words.isEmpty() ? tr("All models have moved.") : words);
}

void paste_order(CommandContext& at) {
  if (const auto done = propose_copied_order(at.session); !done)
    at.warn(tr("The clipboard holds no move: %1").arg(spoken(done.problem())));
}

void say_action(CommandContext& at) {
  if (auto* chips = at.window.findChild<Chips*>()) chips->choose_action();
}

constexpr CommandDetails CARRY_OUT{
    .help = QT_TR_NOOP("Carry out the move (Enter on the table, Ctrl+Enter from anywhere)"),
    .sheet = KeySheetPart::order,
    .key_help = QT_TR_NOOP("carry out the move from anywhere, also from a field")};
constexpr CommandDetails REACH{
    .form = CommandForm::checkable,
    .on_table = true,
    .help = QT_TR_NOOP("Show where the selected model can go (R). Click there to propose the move."),
    .sheet = KeySheetPart::reach,
    .key_help = QT_TR_NOOP("show or hide where the selected model can go")};
constexpr CommandDetails THREAT{.form = CommandForm::checkable,
                                .on_table = true,
                                .help = QT_TR_NOOP("Show where the other side can be with its next move (Shift+R)."),
                                .sheet = KeySheetPart::reach,
                                .key_help = QT_TR_NOOP("show or hide the next move of the other side")};
constexpr CommandDetails COPY_ANSWER{.on_table = true,
                                     .sheet = KeySheetPart::order,
                                     .key_help = QT_TR_NOOP("copy the table and what is ruled as a picture")};
constexpr CommandDetails SAY_ACTION{
    .on_table = true, .sheet = KeySheetPart::order, .key_help = QT_TR_NOOP("say the action, or leave it open")};
constexpr CommandDetails NEXT_UNMOVED{.on_table = true,
                                      .sheet = KeySheetPart::order,
                                      .key_help = QT_TR_NOOP("select the next model that has not moved in this turn")};
// Elsewhere Enter ends the editing of a field.
constexpr CommandDetails ENTER{
    .on_table = true, .sheet = KeySheetPart::order, .key_help = QT_TR_NOOP("carry out the move")};

}  // namespace

std::span<const Command> order_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"undo", QT_TR_NOOP("&Undo"), "Ctrl+Z", "undo", edit_undo, own, [](CommandContext& at) { at.undo.undo(); }},
      {"redo", QT_TR_NOOP("&Redo"), "Ctrl+Shift+Z; Ctrl+Y", "redo", edit_undo, own,
       [](CommandContext& at) { at.undo.redo(); }},
      {"copy-ruling", QT_TR_NOOP("&Copy the ruling"), "Ctrl+Shift+C", "copy", edit_ruling, game,
       [](CommandContext& at) { at.ruling.copy_text(); }},
      {"copy-answer", QT_TR_NOOP("Copy the ans&wer as a picture"), "C", "", edit_ruling, game,
       [](CommandContext& at) { at.dispute().copy_picture(); }, COPY_ANSWER},
      {"copy-ruling-json", QT_TR_NOOP("Copy the ruling as &JSON"), "", "", edit_ruling, game,
       [](CommandContext& at) { at.ruling.copy_json(); }},
      {"carry-out", QT_TR_NOOP("&Carry out"), "Ctrl+Return; Ctrl+Enter", "carry-out", order, own, carry_out, CARRY_OUT},
      {"drop", QT_TR_NOOP("Canc&el move"), "", "", order, game,
       [](CommandContext& at) { at.session.proposal().drop(); }},
      {"reach", QT_TR_NOOP("Show movement &range"), "R", "reach", order, game, nullptr, REACH},
      {"threat", QT_TR_NOOP("Show &threat"), "Shift+R", "", order, game, nullptr, THREAT},
      {"say-action", QT_TR_NOOP("&Action…"), "Q", "", order, game, say_action, SAY_ACTION},
      {"next-unmoved", QT_TR_NOOP("Next that has not mo&ved"), "U", "", order, game, select_next_unmoved, NEXT_UNMOVED},
      {"next-turn", QT_TR_NOOP("&Next turn"), "Ctrl+T", "", order, game, begin_next_turn},
      {"paste-order", QT_TR_NOOP("Paste m&ove"), "Ctrl+Shift+V", "", order, game, paste_order},
      {"carry-out-on-table", QT_TR_NOOP("&Carry out"), "Return; Enter", "", none, always, carry_out, ENTER},
  };
  return ROWS;
}

}  // namespace linesman
