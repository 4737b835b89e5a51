// Where a unit can go as it stands: where its leader may end with all others in their places about it.
//
//   if (const auto reach = unit_reach_of(hearing, order, {})) fill(reach->rolls.front().inner);
#pragma once

#include <optional>
#include <string>

#include "reach/questions/reach.h"

namespace linesman {

struct UnitReach {
  std::string unit;                ///< id
  PieceIndex leader{};             ///< of whose centre the regions are
  std::vector<RollReach> rolls{};  ///< in space; the shortest first
};

/// The member with the trait `troop` leader, otherwise the first.
PieceIndex leader_of(const Game& game, const std::vector<PieceIndex>& members);

/// Of an order that names a unit, its path left out. Every point of `inner` lies among places with a judged order of
/// all members; outside of `outer` some member cannot take its place. Nothing on a grid, for a single model, or where
/// no fare is known.
std::optional<UnitReach> unit_reach_of(const Hearing& hearing, const Order& order, const ReachOptions& options,
                                       const std::stop_token& stop = {});

}  // namespace linesman
