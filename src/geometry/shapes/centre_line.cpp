#include "geometry/shapes/centre_line.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman {

namespace {

/// A corner that is closer to the course lies on it. Far below EPS, far above the rounding of table coordinates.
constexpr double ON_WAY = 1e-9;

}  // namespace

CentreLine::CentreLine(const Polyline& line) {
  for (const Vec p : line)
    if (points_.empty() || !(points_.back() == p)) points_.push_back(p);
  for (const Vec p : points_) box_.include(p);
  closed_ = points_.size() > 3 && points_.front() == points_.back();
}

bool CentreLine::neighbours(std::size_t a, std::size_t b) const {
  if (a == b || a + 1 == b || b + 1 == a) return true;
  return closed_ && std::min(a, b) == 0 && std::max(a, b) + 1 == segments();
}

double CentreLine::distance_from(Vec p) const {
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < segments(); ++i)
    least = std::min(least, distance_to_segment(p, points_[i], points_[i + 1]));
  return least;
}

bool CentreLine::touches(const Course& course) const {
  for (std::size_t i = 0; i < segments(); ++i)
    if (within_limit(distance_between_segments(course.from, course.at(course.length), points_[i], points_[i + 1]), 0))
      return true;
  return false;
}

std::vector<CentreLine::Visit> CentreLine::visits_of(const std::vector<Contact>& contacts) const {
  std::vector<Visit> visits;
  for (const Contact& c : contacts) {
    Visit merged{{c.segment}, c.s};
    std::erase_if(visits, [&](const Visit& v) {
      const bool apart = v.s.to < c.s.from || c.s.to < v.s.from;
      const auto adjoins = [&](std::size_t k) { return neighbours(k, c.segment); };
      if (apart || std::none_of(v.segments.begin(), v.segments.end(), adjoins)) return false;
      merged.segments.insert(merged.segments.end(), v.segments.begin(), v.segments.end());
      merged.s = {std::min(merged.s.from, v.s.from), std::max(merged.s.to, v.s.to)};
      return true;
    });
    visits.push_back(std::move(merged));
  }
  std::sort(visits.begin(), visits.end(), [](const Visit& a, const Visit& b) { return a.s.from < b.s.from; });
  return visits;
}

LineSide CentreLine::side_of(Vec p, const std::vector<std::size_t>& among) const {
  const auto distance_of = [&](std::size_t k) { return distance_to_segment(p, points_[k], points_[k + 1]); };
  double nearest = HUGE_VAL;
  for (const std::size_t k : among) nearest = std::min(nearest, distance_of(k));
  // At a corner both segments are equally near; the one from which the point is farther aside decides.
  double farthest_aside = 0;
  bool beyond_end = false;
  for (const std::size_t k : among) {
    if (distance_of(k) > nearest + ON_WAY) continue;
    const Vec d = points_[k + 1] - points_[k];
    const double norm = length(d);
    const double aside = cross(d, p - points_[k]) / norm;
    if (std::abs(aside) <= std::abs(farthest_aside)) continue;
    farthest_aside = aside;
    const double place = dot(d, p - points_[k]) / norm;
    beyond_end = !closed_ && ((k == 0 && place <= ON_WAY) || (k + 1 == segments() && place >= norm - ON_WAY));
  }
  if (farthest_aside == 0 || beyond_end) return LineSide::unknown;
  return farthest_aside > 0 ? LineSide::left : LineSide::right;
}

Passing CentreLine::passing_in(const Visit& visit, const Course& course) const {
  std::vector<std::size_t> segments = visit.segments;
  std::sort(segments.begin(), segments.end());
  Passing passing{visit.s.to, points_[segments[0] + 1] - points_[segments[0]]};
  double last = -HUGE_VAL;
  for (const std::size_t k : segments) {
    const Vec a = points_[k] - course.from;
    const Vec b = points_[k + 1] - course.from;
    const double a_aside = cross(course.along, a);
    const double b_aside = cross(course.along, b);
    const auto candidate = [&](double s) {
      if (s < visit.s.from - EPS || s > visit.s.to + EPS || s <= last + ON_WAY) return;
      last = s;
      passing = {s, b - a};
    };
    if (std::abs(a_aside) <= ON_WAY) candidate(dot(course.along, a));
    if (std::abs(b_aside) <= ON_WAY) candidate(dot(course.along, b));
    if (std::min(std::abs(a_aside), std::abs(b_aside)) > ON_WAY && a_aside * b_aside < 0)
      candidate(dot(course.along, a + (b - a) * (a_aside / (a_aside - b_aside))));
  }
  passing.s = std::clamp(passing.s, 0.0, course.length);
  return passing;
}

