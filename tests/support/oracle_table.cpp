// The table's edges, lines prolonged ahead, and climbs.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "support/oracle_checks.h"

namespace linesman {

namespace {

constexpr double FAR_AHEAD = 1e4;  // inches

Along room(const OracleScene& scene, const Way& way, double more) {
  return {[&scene, &way, more](double s) { return room_to_edge(way.base(s), scene.game().table()) + more; }, way.length,
          way.rate};
}

double between(const Segment& s, const Segment& t) {
  const auto side = [](const Segment& of, Vec p) { return cross(of.b - of.a, p - of.a) < 0; };
  if (side(s, t.a) != side(s, t.b) && side(t, s.a) != side(t, s.b)) return 0;
  return std::min({distance_to_segment(s.a, t), distance_to_segment(s.b, t), distance_to_segment(t.a, s),
                   distance_to_segment(t.b, s)});
}

/// Reported as met at any moment of a climb: those that overlap the base and that it is low enough for at its lowest.
std::vector<std::string> met_by(const OracleScene& scene, const BaseAtPose& base, double lowest,
                                std::vector<std::string>& doubtful) {
  std::vector<std::string> met;
  for (const FeatureIndex i :
       scene.features({FeatureClass::area, FeatureClass::obstacle, FeatureClass::structure}, lowest)) {
    const double clear = clearance(base, scene.region(i), 1);
    const std::string& id = scene.game().feature(i).id;
    if (std::abs(clear) < 4 * EPS)
      doubtful.push_back(id);
    else if (clear < 0)
      met.push_back(id);
  }
  return met;
}

void check_who_is_met(Disagreements& findings, const std::string& what, std::vector<std::string> reported,
                      std::vector<std::string> right, const std::vector<std::string>& doubtful) {
  for (const std::string& id : doubtful) std::erase(reported, id);
  std::sort(right.begin(), right.end());
  check_same(findings, what, reported, right);
}

}  // namespace

void check_edge(Disagreements& findings, const OracleScene& scene, const Way& way,
                const std::optional<double>& reported) {
  const Along along = room(scene, way, 0);
  const std::vector<Interval> off = stretches_below_zero(along);
  const std::vector<Interval> clearly_off = stretches_below_zero(room(scene, way, EPS));
  if (!reported) {
    if (!clearly_off.empty() && least_clearance(along) < -4 * EPS) findings.add("the edge is not reported");
    return;
  }
  // Anywhere between touching the edge and being off by EPS will do.
  const double first = off.empty() ? way.length : off.front().from;
  const double last = clearly_off.empty() ? way.length : clearly_off.front().from;
  if (*reported < first - 1e-6 || *reported > last + 1e-6)
    findings.add("the edge is reported at " + std::to_string(*reported) + ", and is passed at " +
                 std::to_string(first));
}

void check_on_table(Disagreements& findings, const OracleScene& scene, const Way& way,
                    const std::optional<Part>& reported) {
  const double inside = reported ? 0 : -EPS;
  const Along along = room(scene, way, inside);
  if (!reported) {
    for (int i = 0; i <= 64; ++i)
      if (along.clearance(way.length * i / 64) > 4 * EPS)
        return findings.add("it is not reported that it is on the table");
    return;
  }
  // A convex base is on a convex table for one part of a straight way: on the table at both ends, off it beyond them.
  const auto outside = [&](double s) { return s >= 0 && s <= way.length && along.clearance(s) > 4 * EPS; };
  const auto off = [&](double s) { return along.clearance(s) < -4 * EPS; };
  if (reported->from > reported->to || off(reported->from) || off(reported->to))
    findings.add("it is not on the table where it is reported to be");
  constexpr double BEYOND = 1e-4;
  if (outside(reported->from - BEYOND) || outside(reported->to + BEYOND))
    findings.add("it is longer on the table than reported");
}

void check_ahead(Disagreements& findings, const OracleScene& scene, const Way& way, const TraceRequest& request,
                 const std::optional<double>& reported) {
  if (!request.ahead) {
    if (reported) findings.add("a distance ahead is reported that nobody asked for");
    return;
  }
  if (!reported) return findings.add("the distance ahead is not reported");
  const Region& region = scene.region(*request.ahead);
  const Segment ray{way.before.at, way.before.at + FAR_AHEAD * *way.along};
  double right = clearance(way.before.at, region, 1e9);
  const auto side = [&](const Segment& s) { right = std::min(right, between(ray, s)); };
  for (const Polygon& polygon : region.polygons) {
    for (std::size_t i = 0; i < polygon.outer.size(); ++i)
      side({polygon.outer[i], polygon.outer[(i + 1) % polygon.outer.size()]});
  }
  for (const Segment& line : region.lines) side(line);
  for (const Disc& disc : region.discs) right = std::min(right, distance_to_segment(disc.centre, ray) - disc.radius);
  check_same(findings, "the distance ahead", *reported, std::max(0.0, right));
}

void check_against(Disagreements& findings, const OracleScene& scene, const Way& way, const TraceRequest& request,
                   const FeatureSet& reported) {
  if (!(request.against > 0)) {
    if (!reported.empty()) findings.add("what it is against is reported though nobody asked");
    return;
  }
  Way farther = way;
  farther.before.at = way.centre(way.length);
  farther.length = request.against;
  std::vector<std::string> right;
  std::vector<std::string> doubtful;
  for (const FeatureIndex i :
       scene.features({FeatureClass::area, FeatureClass::obstacle, FeatureClass::structure}, way.before.altitude)) {
    const Along along = scene.clearance(farther, scene.region(i));
    const double least = least_clearance(along);
    const std::string& id = scene.game().feature(i).id;
    if (std::abs(least) < 4 * EPS)
      doubtful.push_back(id);
    else if (least < 0)
      right.push_back(id);
  }
  check_who_is_met(findings, "what it is against", ids(scene.game(), reported), right, doubtful);
}

void check_climb(Disagreements& findings, const OracleScene& scene, const Footprint& footprint,
                 const TracedStep& step) {
  const Climb& climb = std::get<Climb>(step.facts);
  check_same(findings, "the altitude before", climb.from, step.before.altitude);
  check_same(findings, "the altitude after", climb.to, step.after.altitude);
  const BaseAtPose base = placed(footprint, step.before.at, step.before.facing);
  const double lowest = std::min(climb.from, climb.to);
  const double highest = std::max(climb.from, climb.to);
  std::vector<std::string> doubtful;
  const std::vector<std::string> ground = met_by(scene, base, lowest, doubtful);
  check_who_is_met(findings, "ground", ids(scene.game(), climb.ground), ground, doubtful);
  std::vector<std::string> pieces;
  for (const PlacedPiece& other : scene.standing()) {
    const double clear = clearance(base, region_of(other.base), 1);
    const std::string& id = scene.game().piece(other.piece).id;
    if (std::abs(clear) < 4 * EPS) doubtful.push_back(id);
    if (clear <= -4 * EPS && other.altitude + 1 > lowest && other.altitude - 1 < highest) pieces.push_back(id);
  }
  check_who_is_met(findings, "contacts", ids(scene.game(), climb.contacts), pieces, doubtful);
}

}  // namespace linesman
