#include "clock/chances.h"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <map>
#include <numeric>

#include "base/tolerance.h"
#include "reach/questions/roll_space.h"
#include "reach/search/same_fare.h"

namespace linesman {

namespace {

using Count = boost::multiprecision::cpp_int;
using Share = boost::multiprecision::cpp_rational;

constexpr double FINENESS = 1e6;  // parts of the currency in which allowances are added up
constexpr std::size_t MOST_FARES = 1296;

std::int64_t in_parts(double amount) { return static_cast<std::int64_t>(std::llround(amount * FINENESS)); }

/// The price of a way by this fare is that of its inches alone, wherever turns of the game end on it.
bool divides_anywhere(const Fare& fare, bool others) {
  const auto once = [](const GroundFare& ground) { return ground.once > 0; };
  const auto line_matters = [](const LineFare& line) {
    return line.apart > 0 || line.square < 90 || (line.price && *line.price > 0);
  };
  const auto end_matters = [](const PieceFare& other) {
    return other.passed ? other.apart.has_value() : other.apart.value_or(0) > 0 && !other.apart_on_way;
  };
  return fare.spent <= 0 && fare.rise <= 0 && fare.manners.forward == 1.0 && !fare.formation && !fare.toward &&
         !fare.hexes && fare.later.empty() && (fare.contours.lines.empty() || fare.contours.price <= 0) &&
         (fare.watched.empty() || !others) && std::none_of(fare.grounds.begin(), fare.grounds.end(), once) &&
         std::none_of(fare.lines.begin(), fare.lines.end(), line_matters) &&
         std::none_of(fare.pieces.begin(), fare.pieces.end(), end_matters);
}

/// The needs that no dice are given for.
std::vector<AskedDice> asked_dice(const Ruling& ruling, bool& countable) {
  std::vector<AskedDice> all;
  const auto needs = needs_of(ruling);
  countable = needs.has_value();
  for (std::size_t i = 0; needs && i < needs->size(); ++i)
    all.push_back({(*needs)[i].purpose,
                   (*needs)[i].dice.faces,
                   std::vector<std::optional<int>>(static_cast<std::size_t>((*needs)[i].dice.count)),
                   {}});
  return all;
}

/// They differ in what they allow, and in the price of an inch in reverse; as where rolls pay for each die ahead alone.
bool same_but_for_reverse(const Fare& a, const Fare& b) {
  if (!a.manners.reverse || !b.manners.reverse) return same_but_for_allowance(a, b);
  Fare like = b;
  like.manners.reverse = a.manners.reverse;
  return same_but_for_allowance(a, like);
}

/// How many times farther a way leads by `fare` than by `middle` at most; they are the same but for reverse.
double farther_by(const Fare& fare, const Fare& middle) {
  const double ahead = fare.allowance / middle.allowance;
  if (!fare.manners.reverse || !middle.manners.reverse) return ahead;
  return ahead * std::max(1.0, *middle.manners.reverse / *fare.manners.reverse);
}

void add_part(std::map<std::int64_t, TurnRolls::Part>& parts, double allowance, std::int64_t rolls) {
  TurnRolls::Part& part = parts[in_parts(allowance)];
  part.allowance = allowance;
  part.rolls += rolls;
}

}  // namespace

bool TurnRolls::divides() const {
  return !framed &&
         std::all_of(fares.begin(), fares.end(), [](const OfFare& fare) { return fare.divides && fare.turns_freely; });
}

namespace {

/// The rolls of one number of dice.
class RollCounter {
 public:
  RollCounter(const Hearing& hearing, const ClockMover& mover, const ClockAction& action)
      : hearing_(hearing), piece_(mover.pieces.front()), order_(action.order) {
    for (const auto& each : hearing.game().pieces())
      others_ = others_ || (each->on_table() && each->side != mover.side);
  }

  std::optional<TurnRolls> counted(const RollSpace& space, const Dice& middle) {
    rolls_ = {};
    rolls_.all = static_cast<std::int64_t>(space.size());
    Order order = order_;
    order.dice = middle;
    const auto trial = WayTrial::of(hearing_, order, piece_);
    if (!trial) return std::nullopt;
    begin(*trial);
    std::map<std::size_t, std::int64_t> kinds;
    for (std::size_t roll = 0; roll < space.size(); ++roll) ++kinds[space.ascending(roll)];
    for (const auto& [roll, count] : kinds) {
      order.dice = space.at(roll);
      const auto rolled = WayTrial::of(hearing_, order, piece_);
      if (!rolled) return std::nullopt;
      add(*rolled, count);
    }
    for (const auto& [key, part] : farther_) rolls_.parts.push_back(part);
    for (std::size_t i = 0; i < by_fare_.size(); ++i)
      for (const auto& [key, part] : by_fare_[i]) rolls_.fares[i].parts.push_back(part);
    return std::move(rolls_);
  }

