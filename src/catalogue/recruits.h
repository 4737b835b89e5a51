// Pieces made of an entry of a catalogue.
#pragma once

#include "base/names.h"
#include "catalogue/catalogue.h"
#include "rules/ruleset.h"
#include "table/roster.h"

namespace linesman {

inline constexpr int MOST_COPIES = 100;

/// How several pieces stand beside one another.
enum class Arrangement {
  line,  ///< one rank
  block  ///< about as many ranks as files
};
constexpr Names<Arrangement::block> names_of(Arrangement) { return {"line", "block"}; }

/// What is wanted of an entry.
struct Muster {
  int copies = 1;    ///< 1 to MOST_COPIES
  std::string side;  ///< not empty
  Arrangement arrangement = Arrangement::block;
  double gap = 0.5;                      ///< inches from base to base, >= 0
  bool as_unit = false;                  ///< they make a unit of their own
  Value traits = Value::empty_object();  ///< laid over those of the entry: what a player was asked for
};

/// The pieces, with ids and names of the entry. They face north about the origin, the first at the left of the front
/// rank. The game gives the ruleset (by its lineage) and, with `ruleset`, the bases by which they are set apart;
/// nullptr: those of the entry.
NewPieces recruits(const CatalogueEntry& entry, const Muster& muster, const Game& game, const Ruleset* ruleset);

/// What a ruleset still misses in a piece of the game before it takes an order for it.
struct MissingTrait {
  Field field;
  bool in_status = false;
};
/// Finds it by asking the ruleset to read an order with one short step for the piece; nothing when it reads that, or
/// refuses it for another reason than a trait or status of the piece.
std::optional<MissingTrait> missing_trait(const Ruleset& ruleset, const Game& game, PieceIndex piece);

/// The entry of a catalogue in place of what a piece was: base, traits, status; id, name, side, unit and pose stay.
Piece replaced_by(const CatalogueEntry& entry, const Piece& piece, const Terms* terms);

}  // namespace linesman
