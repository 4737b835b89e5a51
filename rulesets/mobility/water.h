// Rivers, streams and lakes, and the bridges and fords over them (mobility-21): what the trace tells of them whatever
// surface is drawn on top.
#pragma once

#include "mobility/model.h"
#include "movement/trace.h"

namespace linesman::mobility {

/// What of the water counts at one place.
struct WaterThere {
  bool centre_in_water = false;
  bool on_crossing = false;  ///< the centre is on a bridge or ford
  FeatureSet spared;         ///< waters that the base may reach over, sorted by index
};

/// A bridge and its water count with all their sections.

/// All that is rated as water and all its crossings, in the order in which the trace watches them.
class Waters {
 public:
  explicit Waters(const Setting& setting);

  /// Asks the trace for what `WaterThere` is made of. Without water in the game nothing is asked.
  void ask(TraceRequest& request) const;

  const std::vector<FeatureIndex>& watched() const { return watched_; }
  bool is_crossing(std::size_t watched) const { return watched < crossings_; }

 private:
  std::vector<FeatureIndex> watched_;  ///< crossings first
  std::size_t crossings_ = 0;
};

/// The waters of one order, with the facts of its trace.
class TracedWaters {
 public:
  TracedWaters(const Waters& waters, const Trace& trace);

  /// Where a path begins.
  WaterThere at_start(const Stand& start) const;
  /// Where it climbs.
  WaterThere on_climb(const TracedStep& step) const;
  /// In a turn: waters that the base is over when it begins are spared.
  WaterThere in_turn(const PieceTrace& trace, std::size_t step) const;
  /// So many inches along a leg. A base as long as `reach` may reach over the water by the way on to or off a crossing.
  WaterThere on_leg(const TracedStep& step, double s, double reach) const;
  /// The places of a leg between which `on_leg` stays the same, in any order and maybe off the leg.
  std::vector<double> places_of_change(const TracedStep& step, double reach) const;

  bool empty() const { return waters_.watched().empty(); }

 private:
  void spare_waters_of(std::size_t crossing, WaterThere& there) const;
  void spare_towards(const TracedStep& step, double s, double reach, bool ahead, WaterThere& there) const;
  WaterThere under_centre(const TracedStep& step) const;

  FeatureSet with_sections(FeatureIndex water) const { return trace_.sections_of(water); }

  const Waters& waters_;
  const Trace& trace_;
  std::vector<FeatureSet> lies_over_;  ///< by watched crossing: the waters that it or a section of it overlaps
};

/// The greatest extent of a base: a circle's diameter, a rectangle's diagonal, a polygon's widest pair of corners.
double greatest_extent(const Footprint& footprint);

}  // namespace linesman::mobility
