// One order as this ruleset sees it: legs, stretches of ground, turns, and the dice that are left to drive.
#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <memory>

#include "base/contains.h"
#include "movement/measured_way.h"
#include "pips/figures.h"
#include "rules/met_ground.h"

namespace linesman::pips {

/// A leg longer than EPS.
struct DrivenLeg {
  std::size_t step = 0;
  const Leg* leg = nullptr;
  double before = 0;  ///< inches driven in the order before it
};

/// A stretch of a leg on which the same ground lies under the base.
struct Stretch : MetStretch {
  std::size_t step = 0;
  double before = 0;  ///< inches driven in the order before it
  bool reverse = false;
  const CountedGround* counted = nullptr;  ///< the ground that counts there

  double length() const { return to - from; }
};

/// pips-30: ground and pieces that the base overlaps where the first leg begins, and that do not count because it
/// leaves them.
struct Exempt {
  FeatureSet features;  ///< all sections of each thing
  FeatureSet named;     ///< for each thing the first in the document of the sections under the base
  PieceSet pieces;
};

/// pips-4: pivots with no leg between them are one turn.
struct Bend {
  std::size_t step = 0;  ///< of the first of its pivots
  double degrees = 0;    ///< the shorter way, in [0, 180]
  double before = 0;     ///< inches driven in the order before it
  bool leg_follows = false;
  double credit = 0;      ///< degrees that may be steered there
  bool steering = false;  ///< it is steered; else it is a rotation
};

class Move {
 public:
  Move(const RulesetData& data, const MovementFigures& figures, const Game& game, const Options& options,
       const Order& order, Action action, const Vehicle& vehicle, const Trace& whole_trace);
  /// A way that is cut. As many dice rotate as in the whole order.
  Move(const Move& whole, const PieceTrace& cut);
  Move(const Move&) = delete;
  Move& operator=(const Move&) = delete;

  const RulesetData& data;
  const MovementFigures& figures;
  const Game& game;
  const Order& order;
  const Trace& whole_trace;
  const PieceTrace& trace;
  const PieceIndex piece;
  const Vehicle vehicle;
  const Options options;
  const Action action;
  const MeasuredWay measured;  ///< by its legs
  Access access;               ///< with the dice that its turns leave to drive

  std::vector<DrivenLeg> legs;
  std::vector<Stretch> stretches;      ///< exempt ground does not count there
  std::size_t straight_legs = 0;       ///< the first legs of `legs` that go straight on with no turn between them
  Exempt may_be_exempt;                ///< what this way or a cut of it may leave for good although it hinders
  Exempt exempt;                       ///< the part of it that this way has left for good at its end
  std::optional<double> crosses_from;  ///< inches driven to its first crossing; nothing without one
  std::vector<Bend> bends;             ///< without turns of 0 degrees
  bool only_reverse = false;           ///< there are legs, and each is driven in reverse

  double driven() const { return measured.length(); }  ///< inches, all legs
  int action_dice() const;
  int rotating_dice() const;  ///< dice that its rotations need, even when the action has fewer
  int driving_dice() const;   ///< dice of the action that the rotations leave
  bool rotates() const;
  /// It has a leg, or the whole order has one and a die to drive it: then its dice are asked for.
  bool ordered_to_drive() const { return !legs.empty() || (drives_in_order_ && driving_dice() > 0); }
  /// It has a leg, and rotating has left no die to drive it.
  bool no_die_left() const { return !legs.empty() && driving_dice() == 0; }

  /// The ground that counts while the base overlaps `ground` and the centre is on `surface`. `covered`: as in the
  /// function of that name.
  CountedGround counted_on(const FeatureSet& ground, const FeatureSet& covered,
                           const std::optional<FeatureIndex>& surface) const {
    return counted_ground({data, figures.ratings, game}, ground, covered, surface);
  }
  /// The ground that counts at a start or end.
  CountedGround counted_at(const Stand& stand) const {
    return counted_on(stand.ground, covered_at(stand), stand.surface);
  }
  /// The waters at a start or end that the base is over only where bridges and fords cover them.
  FeatureSet covered_at(const Stand& stand) const { return covered_of(stand.ground, stand.uncovered); }
  FeatureSet covered_of(const FeatureSet& ground, const FeatureSet& uncovered) const {
    return linesman::covered_of(whole_trace.request, ground, uncovered);
  }
  /// At a start or end the base is on any of these sections, and not only on a bridge or ford over it.
  bool is_on_any(const Stand& stand, const FeatureSet& sections) const;
  /// All sections of the thing.
  FeatureSet sections_of(FeatureIndex feature) const { return whole_trace.sections_of(feature); }
  /// As `access` says.
  std::optional<Column> column(Rating rating) const { return columns_[static_cast<std::size_t>(rating)]; }
  bool crosses(Rating rating) const { return column(rating) == Column::crossing; }
  bool crosses() const { return crosses_from.has_value(); }  ///< it crosses anything on its legs
  /// pips-20: only the lower die drives, on all ground.
  bool drives_with_low_die() const { return !options.high_die_stays && crosses(); }
  /// The dice of a roll that drive.
  Roll driving(const Roll& rolled) const;
  const Row& row(bool reverse) const { return row_of(figures, vehicle, options, reverse); }
  /// pips-30: the feature or the contact does not count. A contact in a turn counts.
  bool is_exempt(FeatureIndex feature) const;
  bool is_exempt(std::size_t step, const Contact& contact) const;
  bool may_leave(PieceIndex other) const;

  const DrivenLeg* leg_of(std::size_t step) const;

 private:
  void read_trace();
  void lay_ground();
  void leave_out_exempt();
  void settle_access(int driving_dice);

  /// The ground of each stretch of the whole way, exempt ground included. The stretches of a cut are the first of them.
  std::shared_ptr<const std::vector<CountedGround>> ground_;
  std::deque<CountedGround> without_exempt_;  ///< of the stretches of this way with exempt ground
  std::optional<int> rotating_dice_of_order_;
  bool drives_in_order_ = false;
  std::array<std::optional<Column>, RATING_COUNT> columns_;
};

/// pips-30: the number of first legs that go straight on one after another, with no turn between them; 0 without a leg.
/// They leave things as one leg does. Called when `legs` is filled in.
std::size_t legs_straight_on(const Move& move);

/// pips-30, called while `move` is put together: the first when its stretches are filled in, with all ground that
/// counts; then the second.
Exempt may_be_exempt_on(const Move& move);
Exempt exempt_on(const Move& move);

/// pips-29: an enemy that a way may lead over, though it may not end there.
bool may_drive_over(const Options& options, const Piece& enemy);

/// pips-4: degrees that may be steered before the first inch.
double steering_at_start(const Options& options, const Vehicle& vehicle);

/// The turn brings the base on to a thing of which it touched no section before.
bool turns_into(const Move& move, std::size_t step, FeatureIndex feature);

/// The ground that a turn sweeps over and that counts, with the surface under its centre.
CountedGround counted_in_turn(const Move& move, const Turn& turn);

}  // namespace linesman::pips
