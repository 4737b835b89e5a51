// One ordered piece on its way: what it spends, what is found about it, how far it could go.
#pragma once

#include <set>

#include "mobility/account.h"
#include "mobility/ground.h"
#include "mobility/orders.h"
#include "movement/path_point.h"

namespace linesman::mobility {

/// A fault of one piece; its sentence is made when the ruling is put together.
struct Found {
  std::string rule;
  std::size_t step = 0;
  double s = 0;
  std::optional<double> excess = {};
  std::string with = {};
  Figures figures = {};
  std::string says = "fault";
};

struct Remark {
  std::string rule;
  Figures figures = {};
  std::string says = "note";
};

/// A change besides positions. Exactly one of `set` and `remove`.
struct Change {
  std::string rule;
  std::string on;
  Value::Object set = {};
  bool remove = false;
};

/// A stretch of a step at which the piece may not stop, though it may pass (open at both ends).
struct NoStop {
  std::size_t step = 0;
  double from = 0;
  double to = 0;
  std::optional<PieceIndex> piece = {};  ///< whom it would overlap
};

/// An enemy whose overrun has been declared (mobility-43 to 47).
struct Overrun {
  PieceIndex target{};
  bool touched = false;
  double spent = 0;  ///< while the bases overlapped
};

/// Pivots that make one turn (mobility-14): steps `first` to `last`, by `angle` degrees in all.
struct WholeTurn {
  std::size_t first = 0;
  std::size_t last = 0;
  double angle = 0;
};

/// Getting in or out (mobility-50 to 54).
struct Boarding {
  Body carrier;
  bool in = false;        ///< else out
  std::size_t step = 0;   ///< the act, or 0
  bool eligible = true;   ///< the carrier is one that may be boarded
  bool too_late = false;  ///< it has moved too far: nothing is charged
  double spent = 0;       ///< by the piece, when it is through the door

  bool is_charged() const { return eligible && !too_late; }
};

struct March {
  const Setting& setting;
  const Errand& errand;
  const Trace& whole;  ///< of everybody whom the order moves
  const PieceTrace& trace;
  Body body;
  Ground ground;
  Account account;

  std::vector<WholeTurn> turns;
  std::vector<Boarding> boardings;  ///< out first, then in

  std::vector<Found> faults;
  std::vector<Remark> notes;
  std::vector<Change> changes;

  bool stopped = false;  ///< a fault before the move that is no matter of degree: judged no further
  /// Beyond this point every cut of the path has a fault.
  std::optional<Spot> barrier;
  /// The same for cuts only, not for the whole path: a table's edge that is passed on purpose.
  std::optional<Spot> barrier_of_cuts;
  std::vector<NoStop> no_stops;

  std::vector<Overrun> overruns;
  std::set<FeatureIndex> felled;
  std::optional<std::size_t> altitude_fault;  ///< its place in `faults`: there is one for the piece
  std::optional<std::size_t> edge_fault;      ///< the same for the table's edge
  bool passed_edge = false;

  March(const Setting& in, const Errand& going, const Trace& all, const PieceTrace& traced, const Body& who)
      : setting(in), errand(going), whole(all), trace(traced), body(who), ground(setting, body), account(who.rate) {}
  March(const March&) = delete;
  March& operator=(const March&) = delete;

  const Game& game() const { return setting.game; }
  const Tables& tables() const { return setting.tables; }
  const Piece& piece() const { return setting.game.piece(body.piece); }
  const std::vector<TracedStep>& steps() const { return trace.steps; }
  /// Ordered along: pieces that one order moves together meet only where they end.
  bool is_fellow(PieceIndex other) const;
  bool has_start() const { return errand.action != Doing::move; }

  /// A fault; cuts of the path beyond its place have it too.
  void fault(Found found);
  /// A fault that only cuts beyond `since` have.
  void fault_since(Found found, Spot since);
  void stop_before(Spot spot);

  Overrun* overrun_of(PieceIndex target);
  /// The turn that a step belongs to, or nullptr.
  const WholeTurn* turn_at(std::size_t step) const;
  /// The index of a last step that is this act.
  std::optional<std::size_t> last_act(std::string_view name) const;
  /// Where the path ends: its last step, and `s` there as rulings tell it.
  Spot end() const;
};

/// Inches that can be gone along a step, degrees not counted: the length of a leg, the height of a climb, else 0.
double length_of(const TracedStep& step);

/// Pivots on one spot are one turn (mobility-14).
std::vector<WholeTurn> whole_turns(const PieceTrace& trace);

inline bool is_act(const TracedStep& step, std::string_view name) {
  const Act* act = facts_of<Act>(step);
  return act && act->name == name;
}

}  // namespace linesman::mobility
