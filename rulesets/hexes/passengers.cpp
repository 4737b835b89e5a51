#include "hexes/passengers.h"

#include <algorithm>
#include <set>

namespace linesman::hexes {

namespace {

std::optional<PieceIndex> transport_of(const Game& game, PieceIndex piece) {
  const auto id = game.piece(piece).status["aboard"].text();
  return id ? game.find_piece(*id) : std::nullopt;
}

const Walk* walk_of(const Walks& walks, PieceIndex piece) {
  const auto it = std::find_if(walks.begin(), walks.end(), [&](const Walk& w) { return w.way.trace.piece == piece; });
  return it == walks.end() ? nullptr : &*it;
}

/// The nearest of its transports that the order moves; nullptr when it moves none of them.
const Walk* carried_by(const Game& game, const Walks& walks, PieceIndex passenger) {
  std::set<PieceIndex> seen;  // transports that carry one another are no reason to go round for ever
  for (auto transport = transport_of(game, passenger); transport && seen.insert(*transport).second;
       transport = transport_of(game, *transport))
    if (const Walk* walk = walk_of(walks, *transport)) return walk;
  return nullptr;
}

}  // namespace

// hexes-30
std::vector<End> ends_of_passengers(const Game& game, const Walks& walks) {
  std::vector<End> ends;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const auto piece = static_cast<PieceIndex>(i);
    if (walk_of(walks, piece)) continue;
    const Walk* transport = carried_by(game, walks, piece);
    if (!transport) continue;
    Pose pose = transport->way.end();
    pose.facing = game.piece(piece).pose.facing;
    ends.push_back({piece, pose, transport->way.end_hex()});
  }
  return ends;
}

}  // namespace linesman::hexes
