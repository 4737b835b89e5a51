// The way of one piece before anything is charged; then the piece along it, step by step, with what it spends and the
// faults found; and the price of a way before it is made.
#pragma once

#include "hexes/reading.h"
#include "rules/findings.h"
#include "rules/ruleset.h"

namespace linesman::hexes {

/// The values that a sentence names.
using Words = linesman::Figures;

class Way {
 public:
  /// `steps`: the number of traced steps that are judged; an event beyond them is dropped.
  Way(const Setting& setting, const HexOrder& order, const PieceTrace& trace, std::size_t steps);

  const Setting& setting;
  const HexOrder& order;
  const PieceTrace& trace;
  const Counter counter;

  const Event* event() const { return event_ ? &*event_ : nullptr; }  ///< that ends this way, or nullptr
  /// The number of steps that it makes: all that are judged, or those up to the event or a false step.
  std::size_t steps() const { return steps_; }
  /// The steps that enter hexes, in order. The last may be a false step.
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

  /// The end of a step: of an entry the far edge of the hex, of a turn the spot itself.
  PathPoint whole_step(std::size_t step) const;
  /// A fault of a step. One of an entry is shown in the hex entered, even where that is no neighbour (hexes-1).
  Finding fault_of(std::string_view rule, std::size_t step) const;
  /// A fault before the move.
  Finding fault_before(std::string_view rule) const;

 private:
  void find_entries();
  void stop_at_event();
  std::size_t hexes_written() const;

  std::optional<Event> event_;
  std::size_t steps_ = 0;
  std::vector<std::size_t> entries_;
  bool false_step_ = false;
};

/// The turns of a vehicle or gun between two entries.
struct HexOfTurns {
  std::size_t step = 0;  ///< the first in which it turns there
  int hexsides = 0;      ///< left and right added up
};

/// The MPs that a piece has spent, and its entries and turns.
struct Tally {
  double total = 0;  ///< MPs
  Grants grants;     ///< what `total` comes from
  double spent = 0;
  bool led = false;               ///< it has the bonus of hexes-9
  bool lost = false;              ///< it had that bonus and has lost it (hexes-10)
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
  bool led = false;                  ///< there is at least one
  std::optional<std::size_t> until;  ///< hexes after which the last is lost (hexes-10); nothing when one goes on
};

/// Fills in the tally and the findings.
void go(Walk& walk, const Leadership& leadership);

/// hexes-19: the fault of turning farther in one hex than a vehicle may; nothing where `before`, the hexsides turned
/// there already, was too far as well.
std::optional<Finding> a_vehicles_turn(const Way& way, std::size_t step, int before, int after);
/// hexes-20, hexes-21: the price of all hexsides that a vehicle turns in one hex, automatic turns included.
double price_of_a_turn(const Figures& figures, int hexsides);
/// hexes-19: a vehicle turns farther in one hex than it may.
bool turns_too_far(const Figures& figures, int hexsides);
void enough_hexes_for_its_turns(const Way& way, const Tally& tally, Findings& found);
void facing_of_a_gun(const Way& way, const Tally& tally, Findings& found);

/// hexes-28: the way may end in an enemy hex.
bool may_close_assault(const Setting& setting, Action action);
/// The whole price of entering a hex, without the turns before it: hexes-6, 7, 13, 22.
double price_of_entry(const Setting& setting, const Counter& counter, const HexEntry& entry, const EntryPrice& price);
/// hexes-22, with `reverse_turns: tripled`: the times that the turns before an entry are paid.
double times_of_turns(const Setting& setting, const Counter& counter, const HexEntry& entry);
/// hexes-24: the first hex is entered for all that is left. `price`: of the entry; `left`: MPs after the turns before
/// it.
bool needs_minimum_move(const Setting& setting, double price, double left);

/// A counter whose ways are searched.
struct HexPayer {
  Counter counter;
  double allowance = 0;  ///< MPs
};

// fare.cpp
/// Empty for a counter that may not move. `payers`: of all pieces of the order.
Fares fares_of(const Setting& setting, const HexPayer& payer, const std::vector<HexPayer>& payers, Action action);
/// As `PreparedOrder::entry_price` and `PreparedOrder::turn_price`.
std::optional<HexPrice> entry_price(const Setting& setting, const HexPayer& payer, const EntryOnWay& asked);
std::optional<double> turn_price(const Setting& setting, const HexPayer& payer, int sides);

}  // namespace linesman::hexes
