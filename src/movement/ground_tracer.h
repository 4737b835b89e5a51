// What one piece meets on the ground: features under its base and centre, lines that it crosses, the table's edge.
#pragma once

#include <array>

#include "movement/crossings.h"
#include "movement/outline.h"
#include "movement/span_cutter.h"
#include "movement/survey.h"
#include "movement/trace.h"

namespace linesman {

/// The part of a Stand that features and the table's edge make.
Stand stand_on_ground(const Game& game, const Survey& survey, const PlacedBase& base, const Pose& pose);

/// Distances of a point from obstacles nearer than `within`; sorted by id.
std::vector<LineDistance> line_distances(const Survey& survey, Vec centre, double within);

/// Fills in the steps of one piece in order: it remembers on which lines the centre stands between steps.
class GroundTracer {
 public:
  GroundTracer(const Game& game, const Survey& survey, const TraceRequest& request)
      : game_(game), survey_(survey), ahead_(request.ahead), lines_within_(request.lines_within) {}

  void trace(Leg& leg, const LegSweep& sweep, const PlacedBase& base);
  void trace(Turn& turn, const Turning& turning, const PlacedBase& base, const Pose& before);
  void trace(Climb& climb, const PlacedBase& base, const Pose& before) const;

 private:
  /// One edge of the table against a base on a leg.
  struct TableSide {
    double beyond;  ///< how far the base is over it at the start; below 0 inside
    double rate;    ///< how much farther with each inch
  };
  std::array<TableSide, 4> table_sides(const Course& course, const PlacedBase& base) const;
  std::optional<double> first_off_table(const Course& course, const PlacedBase& base) const;
  std::optional<Part> part_on_table(const Course& course, const PlacedBase& base) const;

  template <class Near>
  std::vector<NearLine> near_lines(const Box& way_of_centre, Near near) const;

  const Game& game_;
  const Survey& survey_;
  std::optional<FeatureIndex> ahead_;
  double lines_within_;
  SideMemory memory_;
  Legwork work_;
  SpanCutter cutter_;
  std::vector<Passing> passings_;
};

}  // namespace linesman
