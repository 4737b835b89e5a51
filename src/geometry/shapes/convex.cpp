#include "geometry/shapes/convex.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "base/tolerance.h"

namespace linesman {

namespace {

constexpr double FAR = std::numeric_limits<double>::infinity();

/// The place of the lowest point, and of the westernmost among these: from there the sides are in order of angle.
template <class Less>
std::size_t lowest(std::span<const Vec> points, Less less) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < points.size(); ++i)
    if (less(points[i], points[best])) best = i;
  return best;
}

bool below(Vec a, Vec b) { return a.y < b.y || (a.y == b.y && a.x < b.x); }
bool above(Vec a, Vec b) { return below(b, a); }

/// 0 for directions in [0, 180) degrees from the x axis, 1 for the others.
int half(Vec e) { return e.y > 0 || (e.y == 0 && e.x > 0) ? 0 : 1; }

/// Negative when `a` points at a smaller angle than `b`, 0 when they are parallel.
int compare_angle(Vec a, Vec b) {
  if (half(a) != half(b)) return half(a) - half(b);
  const double c = cross(a, b);
  return c > 0 ? -1 : c < 0 ? 1 : 0;
}

/// The sides of a shape in order of angle, mirrored or not.
class Sides {
 public:
  Sides(std::span<const Vec> points, double sign)
      : points_(points), sign_(sign), at_(sign > 0 ? lowest(points, below) : lowest(points, above)) {}

  std::size_t count() const { return points_.size() > 1 ? points_.size() : 0; }
  Vec corner() const { return points_[at_] * sign_; }
  Vec side() const { return (points_[next()] - points_[at_]) * sign_; }
  void advance() {
    at_ = next();
    ++done_;
  }
  bool done() const { return done_ >= count(); }

 private:
  std::size_t next() const { return at_ + 1 == points_.size() ? 0 : at_ + 1; }
  std::span<const Vec> points_;
  double sign_;
  std::size_t at_;
  std::size_t done_ = 0;
};

// Two sides of a polygon at a time. These vectors of GCC work on every machine, so they give the same bits as one side
// at a time.

using Two [[gnu::vector_size(16)]] = double;
using TwoFlags [[gnu::vector_size(16)]] = std::int64_t;

struct TwoVecs {
  Two x;
  Two y;
};

Two both(double v) { return Two{v, v}; }
Two dot(Vec a, const TwoVecs& b) { return a.x * b.x + a.y * b.y; }
Two cross(Vec a, const TwoVecs& b) { return a.x * b.y - a.y * b.x; }
Two cross(const TwoVecs& a, const TwoVecs& b) { return a.x * b.y - a.y * b.x; }

/// Square roots of values that are at least 0.
Two roots(const Two& v) {
#if defined(__SSE2__)
  return Two(_mm_sqrt_pd(__m128d(v)));
#else
  return Two{std::sqrt(v[0]), std::sqrt(v[1])};
#endif
}

/// The sides that end at the i-th corner and at the next one; an odd last side stands twice.
struct TwoSides {
  TwoVecs from;
  TwoVecs to;
  TwoVecs side;
  Two norm;

  TwoSides(std::span<const Vec> corners, std::size_t i) {
    const Vec before = corners[i == 0 ? corners.size() - 1 : i - 1];
    const Vec here = corners[i];
    const bool last = i + 1 == corners.size();
    const Vec middle = last ? before : here;
    const Vec after = last ? here : corners[i + 1];
    from = {Two{before.x, middle.x}, Two{before.y, middle.y}};
    to = {Two{here.x, after.x}, Two{here.y, after.y}};
    side = {to.x - from.x, to.y - from.y};
    norm = roots(side.x * side.x + side.y * side.y);
  }
};

}  // namespace

Box Convex::box() const {
  Box b;
  for (const Vec p : points) b.include(p);
  return b.empty() ? b : b.grown(radius);
}

