// One ordered piece on its way: all that a clause may look at. Clauses take it const and add to Findings.
#pragma once

#include <map>

#include "drill/setting.h"
#include "movement/path_point.h"
#include "rules/findings.h"

namespace linesman::drill {

/// The distances watched on the way, and where they stand in `TraceRequest::near`.
struct Watches {
  static constexpr std::size_t infantry_limit = 0;
  static constexpr std::size_t battle_contact = 1;
  static constexpr std::size_t halt_limit = 2;
  static constexpr std::size_t halt = 3;
  static constexpr std::size_t count = 4;

  /// BD
  static double distance(const Tables& tables, std::size_t watch);
};

/// A piece of an order, as the order was read.
struct OrderedPiece {
  Troop troop;
  bool shares_path = false;  ///< follows the path that several follow
  double die = 0;            ///< drill-13: what the die does to its speed, BD
};

/// What the pieces of one order have to do with one another, and what all of them share.
struct OrderGroup {
  OrderKind kind = OrderKind::move;
  std::vector<PieceIndex> pieces;               ///< in the order named
  std::map<std::size_t, PieceIndex> outermost;  ///< drill-11: by the step as written, who pays for the common turn
  const Trace& trace;                           ///< of the whole order
  const RoadMap& roads;

  bool contains(PieceIndex piece) const;
};

/// A leg or turn, with the way that the centre has gone before it.
struct WayPart {
  std::size_t step = 0;
  double before = 0;  ///< inches
  double length = 0;  ///< inches that the centre goes in it; 0 of a turn about the own centre
  double extent = 0;  ///< the largest `s`: inches of a leg, degrees of a turn

  double end() const { return before + length; }
  /// Inches along the path at `s`.
  double along(double s) const { return extent > 0 ? before + length * (s / extent) : before; }
};

class Way {
 public:
  /// `passages_taken` (drill-31): those that pieces named before go through. `goes_on_to` (drill-18): `onto`.
  Way(const Setting& of, const OrderGroup& with, const OrderedPiece& piece, const PieceTrace& traced,
      std::vector<FeatureIndex> passages_taken, std::optional<FeatureIndex> goes_on_to);
  /// The same piece on a way that ends earlier: what the whole order leads on to is none of its business.
  Way(const Way& longer, const PieceTrace& cut);
  Way(const Way&) = delete;
  Way& operator=(const Way&) = delete;

  const Setting& setting;
  const OrderGroup& group;
  const OrderedPiece& ordered;
  const Troop& troop;
  const PieceTrace& trace;
  const Way& whole;  ///< the way that this is a part of, or itself
  const std::vector<FeatureIndex> taken;
  const std::optional<FeatureIndex> onto;
  const OrderKind kind;
  const Manoeuvre manoeuvre;

  const Game& game() const { return setting.game; }
  const Tables& tables() const { return setting.tables; }
  const std::vector<TracedStep>& steps() const { return trace.steps; }
  const std::string& id() const { return id_of(troop.piece); }
  /// Sections of one thing.
  bool are_one(FeatureIndex a, FeatureIndex b) const { return group.trace.are_one(a, b); }
  const std::string& id_of(FeatureIndex f) const { return setting.game.feature(f).id; }
  const std::string& id_of(PieceIndex p) const { return setting.game.piece(p).id; }
  RoadRating road(std::optional<FeatureIndex> surface) const { return group.roads.at(surface); }

  /// Legs and turns, in their order.
  const std::vector<WayPart>& parts() const { return parts_; }
  const WayPart& part_of(std::size_t step) const;  ///< of a step that is a leg or turn
  double length() const { return length_; }        ///< of the path of the centre, inches
  bool goes() const { return goes_; }              ///< there is a leg
  bool goes_or_turns() const { return !parts_.empty(); }
  bool in_column() const { return manoeuvre.formation == Formation::manoeuvre_column; }
  /// The base was on it, whichever of its sections.
  bool overlapped_at_start(FeatureIndex f) const;
  bool overlapped_at_start(PieceIndex p) const;

  /// Where the path ends: its last step, as told.
  PathPoint end() const;
  /// The point so many inches along the path, at a joint in the later part that takes the centre on (or the earlier).
  PathPoint point_at(double inches, bool later = true) const;
  /// A place as rulings tell it: in a turn at its beginning.
  PathPoint told(PathPoint place) const { return {place.step, told_s(steps()[place.step], place.s)}; }

 private:
  void measure();

  std::vector<WayPart> parts_;
  double length_ = 0;
  bool goes_ = false;
};

/// The stretches of a leg or turn by what is under the base; none of other steps.
const std::vector<Span>& spans_of(const TracedStep& step);
/// What a leg or turn crosses; of a turn by degrees.
const std::vector<Crossing>& crossings_of(const TracedStep& step);
/// The surface under the centre on a stretch of a leg or turn.
std::optional<FeatureIndex> surface_on(const TracedStep& step, const Span& span);

/// A status set on a piece or feature.
StatusChange status(std::string_view rule, const std::string& on, std::string key, Value value);

}  // namespace linesman::drill
