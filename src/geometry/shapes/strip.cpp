#include "geometry/shapes/strip.h"

#include <algorithm>

namespace linesman {

namespace {

constexpr std::size_t MANY_SEGMENTS = 24;

}  // namespace

Strip::Bar::Bar(Vec a, Vec b, double half_width) : count(half_width > 0 ? 4 : 2) {
  if (count == 2) {
    corners = {a, b};
    return;
  }
  const Vec d = (b - a) * (half_width / distance(a, b));
  const Vec right{d.y, -d.x};
  corners = {a + right, b + right, b - right, a - right};
}

Strip::Strip(const Polyline& line, double width) : half_width_(width / 2) {
  for (const Vec p : line)
    if (points_.empty() || distance(points_.back(), p) > 0) points_.push_back(p);
  std::vector<Box> boxes;
  for (std::uint32_t i = 0; i + 1 < points_.size(); ++i) {
    Box box = Bar(points_[i], points_[i + 1], half_width_).convex().box();
    if (has_disc_after(i)) box.include(Box{points_[i + 1], points_[i + 1]}.grown(half_width_));
    boxes.push_back(box);
    box_.include(box);
  }
  indexed_ = boxes.size() > MANY_SEGMENTS;
  if (indexed_) index_ = BoxIndex(boxes);
}

void add_border_cuts(const Convex& part, const Course& course, const Stretch& within, std::vector<double>& cuts) {
  const auto cut = [&](double s) {
    if (s > within.from && s < within.to) cuts.push_back(s);
  };
  if (part.points.size() == 1) {
    const Vec off = course.local(part.points[0]);
    const double half = part.radius * part.radius - off.y * off.y;
    if (half < 0) return;
    cut(off.x - std::sqrt(half));
    cut(off.x + std::sqrt(half));
    return;
  }
  for_sides(part.points, [&](Vec a, Vec b) {
    a = course.local(a);
    b = course.local(b);
    for (const Vec end : {a, b})
      if (std::abs(end.y) <= EPS) cut(end.x);
    if ((a.y > 0) != (b.y > 0)) cut(a.x + (b.x - a.x) * (a.y / (a.y - b.y)));
  });
}

/// Settles a leg on which the shape passes over the whole strip.
bool Strip::passed_over(const LegSweep& sweep, Stretch& met) const {
  if (indexed_) return false;
  Box bounds;
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const Vec v = sweep.course().local(points_[i]);
    if (i > 0 && i + 1 < points_.size()) {
      bounds.include(Box{v, v}.grown(half_width_));
      continue;
    }
    // Adds the corners of a flat end.
    const Vec next = sweep.course().local(points_[i == 0 ? 1 : i - 1]);
    const Vec d = (next - v) * (half_width_ / distance(next, v));
    bounds.include(v + Vec{-d.y, d.x});
    bounds.include(v + Vec{d.y, -d.x});
  }
  return sweep.passes_over(bounds, met);
}

void Strip::on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const {
  const Course& course = sweep.course();
  const double reach = half_width_;
  Stretch s;
  if (passed_over(sweep, s)) {
    scratch.met.push_back(s);
  } else {
    for_segments(sweep.swept_box(), [&](std::uint32_t i) {
      ++scratch.looked;
      const Vec a = course.local(points_[i]);
      const Vec b = course.local(points_[i + 1]);
      Box box;
      box.include(a);
      box.include(b);
      if (sweep.passes_by(box.grown(reach))) return;
      if (reach > 0 ? sweep.meets_bar(a, b, reach, s) : sweep.meets_segment(a, b, s)) scratch.met.push_back(s);
      if (has_disc_after(i) && sweep.meets_disc(b, reach, s)) scratch.met.push_back(s);
    });
  }
  if (!want_held) return;
  held_on(course, scratch.held);
  edge_on(course, scratch.edge);
}

void Strip::held_on(const Course& course, Stretches& held) const {
  if (bare()) return;
  Box way;
  way.include(course.from);
  way.include(course.at(course.length));
  if (!box_.meets(way)) return;
  const Convex point{{&course.from, 1}, 0};
  const auto look = [&](const Convex& part) {
    if (!part.box().meets(way)) return;
    if (const auto s = ShapePair(part, point).nearer(course.along, course.length, 0)) held.push_back(*s);
  };
  for_segments(way, [&](std::uint32_t i) {
    look(Bar(points_[i], points_[i + 1], half_width_).convex());
    if (has_disc_after(i)) look({{&points_[i + 1], 1}, half_width_});
  });
}

double Strip::distance_from(Vec p) const {
  const Convex point{{&p, 1}, 0};
  double least = HUGE_VAL;
  for_segments(box_, [&](std::uint32_t i) {
    const double off_line = distance_to_segment(p, points_[i], points_[i + 1]);
    if (off_line - half_width_ >= least + EPS) return;
    const Bar bar(points_[i], points_[i + 1], half_width_);
    least = std::min(least, bar.count == 2 ? off_line : gap_between(bar.convex(), point));
    if (has_disc_after(i)) least = std::min(least, distance(points_[i + 1], p) - half_width_);
  });
  return std::max(0.0, least);
}

