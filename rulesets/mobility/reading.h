// What is read of a game once, for all orders in it.
#pragma once

#include "mobility/water.h"
#include "rules/ruleset.h"

namespace linesman::mobility {

struct MobilityReading : GameReading {
  MobilityReading(const RulesetData& data, const Tables& tables, const Game& game);

  const Options options;
  const std::shared_ptr<const SectionLabels> labels;  ///< trees are no sections of anything
  const Waters waters;
  /// mobility-20, mobility-27: what a hover vehicle feels though it skims over it.
  const std::vector<FeatureIndex> felt_by_skimmers;
};

}  // namespace linesman::mobility
