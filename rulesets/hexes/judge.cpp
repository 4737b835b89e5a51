#include "hexes/judge.h"

#include <algorithm>

#include "hexes/stack.h"
#include "hexes/walk.h"

namespace linesman::hexes {

namespace {

/// The expanded steps that come from the first `written` steps of a path.
std::size_t steps_of(const PieceTrace& trace, std::size_t written) {
  const auto beyond = [&](const TracedStep& step) { return step.written >= written; };
  const auto it = std::find_if(trace.steps.begin(), trace.steps.end(), beyond);
  return static_cast<std::size_t>(it - trace.steps.begin());
}

void judge_before(Marches& marches) {
  for (March& march : marches) {
    capable_of_moving(march);
    one_move_concluded(march);
    chosen_before_the_move(march);
  }
  alone_or_as_a_stack(marches);
  starts_together(marches);
}

void judge_end(Marches& marches) {
  stays_together(marches);
  for (March& march : marches) {
    facing_of_a_gun(march);
    enough_hexes_for_its_turns(march);
  }
  overstacked_end_forbidden(marches);
}

/// Whether every longer cut has the fault too: all but those that only the end shows.
bool stays(const Finding& fault) {
  if (fault.rule == "hexes-4" || fault.rule == "hexes-14" || fault.rule == "hexes-27") return false;
  return fault.rule != "hexes-19" || fault.says == "hexsides";
}

/// No cut of more written steps than this is free of faults.
std::size_t longest_possible_cut(const Marches& whole, std::size_t most) {
  for (const March& march : whole)
    for (const Finding& fault : march.faults) {
      if (!stays(fault)) continue;
      const bool on_the_way = fault.step < march.trace.steps.size();
      most = std::min(most, on_the_way ? march.trace.steps[fault.step].written : 0);
    }
  return most;
}

std::vector<Furthest> points_of(const Marches& marches) {
  std::vector<Furthest> points;
  for (const March& march : marches) {
    if (!march.moved()) continue;
    const std::size_t step = march.last - 1;
    const auto* entry = std::get_if<HexEntry>(&march.trace.steps[step].facts);
    points.push_back({march.trace.piece, step, entry ? entry->length : 0, march.end(), march.end_hex()});
  }
  return points;
}

}  // namespace

Marches judge_paths(const Setting& setting, const Errand& errand, const Trace& trace, std::size_t written) {
  Marches marches;
  marches.reserve(trace.pieces.size());
  for (const PieceTrace& piece : trace.pieces) marches.emplace_back(setting, errand, piece, steps_of(piece, written));
  judge_before(marches);
  const bool led = has_leader(marches);
  const auto leaders_until = leaders_last_until(marches);
  for (March& march : marches) walk(march, led, leaders_until);
  judge_end(marches);
  return marches;
}

std::size_t longest_path(const Trace& trace) {
  std::size_t longest = 0;
  for (const PieceTrace& piece : trace.pieces)
    if (!piece.steps.empty()) longest = std::max(longest, piece.steps.back().written + 1);
  return longest;
}

bool has_faults(const Marches& marches) {
  return std::any_of(marches.begin(), marches.end(), [](const March& m) { return !m.faults.empty(); });
}

std::vector<Furthest> furthest_of(const Setting& setting, const Errand& errand, const Trace& trace,
                                  const Marches& whole) {
  if (!has_faults(whole)) return points_of(whole);
  for (std::size_t cut = longest_possible_cut(whole, longest_path(trace)); cut > 0; --cut) {
    const Marches marches = judge_paths(setting, errand, trace, cut);
    if (!has_faults(marches)) return points_of(marches);
  }
  return {};
}

}  // namespace linesman::hexes
