#include "clock/way_to_place.h"

#include "movement/grid/hex_grid.h"
#include "reach/questions/course_of_turns.h"

namespace linesman {

namespace {

/// The earliest of all sides with the shortest roll that brings one there, or with that roll; nullptr: none is there.
const ArrivalTold* earliest(const GoalTold& told, const std::string& roll) {
  const std::size_t rolls = told.sides.empty() ? 0 : told.sides.front().rolls.size();
  const ArrivalTold* best = nullptr;
  for (std::size_t i = 0; i < rolls && best == nullptr; ++i)
    for (const SideTold& side : told.sides) {
      const auto& [name, arrival] = side.rolls[i];
      if (!arrival.inner || (!roll.empty() && name != roll)) continue;
      if (best == nullptr || arrival.chain.clock < best->chain.clock) best = &arrival;
    }
  return best;
}

/// The table on which the mover was let go.
Result<Hearing> table_of(const Hearing& hearing, const ClockRequest& request, const std::string& mover) {
  if (!request.others_away) return hearing;
  const auto movers = movers_of(hearing, request);
  if (!movers) return movers.problem();
  for (const ClockMover& each : movers->all)
    if (each.id == mover) {
      ClockMover alone = each;
      return hearing_with_others_away(hearing, alone);
    }
  return hearing;
}

}  // namespace

std::optional<WayToPlace> way_to_place(const Hearing& hearing, ClockRequest request, Vec place,
                                       const std::stop_token& stop) {
  const auto& layout = hearing.game().table().hex;
  const auto hex = layout ? HexGrid(*layout).hex_at(place) : std::nullopt;
  if (layout && !hex) return std::nullopt;
  request.at = hex ? std::vector<Vec>{} : std::vector<Vec>{place};
  request.hexes = hex ? std::vector<Hex>{*hex} : std::vector<Hex>{};
  request.places_alone = true;
  request.from_zones = false;
  request.samples = 1;  // chances are not asked
  const auto answer = clock_of(hearing, request, stop);
  if (!answer || answer->goals.empty() || stop.stop_requested()) return std::nullopt;
  const ArrivalTold* first = earliest(answer->goals.front(), request.roll);
  if (first == nullptr) return std::nullopt;
  auto table = table_of(hearing, request, first->mover);
  if (!table) return std::nullopt;
  Hearing now = *std::move(table);
  WayToPlace way{first->mover, first->chain.turns(), {}};
  int number = 0;
  for (const auto& order : first->chain.orders) {
    ++number;
    if (!order) {
      const auto later = next_turn(now);
      if (!later) return std::nullopt;
      now = *later;
      continue;
    }
    auto judged = now.judge(*order);
    if (!judged) return std::nullopt;
    way.steps.push_back({number, now.game(), *order, *judged});
    const auto next = after(now, {*order, *std::move(judged)});
    if (!next && number < way.turn) return std::nullopt;
    if (next) now = *next;
  }
  return way;
}

}  // namespace linesman
