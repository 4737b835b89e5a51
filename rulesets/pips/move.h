// One order as this ruleset sees it: legs, stretches of ground, turns, and the dice that they leave to drive.
#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <memory>

#include "movement/path_point.h"
#include "pips/figures.h"

namespace linesman::pips {

/// Whether a set of features or pieces has that one.
template <class Things, class Thing>
bool contains(const Things& things, const Thing& thing) {
  return std::find(things.begin(), things.end(), thing) != things.end();
}

/// A leg that leads anywhere: longer than EPS.
struct DrivenLeg {
  std::size_t step = 0;
  const Leg* leg = nullptr;
  double before = 0;  ///< inches driven in the order before it
};

/// A stretch of a leg on which the same ground lies under the base.
struct Stretch {
  std::size_t step = 0;
  double from = 0;  ///< inches along the leg
  double to = 0;
  double before = 0;  ///< inches driven in the order before it
  bool reverse = false;
  const Span* span = nullptr;
  FeatureSet covered;            ///< waters that the base is over only where bridges and fords cover them
  const Going* going = nullptr;  ///< what counts there

  double length() const { return to - from; }
  /// The base is on it, and not only on what covers it.
  bool is_on(FeatureIndex feature) const;
};

/// Of what the base stands on where the first leg begins (pips-30).
struct LeftBehind {
  FeatureSet features;  ///< with all sections of each
  FeatureSet told;      ///< of the sections of each that it stands on the first in the document
  PieceSet pieces;
};

/// Pivots with no leg between them: one turn (pips-4).
struct Bend {
  std::size_t step = 0;  ///< of the first of its pivots
  double degrees = 0;    ///< the shorter way, [0, 180]
  double before = 0;     ///< inches driven in the order before it
  bool leg_follows = false;
  double credit = 0;      ///< degrees that it may be bent by steering there
  bool steering = false;  ///< else it is a rotation
};

class Move {
 public:
  Move(const RulesetData& data, const MovementFigures& figures, const Game& game, const Options& options,
       const Order& order, Action action, const Vehicle& vehicle, const Trace& whole_trace);
  /// A way cut short: as many dice rotate as in the whole order.
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
  Access access;  ///< with the dice that its turns leave to drive

  std::vector<DrivenLeg> legs;
  std::vector<Stretch> stretches;      ///< what is forgiven does not count there
  std::size_t straight_legs = 0;       ///< of `legs`, from the first: straight on with no turn between them
  LeftBehind leavable;                 ///< what this way or a cut of it may leave for good, though it hinders
  LeftBehind forgiven;                 ///< of these what this way has left for good when it ends
  std::optional<double> crosses_from;  ///< inches driven where it first crosses anything; nothing when it does not
  std::vector<Bend> bends;             ///< without those that come to nothing
  double driven = 0;                   ///< inches, all legs
  bool only_reverse = false;           ///< there are legs, and each is driven in reverse

  int action_dice() const;
  int rotating_dice() const;  ///< what its rotations need, even when the action has fewer
  int driving_dice() const;   ///< what the rotations leave of the action's dice
  bool rotates() const;
  /// It has a leg, and rotating has left no die to drive it.
  bool no_die_left() const { return !legs.empty() && driving_dice() == 0; }

  /// What counts while the base overlaps `ground`, some of it only where that is covered, and the centre is on
  /// `surface`.
  Going going_on(const FeatureSet& ground, const FeatureSet& covered,
                 const std::optional<FeatureIndex>& surface) const {
    return going({data, figures.ratings, game}, ground, covered, surface);
  }
  /// The same at a start or end.
  Going going_at(const Stand& stand) const { return going_on(stand.ground, covered_at(stand), stand.surface); }
  /// Of the ground there the waters that the base is over only where they are covered.
  FeatureSet covered_at(const Stand& stand) const { return covered_of(stand.ground, stand.uncovered); }
  FeatureSet covered_of(const FeatureSet& ground, const FeatureSet& uncovered) const;
  /// At a start or end the base is on any of these sections, and not only on what covers it.
  bool is_on_any(const Stand& stand, const FeatureSet& sections) const;
  /// All sections of the thing.
  FeatureSet sections_of(FeatureIndex feature) const { return whole_trace.sections_of(feature); }
  /// As `access` says.
  std::optional<Column> column(Rating rating) const { return columns_[static_cast<std::size_t>(rating)]; }
  bool crosses(Rating rating) const { return column(rating) == Column::crossing; }
  bool crosses() const { return crosses_from.has_value(); }  ///< anywhere on its legs
  /// pips-20: only the lower die drives, on each ground.
  bool drives_with_low_die() const { return !options.high_die_stays && crosses(); }
  /// The dice that drive, of those that were rolled for it.
  Roll driving(const Roll& rolled) const;
  const Row& row(bool reverse) const { return row_of(figures, vehicle, options, reverse); }
  /// It is only left (pips-30): of a feature, wherever a leg meets it; of a contact, when it is one of a leg.
  bool is_forgiven(FeatureIndex feature) const;
  bool is_forgiven(std::size_t step, const Contact& contact) const;
  bool may_leave(PieceIndex other) const;

  /// Inches driven in the order when it comes to that place; of a turn: when it begins.
  double driven_at(std::size_t step, double s) const;
  /// The place so many inches on: of two legs that meet there, the one that ends.
  PathPoint place_at(double inches) const;
  const DrivenLeg* leg_of(std::size_t step) const;

 private:
  void read_trace();
  void lay_ground();
  void forgive();
  void settle_access(int driving_dice);

  /// Of each stretch of the whole way, whatever is forgiven; the stretches of its cuts are the first of them.
  std::shared_ptr<const std::vector<Going>> ground_;
  std::deque<Going> without_forgiven_;  ///< of stretches of this way on which something is forgiven
  std::optional<int> rotating_dice_of_order_;
  std::array<std::optional<Column>, RATING_COUNT> columns_;
};

/// pips-30: how many of the legs, from the first, go straight on one after another, with no turn between them. A leg
/// and its parts leave the same things, so they are taken as one. 0 without a leg. Asked when `legs` stand.
std::size_t legs_straight_on(const Move& move);

/// pips-30, asked while `move` is put together: `leavable` when its stretches stand, with all that counts under the
/// base; then `forgiven`.
LeftBehind leavable_on(const Move& move);
LeftBehind forgiven_on(const Move& move);

/// pips-29: an enemy that a way may lead over, though it may not end there.
bool may_drive_over(const Options& options, const Piece& enemy);

/// pips-4: the degrees that may be bent by steering before the first inch.
double steering_at_start(const Options& options, const Vehicle& vehicle);

/// The turn brings the base on to something from which it was off before, from all its sections.
bool turns_into(const Move& move, std::size_t step, FeatureIndex feature);

/// What a turn sweeps over, as on the ground under its centre.
Going going_of_turn(const Move& move, const Turn& turn);

}  // namespace linesman::pips
