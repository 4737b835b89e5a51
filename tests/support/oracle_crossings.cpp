// Crossings: where a centre passes a line, and how much of the line a base covers.
#include <algorithm>
#include <cmath>
#include <functional>

#include "base/text.h"
#include "base/tolerance.h"
#include "support/oracle_places.h"
#include "support/oracle_round.h"

namespace linesman {

namespace {

constexpr double ON_LINE = 1e-8;       // inches
constexpr double PLAINLY = 0.01;       // inches: so deep a base plainly holds a point
constexpr double AT_A_PLACE = 1e-5;    // inches
constexpr double ONE_PLACE = 1e-3;     // inches: where rounding decides, a passing may be reported so far off
constexpr double HAS_A_MIDDLE = 1e-5;  // inches: so long a part of a way has one
constexpr double CLOSE_BY = 1e-5;      // inches: of what is covered of a line

/// How far a point is to the left of a segment's line.
double aside_of(const Segment& seg, Vec p) { return cross(seg.b - seg.a, p - seg.a) / distance(seg.a, seg.b); }

/// How far along a segment from the nearer of its two ends; below 0 beyond them.
double from_corners(const Segment& seg, Vec p) {
  const double place = dot(seg.b - seg.a, p - seg.a) / distance(seg.a, seg.b);
  return std::min(place, distance(seg.a, seg.b) - place);
}

bool runs_along(const Way& way, const Segment& seg) {
  return way.along && std::abs(aside_of(seg, way.centre(0))) < ON_LINE &&
         std::abs(aside_of(seg, way.centre(way.length))) < ON_LINE;
}

/// Where the centre goes from one side of a segment to the other between its two ends, but for places where lines bend
/// or meet.
void add_passings(FeatureIndex feature, const Way& way, const Segment& seg, const std::vector<double>& places,
                  std::vector<OraclePassing>& found) {
  if (runs_along(way, seg)) return;
  const Along aside{[&](double s) { return aside_of(seg, way.centre(s)); }, way.length, way.centre_rate()};
  std::vector<double> changes{0};
  for (const Interval& s : stretches_below_zero(aside)) changes.insert(changes.end(), {s.from, s.to});
  changes.push_back(way.length);
  const double least = 4 * EPS / way.centre_rate();
  for (std::size_t i = 1; i + 1 < changes.size(); ++i) {
    const double s = changes[i];
    const double inside = from_corners(seg, way.centre(s));
    if (s < least || s > way.length - least || inside < -4 * EPS) continue;
    const auto at_place = [&](double place) { return std::abs(place - s) * way.centre_rate() < AT_A_PLACE; };
    if (std::any_of(places.begin(), places.end(), at_place)) continue;
    const bool grazes = shallow(aside, {changes[i - 1], s}) || shallow(aside, {s, changes[i + 1]});
    found.push_back({feature, s, {bearing_of(seg)}, grazes || inside < 4 * EPS});
  }
}

/// A part of a way with a middle, and whether a polygon holds the centre there.
struct HeldPart {
  Interval s;
  std::optional<bool> held;
  bool on_border = false;
};

std::vector<HeldPart> held_parts(const OracleScene& scene, const Way& way, FeatureIndex polygon, double altitude) {
  std::vector<HeldPart> parts;
  const std::vector<double> cuts = borders_on(scene, way);
  for (std::size_t i = 1; i < cuts.size(); ++i) {
    if ((cuts[i] - cuts[i - 1]) * way.centre_rate() < HAS_A_MIDDLE) continue;
    const Vec middle = way.centre((cuts[i] + cuts[i - 1]) / 2);
    const bool on_border = std::abs(clearance(middle, scene.region(polygon), 1)) < 4 * EPS;
    parts.push_back({{cuts[i - 1], cuts[i]}, scene.holds(polygon, middle, altitude), on_border});
  }
  return parts;
}

/// Whether the polygon held the centre before it came to its border, where a way begins; nothing: it cannot be
/// reported.
std::optional<bool> was_held(const OracleScene& scene, const Past& past, FeatureIndex polygon, double altitude) {
  bool along_border = false;
  for (auto way = past.ways.rbegin(); way != past.ways.rend(); ++way) {
    if (way->before.altitude != altitude) return std::nullopt;
    const std::vector<HeldPart> parts = held_parts(scene, *way, polygon, altitude);
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
      if (!part->held || (*part->held && along_border)) return std::nullopt;
      if (*part->held || !part->on_border) return part->held;
      along_border = true;
    }
  }
  return std::nullopt;
}

/// Where a polygon comes to hold the centre.
void add_entries(const OracleScene& scene, const Way& way, const Past& past, FeatureIndex polygon,
                 std::vector<OraclePassing>& found) {
  const double altitude = way.before.altitude;
  const std::vector<HeldPart> parts = held_parts(scene, way, polygon, altitude);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const HeldPart& part = parts[i];
    if (part.held && !*part.held) continue;
    OraclePassing entry{polygon, part.s.from, {}, !part.held};
    if (i == 0) {
      const auto starts_inside = scene.holds(polygon, way.centre(0), altitude);
      if (starts_inside && *starts_inside) continue;
      const auto was = was_held(scene, past, polygon, altitude);
      if (was && *was) continue;
      entry.doubtful = entry.doubtful || !was;
    } else {
      const HeldPart& before = parts[i - 1];
      if (before.held && *before.held) continue;
      entry.doubtful = entry.doubtful || !before.held || before.s.to < part.s.from;
    }
    found.push_back(entry);
  }
}

