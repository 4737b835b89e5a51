#include "geometry/area.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman {

namespace {

constexpr std::size_t MANY_PARTS = 32;

/// Where a turn that ends on a border is looked back at: from here it was plainly inside or outside.
constexpr double ARRIVAL = 4 * EPS;

Ring without_repeats(const std::vector<Vec>& points) {
  Ring r;
  for (const Vec p : points)
    if (r.empty() || distance(r.back(), p) > 0) r.push_back(p);
  return r;
}

Box box_round(Vec a, Vec b) {
  Box box;
  box.include(a);
  box.include(b);
  return box;
}

Box swept_box(const Way& way, const Convex& shape) {
  const Box start = shape.box();
  const Vec by = way.along * way.length;
  Box box = start;
  box.include(Box{start.min + by, start.max + by});
  return box;
}

}  // namespace

Area::Area(const MultiPolygon& polygons) : form_(Form::polygons) {
  std::uint32_t number = 0;
  for (const Polygon& polygon : polygons) {
    add_ring(polygon.outer, number);
    for (const Ring& hole : polygon.holes) add_ring(hole, number);
    ++number;
  }
  finish();
}

Area::Area(const Polyline& line, double width) : form_(width > 0 ? Form::strip : Form::line) {
  const Ring points = without_repeats(line);
  const double half = width / 2;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Vec a = points[i - 1];
    const Vec b = points[i];
    if (form_ == Form::line) {
      add_part({a, b}, 0, 0);
      continue;
    }
    const Vec d = (b - a) * (half / distance(a, b));
    const Vec right{d.y, -d.x};
    add_part({a + right, b + right, b - right, a - right}, 0, 0);
    if (i + 1 < points.size()) add_part({b}, half, 0);
  }
  finish();
}

void Area::add_part(std::initializer_list<Vec> points, double radius, std::uint32_t polygon) {
  parts_.push_back(
      {static_cast<std::uint32_t>(points_.size()), static_cast<std::uint32_t>(points.size()), radius, polygon});
  points_.insert(points_.end(), points);
}

void Area::add_ring(const Ring& ring, std::uint32_t polygon) {
  const Ring r = without_repeats(ring);
  for (std::size_t i = 0; i < r.size(); ++i) {
    const Vec next = r[i + 1 == r.size() ? 0 : i + 1];
    if (!(next == r[i])) add_part({r[i], next}, 0, polygon);
  }
}

void Area::finish() {
  for (const Part& part : parts_) {
    boxes_.push_back(convex(part).box());
    box_.include(boxes_.back());
  }
  if (parts_.size() > MANY_PARTS) index_ = PackedTree(boxes_);
}

template <class F>
void Area::for_parts(const Box& box, F&& f) const {
  if (parts_.size() > MANY_PARTS) {
    index_.visit(box, [&](std::uint32_t i) { f(parts_[i]); });
    return;
  }
  for (std::size_t i = 0; i < parts_.size(); ++i)
    if (boxes_[i].meets(box)) f(parts_[i]);
}

bool Area::inside(Vec p) const {
  if (form_ != Form::polygons || !box_.meets(box_round(p, p))) return false;
  // Polygons of one feature may overlap, so each is counted by itself; nearly always there is one.
  std::vector<std::uint32_t> crossed;
  for_parts(Box{p, {box_.max.x, p.y}}, [&](const Part& part) {
    const Vec a = points_[part.first];
    const Vec b = points_[part.first + 1];
    if ((a.y > p.y) != (b.y > p.y) && (cross(b - a, p - a) > 0) == (b.y > a.y)) crossed.push_back(part.polygon);
  });
  std::sort(crossed.begin(), crossed.end());
  for (std::size_t i = 0; i < crossed.size();) {
    std::size_t end = i;
    while (end < crossed.size() && crossed[end] == crossed[i]) ++end;
    if ((end - i) % 2 == 1) return true;
    i = end;
  }
  return false;
}

bool Area::near_border(Vec p) const {
  bool near = false;
  for_parts(box_round(p, p).grown(2 * EPS), [&](const Part& part) {
    near = near || within_limit(distance_to_segment(p, points_[part.first], points_[part.first + 1]), 0);
  });
  return near;
}

bool Area::meets(const Convex& shape) const {
  bool met = false;
  for_parts(shape.box(), [&](const Part& part) { met = met || Pairing(convex(part), shape).gap() < -EPS; });
  return met || inside(middle_of(shape.points));
}

