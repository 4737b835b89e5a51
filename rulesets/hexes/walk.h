// A piece along its way, step by step: what it spends, and what is found about it.
#pragma once

#include "hexes/way.h"

namespace linesman::hexes {

/// All that a vehicle or gun turns between two entries.
struct HexOfTurns {
  std::size_t step = 0;  ///< the first in which it turns there
  int hexsides = 0;      ///< left and right added up
};

/// What a piece has spent and done.
struct Tally {
  double total = 0;  ///< MPs
  Grants grants;     ///< what `total` comes from
  double spent = 0;
  bool led = false;               ///< has the bonus of hexes-9
  bool lost = false;              ///< has had it, and lost it (hexes-10)
  std::size_t entered = 0;        ///< hexes
  std::vector<HexOfTurns> turns;  ///< hexes in which it turns; a hex visited again counts again

  double left() const { return total - spent; }
  void may_spend(Grants granted);
};

struct Walk {
  Way way;
  Tally tally;
  Findings found;
};
using Walks = std::vector<Walk>;

/// The leaders that move with a piece (hexes-9).
struct Leadership {
  bool led = false;                  ///< there are some
  std::optional<std::size_t> until;  ///< after how many hexes the last is lost (hexes-10); nothing when one goes on
};

/// Fills in the tally, and adds to what was found.
void go(Walk& walk, const Leadership& leadership);

// What turns may not do: turns.cpp.
/// hexes-19: a fault for hexsides beyond the most in one hex, when these turn past it.
std::optional<Finding> a_vehicles_turn(const Way& way, std::size_t step, int before, int after);
/// hexes-20, hexes-21: what all the hexsides turned in one hex cost, automatic turns the same.
double price_of_a_turn(const Figures& figures, int hexsides);
void enough_hexes_for_its_turns(const Way& way, const Tally& tally, Findings& found);
void facing_of_a_gun(const Way& way, const Tally& tally, Findings& found);

}  // namespace linesman::hexes
