// One piece on its way: what it has spent, and what was found.
#pragma once

#include "hexes/errand.h"
#include "rules/ruling_builder.h"

namespace linesman::hexes {

/// What a sentence names.
using Words = linesman::Figures;

struct Charge {
  std::string_view rule;
  double amount = 0;  ///< MPs
  std::size_t step = 0;
  Words figures;
  std::string_view says = "cost";
};

struct Finding {
  std::string_view rule;
  std::size_t step = 0;
  std::optional<double> excess;
  Words figures;
  std::string with;
  std::string_view says = "fault";
};

struct Remark {
  std::string_view rule;
  Words figures;
  std::string_view says = "note";
};

/// All that a vehicle or gun turns between two entries.
struct HexOfTurns {
  std::size_t step = 0;  ///< the first in which it turns there
  int hexsides = 0;      ///< left and right added up
};

class March {
 public:
  /// `steps`: how many of the traced steps are judged; an event beyond them is dropped.
  March(const Setting& setting, const Errand& errand, const PieceTrace& trace, std::size_t steps);

  const Setting& setting;
  const Errand& errand;
  const PieceTrace& trace;
  const Counter counter;
  const Event* event = nullptr;  ///< what befalls it on this way
  std::size_t last = 0;          ///< the steps that it makes: all that are judged, or up to the event or a false step

  std::vector<std::size_t> entries;  ///< the steps that enter hexes, or would, in order
  bool false_step = false;           ///< the last of `entries` leads to no neighbour (hexes-1)

  double total = 0;  ///< MPs
  double spent = 0;
  bool led = false;   ///< has the bonus of hexes-9
  bool lost = false;  ///< has had it, and lost it (hexes-10)
  std::size_t entered = 0;
  std::vector<HexOfTurns> turns;          ///< hexes in which it turns; a hex visited again counts again
  bool turning = false;                   ///< the last of `turns` is the hex it is in
  std::optional<Hex> met;                 ///< where it met the enemy (hexes-28)
  std::optional<std::size_t> overspends;  ///< the first step that brings `spent` above `total`
  std::string_view overspending_rule;

  std::vector<Charge> charges;
  std::vector<Finding> faults;
  std::vector<Remark> notes;

  const Piece& piece() const { return setting.game.piece(trace.piece); }
  const HexEntry& entry(std::size_t number) const { return std::get<HexEntry>(trace.steps[entries[number]].facts); }
  bool moved() const { return last > 0; }
  Pose end() const { return last > 0 ? trace.steps[last - 1].after : trace.start.pose; }
  Hex end_hex() const;
  double left() const { return total - spent; }
  bool eliminated() const { return event && event->blow == Blow::eliminated; }

  void charge(std::string_view rule, double amount, std::size_t step, Words figures, std::string_view says = "cost");
  void fault(std::string_view rule, std::size_t step, std::optional<double> excess = {}, Words figures = {},
             std::string_view says = "fault", std::string with = {});
  void note(std::string_view rule, Words figures, std::string_view says = "note");
};

using Marches = std::vector<March>;

}  // namespace linesman::hexes
