// Orders of several turns, each judged on the table that those before have left.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "clock/goal.h"
#include "clock/mover.h"
#include "reach/search/way_labels.h"
#include "reach/search/way_search.h"

namespace linesman {

struct PieceEnd {
  std::string piece;
  Pose pose;
  std::optional<Hex> hex{};
};

struct Chain {
  std::vector<std::optional<Order>> orders{};  ///< one for each turn; nothing: it waits
  double clock = 0;                            ///< turns before the last, and the share of the last that is spent
  std::vector<PieceEnd> ends{};                ///< at the end of the last turn
  std::optional<Pose> start{};                 ///< where it begins, if it may begin elsewhere than it stands
  Polyline way{};                              ///< of the centre of its first piece, over all turns

  int turns() const { return static_cast<int>(orders.size()); }
};

/// A way over several turns: legs from where the mover stands; of a unit those of its first piece, and the others keep
/// their places beside it.
struct LongWay {
  std::vector<PlannedLeg> legs;
  double spent = 0;                   ///< by one order with the allowances of all turns together, in the currency
  std::optional<std::size_t> fare{};  ///< by which it was found, of those without acts before or after the way
  bool backs = false;                 ///< it has a leg in reverse
  bool turns = false;  ///< it turns somewhere, so that its price may depend on where turns of the game end
};

/// The mover goes along a way, each turn as far as the judge lets it by whichever action leads farthest along it, with
/// the dice of a roll. Nothing where it is not there after that many turns.
std::optional<Chain> chain_along(const Hearing& hearing, const ClockMover& mover, const std::string& roll,
                                 const LongWay& way, const Goal& goal, int turns, WorkLeft& work);

/// Whether some model of the mover is at the goal as it stands.
bool stands_at(const Hearing& hearing, const ClockMover& mover, const Goal& goal);

/// Where its models stand now.
std::vector<PieceEnd> ends_of(const Game& game, const ClockMover& mover);

}  // namespace linesman
