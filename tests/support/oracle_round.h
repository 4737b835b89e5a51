// The surroundings of a place, on a small circle about it.
#pragma once

#include <optional>
#include <vector>

#include "support/oracle_scene.h"

namespace linesman {

/// The obstacles, or contours, that are tested at an altitude.
struct MeetingGroup {
  std::vector<FeatureIndex> lines;
  std::vector<FeatureIndex> polygons;
};

MeetingGroup group_of(const OracleScene& scene, FeatureClass of, double altitude);

/// All corners of a group, and where two of its lines cross.
std::vector<Vec> meeting_points(const OracleScene& scene, const MeetingGroup& group);

/// Part of a line inside the circle. Angles are radians from the x axis.
struct LineInCircle {
  FeatureIndex feature{};
  std::optional<double> back;   ///< where it comes in; nothing when it begins inside
  std::optional<double> ahead;  ///< where it goes out
  std::vector<double> bearings;

  bool goes_through() const { return back && ahead; }
};

class RoundPlace {
 public:
  /// `most`: no larger circle, inches.
  RoundPlace(const OracleScene& scene, const MeetingGroup& group, Vec at, double most);

  /// Something comes so near to the place, or two borders so near to one another, that rounding decides.
  bool doubtful() const { return doubtful_; }
  double radius() const { return radius_; }

  const std::vector<LineInCircle>& lines() const { return lines_; }
  /// Those that have the place on their edge.
  const std::vector<FeatureIndex>& polygons() const { return polygons_; }
  /// More than one line or polygon comes to the place.
  bool is_meeting() const;

  /// Sectors lie between borders, each anticlockwise from its border.
  std::size_t sectors() const { return borders_.size(); }
  bool is_free(std::size_t sector) const { return free_[sector]; }
  double middle(std::size_t sector) const;
  std::size_t sector_of(double angle) const;
  std::size_t before(std::size_t border) const { return (border + sectors() - 1) % sectors(); }
  /// The nearest border, and how far off it is.
  std::optional<std::size_t> border_near(double angle, double within) const;

  /// Of a line that goes through: on which side an angle lies, 1 left and -1 right, 0 along it.
  int side_of(const LineInCircle& line, double angle) const;

 private:
  void take_lines(const OracleScene& scene, const MeetingGroup& group);
  void take_line(FeatureIndex feature, const std::vector<Segment>& sides);
  void take_polygons(const OracleScene& scene, const MeetingGroup& group);
  void find_borders(const std::vector<const Region*>& regions);
  void shrink(double distance);
  double angle_to(Vec p) const;
  Vec on_circle(double angle) const;

  Vec at_;
  double radius_;
  bool doubtful_ = false;
  std::vector<LineInCircle> lines_;
  std::vector<FeatureIndex> polygons_;
  std::size_t parts_ = 0;  ///< of polygons that come to the place
  std::vector<double> borders_;
  std::vector<bool> free_;
};

/// How far it is from one angle anticlockwise to another, in [0, 2π).
double anticlockwise(double from, double to);

/// The heading of a segment as a line, in [0, 180).
double bearing_of(const Segment& segment);

}  // namespace linesman
