// Catalogues of models. A catalogue is a JSON file (resources/schema/catalogue.schema.json):
//
//   { "catalogue": 1, "entries": [
//     { "id": "t-34", "name": "T-34", "group": "Tanks", "traits": {…},
//       "base": { "shape": "rectangle", "width": 30, "length": 62, "unit": "mm" },
//       "rulesets": { "pips": { "traits": {…}, "status": {…} } } } ] }
//
// An entry for "any" is for every ruleset for which no catalogue of the folder has entries of its own.
// Base, traits and status are those of a piece in a game document, and are read in the same way.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman {

inline constexpr std::int64_t CATALOGUE_VERSION = 1;
inline constexpr std::size_t MAX_ENTRIES = 5'000;
inline constexpr std::string_view ANY_RULESET = "any";  // as the id of a ruleset in an entry

/// The part of an entry that belongs to one ruleset.
struct EntryForRuleset {
  std::string ruleset;  ///< id
  Value traits = Value::empty_object();
  Value status = Value::empty_object();  ///< its status at the start (a formation)
};

struct CatalogueEntry {
  std::string id;
  std::string name;
  std::string group;  ///< a heading, not empty
  Footprint base;     ///< in inches, although the file may use millimetres
  Value traits = Value::empty_object();
  std::vector<EntryForRuleset> rulesets;  ///< at least one
  std::vector<std::string> served{};      ///< rulesets that have entries of their own: "any" does not mean them

  /// The part for a ruleset, or for the nearest ruleset that it extends (`Terms::lineage`), or else that for any;
  /// nullptr: there is none.
  const EntryForRuleset* part_for(const std::vector<std::string>& lineage) const;
};

/// The Problem is the first fault of the catalogue. `file` is named in it.
Result<std::vector<CatalogueEntry>> read_catalogue(const Value& json, const std::string& file);
Result<std::vector<CatalogueEntry>> load_catalogue(const std::string& path);

/// Reads all `*.json` files of a folder in the order of their names; nothing when the folder does not exist. A file
/// that repeats an id of an earlier one is refused.
Result<std::vector<CatalogueEntry>> load_catalogues(const std::string& folder);

/// The entry with that name for a ruleset (its lineage), the first of several; capitals, blanks and a plural with s
/// make no difference. nullptr: there is none.
const CatalogueEntry* entry_named(const std::vector<CatalogueEntry>& entries, std::string_view name,
                                  const std::vector<std::string>& lineage);

/// The entries with one more, in place of the entry of the user's that has its name; its id gets a number where it is
/// taken.
std::vector<CatalogueEntry> with_entry(std::vector<CatalogueEntry> entries, CatalogueEntry entry);

/// The JSON of a catalogue, with bases in inches.
Value write_catalogue(const std::vector<CatalogueEntry>& entries);

/// Makes an entry of a piece, with the traits that its unit gives it, for one ruleset.
CatalogueEntry entry_of(const Game& game, PieceIndex piece, std::string group);

}  // namespace linesman
