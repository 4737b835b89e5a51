#include "ui/commands/roll_dice.h"

#include <QCoreApplication>

#include "record/history.h"
#include "ui/commands/change_game.h"

namespace linesman {

RollDice::RollDice(Session& session, Roll roll)
    : QUndoCommand(QCoreApplication::translate("Commands", "the dice")),
      session_(session),
      roll_(std::move(roll)),
      before_(session.game()),
      after_(record_roll(before_, roll_, session.entry_basis())) {}

void RollDice::undo() {
  session_.set_game(with_whole_record(session_, before_));
  session_.give_dice(roll_.pieces, roll_.purpose, {});
}

void RollDice::redo() {
  session_.set_game(with_whole_record(session_, after_));
  session_.give_dice(roll_.pieces, roll_.purpose, roll_.faces);
}

}  // namespace linesman
