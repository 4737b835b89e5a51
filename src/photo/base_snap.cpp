#include "photo/base_snap.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "photo/between_pixels.h"

namespace linesman {

namespace {

constexpr int ROUND_POINTS = 40;       // on the outline of a round base
constexpr double POINTS_APART = 0.08;  // inches along the sides of others

/// Points on the border of a base in its own frame, with the directions outwards.
struct BorderPoint {
  Vec at;
  Vec outward;
};

std::vector<BorderPoint> border_points(const Footprint& base) {
  std::vector<BorderPoint> points;
  if (const auto* circle = std::get_if<CircleBase>(&base)) {
    for (int i = 0; i < ROUND_POINTS; ++i) {
      const Vec outward = direction(360.0 * i / ROUND_POINTS);
      points.push_back({outward * (circle->diameter / 2), outward});
    }
    return points;
  }
  const Ring ring = corners(base);
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec a = ring[i];
    const Vec b = ring[(i + 1) % ring.size()];
    const double side = distance(a, b);
    if (side == 0) continue;
    Vec outward{(b - a).y / side, -(b - a).x / side};
    if (dot(outward, a) < 0) outward = -outward;
    const int count = std::max(3, static_cast<int>(side / POINTS_APART));
    // The very corners are worn, and lie on two edges.
    for (int k = 0; k < count; ++k) points.push_back({a + (b - a) * ((k + 0.5) / count), outward});
  }
  return points;
}

/// The shade at a point between pixels; the border's beyond it.
double shade_at(const QImage& picture, double x, double y) {
  const BetweenPixels place(picture, x, y);
  const uchar* upper = picture.constScanLine(place.top) + place.left;
  const uchar* lower = picture.constScanLine(place.top + 1) + place.left;
  return place.mixed(upper[0], upper[1], lower[0], lower[1]);
}

/// The search for one base's edge.
class BaseEdge {
 public:
  BaseEdge(const QImage& picture, const PhotoCamera& camera, const Footprint& base, double height)
      : picture_(picture), camera_(camera), border_(border_points(base)), height_(height) {}

  /// How much lighter or darker it is inside than outside, on average along the outline. A base of one shade on ground
  /// of another has the same sign all round; clutter has not.
  double strength(const Pose& pose) const {
    double sum = 0;
    for (const BorderPoint& point : border_) {
      const Vec at = pose.at + rotated(point.at, pose.facing);
      const Vec outward = rotated(point.outward, pose.facing);
      const auto inside = shade(at - outward * ACROSS);
      const auto outside = shade(at + outward * ACROSS);
      if (!inside || !outside) return 0;
      sum += *outside - *inside;
    }
    return std::abs(sum) / static_cast<double>(border_.size());
  }

 private:
  static constexpr double ACROSS = 0.03;  // inches to either side

  std::optional<double> shade(Vec at) const {
    const auto seen = camera_.seen({at.x, at.y, height_});
    if (!seen) return std::nullopt;
    return shade_at(picture_, seen->x, seen->y);
  }

  const QImage& picture_;
  const PhotoCamera& camera_;
  const std::vector<BorderPoint> border_;
  const double height_;
};

/// A side of an outline, shifted: its ends lie so far to the left of where they were drawn.
struct SideShift {
  double begin = 0;
  double end = 0;
};

/// The search for the edge along one side.
class SideEdge {
 public:
  SideEdge(const QImage& picture, const PhotoCamera& camera, Vec begin, Vec end, double height)
      : picture_(picture), camera_(camera), begin_(begin), end_(end), height_(height) {
    const double side = distance(begin, end);
    left_ = side > 0 ? Vec{-(end - begin).y / side, (end - begin).x / side} : Vec{};
    points_ = std::clamp(static_cast<int>(side / POINTS_APART), 8, 60);
  }

  Vec begin(const SideShift& shift) const { return begin_ + left_ * shift.begin; }
  Vec end(const SideShift& shift) const { return end_ + left_ * shift.end; }

