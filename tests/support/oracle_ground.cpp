#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "support/oracle_checks.h"

namespace linesman {

namespace {

const std::vector<FeatureClass> GROUND{FeatureClass::area, FeatureClass::obstacle, FeatureClass::structure};
const std::vector<FeatureClass> HOLDING{FeatureClass::area, FeatureClass::structure};

/// Where a set that the spans name holds a feature: neighbouring spans joined.
std::vector<Interval> stretches_of(const std::vector<Span>& spans, FeatureSet Span::*set, FeatureIndex feature) {
  std::vector<Interval> found;
  for (const Span& span : spans) {
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

void check_shape_of_spans(Disagreements& findings, const Way& way, const std::vector<Span>& spans) {
  if (spans.empty() || spans.front().from != 0 || std::abs(spans.back().to - way.length) > 1e-9)
    return findings.add("the spans do not reach from 0 to the end of the step");
  for (std::size_t i = 0; i < spans.size(); ++i) {
    const Span& span = spans[i];
    if (span.length() < EPS && way.length > EPS) findings.add("a span is shorter than EPS");
    if (i > 0 && spans[i - 1].to != span.from) findings.add("spans leave a gap at " + std::to_string(span.from));
    if (i > 0 && same_facts(spans[i - 1], span)) findings.add("two spans side by side say the same");
  }
}

void check_slopes(Disagreements& findings, const OracleScene& scene, const Leg& leg) {
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

std::vector<FeatureIndex> slopes(const OracleScene& scene, double altitude) {
  std::vector<FeatureIndex> found = scene.features({FeatureClass::relief}, altitude);
  std::erase_if(found, [&](FeatureIndex i) { return scene.game().feature(i).kind != Kind::slope; });
  return found;
}

void check_travel(Disagreements& findings, const Way& way, const Leg& leg) {
  check_same(findings, "the length", leg.length, way.length);
  check_same(findings, "the heading", leg.heading, heading_of(*way.along));
  const double off = angle_between(way.before.facing, heading_of(*way.along));
  const Manner right = off <= ANGLE_EPS ? Manner::forward : off >= 180 - ANGLE_EPS ? Manner::reverse : Manner::sideways;
  if (leg.manner != right) findings.add("the manner is " + std::string(name_of(leg.manner)));
}

void check_sets(Disagreements& findings, const OracleScene& scene, const Way& way, const std::vector<Span>& spans,
                FeatureSet Span::*set, const std::string& what) {
  const bool ground = set == &Span::ground;
  for (const FeatureIndex i : scene.features(ground ? GROUND : HOLDING, way.before.altitude))
    check_stretches(findings, what + " " + scene.game().feature(i).id,
                    ground ? scene.clearance(way, scene.region(i)) : scene.clearance_of_centre(way, scene.region(i)),
                    stretches_of(spans, set, i));
}

/// Of a turn on the spot the spans tell the ground alone; of no turn the slope.
void check_spans_of_turn(Disagreements& findings, const OracleScene& scene, const Way& way, const Turn& turn) {
  check_shape_of_spans(findings, way, turn.spans);
  check_sets(findings, scene, way, turn.spans, &Span::ground, "ground of the spans");
  for (const Span& span : turn.spans) {
    if (span.slope != Incline::level || span.slope_feature) findings.add("a turn goes up or down");
    if (turn.on_the_spot && (!span.within.empty() || span.surface)) findings.add("a turn on the spot goes somewhere");
  }
  if (turn.on_the_spot) return;
  check_sets(findings, scene, way, turn.spans, &Span::within, "within");
  check_held(findings, scene, way, turn.spans, false);
}

/// What the base meets in a turn, by degrees and all in all.
void check_ground_of_turn(Disagreements& findings, const OracleScene& scene, const Way& way, const Turn& turn) {
  std::vector<std::string> met;
  for (const FeatureIndex i : scene.features(GROUND, way.before.altitude)) {
    std::vector<Interval> reported;
    for (const GroundContact& c : turn.ground_contacts)
      if (c.feature == i) reported.push_back({c.from, c.to});
    check_stretches(findings, "ground " + scene.game().feature(i).id, scene.clearance(way, scene.region(i)), reported);
    if (!reported.empty()) met.push_back(scene.game().feature(i).id);
  }
  std::sort(met.begin(), met.end());
  check_same(findings, "ground of the turn", ids(scene.game(), turn.ground), met);
}

void check_arcs(Disagreements& findings, const Way& way, const Turn& turn) {
  const BaseAtPose base = way.base(0);
  double arc = 0;
  for (const Vec corner : base.corners) arc = std::max(arc, distance(corner, way.about));
  if (!base.circle) check_same(findings, "the arc", turn.arc, radians(way.length) * arc);
  const double own = distance(way.before.at, way.about);
  check_same(findings, "the centre's arc", turn.centre_arc, radians(way.length) * own);
  if (turn.on_the_spot != (own <= EPS)) findings.add("it is wrong whether it turns on the spot");
}

}  // namespace

void check_leg(Disagreements& findings, const OracleScene& scene, const Way& way, const Past& past, const Leg& leg) {
  check_travel(findings, way, leg);
  check_shape_of_spans(findings, way, leg.spans);
  check_sets(findings, scene, way, leg.spans, &Span::ground, "ground");
  check_sets(findings, scene, way, leg.spans, &Span::within, "within");
  check_held(findings, scene, way, leg.spans, true);
  check_slopes(findings, scene, leg);
  check_crossings(findings, scene, way, past, leg.crossings);
}

void check_turn(Disagreements& findings, const OracleScene& scene, const Way& way, const Past& past, const Turn& turn) {
  const double altitude = way.before.altitude;
  check_arcs(findings, way, turn);
  check_ground_of_turn(findings, scene, way, turn);
  check_spans_of_turn(findings, scene, way, turn);
  if (!scene.may_be_topmost(turn.surface, scene.features({FeatureClass::surface}, altitude), way.centre(0)))
    findings.add("the surface is wrong");
  if (!scene.may_be_topmost(turn.slope_feature, slopes(scene, altitude), way.centre(0)))
    findings.add("the slope is wrong");
  if (!turn.on_the_spot)
    check_crossings(findings, scene, way, past, turn.crossings);
  else if (!turn.crossings.empty())
    findings.add("a turn on the spot crosses something");
}

}  // namespace linesman
