#include "clock/clock.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/contains.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "clock/common_table.h"
#include "clock/even_line.h"
#include "clock/fairness.h"
#include "clock/gap_report.h"
#include "clock/hex_bands.h"
#include "clock/mover_clock.h"
#include "clock/outer_bands.h"
#include "clock/start_zones.h"
#include "table/status.h"

namespace linesman {

namespace {

/// Of a settled answer (WorkLeft): some ten seconds of one processor.
constexpr double LOOKS = 600'000'000;

const std::vector<std::string> DICE_ROLLS{"lowest", "p90", "p50", "p10", "highest"};
const std::vector<std::string> NO_DICE{"given"};

/// The table with the mover alone, and who is aboard it.
Game with_others_away(const Game& game, const ClockMover& mover) {
  std::set<PieceIndex> kept(mover.pieces.begin(), mover.pieces.end());
  for (const PieceIndex piece : mover.pieces)
    for (const PieceIndex aboard : all_aboard(game, piece)) kept.insert(aboard);
  std::vector<std::shared_ptr<const Piece>> left;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (kept.contains(static_cast<PieceIndex>(i))) left.push_back(game.pieces()[i]);
  return game.with_pieces(std::move(left));
}

/// A mover at one of the places where it may begin.
struct PlacedMover {
  std::size_t number = 0;  ///< of the mover
  ClockMover mover;        ///< with the places of its pieces on that table
  Hearing hearing;
  Pose start;
  std::vector<Ring> zones;  ///< empty: it begins where it stands
};

class ClockMaker {
 public:
  ClockMaker(const Hearing& hearing, const ClockRequest& request, const std::stop_token& stop)
      : hearing_(hearing), request_(request), stop_(stop) {}

  Result<ClockAnswer> made() {
    auto movers = movers_of(hearing_, request_);
    if (!movers) return movers.problem();
    movers_ = *std::move(movers);
    auto goals = goals_of(hearing_.game(), request_);
    if (!goals) return goals.problem();
    goals_ = *std::move(goals);
    if (const auto begun = begin(); !begun) return begun.problem();
    if (hearing_.game().table().hex && hearing_.ruleset().terms().grid)
      tell_hexes();
    else
      tell_space();
    answer_.fairness = fairness_of(answer_, middle_);
    tell_left_out();
    return std::move(answer_);
  }

 private:
  Result<void> begin() {
    const Game& game = hearing_.game();
    const std::int64_t planned = plan_of(game).turns;
    const auto usual = planned > 0 ? std::min<std::int64_t>(planned, MOST_CLOCK_TURNS) : USUAL_CLOCK_TURNS;
    answer_.turns = request_.turns.value_or(static_cast<int>(usual));
    answer_.others_away = request_.others_away;
    answer_.from_zones = request_.from_zones;
    answer_.sides = sides_asked(game, request_, movers_);
    for (std::size_t i = 0; i < movers_.all.size(); ++i)
      if (const auto set = set_up(i); !set) return set.problem();
    const bool dice = std::any_of(going_.begin(), going_.end(), [](const auto& going) {
      const ClockMover& mover = going->mover;
      return std::any_of(mover.actions.begin(), mover.actions.end(),
                         [](const auto& each) { return each.rolls_dice(); });
    });
    rolls_ = dice ? DICE_ROLLS : NO_DICE;
    middle_ = dice ? "p50" : "given";
    answer_.roll = request_.roll.empty() || !dice ? middle_ : request_.roll;
    if (!contains(rolls_, answer_.roll))
      return Problem{"/roll", said<"must be {rolls}, not \"{roll}\"">(listed(rolls_), answer_.roll)};
    if (!request_.first.empty()) {
      const auto found = std::find(answer_.sides.begin(), answer_.sides.end(), request_.first);
      if (found == answer_.sides.end())
        return Problem{"/first", said<"the side \"{side}\" is not among those that are asked">(request_.first)};
      first_ = static_cast<std::size_t>(found - answer_.sides.begin());
    }
    return {};
  }

