// The way of one piece, before anything is charged: which of its traced steps are judged, and which enter hexes.
#pragma once

#include "hexes/hex_order.h"
#include "rules/findings.h"

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

}  // namespace linesman::hexes
