// Models to choose from. A catalogue is a JSON file (resources/schema/catalogue.schema.json):
//
//   { "catalogue": 1, "entries": [
//     { "id": "t-34", "name": "T-34", "group": "Tanks", "traits": {…},
//       "base": { "shape": "rectangle", "width": 30, "length": 62, "unit": "mm" },
//       "rulesets": { "pips": { "traits": {…}, "status": {…} } } } ] }
//
// Base, traits and status are those of a piece in a game document, and are read as such.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman {

inline constexpr std::int64_t CATALOGUE_VERSION = 1;
inline constexpr std::size_t MOST_ENTRIES = 5'000;

/// What an entry is under one ruleset, besides what it is under all.
struct EntryForRuleset {
  std::string ruleset;  ///< id
  Value traits = Value::empty_object();
  Value status = Value::empty_object();  ///< what it begins with (a formation)
};

struct CatalogueEntry {
  std::string id;
  std::string name;
  std::string group;  ///< a heading, not empty
  Footprint base;     ///< inches, whatever the file measures in
  Value traits = Value::empty_object();
  std::vector<EntryForRuleset> rulesets;  ///< at least one

  /// For a ruleset or the nearest of those that it extends (`Terms::lineage`); nullptr: it is for none of them.
  const EntryForRuleset* part_for(const std::vector<std::string>& lineage) const;
};

/// The first thing that is wrong refuses the catalogue. `file` is for the Problem.
Result<std::vector<CatalogueEntry>> read_catalogue(const Value& json, const std::string& file);
Result<std::vector<CatalogueEntry>> load_catalogue(const std::string& path);

/// All `*.json` files of a folder by name, one after the other; none where there is no such folder. An id that a later
/// file gives again refuses that file.
Result<std::vector<CatalogueEntry>> load_catalogues(const std::string& folder);

/// The JSON of a catalogue, bases in inches.
Value write_catalogue(const std::vector<CatalogueEntry>& entries);

/// An entry that is what this piece is, with the traits that its unit gives it, for one ruleset.
CatalogueEntry entry_of(const Game& game, PieceIndex piece, std::string group);

}  // namespace linesman
