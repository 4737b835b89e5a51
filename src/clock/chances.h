// Chances over the dice of several turns: how far the rolls lead together, and which side is first.
#pragma once

#include <cstdint>
#include <vector>

#include "clock/mover.h"

namespace linesman {

/// A chance that is known within bounds, 0 to 1.
struct Likely {
  double chance = 0;
  double least = 0;
  double most = 0;
};

/// By turn, from turn 0: the chance to be there by its end.
using Arrivals = std::vector<Likely>;

/// The allowances of one turn by one action, over its dice.
struct TurnRolls {
  /// An allowance, in the currency, and the number of rolls that give it.
  struct Part {
    double allowance = 0;
    std::int64_t rolls = 0;
  };
  /// Ways of one of the fares that the action has with the middle roll, in their order.
  struct OfFare {
    std::vector<Part> parts;
    double middle = 0;         ///< the allowance of the middle roll
    bool divides = true;       ///< a way may be cut into turns anywhere: its price is that of its inches and turns
    bool turns_freely = true;  ///< turning costs nothing and has no limit
    bool backs_alike = true;   ///< an inch in reverse costs the same part of an allowance with every roll
  };
  std::vector<Part> parts;  ///< in place of allowances how much farther a roll leads than the middle one, at most
  std::int64_t all = 0;     ///< number of rolls
  bool only_scales = true;  ///< rolls change the allowances of fares alone
  bool framed = false;      ///< ways may begin or end with acts
  std::vector<OfFare> fares{};

  /// Every way may be cut into turns anywhere.
  bool divides() const;
};

/// One for each number of dice that an order by the action may ask for, the most first. `middle`: the name of the
/// middle roll. Empty where the rolls cannot be counted through.
std::vector<TurnRolls> rolls_of_turn(const Hearing& hearing, const ClockMover& mover, const ClockAction& action,
                                     const std::string& middle);

/// The best of each place in the order of the rolls of several actions: a player who chooses an action before the dice
/// fall gets no farther, with any chance, than with this.
TurnRolls best_of(const std::vector<TurnRolls>& actions);

/// By turn, from 0 to `turns`: the chance that the rolls of the turns together allow at least `price`.
std::vector<double> chances_to_pay(const TurnRolls& rolls, double price, int turns);

/// Of several movers, of whom one is enough; their dice are independent.
Arrivals any_of(const std::vector<Arrivals>& movers, int turns);

struct FirstThere {
  std::vector<Likely> sides;  ///< in the order of the arrivals
  Likely together;
  Likely none;
};

/// Which side is there in an earlier turn than every other. `first`: the number of the side to which what is together
/// with it belongs; nothing: none.
FirstThere first_there(const std::vector<Arrivals>& sides, int turns, std::optional<std::size_t> first);

}  // namespace linesman
