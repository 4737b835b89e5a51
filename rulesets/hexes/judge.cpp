#include "hexes/judge.h"

#include <algorithm>

#include "hexes/leaders.h"
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

void judge_before(Walks& walks) {
  for (Walk& walk : walks) {
    capable_of_moving(walk.way, walk.found);
    one_move_concluded(walk.way, walk.found);
    chosen_before_the_move(walk.way, walk.found);
  }
  alone_or_as_a_stack(walks);
  starts_together(walks);
}

void judge_end(Walks& walks) {
  stays_together(walks);
  for (Walk& walk : walks) {
    facing_of_a_gun(walk.way, walk.tally, walk.found);
    enough_hexes_for_its_turns(walk.way, walk.tally, walk.found);
  }
  overstacked_end_forbidden(walks);
}

/// Whether a step may be a fault only because of steps behind it, so that a cut just behind it may be free of faults.
bool looks_ahead(const Setting& setting) { return setting.tripled_turns || setting.same_ends; }

/// No cut of more written steps than this is free of faults.
std::size_t longest_possible_cut(const Setting& setting, const Walks& whole, std::size_t most) {
  for (const Walk& walk : whole)
    for (const Finding& fault : walk.found.faults) {
      if (fault.stage == Stage::at_end || (fault.stage == Stage::on_way && looks_ahead(setting))) continue;
      const auto& steps = walk.way.trace.steps;
      const bool on_the_way = fault.stage == Stage::on_way && fault.place.step < steps.size();
      most = std::min(most, on_the_way ? steps[fault.place.step].written : 0);
    }
  return most;
}

std::vector<Furthest> points_of(const Walks& walks) {
  std::vector<Furthest> points;
  for (const Walk& walk : walks) {
    const Way& way = walk.way;
    if (!way.moved()) continue;
    const PathPoint last = way.whole_step(way.last_step());
    points.push_back({way.trace.piece, last.step, last.s, way.end(), way.end_hex()});
  }
  return points;
}

}  // namespace

Walks judge_paths(const Setting& setting, const HexOrder& order, const Trace& trace, std::size_t written) {
  Walks walks;
  walks.reserve(trace.pieces.size());
  for (const PieceTrace& piece : trace.pieces)
    walks.push_back({Way(setting, order, piece, steps_of(piece, written)), {}, {}});
  judge_before(walks);
  for (Walk& walk : walks) go(walk, leadership_of(walks, walk.way));
  judge_end(walks);
  return walks;
}

std::size_t longest_path(const Trace& trace) {
  std::size_t longest = 0;
  for (const PieceTrace& piece : trace.pieces)
    if (!piece.steps.empty()) longest = std::max(longest, piece.steps.back().written + 1);
  return longest;
}

bool has_faults(const Walks& walks) {
  return std::any_of(walks.begin(), walks.end(), [](const Walk& m) { return !m.found.faults.empty(); });
}

std::vector<Furthest> furthest_of(const Setting& setting, const HexOrder& order, const Trace& trace,
                                  const Walks& whole) {
  if (!has_faults(whole)) return points_of(whole);
  for (std::size_t cut = longest_possible_cut(setting, whole, longest_path(trace)); cut > 0; --cut) {
    const Walks walks = judge_paths(setting, order, trace, cut);
    if (!has_faults(walks)) return points_of(walks);
  }
  return {};
}

}  // namespace linesman::hexes
