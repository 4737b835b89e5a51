// Faults before the move, the leaders of a stack, and the order of judging.
#include "hexes/judge.h"

#include <algorithm>

#include "hexes/walk.h"
#include "table/status.h"

namespace linesman::hexes {

namespace {

constexpr std::array<std::string_view, 3> STATES{"pinned", "immobilised", "trapped"};

// hexes-25: a piece that cannot move at all.
void capable_of_moving(const Way& way, Findings& found) {
  const Value& status = way.piece().status;
  std::vector<std::string_view> states;
  for (const std::string_view state : STATES)
    if (option_value(way.setting.data, status, state).boolean().value_or(false)) states.push_back(state);
  if (carrier_id(way.piece())) states.push_back(ABOARD);
  Finding fault = way.fault_before("hexes-25");
  if (!states.empty())
    fault.figures = {{"state", Value(states.front())}};
  else if (way.counter.printed == 0.0)
    fault.says = "still";
  else
    return;
  found.fault(std::move(fault));
}

// hexes-5
void one_move_concluded(const Way& way, Findings& found) {
  if (way.piece().status["moved_turn"].whole() == way.setting.game.turn()) found.fault(way.fault_before("hexes-5"));
}

// hexes-17
void chosen_before_the_move(const Way& way, Findings& found) {
  if (way.order.action == Action::assault_move && !way.counter.infantry()) found.fault(way.fault_before("hexes-17"));
}

// hexes-3, by the limits of hexes-29 and hexes-30.
void alone_or_as_a_stack(Walks& walks) {
  Crowd crowd;
  for (const Walk& walk : walks) add_to(crowd, walk.way.piece());
  Walk& first = walks.front();
  if (within_stacking_limits(first.way.setting.figures, crowd)) return;
  Finding fault = first.way.fault_before("hexes-3");
  fault.figures = {{"vehicles", crowd.vehicles}, {"infantry", crowd.infantry}};
  first.found.fault(std::move(fault));
}

// hexes-4
void starts_together(Walks& walks) {
  const Way& first = walks.front().way;
  for (Walk& walk : walks) {
    if (walk.way.trace.start.hex == first.trace.start.hex) continue;
    Finding fault = walk.way.fault_before("hexes-4");
    fault.figures = {{"first", label(first.piece())}};
    return walk.found.fault(std::move(fault));
  }
}

/// The two enter the same hexes as far as both go; only an event may end one route before the other.
bool same_route(const Way& a, const Way& b) {
  const std::size_t shared = std::min(a.entries().size(), b.entries().size());
  for (std::size_t n = 0; n < shared; ++n)
    if (a.entry(n).to != b.entry(n).to) return false;
  const auto ends_there = [shared](const Way& way) { return way.entries().size() == shared; };
  return (ends_there(a) && ends_there(b)) || (ends_there(a) ? a : b).event();
}

/// hexes-9
bool moves_with(const Way& leader, const Way& way) {
  if (leader.counter.troop != Troop::leader) return false;
  return !way.setting.same_ends || same_route(leader, way);
}

/// The leaders of the order that move with a piece: all, or with `stack_routes: same_ends` those that enter the same
/// hexes in the same order. hexes-10: the bonus lasts until the last of them is lost.
Leadership leadership_of(const Walks& walks, const Way& way) {
  Leadership leadership;
  bool goes_on = false;
  for (const Walk& walk : walks) {
    if (!moves_with(walk.way, way)) continue;
    leadership.led = true;
    if (!walk.way.event())
      goes_on = true;
    else
      leadership.until = std::max(leadership.until.value_or(0), walk.way.event()->after);
  }
  if (goes_on) leadership.until.reset();
  return leadership;
}

/// The number of expanded steps that come from the first `written` steps of a path.
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

/// A step may be a fault only because of later steps, so that a cut just behind it may be free of faults.
bool looks_ahead(const Setting& setting) { return setting.tripled_turns || setting.same_ends; }

/// The greatest number of written steps whose cut may be free of faults.
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
