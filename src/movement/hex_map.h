// The features that cover the hexes of a grid and lie on its hexsides (rules/hexes.md section 1).
#pragma once

#include "movement/hex_roads.h"

namespace linesman {

/// Uses the hexes and hexsides that the document lists for a feature; without a list it uses the feature's geometry.
class HexMap {
 public:
  HexMap(const HexLayout& layout, const Survey& survey);

  /// Fills in the terrain of an entry: features, surfaces, roads and hexside. Off the grid nothing covers a hex.
  /// `labels`: see TraceRequest.
  void describe(HexEntry& entry, const std::shared_ptr<const SectionLabels>& labels) const;

 private:
  /// The areas, structures, surfaces and slopes that cover a hex, sorted by id.
  FeatureSet covering(Hex hex) const;
  FeatureSet on_hexside(Hexside side) const;
  void add_entered(const Course& way, const std::vector<const SurveyedFeature*>& polygons, FeatureSet& found) const;
  /// The surfaces among them, in document order.
  FeatureSet surfaces_of(const FeatureSet& covering) const;
  Hexside one_name(Hexside side) const;
  const Feature& feature(FeatureIndex i) const { return survey_.terrain().features()[at(i)]; }

  HexGrid grid_;
  const Survey& survey_;
  ListedHexes listed_hexes_;
  std::map<Hexside, FeatureSet> listed_hexsides_;
  HexRoads roads_;
};

}  // namespace linesman