Ring convex_hull(std::vector<Vec> points) {
  std::sort(points.begin(), points.end(), [](Vec a, Vec b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if (points.size() < 3) return points;
  Ring hull;
  const auto extend = [&](Vec p, std::size_t floor) {
    while (hull.size() >= floor + 2 && cross(hull.back() - hull[hull.size() - 2], p - hull.back()) <= 0)
      hull.pop_back();
    hull.push_back(p);
  };
  for (const Vec p : points) extend(p, 0);
  const std::size_t lower = hull.size() - 1;
  for (std::size_t i = points.size() - 1; i-- > 0;) extend(points[i], lower);
  hull.pop_back();
  return hull;
}

Vec middle_of(std::span<const Vec> points) {
  Vec sum;
  for (const Vec p : points) sum = sum + p;
  return sum * (1.0 / static_cast<double>(points.size()));
}

double distance_to_segment(Vec p, Vec a, Vec b) { return std::sqrt(square_to_segment(p, a, b)); }

double distance_between_segments(Vec a, Vec b, Vec c, Vec d) {
  const double c_side = cross(b - a, c - a);
  const double d_side = cross(b - a, d - a);
  const double a_side = cross(d - c, a - c);
  const double b_side = cross(d - c, b - c);
  if (c_side * d_side < 0 && a_side * b_side < 0) return 0;
  return std::min({distance_to_segment(a, c, d), distance_to_segment(b, c, d), distance_to_segment(c, a, b),
                   distance_to_segment(d, a, b)});
}

ShapePair::ShapePair(const Convex& fixed, const Convex& moving) : radius_(fixed.radius + moving.radius) {
  if (moving.points.size() == 1) {
    for (const Vec p : fixed.points) sum_.push_back(p - moving.points[0]);
    return;
  }
  Sides a(fixed.points, 1);
  Sides b(moving.points, -1);
  sum_.push_back(a.corner() + b.corner());
  while (!a.done() || !b.done()) {
    const int order = a.done() ? 1 : b.done() ? -1 : compare_angle(a.side(), b.side());
    if (order <= 0) a.advance();
    if (order >= 0) b.advance();
    if (!a.done() || !b.done()) sum_.push_back(a.corner() + b.corner());
  }
}

double ShapePair::signed_distance(Vec p) const {
  const std::size_t n = sum_.size();
  if (n == 1) return distance(p, sum_[0]);
  if (covers(p)) {
    double outside = -FAR;
    Vec from = sum_[n - 1];
    for (const Vec to : sum_.view()) {
      outside = std::max(outside, cross(p - from, to - from) / length(to - from));
      from = to;
    }
    return outside;
  }
  double nearest_square = FAR;
  Vec from = sum_[n - 1];
  for (const Vec to : sum_.view()) {
    nearest_square = std::min(nearest_square, square_to_segment(p, from, to));
    from = to;
  }
  return std::sqrt(nearest_square);
}

double ShapePair::gap(Vec shift) const { return signed_distance(shift) - radius_; }

double gap_between(const Convex& fixed, const Convex& moving) {
  if (fixed.points.size() == 1 && moving.points.size() == 1)  // for most pairs: their sum is one disc
    return distance({}, fixed.points[0] - moving.points[0]) - (fixed.radius + moving.radius);
  return ShapePair(fixed, moving).gap();
}

std::optional<Stretch> ShapePair::on_line_inset(Vec along, double growth) const {
  if (sum_.size() < 3) return std::nullopt;
  Two from = both(-FAR);
  Two to = both(FAR);
  TwoFlags beside = from > to;
  for (std::size_t i = 0; i < sum_.size(); i += 2) {
    const TwoSides s(sum_.view(), i);
    const Two start = cross(s.side, s.from) / s.norm - growth;  // distance of the line's start outside this side
    const Two rate = cross(along, s.side) / s.norm;
    const Two t = -start / rate;
    beside |= (rate == 0) & (start > 0);
    to = ((rate > 0) & (t < to)) ? t : to;
    from = ((rate < 0) & (t > from)) ? t : from;
  }
  const Stretch s{std::max(from[0], from[1]), std::min(to[0], to[1])};
  if (beside[0] != 0 || beside[1] != 0 || s.from > s.to) return std::nullopt;
  return s;
}

std::optional<Stretch> ShapePair::on_line(Vec along, double growth) const {
  if (growth <= 0) return on_line_inset(along, growth);
  // The line meets the border of the grown sum in two points: on sides moved outward, or on circles round corners.
  Two least = both(FAR);
  Two most = both(-FAR);
  const auto include = [&](const TwoFlags& where, const Two& t) {
    least = (where & (t < least)) ? t : least;
    most = (where & (t > most)) ? t : most;
  };
  for (std::size_t i = 0; i < sum_.size(); i += 2) {
    const TwoSides s(sum_.view(), i);
    const Two aside = cross(along, s.to);
    const TwoFlags near = (aside <= growth) & (aside >= -growth);
    const Two half = roots(near ? growth * growth - aside * aside : both(0));
    const Two foot = dot(along, s.to);
    include(near, foot - half);
    include(near, foot + half);
    const Two rate = cross(along, s.side) / s.norm;
    const Two t = (growth - cross(s.side, s.from) / s.norm) / rate;
    const Two place = (along.x * t - s.from.x) * s.side.x + (along.y * t - s.from.y) * s.side.y;
    include((s.norm > 0) & (rate != 0) & (place >= 0) & (place <= s.norm * s.norm), t);
  }
  const Stretch s{std::min(least[0], least[1]), std::max(most[0], most[1])};
  if (s.from > s.to) return std::nullopt;
  return s;
}

/// Whether a corner is at most `growth` from the line and abreast of a place within the length.
bool ShapePair::has_corner_beside(Vec along, double length, double growth) const {
  const auto all = sum_.view();
  return std::any_of(all.begin(), all.end(), [&](Vec p) {
    const double place = dot(along, p);
    return place >= 0 && place <= length && std::abs(cross(along, p)) <= growth;
  });
}

std::optional<Stretch> ShapePair::nearer(Vec along, double length, double reach) const {
  const auto whole = on_line(along, radius_ + reach);
  if (!whole || whole->to < 0 || whole->from > length) return std::nullopt;
  if (!has_corner_beside(along, length, radius_ + reach - EPS)) {
    const auto inner = on_line(along, radius_ + reach - EPS);
    if (!inner || inner->to < 0 || inner->from > length) return std::nullopt;
  }
  return Stretch{std::max(whole->from, 0.0), std::min(whole->to, length)};
}

/// Whether `p` lies on the inner side of all sides.
bool ShapePair::covers(Vec p) const {
  if (sum_.size() < 3) return false;
  Vec from = sum_[sum_.size() - 1];
  for (const Vec to : sum_.view()) {
    if (cross(p - from, to - from) >= 0) return false;
    from = to;
  }
  return true;
}

double ShapePair::least_gap(Vec along, double length) const {
  const Vec end = along * length;
  if (covers({}) || covers(end)) return 0;
  double least = FAR;         // from a corner to the way
  double least_square = FAR;  // from an end of the way to a side; only one root is taken
  Vec from = sum_[sum_.size() - 1];
  double from_aside = cross(along, from);
  for (const Vec to : sum_.view()) {
    const double place = dot(along, to);
    const double aside = cross(along, to);
    least = std::min(least, std::hypot(aside, place - std::clamp(place, 0.0, length)));
    if (from_aside * aside < 0) {
      const double s = dot(along, from + (to - from) * (from_aside / (from_aside - aside)));
      if (s >= 0 && s <= length) return 0;
    }
    least_square = std::min({least_square, square_to_segment({}, from, to), square_to_segment(end, from, to)});
    from = to;
    from_aside = aside;
  }
  return std::max(0.0, std::min(least, std::sqrt(least_square)) - radius_);
}

}  // namespace linesman