 private:
  void begin(const WayTrial& middle) {
    fares_ = middle.fares();
    farther_.clear();
    by_fare_.assign(fares_.size(), {});
    rolls_.framed = !middle.other_frames().empty();
    for (const Fare& fare : fares_) {
      TurnRolls::OfFare made{{}, fare.allowance};
      // No search finds ways by a fare that is only a bound.
      made.divides = !fare.besides.empty() || divides_anywhere(fare, others_);
      made.turns_freely = !fare.besides.empty() || turns_freely(fare);
      rolls_.fares.push_back(std::move(made));
    }
  }

  void add(const WayTrial& rolled, std::int64_t count) {
    std::vector<double> allowed(fares_.size(), 0);
    std::vector<bool> taken(fares_.size(), false);  // fares that are the same stand for one another in their order
    double most = 0;
    for (const Fare& fare : rolled.fares()) {
      const auto same = std::find_if(fares_.begin(), fares_.end(), [&](const Fare& each) {
        return !taken[static_cast<std::size_t>(&each - fares_.data())] && same_but_for_reverse(each, fare);
      });
      // A fare that the middle roll has not may lead anywhere.
      if (same == fares_.end() || same->allowance <= 0) {
        rolls_.only_scales = rolls_.only_scales && fare.allowance <= 0;
        continue;
      }
      const auto number = static_cast<std::size_t>(same - fares_.begin());
      taken[number] = true;
      allowed[number] = fare.allowance;
      TurnRolls::OfFare& made = rolls_.fares[number];
      made.backs_alike = made.backs_alike && same_but_for_allowance(*same, fare);
      most = std::max(most, farther_by(fare, *same));
    }
    for (std::size_t i = 0; i < fares_.size(); ++i) add_part(by_fare_[i], allowed[i], count);
    add_part(farther_, most, count);
  }

