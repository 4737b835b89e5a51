// The turn that is being played, as the record has it: who has moved in it, who has not, and the last move.
//
//   const TurnState turn = turn_state(session.game(), session.ruleset_data());
//   line.setText(turn_words(session.game()) + ' ' + waiting_words(turn, session.game()));
#pragma once

#include <QString>
#include <vector>

#include "movement/order.h"
#include "rules/terms.h"

namespace linesman {

/// A model that the last move took somewhere else.
struct LastMoved {
  PieceIndex piece{};
  Pose from;  ///< in which it stood before the move
  Path path;  ///< as ordered; empty: it went without one
};

struct TurnState {
  std::vector<PieceIndex> moved;    ///< an order of theirs was carried out in this turn; in document order
  std::vector<PieceIndex> waiting;  ///< on the table, of the side whose turn it is, without an order in this turn;
                                    ///< not those who are held and may not go
  std::vector<PieceIndex> bound;    ///< those of `waiting` that have to move under the rules
  std::vector<LastMoved> last;      ///< by the last order of this turn; empty before the first
};

/// `data` is of the ruleset in force; nullptr: no model has to move. A turn begins with the entry that changes the
/// number of the turn, the first with the game. Where no side has the turn, every model may move in it.
TurnState turn_state(const Game& game, const RulesetData* data);

/// "Turn 3", and with a side whose turn it is "Turn 3, Blue"; with its phase once a game has phases.
QString turn_words(const Game& game);

/// "3 units have not moved.", and the names of those that have to; empty when all have moved. A model without a unit
/// counts as one.
QString waiting_words(const TurnState& turn, const Game& game);

}  // namespace linesman
