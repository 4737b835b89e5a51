#include "referee/wrecked.h"

#include <algorithm>

#include "base/contains.h"
#include "state/wreck.h"
#include "table/status.h"

namespace linesman {

Result<Wrecked> wrecked(const Hearing& hearing, const WreckRequest& request) {
  const Game& game = hearing.game();
  const auto index = game.find_piece(request.piece);
  if (!index) return Problem{"", said<"there is no piece \"{id}\" in the game">(request.piece)};
  const Piece& piece = game.piece(*index);
  if (!piece.on_table()) return Problem{"", said<"{piece} is not on the table">(label(piece))};
  std::vector<PieceIndex> gone = all_aboard(game, *index);
  if (!gone.empty() && !request.lose_aboard)
    return Problem{"", said<"{piece} carries {other}: let them get out, or say that they are lost">(
                           label(piece), label(game.piece(gone.front())))};
  gone.insert(gone.begin(), *index);
  const Footprint base = hearing.ruleset().footprint(hearing.in_force(), *index);
  Wrecked result{game, state::wreck_of(game, piece, base, request.rating), {}};
  std::vector<std::shared_ptr<const Piece>> left;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    if (contains(gone, static_cast<PieceIndex>(i)))
      result.removed.push_back(game.pieces()[i]->id);
    else
      left.push_back(game.pieces()[i]);
  }
  Features terrain = game.terrain();
  terrain.insert(terrain.size(), {result.feature});
  result.game = game.with_pieces(std::move(left)).with_terrain(std::move(terrain));
  if (const auto fit = hearing.on(result.game); !fit) return fit.problem();
  return result;
}

}  // namespace linesman
