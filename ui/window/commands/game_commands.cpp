#include "ui/window/commands/game_commands.h"

#include <QInputDialog>
#include <algorithm>

#include "drawing/report/entry_words.h"
#include "ui/commands/gestures.h"
#include "ui/commands/record_gestures.h"
#include "ui/panels/record/decision_dialog.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/new_dispute.h"
#include "ui/window/dialogs/new_game.h"
#include "ui/window/dialogs/new_game_dialog.h"
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
  const QString name = QInputDialog::getText(
      window, tr("A marginal move"),
      tr("It is within the tolerance that was agreed on. Who lets it pass? The record keeps the name:"),
      QLineEdit::Normal, {}, &agreed);
  return agreed ? std::optional(name.trimmed()) : std::nullopt;
}

}  // namespace

void ask_new_game(CommandContext& at) {
  NewGameDialog dialog(at.session.rulesets(), game_templates(), &at.window);
  if (dialog.exec() != QDialog::Accepted || !at.files.may_leave()) return;
  auto document = dialog.document();
  if (!document) return at.warn(QString::fromStdString(document.problem().sentence()));
  at.files.begin(std::move(document).value());
}

void ask_new_dispute(CommandContext& at) {
  auto catalogue = load_catalogues(catalogue_folder().toStdString());
  if (!catalogue) return at.warn(QString::fromStdString(catalogue.problem().sentence()));
  NewDisputeDialog dialog(at.session.rulesets(), std::move(catalogue).value(), &at.window);
  if (dialog.exec() != QDialog::Accepted || !at.files.may_leave()) return;
  auto document = dialog.document();
  if (!document) return at.warn(QString::fromStdString(document.problem().sentence()));
  at.files.begin(std::move(document).value());
  at.bring_to_front("palette");
  at.tell(tr("Choose what lies between them and draw it; V takes up the tool that drags models."));
}

void decide_on_order(CommandContext& at) {
  const Ruling* ruling = at.session.order() && at.session.answer() ? at.session.answer()->ruling() : nullptr;
  if (ruling == nullptr) return;
  DecisionDialog dialog(
      tr("The order is %1 and is carried out all the same.").arg(verdict_word(ruling->verdict).toLower()), &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  if (const auto done = decide_order(at.session, dialog.text(), dialog.by()); !done)
    return at.warn(reason_text(done.problem()));
  at.table.setFocus();
  at.tell(tr("Carried out by decision of %1. Undo takes it back.").arg(dialog.by()));
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
  at.tell(tr("Carried out. Undo takes it back."));
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
                            tr("Name of the template; its table, terrain and pieces are kept, not its "
                               "history:"),
                            QLineEdit::Normal, QString::fromStdString(at.session.game().title()), &given);
  if (!given) return;
  const auto saved = save_as_template(at.session.document(), name);
  if (!saved) return at.warn(QString::fromStdString(saved.problem().sentence()));
  at.tell(tr("File > New game begins with “%1” now.").arg(name.trimmed()));
}

void begin_duplicate(CommandContext& at) {
  if (!at.files.may_leave()) return;
  at.files.begin(without_history(at.session.document()));
  at.tell(tr("This is a copy without history; it is not saved yet."));
}

}  // namespace linesman
