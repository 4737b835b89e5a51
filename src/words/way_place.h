// A place on the way of a piece in words, where a fault lies or where a move could stop. Steps are counted from 1, as
// they are written in the order.
#pragma once

#include "base/lengths.h"
#include "referee/referee.h"

namespace linesman {

/// How a reader gets places: the terminal in inches, paper in the players' unit.
struct PlaceReading {
  LengthUnit unit = LengthUnit::inch;
  bool on_paper = false;  ///< "after 40° of the turn" for "40° round"; a pose without its altitude
};

/// "step 1, after 3.1″". `s` is as a Place has it.
Sentence place_on_way(const Trace& trace, PieceIndex piece, std::size_t step, double s,
                      const PlaceReading& reading = {});

/// "(30.2, 14)"; with decimal commas "(30,2; 14)".
Sentence point_figures(Vec at, LengthUnit unit = LengthUnit::inch, int decimals = 2);

/// The place of a fault: "step 1, after 3.1″, at (4, 5)"; without a trace (nullptr) "at (4, 5)".
Sentence place_of_fault(const Fault& fault, const Trace* trace, const PlaceReading& reading = {});

/// The furthest legal point: "step 1, after 3.1″, at (4, 5), facing 90°"; without a trace "at (4, 5), facing 90°".
Sentence place_of_stop(const Furthest& furthest, const Trace* trace, const PlaceReading& reading = {});

/// "(30.2, 14), facing 90°", "hex [4, 5], facing 60°".
Sentence pose_in_words(const Pose& pose, const std::optional<Hex>& hex, const PlaceReading& reading = {});

}  // namespace linesman
