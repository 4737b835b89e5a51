// Dice that were rolled: the game's history says so, and those for whom they were have them.
#pragma once

#include <QUndoCommand>

#include "files/roll.h"
#include "ui/session/session.h"

namespace linesman {

/// Taken back, they have those dice no longer.
class RollDice : public QUndoCommand {
 public:
  RollDice(Session& session, Roll roll);
  void undo() override;
  void redo() override;

 private:
  Session& session_;
  Roll roll_;
  Game before_;
  Game after_;
};

}  // namespace linesman
