// What a designer lays over a table: zones, objectives, arrows, words, the turns to be played. It is the annotation
// "notes" of a game, which no ruling reads.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/names.h"
#include "table/game.h"

namespace linesman {

enum class MarkingKind { zone, objective, arrow, text };
constexpr Names<MarkingKind::text> names_of(MarkingKind) { return {"zone", "objective", "arrow", "text"}; }

struct Marking {
  MarkingKind kind = MarkingKind::zone;
  std::string text;   ///< what it says; empty only where the kind shows something without it: not for `text`
  std::string side;   ///< whose it is; empty: everybody's
  Polyline points{};  ///< of a zone a ring (validity.h), of an arrow at least 2 points, of the others 1; inches
  friend bool operator==(const Marking&, const Marking&) = default;
};

struct Plan {
  std::vector<Marking> markings;  ///< later ones lie on top of earlier ones
  std::int64_t turns = 0;         ///< how many are played; 0: not said
  std::string playing;            ///< the side whose turn it is; empty: not said
  friend bool operator==(const Plan&, const Plan&) = default;
};

/// An empty one where the game has none. What a document may not hold is left out.
Plan plan_of(const Game& game);

/// The game with that plan. What its notes hold besides stays; markings that stay are left as they were written.
Game with_plan(const Game& game, const Plan& plan);

}  // namespace linesman