Stretches Area::met_on(const Way& way, const Convex& shape) const {
  Stretches met;
  for_parts(swept_box(way, shape), [&](const Part& part) {
    if (const auto s = Pairing(convex(part), shape).nearer(way.along, way.length, 0)) met.push_back(*s);
  });
  join(met);
  if (form_ == Form::polygons) {
    const Vec middle = middle_of(shape.points);
    for (const Stretch gap : gaps_between(met, way.length))
      if (inside(middle + way.along * ((gap.from + gap.to) / 2))) met.push_back(gap);
    join(met);
  }
  drop_short(met);
  return met;
}

Stretches Area::met_during(const Turning& turning) const {
  Stretches met;
  for_parts(turning.swept_box(), [&](const Part& part) {
    const Stretches s = turning.nearer(convex(part), 0);
    met.insert(met.end(), s.begin(), s.end());
  });
  join(met);
  if (form_ == Form::polygons) {
    for (const Stretch gap : gaps_between(met, turning.amount()))
      if (inside(middle_of(turning.corners_at((gap.from + gap.to) / 2)))) met.push_back(gap);
    join(met);
  }
  drop_short(met);
  return met;
}

bool Area::holds(Vec p) const {
  if (form_ == Form::polygons) return inside(p) && !near_border(p);
  if (form_ != Form::strip) return false;
  bool held = false;
  const Convex point{{&p, 1}, 0};
  for_parts(box_round(p, p), [&](const Part& part) { held = held || Pairing(convex(part), point).gap() < -EPS; });
  return held;
}

Stretches Area::held_on(const Way& way) const {
  const Vec end = way.at(way.length);
  const Box box = box_round(way.from, end);
  Stretches held;
  if (form_ == Form::strip) {
    const Convex point{{&way.from, 1}, 0};
    for_parts(box, [&](const Part& part) {
      if (const auto s = Pairing(convex(part), point).nearer(way.along, way.length, 0)) held.push_back(*s);
    });
  } else if (form_ == Form::polygons && box_.meets(box)) {
    std::vector<double> cuts{0, way.length};
    for_parts(box.grown(EPS), [&](const Part& part) {
      const Vec a = points_[part.first];
      const Vec side = points_[part.first + 1] - a;
      const double rate = cross(way.along, side);
      const double norm = dot(side, side);
      if (std::abs(rate) <= 1e-12 * std::sqrt(norm)) return;
      const double s = cross(a - way.from, side) / rate;
      const double place = dot(way.at(s) - a, side);
      if (s > 0 && s < way.length && place >= -EPS * norm && place <= (1 + EPS) * norm) cuts.push_back(s);
    });
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t i = 1; i < cuts.size(); ++i)
      if (exceeds(cuts[i], cuts[i - 1]) && holds(way.at((cuts[i - 1] + cuts[i]) / 2)))
        held.push_back({cuts[i - 1], cuts[i]});
  }
  join(held);
  drop_short(held);
  return held;
}

double Area::distance_from(Vec p) const {
  if (inside(p)) return 0;
  double least = HUGE_VAL;
  const Convex point{{&p, 1}, 0};
  for (const Part& part : parts_) least = std::min(least, std::max(0.0, Pairing(convex(part), point).gap()));
  return least;
}

double Area::distance_from_ray(Vec from, Vec along) const {
  if (inside(from) || parts_.empty()) return inside(from) ? 0 : HUGE_VAL;
  // Beyond the farthest corner the ray only leaves.
  double reach = 0;
  for (const Vec p : points_) reach = std::max(reach, distance(from, p));
  const Convex point{{&from, 1}, 0};
  double least = HUGE_VAL;
  for (const Part& part : parts_) {
    const Pairing pairing(convex(part), point);
    least = std::min(least, pairing.least_gap(along, reach + 1));
  }
  return least;
}

std::optional<bool> Area::held_before_end(const Turning& point, Vec centre) const {
  Stretches near;
  for_parts(point.swept_box().grown(ARRIVAL), [&](const Part& part) {
    const Stretches s = point.nearer(convex(part), ARRIVAL);
    near.insert(near.end(), s.begin(), s.end());
  });
  join(near);
  if (near.empty() || exceeds(point.amount(), near.back().to)) return inside(point.turned(centre, point.amount()));
  if (within_limit(near.back().from, 0)) return std::nullopt;
  return inside(point.turned(centre, near.back().from));
}

Vec Area::border_near(Vec p) const {
  double least = HUGE_VAL;
  Vec side{0, 1};
  for (const Part& part : parts_) {
    if (part.count < 2) continue;
    const double d = distance_to_segment(p, points_[part.first], points_[part.first + 1]);
    if (d < least) {
      least = d;
      side = points_[part.first + 1] - points_[part.first];
    }
  }
  return side;
}

}  // namespace linesman
