// A designer's plan over a table: zones, objectives, arrows, words, the turns to be played. It is the annotation
// "notes" of a game, which no ruling reads.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/names.h"
#include "table/game.h"

namespace linesman {

enum class MarkingKind { zone, objective, arrow, text };
constexpr Names<MarkingKind::text> names_of(MarkingKind) { return {"zone", "objective", "arrow", "text"}; }

/// The use of a zone, besides words on the table: models of its side begin in it, or it is held like an objective.
enum class ZoneUse { start, hold };
constexpr Names<ZoneUse::hold> names_of(ZoneUse) { return {"start", "hold"}; }

inline constexpr double MOST_WITHIN = 100;
inline constexpr double MOST_WEIGHT = 1000;

struct Marking {
  MarkingKind kind = MarkingKind::zone;
  std::string text;   ///< its words; may be empty except for a `text`
  std::string side;   ///< the side that it belongs to; empty: all sides
  Polyline points{};  ///< inches; a zone is a ring (validity.h), an arrow has at least 2 points, the others have 1
  std::string id{};   ///< as it is written; empty: `ids_of_markings` gives it one
  double within =
      0;  ///< of an objective: a base is at it that comes so near; inches, or hexes on a grid; 0 to MOST_WITHIN
  double weight = 1;             ///< of an objective or zone: how much it counts; 0 to MOST_WEIGHT
  std::optional<ZoneUse> use{};  ///< of a zone; nothing: words on the table
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

/// The id of each marking: its own, otherwise its kind and its number among all of that kind: "zone-1".
std::vector<std::string> ids_of_markings(const Plan& plan);

/// The game with that plan. Other members of its notes stay; unchanged markings stay as they were written.
Game with_plan(const Game& game, const Plan& plan);

}  // namespace linesman
