// What undo and redo mean in the window: an order that is being proposed is the last thing that was done, so undo drops
// it before it takes back a change of the game, and redo brings it back.
#pragma once

#include <QObject>
#include <optional>

#include "ui/session/session.h"

namespace linesman {

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
