#include "support/oracle_round.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/tolerance.h"
#include "support/oracle_places.h"

namespace linesman {

namespace {

constexpr double AT_PLACE = 1e-8;     // inches: rounding
constexpr double OFF_PLACE = 1e-4;    // inches: plainly beside it
constexpr double NARROWEST = 4e-4;    // inches: a smaller circle shows nothing
constexpr double ONE_BORDER = 1e-6;   // radians
constexpr double TWO_BORDERS = 4e-3;  // radians
constexpr double ROUND = 2 * std::numbers::pi;
constexpr int SAMPLES = 720;

template <class Visit>
void each_ring(const Region& region, const Visit& visit) {
  for (const Polygon& polygon : region.polygons) {
    visit(polygon.outer);
    for (const Ring& hole : polygon.holes) visit(hole);
  }
}

/// Where two segments cross, each on both sides of the other.
std::optional<Vec> crossing_of(const Segment& s, const Segment& t) {
  const Vec along = s.b - s.a;
  const double from = cross(along, t.a - s.a);
  const double to = cross(along, t.b - s.a);
  if ((from < 0) == (to < 0)) return std::nullopt;
  const Vec p = t.a + (from / (from - to)) * (t.b - t.a);
  const double u = dot(along, p - s.a) / dot(along, along);
  return u < 0 || u > 1 ? std::nullopt : std::optional(p);
}

/// The parts of a segment in [0, 1] where it is inside a circle.
std::optional<Interval> inside_circle(const Segment& s, Vec centre, double radius) {
  const Vec d = s.b - s.a;
  const Vec from = s.a - centre;
  const double a = dot(d, d);
  const double b = dot(from, d);
  const double root = b * b - a * (dot(from, from) - radius * radius);
  if (root <= 0) return std::nullopt;
  const Interval in{(-b - std::sqrt(root)) / a, (-b + std::sqrt(root)) / a};
  if (in.to <= 0 || in.from >= 1) return std::nullopt;
  return in;
}

std::vector<Segment> all_sides(const OracleScene& scene, const std::vector<FeatureIndex>& lines) {
  std::vector<Segment> all;
  for (const FeatureIndex i : lines)
    for (const Segment& s : centre_line(scene.game().feature(i))) all.push_back(s);
  return all;
}

}  // namespace

double anticlockwise(double from, double to) {
  const double by = std::fmod(to - from, ROUND);
  return by < 0 ? by + ROUND : by;
}

MeetingGroup group_of(const OracleScene& scene, FeatureClass of, double altitude) {
  MeetingGroup group;
  for (const FeatureIndex i : scene.features({of}, altitude)) {
    const Feature& feature = scene.game().feature(i);
    if (feature.kind == Kind::slope) continue;
    (std::holds_alternative<Polyline>(feature.shape) ? group.lines : group.polygons).push_back(i);
  }
  return group;
}

std::vector<Vec> meeting_points(const OracleScene& scene, const MeetingGroup& group) {
  std::vector<Vec> points;
  const std::vector<Segment> sides = all_sides(scene, group.lines);
  for (std::size_t i = 0; i < sides.size(); ++i) {
    points.insert(points.end(), {sides[i].a, sides[i].b});
    for (std::size_t k = 0; k < i; ++k)
      if (const auto p = crossing_of(sides[i], sides[k])) points.push_back(*p);
  }
  for (const FeatureIndex i : group.polygons)
    each_ring(scene.region(i), [&](const Ring& ring) { points.insert(points.end(), ring.begin(), ring.end()); });
  return points;
}

RoundPlace::RoundPlace(const OracleScene& scene, const MeetingGroup& group, Vec at, double most)
    : at_(at), radius_(most) {
  for (const Segment& s : all_sides(scene, group.lines)) {
    shrink(distance(s.a, at));
    shrink(distance(s.b, at));
    shrink(distance_to_segment(at, s));
  }
  for (const FeatureIndex i : group.polygons)
    each_ring(scene.region(i), [&](const Ring& ring) {
      for (std::size_t k = 0; k < ring.size(); ++k) {
        shrink(distance(ring[k], at));
        shrink(distance_to_segment(at, {ring[k], ring[(k + 1) % ring.size()]}));
      }
    });
  doubtful_ = doubtful_ || radius_ < NARROWEST;
  take_lines(scene, group);
  take_polygons(scene, group);
}

/// The circle holds nothing but what goes through the place.
void RoundPlace::shrink(double distance) {
  if (distance <= AT_PLACE) return;
  if (distance < OFF_PLACE) doubtful_ = true;
  radius_ = std::min(radius_, 0.4 * std::max(distance, OFF_PLACE));
}

double RoundPlace::angle_to(Vec p) const { return anticlockwise(0, std::atan2(p.y - at_.y, p.x - at_.x)); }

Vec RoundPlace::on_circle(double angle) const { return at_ + radius_ * Vec{std::cos(angle), std::sin(angle)}; }

void RoundPlace::take_lines(const OracleScene& scene, const MeetingGroup& group) {
  for (const FeatureIndex i : group.lines) {
    std::vector<Segment> sides = centre_line(scene.game().feature(i));
    std::erase_if(sides, [](const Segment& s) { return s.a == s.b; });
    take_line(i, sides);
  }
}

void RoundPlace::take_line(FeatureIndex feature, const std::vector<Segment>& sides) {
  std::vector<LineInCircle> found;
  bool inside = false;
  bool begins_inside = false;
  for (std::size_t k = 0; k < sides.size(); ++k) {
    const Segment& s = sides[k];
    const auto in = inside_circle(s, at_, radius_);
    if (!in) {
      inside = false;
      continue;
    }
    if (in->from > 0 || !inside) {
      found.push_back({feature, {}, {}, {}});
      if (in->from > 0) found.back().back = angle_to(s.a + in->from * (s.b - s.a));
      begins_inside = begins_inside || (k == 0 && in->from <= 0);
    }
    found.back().bearings.push_back(bearing_of(s));
    if (in->to < 1) found.back().ahead = angle_to(s.a + in->to * (s.b - s.a));
    inside = in->to >= 1;
  }
  const bool is_ring = sides.size() > 2 && sides.front().a == sides.back().b;
  if (is_ring && begins_inside && inside && found.size() > 1) {
    found.front().back = found.back().back;
    found.front().bearings.insert(found.front().bearings.end(), found.back().bearings.begin(),
                                  found.back().bearings.end());
    found.pop_back();
  }
  lines_.insert(lines_.end(), found.begin(), found.end());
}

void RoundPlace::take_polygons(const OracleScene& scene, const MeetingGroup& group) {
  std::vector<const Region*> regions;
  for (const FeatureIndex i : group.polygons) {
    const Region& region = scene.region(i);
    const double room = clearance(at_, region, 1);
    if (room > 2 * radius_) continue;
    regions.push_back(&region);
    if (std::abs(room) <= OFF_PLACE) polygons_.push_back(i);
  }
  find_borders(regions);
}

void RoundPlace::find_borders(const std::vector<const Region*>& regions) {
  std::vector<double> all;
  for (const LineInCircle& line : lines_)
    for (const auto& arm : {line.back, line.ahead})
      if (arm) all.push_back(*arm);
  const auto holds_at = [&](const Region& region, double angle) { return clearance(on_circle(angle), region, 1) < 0; };
  for (const Region* region : regions) {
    std::size_t flips = 0;
    for (int i = 0; i < SAMPLES; ++i) {
      double from = (i + 0.3) * ROUND / SAMPLES;
      double to = (i + 1.3) * ROUND / SAMPLES;
      const bool first = holds_at(*region, from);
      if (holds_at(*region, to) == first) continue;
      ++flips;
      while (to - from > 1e-11) {
        const double middle = (from + to) / 2;
        (holds_at(*region, middle) == first ? from : to) = middle;
      }
      all.push_back(anticlockwise(0, from));
    }
    parts_ += flips / 2;
  }
  std::sort(all.begin(), all.end());
  for (const double angle : all) {
    if (!borders_.empty() && angle - borders_.back() < ONE_BORDER) continue;
    doubtful_ = doubtful_ || (!borders_.empty() && angle - borders_.back() < TWO_BORDERS);
    borders_.push_back(angle);
  }
  if (borders_.size() > 1) {
    const double last = borders_.front() + ROUND - borders_.back();
    doubtful_ = doubtful_ || (last >= ONE_BORDER && last < TWO_BORDERS);
    if (last < ONE_BORDER) borders_.pop_back();
  }
  for (std::size_t i = 0; i < borders_.size(); ++i)
    free_.push_back(std::none_of(regions.begin(), regions.end(),
                                 [&](const Region* region) { return holds_at(*region, middle(i)); }));
}

bool RoundPlace::is_meeting() const { return lines_.size() + parts_ > 1; }

double RoundPlace::middle(std::size_t sector) const {
  const double next = sector + 1 < borders_.size() ? borders_[sector + 1] : borders_.front() + ROUND;
  return (borders_[sector] + next) / 2;
}

std::size_t RoundPlace::sector_of(double angle) const {
  std::size_t nearest = 0;
  for (std::size_t i = 1; i < borders_.size(); ++i)
    if (anticlockwise(borders_[i], angle) < anticlockwise(borders_[nearest], angle)) nearest = i;
  return nearest;
}

std::optional<std::size_t> RoundPlace::border_near(double angle, double within) const {
  for (std::size_t i = 0; i < borders_.size(); ++i)
    if (std::min(anticlockwise(borders_[i], angle), anticlockwise(angle, borders_[i])) <= within) return i;
  return std::nullopt;
}

bool RoundPlace::lies_along(const LineInCircle& line, std::size_t border) const {
  const auto along = [&](const std::optional<double>& arm) { return arm && border_near(*arm, ONE_BORDER) == border; };
  return along(line.back) || along(line.ahead);
}

int RoundPlace::side_of(const LineInCircle& line, double angle) const {
  const auto along = [&](double arm) {
    return std::min(anticlockwise(arm, angle), anticlockwise(angle, arm)) <= ONE_BORDER;
  };
  if (along(*line.ahead) || along(*line.back)) return 0;
  return anticlockwise(*line.ahead, angle) < anticlockwise(*line.ahead, *line.back) ? 1 : -1;
}

}  // namespace linesman
