#include "ui/tools/measuring/apart.h"

namespace linesman {

std::optional<Apart> apart(const ToolHost& host, PieceIndex one, PieceIndex other) {
  const Game& game = host.game();
  if (!game.piece(one).on_table() || !game.piece(other).on_table()) return std::nullopt;
  const Tape tape{{WholePiece{game.piece(one).id}, WholePiece{game.piece(other).id}}};
  const auto reading = read(tape, game, [&](PieceIndex piece) { return host.footprint(piece); });
  const auto* taken = reading ? std::get_if<TapeReading>(&*reading) : nullptr;
  if (taken == nullptr || taken->legs.empty()) return std::nullopt;
  return Apart{tape, taken->total()};
}

}  // namespace linesman
