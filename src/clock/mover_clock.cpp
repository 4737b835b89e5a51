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

constexpr double FINE_CELL = 1.0 / 16;  // inches along the cells of a band
constexpr double COARSE_CELL = 1.0 / 2;
constexpr double CELLS_A_LOOK = 4;  // of a table for each, at most
constexpr int DIRECTIONS_ON = 8;    // in which a way is continued in the next turn
constexpr int TRIES_AT_A_FOOTHOLD = 12;
constexpr int DIRECTIONS_TO_GAIN = 24;     // round a foothold, in which places are looked at that it may lead to
constexpr double MOST_TIMES = 4;           // as far as with the middle rolls, where luck is looked for
constexpr double EXACT_WITHIN = 1.0 / 50;  // of a price: the bounds of an exact one lie no farther apart

/// As fine as the work can look into.
double band_cell(const Table& table, std::uint64_t looks) {
  double cell = FINE_CELL;
  while (cell < COARSE_CELL && table.width * table.depth > cell * cell * CELLS_A_LOOK * static_cast<double>(looks))
    cell *= 2;
  return cell;
}

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

const LongWays& MoverClock::ways(Luck luck) {
  auto& kept = ways_[luck];
  if (!kept) {
    const double times = luck == Luck::middle ? 1 : allowance(HIGHEST_ROLL) / allowance(middle_);
    const int turns = static_cast<int>(std::ceil(turns_ * std::clamp(times, 1.0, MOST_TIMES) - EPS));
    kept = std::make_unique<LongWays>(hearing_, mover_, middle_, turns, std::max<std::uint64_t>(1, work_.left() / 2),
                                      stop_);
  }
  return *kept;
}

