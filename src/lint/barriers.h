// Finds which features stop which pieces, by asking the ruleset: a similar piece drives at a similar feature on a bare
// table.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "rules/ruleset.h"

namespace linesman::lints {

class Barriers {
 public:
  /// Without a ruleset, and on a hex grid, nothing stops a piece.
  Barriers(const Game& game, std::shared_ptr<const Ruleset> ruleset);

  /// The clause that forbids the piece to go straight over the feature, in each action. Empty when some action brings
  /// it over, or when the ruleset cannot be asked.
  const std::string& clause(PieceIndex piece, FeatureIndex feature) const;
  bool stops(PieceIndex piece, FeatureIndex feature) const { return !clause(piece, feature).empty(); }

  /// A number that pieces share when equal features stop them.
  std::size_t profile(PieceIndex piece) const { return piece_profiles_.at(at(piece)); }

 private:
  std::string clause_asked(PieceIndex piece, FeatureIndex feature) const;

  Game game_;
  std::shared_ptr<const Ruleset> ruleset_;
  std::vector<std::size_t> piece_profiles_;    ///< the first piece with equal traits
  std::vector<std::size_t> feature_profiles_;  ///< the first feature with equal kind, ratings and traits
  mutable std::map<std::pair<std::size_t, std::size_t>, std::string> known_;
};

}  // namespace linesman::lints
