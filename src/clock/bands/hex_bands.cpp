#include "clock/bands/hex_bands.h"

#include <algorithm>
#include <map>

namespace linesman {

namespace {

/// The turns of one side by hex, by the movers that it has.
struct SideHexes {
  std::map<Hex, int> inner;
  std::map<Hex, int> outer;
};

SideHexes hexes_of(const std::vector<MoverFound>& movers, const std::string& side, const std::string& roll) {
  SideHexes hexes;
  const auto lower = [](std::map<Hex, int>& turns, Hex hex, int turn) {
    const auto [it, fresh] = turns.try_emplace(hex, turn);
    if (!fresh) it->second = std::min(it->second, turn);
  };
  for (const MoverFound& mover : movers) {
    if (mover.told.side != side) continue;
    for (const HexByTurn& each : mover.hexes.at(roll)) {
      if (each.inner) lower(hexes.inner, each.hex, *each.inner);
      lower(hexes.outer, each.hex, each.outer);
    }
  }
  return hexes;
}

void tell_side(std::size_t side, const SideHexes& hexes, ClockAnswer& answer) {
  for (const auto& [hex, outer] : hexes.outer) {
    const auto inner = hexes.inner.find(hex);
    const bool exact = inner != hexes.inner.end() && inner->second <= outer;
    answer.hexes.push_back({exact ? BandKind::inner : BandKind::outer, exact, hex, {side}, outer});
    if (!exact && inner != hexes.inner.end())
      answer.hexes.push_back({BandKind::inner, false, hex, {side}, inner->second});
  }
}

void tell_ground(const HexLayout& layout, const std::vector<SideHexes>& sides, ClockAnswer& answer) {
  answer.ground.assign(sides.size() + 2, 0);
  const double each = 1.0 / (layout.columns * layout.rows);
  for (int column = 0; column < layout.columns; ++column)
    for (int row = 0; row < layout.rows; ++row) {
      const Hex hex{column, row};
      std::vector<std::size_t> first;
      int turn = 0;
      for (std::size_t side = 0; side < sides.size(); ++side) {
        const auto there = sides[side].inner.find(hex);
        if (there == sides[side].inner.end() || (!first.empty() && there->second > turn)) continue;
        if (!first.empty() && there->second < turn) first.clear();
        turn = there->second;
        first.push_back(side);
      }
      answer.ground[first.empty() ? sides.size() + 1 : first.size() > 1 ? sides.size() : first.front()] += each;
      if (first.size() > 1 && turn > 0) answer.hexes.push_back({BandKind::contested, true, hex, first, turn});
    }
}

}  // namespace

void tell_hex_bands(const HexLayout& layout, const std::vector<MoverFound>& movers, ClockAnswer& answer) {
  std::vector<SideHexes> sides;
  for (std::size_t side = 0; side < answer.sides.size(); ++side) {
    sides.push_back(hexes_of(movers, answer.sides[side], answer.roll));
    tell_side(side, sides.back(), answer);
  }
  tell_ground(layout, sides, answer);
  for (std::size_t side = 0; side < answer.sides.size(); ++side)
    for (const auto& [roll, chance] : THREAT_ROLLS) {
      const std::string named = answer.roll == "given" ? answer.roll : std::string(roll);
      for (const auto& [hex, turn] : hexes_of(movers, answer.sides[side], named).inner)
        if (turn <= 1) answer.hexes.push_back({BandKind::threat, true, hex, {side}, turn, chance});
    }
}

}  // namespace linesman
