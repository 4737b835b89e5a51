// The features that cover the hexes of a grid and lie on its hexsides (rules/hexes.md section 1).
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "movement/grid/hex_grid.h"
#include "movement/survey/survey.h"
#include "movement/trace.h"

namespace linesman {

/// The features by hex, as the document lists them.
using ListedHexes = std::map<Hex, FeatureSet>;

/// The roads that lead from a hex to its neighbour (rules/hexes.md section 1, *Roads*). Thread-safe. It finds the
/// joined surfaces when the first road is asked for, and keeps them.
class HexRoads {
 public:
  /// All three outlive the object.
  HexRoads(const HexGrid& grid, const Survey& survey, const ListedHexes& listed)
      : grid_(grid), survey_(survey), listed_(listed) {}

  /// The roads and tracks among the surfaces `into` that lead over a hexside, in the order of `into`. `into` are the
  /// surfaces that cover the hex across the side, `out` those of the hex of the side. `labels`: see TraceRequest.
  FeatureSet leading(Hexside side, const FeatureSet& out, const FeatureSet& into,
                     const std::shared_ptr<const SectionLabels>& labels) const;

 private:
  /// By FeatureIndex: the number of a surface's network. Surfaces that are joined, directly or by others, share one.
  /// Other features have no number.
  using NetworkNumbers = std::vector<std::size_t>;
  /// The surfaces with one number.
  struct Network {
    const NetworkNumbers& numbers;
    std::size_t number;
    bool has(FeatureIndex i) const { return numbers[at(i)] == number; }
  };

  NetworkNumbers networks(const std::function<bool(FeatureIndex, FeatureIndex)>& may_join) const;
  const NetworkNumbers& touching_networks() const;
  std::shared_ptr<const NetworkNumbers> sections(const std::shared_ptr<const SectionLabels>& labels) const;
  bool leads(Hexside side, const FeatureSet& out, const Network& network) const;
  bool crosses(Hexside side, const Network& network) const;
  bool crosses_as_listed(Hexside side, const Network& network) const;
  const Feature& feature(FeatureIndex i) const { return survey_.terrain().features()[at(i)]; }

  const HexGrid& grid_;
  const Survey& survey_;
  const ListedHexes& listed_;
  mutable std::mutex finding_;
  mutable std::unique_ptr<const NetworkNumbers> touching_;
  mutable std::shared_ptr<const SectionLabels> sections_by_;  ///< the labels by which `sections_` were found
  mutable std::shared_ptr<const NetworkNumbers> sections_;
};

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
