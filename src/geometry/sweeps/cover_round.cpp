#include "geometry/sweeps/cover_round.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman {

double direction_angle(Vec direction) {
  const double angle = std::atan2(direction.y, direction.x);
  return angle < 0 ? angle + WHOLE_ROUND : angle;
}

double turn_left(double from, double to) {
  double by = std::fmod(to - from, WHOLE_ROUND);
  if (by < 0) by += WHOLE_ROUND;
  return by < WHOLE_ROUND ? by : 0;
}

Wedge Wedge::between(Vec a, Vec b) {
  const double from = direction_angle(a);
  const double by = turn_left(from, direction_angle(b));
  return {from, from + (by > 0 ? by : WHOLE_ROUND)};
}

Wedge Wedge::left_of(Vec direction) {
  const double from = direction_angle(direction);
  return {from, from + std::numbers::pi};
}

bool Wedge::holds(double direction) const { return turn_left(from, direction) <= to - from; }

bool CoverRound::holds(double direction) const {
  return std::all_of(wedges.begin(), wedges.end(), [&](const Wedge& w) { return w.holds(direction); });
}

std::vector<double> as_one_round(std::vector<double> directions) {
  for (double& d : directions) d = turn_left(0, d);
  std::sort(directions.begin(), directions.end());
  std::vector<double> all;
  for (const double d : directions)
    if (all.empty() || d - all.back() > SAME_DIRECTION) all.push_back(d);
  if (all.size() > 1 && all.front() + WHOLE_ROUND - all.back() <= SAME_DIRECTION) all.pop_back();
  return all;
}

std::vector<double> border_directions(std::span<const CoverRound> covers) {
  std::vector<double> directions;
  for (const CoverRound& cover : covers)
    for (const Wedge& w : cover.wedges) directions.insert(directions.end(), {w.from, w.to});
  return as_one_round(std::move(directions));
}

bool cover_all_round(std::span<const CoverRound> covers) {
  if (std::any_of(covers.begin(), covers.end(), [](const CoverRound& c) { return c.is_whole(); })) return true;
  const std::vector<double> borders = border_directions(covers);
  if (borders.empty()) return false;
  for (std::size_t i = 0; i < borders.size(); ++i) {
    const double next = i + 1 < borders.size() ? borders[i + 1] : borders.front() + WHOLE_ROUND;
    const double middle = (borders[i] + next) / 2;
    if (std::none_of(covers.begin(), covers.end(), [&](const CoverRound& c) { return c.holds(middle); })) return false;
  }
  return true;
}

bool cover_of_convex(std::span<const Vec> points, Vec p, CoverRound& cover) {
  cover.wedges.clear();
  Vec from = points.back();
  for (const Vec to : points) {
    const Vec side = to - from;
    const double inside = cross(side, p - from) / length(side);
    if (inside < -EPS) return false;
    if (inside <= EPS) cover.wedges.push_back(Wedge::left_of(side));
    from = to;
  }
  return true;
}

bool cover_of_disc(Vec centre, double radius, Vec p, CoverRound& cover) {
  cover.wedges.clear();
  const Vec in = centre - p;
  const double inside = radius - length(in);
  if (inside < -EPS) return false;
  if (inside <= EPS) cover.wedges.push_back(Wedge::left_of({in.y, -in.x}));
  return true;
}

}  // namespace linesman
