#include "clock/mover_clock.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/questions/region.h"
#include "state/long_turn.h"
#include "state/statuses.h"

namespace linesman {

namespace {

constexpr double BAND_CELL = 1.0 / 16;  // inches along the cells of a band
constexpr int DIRECTIONS_ON = 8;        // in which a way is continued in the next turn
constexpr int TRIES_AT_A_FOOTHOLD = 12;
constexpr double EXACT_WITHIN = 1.0 / 50;  // of a price: the bounds of an exact one lie no farther apart

}  // namespace

MoverClock::MoverClock(const Hearing& hearing, const ClockMover& mover, const std::vector<std::string>& rolls,
                       std::string middle, int turns, std::uint64_t looks, const std::stop_token& stop,
                       std::vector<Ring> zones)
    : hearing_(hearing),
      mover_(mover),
      rolls_(rolls),
      middle_(std::move(middle)),
      turns_(turns),
      work_(looks),
      stop_(stop),
      zones_(std::move(zones)) {}

const TurnBound& MoverClock::bound(const std::string& roll) {
  auto& kept = bounds_[roll];
  if (!kept) {
    const TurnBound* like = roll == middle_ ? nullptr : &bound(middle_);
    kept = std::make_unique<TurnBound>(hearing_, mover_, roll, like, zones_);
    work_.spend(kept->looks());
  }
  return *kept;
}

const LongWays& MoverClock::ways() {
  if (!ways_)
    ways_ = std::make_unique<LongWays>(hearing_, mover_, middle_, turns_, std::max<std::uint64_t>(1, work_.left() / 2),
                                       stop_);
  return *ways_;
}

const std::vector<std::vector<TurnRolls>>& MoverClock::turn_rolls() {
  if (!turn_rolls_) {
    turn_rolls_.emplace();
    for (const ClockAction& action : mover_.actions)
      turn_rolls_->push_back(mover_.is_unit() || changes_by_itself()
                                 ? std::vector<TurnRolls>{}
                                 : rolls_of_turn(hearing_, mover_, action, middle_));
  }
  return *turn_rolls_;
}

double MoverClock::allowance_of(const ClockAction& action, const std::string& roll) const {
  Order order = action.order;
  order.dice = action.roll(roll).dice.front();
  const auto trial = WayTrial::of(hearing_, order, mover_.pieces.front());
  double most = 0;
  if (trial)
    for (const Fare& fare : trial->fares()) most = std::max(most, fare.allowance);
  return most;
}

double MoverClock::allowance(const std::string& roll) const {
  double most = 0;
  for (const ClockAction& action : mover_.actions) most = std::max(most, allowance_of(action, roll));
  return most;
}

/// A hold or a status with an end makes a later turn another than this one.
bool MoverClock::changes_by_itself() const {
  const Game& game = hearing_.game();
  const Piece& piece = game.piece(mover_.pieces.front());
  return !hearing_.held_from_going(mover_.pieces.front()).empty() || state::has_end(piece.status) ||
         (piece.unit && state::has_end(game.unit(*piece.unit).status));
}

MoverAt MoverClock::at(const Goal& goal) {
  const bool standing = hearing_.game().piece(mover_.pieces.front()).on_table();
  const bool only_bounds = !zones_.empty() && (mover_.is_unit() || !standing);
  if (!only_bounds && stands_at(hearing_, mover_, goal)) return there_already(hearing_.game(), mover_, rolls_, turns_);
  MoverAt found;
  for (const std::string& roll : rolls_) found.rolls.push_back({roll});
  bool may_come = false;
  for (auto& by_roll : found.rolls) {
    by_roll.least = std::max(zones_.empty() ? 2 * SURE_OF_TURN : 0, bound(by_roll.roll).turns_to(goal));
    may_come = may_come || by_roll.least <= turns_ + SURE_OF_TURN;
  }
  std::vector<LongWay> found_ways;
  if (may_come && !only_bounds && !mover_.actions.empty() && !stop_.stop_requested()) {
    // A place that is passed on the way to another costs what is left of the allowances.
    found_ways = ways().to(goal, bound(middle_), work_);
    find_chains(goal, found_ways, found);
  }
  ran_out_ = ran_out_ || work_.none() || stop_.stop_requested();
  found.exact = false;
  found.by = arrivals_by_rolls(mover_, found, turns_);
  tell_chances(goal, found);
  return found;
}

void MoverClock::find_chains(const Goal& goal, const std::vector<LongWay>& ways, MoverAt& found) {
  const Chain* lower = nullptr;
  for (auto& by_roll : found.rolls) {
    for (const LongWay& way : ways) {
      auto chain = chain_along(hearing_, mover_, by_roll.roll, way, goal, turns_, work_);
      if (chain && (!by_roll.chain || chain->clock < by_roll.chain->clock - EPS)) by_roll.chain = std::move(chain);
    }
    // A higher roll mostly pays for all that a lower one does.
    if (lower && (!by_roll.chain || by_roll.chain->turns() > lower->turns()))
      if (auto same = with_roll(*lower, by_roll.roll, goal)) by_roll.chain = std::move(same);
    if (by_roll.chain) lower = &*by_roll.chain;
  }
}

std::optional<Chain> MoverClock::with_roll(const Chain& chain, const std::string& roll, const Goal& goal) const {
  Chain made;
  Hearing now = hearing_;
  for (const auto& written : chain.orders) {
    if (!written) return std::nullopt;
    Order order = *written;
    const auto action = std::find_if(mover_.actions.begin(), mover_.actions.end(),
                                     [&](const ClockAction& each) { return each.order.action == order.action; });
    if (action == mover_.actions.end()) return std::nullopt;
    order.dice = action->roll(roll).dice.front();
    auto judged = now.judge(order);
    if (!judged || !is_allowed(judged->ruling)) return std::nullopt;
    const Allowance& allowance = judged->ruling.allowance;
    const double total = allowance.total.value_or(0);
    const double share = total > 0 ? std::min(1.0, allowance.spent.value_or(total) / total) : 1;
    made.clock = static_cast<double>(made.orders.size()) + share;
    auto next = after(now, {order, *std::move(judged)});
    if (!next || next->game().pieces().size() != now.game().pieces().size()) return std::nullopt;
    now = *std::move(next);
    made.orders.emplace_back(std::move(order));
  }
  if (!stands_at(now, mover_, goal)) return std::nullopt;
  made.ends = ends_of(now.game(), mover_);
  return made;
}

/// A player who knew the best roll of all actions beforehand would need the least of all prices.
void MoverClock::tell_most(double least_turns, MoverAt& found) {
  std::vector<TurnRolls> all;
  for (const auto& action : turn_rolls()) all.insert(all.end(), action.begin(), action.end());
  const auto most = chances_to_pay(best_of(all), least_turns - SURE_OF_TURN * turns_, turns_);
  for (std::size_t turn = 0; turn < found.by.size(); ++turn)
    found.by[turn].most = std::min(found.by[turn].most, most[turn]);
}

void MoverClock::tell_chances(const Goal& goal, MoverAt& found) {
  const bool dice = std::any_of(mover_.actions.begin(), mover_.actions.end(),
                                [](const ClockAction& action) { return action.rolls_dice(); });
  if (!dice) {
    found.exact = is_settled(found.rolls.back(), turns_);
    return;
  }
  if (found.by.back().most <= 0) {
    found.exact = true;
    return;
  }
  const auto& rolls = turn_rolls();
  const bool counted = std::all_of(rolls.begin(), rolls.end(), [](const std::vector<TurnRolls>& action) {
    return !action.empty() && std::all_of(action.begin(), action.end(), [](const auto& r) { return r.only_scales; });
  });
  if (rolls.empty() || !counted) return;
  const double least_turns = bound(middle_).to(goal);
  tell_most(least_turns, found);
  double best = -1;
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    const TurnRolls& most_dice = rolls[i].front();
    const auto way = ways().by_action(i, goal, bound(middle_), work_);
    if (!way || !way->fare || *way->fare >= most_dice.fares.size()) continue;
    const TurnRolls::OfFare& fare = most_dice.fares[*way->fare];
    if (!fare.divides || (way->turns && !fare.turns_freely) || (way->backs && !fare.backs_alike)) continue;
    TurnRolls own = most_dice;
    own.parts = fare.parts;
    const auto sure = chances_to_pay(own, way->spent, turns_);
    double sum = 0;
    for (const double chance : sure) sum += chance;
    if (sum <= best) continue;
    best = sum;
    const bool only = rolls.size() == 1 && rolls[i].size() == 1;
    found.exact = only && way->spent - least_turns * fare.middle <= EXACT_WITHIN * way->spent + EPS;
    for (std::size_t turn = 0; turn < found.by.size(); ++turn)
      found.by[turn].chance = found.by[turn].least = sure[turn];
  }
  for (Likely& likely : found.by) likely.most = std::max(likely.most, likely.least);
}

