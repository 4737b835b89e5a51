#include "clock/long_ways.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "state/long_turn.h"

namespace linesman {

namespace {

constexpr int TRIES = 40;          ///< judged ways to one place
constexpr int DIRECTIONS = 16;     ///< from a goal, in which places at it are looked for
constexpr std::size_t PLACES = 5;  ///< that are tried where the nearest is taken
constexpr int HALVINGS = 40;
constexpr double INSIDE = 1e-4;  ///< inches by which a base is nearer to a goal than it has to be

/// The mates of a unit are lifted away: they go along.
Game without_mates(const Game& game, const ClockMover& mover) {
  if (!mover.is_unit()) return game;
  std::vector<std::shared_ptr<const Piece>> left;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const auto index = static_cast<PieceIndex>(i);
    const bool mate = std::find(mover.pieces.begin() + 1, mover.pieces.end(), index) != mover.pieces.end();
    if (!mate) left.push_back(game.pieces()[i]);
  }
  return game.with_pieces(std::move(left));
}

LongWay way_of(const Witness& witness) {
  LongWay way;
  for (const TracedStep& step : witness.judgement.trace.pieces.front().steps) {
    if (const auto* leg = std::get_if<Leg>(&step.facts)) {
      way.legs.emplace_back(leg->manner, leg->to);
      way.backs = way.backs || leg->manner == Manner::reverse;
    }
    if (angle_between(step.before.facing, step.after.facing) > ANGLE_EPS) way.turns = true;
  }
  way.spent = witness.judgement.ruling.allowance.spent.value_or(HUGE_VAL);
  return way;
}

}  // namespace

LongWays::LongWays(const Hearing& hearing, const ClockMover& mover, const std::string& roll, int turns,
                   std::uint64_t looks, const std::stop_token& stop)
    : start_(hearing.game().piece(mover.pieces.front()).pose) {
  base_ = hearing.ruleset().footprint(hearing.in_force(), mover.pieces.front());
  const std::string& id = hearing.game().piece(mover.pieces.front()).id;
  const Game alone = without_mates(hearing.game(), mover);
  const PieceIndex piece = *alone.find_piece(id);
  const auto long_turn = hearing.on(state::with_allowance_of_turns(alone, piece, turns));
  for (const ClockAction& action : mover.actions) {
    searches_.emplace_back();
    if (!long_turn) continue;
    const NamedRoll& named = action.roll(roll);
    Order order = action.order;
    order.who = OnePiece{id};
    auto all = RollSearches::of(*long_turn, order, piece, {named.name, 1, {named.dice.front()}}, 1, stop,
                                looks / mover.actions.size());
    if (all) searches_.back() = *std::move(all);
  }
}

std::optional<LongWay> LongWays::way_to(std::size_t action, Vec place, WorkLeft& work) const {
  std::optional<LongWay> best;
  if (!searches_[action]) return best;
  const WayTrial* plain = searches_[action]->trials.front().get();
  std::size_t fare = 0;
  for (const auto& search : searches_[action]->searches) {
    // A search for each fare, in their order.
    const bool unframed = &search->trial() == plain;
    const std::size_t number = unframed ? fare++ : 0;
    if (search->bound_only()) continue;
    const auto witness = search->to(place, std::nullopt, TRIES, &work);
    if (!witness) continue;
    LongWay way = way_of(*witness);
    if (unframed) way.fare = number;
    if (!best || way.spent < best->spent) best = std::move(way);
  }
  return best;
}

