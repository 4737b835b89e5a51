#include "geometry/shapes/polygon_region.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>

#include "geometry/shapes/convex.h"

namespace linesman {

namespace {

/// A side that crosses the way flatter than 1 in FLAT lies near it for longer than STRAIGHT_AWAY; so may a side that
/// ends there.
constexpr double FLAT = 1000;
constexpr double STRAIGHT_AWAY = 4 * FLAT * EPS;

/// Whether the shape overlaps the side from one corner to the next, in the frame of the leg.
bool meets_side(const LegSweep& sweep, const CornerArrays& corners, std::size_t i, Stretch& met) {
  return sweep.meets_segment({corners.x[i], corners.y[i]}, {corners.x[i + 1], corners.y[i + 1]}, met);
}

Box box_round(Vec a, Vec b) {
  Box box;
  box.include(a);
  box.include(b);
  return box;
}

}  // namespace

PolygonRegion::PolygonRegion(const Polygon& polygon) {
  add_ring(polygon.outer, false);
  for (const Ring& hole : polygon.holes) add_ring(hole, true);
  rings_.push_back(static_cast<std::uint32_t>(points_.size()));
  for (const Vec p : points_) box_.include(p);
  if (points_.size() <= MAX_SIDES) {
    for (std::size_t r = 1; r + 1 < rings_.size(); ++r)
      if (rings_[r] > 0) joints_ |= std::uint64_t{1} << (rings_[r] - 1);
    return;
  }
  std::vector<Box> boxes(points_.size());
  for (std::size_t r = 0; r + 1 < rings_.size(); ++r)
    for (std::size_t i = rings_[r]; i + 1 < rings_[r + 1]; ++i) boxes[i] = box_round(points_[i], points_[i + 1]);
  index_ = BoxIndex(boxes);
  indexed_ = true;
}

void PolygonRegion::add_ring(const Ring& ring, bool hole) {
  rings_.push_back(static_cast<std::uint32_t>(points_.size()));
  for (const Vec p : ring)
    if (points_.size() == rings_.back() || !(points_.back() == p)) points_.push_back(p);
  if (points_.size() > rings_.back() && !(points_.back() == points_[rings_.back()]))
    points_.push_back(points_[rings_.back()]);
  double twice_area = 0;
  for (std::size_t i = rings_.back(); i + 1 < points_.size(); ++i)
    twice_area += cross(points_[i] - points_[rings_.back()], points_[i + 1] - points_[rings_.back()]);
  inside_left_.push_back((twice_area > 0) != hole);
}

bool PolygonRegion::inside(Vec p) const {
  if (!box_.meets(Box{p, p})) return false;
  bool in = false;
  for_sides(Box{p, {box_.max.x, p.y}}, [&](Vec a, Vec b) {
    if ((a.y > p.y) != (b.y > p.y) && (cross(b - a, p - a) > 0) == (b.y > a.y)) in = !in;
  });
  return in;
}

bool PolygonRegion::near_border(Vec p) const {
  const Box box = Box{p, p}.grown(2 * EPS);
  if (!box_.meets(box)) return false;
  bool near = false;
  for_sides(box, [&](Vec a, Vec b) { near = near || within_limit(distance_to_segment(p, a, b), 0); });
  return near;
}

bool PolygonRegion::cover_round(Vec p, CoverRound& cover) const {
  cover.wedges.clear();
  const Box box = Box{p, p}.grown(2 * EPS);
  if (!box_.meets(box)) return false;
  const auto is_there = [&](std::uint32_t i) { return within_limit(distance(points_[i], p), 0); };
  bool on_border = false;
  for_numbered_sides(box, [&](std::uint32_t i, Vec a, Vec b) {
    if (exceeds(distance_to_segment(p, a, b), 0)) return;
    on_border = true;
    if (is_there(i)) return;
    // Goes from the side that comes to the point to the side that leaves it, over all corners that lie there.
    const auto ring = static_cast<std::size_t>(std::upper_bound(rings_.begin(), rings_.end(), i) - rings_.begin()) - 1;
    std::uint32_t last = i;
    for (std::uint32_t sides = 0; is_there(last + 1) && sides < points_.size(); ++sides)
      last = last + 2 == rings_[ring + 1] ? rings_[ring] : last + 1;
    const Vec back = a - b;
    const Vec ahead = points_[last + 1] - points_[last];
    cover.wedges.push_back(inside_left_[ring] ? Wedge::between(ahead, back) : Wedge::between(back, ahead));
  });
  return on_border ? !cover.wedges.empty() : inside(p);
}

bool PolygonRegion::meets(const LegSweep& place) const {
  if (!box_.meets(place.swept_box())) return false;
  return (indexed_ ? near_sides_meet(place) : all_sides_meet(place)) || inside(middle_of(place.shape().points));
}

bool PolygonRegion::all_sides_meet(const LegSweep& place) const {
  CornerArrays corners;
  const Box bounds = corners_on_leg(place.course().from, place.course().along, points_, corners);
  Stretch s;
  if (place.passes_by(bounds)) return false;
  if (place.passes_over(bounds, s)) return true;
  SideOverlaps found;
  place.meets_sides(corners, points_.size() - 1, found);
  found.leave_out(joints_);
  if (found.met != 0) return true;
  for (std::uint64_t left = found.unsure; left != 0; left &= left - 1)
    if (meets_side(place, corners, static_cast<std::size_t>(std::countr_zero(left)), s)) return true;
  return false;
}

bool PolygonRegion::near_sides_meet(const LegSweep& place) const {
  bool met = false;
  index_.visit(place.swept_box(), [&](std::uint32_t i) {
    if (met) return;
    const Vec a = place.course().local(points_[i]);
    const Vec b = place.course().local(points_[i + 1]);
    Stretch s;
    met = !place.passes_by(box_round(a, b)) && place.meets_segment(a, b, s);
  });
  return met;
}

namespace {

/// Tests sides in the frame of a leg: which are overlapped, and where the origin crosses them.
class SideWatch {
 public:
  SideWatch(const LegSweep& sweep, SweepScratch& scratch)
      : sweep_(sweep), scratch_(scratch), farthest_(sweep.bounds().max.x + sweep.length()) {}

