// One ordered piece on its way: all that a clause may look at. Clauses take it const and add to Findings.
#pragma once

#include <map>

#include "drill/manoeuvre.h"
#include "drill/setting.h"
#include "movement/path_point.h"
#include "rules/findings.h"

namespace linesman::drill {

/// A piece of an order, as the order was read.
struct OrderedPiece {
  Troop troop;
  bool shares_path = false;  ///< follows the path that several follow
  double die = 0;            ///< drill-13: what the die does to its speed, BD
};

/// What the pieces of one order have to do with one another.
struct OrderGroup {
  OrderKind kind = OrderKind::move;
  std::vector<PieceIndex> pieces;               ///< in the order named
  std::map<std::size_t, PieceIndex> outermost;  ///< drill-11: by the step as written, who pays for the common turn

  bool contains(PieceIndex piece) const;
};

/// A leg with the inches gone before it.
struct WayLeg {
  std::size_t step = 0;
  const Leg* leg = nullptr;
  double before = 0;

  double end() const { return before + leg->length; }
};

class Way {
 public:
  /// `passages_taken` (drill-31): those that pieces named before go through. `goes_on_to` (drill-18): `onto`.
  Way(const Setting& of, const OrderGroup& with, const OrderedPiece& piece, const PieceTrace& traced,
      std::vector<FeatureIndex> passages_taken, std::optional<FeatureIndex> goes_on_to);
  Way(const Way&) = delete;
  Way& operator=(const Way&) = delete;

  const Setting& setting;
  const OrderGroup& group;
  const OrderedPiece& ordered;
  const Troop& troop;
  const PieceTrace& trace;
  const std::vector<FeatureIndex> taken;
  const std::optional<FeatureIndex> onto;
  const OrderKind kind;
  const Manoeuvre manoeuvre;

  const Game& game() const { return setting.game; }
  const Tables& tables() const { return setting.tables; }
  const std::vector<TracedStep>& steps() const { return trace.steps; }
  const std::string& id() const { return id_of(troop.piece); }
  const std::string& id_of(FeatureIndex f) const { return setting.game.feature(f).id; }
  const std::string& id_of(PieceIndex p) const { return setting.game.piece(p).id; }

  const std::vector<WayLeg>& legs() const { return legs_; }
  double length() const { return length_; }  ///< of the path, inches
  bool goes() const { return !legs_.empty(); }
  bool goes_or_turns() const { return goes() || turns_; }
  bool in_column() const { return manoeuvre.formation == Formation::manoeuvre_column; }
  bool overlapped_at_start(FeatureIndex f) const;
  bool overlapped_at_start(PieceIndex p) const;

  /// Where the path ends: its last step, and its full length.
  PathPoint end() const;
  /// The point so many inches along the path, at a joint in the later leg (or the earlier one).
  PathPoint point_at(double inches, bool later = true) const;

 private:
  std::vector<WayLeg> legs_;
  double length_ = 0;
  bool turns_ = false;
};

/// A status set on a piece or feature.
StatusChange status(std::string_view rule, const std::string& on, std::string key, Value value);

}  // namespace linesman::drill
