// Rivers, streams and lakes, and the bridges and fords over them, even under another surface (mobility-21). A bridge
// and its water count with all their sections.
#pragma once

#include "mobility/model.h"
#include "movement/trace.h"

namespace linesman::mobility {

/// The water that counts at one place.
struct WaterAt {
  bool centre_in_water = false;
  bool on_crossing = false;  ///< the centre is on a bridge or ford
  FeatureSet spared;         ///< waters that the base may reach over, sorted by index
};

/// All features rated as water and all crossings, in the order in which the trace watches them.
class Waters {
 public:
  explicit Waters(const Setting& setting);

  /// Asks the trace for the facts that `WaterAt` is made of; for none in a game without water.
  void ask(TraceRequest& request) const;

  const std::vector<FeatureIndex>& watched() const { return watched_; }
  bool is_crossing(std::size_t watched) const { return watched < crossings_; }

 private:
  std::vector<FeatureIndex> watched_;  ///< crossings first
  std::size_t crossings_ = 0;
};

/// The waters on the ways of one order.
class TracedWaters {
 public:
  TracedWaters(const Waters& waters, const Trace& trace);

  /// At the start of a path.
  WaterAt at_start(const Stand& start) const;
  /// In a climb.
  WaterAt on_climb(const TracedStep& step) const;
  /// In a turn: waters that the base is over when it begins are spared.
  WaterAt in_turn(const PieceTrace& trace, std::size_t step) const;
  /// At `s` inches along a leg. A base of the greatest extent `reach` may reach over the water where it comes on to or
  /// off a crossing.
  WaterAt on_leg(const TracedStep& step, double s, double reach) const;
  /// The places of a leg between which `on_leg` stays the same; in any order, and some may lie off the leg.
  std::vector<double> places_of_change(const TracedStep& step, double reach) const;

  bool empty() const { return waters_.watched().empty(); }

 private:
  void spare_waters_of(std::size_t crossing, WaterAt& there) const;
  void spare_towards(const TracedStep& step, double s, double reach, bool ahead, WaterAt& there) const;
  WaterAt under_centre(const TracedStep& step) const;

  FeatureSet with_sections(FeatureIndex water) const { return trace_.sections_of(water); }

  const Waters& waters_;
  const Trace& trace_;
  std::vector<FeatureSet> lies_over_;  ///< by watched crossing: the waters that any section of it overlaps
};

/// The greatest extent of a base, inches: the diameter of a circle, else the distance of the two corners farthest
/// apart.
double greatest_extent(const Footprint& footprint);

}  // namespace linesman::mobility
