// The table of a dispute: a copy of a game, or a bare piece of ground with the two models that it is about.
#pragma once

#include <QString>

#include "catalogue/catalogue.h"
#include "files/documents/document.h"
#include "movement/trace.h"
#include "referee/referee.h"

namespace linesman {

/// Open ground 24 inches deep, `shape` times as wide, or as much of a hex map, with one model of each of the sides Red
/// and Blue: face to face, 12 inches apart. A Problem where no such game may be (a model that the ruleset cannot
/// place).
Result<Document> dispute_between(const CatalogueEntry& red, const CatalogueEntry& blue, const Ruleset& ruleset,
                                 double shape = 1);

/// The game as it stands, without its history: the same table, rules, options and statuses, so that what is ruled there
/// is ruled here. `about` names the pieces, for the title.
Document dispute_about(const Document& document, const QString& about);

/// The ground round those pieces (at least one) and round where a proposed move takes its own (nullptr: none is
/// proposed), table inches: what a dispute about them has to show.
Box ground_around(const Game& game, const std::vector<PieceIndex>& pieces, const Trace* move);

/// The entry that a few typed letters mean, among those for a ruleset (`Terms::lineage`): of that name, else one that
/// begins so, else with a word that begins so, else with the letters anywhere. Nullptr: none, or nothing is typed.
const CatalogueEntry* entry_meant(const std::vector<CatalogueEntry>& entries, const std::vector<std::string>& lineage,
                                  const QString& typed);

/// The game with a usual piece of that ground about a point: a line from west to east, an area, on a grid a hex.
Result<Game> with_ground(const Game& game, Kind kind, Vec place);

}  // namespace linesman
