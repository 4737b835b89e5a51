// A game as it is set up, with what more than one lint asks of it. Inside `lint` only.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/given_up.h"
#include "geometry/box_index.h"
#include "geometry/measure.h"
#include "lint/barring.h"
#include "lint/complaint.h"
#include "referee/referee.h"

namespace linesman::lints {

/// A ruleset that the game is meant for, with the game under it.
struct Meant {
  Game game;
  std::shared_ptr<const Ruleset> ruleset;
};

class Setup {
 public:
  Setup(Game game, const std::vector<std::string>& meant_for, const RulesetSource& rulesets, GivenUp given_up);

  /// Nobody wants the answer any more: whoever goes over the whole table stops where it is.
  bool given_up() const { return given_up_(); }

  const Game& game() const { return tracer_.game(); }
  /// nullptr when the game's own ruleset cannot read the game.
  const std::shared_ptr<const Ruleset>& ruleset() const { return ruleset_; }
  /// The game's own ruleset and those that it is meant for, as far as they can read it.
  const std::vector<Meant>& meant() const { return meant_; }
  /// Why it cannot be played under a ruleset that it is meant for: with the ruleset's title.
  const std::vector<Complaint>& not_meant() const { return not_meant_; }

  const Barring& barring() const { return barring_; }

  /// The base of a piece under the game's ruleset.
  const Footprint& base(PieceIndex piece) const { return bases_.at(at(piece)); }
  /// What it stands on and in; nothing for a piece that is not on the table.
  const std::optional<Stand>& stand(PieceIndex piece) const { return stands_.at(at(piece)); }
  /// How a feature lies there: strips as their outlines. nullptr for one without geometry, or whose shape
  /// Boost.Geometry does not take.
  const Measured* shape(FeatureIndex feature) const;
  /// The box round a feature; empty without geometry.
  const Box& box(FeatureIndex feature) const { return boxes_.at(at(feature)); }
  /// Over the boxes of all features.
  const BoxIndex& index() const { return index_; }

 private:
  void hear_meant(const std::vector<std::string>& meant_for, const RulesetSource& rulesets);
  void place_pieces();
  void measure_features();

  GivenUp given_up_;
  Tracer tracer_;
  std::shared_ptr<const Ruleset> ruleset_;
  std::vector<Meant> meant_;
  std::vector<Complaint> not_meant_;
  Barring barring_;
  std::vector<Footprint> bases_;
  std::vector<std::optional<Stand>> stands_;
  std::vector<std::optional<Measured>> shapes_;
  std::vector<Box> boxes_;
  BoxIndex index_;
};

}  // namespace linesman::lints