  const Hearing& hearing_;
  PieceIndex piece_;
  Order order_;
  bool others_ = false;
  TurnRolls rolls_;
  Fares fares_;  ///< of the middle roll
  std::map<std::int64_t, TurnRolls::Part> farther_;
  std::vector<std::map<std::int64_t, TurnRolls::Part>> by_fare_;
};

}  // namespace

std::vector<TurnRolls> rolls_of_turn(const Hearing& hearing, const ClockMover& mover, const ClockAction& action,
                                     const std::string& middle) {
  const auto standing = WayTrial::of(hearing, action.order, mover.pieces.front());
  if (!standing) return {};
  bool countable = false;
  const std::vector<AskedDice> asked = asked_dice(standing->standing(), countable);
  if (!countable) return {};
  RollCounter counter(hearing, mover, action);
  std::vector<TurnRolls> all;
  for (const Dice& dice : action.roll(middle).dice) {
    std::vector<AskedDice> open = asked;
    for (AskedDice& each : open)
      if (const auto given = dice.find(each.purpose); given != dice.end()) each.dice.resize(given->second.size());
    const RollSpace space(open);
    if (space.size() > MOST_FARES) return {};
    auto counted = counter.counted(space, dice);
    if (!counted) return {};
    all.push_back(*std::move(counted));
  }
  return all;
}

TurnRolls best_of(const std::vector<TurnRolls>& actions) {
  if (actions.size() == 1) return actions.front();
  TurnRolls best;
  // Rolls of different numbers of dice, on one measure: as many parts as the product of their numbers of rolls.
  best.all = 1;
  for (const TurnRolls& action : actions) best.all = std::lcm(best.all, std::max<std::int64_t>(1, action.all));
  std::map<std::int64_t, double> steps;
  for (const TurnRolls& action : actions)
    for (const TurnRolls::Part& part : action.parts) steps[in_parts(part.allowance)] = part.allowance;
  std::int64_t before = 0;
  for (const auto& [key, allowance] : steps) {
    std::int64_t below = best.all;  // rolls that allow no more, of the action for which they are fewest
    for (const TurnRolls& action : actions) {
      std::int64_t own = 0;
      for (const TurnRolls::Part& part : action.parts)
        if (in_parts(part.allowance) <= key) own += part.rolls;
      below = std::min(below, own * (best.all / std::max<std::int64_t>(1, action.all)));
    }
    if (below > before) best.parts.push_back({allowance, below - before});
    before = std::max(before, below);
  }
  return best;
}

std::vector<double> chances_to_pay(const TurnRolls& rolls, double price, int turns) {
  std::vector<double> chances(static_cast<std::size_t>(turns) + 1, 0);
  if (std::isinf(price) || rolls.all == 0) return chances;
  const std::int64_t wanted = in_parts(price - EPS);
  std::map<std::int64_t, Count> sums{{0, 1}};
  Count enough = wanted <= 0 ? 1 : 0;
  if (wanted <= 0) sums.clear();
  Count all = 1;
  chances[0] = wanted <= 0 ? 1 : 0;
  for (int turn = 1; turn <= turns; ++turn) {
    std::map<std::int64_t, Count> next;
    enough *= rolls.all;
    for (const auto& [sum, ways] : sums)
      for (const TurnRolls::Part& part : rolls.parts) {
        const std::int64_t to = sum + in_parts(part.allowance);
        (to >= wanted ? enough : next[to]) += ways * part.rolls;
      }
    sums = std::move(next);
    all *= rolls.all;
    chances[static_cast<std::size_t>(turn)] = static_cast<double>(Share(enough, all));
  }
  return chances;
}

Arrivals any_of(const std::vector<Arrivals>& movers, int turns) {
  Arrivals all(static_cast<std::size_t>(turns) + 1);
  for (std::size_t turn = 0; turn < all.size(); ++turn) {
    Likely missing{1, 1, 1};
    for (const Arrivals& mover : movers) {
      missing.chance *= 1 - mover[turn].chance;
      missing.least *= 1 - mover[turn].least;
      missing.most *= 1 - mover[turn].most;
    }
    all[turn] = {1 - missing.chance, 1 - missing.least, 1 - missing.most};
  }
  return all;
}

namespace {

using By = std::vector<double>;

By picked(const Arrivals& arrivals, double Likely::*which) {
  By by;
  for (const Likely& each : arrivals) by.push_back(each.*which);
  return by;
}

double in_turn(const By& by, std::size_t turn) { return by[turn] - (turn > 0 ? by[turn - 1] : 0); }

/// The chance that the side is there in an earlier turn than all others, or with `shared` no later.
double chance_first(const By& own, const std::vector<By>& others, bool shared) {
  double chance = 0;
  for (std::size_t turn = 0; turn < own.size(); ++turn) {
    double later = in_turn(own, turn);
    for (const By& other : others) later *= 1 - (shared ? (turn > 0 ? other[turn - 1] : 0) : other[turn]);
    chance += later;
  }
  return chance;
}

}  // namespace

FirstThere first_there(const std::vector<Arrivals>& sides, int turns, std::optional<std::size_t> first) {
  FirstThere answer;
  const auto last = static_cast<std::size_t>(turns);
  double sure = 0;
  double possible = 0;
  double told = 0;
  answer.none = {1, 1, 1};
  for (std::size_t side = 0; side < sides.size(); ++side) {
    const auto chance = [&](double Likely::*own, double Likely::*theirs) {
      std::vector<By> others;
      for (std::size_t other = 0; other < sides.size(); ++other)
        if (other != side) others.push_back(picked(sides[other], theirs));
      return chance_first(picked(sides[side], own), others, side == first);
    };
    answer.sides.push_back({chance(&Likely::chance, &Likely::chance), chance(&Likely::least, &Likely::most),
                            chance(&Likely::most, &Likely::least)});
    answer.none.chance *= 1 - sides[side][last].chance;
    answer.none.least *= 1 - sides[side][last].most;
    answer.none.most *= 1 - sides[side][last].least;
    told += answer.sides.back().chance;
    sure += answer.sides.back().least;
    possible += answer.sides.back().most;
  }
  answer.together.chance = std::max(0.0, 1 - told - answer.none.chance);
  answer.together.least = std::max(0.0, 1 - possible - answer.none.most);
  answer.together.most = std::max(0.0, 1 - sure - answer.none.least);
  return answer;
}

}  // namespace linesman
