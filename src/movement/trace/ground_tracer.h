// Traces one piece over the ground: features under its base and centre, lines that it crosses, the table's edge.
#pragma once

#include <array>

#include "base/budget.h"
#include "geometry/shapes/remainder.h"
#include "movement/outline.h"
#include "movement/survey/junction_walk.h"
#include "movement/survey/survey.h"
#include "movement/trace.h"
#include "movement/trace/span_cutter.h"

namespace linesman {

/// The table as a box; the south-west corner is the origin.
Box table_box(const Game& game);

/// A leg of length 0 with the base at `centre`.
LegSweep sweep_at_rest(const PlacedBase& base, Vec centre);

/// The part of a Stand that depends on features and the table's edge.
Stand stand_on_ground(const Game& game, const Survey& survey, const PlacedBase& base, const Pose& pose,
                      const TraceRequest& request, const std::vector<FeatureIndex>& skims = {});

/// The distances of a point from obstacles nearer than `within`, in inches; sorted by id.
std::vector<LineDistance> line_distances(const Survey& survey, Vec centre, double within);

/// Scratch memory, used again from piece to piece.
struct GroundWork {
  SweepScratch scratch;
  SpanCutter cutter;
  std::vector<Passing> passings;
};

/// Fills in the steps of one piece in order. Between steps it remembers the lines on which the centre stands.
class GroundTracer {
 public:
  /// Spends budget for each side that it tests and each fact that it notes.
  GroundTracer(const Game& game, const Survey& survey, const Sections& sections, const TraceRequest& request,
               const Mover& mover, Budget& budget, GroundWork& work)
      : game_(game),
        survey_(survey),
        sections_(sections),
        request_(request),
        skims_(mover.skims),
        seams_(survey, request.labels.get()),
        budget_(budget),
        scratch_(work.scratch),
        cutter_(work.cutter),
        passings_(work.passings),
        paid_(scratch_.looked),
        memory_(request.leaving_passes) {}

  void trace(Leg& leg, const LegSweep& sweep, const PlacedBase& base);
  void trace(Turn& turn, const TurnSweep& turning, const PlacedBase& base, const Pose& before);
  void trace(Climb& climb, const PlacedBase& base, const Pose& before);

  /// The memory as it is after the last step.
  SideMemory& sides() { return memory_; }

  /// The areas, obstacles and structures that the base overlaps on that sweep; sorted by id.
  FeatureSet met_on(const LegSweep& sweep, const PlacedBase& base);

 private:
  /// One edge of the table against a base on a leg.
  struct TableSide {
    double beyond;  ///< inches by which the base is over the edge at the start; below 0 inside
    double rate;    ///< its change with each inch of the leg
  };
  std::array<TableSide, 4> table_sides(const Course& course, const PlacedBase& base) const;
  std::optional<double> first_off_table(const Course& course, const PlacedBase& base) const;
  std::optional<Part> part_on_table(const Course& course, const PlacedBase& base) const;

  template <class Near>
  std::vector<NearLine> near_lines(const Box& way_of_centre, Near near);

  /// The part of a feature of `TraceRequest::cover` that no cover covers; nullptr where no cover lies near.
  std::shared_ptr<const Remainder> rest(const SurveyedFeature& feature, const Box& where) const;
  bool is_asked(const SurveyedFeature& feature) const;
  std::optional<double> distance_ahead(const Course& course) const;
  void sort_facts(Turn& turn) const;
  void trace_uncovered(Turn& turn, const SurveyedFeature& feature, const TurnSweep& turning, const PlacedBase& base,
                       const Box& swept);
  void sort(std::vector<Uncovered>& uncovered) const;

  /// Spends for a feature that was tested.
  void spend(const SurveyedFeature& feature);
  void set_spans(Turn& turn, const TurnSweep& turning, const PlacedBase& base);

  const Game& game_;
  const Survey& survey_;
  const Sections& sections_;
  const TraceRequest& request_;
  const std::vector<FeatureIndex>& skims_;
  const Seams seams_;
  Budget& budget_;
  SweepScratch& scratch_;
  SpanCutter& cutter_;
  std::vector<Passing>& passings_;
  std::uint64_t paid_;  ///< of `scratch_.looked`
  SideMemory memory_;
};

}  // namespace linesman
