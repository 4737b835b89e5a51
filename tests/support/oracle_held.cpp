// What holds a centre: inside, and on edges and seams, which are looked at from points round the place.
#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "support/oracle_checks.h"

namespace linesman {

namespace {

constexpr double ON_EDGE = EPS / 2;   // inches
constexpr double OFF_EDGE = 4 * EPS;  // inches
constexpr double LOOKED_FROM = 1e-3;  // inches
constexpr double LOOKED_OVER = 1e-6;  // inches: nearer to a border it is not seen whether a point is covered
constexpr double LONG_ENOUGH = 1e-5;  // inches: of a part of a way that has a middle
constexpr double TO_DEGREES = 180 / 3.14159265358979323846;

bool holds_its_edge(Kind kind) { return class_of(kind) == FeatureClass::surface || kind == Kind::slope; }

template <class Visit>
void each_side(const Region& region, const Visit& visit) {
  const auto round = [&](const Ring& ring) {
    for (std::size_t i = 0; i < ring.size(); ++i) visit(Segment{ring[i], ring[(i + 1) % ring.size()]});
  };
  for (const Polygon& polygon : region.polygons) {
    round(polygon.outer);
    for (const Ring& hole : polygon.holes) round(hole);
  }
}

/// The parts in [0, 1] at which a segment is so far from a point.
std::vector<double> at_distance(const Segment& s, Vec p, double radius) {
  const Vec d = s.b - s.a;
  const Vec from = s.a - p;
  const double a = dot(d, d);
  const double b = dot(from, d);
  const double root = b * b - a * (dot(from, from) - radius * radius);
  if (root < 0) return {};
  std::vector<double> found;
  for (const double sign : {-1.0, 1.0}) {
    const double t = (-b + sign * std::sqrt(root)) / a;
    if (t >= 0 && t <= 1) found.push_back(t);
  }
  return found;
}

void cut_leg(const Way& way, const Region& region, std::vector<double>& cuts) {
  const Segment leg{way.centre(0), way.centre(way.length)};
  const auto aside = [&](Vec p) { return cross(*way.along, p - leg.a); };
  const auto add = [&](Vec p) { cuts.push_back(dot(*way.along, p - leg.a)); };
  each_side(region, [&](const Segment& side) {
    const double from = aside(side.a);
    const double to = aside(side.b);
    if (std::abs(from) < OFF_EDGE) add(side.a);
    if (std::abs(to) < OFF_EDGE) add(side.b);
    if ((from < 0) != (to < 0)) add(side.a + (from / (from - to)) * (side.b - side.a));
  });
  for (const Disc& d : region.discs)
    for (const double t : at_distance(leg, d.centre, d.radius)) cuts.push_back(t * way.length);
}

void cut_turn(const Way& way, const Region& region, std::vector<double>& cuts) {
  const Vec from = way.before.at - way.about;
  const double radius = length(from);
  const auto add = [&](Vec p) {
    const Vec to = p - way.about;
    const double turned = way.sense * std::atan2(-cross(from, to), dot(from, to)) * TO_DEGREES;
    cuts.push_back(turned < 0 ? turned + 360 : turned);
  };
  each_side(region, [&](const Segment& side) {
    if (std::abs(distance(side.a, way.about) - radius) < OFF_EDGE) add(side.a);
    for (const double t : at_distance(side, way.about, radius)) add(side.a + t * (side.b - side.a));
  });
  for (const Disc& d : region.discs) {
    const Vec out = d.centre - way.about;
    const double off = length(out);
    const double along = (radius * radius + off * off - d.radius * d.radius) / (2 * off);
    if (!(std::abs(along) < radius)) continue;
    const Vec ahead = out * (1 / off);
    const double aside = std::sqrt(radius * radius - along * along);
    for (const double sign : {-1.0, 1.0}) add(way.about + along * ahead + sign * aside * Vec{-ahead.y, ahead.x});
  }
}

const Span* span_at(const std::vector<Span>& spans, double s) {
  for (const Span& span : spans)
    if (span.to > s) return &span;
  return nullptr;
}

bool names_feature(const FeatureSet& set, FeatureIndex feature) {
  return std::find(set.begin(), set.end(), feature) != set.end();
}

}  // namespace

bool OracleScene::alike(FeatureIndex a, FeatureIndex b) const {
  const Feature& one = game_.feature(a);
  const Feature& other = game_.feature(b);
  if (one.kind != other.kind || !may_be_one(labels_.get(), a, b)) return false;
  return class_of(one.kind) != FeatureClass::relief || one.traits["level"] == other.traits["level"];
}

/// On its edge: the points round it lie in what makes up the union there.
std::optional<bool> OracleScene::inside_union(FeatureIndex feature, Vec point, double altitude) const {
  const bool obstacle = class_of(game_.feature(feature).kind) == FeatureClass::obstacle;
  std::vector<const Region*> there;
  for (const FeatureIndex i : features({class_of(game_.feature(feature).kind)}, altitude)) {
    const double room = linesman::clearance(point, region(i), 1);
    const bool counts = i == feature || (obstacle ? room >= -ON_EDGE : alike(i, feature));
    if (counts && room <= ON_EDGE) there.push_back(&region(i));
    if (counts && std::abs(room) > ON_EDGE && std::abs(room) < LOOKED_FROM) return std::nullopt;
  }
  bool plain = true;
  for (int i = 0; i < 360; ++i) {
    const Vec from = point + LOOKED_FROM * direction(i + 0.3);
    double least = 1;
    for (const Region* region : there) least = std::min(least, linesman::clearance(from, *region, 1));
    if (least > LOOKED_OVER) return false;
    plain = plain && least < -LOOKED_OVER;
  }
  return plain ? std::optional(true) : std::nullopt;
}

std::optional<bool> OracleScene::inside(FeatureIndex feature, Vec point) const {
  const Region& area = region(feature);
  if (!area.lines.empty()) return false;
  const double room = linesman::clearance(point, area, 1);
  if (std::abs(room) <= ON_EDGE) return inside_union(feature, point, -HUGE_VAL);
  return std::abs(room) < OFF_EDGE ? std::nullopt : std::optional(room < 0);
}

std::optional<bool> OracleScene::holds(FeatureIndex feature, Vec point, double altitude) const {
  const Region& area = region(feature);
  if (!area.lines.empty()) return false;
  const double room = linesman::clearance(point, area, 1);
  if (holds_its_edge(game_.feature(feature).kind)) {
    if (room > ON_EDGE && room < OFF_EDGE) return std::nullopt;
    return room <= ON_EDGE;
  }
  if (std::abs(room) <= ON_EDGE) return inside_union(feature, point, altitude);
  return std::abs(room) < OFF_EDGE ? std::nullopt : std::optional(room < 0);
}

std::vector<double> borders_on(const OracleScene& scene, const Way& way) {
  std::vector<double> cuts{0, way.length};
  for (std::size_t i = 0; i < scene.game().terrain().size(); ++i) {
    const Region& region = scene.region(static_cast<FeatureIndex>(i));
    if (way.along)
      cut_leg(way, region, cuts);
    else
      cut_turn(way, region, cuts);
  }
  std::erase_if(cuts, [&](double s) { return s < 0 || s > way.length; });
  std::sort(cuts.begin(), cuts.end());
  return cuts;
}

void check_held(Disagreements& findings, const OracleScene& scene, const Way& way, const std::vector<Span>& spans,
                bool slopes) {
  std::vector<double> cuts = borders_on(scene, way);
  for (const Span& span : spans) cuts.push_back(span.to);
  std::sort(cuts.begin(), cuts.end());
  const double altitude = way.before.altitude;
  const auto holding = scene.features({FeatureClass::area, FeatureClass::structure}, altitude);
  const auto surfaces = scene.features({FeatureClass::surface}, altitude);
  std::vector<FeatureIndex> relief = scene.features({FeatureClass::relief}, altitude);
  std::erase_if(relief, [&](FeatureIndex i) { return scene.game().feature(i).kind != Kind::slope; });
  for (std::size_t i = 1; i < cuts.size(); ++i) {
    if ((cuts[i] - cuts[i - 1]) * way.centre_rate() < LONG_ENOUGH) continue;
    const double middle = (cuts[i] + cuts[i - 1]) / 2;
    const Span* span = span_at(spans, middle);
    if (span == nullptr) continue;
    const Vec centre = way.centre(middle);
    const std::string where = " at " + number_text(middle) + " is wrong";
    for (const FeatureIndex f : holding)
      if (const auto held = scene.holds(f, centre, altitude); held && *held != names_feature(span->within, f))
        findings.add("within " + scene.game().feature(f).id + where);
    if (!scene.may_be_topmost(span->surface, surfaces, centre)) findings.add("the surface" + where);
    if (slopes && !scene.may_be_topmost(span->slope_feature, relief, centre)) findings.add("the slope" + where);
  }
}

}  // namespace linesman
