// The way of one piece, before anything is charged, and the piece along it, step by step: what it spends, and what is
// found about it. Then what a way costs beforehand.
#pragma once

#include "hexes/reading.h"
#include "rules/findings.h"
#include "rules/ruleset.h"

namespace linesman::hexes {

/// What a sentence names.
using Words = linesman::Figures;

class Way {
 public:
  /// `steps`: how many of the traced steps are judged; an event beyond them is dropped.
  Way(const Setting& setting, const HexOrder& order, const PieceTrace& trace, std::size_t steps);

  const Setting& setting;
  const HexOrder& order;
  const PieceTrace& trace;
  const Counter counter;

  const Event* event() const { return event_; }  ///< what befalls it on this way, or nullptr
  /// The steps that it makes: all that are judged, or up to the event or a false step.
  std::size_t steps() const { return steps_; }
  /// The steps that enter hexes, or would, in order.
  const std::vector<std::size_t>& entries() const { return entries_; }
  /// The last of `entries` leads to no neighbour (hexes-1).
  bool false_step() const { return false_step_; }

  const Piece& piece() const { return setting.game.piece(trace.piece); }
  const HexEntry& entry(std::size_t number) const { return std::get<HexEntry>(trace.steps[entries_[number]].facts); }
  bool moved() const { return steps_ > 0; }
  std::size_t last_step() const { return steps_ > 0 ? steps_ - 1 : 0; }
  Pose end() const { return steps_ > 0 ? trace.steps[steps_ - 1].after : trace.start.pose; }
  Hex end_hex() const;
  bool eliminated() const { return event_ && event_->blow == Blow::eliminated; }

  /// A step as a whole: an entry from edge to edge of the hex, a turn on the spot.
  PathPoint whole_step(std::size_t step) const;
  /// A fault of a step; one that enters a hex is shown there, also when nobody can get there (hexes-1).
  Finding fault_of(std::string_view rule, std::size_t step) const;
  /// A fault that stands before the move.
  Finding fault_before(std::string_view rule) const;

 private:
  void find_entries();
  void stop_at_event();
  std::size_t hexes_written() const;

  const Event* event_ = nullptr;
  std::size_t steps_ = 0;
  std::vector<std::size_t> entries_;
  bool false_step_ = false;
};

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
/// hexes-20, hexes-21: what all the hexsides turned in one hex cost a vehicle, automatic turns the same.
double price_of_a_turn(const Figures& figures, int hexsides);
/// hexes-19: a vehicle turns farther in one hex than it may.
bool turns_too_far(const Figures& figures, int hexsides);
void enough_hexes_for_its_turns(const Way& way, const Tally& tally, Findings& found);
void facing_of_a_gun(const Way& way, const Tally& tally, Findings& found);

// What an entry asks: walk.cpp.
/// hexes-28: the way may end in an enemy hex.
bool may_close_assault(const Setting& setting, Action action);
/// What entering a hex costs all told, turns before it aside: hexes-6, 7, 13, 22.
double price_of_entry(const Setting& setting, const Counter& counter, const HexEntry& entry, const EntryPrice& price);
/// hexes-22, with `reverse_turns: tripled`: how many times the turns that lead to an entry are paid.
double times_of_turns(const Setting& setting, const Counter& counter, const HexEntry& entry);
/// hexes-24: the first hex is entered for all that is left. `price`: of the entry; `left`: MPs when the turns before it
/// are paid.
bool needs_minimum_move(const Setting& setting, double price, double left);

/// A counter for which ways are searched.
struct HexPayer {
  Counter counter;
  double allowance = 0;  ///< MPs
};

// fare.cpp
/// Of a counter that may not move: none.
Fares fares_of(const Setting& setting, const HexPayer& payer, Action action);
/// As `PreparedOrder::entry_price` and `PreparedOrder::turn_price`.
std::optional<HexPrice> entry_price(const Setting& setting, const HexPayer& payer, const EntryOnWay& asked);
std::optional<double> turn_price(const Setting& setting, const HexPayer& payer, int sides);

}  // namespace linesman::hexes