std::vector<CentreLine::Visit> CentreLine::visits(const Course& course) const {
  std::vector<Contact> contacts;
  Vec a = course.local(points_[0]);
  for (std::size_t k = 0; k < segments(); ++k) {
    const Vec b = course.local(points_[k + 1]);
    const bool beside = std::min(a.y, b.y) > 2 * EPS || std::max(a.y, b.y) < -2 * EPS;
    const bool off = std::min(a.x, b.x) > course.length + 2 * EPS || std::max(a.x, b.x) < -2 * EPS;
    const std::array<Vec, 2> ends{a, b};
    a = b;
    if (beside || off) continue;
    const Vec origin;
    const auto s = ShapePair({ends, 0}, {{&origin, 1}, 0}).within({1, 0}, EPS);
    if (s && s->to >= 0 && s->from <= course.length) contacts.push_back({k, *s});
  }
  if (contacts.empty()) return {};
  return visits_of(contacts);
}

LineSide CentreLine::entered(const Visit& visit, const Course& course, LineSide before) const {
  if (visit.s.from > 0) return side_of(course.at(visit.s.from), visit.segments);
  // A start within the tolerance, but more than half of it away, still counts as beside the line.
  if (before == LineSide::unknown && distance_from(course.from) > EPS / 2) return side_of(course.from, visit.segments);
  return before;
}

void CentreLine::add_visit(const Visit& visit, const Course& course, LineSide entered, LinePassings& all) const {
  if (visit.s.to >= course.length) {
    all.ends_on_line = true;
    all.after = entered;
    return;
  }
  const LineSide left = side_of(course.at(visit.s.to), visit.segments);
  if (entered != LineSide::unknown && left != LineSide::unknown && entered != left)
    all.passings.push_back(passing_in(visit, course));
}

LinePassings CentreLine::follow(const Course& course, LineSide before) const {
  LinePassings result;
  for (const Visit& visit : visits(course)) add_visit(visit, course, entered(visit, course, before), result);
  return result;
}

LinePassings CentreLine::follow(const TurnSweep& point, Vec centre, LineSide before) const {
  std::vector<Contact> contacts;
  for (std::size_t k = 0; k < segments(); ++k) {
    const std::array<Vec, 2> ends{points_[k], points_[k + 1]};
    for (const Stretch s : point.nearer({ends, 0}, TURN_LOOK_BACK)) contacts.push_back({k, s});
  }
  LinePassings result;
  const Orbit orbit = point.orbit_of(centre);
  for (const Visit& visit : visits_of(contacts)) {
    const LineSide entered =
        within_limit(visit.s.from, 0) ? before : side_of(point.turned(centre, visit.s.from), visit.segments);
    if (!exceeds(point.amount(), visit.s.to)) {
      result.ends_on_line = true;
      result.after = entered;
      continue;
    }
    const LineSide left = side_of(point.turned(centre, visit.s.to), visit.segments);
    if (entered != LineSide::unknown && left != LineSide::unknown && entered != left)
      result.passings.push_back(passing_in(visit, orbit));
  }
  return result;
}

Passing CentreLine::passing_in(const Visit& visit, const Orbit& orbit) const {
  constexpr double TO_DEGREES = 180 / std::numbers::pi;
  const std::size_t first = *std::min_element(visit.segments.begin(), visit.segments.end());
  Passing passing{(visit.s.from + visit.s.to) / 2, points_[first + 1] - points_[first]};
  double last = -HUGE_VAL;
  for (const std::size_t k : visit.segments)
    orbit.where_beside(points_[k], points_[k + 1], 0, [&](double turned) {
      const double s = turned * TO_DEGREES;
      if (s < visit.s.from - EPS || s > visit.s.to + EPS || s <= last) return;
      last = s;
      passing = {s, points_[k + 1] - points_[k]};
    });
  return passing;
}

}  // namespace linesman
