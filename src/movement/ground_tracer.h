// What one piece meets on the ground: features under its base and centre, lines that it crosses, the table's edge.
#pragma once

#include <array>

#include "base/budget.h"
#include "geometry/remainder.h"
#include "movement/junction_walk.h"
#include "movement/outline.h"
#include "movement/span_cutter.h"
#include "movement/survey.h"
#include "movement/trace.h"

namespace linesman {

/// The table, from its south-west corner.
Box table_box(const Game& game);

/// A leg that goes nowhere, with the centre there.
LegSweep sweep_at_rest(const PlacedBase& base, Vec centre);

/// The part of a Stand that features and the table's edge make.
Stand stand_on_ground(const Game& game, const Survey& survey, const PlacedBase& base, const Pose& pose,
                      const TraceRequest& request, const std::vector<FeatureIndex>& skims = {});

/// Distances of a point from obstacles nearer than `within`; sorted by id.
std::vector<LineDistance> line_distances(const Survey& survey, Vec centre, double within);

/// Room for working, used again from piece to piece.
struct GroundWork {
  Legwork legwork;
  SpanCutter cutter;
  std::vector<Passing> passings;
};

/// Fills in the steps of one piece in order: it remembers on which lines the centre stands between steps.
class GroundTracer {
 public:
  /// Spends what it looks at and what it notes.
  GroundTracer(const Game& game, const Survey& survey, const Sections& sections, const TraceRequest& request,
               const Mover& mover, Budget& budget, GroundWork& work)
      : game_(game),
        survey_(survey),
        sections_(sections),
        request_(request),
        skims_(mover.skims),
        seams_(survey, request.labels.get()),
        budget_(budget),
        work_(work.legwork),
        cutter_(work.cutter),
        passings_(work.passings),
        paid_(work_.looked),
        memory_(request.leaving_passes) {}

  void trace(Leg& leg, const LegSweep& sweep, const PlacedBase& base);
  void trace(Turn& turn, const Turning& turning, const PlacedBase& base, const Pose& before);
  void trace(Climb& climb, const PlacedBase& base, const Pose& before);

  /// What it remembers after a step.
  SideMemory& sides() { return memory_; }

  /// What of class area, obstacle and structure the base overlaps on that sweep; sorted by id.
  FeatureSet met_on(const LegSweep& sweep, const PlacedBase& base);

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
  std::vector<NearLine> near_lines(const Box& way_of_centre, Near near);

  /// What no cover covers of a feature of `TraceRequest::cover`; nothing when it is none or no cover lies near.
  std::optional<Remainder> remainder(const SurveyedFeature& feature, const Box& where) const;
  bool is_asked(const SurveyedFeature& feature) const;
  std::optional<double> distance_ahead(const Course& course) const;
  void trace_uncovered(Turn& turn, const SurveyedFeature& feature, const Turning& turning, const PlacedBase& base,
                       const Box& swept);
  void sort(std::vector<Uncovered>& uncovered) const;

  /// Of a feature that was looked at.
  void spend(const SurveyedFeature& feature);
  void set_spans(Turn& turn, const Turning& turning, const PlacedBase& base);

  const Game& game_;
  const Survey& survey_;
  const Sections& sections_;
  const TraceRequest& request_;
  const std::vector<FeatureIndex>& skims_;
  const Seams seams_;
  Budget& budget_;
  Legwork& work_;
  SpanCutter& cutter_;
  std::vector<Passing>& passings_;
  std::uint64_t paid_;  ///< of `work_.looked`
  SideMemory memory_;
};

}  // namespace linesman
