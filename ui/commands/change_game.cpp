#include "ui/commands/change_game.h"

#include <utility>

#include "files/record.h"

namespace linesman {

namespace {

// Whoever deletes or adds a piece copies the others too.
bool is_same(const Piece& a, const Piece& b) {
  return &a == &b || (a.name == b.name && a.side == b.side && a.base == b.base && a.pose == b.pose && a.hex == b.hex &&
                      a.traits == b.traits && a.status == b.status);
}

}  // namespace

// Entries are only ever added, so the longer record has all of the other.
Game with_whole_record(const Session& session, const Game& game) {
  const Record now = record_of(session.game());
  const Record then = record_of(game);
  if (now.entries.size() <= then.entries.size()) return game;
  return with_record(game, {now.entries, then.here, now.chain});
}

ChangeGame::ChangeGame(Session& session, Game after, const QString& text, std::optional<Order> then_order)
    : QUndoCommand(text),
      session_(session),
      before_(session.game()),
      after_(std::move(after)),
      order_(std::move(then_order)) {}

// Undo and redo lead to what they change.
void ChangeGame::show_changed(const Game& from, const Game& to) {
  std::vector<std::string> changed;
  for (const auto& piece : to.pieces()) {
    const auto was = from.find_piece(piece->id);
    if (!was || !is_same(from.piece(*was), *piece)) changed.push_back(piece->id);
  }
  if (!changed.empty()) session_.select(std::move(changed));
}

void ChangeGame::undo() {
  session_.set_game(with_whole_record(session_, before_));
  show_changed(after_, before_);
  if (order_) session_.propose(*order_);
}

void ChangeGame::redo() {
  if (order_) {
    session_.drop_order();
    session_.spend_dice(*order_);
  }
  session_.set_game(with_whole_record(session_, after_));
  if (std::exchange(made_once_, true)) show_changed(before_, after_);
}

void push_change(Session& session, Game after, const QString& text, std::optional<Order> then_order) {
  session.undo_stack().push(new ChangeGame(session, std::move(after), text, std::move(then_order)));
}

}  // namespace linesman