  SideShift best() const {
    constexpr int STEPS = 8;
    constexpr int ROUNDS = 4;
    double step = MAX_SIDE_SHIFT / STEPS;
    SideShift best = best_round({}, STEPS, step);
    for (int i = 0; i < ROUNDS; ++i) best = best_round(best, 1, step /= 2);
    return strength(best) < MIN_EDGE ? SideShift{} : best;
  }

 private:
  static constexpr double ACROSS = 0.04;  // inches to either side

  SideShift best_round(const SideShift& from, int steps, double step) const {
    SideShift best = from;
    double most = worth(from);
    for (int i = -steps; i <= steps; ++i)
      for (int j = -steps; j <= steps; ++j) {
        const SideShift shift{from.begin + i * step, from.end + j * step};
        if (std::max(std::abs(shift.begin), std::abs(shift.end)) > MAX_SIDE_SHIFT) continue;
        if (const double value = worth(shift); value > most) {
          most = value;
          best = shift;
        }
      }
    return best;
  }

  /// Of edges alike the nearer one.
  double worth(const SideShift& shift) const {
    constexpr double FARTHEST = 0.3;  // less at the farthest
    const double off = (std::abs(shift.begin) + std::abs(shift.end)) / (2 * MAX_SIDE_SHIFT);
    return strength(shift) * (1 - FARTHEST * off);
  }

  /// How much lighter or darker it is to the left, on average along the side without its ends.
  double strength(const SideShift& shift) const {
    const auto shade = [&](Vec at) {
      const auto seen = camera_.seen({at.x, at.y, height_});
      return seen ? shade_at(picture_, seen->x, seen->y) : 0.0;
    };
    double sum = 0;
    for (int i = 1; i < points_; ++i) {
      const double part = static_cast<double>(i) / points_;
      const Vec at = begin(shift) * (1 - part) + end(shift) * part;
      sum += shade(at + left_ * ACROSS) - shade(at - left_ * ACROSS);
    }
    return std::abs(sum) / (points_ - 1);
  }

  const QImage& picture_;
  const PhotoCamera& camera_;
  Vec begin_;
  Vec end_;
  Vec left_;
  double height_;
  int points_ = 8;
};

/// A side as it was snapped.
struct LaidSide {
  Vec begin;
  Vec end;
};

/// The corner between two sides; the middle between their ends where they are nearly on one line.
Vec corner_between(const LaidSide& before, const LaidSide& after) {
  constexpr double LEAST_SINE = 0.2;
  const Vec a = before.end - before.begin;
  const Vec b = after.end - after.begin;
  const Vec middle = (before.end + after.begin) * 0.5;
  const double sine = cross(a, b) / std::max(length(a) * length(b), 1e-9);
  if (std::abs(sine) < LEAST_SINE) return middle;
  const Vec corner = before.begin + a * (cross(after.begin - before.begin, b) / cross(a, b));
  return distance(corner, middle) > 2 * MAX_SIDE_SHIFT ? middle : corner;
}

/// The best pose of a grid round a pose: `steps` to each side, `step` inches and `turn` degrees apart.
struct SnapGrid {
  int steps = 1;
  double step = 0;
  double turn = 0;
  double farthest = 0;  ///< inches from the pointer
};

SnappedBase best_on_grid(const BaseEdge& edge, const Pose& pointer, const SnappedBase& from, const SnapGrid& grid) {
  SnappedBase best = from;
  const int turns = grid.turn > 0 ? grid.steps : 0;
  for (int t = -turns; t <= turns; ++t)
    for (int i = -grid.steps; i <= grid.steps; ++i)
      for (int j = -grid.steps; j <= grid.steps; ++j) {
        Pose pose = from.pose;
        pose.at = pose.at + Vec{i * grid.step, j * grid.step};
        pose.facing = normalised(pose.facing + t * grid.turn);
        if (distance(pose.at, pointer.at) > grid.farthest) continue;
        if (angle_between(pose.facing, pointer.facing) > MAX_SNAP_TURN) continue;
        if (const double strength = edge.strength(pose); strength > best.strength) best = {pose, strength};
      }
  return best;
}

}  // namespace

