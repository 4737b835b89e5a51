// What makes a record a proof: each entry is sealed with what it follows, so that a byte changed in any is found.
//
// - `start` of a record is the hash of the game as it was before its history: of all that is judged, without title and
//   annotations.
// - `chain` of an entry is the hash of the `chain` of the entry that it follows (`start` for those that follow none),
//   and the canonical JSON of the entry without its `chain`.
// - `head` of a record is the hash of all in the order in which they were made: `start` without entries; with another
//   entry that of the `head` so far and the entry's `chain`. An entry that is dropped, moved or doubled does not fit
//   it.
// - `sealed_from` of a record stands only where its first entries were not sealed when they were made, because an older
//   Linesman made them or because their chain was taken away: the number of the first that was. The head begins with
//   it then, so that it cannot be taken out.
//
// All of them are SHA-256 as 64 hexadecimal digits, of UTF-8; canonical JSON is that of RFC 8785.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "files/record.h"
#include "rules/ruleset.h"

namespace linesman {

/// The rules in force. Empty where nobody knows: then an entry says the ruleset's id alone.
struct Under {
  std::string ruleset;
  std::string edition;
  std::string figures;  ///< hash of the ruleset's data with the house rules, the options, the tolerance, the interface
  friend bool operator==(const Under&, const Under&) = default;
};

/// Those of a game under a ruleset that was opened with its house rules.
Under rules_in_force(const Ruleset& ruleset, const Game& game);

/// Hash of a game as the start of a record.
std::string start_hash(const Game& game);

/// The chain of an entry, with or without its `chain`, that follows one with the chain `previous`.
std::string chain_of(const Value& entry, std::string_view previous);

/// The head of a record with the head `head` so far when an entry with that chain is added.
std::string head_after(std::string_view head, std::string_view chain);

/// What the head of a record is before its first entry.
std::string first_head(std::string_view start, std::int64_t sealed_from);

/// The first entry that was sealed when it was made; 0: all of them were, or none is.
std::int64_t sealed_from(const Record& record);

/// The first entry whose chain does not hold, and why.
struct BrokenChain {
  std::int64_t seq = 0;  ///< 0: it is the record as a whole
  std::string why;       ///< a sentence
};

/// Whether the content of an entry fits its chain.
bool link_holds(const Record& record, const Entry& entry);

/// Nothing when every link of a record holds. A numbered record that is not chained does not hold; one of an older
/// Linesman has nothing that could fail. `start` is held against nothing here.
std::optional<BrokenChain> broken_chain(const Record& record);

}  // namespace linesman
