#include "clock/clock.h"

#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "clock/bands/common_table.h"
#include "clock/bands/even_line.h"
#include "clock/bands/hex_bands.h"
#include "clock/bands/outer_bands.h"
#include "clock/clock_search.h"
#include "clock/fairness.h"
#include "clock/gaps/chokes.h"
#include "clock/gaps/gap_report.h"
#include "clock/sampled_chances.h"
#include "clock/start_zones.h"
#include "table/status.h"

namespace linesman {

namespace {

class ClockMaker {
 public:
  ClockMaker(const Hearing& hearing, const ClockRequest& request, const ClockWork& work)
      : hearing_(hearing), request_(request), work_(work), search_(hearing, request, work), asked_(search_.asked()) {}

  Result<ClockAnswer> made() {
    if (const auto begun = search_.begin(); !begun) return begun.problem();
    answer_.turns = asked_.turns;
    answer_.roll = asked_.roll;
    answer_.others_away = request_.others_away;
    answer_.from_zones = request_.from_zones;
    answer_.sides = search_.sides();
    auto found = search_.all();
    if (!found) return found.problem();
    found_ = *std::move(found);
    tell();
    answer_.fairness = fairness_of(answer_, asked_.middle);
    tell_left_out();
    return std::move(answer_);
  }

 private:
  std::size_t side_of(const std::string& side) const { return search_.side_of(side); }
  const PlacedMover& going(std::size_t i) const { return *search_.going()[i]; }

  void tell() {
    for (const MoverFound& each : found_)
      if (each.place == 0) answer_.movers.push_back(each.told);
    if (asked_.areas && search_.on_grid()) {
      tell_hex_bands(*hearing_.game().table().hex, found_, answer_);
    } else if (asked_.areas) {
      tell_outer();
      tell_inner();
    }
    for (std::size_t goal = 0; goal < asked_.told; ++goal) tell_goal(goal);
    for (std::size_t goal = asked_.told; goal < asked_.goals.size(); ++goal) add_ways(goal);
    if (asked_.areas && !search_.on_grid()) {
      tell_threat();
      if (!work_.stop.stop_requested() && !search_.is_of_bounds()) tell_gaps();
      if (!work_.stop.stop_requested()) tell_lines();
    }
    if (asked_.areas && search_.on_grid())
      answer_.chokes = chokes_told(search_.going(), found_, asked_, answer_.sides, work_.stop, answer_.settled);
    for (const MoverFound& each : found_) answer_.settled = answer_.settled && !each.ran_out;
    answer_.settled = answer_.settled && !work_.stop.stop_requested();
  }

  void tell_outer() {
    for (std::size_t side = 0; side < answer_.sides.size(); ++side) {
      std::vector<const Flags*> movers;
      for (const MoverFound& each : found_)
        if (side_of(each.told.side) == side && !each.outer.empty()) movers.push_back(&each.outer);
      if (movers.empty()) continue;
      auto bands = outer_bands(search_.outer_cells(side), movers, answer_.turns);
      for (std::size_t i = 0; i < bands.size(); ++i)
        answer_.areas.push_back({BandKind::outer, {side}, static_cast<int>(i) + 1, 0, std::move(bands[i])});
    }
  }

  /// Adds the places where the movers of a side can be with a roll by the end of a turn; false where it has none.
  bool add_inner(std::size_t side, const std::string& roll, int turn, Raster& so_far) const {
    bool any = false;
    for (const MoverFound& each : found_) {
      if (side_of(each.told.side) != side) continue;
      any = true;
      const auto more = each.inner.find({roll, turn});
      if (more == each.inner.end() || more->second.in.empty()) continue;
      so_far = so_far.in.empty() ? more->second : joined(std::move(so_far), more->second);
    }
    return any;
  }

  void tell_inner() {
    CommonTable common(hearing_.game().table(), answer_.sides.size());
    for (std::size_t side = 0; side < answer_.sides.size(); ++side) {
      Raster so_far;
      for (int turn = 1; turn <= answer_.turns && add_inner(side, answer_.roll, turn, so_far); ++turn) {
        common.take(side, turn, so_far);
        answer_.areas.push_back(
            {BandKind::inner, {side}, turn, 0, so_far.in.empty() ? MultiPolygon{} : outlined(so_far)});
      }
    }
    for (int turn = 1; turn <= answer_.turns; ++turn)
      for (AreaTold& area : common.contested(turn)) answer_.areas.push_back(std::move(area));
    answer_.ground = common.ground();
  }

