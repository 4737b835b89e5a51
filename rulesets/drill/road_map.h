// The surfaces of a table as these rules rate them, bridges with what they carry.
#pragma once

#include <vector>

#include "drill/setting.h"
#include "movement/trace.h"

namespace linesman::drill {

/// The surfaces rated anything but `open`.
std::vector<FeatureIndex> roads_of(const Setting& setting);
/// Those of them that may be narrow passages.
std::vector<FeatureIndex> passages_of(const Setting& setting);
/// Bridges that are a piece of a big road when they carry one: those without a rating of their own.
std::vector<FeatureIndex> unrated_bridges_of(const Setting& setting);

/// drill-26: what each surface is, once it is known what the bridges carry.
class RoadMap {
 public:
  /// From what the trace tells of the surfaces that bridges overlap: a bridge does with all its sections.
  RoadMap(const Setting& setting, const Trace& trace);

  /// Of a surface, or of none.
  RoadRating at(std::optional<FeatureIndex> surface) const;

 private:
  const Setting& setting_;
  std::vector<FeatureIndex> big_bridges_;
};

}  // namespace linesman::drill
