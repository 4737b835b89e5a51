// What covers the hexes of a grid and lies on its hexsides (rules/hexes.md section 1).
#pragma once

#include <map>

#include "movement/hex_grid.h"
#include "movement/survey.h"
#include "movement/trace.h"

namespace linesman {

/// Features by the hexes and hexsides that the document lists for them; those without a list by their geometry.
class HexMap {
 public:
  HexMap(const HexLayout& layout, const Survey& survey);

  /// Fills in what an entry meets: features, surfaces and hexside. Nothing covers what is off the grid.
  void describe(HexEntry& entry) const;

 private:
  /// Of area, structure, surface or slope: all that cover a hex, sorted by id.
  FeatureSet covering(Hex hex) const;
  FeatureSet on_hexside(Hexside side) const;
  std::optional<FeatureIndex> surface_of(const FeatureSet& covering) const;
  Hexside one_name(Hexside side) const;
  const Feature& feature(FeatureIndex i) const { return survey_.terrain().features()[at(i)]; }

  HexGrid grid_;
  const Survey& survey_;
  std::map<Hex, FeatureSet> listed_hexes_;
  std::map<Hexside, FeatureSet> listed_hexsides_;
};

}  // namespace linesman
