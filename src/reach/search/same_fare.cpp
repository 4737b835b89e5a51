#include "reach/search/same_fare.h"

#include <algorithm>
#include <tuple>

namespace linesman {

namespace {

// Each of these takes its struct to pieces, so that a member that is added to it does not go unnoticed: then the
// number of names is wrong, and nothing compiles.

auto parts(const GroundFare& fare) {
  const auto& [feature, factor, in_reverse, barred, open_to_turns, by_centre, led_through, under_ways, left_free,
               effect, once] = fare;
  return std::tie(feature, factor, in_reverse, barred, open_to_turns, by_centre, led_through, under_ways, left_free,
                  effect, once);
}

auto parts(const WayFare& fare) {
  const auto& [feature, factor, leads_through, holds_to] = fare;
  return std::tie(feature, factor, leads_through, holds_to);
}

auto parts(const LineFare& fare) {
  const auto& [feature, led_through, price, square, apart] = fare;
  return std::tie(feature, led_through, price, square, apart);
}

auto parts(const ContourFare& fare) {
  const auto& [lines, free, price] = fare;
  return std::tie(lines, free, price);
}

auto parts(const MannerFare& fare) {
  const auto& [forward, reverse, sideways] = fare;
  return std::tie(forward, reverse, sideways);
}

auto parts(const TurnBand& band) {
  const auto& [up_to, price] = band;
  return std::tie(up_to, price);
}

auto parts(const Steering& steering) {
  const auto& [at_start, by_inch, most, exact] = steering;
  return std::tie(at_start, by_inch, most, exact);
}

auto parts(const PieceFare& fare) {
  const auto& [piece, passed, left_free, apart, or_start_gap, apart_on_way] = fare;
  return std::tie(piece, passed, left_free, apart, or_start_gap, apart_on_way);
}

auto parts(const FormationFare& fare) {
  const auto& [others, link] = fare;
  return std::tie(others, link);
}

auto parts(const HeightFare& fare) {
  const auto& [most, borne_by] = fare;
  return std::tie(most, borne_by);
}

auto parts(const HexWays& ways) {
  const auto& [faces, leaves, meets_enemies] = ways;
  return std::tie(faces, leaves, meets_enemies);
}

template <class Part>
bool same(const Part& a, const Part& b) {
  return parts(a) == parts(b);
}

template <class Part>
bool same(const std::optional<Part>& a, const std::optional<Part>& b) {
  return a.has_value() == b.has_value() && (!a || same(*a, *b));
}

template <class Part>
bool same(const std::vector<Part>& a, const std::vector<Part>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Part& x, const Part& y) { return same(x, y); });
}

bool same(const TurnFare& a, const TurnFare& b) {
  const auto& [bands, first, steering, moves_the_centre, paid_by] = a;
  return same(bands, b.bands) && same(first, b.first) && same(steering, b.steering) &&
         std::tie(moves_the_centre, paid_by) == std::tie(b.moves_the_centre, b.paid_by);
}

}  // namespace

bool same_but_for_allowance(const Fare& a, const Fare& b) {
  // `later` is an allowance, too.
  const auto& [piece, allowance, spent, inch, climb, rise, manners, turns, grounds, ways, lines, contours,
               keeps_to_ways, keeps_on_table, ends_on_table, watched, toward, formation, pieces, exact, height, hexes,
               besides, later] = a;
  const auto plain = std::tie(piece, spent, inch, climb, rise, keeps_to_ways, keeps_on_table, ends_on_table, watched,
                              toward, exact, besides);
  return plain == std::tie(b.piece, b.spent, b.inch, b.climb, b.rise, b.keeps_to_ways, b.keeps_on_table,
                           b.ends_on_table, b.watched, b.toward, b.exact, b.besides) &&
         same(manners, b.manners) && same(turns, b.turns) && same(grounds, b.grounds) && same(ways, b.ways) &&
         same(lines, b.lines) && same(contours, b.contours) && same(formation, b.formation) && same(pieces, b.pieces) &&
         same(height, b.height) && same(hexes, b.hexes);
}

bool same_but_for_allowance(const Fares& a, const Fares& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Fare& x, const Fare& y) { return same_but_for_allowance(x, y); });
}

}  // namespace linesman
