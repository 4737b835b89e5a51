#include "geometry/shapes/remainder.h"

#include <algorithm>
#include <array>

#include "base/tolerance.h"

namespace linesman {

namespace {

/// Radians. A shorter arc is dropped.
constexpr double NO_ARC = 1e-9;

bool lies_on(Vec p, Vec a, Vec b) { return within_limit(distance_to_segment(p, a, b), 0); }

/// Calls f(p) where a segment meets a circle.
template <class F>
void circle_on_segment(Vec centre, double radius, Vec a, Vec b, F&& f) {
  const double norm = distance(a, b);
  const Vec along = (b - a) * (1 / norm);
  const double foot = dot(centre - a, along);
  const double aside = cross(along, centre - a);
  const double half = std::sqrt(std::max(0.0, radius * radius - aside * aside));
  if (exceeds(std::abs(aside), radius)) return;
  for (const double t : {foot - half, foot + half})
    if (t >= -EPS && t <= norm + EPS) f(a + along * t);
}

/// Calls f(p) where two circles meet.
template <class F>
void circle_on_circle(Vec c, double r, Vec d, double q, F&& f) {
  const double apart = distance(c, d);
  if (apart <= EPS || exceeds(apart, r + q) || exceeds(std::abs(r - q), apart)) return;
  const Vec to = (d - c) * (1 / apart);
  const double along = (apart * apart + r * r - q * q) / (2 * apart);
  const double aside = std::sqrt(std::max(0.0, r * r - along * along));
  for (const double h : {aside, -aside}) f(c + to * along + Vec{-to.y, to.x} * h);
}

/// A part of a circle: `by` radians from the direction `from`.
struct RoundPart {
  double from;
  double by;
};

/// The parts that lie in another part as well.
std::vector<RoundPart> common(const std::vector<RoundPart>& parts, double from, double by) {
  std::vector<RoundPart> all;
  for (const RoundPart& part : parts)
    for (const double shift : {-WHOLE_ROUND, 0.0, WHOLE_ROUND}) {
      const double begin = std::max(part.from, from + shift);
      const double end = std::min(part.from + part.by, from + shift + by);
      if (end - begin > NO_ARC) all.push_back({begin, end - begin});
    }
  return all;
}

}  // namespace

Remainder::Remainder(const Area& area, std::vector<const Area*> covers, const Box& where)
    : area_(area), covers_(std::move(covers)) {
  const Box near_by = where.grown(2 * EPS);
  const Curves own = curves_of(area, near_by);
  Curves all = own;
  std::erase_if(covers_, [&](const Area* cover) { return !cover->box().meets(near_by); });
  for (const Area* cover : covers_) {
    const Curves more = curves_of(*cover, near_by);
    all.sides.insert(all.sides.end(), more.sides.begin(), more.sides.end());
    all.circles.insert(all.circles.end(), more.circles.begin(), more.circles.end());
  }
  keep_sides(all.sides, all);
  keep_arcs(all.circles, all);
}

Remainder::Curves Remainder::curves_of(const Area& area, const Box& where) {
  Curves curves;
  area.for_borders(
      where,
      [&](Vec a, Vec b) {
        if (distance(a, b) > 0) curves.sides.push_back({a, b});
      },
      [&](Vec centre, double radius) {
        curves.circles.push_back({centre, radius, 0, WHOLE_ROUND});
      });
  return curves;
}

bool Remainder::is_covered(Vec p) const {
  return std::any_of(covers_.begin(), covers_.end(), [&](const Area* cover) { return cover->covers(p); });
}

/// Whether the border parts the rest at `place`: one side of it, `left` or its opposite, is left over, the other is
/// not.
bool Remainder::parts(Vec place, Vec left) const {
  if (area_.bare()) return !is_covered(place);
  CoversRound area;
  CoversRound covers;
  area_.cover_round(place, area);
  for (const Area* cover : covers_) cover->cover_round(place, covers);
  const auto left_over = [&](Vec way) {
    const double direction = direction_angle(way);
    const auto holds = [&](const CoverRound& c) { return c.holds(direction); };
    return std::any_of(area.begin(), area.end(), holds) && std::none_of(covers.begin(), covers.end(), holds);
  };
  return left_over(left) != left_over(-left);
}

Box Remainder::Side::box() const {
  Box box;
  box.include(from);
  box.include(to);
  return box;
}

void Remainder::keep_sides(const std::vector<Side>& sides, const Curves& all) {
  for (const Side& side : sides) {
    const double norm = distance(side.from, side.to);
    const Vec along = (side.to - side.from) * (1 / norm);
    std::vector<double> cuts{0, norm};
    const auto cut = [&](Vec p) { cuts.push_back(std::clamp(dot(p - side.from, along), 0.0, norm)); };
    const Box near = side.box().grown(2 * EPS);
    for (const Side& other : all.sides) {
      if (&other == &side || !near.meets(other.box())) continue;
      for (const Vec end : {other.from, other.to})
        if (lies_on(end, side.from, side.to)) cut(end);
      const double from = cross(along, other.from - side.from);
      const double to = cross(along, other.to - side.from);
      if ((from > 0) != (to > 0)) {
        const Vec p = other.from + (other.to - other.from) * (from / (from - to));
        if (lies_on(p, side.from, side.to)) cut(p);
      }
    }
    for (const Arc& circle : all.circles) circle_on_segment(circle.centre, circle.radius, side.from, side.to, cut);
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t i = 1; i < cuts.size(); ++i) {
      if (!exceeds(cuts[i], cuts[i - 1])) continue;
      const Vec middle = side.from + along * ((cuts[i] + cuts[i - 1]) / 2);
      if (parts(middle, {-along.y, along.x}))
        sides_.push_back({side.from + along * cuts[i - 1], side.from + along * cuts[i]});
    }
  }
}

