#include "ui/commands/undo_steps.h"

#include <QScopedValueRollback>

#include "files/order_json.h"

namespace linesman {

UndoSteps::UndoSteps(Session& session, QObject* parent) : QObject(parent), session_(session) {
  connect(&session_, &Session::order_changed, this, &UndoSteps::forget);
  connect(&session_.undo_stack(), &QUndoStack::indexChanged, this, &UndoSteps::forget);
}

bool UndoSteps::is_players_own() const {
  return session_.order() && !(given_back_ && write_order(*given_back_) == write_order(*session_.order()));
}

bool UndoSteps::can_undo() const { return is_players_own() || session_.undo_stack().canUndo(); }
bool UndoSteps::can_redo() const { return dropped_ || session_.undo_stack().canRedo(); }

QString UndoSteps::undo_text() const {
  return is_players_own() ? tr("the proposal") : session_.undo_stack().undoText();
}
QString UndoSteps::redo_text() const { return dropped_ ? tr("the proposal") : session_.undo_stack().redoText(); }

void UndoSteps::undo() {
  {
    const QScopedValueRollback working(at_work_, true);
    if (is_players_own()) {
      dropped_ = session_.order();
      session_.drop_order();
    } else {
      session_.undo_stack().undo();
      dropped_.reset();
      given_back_ = session_.order();
    }
  }
  emit changed();
}

void UndoSteps::redo() {
  {
    const QScopedValueRollback working(at_work_, true);
    if (dropped_)
      session_.propose(*std::exchange(dropped_, std::nullopt));
    else
      session_.undo_stack().redo();
  }
  emit changed();
}

// A snap or a change in the order panel makes an order the player's own again by itself: it differs from what was given
// back.
void UndoSteps::forget() {
  if (at_work_) return;
  dropped_.reset();
  if (!session_.order()) given_back_.reset();
  emit changed();
}

}  // namespace linesman
