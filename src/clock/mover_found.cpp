#include "clock/mover_found.h"

#include <algorithm>
#include <iterator>

#include "clock/bands/even_line.h"
#include "clock/bands/outer_bands.h"
#include "clock/hex_clock.h"
#include "clock/mover_clock.h"

namespace linesman {

namespace {

MoverTold told_of(const ClockMover& mover, const MoverClock& clock, const MoverQuestions& asked) {
  MoverTold told{mover.id, mover.side, {}, {}};
  for (const ClockAction& action : mover.actions) told.actions.push_back(action.order.action);
  for (const std::string& roll : asked.rolls) told.allowance.emplace_back(roll, clock.allowance(roll));
  return told;
}

/// The middle of a side is a goal of the others alone, from where they stand.
bool is_asked(const MoverQuestions& asked, std::size_t goal, const PlacedMover& going) {
  return goal < asked.told || (asked.goals[goal].id != going.mover.side && going.place == 0);
}

/// Where it can surely not be by each turn.
void add_outer(MoverClock& clock, const PlacedMover& going, const MoverQuestions& asked, const Lattice& of_side,
               MoverFound& found) {
  if (!asked.areas) return;
  if (clock.is_stopped()) {  // any place may be come to in the first turn
    if (going.place == 0) found.outer = Flags(of_side.cells(), 1);
    return;
  }
  const TurnBound& bound = clock.bound(asked.roll);
  if (going.place == 0) found.outer = first_turns(bound, of_side, asked.turns);
  found.even = turns_by_place(going.hearing.game().table(), bound);
}

}  // namespace

std::vector<std::pair<std::string, double>> threat_rolls(const MoverQuestions& asked) {
  std::vector<std::pair<std::string, double>> rolls;
  for (const auto& [roll, chance] : THREAT_ROLLS)
    rolls.emplace_back(asked.rolls.size() > 1 ? std::string(roll) : asked.middle, chance);
  return rolls;
}

bool answers(const MoverFound& found, const MoverQuestions& asked) {
  const auto fits = [&](const MoverAt& at) {
    return at.rolls.empty() ||
           (at.rolls.size() == asked.rolls.size() && at.by.size() == static_cast<std::size_t>(asked.turns) + 1 &&
            std::equal(at.rolls.begin(), at.rolls.end(), asked.rolls.begin(),
                       [](const MoverAt::ByRoll& own, const std::string& roll) { return own.roll == roll; }));
  };
  return found.goals.size() == asked.goals.size() && std::all_of(found.goals.begin(), found.goals.end(), fits);
}

MoverFound found_in_space(MoverClock& clock, const PlacedMover& going, const MoverQuestions& asked,
                          const Lattice& of_side, std::uint64_t looks) {
  MoverFound found{told_of(going.mover, clock, asked), going.place};
  const auto each = looks / (static_cast<std::uint64_t>(asked.turns) + std::size(THREAT_ROLLS));
  const auto region = [&](const std::string& roll, int turn) {
    if (found.inner.contains({roll, turn})) return;
    found.inner[{roll, turn}] = clock.inner(roll, turn, each, roll == asked.roll && turn < asked.turns);
  };
  add_outer(clock, going, asked, of_side, found);
  if (asked.areas) {
    for (int turn = 1; turn <= asked.turns; ++turn) region(asked.roll, turn);
  }
  for (std::size_t goal = 0; goal < asked.goals.size(); ++goal)
    found.goals.push_back(is_asked(asked, goal, going)
                              ? clock.at(asked.goals[goal], goal < asked.told ? asked.games : GamesAsked{})
                              : MoverAt{});
  if (asked.areas) {
    for (const auto& [roll, chance] : threat_rolls(asked)) region(roll, 1);
  }
  found.ran_out = clock.ran_out();
  return found;
}

MoverFound bounds_in_space(MoverClock& clock, const PlacedMover& going, const MoverQuestions& asked,
                           const Lattice& of_side) {
  MoverFound found{told_of(going.mover, clock, asked), going.place};
  add_outer(clock, going, asked, of_side, found);
  for (std::size_t goal = 0; goal < asked.goals.size(); ++goal)
    found.goals.push_back(is_asked(asked, goal, going) ? clock.bounds_at(asked.goals[goal]) : MoverAt{});
  found.ran_out = true;
  return found;
}

MoverFound found_on_grid(const PlacedMover& going, const MoverQuestions& asked, const std::stop_token& stop) {
  const MoverClock clock(going.hearing, going.mover, asked.rolls, asked.middle, asked.turns, 1, stop);
  const HexClock hexes(going.hearing, going.mover, asked.rolls, asked.turns, stop);
  MoverFound found{told_of(going.mover, clock, asked), going.place};
  const auto keep = [&](const std::string& roll) {
    auto& kept = found.hexes[roll];
    kept = hexes.hexes(roll);
    for (HexByTurn& each : kept) each.orders.clear();
  };
  keep(asked.roll);
  for (const auto& [roll, chance] : threat_rolls(asked)) keep(roll);
  for (std::size_t goal = 0; goal < asked.goals.size(); ++goal)
    found.goals.push_back(is_asked(asked, goal, going) ? hexes.at(asked.goals[goal]) : MoverAt{});
  return found;
}

}  // namespace linesman
