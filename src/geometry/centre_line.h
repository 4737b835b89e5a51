// Passing over a line: from one side of it to the other.
#pragma once

#include "geometry/area.h"
#include "geometry/orbit.h"

namespace linesman {

/// The side of a line, seen along it. `unknown` is nobody's side: a point that starts on the line, or is beyond its
/// end.
enum class LineSide {
  unknown,
  left,
  right,
  on_it  ///< it begins on the line and has not left it: to leave it to either side is to pass it
};

/// Where a point passes a line, and along which direction the line runs there.
struct Passing {
  double s = 0;
  Vec line;
  bool from_section = false;  ///< into a polygon out of another section of the same thing
};

/// What a leg does to a line. `after` is the side from which the point came on to the line if it ends on it.
struct Following {
  std::vector<Passing> passings;  ///< ascending
  bool ends_on_line = false;
  LineSide after = LineSide::unknown;
};

/// A polyline of which one may pass from one side to the other. To be on it is to be within EPS of it. Touching a
/// corner, and coming back on the same side after running along it, is not passing; nor is going round a free end.
class CentreLine {
 public:
  explicit CentreLine(const Polyline& line);

  /// `before` is the side from which the point came if it starts on the line. It passes where it leaves the line.
  Following follow(const Course& course, LineSide before) const;

  /// Neighbouring segments that a course touches in one go.
  struct Visit {
    std::vector<std::size_t> segments;
    Stretch s;
  };
  /// In the order of the course.
  std::vector<Visit> visits(const Course& course) const;
  /// The side from which a visit begins; `before` where the course begins on the line.
  LineSide entered(const Visit& visit, const Course& course, LineSide before) const;
  /// Adds what a visit does that was entered from a side.
  void add_visit(const Visit& visit, const Course& course, LineSide entered, Following& following) const;

  /// The same of a point that turns, places in degrees.
  Following follow(const Turning& point, Vec centre, LineSide before) const;

  double distance_from(Vec p) const;

  /// The line and the closed segment of the leg have a point in common, within EPS.
  bool touches(const Course& course) const;

  const Box& box() const { return box_; }
  /// Its points, none twice in a row.
  const Ring& points() const { return points_; }

 private:
  struct Contact {
    std::size_t segment;
    Stretch s;
  };
  std::size_t segments() const { return points_.size() - 1; }
  bool neighbours(std::size_t a, std::size_t b) const;
  std::vector<Visit> visits_of(const std::vector<Contact>& contacts) const;
  LineSide side_of(Vec p, const std::vector<std::size_t>& among) const;
  Passing passing_in(const Visit& visit, const Course& course) const;
  Passing passing_in(const Visit& visit, const Orbit& orbit) const;

  Ring points_;
  Box box_;
  bool closed_;
};

}  // namespace linesman
