#include "reach/search/same_fare.h"

#include <algorithm>
#include <array>
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

namespace {

constexpr double ROUNDING_OF_A_PART = 1e-9;

/// Prices of two fares, each as a part of what its own may spend.
class Parts {
 public:
  Parts(const Fare& fare, const Fare& other)
      : own_(fare.allowance - fare.spent), others_(other.allowance - other.spent) {}

  bool can_compare() const { return own_ > 0 && others_ > 0 && own_ >= others_; }
  /// The first is no greater part.
  bool fits(double price, double other) const { return price * others_ <= other * own_ * (1 + ROUNDING_OF_A_PART); }
  bool fits(const std::optional<double>& price, const std::optional<double>& other) const {
    return !other || (price && fits(*price, *other));
  }

 private:
  double own_;
  double others_;
};

const GroundFare* entry_of(const std::vector<GroundFare>& grounds, const GroundFare& like) {
  const auto it = std::find_if(grounds.begin(), grounds.end(), [&](const GroundFare& ground) {
    return ground.feature == like.feature && ground.effect == like.effect && ground.by_centre == like.by_centre;
  });
  return it == grounds.end() ? nullptr : &*it;
}

/// Where effects multiply, parts of them do not add up.
bool have_one_effect(const Fare& fare) {
  return std::all_of(fare.grounds.begin(), fare.grounds.end(), [&](const GroundFare& ground) {
    return ground.barred || ground.factor <= 1 || ground.effect == fare.grounds.front().effect;
  });
}

constexpr std::array<Manner, 3> MANNERS{Manner::forward, Manner::reverse, Manner::sideways};

/// An inch in every manner in which the other goes, over ground with those entries; nullptr: over open ground.
bool inches_fit(const Fare& fare, const GroundFare* ground, const Fare& other, const GroundFare* like,
                const Parts& parts) {
  return std::all_of(MANNERS.begin(), MANNERS.end(), [&](Manner manner) {
    const auto theirs = factor_of(other.manners, manner);
    if (!theirs) return true;
    const auto mine = factor_of(fare.manners, manner);
    const double own = fare.inch * mine.value_or(1) * (ground ? factor_of(*ground, manner) : 1);
    return mine && parts.fits(own, other.inch * *theirs * (like ? factor_of(*like, manner) : 1));
  });
}

bool grounds_fit(const Fare& fare, const Fare& other, const Parts& parts) {
  const auto fits = [&](const GroundFare& ground, const GroundFare& like) {
    return like.barred || (!ground.barred && inches_fit(fare, &ground, other, &like, parts) &&
                           (ground.once <= 0 || parts.fits(ground.once, like.once)) &&
                           std::tie(ground.led_through, ground.under_ways, ground.left_free) ==
                               std::tie(like.led_through, like.under_ways, like.left_free));
  };
  const auto own_fits = [&](const GroundFare& ground) {
    if (const GroundFare* like = entry_of(other.grounds, ground)) return fits(ground, *like);
    return !ground.barred && inches_fit(fare, &ground, other, nullptr, parts) && ground.once <= 0;
  };
  const auto missing_fits = [&](const GroundFare& like) {
    return like.barred || entry_of(fare.grounds, like) || inches_fit(fare, nullptr, other, &like, parts);
  };
  return have_one_effect(fare) && have_one_effect(other) && inches_fit(fare, nullptr, other, nullptr, parts) &&
         std::all_of(fare.grounds.begin(), fare.grounds.end(), own_fits) &&
         std::all_of(other.grounds.begin(), other.grounds.end(), missing_fits);
}

bool ways_fit(const Fare& fare, const Fare& other, const Parts& parts) {
  return std::equal(fare.ways.begin(), fare.ways.end(), other.ways.begin(), other.ways.end(),
                    [&](const WayFare& way, const WayFare& like) {
                      return way.feature == like.feature && way.leads_through == like.leads_through &&
                             way.holds_to == like.holds_to &&
                             parts.fits(fare.inch * way.factor, other.inch * like.factor);
                    });
}

bool lines_fit(const Fare& fare, const Fare& other, const Parts& parts) {
  return std::equal(fare.lines.begin(), fare.lines.end(), other.lines.begin(), other.lines.end(),
                    [&](const LineFare& line, const LineFare& like) {
                      return line.feature == like.feature && line.led_through == like.led_through &&
                             line.square >= like.square && line.apart <= like.apart &&
                             parts.fits(line.price, like.price);
                    });
}

bool bands_fit(const std::vector<TurnBand>& bands, const std::vector<TurnBand>& other, const Parts& parts) {
  return std::equal(bands.begin(), bands.end(), other.begin(), other.end(),
                    [&](const TurnBand& band, const TurnBand& like) {
                      return band.up_to == like.up_to && (band.price <= 0 || parts.fits(band.price, like.price));
                    });
}

bool turns_fit(const TurnFare& turns, const TurnFare& other, const Parts& parts) {
  const auto& mine = turns.steering;
  const auto& theirs = other.steering;
  const bool steers = !mine || (theirs && mine->at_start >= theirs->at_start && mine->by_inch >= theirs->by_inch &&
                                mine->most >= theirs->most);
  return steers && bands_fit(turns.bands, other.bands, parts) && bands_fit(turns.first, other.first, parts) &&
         turns.moves_the_centre == other.moves_the_centre && turns.paid_by == other.paid_by;
}

}  // namespace

bool leads_as_far(const Fare& fare, const Fare& other) {
  if (same_but_for_allowance(fare, other)) return fare.allowance >= other.allowance;
  const Parts parts(fare, other);
  Fare like = other;
  // What is compared as a part; all else has to be the same.
  like.inch = fare.inch;
  like.climb = fare.climb;
  like.spent = fare.spent;
  like.manners = fare.manners;
  like.grounds = fare.grounds;
  like.ways = fare.ways;
  like.lines = fare.lines;
  like.turns = fare.turns;
  like.contours.price = fare.contours.price;
  like.exact = fare.exact;
  return parts.can_compare() && same_but_for_allowance(fare, like) &&
         (fare.climb <= 0 || parts.fits(fare.climb, other.climb)) &&
         (fare.contours.price <= 0 || parts.fits(fare.contours.price, other.contours.price)) &&
         grounds_fit(fare, other, parts) && ways_fit(fare, other, parts) && lines_fit(fare, other, parts) &&
         turns_fit(fare.turns, other.turns, parts);
}

bool leads_as_far(const Fares& fares, const Fares& other) {
  return !other.empty() && std::all_of(other.begin(), other.end(), [&](const Fare& theirs) {
    return std::any_of(fares.begin(), fares.end(), [&](const Fare& mine) { return leads_as_far(mine, theirs); });
  });
}

double cheapest_inch(const Fare& fare) {
  double least = 1;
  const auto take = [&](std::optional<double> factor) { least = std::min(least, factor.value_or(least)); };
  for (const Manner manner : {Manner::forward, Manner::reverse, Manner::sideways})
    take(factor_of(fare.manners, manner));
  for (const GroundFare& ground : fare.grounds)
    if (!ground.barred) take(least_factor(fare, ground));
  double ways = 1;
  for (const WayFare& way : fare.ways) ways = std::min(ways, way.factor);
  return fare.turns.moves_the_centre ? 0 : fare.inch * least * ways;
}

}  // namespace linesman
