#include "ui/commands/change_game.h"

#include <QScopedValueRollback>
#include <utility>

#include "files/documents/record.h"
#include "files/orders/order_json.h"

namespace linesman {

namespace {

// A change that deletes or adds a piece copies the other pieces too.
bool is_same(const Piece& a, const Piece& b) {
  return &a == &b || (a.name == b.name && a.side == b.side && a.base == b.base && a.pose == b.pose && a.hex == b.hex &&
                      a.traits == b.traits && a.status == b.status && a.tray == b.tray);
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
  if (!changed.empty()) session_.selected().select(std::move(changed));
}

void ChangeGame::undo() {
  session_.set_game(with_whole_record(session_, before_));
  show_changed(after_, before_);
  if (order_) session_.proposal().propose(*order_);
}

void ChangeGame::redo() {
  if (order_) {
    session_.proposal().drop();
    session_.proposal().spend_dice(*order_);
  }
  session_.set_game(with_whole_record(session_, after_));
  if (std::exchange(made_once_, true)) show_changed(before_, after_);
}

void push_change(Session& session, Game after, const QString& text, std::optional<Order> then_order) {
  session.file().undo_stack().push(new ChangeGame(session, std::move(after), text, std::move(then_order)));
}

UndoSteps::UndoSteps(Session& session, QObject* parent) : QObject(parent), session_(session) {
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, &UndoSteps::forget);
  connect(&session_.file().undo_stack(), &QUndoStack::indexChanged, this, &UndoSteps::forget);
}

bool UndoSteps::is_players_own() const {
  return session_.proposal().order() &&
         !(given_back_ && write_order(*given_back_) == write_order(*session_.proposal().order()));
}

bool UndoSteps::can_undo() const { return is_players_own() || session_.file().undo_stack().canUndo(); }
bool UndoSteps::can_redo() const { return dropped_ || session_.file().undo_stack().canRedo(); }

QString UndoSteps::undo_text() const {
  return is_players_own() ? tr("the proposal") : session_.file().undo_stack().undoText();
}
QString UndoSteps::redo_text() const { return dropped_ ? tr("the proposal") : session_.file().undo_stack().redoText(); }

void UndoSteps::undo() {
  {
    const QScopedValueRollback working(at_work_, true);
    if (is_players_own()) {
      dropped_ = session_.proposal().order();
      session_.proposal().drop();
    } else {
      session_.file().undo_stack().undo();
      dropped_.reset();
      given_back_ = session_.proposal().order();
    }
  }
  emit changed();
}

void UndoSteps::redo() {
  {
    const QScopedValueRollback working(at_work_, true);
    if (dropped_)
      session_.proposal().propose(*std::exchange(dropped_, std::nullopt));
    else
      session_.file().undo_stack().redo();
  }
  emit changed();
}

// A snap or a change in the order panel makes an order the player's own again by itself: it differs from what was given
// back.
void UndoSteps::forget() {
  if (at_work_) return;
  dropped_.reset();
  if (!session_.proposal().order()) given_back_.reset();
  emit changed();
}

}  // namespace linesman
