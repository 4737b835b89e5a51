// One turn of a mover along a way: as far as the judge lets it by one action.
#pragma once

#include <functional>
#include <optional>

#include "clock/mover.h"
#include "reach/search/way_labels.h"
#include "reach/search/way_search.h"

namespace linesman {

/// The end of one order.
struct TurnOnWay {
  Witness witness{};
  double gone = 0;    ///< inches along the way, of the first piece
  bool ends = false;  ///< it goes to the end of the way
  double share = 1;   ///< of its allowance

  /// It ends where less of the way remains, or on the whole way spends less.
  bool is_better_than(const TurnOnWay& other) const;
};

/// The dice that a ruling asks for.
using DiceFor = std::function<Dice(const Ruling&)>;

class WayTurns {
 public:
  /// The legs that are left, from where the first piece of the mover stands. All outlive it.
  WayTurns(const Hearing& now, const ClockMover& mover, const std::vector<PlannedLeg>& rest, WorkLeft& work)
      : now_(now), mover_(mover), rest_(rest), work_(work) {}

  /// With these dice; `more` says the dice where the order on this path asks for others. Nothing: it goes nowhere.
  std::optional<TurnOnWay> by(const ClockAction& action, const Dice& dice, const DiceFor& more = {}) const;
  /// By whichever action leads farthest with the dice of a roll.
  std::optional<TurnOnWay> best(const std::string& roll) const;

 private:
  Vec at() const { return now_.game().piece(mover_.pieces.front()).pose.at; }
  std::optional<TurnOnWay> alone(Order order, const DiceFor& more) const;
  std::optional<TurnOnWay> in_shape(const Order& order, const DiceFor& more) const;
  std::optional<TurnOnWay> judged_in_shape(Order order, double inches, const DiceFor& more) const;
  std::optional<Judgement> judged(Order& order, const DiceFor& more) const;
  TurnOnWay made(Order order, Judgement judged) const;

  const Hearing& now_;
  const ClockMover& mover_;
  const std::vector<PlannedLeg>& rest_;
  WorkLeft& work_;
};

/// The legs that are left after these inches.
std::vector<PlannedLeg> after_inches(Vec from, const std::vector<PlannedLeg>& legs, double inches);

}  // namespace linesman
