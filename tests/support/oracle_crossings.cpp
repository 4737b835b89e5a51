// Crossings: where a centre passes a line, and how much of the line a base covers.
#include <algorithm>
#include <cmath>
#include <functional>

#include "base/text.h"
#include "base/tolerance.h"
#include "support/oracle_checks.h"

namespace linesman {

namespace {

constexpr double ON_LINE = 1e-9;      // inches
constexpr double PLAINLY = 0.01;      // inches: so far along a way it is seen on which side of a line it is
constexpr double FROM_CORNER = 0.05;  // inches: nearer to a line's corners nothing is said
constexpr double CLOSE_BY = 1e-5;     // inches: of what is covered of a line

struct Passing {
  double s = 0;
  double bearing = 0;
  bool doubtful = false;  ///< at a corner of the line, or where rounding decides
};

/// How far a point is to the left of a segment's line.
double aside_of(const Segment& seg, Vec p) { return cross(seg.b - seg.a, p - seg.a) / distance(seg.a, seg.b); }

/// How far along a segment's line, from its beginning.
double place_on(const Segment& seg, Vec p) { return dot(seg.b - seg.a, p - seg.a) / distance(seg.a, seg.b); }

/// The same from the nearer of its two corners; below 0 beyond them.
double from_corners(const Segment& seg, Vec p) {
  return std::min(place_on(seg, p), distance(seg.a, seg.b) - place_on(seg, p));
}

double bearing_of(const Segment& seg) { return std::fmod(heading_of(seg.b - seg.a), 180); }

double inches_gone(const Way& way) { return way.length * way.centre_rate(); }

/// The side of a segment on which a way is a little before its end or after its beginning; 0 when it cannot be told.
int side_near(const Way& way, const Segment& seg, bool at_end) {
  if (inches_gone(way) < 2 * PLAINLY) return 0;
  const double off = PLAINLY / way.centre_rate();
  const double aside = aside_of(seg, way.centre(at_end ? way.length - off : off));
  return std::abs(aside) < PLAINLY / 100 ? 0 : aside > 0 ? 1 : -1;
}

bool keeps_to(const Way& way, const Segment& seg) {
  for (int i = 0; i <= 16; ++i) {
    const Vec p = way.centre(way.length * i / 16);
    if (std::abs(aside_of(seg, p)) > ON_LINE || from_corners(seg, p) < FROM_CORNER) return false;
  }
  return true;
}

enum class Passes { no, yes, doubtful };

/// Whether a centre that stands on a segment where its way begins passes it by leaving it: it came from the other side,
/// on an earlier way.
Passes leaves_to_other_side(const Way& way, const Segment& seg, const Past& past) {
  const int to = side_near(way, seg, false);
  if (to == 0) return Passes::doubtful;
  for (auto before = past.ways.rbegin(); before != past.ways.rend(); ++before) {
    const int from = side_near(*before, seg, true);
    if (from != 0) return from == to ? Passes::no : Passes::yes;
    if (!keeps_to(*before, seg)) return Passes::doubtful;
  }
  return past.leaving_passes ? Passes::yes : Passes::no;
}

/// What is made of an end of the way that lies on a line: a passing at its beginning, or none.
class AtEnds {
 public:
  AtEnds(const Way& way, const std::vector<Segment>& line, const Past& past) : way_(way), line_(line), past_(past) {}

  void add(std::vector<Passing>& found) const {
    for (const Segment& seg : line_) {
      add_start(seg, found);
      add_end(seg, found);
    }
  }

 private:
  /// On this segment, and plainly on no other.
  bool is_plain(const Segment& seg, Vec p) const {
    if (std::abs(aside_of(seg, p)) > ON_LINE || from_corners(seg, p) < FROM_CORNER) return false;
    return std::all_of(line_.begin(), line_.end(), [&](const Segment& other) {
      return &other == &seg || distance_to_segment(p, other) > FROM_CORNER;
    });
  }
  void add_start(const Segment& seg, std::vector<Passing>& found) const {
    const Vec start = way_.centre(0);
    if (distance_to_segment(start, seg) >= 4 * EPS) return;
    const Passes passes = is_plain(seg, start) ? leaves_to_other_side(way_, seg, past_) : Passes::doubtful;
    if (passes != Passes::no) found.push_back({0, bearing_of(seg), passes == Passes::doubtful});
  }
  void add_end(const Segment& seg, std::vector<Passing>& found) const {
    const Vec end = way_.centre(way_.length);
    if (distance_to_segment(end, seg) >= 4 * EPS) return;
    if (!is_plain(seg, end) || side_near(way_, seg, true) == 0) found.push_back({way_.length, 0, true});
  }

