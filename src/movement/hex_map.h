// What covers the hexes of a grid and lies on its hexsides (rules/hexes.md section 1).
#pragma once

#include "movement/hex_roads.h"

namespace linesman {

/// Features by the hexes and hexsides that the document lists for them; those without a list by their geometry.
class HexMap {
 public:
  HexMap(const HexLayout& layout, const Survey& survey);

  /// Fills in what an entry meets: features, surfaces, roads and hexside. Nothing covers what is off the grid.
  /// `labels`: as in TraceRequest.
  void describe(HexEntry& entry, const std::shared_ptr<const SectionLabels>& labels) const;

 private:
  /// Of area, structure, surface or slope: all that cover a hex, sorted by id.
  FeatureSet covering(Hex hex) const;
  FeatureSet on_hexside(Hexside side) const;
  void add_entered(const Course& way, const std::vector<const SurveyedFeature*>& polygons, FeatureSet& found) const;
  /// The surfaces among them, in the order of the document.
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