namespace {

/// The number of the place that lies farthest that way. Of equals the one nearest to the line, so that half a turn of
/// the table changes nothing.
std::size_t farthest(const std::vector<Vec>& places, Vec from, double heading) {
  const Vec ahead = direction(heading);
  const auto rank = [&](Vec place) {
    const Vec off = place - from;
    const double beside = cross(ahead, off);
    return std::tuple(std::round(dot(off, ahead) / EPS), -std::round(std::abs(beside) / EPS), beside);
  };
  const auto most = std::max_element(places.begin(), places.end(), [&](Vec a, Vec b) { return rank(a) < rank(b); });
  return static_cast<std::size_t>(most - places.begin());
}

/// One of them in each direction, each once.
std::vector<std::size_t> outermost_of(const std::vector<Vec>& places, Vec from) {
  std::vector<std::size_t> chosen;
  if (places.empty()) return chosen;
  for (int i = 0; i < DIRECTIONS_ON; ++i) {
    const std::size_t found = farthest(places, from, 360.0 * i / DIRECTIONS_ON);
    if (std::find(chosen.begin(), chosen.end(), found) == chosen.end()) chosen.push_back(found);
  }
  return chosen;
}

}  // namespace

/// `goes_on`: footholds for the next turn are kept.
Raster MoverClock::region(const Hearing& hearing, const ClockAction& action, const std::string& roll,
                          std::uint64_t looks, bool goes_on) {
  const NamedRoll& named = action.roll(roll);
  auto searches =
      RollSearches::of(hearing, action.order, mover_.pieces.front(), {named.name, 1, named.dice}, 1, stop_, looks / 2);
  if (!searches || searches->searches.empty()) return {};
  EndRegion region = region_of(searches->searches, std::nullopt, stop_, looks - looks / 2, {}, BAND_CELL);
  ran_out_ = ran_out_ || region.looks_left == 0;
  if (goes_on) keep_footholds(hearing, searches->searches, region.inner, looks / 2);
  return std::move(region.inner);
}

