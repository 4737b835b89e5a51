// A game at its start, with the facts that several lints need.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/given_up.h"
#include "geometry/boost/box_index.h"
#include "geometry/boost/measure.h"
#include "geometry/shapes/area.h"
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

  /// Whether the answer is no longer needed, or the work of one lint is used up. Loops over the whole table ask it and
  /// stop.
  bool given_up() const { return is_used_up() || given_up_(); }

  /// Gives one lint its work: in proportion to the number of features and pieces, however they lie on one another.
  void begin_lint() const;
  /// Counts work in steps of some 20 ns, as a Budget does. Pairs of things that lie in one place are very many.
  void spend(std::uint64_t steps) const { left_ -= std::min(left_, steps); }
  /// Counts that Boost.Geometry measures that feature.
  void spend_on_measuring(FeatureIndex feature) const { spend(200 + area(feature).sides()); }
  bool is_used_up() const { return left_ == 0; }

  /// As it counts now: without statuses that are over, with plain values.
  const Game& game() const { return tracer_.game(); }
  /// As it stands.
  const Game& document() const { return document_; }
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
  const Measured* shape(FeatureIndex feature) const {
    const auto& shape = known(feature).shape;
    return shape ? &*shape : nullptr;
  }
  /// The same, to ask it about points; it has no area where the shape has none.
  const Area& area(FeatureIndex feature) const { return known(feature).area; }
  /// A box that holds a feature; empty without geometry. That of a line is up to half of its width too large, as its
  /// outline is made only when it is asked for.
  const Box& box(FeatureIndex feature) const { return boxes_.at(at(feature)); }
  /// The box of a line without its width; of other features the same as `box`.
  const Box& core(FeatureIndex feature) const { return cores_.at(at(feature)); }
  /// Whether a line lies certainly farther from a point than that; false for what is no line. It is quick, where lines
  /// that cross the whole table have boxes that say nothing.
  bool is_far(FeatureIndex feature, Vec from, double distance) const;
  /// The box round `shape`; empty without one.
  const Box& tight_box(FeatureIndex feature) const { return known(feature).box; }
  /// An index of `box` of all features.
  const BoxIndex& index() const { return index_; }

 private:
  struct Known {
    std::optional<Measured> shape;
    Area area;
    Box box;
  };

  const Known& known(FeatureIndex feature) const;
  void prepare_meant(const std::vector<std::string>& meant_for, const RulesetSource& rulesets);
  void place_pieces();
  void box_features();

  GivenUp given_up_;
  mutable std::uint64_t left_ = 1;
  Game document_;
  Tracer tracer_;
  std::shared_ptr<const Ruleset> ruleset_;
  std::vector<Meant> meant_;
  std::vector<Complaint> not_meant_;
  Barriers barriers_;
  std::vector<Footprint> bases_;
  std::vector<std::optional<Stand>> stands_;
  mutable std::vector<std::optional<Known>> shapes_;  ///< those that were asked for
  std::vector<Box> cores_;
  std::vector<Box> boxes_;
  BoxIndex index_;
};

}  // namespace linesman::lints
