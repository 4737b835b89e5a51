// Which roads lead from a hex to its neighbour (rules/hexes.md section 1, *Roads*). Inside `movement` only.
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

/// Features by the hexes that the document lists for them.
using ListedHexes = std::map<Hex, FeatureSet>;

/// Thread-safe. Which surfaces are joined is found when the first road is asked for, and kept.
class HexRoads {
 public:
  /// All three outlive it.
  HexRoads(const HexGrid& grid, const Survey& survey, const ListedHexes& listed)
      : grid_(grid), survey_(survey), listed_(listed) {}

  /// Of the surfaces `into`, which cover the hex across the side, the roads and tracks that lead there, in their order.
  /// `out`: the surfaces that cover the hex of the side. `labels`: as in TraceRequest.
  FeatureSet leading(Hexside side, const FeatureSet& out, const FeatureSet& into,
                     const std::shared_ptr<const SectionLabels>& labels) const;

 private:
  /// By FeatureIndex: a number that surfaces share which are joined, by way of others too. Of no surface: no number.
  using Joined = std::vector<std::size_t>;
  /// The surfaces of one number.
  struct Network {
    const Joined& joined;
    std::size_t number;
    bool has(FeatureIndex i) const { return joined[at(i)] == number; }
  };

  Joined joined(const std::function<bool(FeatureIndex, FeatureIndex)>& may_join) const;
  const Joined& hanging_together() const;
  std::shared_ptr<const Joined> sections(const std::shared_ptr<const SectionLabels>& labels) const;
  bool leads(Hexside side, const FeatureSet& out, const Network& network) const;
  bool crosses(Hexside side, const Network& network) const;
  bool crosses_as_listed(Hexside side, const Network& network) const;
  const Feature& feature(FeatureIndex i) const { return survey_.terrain().features()[at(i)]; }

  const HexGrid& grid_;
  const Survey& survey_;
  const ListedHexes& listed_;
  mutable std::mutex finding_;
  mutable std::unique_ptr<const Joined> hanging_;
  mutable std::shared_ptr<const SectionLabels> sections_by_;  ///< what `sections_` were found by
  mutable std::shared_ptr<const Joined> sections_;
};

}  // namespace linesman
