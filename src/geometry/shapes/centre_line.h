// Lines that a point can pass from one side to the other: the middle of a wall, a river, a contour.
#pragma once

#include "geometry/shapes/area.h"
#include "geometry/sweeps/orbit.h"

namespace linesman {

/// A side of a line, seen along its direction. `unknown`: the point starts on the line, or is beyond its end.
enum class LineSide {
  unknown,
  left,
  right,
  on_it  ///< the point began on the line and has not left it; leaving it to either side will be a passing
};

/// A place where a point passes a line, and the direction of the line there.
struct Passing {
  double s = 0;  ///< along the leg or turn
  Vec line;
  bool from_section = false;  ///< the point enters a polygon from another section of the feature
};

/// All passings of one line by a leg or turn. `after`: if the way ends on the line, the side from which it came.
struct LinePassings {
  std::vector<Passing> passings;  ///< ascending
  bool ends_on_line = false;
  LineSide after = LineSide::unknown;
};

/// A polyline that a point can pass from one side to the other. The point is on the line when it is within EPS of it.
/// It is no passing to touch a corner, to run along the line and come back on the same side, or to go round a free end.
class CentreLine {
 public:
  explicit CentreLine(const Polyline& line);

  /// `before`: the side from which the point came if it starts on the line. A passing is where the point leaves the
  /// line.
  LinePassings follow(const Course& course, LineSide before) const;

  /// Neighbouring segments that a course touches in one go.
  struct Visit {
    std::vector<std::size_t> segments;
    Stretch s;
  };
  /// In the order of the course.
  std::vector<Visit> visits(const Course& course) const;
  /// The side from which a visit begins; `before` where the course begins on the line.
  LineSide entered(const Visit& visit, const Course& course, LineSide before) const;
  /// Adds the passing of a visit, if it is one, that began from side `entered`.
  void add_visit(const Visit& visit, const Course& course, LineSide entered, LinePassings& all) const;

  /// Like `follow` above, for a point that turns; places are in degrees.
  LinePassings follow(const TurnSweep& point, Vec centre, LineSide before) const;

  double distance_from(Vec p) const;

  /// Whether the line and the closed segment of the leg have a common point, within EPS.
  bool touches(const Course& course) const;

  const Box& box() const { return box_; }
  /// Its points, without repeats in a row.
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
