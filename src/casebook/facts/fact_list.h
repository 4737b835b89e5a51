// Facts as they are gathered. Inside `casebook` only.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "casebook/facts/fact.h"
#include "referee/referee.h"

namespace linesman {

/// Within it a base touches: inches.
inline constexpr double TOUCH = 0.001;
/// Within it a base misses by a hair: inches, or the currency of an amount.
inline constexpr double HAIR = 0.1;
/// Within it a thing is shown as near: inches.
inline constexpr double CLOSE = 0.5;

class FactList {
 public:
  /// "kind:what", or "kind:what|how".
  void add_sure(std::string_view kind, std::string_view what, std::string_view how = {}) {
    sure_.insert(text(kind, what, how));
  }
  void add_side(std::string_view kind, std::string_view what, std::string_view how = {}) {
    side_.insert(text(kind, what, how));
  }
  Facts take() const { return {{sure_.begin(), sure_.end()}, {side_.begin(), side_.end()}}; }

 private:
  static std::string text(std::string_view kind, std::string_view what, std::string_view how) {
    std::string fact = std::string(kind) + ":" + std::string(what);
    return how.empty() ? fact : fact + "|" + std::string(how);
  }

  std::set<std::string> sure_;
  std::set<std::string> side_;
};

/// The game of a hearing and its ruleset, as facts name things.
class FactScene {
 public:
  FactScene(const Hearing& hearing, const Trace& of_order)
      : game(hearing.in_force()), data(hearing.ruleset().data()), trace(of_order) {}

  const Game& game;
  const RulesetData& data;
  const Trace& trace;

  /// The rating of a feature; its kind where the rating is no text.
  std::string rating(FeatureIndex feature) const;
  bool is_open(FeatureIndex feature) const { return rating(feature) == "open"; }

  /// "own" (of the mover's unit), "friend" or "enemy".
  std::string_view who(PieceIndex mover, PieceIndex other) const;
  bool is_own(PieceIndex mover, PieceIndex other) const { return who(mover, other) == "own"; }
  /// As above, of a unit.
  std::string_view who(PieceIndex mover, UnitIndex unit) const;

  /// A trait of a piece or its unit, or the default of the ruleset; null when there is none.
  const Value& trait(PieceIndex piece, std::string_view key) const;

  /// Troop, drive and gear as far as it has them: "vehicle/tracked"; "model" when there is nothing. `only_troop`: the
  /// first of them alone.
  std::string type(PieceIndex piece, bool only_troop = false) const;
};

/// Things that the movers meet or end beside: `thing`, `kind`, `over`, `close`; and `surface`.
void add_ground_facts(const FactScene& scene, FactList& facts);

/// Other pieces: `met`, `near`, `beside`, `own:met`. `asks_gaps`: the ruleset asks for gaps or nearness.
void add_piece_facts(const FactScene& scene, bool asks_gaps, FactList& facts);

}  // namespace linesman
