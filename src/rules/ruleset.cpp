#include "rules/ruleset.h"

#include "rules/modified.h"

namespace linesman {

Fares PreparedOrder::fares(PieceIndex) const { return {}; }

std::vector<WayFrame> PreparedOrder::frames(PieceIndex) const { return {}; }

std::optional<HexPrice> PreparedOrder::entry_price(const EntryOnWay&) const { return std::nullopt; }

std::optional<double> PreparedOrder::turn_price(PieceIndex, int) const { return std::nullopt; }

std::vector<Problem> Ruleset::check(const Game&) const { return {}; }

std::shared_ptr<const GameReading> Ruleset::read(const Game&) const { return nullptr; }

Footprint Ruleset::footprint(const Game& game, PieceIndex piece) const { return game.piece(piece).base; }

std::vector<Footprint> footprints_of(const Ruleset& ruleset, const Game& document) {
  const Game game = game_in_force(ruleset.terms(), document).value_or(document);
  std::vector<Footprint> footprints;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    footprints.push_back(ruleset.footprint(game, static_cast<PieceIndex>(i)));
  return footprints;
}

}  // namespace linesman