  const Way& way_;
  const std::vector<Segment>& line_;
  const Past& past_;
};

/// Where the centre goes from one side of a segment to the other between its two ends.
void add_passings(const Way& way, const Segment& seg, std::vector<Passing>& found) {
  const Along aside{[&](double s) { return aside_of(seg, way.centre(s)); }, way.length, way.centre_rate()};
  std::vector<double> changes{0};
  for (const Interval& s : stretches_below_zero(aside)) changes.insert(changes.end(), {s.from, s.to});
  changes.push_back(way.length);
  const double least = 4 * EPS / way.centre_rate();
  for (std::size_t i = 1; i + 1 < changes.size(); ++i) {
    const double s = changes[i];
    const double inside = from_corners(seg, way.centre(s));
    if (s < least || s > way.length - least || inside < -4 * EPS) continue;
    const bool grazes = shallow(aside, {changes[i - 1], s}) || shallow(aside, {s, changes[i + 1]});
    found.push_back({s, bearing_of(seg), grazes || inside < 4 * EPS});
  }
}

std::vector<Passing> passings(const OracleScene& scene, const Way& way, const Past& past, FeatureIndex index) {
  std::vector<Passing> found;
  const std::vector<Segment> line = centre_line(scene.game().feature(index));
  for (const Segment& seg : line) add_passings(way, seg, found);
  AtEnds(way, line, past).add(found);
  if (line.empty()) {
    const Along centre = scene.clearance_of_centre(way, scene.region(index));
    for (const Interval& in : stretches_below_zero(centre))
      found.push_back({in.from, 0, in.from * way.rate < 4 * EPS || shallow(centre, in)});
  }
  std::sort(found.begin(), found.end(), [](const Passing& a, const Passing& b) { return a.s < b.s; });
  return found;
}

void check_bearing(Disagreements& findings, const Feature& feature, const std::optional<double>& told, double right) {
  if (!told) return findings.add("the bearing of " + feature.id + " is not told");
  const double off = angle_between(2 * *told, 2 * right) / 2;  // 180 is the same as 0
  if (off > 1e-6 || *told < 0 || *told >= 180)
    findings.add("the bearing of " + feature.id + " is " + number_text(*told));
}

void check_over(Disagreements& findings, const OracleScene& scene, const Way& way, const Past& past,
                const Crossing& crossing) {
  const Feature& feature = scene.game().feature(crossing.feature);
  std::vector<Passing> all = passings(scene, way, past, crossing.feature);
  std::erase_if(all, [&](const Passing& p) { return p.s < crossing.from - EPS || p.s > crossing.to + EPS; });
  if (std::any_of(all.begin(), all.end(), [](const Passing& p) { return p.doubtful; })) return;
  const std::string what = "over " + feature.id;
  if (all.empty() != !crossing.over) return findings.add(what + (all.empty() ? " is told" : " is not told"));
  if (all.empty()) return;
  check_same(findings, what, *crossing.over, all.front().s);
  if (std::holds_alternative<Polyline>(feature.shape))
    check_bearing(findings, feature, crossing.bearing, all.front().bearing);
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

/// An end of what is covered is told where one of the stretches ends, or of one that is too shallow to count, or so
/// close by that the base comes no farther off the line between than that.
bool is_end(const Along& covered, double told, const std::vector<Interval>& all, double Interval::*end) {
  return std::any_of(all.begin(), all.end(), [&](const Interval& s) {
    const auto [from, to] = std::minmax(told, s.*end);
    return same_end(covered, told, s.*end) || (to - from <= CLOSE_BY && shallow(covered, {from, to}));
  });
}

void check_along(Disagreements& findings, const OracleScene& scene, const Way& way, const Crossing& crossing) {
  const Feature& feature = scene.game().feature(crossing.feature);
  const std::string what = "what is covered of " + feature.id;
  const std::vector<Segment> line = centre_line(feature);
  if (line.empty()) {
    if (crossing.along) findings.add(what + " is told of a polygon");
    return;
  }
  double length = 0;
  for (const Segment& seg : line) length += distance(seg.a, seg.b);
  const Along covered{
      [&](double u) { return least_clearance_between(way, point_on(line, u), crossing.from, crossing.to); }, length, 1};
  const std::vector<Interval> plain = plain_stretches(covered);
  if (!crossing.along) {
    if (!plain.empty() && plain.back().to - plain.front().from > 4 * EPS) findings.add(what + " is not told");
    return;
  }
  const Part told = *crossing.along;
  std::vector<Interval> all = stretches_below_zero(covered);
  std::vector<Interval> before = all;
  std::vector<Interval> after = all;
  if (!plain.empty()) {
    std::erase_if(before, [&](const Interval& s) { return s.from > plain.front().from; });
    std::erase_if(after, [&](const Interval& s) { return s.to < plain.back().to; });
  }
  const bool same =
      is_end(covered, told.from, before, &Interval::from) && is_end(covered, told.to, after, &Interval::to);
  if (same || shallow(covered, {told.from, told.to})) return;
  std::string found;
  for (const Interval& s : plain) found += " " + number_text(s.from) + "-" + number_text(s.to);
  findings.add(what + " is told as " + number_text(told.from) + "-" + number_text(told.to) + ", the oracle finds" +
               found);
}

}  // namespace

void check_crossings(Disagreements& findings, const OracleScene& scene, const Way& way, const Past& past,
                     const std::vector<Crossing>& told) {
  for (const FeatureIndex i : scene.features({FeatureClass::obstacle, FeatureClass::relief}, way.before.altitude)) {
    if (scene.game().feature(i).kind == Kind::slope) continue;
    std::vector<Interval> stretches;
    for (const Crossing& c : told)
      if (c.feature == i) stretches.push_back({c.from, c.to});
    check_stretches(findings, "crossing of " + scene.game().feature(i).id, scene.clearance(way, scene.region(i)),
                    stretches);
  }
  for (const Crossing& c : told) {
    check_over(findings, scene, way, past, c);
    check_along(findings, scene, way, c);
  }
  if (!std::is_sorted(told.begin(), told.end(), [](const Crossing& a, const Crossing& b) { return a.from < b.from; }))
    findings.add("the crossings are not in path order");
}

}  // namespace linesman
