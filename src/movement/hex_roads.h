// The roads that lead from a hex to its neighbour (rules/hexes.md section 1, *Roads*).
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "movement/hex_grid.h"
#include "movement/survey.h"
#include "movement/trace.h"

namespace linesman {

/// The features by hex, as the document lists them.
using ListedHexes = std::map<Hex, FeatureSet>;

/// Thread-safe. Finds the joined surfaces when the first road is asked for, and keeps them.
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

}  // namespace linesman
