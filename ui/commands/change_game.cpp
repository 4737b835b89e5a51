#include "ui/commands/change_game.h"

namespace linesman {

ChangeGame::ChangeGame(Session& session, Game after, const QString& text, std::optional<Order> then_order)
    : QUndoCommand(text),
      session_(session),
      before_(session.game()),
      after_(std::move(after)),
      order_(std::move(then_order)) {}

void ChangeGame::undo() {
  session_.set_game(before_);
  if (order_) session_.propose(*order_);
}

void ChangeGame::redo() {
  if (order_) session_.drop_order();
  session_.set_game(after_);
}

}  // namespace linesman