  /// The tables on which a mover goes: one, or one for each place where it may begin.
  Result<void> set_up(std::size_t number) {
    const ClockMover& mover = movers_.all[number];
    const std::vector<Ring> zones =
        request_.from_zones ? start_zones_of(hearing_.game(), mover.side) : std::vector<Ring>{};
    std::vector<StartPlace> starts;
    if (!zones.empty() && !mover.is_unit()) starts = start_places(hearing_, mover.pieces.front(), zones, goals_);
    if (starts.empty()) starts.push_back({hearing_.game().piece(mover.pieces.front()).pose, hearing_});
    for (StartPlace& start : starts) {
      PlacedMover going{number, mover, std::move(start.hearing), start.pose, zones};
      if (request_.others_away) {
        auto away = going.hearing.on(with_others_away(going.hearing.game(), mover));
        if (!away) return away.problem();
        for (PieceIndex& piece : going.mover.pieces) piece = *away->game().find_piece(hearing_.game().piece(piece).id);
        going.hearing = *std::move(away);
      }
      if (going.mover.actions.empty()) going.mover.actions = actions_of(going.hearing, going.mover, request_);
      going_.push_back(std::make_unique<PlacedMover>(std::move(going)));
    }
    return {};
  }

  std::size_t side_of(const ClockMover& mover) const {
    const auto found = std::find(answer_.sides.begin(), answer_.sides.end(), mover.side);
    return static_cast<std::size_t>(found - answer_.sides.begin());
  }

  bool is_first_start(std::size_t going) const {
    return going == 0 || going_[going]->number != going_[going - 1]->number;
  }

  std::uint64_t looks(double share) const {
    const double each = LOOKS * request_.budget * share / std::max<double>(1, static_cast<double>(going_.size()));
    return static_cast<std::uint64_t>(std::max(each, 1.0));
  }

  void tell_space() {
    for (const auto& going : going_)
      clocks_.push_back(std::make_unique<MoverClock>(going->hearing, going->mover, rolls_, middle_, answer_.turns,
                                                     looks(0.4), stop_, going->zones));
    for (std::size_t i = 0; i < clocks_.size(); ++i)
      if (is_first_start(i)) tell_mover(clocks_[i]->mover(), *clocks_[i]);
    if (!has_goals_alone()) {
      tell_outer();
      tell_inner();
    }
    for (const Goal& goal : goals_) tell_goal(goal, clocks_);
    if (!has_goals_alone()) {
      tell_threat();
      tell_gaps();
      tell_lines();
    }
    for (const auto& clock : clocks_) answer_.settled = answer_.settled && !clock->ran_out();
    answer_.settled = answer_.settled && !stop_.stop_requested();
  }

  bool has_objectives() const {
    return std::any_of(goals_.begin(), goals_.end(), [](const Goal& goal) { return goal.kind == GoalKind::objective; });
  }
  bool has_goals_alone() const { return request_.goals_alone && has_objectives(); }

  void tell_outer() {
    for (std::size_t side = 0; side < answer_.sides.size(); ++side) {
      std::vector<const TurnBound*> bounds;
      for (std::size_t i = 0; i < clocks_.size(); ++i)
        if (side_of(clocks_[i]->mover()) == side && is_first_start(i))
          bounds.push_back(&clocks_[i]->bound(answer_.roll));
      if (bounds.empty()) continue;
      auto bands = outer_bands(hearing_.game().table(), bounds, answer_.turns);
      for (std::size_t i = 0; i < bands.size(); ++i)
        answer_.areas.push_back({BandKind::outer, {side}, static_cast<int>(i) + 1, 0, std::move(bands[i])});
    }
  }

  /// The places where one mover can be with a roll by the end of a turn; it is asked for once.
  const Raster& inner_of(std::size_t mover, const std::string& roll, int turn) {
    const auto key = std::pair(roll, turn);
    auto& kept = inner_[mover][key];
    if (!kept)
      kept =
          clocks_[mover]->inner(roll, turn, looks(0.6 / (answer_.turns + static_cast<double>(std::size(THREAT_ROLLS)))),
                                roll == answer_.roll && turn < answer_.turns);
    return *kept;
  }