/// Whether the point lies deeper than `depth` in one of the parts.
bool Strip::is_near(Vec p, double depth) const {
  const Box box = Box{p, p}.grown(2 * EPS);
  if (bare() || !box_.meets(box)) return false;
  bool near = false;
  const Convex point{{&p, 1}, 0};
  for_parts(box, [&](const Convex& part) { near = near || gap_between(part, point) < -depth; });
  return near;
}

bool Strip::holds(Vec p) const { return is_near(p, EPS); }

bool Strip::covers(Vec p) const { return is_near(p, -EPS - EPS / 1024); }

void Strip::cover_round(Vec p, CoversRound& covers) const {
  if (bare()) return;
  CoverRound cover;
  for_parts(Box{p, p}.grown(2 * EPS), [&](const Convex& part) {
    const bool disc = part.points.size() == 1;
    if (disc ? cover_of_disc(part.points[0], part.radius, p, cover) : cover_of_convex(part.points, p, cover))
      covers.push_back(cover);
  });
}

/// Whether the way runs along a side of the bar of a segment, or nearly so.
bool Strip::is_grazed(std::uint32_t i, const Course& course) const {
  constexpr double NEARLY_ALONG = 0.01;  // sine
  const Vec d = points_[i + 1] - points_[i];
  const double norm = distance(points_[i], points_[i + 1]);
  const Vec from = course.from - points_[i];
  const Vec to = from + course.along * course.length;
  const double across = cross(d, course.along) / norm;
  const auto nears = [](double a, double b, double line) {
    return std::min(a, b) <= line + 2 * EPS && std::max(a, b) >= line - 2 * EPS;
  };
  if (std::abs(across) <= NEARLY_ALONG) {
    const double a = cross(d, from) / norm;
    const double b = cross(d, to) / norm;
    return nears(a, b, half_width_) || nears(a, b, -half_width_);
  }
  if (std::abs(dot(d, course.along)) > NEARLY_ALONG * norm) return false;
  const double a = dot(d, from) / norm;
  const double b = dot(d, to) / norm;
  return nears(a, b, 0) || nears(a, b, norm);
}

void Strip::edge_on(const Course& course, Stretches& edge) const {
  if (bare()) return;
  Box way;
  way.include(course.from);
  way.include(course.at(course.length));
  way = way.grown(2 * EPS);
  if (!box_.meets(way)) return;
  bool grazed = false;
  for_segments(way, [&](std::uint32_t i) { grazed = grazed || is_grazed(i, course); });
  if (!grazed) return;
  std::vector<double> cuts{0, course.length};
  for_parts(way, [&](const Convex& part) { add_border_cuts(part, course, {0, course.length}, cuts); });
  std::sort(cuts.begin(), cuts.end());
  for (std::size_t i = 1; i < cuts.size(); ++i) {
    const Vec middle = course.at((cuts[i - 1] + cuts[i]) / 2);
    if (exceeds(cuts[i], cuts[i - 1]) && !holds(middle) && covers(middle)) edge.push_back({cuts[i - 1], cuts[i]});
  }
}

bool Strip::meets(const LegSweep& place) const {
  SweepScratch scratch;
  on_leg(place, false, scratch);
  return !scratch.met.empty();
}

bool Strip::during_turn(const TurnSweep& turning, SweepScratch& scratch) const {
  constexpr std::uint64_t UNSURE = 8;  // steps for a segment that is met, or nearly
  Stretches& met = scratch.met;
  bool covered = false;
  Buffer<std::uint32_t, 24> unsure;
  for_segments(turning.swept_box(), [&](std::uint32_t i) {
    if (covered) return;
    ++scratch.looked;
    const auto glance = turning.glance(turning.half_way(points_[i]), turning.half_way(points_[i + 1]), half_width_);
    covered = glance == TurnSweep::Glance::covers;
    if (glance == TurnSweep::Glance::unsure) unsure.push_back(i);
  });
  if (covered) {
    met.push_back({0, turning.amount()});
    return true;
  }
  bool ever = false;
  for (const std::uint32_t i : unsure) {
    scratch.looked += UNSURE;
    ever = bar_during_turn(i, turning, met) || ever;
    if (!has_disc_after(i)) continue;
    const Vec joint = turning.half_way(points_[i + 1]);
    if (turning.glance(joint, joint, half_width_) != TurnSweep::Glance::misses)
      ever = turning.meets({{&points_[i + 1], 1}, half_width_}, met) || ever;
  }
  return ever;
}

bool Strip::bar_during_turn(std::uint32_t i, const TurnSweep& turning, Stretches& met) const {
  const Bar bar(points_[i], points_[i + 1], half_width_);
  if (bar.count == 2) return turning.meets_segment(bar.corners[0], bar.corners[1], met);
  // The bar may hold the whole shape, which then cuts no side.
  if (half_width_ >= turning.slimness()) return turning.meets(bar.convex(), met);
  bool ever = false;
  TurnSweep::CornerMoments last;
  for (std::size_t k = 0; k < 4; ++k) {
    const Vec a = bar.corners[k];
    const Vec b = bar.corners[(k + 1) % 4];
    if (turning.glance(turning.half_way(a), turning.half_way(b), 0) != TurnSweep::Glance::misses)
      ever = turning.meets_segment(a, b, last, met) || ever;
  }
  return ever;
}

}  // namespace linesman
