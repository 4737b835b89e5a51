// A game at its start, with the facts that several lints need.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/given_up.h"
#include "geometry/boost/box_index.h"
#include "geometry/boost/measure.h"
#include "lint/barriers.h"
#include "lint/complaint.h"
#include "referee/referee.h"

namespace linesman::lints {

/// A ruleset that the game is meant for, with the game under that ruleset.
struct Meant {
  Game game;
  std::shared_ptr<const Ruleset> ruleset;
};

class Setup {
 public:
  Setup(Game game, const std::vector<std::string>& meant_for, const RulesetSource& rulesets, GivenUp given_up);

  /// Whether the answer is no longer needed. Loops over the whole table ask it and stop.
  bool given_up() const { return given_up_(); }

  const Game& game() const { return tracer_.game(); }
  /// nullptr when the game's ruleset cannot read the game.
  const std::shared_ptr<const Ruleset>& ruleset() const { return ruleset_; }
  /// The game's ruleset and those that it is meant for, if they can read it.
  const std::vector<Meant>& meant() const { return meant_; }
  /// Why the game cannot be played under a ruleset that it is meant for, with the ruleset's title.
  const std::vector<Complaint>& not_meant() const { return not_meant_; }

  const Barriers& barriers() const { return barriers_; }

  /// The base of a piece under the game's ruleset.
  const Footprint& base(PieceIndex piece) const { return bases_.at(at(piece)); }
  /// The ground and neighbours of a piece; nothing for a piece that is not on the table.
  const std::optional<Stand>& stand(PieceIndex piece) const { return stands_.at(at(piece)); }
  /// The shape of a feature; a line with a width as its outline. nullptr without geometry, or when Boost.Geometry
  /// refuses the shape.
  const Measured* shape(FeatureIndex feature) const;
  /// A box that holds a feature; empty without geometry. That of a line is up to half of its width too large, as its
  /// outline is made only when it is asked for.
  const Box& box(FeatureIndex feature) const { return boxes_.at(at(feature)); }
  /// The box of a line without its width; of other features the same as `box`.
  const Box& core(FeatureIndex feature) const { return cores_.at(at(feature)); }
  /// Whether a line lies certainly farther from a point than that; false for what is no line. It is quick, where lines
  /// that cross the whole table have boxes that say nothing.
  bool is_far(FeatureIndex feature, Vec from, double distance) const;
  /// The box round `shape`; empty without one.
  Box tight_box(FeatureIndex feature) const;
  /// An index of `box` of all features.
  const BoxIndex& index() const { return index_; }

 private:
  void prepare_meant(const std::vector<std::string>& meant_for, const RulesetSource& rulesets);
  void place_pieces();
  void box_features();

  GivenUp given_up_;
  Tracer tracer_;
  std::shared_ptr<const Ruleset> ruleset_;
  std::vector<Meant> meant_;
  std::vector<Complaint> not_meant_;
  Barriers barriers_;
  std::vector<Footprint> bases_;
  std::vector<std::optional<Stand>> stands_;
  mutable std::vector<std::optional<std::optional<Measured>>> shapes_;  ///< those that were asked for
  std::vector<Box> cores_;
  std::vector<Box> boxes_;
  BoxIndex index_;
};

}  // namespace linesman::lints