/// All that the centre passes on a way.
std::vector<OraclePassing> passings(const OracleScene& scene, const Way& way, const Past& past, MeetingTally& tally) {
  std::vector<OraclePassing> all;
  for (const FeatureClass of : {FeatureClass::obstacle, FeatureClass::relief}) {
    const auto at_places = passings_at_places(scene, of, past, way, tally);
    const std::vector<double> places = places_on(scene, of, way);
    all.insert(all.end(), at_places.begin(), at_places.end());
    for (const FeatureIndex i : scene.features({of}, way.before.altitude)) {
      const Feature& feature = scene.game().feature(i);
      if (feature.kind == Kind::slope) continue;
      for (const Segment& seg : centre_line(feature)) add_passings(i, way, seg, places, all);
      if (!std::holds_alternative<Polyline>(feature.shape)) add_entries(scene, way, past, i, all);
    }
  }
  std::sort(all.begin(), all.end(), [](const OraclePassing& a, const OraclePassing& b) { return a.s < b.s; });
  return all;
}

bool is_reported(const Crossing& crossing, const OraclePassing& passing, const Way& way) {
  if (!crossing.over) return false;
  const double off = std::abs(*crossing.over - passing.s);
  return off <= 1.01e-6 || (passing.doubtful && off * way.centre_rate() <= ONE_PLACE);
}

void check_bearing(Disagreements& findings, const Feature& feature, const std::optional<double>& reported,
                   const std::vector<double>& right) {
  if (!reported) return findings.add("the bearing of " + feature.id + " is not reported");
  const bool same = std::any_of(right.begin(), right.end(), [&](double bearing) {
    return angle_between(2 * *reported, 2 * bearing) / 2 <= 1e-6;  // 180 is the same as 0
  });
  if ((!same && !right.empty()) || *reported < 0 || *reported >= 180)
    findings.add("the bearing of " + feature.id + " is " + number_text(*reported));
}

/// The passings of one feature in one stretch, against the entries for it.
void check_over(Disagreements& findings, const Way& way, const Feature& feature, const std::vector<Crossing>& reported,
                std::vector<OraclePassing> right) {
  const bool polygon = !std::holds_alternative<Polyline>(feature.shape);
  const auto plain = std::find_if(right.begin(), right.end(), [](const OraclePassing& p) { return !p.doubtful; });
  if (polygon && plain != right.end()) right.erase(plain + 1, right.end());  // the first entry alone is reported
  const std::string what = "over " + feature.id;
  for (const Crossing& c : reported) {
    if (!c.over) {
      if (reported.size() > 1) findings.add(what + " is reported besides as not passed");
      continue;
    }
    const auto match = std::find_if(right.begin(), right.end(), [&](const auto& p) { return is_reported(c, p, way); });
    if (match == right.end())
      findings.add(what + " is reported at " + number_text(*c.over, 6));
    else if (!polygon)
      check_bearing(findings, feature, c.bearing, match->bearings);
  }
  if (polygon && std::any_of(reported.begin(), reported.end(), [](const Crossing& c) { return c.over.has_value(); }))
    return;
  for (const OraclePassing& p : right)
    if (!p.doubtful &&
        std::none_of(reported.begin(), reported.end(), [&](const auto& c) { return is_reported(c, p, way); }))
      findings.add(what + " is not reported at " + number_text(p.s, 6));
}

/// The least clearance of a base from a point between two places of its way, or something nearer to 0 where it is plain
/// which sign it has. Along a straight way there is one valley, for bases are convex. A point that goes round an obtuse
/// corner has one before each of its sides.
double least_clearance_between(const Way& way, Vec point, double from, double to) {
  // The base stays, and the point goes the other way.
  const BaseAtPose base = way.base(0);
  const auto value = [&](double s) {
    const Vec back = way.along ? point - s * *way.along : turned_about(point, way.about, -way.sense * s);
    return clearance(base, back);
  };
  const int samples = 2 + static_cast<int>(way.rate * (to - from) / 0.1);
  const double step = (to - from) / samples;
  double least = value(from);
  for (int i = 1; i <= samples; ++i) least = std::min(least, value(from + i * step));
  const double lower = least - step * way.rate / 2;
  if (lower > 0 || least < -PLAINLY) return lower > 0 ? lower : least;
  if (way.along) return std::min(least, least_in_valley(value, from, to, 1e-10 / way.rate));
  return least_between(value, from, to, way.rate);
}