  void tell_inner() {
    inner_.resize(clocks_.size());
    CommonTable common(hearing_.game().table(), answer_.sides.size());
    for (std::size_t side = 0; side < answer_.sides.size(); ++side) {
      Raster so_far;
      for (int turn = 1; turn <= answer_.turns; ++turn) {
        bool any = false;
        for (std::size_t i = 0; i < clocks_.size(); ++i) {
          if (side_of(clocks_[i]->mover()) != side) continue;
          any = true;
          const Raster& more = inner_of(i, answer_.roll, turn);
          if (!more.in.empty()) so_far = so_far.in.empty() ? more : joined(std::move(so_far), more);
        }
        if (!any) break;
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
      for (const auto& [roll, chance] : THREAT_ROLLS) {
        Raster all;
        for (std::size_t i = 0; i < clocks_.size(); ++i) {
          if (side_of(clocks_[i]->mover()) != side) continue;
          const Raster& more = inner_of(i, rolls_.size() > 1 ? std::string(roll) : middle_, 1);
          if (!more.in.empty()) all = all.in.empty() ? more : joined(std::move(all), more);
        }
        if (!all.in.empty()) answer_.areas.push_back({BandKind::threat, {side}, 1, chance, outlined(all)});
      }
  }

  void tell_lines() {
    for (std::size_t a = 0; a < answer_.sides.size(); ++a)
      for (std::size_t b = a + 1; b < answer_.sides.size(); ++b) {
        std::vector<const TurnBound*> bounds[2];
        for (auto& clock : clocks_) {
          const std::size_t side = side_of(clock->mover());
          if (side == a || side == b) bounds[side == b].push_back(&clock->bound(answer_.roll));
        }
        auto lines = even_line(hearing_.game().table(), bounds[0], bounds[1], answer_.turns);
        if (!lines.empty()) answer_.lines.push_back({a, b, std::move(lines)});
      }
  }

  void tell_mover(const ClockMover& mover, const MoverClock& clock) {
    MoverTold told{mover.id, mover.side, {}, {}};
    for (const ClockAction& action : mover.actions) told.actions.push_back(action.order.action);
    for (const std::string& roll : rolls_) told.allowance.emplace_back(roll, clock.allowance(roll));
    answer_.movers.push_back(std::move(told));
  }

  /// Ways to the middles of the other sides, where the plan has no objectives.
  void add_ways_to_others() {
    const Game& game = hearing_.game();
    for (std::size_t side = 0; side < answer_.sides.size(); ++side) {
      Vec sum;
      int count = 0;
      for (const auto& piece : game.pieces())
        if (piece->on_table() && piece->side == answer_.sides[side]) {
          sum = sum + piece->pose.at;
          ++count;
        }
      if (count == 0) continue;
      others_.push_back({GoalKind::place, answer_.sides[side], {}, sum * (1.0 / count)});
    }
    for (const Goal& goal : others_)
      for (std::size_t i = 0; i < clocks_.size(); ++i)
        if (clocks_[i]->mover().side != goal.id && is_first_start(i))
          add_way(going_[i]->number, goal, clocks_[i]->at(goal));
  }

  void add_way(std::size_t mover, const Goal& goal, const MoverAt& at) {
    for (const auto& by_roll : at.rolls)
      if (by_roll.roll == middle_ && by_roll.chain && by_roll.chain->way.size() > 1)
        ways_.push_back({mover, &goal, by_roll.chain->way, by_roll.chain->clock});
  }

  void tell_gaps() {
    const bool objectives = has_objectives();
    if (!objectives) add_ways_to_others();
    const ClockOn clock_on = [&](const Game& game, std::size_t mover, const Goal& goal) -> std::optional<double> {
      const Game alone = request_.others_away ? with_others_away(game, movers_.all[mover]) : game;
      const auto there = hearing_.on(alone);
      if (!there) return std::nullopt;
      const std::vector<std::string> rolls{middle_};
      const auto same = std::find_if(going_.begin(), going_.end(), [&](const auto& g) { return g->number == mover; });
      if (same == going_.end()) return std::nullopt;
      MoverClock clock(*there, (*same)->mover, rolls, middle_, answer_.turns, looks(0.4), stop_);
      const MoverAt at = clock.at(goal);
      return at.rolls.front().chain ? std::optional(at.rolls.front().chain->clock) : std::nullopt;
    };
    std::vector<Goal> kept_from;
    for (const Goal& goal : objectives ? goals_ : others_)
      if (!objectives || goal.kind == GoalKind::objective) kept_from.push_back(goal);
    constexpr int MOST_ASKED = 40;
    answer_.gaps = gaps_told(hearing_, answer_.sides, movers_.all, kept_from, ways_, clock_on, MOST_ASKED);
  }

  template <class Clocks>
  void tell_goal(const Goal& goal, const Clocks& clocks) {
    GoalTold told{goal, std::vector<SideTold>(answer_.sides.size()), {}, ChanceMethod::exact};
    std::vector<std::vector<Arrivals>> by(answer_.sides.size());
    for (SideTold& side : told.sides)
      for (const std::string& roll : rolls_) side.rolls.emplace_back(roll, ArrivalTold{});
    for (std::size_t i = 0; i < clocks.size();) {
      const std::size_t mover = going_[i]->number;
      const ClockMover& moved = going_[i]->mover;
      std::vector<MoverAt> starts;
      std::vector<Pose> poses;
      for (; i < clocks.size() && going_[i]->number == mover; ++i) {
        starts.push_back(clocks[i]->at(goal));
        poses.push_back(going_[i]->start);
      }
      const MoverAt at = moved.is_unit() || !request_.from_zones ? starts.front() : best_start(starts, poses);
      if (goal.kind == GoalKind::objective) add_way(mover, goal, at);
      const std::size_t side = side_of(moved);
      if (!at.exact) told.method = ChanceMethod::bounded;
      for (std::size_t roll = 0; roll < at.rolls.size(); ++roll)
        take(at.rolls[roll], moved, told.sides[side].rolls[roll].second);
      by[side].push_back(at.by);
    }
    finish(by, told);
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

  void finish(const std::vector<std::vector<Arrivals>>& by, GoalTold& told) {
    std::vector<Arrivals> sides;
    for (std::size_t side = 0; side < by.size(); ++side) {
      // A higher roll is never later.
      auto& rolls = told.sides[side].rolls;
      for (std::size_t i = 1; i < rolls.size(); ++i)
        if (rolls[i - 1].second.outer)
          rolls[i].second.outer = std::min(rolls[i].second.outer.value_or(answer_.turns), *rolls[i - 1].second.outer);
      told.sides[side].by = any_of(by[side], answer_.turns);
      sides.push_back(told.sides[side].by);
    }
    told.first = first_there(sides, answer_.turns, first_);
    answer_.goals.push_back(std::move(told));
  }

  void tell_hexes() {
    for (std::size_t i = 0; i < going_.size(); ++i) {
      const PlacedMover& going = *going_[i];
      if (is_first_start(i))
        tell_mover(going.mover, MoverClock(going.hearing, going.mover, rolls_, middle_, answer_.turns, 1, stop_));
      hexes_.push_back(std::make_unique<HexClock>(going.hearing, going.mover, rolls_, answer_.turns, stop_));
    }
    tell_hex_bands(*hearing_.game().table().hex, hexes_, answer_);
    for (const Goal& goal : goals_) tell_goal(goal, hexes_);
    answer_.settled = !stop_.stop_requested();
  }

  void tell_left_out() {
    const auto add = [&](LeftOut code, Sentence text) { answer_.left_out.emplace_back(code, std::move(text)); };
    if (request_.others_away)
      add(LeftOut::others_away, "All other models are lifted off the table.");
    else
      add(LeftOut::others_stay, "All other models stay where they stand.");
    add(LeftOut::alone, "The sides move unopposed: nobody shoots, and who comes first blocks nothing.");
    if (!movers_.left_out.empty())
      add(LeftOut::actions, said<"Not asked: {actions}.">(listed(movers_.left_out, " and ")));
    const bool units =
        std::any_of(movers_.all.begin(), movers_.all.end(), [](const ClockMover& m) { return m.is_unit(); });
    if (units)
      add(LeftOut::formation,
          "A unit of several models keeps its shape, and its bands show only what is sure beyond it.");
    if (!answer_.settled) add(LeftOut::budget, "The work ran out: bounds are wider than they need be.");
    for (const auto& piece : hearing_.game().pieces())
      if (in_reserve(*piece) && (!request_.from_zones || start_zones_of(hearing_.game(), piece->side).empty())) {
        add(LeftOut::reserves, "Models in reserve do not move.");
        break;
      }
  }

  const Hearing& hearing_;
  const ClockRequest& request_;
  std::stop_token stop_;
  ClockMovers movers_;
  std::vector<Goal> goals_;
  std::vector<std::string> rolls_;  ///< the shortest first
  std::string middle_;
  std::optional<std::size_t> first_;
  std::vector<std::unique_ptr<PlacedMover>> going_;  ///< by mover, then by where it begins
  std::vector<std::unique_ptr<MoverClock>> clocks_;  ///< in space
  std::vector<std::unique_ptr<HexClock>> hexes_;     ///< on a grid
  std::vector<std::map<std::pair<std::string, int>, std::optional<Raster>>> inner_;  ///< by mover
  std::vector<Goal> others_;   ///< the middles of sides, where there are no objectives
  std::vector<PairWay> ways_;  ///< to objectives, or to those
  ClockAnswer answer_;
};

}  // namespace

Result<ClockAnswer> clock_of(const Hearing& hearing, const ClockRequest& request, const std::stop_token& stop) {
  return ClockMaker(hearing, request, stop).made();
}

}  // namespace linesman
