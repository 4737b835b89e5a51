// The one undo command: the whole game before and after a gesture.
#pragma once

#include <QObject>
#include <QUndoCommand>
#include <optional>

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

/// Undo and redo of the window. An order that is being proposed is the last thing that was done, so undo drops it
/// before it takes back a change of the game, and redo brings it back.
class UndoSteps : public QObject {
  Q_OBJECT
 public:
  explicit UndoSteps(Session& session, QObject* parent = nullptr);

  bool can_undo() const;
  bool can_redo() const;
  QString undo_text() const;  ///< completes «Undo …»; empty when there is nothing to undo
  QString redo_text() const;

 public slots:
  void undo();
  void redo();

 signals:
  void changed();

 private:
  /// The order that stands was proposed by a player, and not given back by undo.
  bool is_players_own() const;
  void forget();

  Session& session_;
  std::optional<Order> dropped_;     ///< by undo, until something else is done
  std::optional<Order> given_back_;  ///< the order that the last undo of a change left standing
  bool at_work_ = false;
};

}  // namespace linesman
