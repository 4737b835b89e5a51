// The one undo command: the whole game before and after a gesture.
#pragma once

#include <QUndoCommand>

#include "ui/session/session.h"

namespace linesman {

/// A game with the whole record of the open one, in which it stands where it stood: going back and forth erases
/// nothing.
Game with_whole_record(const Session& session, const Game& game);

/// Games share what stayed, so that holding two of them costs little, and every gesture is undone the same way.
class ChangeGame : public QUndoCommand {
 public:
  /// `text` completes «Undo …». With `then_order` that order is proposed again when the change is taken back, and
  /// dropped when it is made.
  ChangeGame(Session& session, Game after, const QString& text, std::optional<Order> then_order = {});
  void undo() override;
  void redo() override;

 private:
  /// Selects the pieces that differ.
  void show_changed(const Game& from, const Game& to);

  Session& session_;
  Game before_;
  Game after_;
  std::optional<Order> order_;
  bool made_once_ = false;  ///< the push has called redo: what the player selects then is his own affair
};

/// Pushes one on the session's undo stack.
void push_change(Session& session, Game after, const QString& text, std::optional<Order> then_order = {});

}  // namespace linesman
