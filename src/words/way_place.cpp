#include "words/way_place.h"

#include "rules/figure_words.h"

namespace linesman {

namespace {

std::string length(double inches, LengthUnit unit) {
  return unit == LengthUnit::inch ? figure(inches) + "″" : length_words(inches, unit);
}

}  // namespace

Sentence place_on_way(const Trace& trace, PieceIndex piece, std::size_t step, double s, const PlaceReading& reading) {
  const PieceTrace* way = trace.of(piece);
  if (!way || way->steps.empty()) return said<"where it stands">();
  if (step >= way->steps.size()) return said<"at the end of the path">();
  const std::size_t written = way->steps[step].written + 1;
  const StepFacts& facts = way->steps[step].facts;
  if (std::holds_alternative<HexEntry>(facts) || std::holds_alternative<HexTurn>(facts))
    return said<"step {n}">(written);
  if (s == 0) return step == 0 ? said<"at the start">() : said<"step {n}, at its beginning">(written);
  if (std::holds_alternative<Turn>(facts))
    return reading.on_paper ? said<"step {n}, after {m}° of the turn">(written, word(figure(s)))
                            : said<"step {n}, {m}° round">(written, word(figure(s)));
  if (std::holds_alternative<Climb>(facts))
    return said<"step {n}, after a climb of {length}">(written, word(length(s, reading.unit)));
  return said<"step {n}, after {length}">(written, word(length(s, reading.unit)));
}

Sentence point_figures(Vec at, LengthUnit unit, int decimals) {
  const auto coordinate = [unit, decimals](double x) {
    const bool as_a_figure = unit == LengthUnit::inch && decimals == 2;
    return word(as_a_figure ? figure(x) : length_figure(x, unit, decimals));
  };
  return said<"({n}, {m})">(coordinate(at.x), coordinate(at.y));
}

Sentence pose_in_words(const Pose& pose, const std::optional<Hex>& hex, const PlaceReading& reading) {
  const Word facing = word(figure(pose.facing));
  const bool aloft = pose.altitude != 0 && !reading.on_paper;
  if (hex && aloft)
    return said<"hex [{x}, {y}], facing {n}°, at altitude {m}″">(hex->column, hex->row, facing,
                                                                 word(figure(pose.altitude)));
  if (hex) return said<"hex [{x}, {y}], facing {n}°">(hex->column, hex->row, facing);
  const Sentence at = point_figures(pose.at, reading.unit);
  return aloft ? said<"{place}, facing {n}°, at altitude {m}″">(at, facing, word(figure(pose.altitude)))
               : said<"{place}, facing {n}°">(at, facing);
}

namespace {

Sentence at_place(const Trace* trace, PieceIndex piece, std::size_t step, double s, Argument place,
                  const PlaceReading& reading) {
  if (trace == nullptr) return said<"at {place}">(std::move(place));
  return said<"{where}, at {place}">(place_on_way(*trace, piece, step, s, reading), std::move(place));
}

}  // namespace

Sentence place_of_fault(const Fault& fault, const Trace* trace, const PlaceReading& reading) {
  const Place& at = fault.place;
  return at_place(trace, at.piece, at.step, at.s, point_figures(at.at, reading.unit), reading);
}

Sentence place_of_stop(const Furthest& furthest, const Trace* trace, const PlaceReading& reading) {
  return at_place(trace, furthest.piece, furthest.step, furthest.s, pose_in_words(furthest.pose, furthest.hex, reading),
                  reading);
}

}  // namespace linesman