Vec point_on(const std::vector<Segment>& line, double u) {
  for (const Segment& seg : line) {
    const double length = distance(seg.a, seg.b);
    if (u <= length) return seg.a + (u / length) * (seg.b - seg.a);
    u -= length;
  }
  return line.back().b;
}

/// An end of what is covered is reported where one of the stretches ends, or of one that is too shallow to count, or so
/// close by that the base comes no farther off the line between than that.
bool is_end(const Along& covered, double reported, const std::vector<Interval>& all, double Interval::*end) {
  return std::any_of(all.begin(), all.end(), [&](const Interval& s) {
    const auto [from, to] = std::minmax(reported, s.*end);
    return same_end(covered, reported, s.*end) || (to - from <= CLOSE_BY && shallow(covered, {from, to}));
  });
}

void check_along(Disagreements& findings, const OracleScene& scene, const Way& way, const Crossing& crossing) {
  const Feature& feature = scene.game().feature(crossing.feature);
  const std::string what = "what is covered of " + feature.id;
  const std::vector<Segment> line = centre_line(feature);
  if (line.empty()) {
    if (crossing.along) findings.add(what + " is reported of a polygon");
    return;
  }
  double length = 0;
  for (const Segment& seg : line) length += distance(seg.a, seg.b);
  const Along covered{
      [&](double u) { return least_clearance_between(way, point_on(line, u), crossing.from, crossing.to); }, length, 1};
  const std::vector<Interval> plain = plain_stretches(covered);
  if (!crossing.along) {
    if (!plain.empty() && plain.back().to - plain.front().from > 4 * EPS) findings.add(what + " is not reported");
    return;
  }
  const Part reported = *crossing.along;
  std::vector<Interval> all = stretches_below_zero(covered);
  std::vector<Interval> before = all;
  std::vector<Interval> after = all;
  if (!plain.empty()) {
    std::erase_if(before, [&](const Interval& s) { return s.from > plain.front().from; });
    std::erase_if(after, [&](const Interval& s) { return s.to < plain.back().to; });
  }
  const bool same =
      is_end(covered, reported.from, before, &Interval::from) && is_end(covered, reported.to, after, &Interval::to);
  if (same || shallow(covered, {reported.from, reported.to})) return;
  std::string found;
  for (const Interval& s : plain) found += " " + number_text(s.from) + "-" + number_text(s.to);
  findings.add(what + " is reported as " + number_text(reported.from) + "-" + number_text(reported.to) +
               ", the oracle finds" + found);
}

}  // namespace

void check_crossings(Disagreements& findings, const OracleScene& scene, const Way& way, const Past& past,
                     const std::vector<Crossing>& reported) {
  const std::vector<OraclePassing> all = passings(scene, way, past, findings.tally);
  for (const FeatureIndex i : scene.features({FeatureClass::obstacle, FeatureClass::relief}, way.before.altitude)) {
    const Feature& feature = scene.game().feature(i);
    if (feature.kind == Kind::slope) continue;
    std::vector<Interval> stretches;
    std::vector<std::vector<Crossing>> of_stretches;
    for (const Crossing& c : reported) {
      if (c.feature != i) continue;
      const bool again = !stretches.empty() && stretches.back().from == c.from && stretches.back().to == c.to;
      if (!again) stretches.push_back({c.from, c.to});
      if (!again) of_stretches.emplace_back();
      of_stretches.back().push_back(c);
    }
    check_stretches(findings, "crossing of " + feature.id, scene.clearance(way, scene.region(i)), stretches);
    for (std::size_t k = 0; k < stretches.size(); ++k) {
      std::vector<OraclePassing> right = all;
      std::erase_if(right, [&](const OraclePassing& p) {
        return p.feature != i || p.s < stretches[k].from - EPS || p.s > stretches[k].to + EPS;
      });
      check_over(findings, way, feature, of_stretches[k], right);
    }
  }
  for (const Crossing& c : reported) check_along(findings, scene, way, c);
  if (!std::is_sorted(reported.begin(), reported.end(),
                      [](const Crossing& a, const Crossing& b) { return a.from < b.from; }))
    findings.add("the crossings are not in path order");
}

}  // namespace linesman
