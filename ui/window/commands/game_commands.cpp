#include "ui/window/commands/game_commands.h"

#include <QInputDialog>
#include <algorithm>

#include "drawing/report/entry_words.h"
#include "drawing/report/spoken.h"
#include "ui/commands/gestures.h"
#include "ui/commands/record_gestures.h"
#include "ui/panels/record/decision_dialog.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/new_game.h"
#include "ui/window/dialogs/new_game_dialog.h"
#include "ui/window/dispute/dispute.h"
#include "ui/window/places.h"

namespace linesman {

namespace {

using window::tr;

/// Who lets the proposed move pass when it is marginal, asked once; nothing when the player gives it up. Empty for a
/// move that needs no agreement, and where no name is given.
std::optional<QString> agreement_on(const Session& session, QWidget* window) {
  const Ruling* ruling = session.order() && session.answer() ? session.answer()->ruling() : nullptr;
  if (ruling == nullptr || ruling->verdict != Verdict::marginal) return QString();
  bool agreed = false;
  const QString name =
      QInputDialog::getText(window, tr("A marginal move"),
                            tr("It is within the agreed tolerance. Who allows it? The history keeps the name:"),
                            QLineEdit::Normal, {}, &agreed);
  return agreed ? std::optional(name.trimmed()) : std::nullopt;
}

void keep_dispute(CommandContext& at, std::int64_t entry, const DisputeResult& result) {
  if (!result.decision) {
    add_remark(at.session, {entry, result.text.toStdString(), {}});
    return at.tell(tr("The history has the dispute as a note."));
  }
  const auto done =
      decide_entry(at.session, {entry, result.verdict, result.text.toStdString(), result.by.toStdString()});
  if (!done) return at.warn(reason_text(done.problem()));
  at.tell(tr("The history has the dispute as a decision."));
}

}  // namespace

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
  if (at.session.selection().empty()) return at.tell(tr("Select the models of the dispute first."));
  const Session& session = at.session;
  const Record record = record_of(session.game());
  const std::int64_t here = record.here;
  const bool ruled = here > 0 && here <= static_cast<std::int64_t>(record.entries.size()) &&
                     record.entries[static_cast<std::size_t>(here - 1)]["ruling"].is_object();
  const AnswerPtr& answer = session.answer();
  const Trace* move = session.order() && answer ? answer->trace() : nullptr;
  Dispute& beside = at.dispute_beside();
  beside.begin_about(
      session.document(), session.selection(), session.order(), move, ruled,
      [&at, here](const DisputeResult& result) { keep_dispute(at, here, result); },
      [&beside] { beside.window().close(); });
}

void dispute_or_draw(CommandContext& at) {
  if (at.session.selection().empty()) return at.controller.use("draw");
  settle_dispute(at);
}

void copy_answer(CommandContext& at) { at.dispute().copy_picture(); }

void decide_on_order(CommandContext& at) {
  const Ruling* ruling = at.session.order() && at.session.answer() ? at.session.answer()->ruling() : nullptr;
  if (ruling == nullptr) return;
  DecisionDialog dialog(tr("Allow this illegal move by umpire's decision."), &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  if (const auto done = decide_order(at.session, dialog.text(), dialog.by()); !done)
    return at.warn(reason_text(done.problem()));
  at.table.setFocus();
  at.tell(tr("%1 allowed the move. Undo takes it back.").arg(dialog.by()));
}

void carry_out(CommandContext& at) {
  at.session.answer_now();
  const auto agreed_by = agreement_on(at.session, &at.window);
  if (!agreed_by) return;
  if (const auto seq = at.session.putting_right()) {
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

void ask_template_name(CommandContext& at) {
  bool given = false;
  const QString name =
      QInputDialog::getText(&at.window, tr("Save as template"),
                            tr("Name of the template. It keeps table, terrain and models, not the history:"),
                            QLineEdit::Normal, QString::fromStdString(at.session.game().title()), &given);
  if (!given) return;
  const auto saved = save_as_template(at.session.document(), name);
  if (!saved) return at.warn(spoken(saved.problem()));
  at.tell(tr("You can now begin a new game with “%1”.").arg(name.trimmed()));
}

void begin_duplicate(CommandContext& at) {
  if (!at.files.may_leave()) return;
  at.files.begin(without_history(at.session.document()));
  at.tell(tr("This is a copy without history. It is not saved yet."));
}

}  // namespace linesman