  void tell_threat() {
    for (std::size_t side = 0; side < answer_.sides.size(); ++side)
      for (const auto& [roll, chance] : threat_rolls(asked_)) {
        Raster all;
        add_inner(side, roll, 1, all);
        if (!all.in.empty()) answer_.areas.push_back({BandKind::threat, {side}, 1, chance, outlined(all)});
      }
  }

  /// By place, of the earliest mover.
  std::vector<double> least_turns(std::size_t side) const {
    std::vector<double> least;
    for (const MoverFound& each : found_) {
      if (side_of(each.told.side) != side) continue;
      if (least.empty()) least = each.even;
      for (std::size_t i = 0; i < std::min(least.size(), each.even.size()); ++i)
        least[i] = std::min(least[i], each.even[i]);
    }
    return least;
  }

  void tell_lines() {
    for (std::size_t a = 0; a < answer_.sides.size(); ++a)
      for (std::size_t b = a + 1; b < answer_.sides.size(); ++b) {
        auto lines = even_line(hearing_.game().table(), least_turns(a), least_turns(b), answer_.turns);
        if (!lines.empty()) answer_.lines.push_back({a, b, std::move(lines)});
      }
  }

  void add_ways(std::size_t goal) {
    for (std::size_t i = 0; i < found_.size(); ++i)
      if (!found_[i].goals[goal].rolls.empty()) add_way(going(i).number, asked_.goals[goal], found_[i].goals[goal]);
  }

  void add_way(std::size_t mover, const Goal& goal, const MoverAt& at) {
    for (const auto& by_roll : at.rolls)
      if (by_roll.roll == asked_.middle && by_roll.chain && by_roll.chain->way.size() > 1)
        ways_.push_back({mover, &goal, by_roll.chain->way, by_roll.chain->clock});
  }

  void tell_gaps() {
    std::vector<Goal> kept_from;
    for (std::size_t goal = 0; goal < asked_.goals.size(); ++goal)
      if (goal >= asked_.told || asked_.goals[goal].kind == GoalKind::objective)
        kept_from.push_back(asked_.goals[goal]);
    constexpr int MOST_ASKED = 40;
    const ClockOn clock_on = [&](const Game& game, std::size_t mover, const Goal& goal) {
      return search_.clock_on(game, mover, goal);
    };
    answer_.gaps = gaps_told(hearing_, answer_.sides, search_.movers().all, kept_from, ways_, clock_on, MOST_ASKED);
  }

  void tell_goal(std::size_t number) {
    const Goal& goal = asked_.goals[number];
    GoalTold told{goal, std::vector<SideTold>(answer_.sides.size()), {}, ChanceMethod::exact};
    std::vector<std::vector<MoverChances>> chances(answer_.sides.size());
    for (SideTold& side : told.sides)
      for (const std::string& roll : asked_.rolls) side.rolls.emplace_back(roll, ArrivalTold{});
    for (std::size_t i = 0; i < found_.size();) {
      const std::size_t mover = going(i).number;
      const ClockMover& moved = going(i).mover;
      std::vector<MoverAt> starts;
      std::vector<Pose> poses;
      for (; i < found_.size() && going(i).number == mover; ++i) {
        starts.push_back(found_[i].goals[number]);
        poses.push_back(going(i).start);
      }
      const MoverAt at = moved.is_unit() || !request_.from_zones ? starts.front() : best_start(starts, poses);
      if (goal.kind == GoalKind::objective) add_way(mover, goal, at);
      const std::size_t side = side_of(moved.side);
      if (!at.exact && told.method == ChanceMethod::exact) told.method = ChanceMethod::bounded;
      if (!at.games.empty()) told.method = ChanceMethod::sampled;
      for (std::size_t roll = 0; roll < at.rolls.size(); ++roll)
        take(at.rolls[roll], moved, told.sides[side].rolls[roll].second);
      chances[side].push_back({at.by, at.games});
    }
    finish(chances, told);
  }

  void take(const MoverAt::ByRoll& found, const ClockMover& mover, ArrivalTold& side) const {
    const int outer = first_turn(found.least);
    if (outer <= answer_.turns && (!side.outer || outer < *side.outer)) side.outer = outer;
    if (!found.chain) return;
    // No proof stands against a judged way.
    const int turns = found.chain->turns();
    if (!side.outer || turns < *side.outer) side.outer = turns;
    if (side.inner && side.chain.clock <= found.chain->clock + EPS) return;
    side.inner = turns;
    side.mover = mover.id;
    side.chain = *found.chain;
  }