void Remainder::keep_arcs(const std::vector<Arc>& circles, const Curves& all) {
  for (const Arc& circle : circles) {
    std::vector<double> cuts;
    const auto cut = [&](Vec p) { cuts.push_back(direction_angle(p - circle.centre)); };
    for (const Side& side : all.sides) {
      circle_on_segment(circle.centre, circle.radius, side.from, side.to, cut);
      for (const Vec end : {side.from, side.to})
        if (same_length(distance(end, circle.centre), circle.radius)) cut(end);
    }
    for (const Arc& other : all.circles)
      if (&other != &circle) circle_on_circle(circle.centre, circle.radius, other.centre, other.radius, cut);
    if (cuts.empty()) cuts.push_back(0);
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t i = 0; i < cuts.size(); ++i) {
      const double next = i + 1 < cuts.size() ? cuts[i + 1] : cuts.front() + WHOLE_ROUND;
      if (!exceeds((next - cuts[i]) * circle.radius, 0)) continue;
      const double middle = (cuts[i] + next) / 2;
      const Vec out{std::cos(middle), std::sin(middle)};
      if (parts(circle.centre + out * circle.radius, out))
        arcs_.push_back({circle.centre, circle.radius, cuts[i], next - cuts[i]});
    }
  }
}

bool Remainder::holds(Vec p) const {
  CoversRound covers;
  area_.cover_round(p, covers);
  return !covers.empty() && cover_all_round(covers) && !is_covered(p);
}

/// Whether the arc reaches more than EPS into the shape; the sides cut it one after another.
bool Remainder::meets_arc(const Convex& shape, const Arc& arc) {
  std::vector<RoundPart> parts{{arc.from, arc.by}};
  const double r = arc.radius;
  if (shape.points.size() == 1) {
    const Vec to = shape.points[0] - arc.centre;
    const double d = length(to);
    const double within = shape.radius - EPS;
    if (within <= 0 || d + r <= within) return within > 0;
    const double k = d > 0 ? (r * r + d * d - within * within) / (2 * r * d) : 1;
    if (k >= 1) return false;
    const double half = std::acos(std::max(-1.0, k));
    return !common(parts, direction_angle(to) - half, 2 * half).empty();
  }
  for_sides(shape.points, [&](Vec a, Vec b) {
    const Vec along = (b - a) * (1 / distance(a, b));
    const Vec out{along.y, -along.x};
    const double k = (dot(out, a - arc.centre) + shape.radius - EPS) / r;
    if (k >= 1) return;
    const double half = std::acos(std::max(-1.0, k));
    parts = k <= -1 ? std::vector<RoundPart>{} : common(parts, direction_angle(out) + half, WHOLE_ROUND - 2 * half);
  });
  return !parts.empty();
}

/// `critical(arc, cut)` gives the places where the shape may begin or cease to overlap an arc. Between two neighbouring
/// places one test decides.
template <class ShapeAt, class Critical>
void Remainder::add_arcs(double length, double radius, ShapeAt shape_at, Critical critical, Stretches& met) const {
  for (const Arc& arc : arcs_) {
    std::vector<double> cuts{0, length};
    critical(arc, [&](double s) {
      if (s > 0 && s < length) cuts.push_back(s);
    });
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t i = 1; i < cuts.size(); ++i) {
      if (!exceeds(cuts[i], cuts[i - 1]) && cuts.size() > 2) continue;
      const PointBuffer points = shape_at((cuts[i] + cuts[i - 1]) / 2);
      if (meets_arc({points.view(), radius}, arc)) met.push_back({cuts[i - 1], cuts[i]});
    }
  }
}

namespace {

/// Calls f(s) where a point that moves along a unit vector is at distance `far` from another.
template <class F>
void where_as_far(Vec from, Vec along, Vec other, double far, F&& f) {
  const Vec off = from - other;
  const double b = dot(along, off);
  const double square = b * b - dot(off, off) + far * far;
  if (square < 0) return;
  f(-b - std::sqrt(square));
  f(-b + std::sqrt(square));
}

/// In a gap between the stretches of `met` the shape lies either wholly inside the area or wholly outside.
template <class MiddleAt, class Holds>
void fill_gaps(double length, MiddleAt middle_at, Holds holds, Stretches& met) {
  join(met);
  const std::size_t borders = met.size();
  for (const Stretch gap : gaps_between(met, length))
    if (holds(middle_at((gap.from + gap.to) / 2))) met.push_back(gap);
  if (met.size() > borders) join(met);
  drop_short(met);
}

}  // namespace

