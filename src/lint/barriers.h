// Whether a feature stops a piece, asked of the ruleset: a piece like it drives at a feature like it on a bare table.
// Inside `lint` only.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "rules/ruleset.h"

namespace linesman::lints {

class Barring {
 public:
  /// Without a ruleset, and on a hex grid, nothing stops anybody.
  Barring(const Game& game, std::shared_ptr<const Ruleset> ruleset);

  /// The clause that keeps the piece from going straight over the feature whatever its action; empty when some action
  /// brings it over, or the ruleset cannot say.
  const std::string& clause(PieceIndex piece, FeatureIndex feature) const;
  bool stops(PieceIndex piece, FeatureIndex feature) const { return !clause(piece, feature).empty(); }

  /// Pieces of one profile are stopped by the same features.
  std::size_t profile(PieceIndex piece) const { return piece_profiles_.at(at(piece)); }

 private:
  std::string asked(PieceIndex piece, FeatureIndex feature) const;

  Game game_;
  std::shared_ptr<const Ruleset> ruleset_;
  std::vector<std::size_t> piece_profiles_;    ///< the first piece with the same traits
  std::vector<std::size_t> feature_profiles_;  ///< the first feature of the same kind, ratings and traits
  mutable std::map<std::pair<std::size_t, std::size_t>, std::string> known_;
};

}  // namespace linesman::lints
