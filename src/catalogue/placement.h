// Makes pieces of a catalogue entry.
#pragma once

#include "base/names.h"
#include "catalogue/catalogue.h"
#include "rules/ruleset.h"
#include "table/roster.h"

namespace linesman {

inline constexpr int MAX_COPIES = 100;

/// How several pieces are put beside one another.
enum class Arrangement {
  line,  ///< one rank
  block  ///< about as many ranks as files
};
constexpr Names<Arrangement::block> names_of(Arrangement) { return {"line", "block"}; }

/// How many pieces are wanted of an entry, and how they stand.
struct PlacementRequest {
  int copies = 1;    ///< 1 to MAX_COPIES
  std::string side;  ///< not empty
  Arrangement arrangement = Arrangement::block;
  double gap = 0.5;                      ///< inches from base to base, >= 0
  bool as_unit = false;                  ///< put them into a new unit
  Value traits = Value::empty_object();  ///< laid over those of the entry: the player's answers
};

/// Makes the pieces, with ids and names of the entry. They face north about the origin; the first is at the left of the
/// front rank. The game gives the ruleset (by its lineage). With `ruleset` its bases set the distances, and an entry
/// for any ruleset gets the plainest value of each trait without a default; with nullptr the bases are those of the
/// entry.
NewPieces pieces_from(const CatalogueEntry& entry, const PlacementRequest& request, const Game& game,
                      const Ruleset* ruleset);

/// A trait that a ruleset needs before it takes an order for a piece.
struct MissingTrait {
  Field field;
  bool in_status = false;
};
/// Finds one by asking the ruleset to read an order with one short step for the piece. Nothing when the ruleset reads
/// it, or refuses it for another reason than a trait or status of the piece.
std::optional<MissingTrait> missing_trait(const Ruleset& ruleset, const Game& game, PieceIndex piece);

/// The piece with base, traits and status of an entry; its id, name, side, unit and pose stay.
Piece replaced_by(const CatalogueEntry& entry, const Piece& piece, const Terms* terms);

}  // namespace linesman
