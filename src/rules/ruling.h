// A ruling (protocol section 5): judgements, each with its clause. Its sentences are patterns of the ruleset with their
// figures; those of a ruling that was read from a document are finished texts.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/names.h"
#include "base/sentence.h"
#include "movement/trace.h"

namespace linesman {

enum class Verdict { legal, marginal, illegal, incomplete };
constexpr Names<Verdict::incomplete> names_of(Verdict) { return {"legal", "marginal", "illegal", "incomplete"}; }

/// Whether an order with this verdict can be carried out.
constexpr bool is_allowed(Verdict verdict) { return verdict == Verdict::legal || verdict == Verdict::marginal; }

/// One part of an allowance.
struct AllowancePart {
  std::string rule;   ///< clause id
  double amount = 0;  ///< in the currency; below 0 when it reduces the allowance
  Sentence text;
};

/// In the ruleset's currency. A figure is empty while it is not known (dice are missing).
struct Allowance {
  std::optional<double> total;
  std::optional<double> spent;
  std::optional<double> left;
  std::string currency;                ///< "inch", "BD", "MP"…
  std::vector<AllowancePart> parts{};  ///< they add up to `total`; empty while that is not known
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
  Sentence text;
};

/// The stage of the order at which a fault arises. It decides which shorter paths have the fault too.
enum class Stage {
  before_move,  ///< it does not depend on the path: every cut has it
  on_way,       ///< every cut that reaches its place has it
  at_end,       ///< it depends on the end alone: a cut may lack it or have another
};

struct Fault {
  std::string rule;
  Place place;
  std::optional<double> excess;  ///< by how much; empty when it has no degree
  std::string with;              ///< id of the piece or feature concerned, or empty
  Sentence text;
  Stage stage = Stage::on_way;  ///< for the furthest point; not part of the JSON
};

struct DiceNeed {
  std::string rule;
  std::string purpose;
  std::string need;                          ///< "2d6"
  std::optional<std::vector<double>> given;  ///< empty while they are missing
};

/// A change to the game besides positions, when the order is carried out. It is exactly one of `set`, a replacement
/// (`replace` and `geometry`, each alone or together), `add`, `remove`. Effects are carried out in their order.
struct Effect {
  std::string rule;
  std::string on;  ///< id of a piece, unit or feature; the feature may be one that an earlier effect added
  Value set;       ///< object of statuses; a null removes one
  Value replace;   ///< object: a feature's new `kind` or `rating` (under the ruleset judged)
  bool remove = false;
  std::optional<FeatureShape> geometry = {};  ///< a feature's new shape
  std::optional<Feature> add =
      {};  ///< put into the terrain right after the feature `on`, last where it is a piece; its id is new
};

struct End {
  PieceIndex piece{};
  Pose pose;
  std::optional<Hex> hex;
};

struct Note {
  std::string rule;
  Sentence text;
};

/// The furthest point of a path at which stopping would be legal.
struct Furthest {
  PieceIndex piece{};
  std::size_t step = 0;
  double s = 0;
  Pose pose;
  std::optional<Hex> hex;
};

/// The allowance of one piece of the order. A figure is empty while it is not known.
struct PieceAllowance {
  PieceIndex piece{};
  std::optional<double> total;
  std::optional<double> spent;
  Verdict verdict = Verdict::incomplete;  ///< on the allowance alone; incomplete while a figure is missing
  std::vector<AllowancePart> parts{};     ///< of `total`
};

/// The distance between two bases when the order is done, where a clause asks for it.
struct ShownGap {
  PieceIndex piece{};
  PieceIndex other{};
  double distance = 0;  ///< inches, edge to edge; 0 when they touch or overlap
  bool holds = true;    ///< whether the distance satisfies the clause
};

/// The base that a piece has when the order is done, where the order changes it (a new formation).
struct BaseAfter {
  PieceIndex piece{};
  Footprint base;
};

/// Further results for pictures and lists that the ruling's JSON does not have. They are judged with the ruling, so
/// that code that draws or lists them decides nothing. A ruling that was read from a document has none of them.
struct Shown {
  std::string symbol;                      ///< the sign of the currency: "″"
  std::vector<PieceAllowance> allowances;  ///< of each piece that was moved, in the trace's order
  /// Distances between models of a unit in coherency, each pair once. A link that does not hold is the shortest one
  /// from a separate group to the rest.
  std::vector<ShownGap> links;
  std::vector<PieceIndex> strays;      ///< models that no chain of links joins to their unit
  std::vector<ShownGap> gaps;          ///< from a moved piece to one that it must keep away from
  std::vector<BaseAfter> bases_after;  ///< also when the change is not allowed
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
  /// An order for one piece: its furthest point, or none. An order for several (`several`): an entry for each piece
  /// that may move at all.
  std::vector<Furthest> furthest;
  bool several = false;  ///< the order named more than one piece: `furthest` is written as a list
  Shown shown{};         ///< not part of the ruling's JSON
};

inline bool is_allowed(const Ruling& ruling) { return is_allowed(ruling.verdict); }

}  // namespace linesman