std::vector<PicturePoint> seen_outline(const PhotoCamera& camera, const Footprint& base, const Pose& pose,
                                       double height) {
  Ring ring = corners(base);
  if (const auto* circle = std::get_if<CircleBase>(&base))
    for (int i = 0; i < ROUND_POINTS; ++i) ring.push_back(direction(360.0 * i / ROUND_POINTS) * (circle->diameter / 2));
  std::vector<PicturePoint> outline;
  for (const Vec corner : ring) {
    const Vec at = pose.at + rotated(corner, pose.facing);
    const auto seen = camera.seen({at.x, at.y, height});
    if (!seen) return {};
    outline.push_back(*seen);
  }
  if (!outline.empty()) outline.push_back(outline.front());
  return outline;
}

std::optional<SnappedBase> snapped_base(const QImage& picture, const PhotoCamera& camera, const Footprint& base,
                                        const Pose& pose, double height) {
  constexpr int COARSE_STEPS = 6;
  constexpr int ROUNDS = 5;
  const Box frame = frame_box(base);
  const double radius = std::min(frame.max.x - frame.min.x, frame.max.y - frame.min.y) / 2;
  const bool round = std::holds_alternative<CircleBase>(base);
  const BaseEdge edge(picture, camera, base, height);
  SnappedBase best{pose, edge.strength(pose)};
  SnapGrid grid{COARSE_STEPS, radius / 2 / COARSE_STEPS, round ? 0 : MAX_SNAP_TURN / COARSE_STEPS, radius / 2};
  if (!round) {
    // First the place by the facing that was given, then both.
    grid.turn = 0;
    best = best_on_grid(edge, pose, best, grid);
    grid.turn = MAX_SNAP_TURN / 4;
    grid.steps = 4;
    grid.step = radius / 8;
  }
  best = best_on_grid(edge, pose, best, grid);
  grid.steps = 1;
  for (int i = 0; i < ROUNDS; ++i) {
    grid.step /= 2;
    grid.turn /= 2;
    best = best_on_grid(edge, pose, best, grid);
  }
  if (best.strength < MIN_EDGE) return std::nullopt;
  return best;
}

Ring snapped_ring(const QImage& picture, const PhotoCamera& camera, const Ring& drawn, double height) {
  if (drawn.size() < 3) return drawn;
  std::vector<LaidSide> sides;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    const SideEdge side(picture, camera, drawn[i], drawn[(i + 1) % drawn.size()], height);
    const SideShift shift = side.best();
    sides.push_back({side.begin(shift), side.end(shift)});
  }
  Ring ring;
  for (std::size_t i = 0; i < sides.size(); ++i)
    ring.push_back(corner_between(sides[(i + sides.size() - 1) % sides.size()], sides[i]));
  return ring;
}

std::optional<PicturePoint> edge_near(const QImage& picture, const PicturePoint& point, double radius) {
  constexpr double HALF = 1.5;  // pixels to either side
  const auto across = [&](double x, double y) {
    if (x < 0 || y < 0 || x >= picture.width() || y >= picture.height()) return 0.0;
    return std::hypot(shade_at(picture, x + HALF, y) - shade_at(picture, x - HALF, y),
                      shade_at(picture, x, y + HALF) - shade_at(picture, x, y - HALF));
  };
  const int reach = static_cast<int>(std::ceil(radius));
  std::optional<PicturePoint> best;
  double strongest = MIN_EDGE;
  for (int j = -reach; j <= reach; ++j)
    for (int i = -reach; i <= reach; ++i) {
      const double off = std::hypot(i, j);
      if (off > radius) continue;
      // Of edges alike the nearer one.
      const double worth = across(point.x + i, point.y + j) * (1 - 0.3 * off / std::max(radius, 1.0));
      if (worth <= strongest) continue;
      strongest = worth;
      best = PicturePoint{point.x + i, point.y + j};
    }
  // From its slope to its top.
  constexpr int STEPS = 4;
  for (int step = 0; best && step < STEPS; ++step) {
    const PicturePoint from = *best;
    for (int j = -1; j <= 1; ++j)
      for (int i = -1; i <= 1; ++i)
        if (across(from.x + i, from.y + j) > across(best->x, best->y)) best = PicturePoint{from.x + i, from.y + j};
  }
  return best;
}

}  // namespace linesman