  void finish(const std::vector<std::vector<MoverChances>>& chances, GoalTold& told) {
    // A higher roll is never later.
    for (SideTold& side : told.sides)
      for (std::size_t i = 1; i < side.rolls.size(); ++i)
        if (const auto lower = side.rolls[i - 1].second.outer)
          side.rolls[i].second.outer = std::min(side.rolls[i].second.outer.value_or(answer_.turns), *lower);
    if (told.method == ChanceMethod::sampled) {
      SampledChances sampled = sampled_chances(chances, answer_.turns, search_.first());
      for (std::size_t side = 0; side < chances.size(); ++side) told.sides[side].by = std::move(sampled.by[side]);
      told.first = std::move(sampled.first);
      told.samples = sampled.samples;
      told.error = sampled.error;
    } else {
      std::vector<Arrivals> sides;
      for (std::size_t side = 0; side < chances.size(); ++side) {
        std::vector<Arrivals> movers;
        for (const MoverChances& mover : chances[side]) movers.push_back(mover.by);
        sides.push_back(told.sides[side].by = any_of(movers, answer_.turns));
      }
      told.first = first_there(sides, answer_.turns, search_.first());
    }
    answer_.goals.push_back(std::move(told));
  }

  void tell_left_out() {
    const auto add = [&](LeftOut code, Sentence text) { answer_.left_out.emplace_back(code, std::move(text)); };
    if (request_.others_away)
      add(LeftOut::others_away, "All other models are lifted off the table.");
    else
      add(LeftOut::others_stay, "All other models stay where they stand.");
    add(LeftOut::alone, "The sides move unopposed: nobody shoots, and who comes first blocks nothing.");
    if (!search_.movers().left_out.empty())
      add(LeftOut::actions, said<"Not asked: {actions}.">(listed(search_.movers().left_out, " and ")));
    const bool units = std::any_of(search_.movers().all.begin(), search_.movers().all.end(),
                                   [](const ClockMover& m) { return m.is_unit(); });
    if (units)
      add(LeftOut::formation,
          "A unit of several models keeps its shape, and its bands show only what is sure beyond it.");
    const bool sampled = std::any_of(answer_.goals.begin(), answer_.goals.end(),
                                     [](const GoalTold& told) { return told.method == ChanceMethod::sampled; });
    if (sampled)
      add(LeftOut::policy,
          "In rolled games each model keeps to its quickest way and goes as far along it as the dice allow; another "
          "plan may be better.");
    if (!answer_.settled) add(LeftOut::budget, "The work ran out: bounds are wider than they need be.");
    for (const auto& piece : hearing_.game().pieces())
      if (in_reserve(*piece) && (!request_.from_zones || start_zones_of(hearing_.game(), piece->side).empty())) {
        add(LeftOut::reserves, "Models in reserve do not move.");
        break;
      }
  }

  const Hearing& hearing_;
  const ClockRequest& request_;
  const ClockWork& work_;
  ClockSearch search_;
  const MoverQuestions& asked_;
  std::vector<MoverFound> found_;  ///< of each that goes
  std::vector<PairWay> ways_;      ///< to objectives, or to those
  ClockAnswer answer_;
};

}  // namespace

Result<ClockAnswer> clock_of(const Hearing& hearing, const ClockRequest& request, const ClockWork& work) {
  return ClockMaker(hearing, request, work).made();
}

Result<ClockMoversAsked> clock_movers_of(const Hearing& hearing, const ClockRequest& request) {
  const ClockWork work;
  ClockSearch search(hearing, request, work);
  if (const auto begun = search.begin(); !begun) return begun.problem();
  ClockMoversAsked told{{}, search.asked().games.to};
  const std::set<std::size_t> sampled = search.sampled_movers();
  for (std::size_t i = 0; i < search.movers().all.size(); ++i)
    told.movers.push_back({search.movers().all[i].id, told.samples > 0 && sampled.contains(i)});
  return told;
}

Result<std::vector<MoverFound>> clock_part_of(const Hearing& hearing, const ClockRequest& request,
                                              const ClockPart& part, const ClockWork& work) {
  ClockSearch search(hearing, request, work);
  if (const auto begun = search.begin(); !begun) return begun.problem();
  return search.part(part);
}

Result<ClockAnswer> clock_of(const Hearing& hearing, const ClockRequest& request, const std::stop_token& stop) {
  return clock_of(hearing, request, ClockWork{stop});
}

}  // namespace linesman
