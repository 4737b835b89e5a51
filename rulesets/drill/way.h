// One ordered piece on its way, with all that a clause may look at. Clauses take it const and add to Findings.
#pragma once

#include <map>

#include "drill/setting.h"
#include "movement/measured_way.h"
#include "rules/findings.h"

namespace linesman::drill {

/// The distances from other pieces that are watched on the way, by place in `TraceRequest::near`.
struct Watches {
  static constexpr std::size_t infantry_limit = 0;
  static constexpr std::size_t battle_contact = 1;
  static constexpr std::size_t halt_limit = 2;
  static constexpr std::size_t halt = 3;
  static constexpr std::size_t count = 4;

  /// The distance watched, BD.
  static double distance(const Tables& tables, std::size_t watch);
};

/// A piece of an order.
struct OrderedPiece {
  Troop troop;
  bool shares_path = false;  ///< it follows the path that several pieces follow
  double die = 0;            ///< drill-13: the change that its die makes to its speed, BD
};

/// The facts that all pieces of one order share.
struct OrderGroup {
  OrderKind kind = OrderKind::move;
  std::vector<PieceIndex> pieces;  ///< in the order named
  std::map<std::size_t, PieceIndex>
      outermost;       ///< drill-11: by the step as written, the piece that pays for the common turn
  const Trace& trace;  ///< of the whole order
  const RoadMap& roads;

  bool contains(PieceIndex piece) const;
};

class Way {
 public:
  /// `passages_taken` (drill-31): those that pieces named earlier go through. `goes_on_to`: as `onto`.
  Way(const Setting& of, const OrderGroup& with, const OrderedPiece& piece, const PieceTrace& traced,
      std::vector<FeatureIndex> passages_taken, std::optional<FeatureIndex> goes_on_to);
  /// The piece on a way that ends earlier. `onto` does not apply to it.
  Way(const Way& longer, const PieceTrace& cut);
  Way(const Way&) = delete;
  Way& operator=(const Way&) = delete;

  const Setting& setting;
  const OrderGroup& group;
  const OrderedPiece& ordered;
  const Troop& troop;
  const PieceTrace& trace;
  const Way& whole;                        ///< the way of which this is a part, or this way itself
  const std::vector<FeatureIndex> taken;   ///< drill-31: passages that pieces named earlier go through
  const std::optional<FeatureIndex> onto;  ///< drill-18: the feature that the order leads on to beyond its path
  const OrderKind kind;
  const Manoeuvre manoeuvre;
  const MeasuredWay measured;

  const Game& game() const { return setting.game; }
  const Tables& tables() const { return setting.tables; }
  const std::vector<TracedStep>& steps() const { return trace.steps; }
  const std::string& id() const { return id_of(troop.piece); }
  /// Whether two features are sections of one thing.
  bool are_one(FeatureIndex a, FeatureIndex b) const { return group.trace.are_one(a, b); }
  const std::string& id_of(FeatureIndex f) const { return setting.game.feature(f).id; }
  const std::string& id_of(PieceIndex p) const { return setting.game.piece(p).id; }
  RoadRating road(std::optional<FeatureIndex> surface) const { return group.roads.at(surface); }

  double length() const { return measured.length(); }  ///< of the path of the centre, inches
  bool goes() const { return goes_; }                  ///< there is a leg
  bool goes_or_turns() const { return goes_or_turns_; }
  bool in_column() const { return manoeuvre.formation == Formation::manoeuvre_column; }
  /// The base overlapped any section of it.
  bool overlapped_at_start(FeatureIndex f) const;
  bool overlapped_at_start(PieceIndex p) const;

  /// The end of the path, as rulings show it.
  PathPoint end() const;
  /// A place as rulings show it: in a turn its beginning.
  PathPoint reported(PathPoint place) const { return {place.step, reported_s(steps()[place.step], place.s)}; }

 private:
  const bool goes_;
  const bool goes_or_turns_;
};

/// The stretches of a leg or turn by the terrain under the base; empty for other steps.
const std::vector<Span>& spans_of(const TracedStep& step);
/// The lines that a leg or turn crosses; in a turn places are in degrees.
const std::vector<Crossing>& crossings_of(const TracedStep& step);
/// The surface under the centre on a stretch of a leg or turn.
std::optional<FeatureIndex> surface_on(const TracedStep& step, const Span& span);

/// A status set on a piece or feature.
StatusChange status(std::string_view rule, const std::string& on, std::string key, Value value);

}  // namespace linesman::drill
