// How often and how far vehicles turn: orders-29.
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "orders/clauses.h"

namespace linesman::orders {

namespace {

/// A turn: a wheel, a pivot about another point, or pivots about the centre with nothing between them.
struct CountedTurn {
  std::size_t first = 0;  ///< its step
  double degrees = 0;
};

std::vector<CountedTurn> turns_of(const PieceTrace& trace) {
  std::vector<CountedTurn> turns;
  for (std::size_t i = 0; i < trace.steps.size();) {
    const Turn* turn = facts_of<Turn>(trace.steps[i]);
    if (!turn) {
      ++i;
      continue;
    }
    const std::size_t first = i;
    double degrees = std::abs(turn->angle);
    if (turn->on_the_spot && turn->kind == TurnKind::pivot) {
      const auto goes_on = [&](std::size_t k) {
        const Turn* next = k < trace.steps.size() ? facts_of<Turn>(trace.steps[k]) : nullptr;
        return next && next->on_the_spot && next->kind == TurnKind::pivot;
      };
      while (goes_on(i + 1)) ++i;
      // One pivot may be a half circle either way round; of several the facings count.
      if (i > first) degrees = angle_between(trace.steps[first].before.facing, trace.steps[i].after.facing);
    }
    ++i;
    if (degrees >= ANGLE_EPS) turns.push_back({first, degrees});
  }
  return turns;
}

}  // namespace

std::optional<TurnLimit> turn_limit(const Move& move, const Model& model) {
  if (!move.options.counts_turns || model.arm != Arm::vehicle) return std::nullopt;
  return TurnLimit{move.run ? move.tables.turns_running : move.tables.turns_advancing, move.tables.turn_degrees};
}

void how_vehicles_turn(const Move& move, const Journey& journey, Findings& found) {
  const auto limit = turn_limit(move, journey.model);
  if (!limit) return;
  double made = 0;
  bool told = false;
  for (const CountedTurn& turn : turns_of(*journey.trace)) {
    if (journey.leaves && turn.first > journey.leaves->place.step) break;
    ++made;
    const bool wide = turn.degrees > limit->degrees + ANGLE_EPS;
    if (wide)
      found.fault({.rule = "orders-29",
                   .place = {turn.first, 0},
                   .figures = {{"degrees", turn.degrees}},
                   .says = "fault_wide"});
    if (exceeds(made, limit->most) && !told) {
      if (!wide) found.fault({.rule = "orders-29", .place = {turn.first, 0}, .figures = {{"most", limit->most}}});
      told = true;
    }
  }
}

}  // namespace linesman::orders
