// What the referee says (protocol section 5): judgements, each with its clause.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/names.h"
#include "movement/trace.h"

namespace linesman {

enum class Verdict { legal, marginal, illegal, incomplete };
constexpr Names<Verdict::incomplete> names_of(Verdict) { return {"legal", "marginal", "illegal", "incomplete"}; }

/// One thing that an allowance comes from.
struct AllowancePart {
  std::string rule;   ///< clause id
  double amount = 0;  ///< in the currency; below 0 for what is taken off
  std::string text;
};

/// In the ruleset's currency. Nothing stands for figures that are not known yet (dice missing).
struct Allowance {
  std::optional<double> total;
  std::optional<double> spent;
  std::optional<double> left;
  std::string currency;                ///< "inch", "BD", "MP"…
  std::vector<AllowancePart> parts{};  ///< they add up to `total`; none while that is not known
};

/// A place on the way of a piece: `s` inches along that step (0 on turns, acts and before the move).
struct Place {
  PieceIndex piece{};
  std::size_t step = 0;
  double s = 0;
  Vec at;  ///< where the centre is then
};

struct Cost {
  std::string rule;   ///< clause id
  double amount = 0;  ///< in the currency
  PieceIndex piece{};
  std::size_t step = 0;
  double from = 0;  ///< inches along the step
  double to = 0;
  std::string text;
};

/// When in the order a fault comes about, and so which shorter paths have it too.
enum class Stage {
  before_move,  ///< whatever the path: every cut has it
  on_way,       ///< from its place on: cuts that reach its place have it
  at_end,       ///< of the end only: a cut may be free of it, or have it anew
};

struct Fault {
  std::string rule;
  Place place;
  std::optional<double> excess;  ///< by how much; nothing where it is not a matter of degree
  std::string with;              ///< id of the piece or feature concerned, or empty
  std::string text;
  Stage stage = Stage::on_way;  ///< for the furthest point; not part of its JSON
};

struct DiceNeed {
  std::string rule;
  std::string purpose;
  std::string need;                          ///< "2d6"
  std::optional<std::vector<double>> given;  ///< nothing while they are missing
};

/// A change that carrying the order out makes besides positions. Exactly one of `set`, a replacement (`replace` and
/// `geometry`, each alone or together), `add`, `remove`. Effects are carried out in their order.
struct Effect {
  std::string rule;
  std::string on;  ///< id of a piece, unit or feature; of a feature also one that an earlier effect added
  Value set;       ///< object of statuses; a null takes one away
  Value replace;   ///< object: a feature's new `kind` or `rating` (under the ruleset judged)
  bool remove = false;
  std::optional<FeatureShape> geometry = {};  ///< a feature's new one
  std::optional<Feature> add = {};            ///< put into the terrain right after the feature `on`; its id is new
};

struct End {
  PieceIndex piece{};
  Pose pose;
  std::optional<Hex> hex;
};

struct Note {
  std::string rule;
  std::string text;
};

/// The furthest point of a path at which stopping would be legal.
struct Furthest {
  PieceIndex piece{};
  std::size_t step = 0;
  double s = 0;
  Pose pose;
  std::optional<Hex> hex;
};

/// What one piece of the order may spend and has spent; nothing stands for figures that are not known yet.
struct PieceAllowance {
  PieceIndex piece{};
  std::optional<double> total;
  std::optional<double> spent;
  Verdict verdict = Verdict::incomplete;  ///< on this alone: incomplete while a figure is missing
  std::vector<AllowancePart> parts{};     ///< of `total`
};

/// The distance between two bases when the order is done, where a clause asks for it.
struct ShownGap {
  PieceIndex piece{};
  PieceIndex other{};
  double distance = 0;  ///< inches, edge to edge; 0 when they touch or overlap
  bool holds = true;    ///< the clause is content with it
};

/// The base that a piece has when the order is done, where the order changes it (a new formation).
struct BaseAfter {
  PieceIndex piece{};
  Footprint base;
};

/// What a ruling shows to those who look on, beside what its JSON says. It is judged with the ruling, so that nobody
/// who draws or lists it compares anything. All of it is empty in a ruling that was read from a document.
struct Shown {
  std::string symbol;                      ///< of the currency, for people: "″"
  std::vector<PieceAllowance> allowances;  ///< of each piece that was moved, in the trace's order
  /// Between models that are to hang together, each pair once; one that does not hold is the shortest from a group that
  /// stands apart to the rest.
  std::vector<ShownGap> links;
  std::vector<PieceIndex> strays;      ///< models that no chain of links joins to their unit
  std::vector<ShownGap> gaps;          ///< from a moved piece to one that it is to keep away from
  std::vector<BaseAfter> bases_after;  ///< whether or not the change is allowed
};

struct Ruling {
  std::string ruleset;
  Verdict verdict = Verdict::legal;
  Allowance allowance;
  std::vector<Cost> costs;
  std::vector<Fault> faults;
  std::vector<DiceNeed> dice;
  std::vector<Effect> effects;
  std::vector<End> ends;
  std::vector<Note> notes;
  /// One piece ordered: its furthest point, or none. Several: an entry for each that may move at all; which of the two
  /// is told by `several`.
  std::vector<Furthest> furthest;
  bool several = false;  ///< the order named more than one piece: `furthest` is written as a list
  Shown shown{};         ///< not part of the ruling's JSON
};

}  // namespace linesman