  void look(Vec a, Vec b) {
    if (is_aside(a, b)) return;
    Stretch s;
    const Box& bounds = sweep_.bounds();
    const bool beside = std::min(a.x, b.x) <= farthest_ && std::max(a.x, b.x) >= bounds.min.x;
    if (beside && sweep_.meets_segment(a, b, s)) scratch_.met.push_back(s);
    cross(a, b);
  }

  /// Whether the shape passes the whole side on its left or right.
  bool is_aside(Vec a, Vec b) const {
    const Box& bounds = sweep_.bounds();
    return std::min(a.y, b.y) > bounds.max.y || std::max(a.y, b.y) < bounds.min.y;
  }

  void cross(Vec a, Vec b) {
    if (std::abs(a.y) <= EPS || std::abs(b.y) <= EPS) grazing_ = true;
    if ((a.y > 0) == (b.y > 0)) return;
    const double slope = (b.x - a.x) / (b.y - a.y);
    if (std::abs(slope) > FLAT) grazing_ = true;
    scratch_.cuts.push_back(a.x - a.y * slope);
  }

  /// Whether a side may lie along the way. Then only a closer test shows where the origin is held.
  bool grazing() const { return grazing_; }

 private:
  const LegSweep& sweep_;
  SweepScratch& scratch_;
  double farthest_;
  bool grazing_ = false;
};

/// Adds the overlaps. If all of them have a place in common they are added as one stretch.
void add_met(const SideOverlaps& found, std::vector<Stretch>& met) {
  Stretch whole{HUGE_VAL, -HUGE_VAL};
  Stretch common{-HUGE_VAL, HUGE_VAL};
  for (std::uint64_t left = found.met; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    whole = {std::min(whole.from, found.from.at(i)), std::max(whole.to, found.to.at(i))};
    common = {std::max(common.from, found.from.at(i)), std::min(common.to, found.to.at(i))};
  }
  if (common.from <= common.to) {
    if (found.met != 0) met.push_back(whole);
    return;
  }
  for (std::uint64_t left = found.met; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    met.push_back({found.from.at(i), found.to.at(i)});
  }
}

}  // namespace

double PolygonRegion::square_to_border(Vec p) const {
  double square = HUGE_VAL;
  const auto look = [&](Vec a, Vec b) { square = std::min(square, square_to_segment(p, a, b)); };
  if (!indexed_) {
    for_all_sides(look);
    return square;
  }
  // The side whose box is nearest gives an upper bound of the distance.
  if (const auto i = index_.any_nearest(p)) look(points_[*i], points_[*i + 1]);
  for_sides(Box{p, p}.grown(std::sqrt(square) + EPS), look);
  return square;
}

void PolygonRegion::on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const {
  scratch.cuts.clear();
  if (!indexed_) return all_sides_on_leg(sweep, want_held, scratch);
  // Where the leg begins on the border, only the test of all sides shows safely where it is inside.
  if (near_border(sweep.course().from))
    each_side_on_leg(sweep, want_held, scratch);
  else
    near_sides_on_leg(sweep, want_held, scratch);
}

/// For more sides than are tested in one go.
void PolygonRegion::each_side_on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const {
  const Course& course = sweep.course();
  SideWatch watch(sweep, scratch);
  index_.visit(box_, [&](std::uint32_t i) {
    ++scratch.looked;
    watch.look(course.local(points_[i]), course.local(points_[i + 1]));
  });
  add_inside(sweep, want_held, watch.grazing(), scratch);
}

void PolygonRegion::all_sides_on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const {
  scratch.looked += points_.size();
  if (points_.empty()) return;
  CornerArrays corners;
  const Box bounds = corners_on_leg(sweep.course().from, sweep.course().along, points_, corners);
  if (sweep.passes_by(bounds)) return;
  Stretch s;
  const bool settled = sweep.passes_over(bounds, s);
  const bool on_way = bounds.min.y <= EPS && bounds.max.y >= -EPS;
  if (settled) scratch.met.push_back(s);
  if (settled && !(want_held && on_way)) return;
  if (!settled) add_overlaps(sweep, corners, scratch);
  SideWatch watch(sweep, scratch);
  const std::size_t sides = points_.size() - 1;
  for (std::size_t i = 0; on_way && i < sides; ++i) {
    if ((joints_ >> i & 1) != 0) continue;
    const Vec a{corners.x[i], corners.y[i]};
    const Vec b{corners.x[i + 1], corners.y[i + 1]};
    if (settled || !watch.is_aside(a, b)) watch.cross(a, b);
  }
  add_inside(sweep, want_held, watch.grazing(), scratch);
}

/// Adds the overlaps of all sides; their corners are in the frame of the leg.
void PolygonRegion::add_overlaps(const LegSweep& sweep, const CornerArrays& corners, SweepScratch& scratch) const {
  SideOverlaps found;
  sweep.meets_sides(corners, points_.size() - 1, found);
  found.leave_out(joints_);
  add_met(found, scratch.met);
  for (std::uint64_t left = found.unsure; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    Stretch s;
    if (meets_side(sweep, corners, i, s)) scratch.met.push_back(s);
  }
}

void PolygonRegion::near_sides_on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const {
  const Course& course = sweep.course();
  SideWatch watch(sweep, scratch);
  index_.visit(sweep.swept_box(), [&](std::uint32_t i) {
    ++scratch.looked;
    watch.look(course.local(points_[i]), course.local(points_[i + 1]));
  });
  // The sides behind the leg were not tested.
  std::erase_if(scratch.cuts, [](double s) { return s < 0; });
  if (inside(course.from)) scratch.cuts.push_back(0);
  add_inside(sweep, want_held, watch.grazing(), scratch);
}

void PolygonRegion::add_inside(const LegSweep& sweep, bool want_held, bool grazing, SweepScratch& scratch) const {
  const Course& course = sweep.course();
  std::sort(scratch.cuts.begin(), scratch.cuts.end());
  if (scratch.cuts.size() % 2 != 0) scratch.cuts.push_back(HUGE_VAL);
  for (std::size_t i = 0; i + 1 < scratch.cuts.size(); i += 2) {
    const Stretch s{std::max(0.0, scratch.cuts[i]), std::min(course.length, scratch.cuts[i + 1])};
    if (s.from > s.to) continue;
    scratch.inside.push_back(s);
    if (!want_held || grazing || !exceeds(s.to, s.from)) continue;
    if (s.to - s.from > STRAIGHT_AWAY || holds(course.at((s.from + s.to) / 2))) scratch.held.push_back(s);
  }
  if (want_held && grazing) held_on(course, scratch.held, scratch.edge);
}

void PolygonRegion::held_on(const Course& course, Stretches& held, Stretches& edge) const {
  const Box box = box_round(course.from, course.at(course.length));
  if (!box_.meets(box)) return;
  std::vector<double> cuts{0, course.length};
  for_sides(box.grown(EPS), [&](Vec a, Vec b) {
    const Vec side = b - a;
    const double rate = cross(course.along, side);
    const double norm = dot(side, side);
    if (std::abs(rate) <= 1e-12 * std::sqrt(norm)) return;
    const double s = cross(a - course.from, side) / rate;
    const double place = dot(course.at(s) - a, side);
    if (s > 0 && s < course.length && place >= -EPS * norm && place <= (1 + EPS) * norm) cuts.push_back(s);
  });
  std::sort(cuts.begin(), cuts.end());
  for (std::size_t i = 1; i < cuts.size(); ++i) {
    if (!exceeds(cuts[i], cuts[i - 1])) continue;
    const Vec middle = course.at((cuts[i - 1] + cuts[i]) / 2);
    if (near_border(middle))
      edge.push_back({cuts[i - 1], cuts[i]});
    else if (inside(middle))
      held.push_back({cuts[i - 1], cuts[i]});
  }
}

bool PolygonRegion::during_turn(const TurnSweep& turning, SweepScratch& scratch) const {
  constexpr std::uint64_t UNSURE = 4;  // steps for a side that is met, or nearly
  Stretches& met = scratch.met;
  bool whole = false;
  Buffer<std::uint32_t, 24> unsure;
  for_numbered_sides(turning.swept_box(), [&](std::uint32_t i, Vec a, Vec b) {
    if (whole) return;
    ++scratch.looked;
    const TurnSweep::Glance glance = turning.glance(turning.half_way(a), turning.half_way(b), 0);
    whole = glance == TurnSweep::Glance::covers;
    if (glance == TurnSweep::Glance::unsure) unsure.push_back(i);
  });
  if (whole) {
    met.push_back({0, turning.amount()});
    return true;
  }
  bool ever = false;
  TurnSweep::CornerMoments last;
  for (const std::uint32_t i : unsure) {
    scratch.looked += UNSURE;
    ever = turning.meets_segment(points_[i], points_[i + 1], last, met) || ever;
    if (!met.empty() && met.back().from <= 0 && met.back().to >= turning.amount()) return true;
  }
  return ever;
}

}  // namespace linesman
