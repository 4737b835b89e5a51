// One ordered piece on its way: what it spends, what is found about it.
#pragma once

#include <map>
#include <set>

#include "drill/errand.h"
#include "movement/path_point.h"
#include "rules/ruling_builder.h"

namespace linesman::drill {

/// A point of a path: on a leg `s` inches along it, on other steps 0.
struct Spot {
  std::size_t step = 0;
  double s = 0;
};

/// An entry of the bill, BD.
struct Charge {
  std::string_view rule;
  double amount = 0;
  Spot from;
  double to = 0;  ///< inches along the step
  std::string_view says = "cost";
  std::string with = {};
};

/// A fault of one piece; its sentence is made when the ruling is put together.
struct Found {
  std::string_view rule;
  Spot spot;
  std::optional<double> excess = {};
  std::string with = {};
  std::string_view says = "fault";
  Figures figures = {};
};

struct Remark {
  std::string_view rule;
  std::string_view says = "note";
  Figures figures = {};
};

/// A status that is set on a piece or feature.
struct Change {
  std::string_view rule;
  std::string on;
  std::string key;
  Value value;
};

/// What the pieces of one order have to do with one another.
struct Party {
  std::vector<PieceIndex> pieces;                     ///< in the order named
  std::map<PieceIndex, double> dice;                  ///< drill-13: what the die does to the speed, BD
  std::set<PieceIndex> together;                      ///< those that share the path, when they are several
  std::map<std::size_t, PieceIndex> outermost;        ///< drill-11: by the step as written, who pays for the turn
  std::map<PieceIndex, std::set<FeatureIndex>> used;  ///< drill-31: passages that pieces named before go through
};

/// A leg with the inches gone before it.
struct WayLeg {
  std::size_t step = 0;
  const Leg* leg = nullptr;
  double before = 0;

  double end() const { return before + leg->length; }
};

class March {
 public:
  March(const Setting& in, const Errand& going, const Party& with, const Path& path_as_written,
        const PieceTrace& traced, const Troop& who);
  March(const March&) = delete;
  March& operator=(const March&) = delete;

  const Setting& setting;
  const Errand& errand;
  const Party& party;
  const Path& path;
  const PieceTrace& trace;
  const Troop troop;
  const Manoeuvre manoeuvre;
  std::vector<WayLeg> legs;
  double length = 0;  ///< of the path, inches
  bool turns = false;

  // drill-4 to 8, set before the way is judged.
  bool has_speed = true;
  double full_speed = 0;  ///< with musician and die, without action points
  double total = 0;
  double spent = 0;
  std::optional<Spot> passed;  ///< where `spent` passes `total`

  // What became of it on the way.
  std::set<PieceIndex> mobbed;  ///< friends that lose their formation with it
  bool is_mobbed = false;
  bool is_stopped = false;  ///< drill-18, 22, 36, 37 or 39 stopped it

  std::vector<Charge> charges;
  std::vector<Found> faults;
  std::vector<Remark> notes;
  std::vector<Change> changes;

  const Game& game() const { return setting.game; }
  const Tables& tables() const { return setting.tables; }
  const Piece& piece() const { return setting.game.piece(troop.piece); }
  const std::string& id_of(FeatureIndex f) const { return setting.game.feature(f).id; }
  const std::string& id_of(PieceIndex p) const { return setting.game.piece(p).id; }
  const std::vector<TracedStep>& steps() const { return trace.steps; }

  bool goes() const { return !legs.empty(); }
  bool goes_or_turns() const { return goes() || turns; }
  bool in_column() const { return manoeuvre.formation == "manoeuvre-column"; }
  bool is_fellow(PieceIndex other) const;
  bool overlapped_at_start(FeatureIndex f) const;
  bool overlapped_at_start(PieceIndex p) const;

  /// Where the path ends: its last step, and its full length.
  Spot end() const;
  /// The point so many inches along the path, at a joint in the later leg (or the earlier one).
  Spot spot_at(double inches, bool later = true) const;

  void fault(Found found) { faults.push_back(std::move(found)); }
  void note(std::string_view rule, Figures figures = {}, std::string_view says = "note");
  void set(std::string_view rule, const std::string& on, std::string key, Value value);
  void set_own(std::string_view rule, std::string key, Value value) {
    set(rule, id_of(troop.piece), std::move(key), std::move(value));
  }

  /// A charge at one place.
  void pay(Charge charge);
  /// Inches of a leg, an inch for an inch.
  void go(std::size_t step, double from, double to);
};

/// `s` of a place as rulings tell it: inches on a leg, 0 in a turn.
double place_in(const TracedStep& step, double s);

}  // namespace linesman::drill
