#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "support/oracle_checks.h"

namespace linesman {

namespace {

const std::vector<FeatureClass> GROUND{FeatureClass::area, FeatureClass::obstacle, FeatureClass::structure};
const std::vector<FeatureClass> HOLDING{FeatureClass::area, FeatureClass::structure};

/// Where a set that the spans name holds a feature: neighbouring spans joined.
std::vector<Interval> stretches_of(const Leg& leg, FeatureSet Span::*set, FeatureIndex feature) {
  std::vector<Interval> found;
  for (const Span& span : leg.spans) {
    const FeatureSet& named = span.*set;
    if (std::find(named.begin(), named.end(), feature) == named.end()) continue;
    if (!found.empty() && found.back().to == span.from)
      found.back().to = span.to;
    else
      found.push_back({span.from, span.to});
  }
  return found;
}

bool same_facts(const Span& a, const Span& b) {
  return a.ground == b.ground && a.within == b.within && a.surface == b.surface && a.slope == b.slope &&
         a.slope_feature == b.slope_feature;
}

void check_shape_of_spans(Findings& findings, const Leg& leg) {
  if (leg.spans.empty() || leg.spans.front().from != 0 || leg.spans.back().to != leg.length)
    return findings.add("the spans do not reach from 0 to the leg's length");
  for (std::size_t i = 0; i < leg.spans.size(); ++i) {
    const Span& span = leg.spans[i];
    if (span.length() < EPS && leg.length > EPS) findings.add("a span is shorter than EPS");
    if (i > 0 && leg.spans[i - 1].to != span.from) findings.add("spans leave a gap at " + std::to_string(span.from));
    if (i > 0 && same_facts(leg.spans[i - 1], span)) findings.add("two spans side by side say the same");
  }
}

void check_stretches(Findings& findings, const Scene& scene, FeatureIndex i, const std::string& what,
                     const Along& along, const std::vector<Interval>& told) {
  const std::string wrong = disagreement(along, told);
  if (!wrong.empty()) findings.add(what + " " + scene.game().feature(i).id + ": " + wrong);
}

/// What the spans say under the centre, held against the topmost feature at the middle of every piece of the leg that
/// is not too short to have a middle.
void check_topmost(Findings& findings, const Scene& scene, const Way& way, const Leg& leg,
                   const std::vector<FeatureIndex>& features, std::optional<FeatureIndex> Span::*told,
                   const std::string& what) {
  std::vector<double> changes{0, way.length};
  for (const FeatureIndex i : features)
    for (const Interval& s : stretches_below_zero(scene.clearance_of_centre(way, scene.region(i))))
      changes.insert(changes.end(), {s.from, s.to});
  for (const Span& span : leg.spans) changes.push_back(span.to);
  std::sort(changes.begin(), changes.end());
  for (std::size_t i = 1; i < changes.size(); ++i) {
    if (changes[i] - changes[i - 1] < 4 * EPS) continue;
    const double middle = (changes[i] + changes[i - 1]) / 2;
    const auto span = std::find_if(leg.spans.begin(), leg.spans.end(), [&](const Span& s) { return s.to > middle; });
    if (span != leg.spans.end() && !scene.may_be_topmost((*span).*told, features, way.centre(middle)))
      findings.add("the " + what + " at " + std::to_string(middle) + " is wrong");
  }
}

void check_slopes(Findings& findings, const Scene& scene, const Leg& leg) {
  for (const Span& span : leg.spans) {
    Incline right = Incline::level;
    if (span.slope_feature) {
      const double uphill = scene.game().feature(*span.slope_feature).traits["uphill"].number().value_or(0);
      const double off = angle_between(uphill, leg.heading);
      if (off < 90 - ANGLE_EPS) right = Incline::up;
      if (off > 90 + ANGLE_EPS) right = Incline::down;
    }
    if (span.slope != right) findings.add("the slope goes " + std::string(name_of(span.slope)));
  }
}

struct Passing {
  double s = 0;
  double bearing = 0;
  bool doubtful = false;  ///< at a corner of the line or an end of the leg, where rounding decides
};

/// Where the centre passes a line, in path order; a line along which it goes is passed wherever it begins and ends.
std::vector<Passing> passings(const Way& way, const Feature& feature) {
  std::vector<Passing> found;
  for (const Segment& seg : centre_line(feature)) {
    const Vec d = seg.b - seg.a;
    const double across = cross(d, *way.along);
    if (std::abs(across) < 1e-9) {
      if (std::abs(cross(d, way.before.at - seg.a)) < 1e-9)
        for (const Vec end : {seg.a, seg.b}) found.push_back({dot(end - way.before.at, *way.along), 0, true});
      continue;
    }
    const double s = -cross(d, way.before.at - seg.a) / across;
    const double t = dot(way.centre(s) - seg.a, d) / length(d);
    if (s < -EPS || s > way.length + EPS || t < -EPS || t > length(d) + EPS) continue;
    const bool doubtful = std::min({s, way.length - s, t, length(d) - t}) < EPS;
    found.push_back({s, std::fmod(heading_of(d), 180), doubtful});
  }
  std::sort(found.begin(), found.end(), [](const Passing& a, const Passing& b) { return a.s < b.s; });
  return found;
}

void check_over(Findings& findings, const Scene& scene, const Way& way, const Crossing& crossing) {
  const Feature& feature = scene.game().feature(crossing.feature);
  std::vector<Passing> all = passings(way, feature);
  if (std::holds_alternative<MultiPolygon>(feature.shape)) {
    const Along centre = scene.clearance_of_centre(way, scene.region(crossing.feature));
    for (const Interval& in : stretches_below_zero(centre))
      all.push_back({in.from, 0, in.from < EPS || shallow(centre, in)});
  }
  std::erase_if(all, [&](const Passing& p) { return p.s < crossing.from - EPS || p.s > crossing.to + EPS; });
  if (std::any_of(all.begin(), all.end(), [](const Passing& p) { return p.doubtful; })) return;
  const std::string what = "over " + feature.id;
  if (all.empty() != !crossing.over) return findings.add(what + (all.empty() ? " is told" : " is not told"));
  if (all.empty()) return;
  check_same(findings, what, *crossing.over, all.front().s);
  if (std::holds_alternative<MultiPolygon>(feature.shape)) return;
  if (!crossing.bearing) return findings.add("the bearing of " + feature.id + " is not told");
  const double off = angle_between(2 * *crossing.bearing, 2 * all.front().bearing) / 2;  // 180 is the same as 0
  if (off > 1e-6 || *crossing.bearing < 0 || *crossing.bearing >= 180)
    findings.add("the bearing of " + feature.id + " is " + number_text(*crossing.bearing));
}

void check_crossings(Findings& findings, const Scene& scene, const Way& way, const Leg& leg) {
  for (const FeatureIndex i : scene.features({FeatureClass::obstacle, FeatureClass::relief}, way.before.altitude)) {
    if (scene.game().feature(i).kind == Kind::slope) continue;
    std::vector<Interval> told;
    for (const Crossing& c : leg.crossings)
      if (c.feature == i) told.push_back({c.from, c.to});
    check_stretches(findings, scene, i, "crossing of", scene.clearance(way, scene.region(i)), told);
  }
  for (const Crossing& c : leg.crossings) check_over(findings, scene, way, c);
  if (!std::is_sorted(leg.crossings.begin(), leg.crossings.end(),
                      [](const Crossing& a, const Crossing& b) { return a.from < b.from; }))
    findings.add("the crossings are not in path order");
}

std::vector<FeatureIndex> slopes(const Scene& scene, double altitude) {
  std::vector<FeatureIndex> found = scene.features({FeatureClass::relief}, altitude);
  std::erase_if(found, [&](FeatureIndex i) { return scene.game().feature(i).kind != Kind::slope; });
  return found;
}

void check_travel(Findings& findings, const Way& way, const Leg& leg) {
  check_same(findings, "the length", leg.length, way.length);
  check_same(findings, "the heading", leg.heading, heading_of(*way.along));
  const double off = angle_between(way.before.facing, heading_of(*way.along));
  const Manner right = off <= ANGLE_EPS ? Manner::forward : off >= 180 - ANGLE_EPS ? Manner::reverse : Manner::sideways;
  if (leg.manner != right) findings.add("the manner is " + std::string(name_of(leg.manner)));
}

}  // namespace

void check_leg(Findings& findings, const Scene& scene, const Way& way, const Leg& leg) {
  check_travel(findings, way, leg);
  check_shape_of_spans(findings, leg);
  const double altitude = way.before.altitude;
  for (const FeatureIndex i : scene.features(GROUND, altitude))
    check_stretches(findings, scene, i, "ground", scene.clearance(way, scene.region(i)),
                    stretches_of(leg, &Span::ground, i));
  for (const FeatureIndex i : scene.features(HOLDING, altitude))
    check_stretches(findings, scene, i, "within", scene.clearance_of_centre(way, scene.region(i)),
                    stretches_of(leg, &Span::within, i));
  check_topmost(findings, scene, way, leg, scene.features({FeatureClass::surface}, altitude), &Span::surface,
                "surface");
  check_topmost(findings, scene, way, leg, slopes(scene, altitude), &Span::slope_feature, "slope");
  check_slopes(findings, scene, leg);
  check_crossings(findings, scene, way, leg);
}

void check_turn(Findings& findings, const Scene& scene, const Way& way, const Turn& turn) {
  std::vector<std::string> met;
  for (const FeatureIndex i : scene.features(GROUND, way.before.altitude)) {
    std::vector<Interval> told;
    for (const GroundContact& c : turn.ground_contacts)
      if (c.feature == i) told.push_back({c.from, c.to});
    check_stretches(findings, scene, i, "ground", scene.clearance(way, scene.region(i)), told);
    if (!told.empty()) met.push_back(scene.game().feature(i).id);
  }
  std::sort(met.begin(), met.end());
  check_same(findings, "ground of the turn", ids(scene.game(), turn.ground), met);
  const double altitude = way.before.altitude;
  if (!scene.may_be_topmost(turn.surface, scene.features({FeatureClass::surface}, altitude), way.centre(0)))
    findings.add("the surface is wrong");
  const PlacedBase base = way.base(0);
  double arc =
      base.circle ? distance(base.middle, way.about) + (distance(base.middle, way.about) > EPS ? base.radius : 0) : 0;
  for (const Vec corner : base.corners) arc = std::max(arc, distance(corner, way.about));
  if (!base.circle) check_same(findings, "the arc", turn.arc, radians(way.length) * arc);
  check_same(findings, "the centre's arc", turn.centre_arc, radians(way.length) * distance(way.before.at, way.about));
}

}  // namespace linesman
