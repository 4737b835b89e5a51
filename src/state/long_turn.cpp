#include "state/long_turn.h"

#include "state/keys.h"

namespace linesman::state {

Game with_allowance_of_turns(const Game& game, PieceIndex piece, double turns) {
  Piece changed = game.piece(piece);
  const Value& before = changed.status[MODIFIER];
  Value::Array all(before.items().begin(), before.items().end());
  all.push_back(Value::Object{{"times", turns}, {"why", "several turns"}});
  changed.status = changed.status.with(MODIFIER, Value(std::move(all)));
  return game.with_piece(piece, std::move(changed));
}

}  // namespace linesman::state