Stretches Remainder::on_leg(const LegSweep& sweep) const {
  const Course& course = sweep.course();
  const Convex shape = sweep.shape();
  Stretches met;
  Stretch s;
  for (const Side& side : sides_)
    if (sweep.meets_segment(course.local(side.from), course.local(side.to), s)) met.push_back(s);
  const auto shape_at = [&](double at) {
    PointBuffer points;
    for (const Vec p : shape.points) points.push_back(p + course.along * at);
    return points;
  };
  const auto critical = [&](const Arc& arc, const auto& cut) {
    const std::array<Vec, 2> ends{
        arc.centre + Vec{std::cos(arc.from), std::sin(arc.from)} * arc.radius,
        arc.centre + Vec{std::cos(arc.from + arc.by), std::sin(arc.from + arc.by)} * arc.radius};
    if (shape.points.size() == 1) {
      const Vec p = shape.points[0];
      for (const double far : {shape.radius + arc.radius, std::abs(shape.radius - arc.radius)})
        where_as_far(p, course.along, arc.centre, far, cut);
      for (const Vec end : ends) where_as_far(p, course.along, end, shape.radius, cut);
      return;
    }
    for (const Vec p : shape.points) where_as_far(p, course.along, arc.centre, arc.radius, cut);
    for_sides(shape.points, [&](Vec a, Vec b) {
      const Vec along = (b - a) * (1 / distance(a, b));
      const Vec out{along.y, -along.x};
      const double rate = dot(out, course.along);
      if (std::abs(rate) <= NO_ARC) return;
      for (const Vec end : ends) cut(dot(out, end - a) / rate);
      for (const double r : {arc.radius, -arc.radius}) cut((dot(out, arc.centre - a) + r) / rate);
    });
  };
  add_arcs(course.length, shape.radius, shape_at, critical, met);
  const Vec middle = middle_of(shape.points);
  fill_gaps(
      course.length, [&](double at) { return middle + course.along * at; }, [&](Vec p) { return holds(p); }, met);
  return met;
}

Stretches Remainder::during_turn(const TurnSweep& turning, double radius, bool& ever) const {
  Stretches met;
  ever = false;
  for (const Side& side : sides_) ever = turning.meets_segment(side.from, side.to, met) || ever;
  const PointBuffer start = turning.corners_at(0);
  const auto critical = [&](const Arc& arc, const auto& cut) {
    const auto at = [&](double turned) { cut(turned * DEGREES); };
    const std::array<Vec, 2> ends{
        arc.centre + Vec{std::cos(arc.from), std::sin(arc.from)} * arc.radius,
        arc.centre + Vec{std::cos(arc.from + arc.by), std::sin(arc.from + arc.by)} * arc.radius};
    const Orbit of_first = turning.orbit_of(start[0]);
    if (start.size() == 1) {
      for (const double far : {radius + arc.radius, std::abs(radius - arc.radius)})
        of_first.where_from(arc.centre, far, at);
      for (const Vec end : ends) of_first.where_from(end, radius, at);
      return;
    }
    for (const Vec p : start) turning.orbit_of(p).where_from(arc.centre, arc.radius, at);
    // In the frame of the shape the fixed arc turns the other way.
    const Orbit of_centre(arc.centre, turning.about(), -of_first.sense, of_first.amount);
    for_sides(start.view(), [&](Vec a, Vec b) {
      of_centre.where_beside(a, b, arc.radius, at);
      for (const Vec end : ends)
        Orbit(end, turning.about(), -of_first.sense, of_first.amount).where_beside(a, b, 0, at);
    });
  };
  const std::size_t of_sides = met.size();
  add_arcs(
      turning.amount(), radius, [&](double at) { return turning.corners_at(at); }, critical, met);
  ever = ever || met.size() > of_sides;
  fill_gaps(
      turning.amount(), [&](double at) { return turning.middle_at(at); }, [&](Vec p) { return holds(p); }, met);
  ever = ever || !met.empty() || (!exceeds(turning.amount(), 0) && holds(turning.middle_at(0)));
  return met;
}

bool Remainder::meets(const Convex& shape) const {
  const Vec middle = middle_of(shape.points);
  const LegSweep place({middle, {0, 1}, 0}, shape);
  Stretch s;
  return std::any_of(sides_.begin(), sides_.end(),
                     [&](const Side& side) {
                       return place.meets_segment(place.course().local(side.from), place.course().local(side.to), s);
                     }) ||
         std::any_of(arcs_.begin(), arcs_.end(), [&](const Arc& arc) { return meets_arc(shape, arc); }) ||
         holds(middle);
}

}  // namespace linesman