/// The last leg ends where the base first is at the goal.
LongWay LongWays::cut_short(const LongWay& way, std::size_t action, const Goal& goal, WorkLeft& work) const {
  if (goal.kind == GoalKind::place || way.legs.empty()) return way;
  Vec from = start_.at;
  double facing = start_.facing;
  LongWay cut = way;
  cut.legs.clear();
  for (const auto& [manner, to] : way.legs) {
    const double inches = distance(from, to);
    if (inches < EPS) continue;
    const Vec along = (to - from) * (1 / inches);
    if (manner != Manner::sideways) facing = normalised(heading_of(along) + (manner == Manner::reverse ? 180 : 0));
    const auto there = [&](double s) { return goal.holds(base_, {from + along * s, facing, 0}); };
    double near = inches;
    // The first place of the leg that is near enough, as far as some places show.
    bool found = there(inches);
    for (double s = 0; s < inches && !found; s += 0.25)
      if (there(s)) {
        near = s;
        found = true;
      }
    if (found) {
      double before = 0;
      for (int i = 0; i < HALVINGS; ++i) {
        const double middle = (before + near) / 2;
        (there(middle) ? near : before) = middle;
      }
      near = std::min(inches, near + INSIDE);
      cut.legs.emplace_back(manner, from + along * near);
      break;
    }
    cut.legs.emplace_back(manner, to);
    from = to;
  }
  const auto shorter = way_to(action, cut.legs.back().second, work);
  return shorter && !shorter->legs.empty() ? *shorter : way;
}

/// Places at which a model is at the goal, the likeliest first.
std::vector<Vec> LongWays::places_at(const Goal& goal, const TurnBound& bound) const {
  std::vector<Vec> places;
  if (goal.kind == GoalKind::place) return {goal.at};
  const double inner = std::visit(
      [](const auto& base) {
        using Base = std::decay_t<decltype(base)>;
        if constexpr (std::is_same_v<Base, CircleBase>) return base.diameter / 2;
        if constexpr (std::is_same_v<Base, RectangleBase>) return std::min(base.width, base.length) / 2;
        if constexpr (std::is_same_v<Base, PolygonBase>) return EPS;
      },
      base_);
  if (goal.zone.empty()) {
    for (int i = 0; i < DIRECTIONS; ++i)
      places.push_back(goal.at + direction(i * 360.0 / DIRECTIONS) * std::max(0.0, goal.within + inner - INSIDE));
  } else {
    for (std::size_t i = 0; i < goal.zone.size(); ++i) {
      const Vec from = goal.zone[i];
      const Vec along = goal.zone[(i + 1) % goal.zone.size()] - from;
      const int parts = std::max(1, static_cast<int>(std::ceil(length(along))));
      for (int part = 0; part < parts; ++part) places.push_back(from + along * (static_cast<double>(part) / parts));
      // Where the straight way meets the side.
      const double square = dot(along, along);
      if (square > 0) places.push_back(from + along * std::clamp(dot(start_.at - from, along) / square, 0.0, 1.0));
    }
  }
  std::vector<std::pair<double, Vec>> ranked;
  for (const Vec place : places) ranked.emplace_back(bound.to(place), place);
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  places.clear();
  if (goal.zone.empty()) places.push_back(goal.at);
  for (const auto& [turns, place] : ranked)
    if (std::isfinite(turns)) places.push_back(place);
  return places;
}

std::optional<LongWay> LongWays::by_action(std::size_t action, const Goal& goal, const TurnBound& bound,
                                           WorkLeft& work) const {
  std::optional<LongWay> best;
  std::size_t tried = 0;
  for (const Vec place : places_at(goal, bound)) {
    if (work.none() || tried >= PLACES) break;
    const auto way = way_to(action, place, work);
    ++tried;
    if (!way) continue;
    LongWay shorter = cut_short(*way, action, goal, work);
    if (!best || shorter.spent < best->spent) best = std::move(shorter);
    if (goal.zone.empty()) break;
  }
  return best;
}

std::vector<LongWay> LongWays::to(const Goal& goal, const TurnBound& bound, WorkLeft& work) const {
  std::vector<LongWay> all;
  for (std::size_t action = 0; action < searches_.size(); ++action)
    if (auto way = by_action(action, goal, bound, work)) all.push_back(*std::move(way));
  return all;
}

}  // namespace linesman