std::vector<LongWay> MoverClock::ways_to(const Goal& goal) {
  auto all = ways(Luck::middle).to(goal, bound(middle_), work_);
  if (all.empty() && rolls_dice()) all = ways(Luck::highest).to(goal, bound(middle_), work_);
  return all;
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

bool MoverClock::rolls_dice() const {
  return std::any_of(mover_.actions.begin(), mover_.actions.end(),
                     [](const ClockAction& action) { return action.rolls_dice(); });
}

bool MoverClock::may_be_sampled() {
  const auto counts = [](const TurnRolls& rolls) {
    return rolls.only_scales && std::all_of(rolls.fares.begin(), rolls.fares.end(), [](const TurnRolls::OfFare& fare) {
             return fare.divides && fare.turns_freely && fare.backs_alike;
           });
  };
  const auto& rolls = turn_rolls();
  return rolls_dice() && !std::all_of(rolls.begin(), rolls.end(), [&](const std::vector<TurnRolls>& action) {
           return !action.empty() && std::all_of(action.begin(), action.end(), counts);
         });
}

/// It stands nowhere yet: it may begin anywhere in its zones, and only bounds can be said.
bool MoverClock::begins_in_zones() const {
  return !zones_.empty() && (mover_.is_unit() || !hearing_.game().piece(mover_.pieces.front()).on_table());
}

bool MoverClock::is_there(const Goal& goal) const { return !begins_in_zones() && stands_at(hearing_, mover_, goal); }

/// Where it is stopped, without them.
MoverAt MoverClock::with_bounds(const Goal& goal) {
  MoverAt found;
  for (const std::string& roll : rolls_) found.rolls.push_back({roll});
  for (auto& by_roll : found.rolls)
    if (!stop_.stop_requested())
      by_roll.least = std::max(zones_.empty() ? 2 * SURE_OF_TURN : 0, bound(by_roll.roll).turns_to(goal));
  return found;
}

MoverAt MoverClock::bounds_at(const Goal& goal) {
  if (is_there(goal)) return there_already(hearing_.game(), mover_, rolls_, turns_);
  return unknown(with_bounds(goal));
}

MoverAt MoverClock::at(const Goal& goal, const GamesAsked& games) {
  if (is_there(goal)) return there_already(hearing_.game(), mover_, rolls_, turns_);
  MoverAt found = with_bounds(goal);
  const bool may_come = std::any_of(found.rolls.begin(), found.rolls.end(), [&](const MoverAt::ByRoll& by_roll) {
    return by_roll.least <= turns_ + SURE_OF_TURN;
  });
  if (stop_.stop_requested()) return unknown(std::move(found));
  std::vector<LongWay> found_ways;
  if (may_come && !begins_in_zones() && !mover_.actions.empty()) {
    // A place that is passed on the way to another costs what is left of the allowances.
    found_ways = ways_to(goal);
    find_chains(goal, found_ways, found);
  }
  if (stop_.stop_requested()) return unknown(std::move(found));
  ran_out_ = ran_out_ || work_.none();
  found.exact = false;
  found.by = arrivals_by_rolls(mover_, found, turns_);
  if (!counts_chances(goal, found)) roll_games(goal, found_ways, games, found);
  return found;
}

/// The answer with all that is known until now.
MoverAt MoverClock::unknown(MoverAt found) {
  ran_out_ = true;
  found.exact = false;
  found.by = arrivals_by_rolls(mover_, found, turns_);
  return found;
}

void MoverClock::find_chains(const Goal& goal, const std::vector<LongWay>& ways, MoverAt& found) {
  const Chain* lower = nullptr;
  for (auto& by_roll : found.rolls) {
    for (const LongWay& way : ways) {
      if (stop_.stop_requested()) return;
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

/// False where the dice change more than how far it goes.
bool MoverClock::counts_chances(const Goal& goal, MoverAt& found) {
  if (!rolls_dice()) {
    found.exact = is_settled(found.rolls.back(), turns_);
    return true;
  }
  if (found.by.back().most <= 0) {
    found.exact = true;
    return true;
  }
  const auto& rolls = turn_rolls();
  const bool counted = std::all_of(rolls.begin(), rolls.end(), [](const std::vector<TurnRolls>& action) {
    return !action.empty() && std::all_of(action.begin(), action.end(), [](const auto& r) { return r.only_scales; });
  });
  if (rolls.empty() || !counted) return false;
  const double least_turns = bound(middle_).to(goal);
  tell_most(least_turns, found);
  double best = -1;
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    const TurnRolls& most_dice = rolls[i].front();
    auto way = ways(Luck::middle).by_action(i, goal, bound(middle_), work_);
    if (!way) way = ways(Luck::highest).by_action(i, goal, bound(middle_), work_);
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
  return best >= 0;
}

/// Along the way that is quickest with the middle roll.
void MoverClock::roll_games(const Goal& goal, const std::vector<LongWay>& ways, const GamesAsked& games,
                            MoverAt& found) {
  const LongWay* quickest = nullptr;
  double least = HUGE_VAL;
  for (const LongWay& way : ways) {
    const auto chain = chain_along(hearing_, mover_, middle_, way, goal, turns_, work_);
    const double clock = chain ? chain->clock : turns_ + 1;
    if (quickest && clock >= least) continue;
    quickest = &way;
    least = clock;
  }
  if (!quickest || games.to <= games.from) return;
  const std::uint64_t given = work_.left() / 2;
  WorkLeft work(given);
  found.games = RolledGames(hearing_, mover_, middle_, *quickest, goal, turns_, games).arrivals(work, stop_);
  work_.spend_all_but(given, work);
  ran_out_ = ran_out_ || static_cast<int>(found.games.size()) < games.to - games.from;
  if (!found.games.empty()) tell_games(found, turns_);
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
  if (stop_.stop_requested()) {
    ran_out_ = true;
    return {};
  }
  const NamedRoll& named = action.roll(roll);
  auto searches =
      RollSearches::of(hearing, action.order, mover_.pieces.front(), {named.name, 1, named.dice}, 1, stop_, looks / 2);
  if (!searches || searches->searches.empty()) return {};
  EndRegion region = region_of(searches->searches, std::nullopt, stop_, looks - looks / 2, {}, cell_);
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
  all = so_far_[roll];
  for (const Hearing& from : standing)
    for (const ClockAction* action : farthest_first(roll)) {
      if (!may_gain(from, *action, roll, turn, all)) continue;
      Raster more = region(from, *action, roll, each, goes_on);
      if (more.in.empty()) continue;
      all = all.in.empty() ? std::move(more) : joined(std::move(all), more);
    }
  return all;
}

std::vector<const ClockAction*> MoverClock::farthest_first(const std::string& roll) const {
  std::vector<std::pair<double, const ClockAction*>> ranked;
  for (const ClockAction& action : mover_.actions) ranked.emplace_back(allowance_of(action, roll), &action);
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<const ClockAction*> actions;
  for (const auto& [allowance, action] : ranked) actions.push_back(action);
  return actions;
}

/// Whether some place that it may come to from there by that turn is not known yet, as far as places round it show.
bool MoverClock::may_gain(const Hearing& from, const ClockAction& action, const std::string& roll, int turn,
                          const Raster& known) {
  const TurnBound& least = bound(roll);
  const double most = allowance(roll);
  if (known.in.empty() || !least.known() || least.cheapest() <= 0 || most <= 0) return true;
  const Vec at = from.game().piece(mover_.pieces.front()).pose.at;
  const Table& table = from.game().table();
  const double inches = allowance_of(action, roll) / most / least.cheapest();
  for (int i = 0; i < DIRECTIONS_TO_GAIN; ++i)
    for (const double part : {0.35, 0.65, 0.95}) {
      const Vec place = at + direction(360.0 * i / DIRECTIONS_TO_GAIN) * (inches * part);
      const bool on_table = place.x > 0 && place.y > 0 && place.x < table.width && place.y < table.depth;
      if (on_table && !known.holds(place) && least.to(place) <= turn + SURE_OF_TURN) return true;
    }
  return false;
}

Raster MoverClock::inner(const std::string& roll, int turn, std::uint64_t looks, bool goes_on) {
  Raster all;
  if (mover_.is_unit() || mover_.actions.empty()) return all;
  const auto& rolls = turn_rolls();
  cell_ = band_cell(hearing_.game().table(), looks / DIRECTIONS_ON);
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
  if (steps && goes_on) so_far_[roll] = all;
  return all;
}

}  // namespace linesman
