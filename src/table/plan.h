// A designer's plan over a table: zones, objectives, arrows, words, the turns to be played. It is the annotation
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
  std::string text;   ///< its words; may be empty except for a `text`
  std::string side;   ///< the side that it belongs to; empty: all sides
  Polyline points{};  ///< inches; a zone is a ring (validity.h), an arrow has at least 2 points, the others have 1
  friend bool operator==(const Marking&, const Marking&) = default;
};

struct Plan {
  std::vector<Marking> markings;  ///< later ones lie on top of earlier ones
  std::int64_t turns = 0;         ///< number of turns to be played; 0: not set
  std::string playing;            ///< the side whose turn it is; empty: not set
  friend bool operator==(const Plan&, const Plan&) = default;
};

/// The plan of a game; empty where it has none. Members that a document may not hold are left out.
Plan plan_of(const Game& game);

/// The game with that plan. Other members of its notes stay; unchanged markings stay as they were written.
Game with_plan(const Game& game, const Plan& plan);

}  // namespace linesman