/// Ways to the outermost places, carried out.
void MoverClock::keep_footholds(const Hearing& hearing, const std::vector<std::unique_ptr<WaySearch>>& searches,
                                const Raster& inner, std::uint64_t looks) {
  std::vector<Vec> places;
  for (int row = 0; row < inner.lattice.rows; ++row)
    for (int column = 0; column < inner.lattice.columns; ++column)
      if (inner.holds(column, row)) places.push_back(inner.lattice.middle(column, row));
  WorkLeft work(looks);
  for (const std::size_t place : outermost_of(places, hearing.game().piece(mover_.pieces.front()).pose.at))
    for (const auto& search : searches) {
      if (search->bound_only() || work.none() || stop_.stop_requested()) continue;
      const auto witness = search->to(places[place], std::nullopt, TRIES_AT_A_FOOTHOLD, &work);
      if (!witness) continue;
      auto next = after(hearing, *witness);
      // The numbers of pieces stay those of the mover.
      if (next && next->game().pieces().size() == hearing.game().pieces().size())
        found_footholds_.push_back(*std::move(next));
      break;
    }
}

/// Of several tables those on which the mover stands outermost.
std::vector<Hearing> MoverClock::outermost(std::vector<Hearing> standing) const {
  std::vector<Vec> places;
  for (const Hearing& each : standing) places.push_back(each.game().piece(mover_.pieces.front()).pose.at);
  std::vector<Hearing> kept;
  for (const std::size_t number : outermost_of(places, hearing_.game().piece(mover_.pieces.front()).pose.at))
    kept.push_back(standing[number]);
  return kept;
}

/// From the outermost places of the turn before, by each action whose ways cannot be cut into turns anywhere.
Raster MoverClock::region_from_footholds(const std::string& roll, int turn, std::uint64_t looks, bool goes_on) {
  Raster all;
  const auto& stages = footholds_[roll];
  if (static_cast<int>(stages.size()) < turn - 1) return all;
  const std::vector<Hearing>& standing = stages[static_cast<std::size_t>(turn) - 2];
  const std::uint64_t each = looks / std::max<std::size_t>(1, standing.size() * mover_.actions.size());
  for (const Hearing& from : standing)
    for (const ClockAction& action : mover_.actions) {
      Raster more = region(from, action, roll, each, goes_on);
      if (more.in.empty()) continue;
      all = all.in.empty() ? std::move(more) : joined(std::move(all), more);
    }
  return all;
}

Raster MoverClock::inner(const std::string& roll, int turn, std::uint64_t looks, bool goes_on) {
  Raster all;
  if (mover_.is_unit() || mover_.actions.empty()) return all;
  const auto& rolls = turn_rolls();
  const std::uint64_t each = looks / mover_.actions.size();
  const auto divides = [](const std::vector<TurnRolls>& action) { return !action.empty() && action.front().divides(); };
  const bool steps = !changes_by_itself() && !std::all_of(rolls.begin(), rolls.end(), divides);
  found_footholds_.clear();
  if (turn > 1 && steps) all = region_from_footholds(roll, turn, looks, goes_on);
  for (std::size_t i = 0; i < mover_.actions.size(); ++i) {
    Raster more;
    if (turn == 1) {
      more = region(hearing_, mover_.actions[i], roll, each, steps && goes_on);
    } else if (divides(rolls[i])) {
      const auto longer = hearing_.on(state::with_allowance_of_turns(hearing_.game(), mover_.pieces.front(), turn));
      if (longer) more = region(*longer, mover_.actions[i], roll, each, false);
    }
    if (more.in.empty()) continue;
    all = all.in.empty() ? std::move(more) : joined(std::move(all), more);
  }
  if (steps && goes_on && static_cast<int>(footholds_[roll].size()) == turn - 1)
    footholds_[roll].push_back(outermost(std::move(found_footholds_)));
  return all;
}

}  // namespace linesman
