// The chain of hashes that makes a record a proof. Each entry is sealed together with the entry that it follows, so
// that a single changed byte is found.
//
// - `start` of a record is the hash of the game before its history: everything that is judged, without title and
//   annotations.
// - `chain` of an entry is the hash of the `chain` of the entry that it follows (of `start` if it follows none) and of
//   the canonical JSON of the entry without its `chain`.
// - `head` of a record is a hash over all entries in the order in which they were made. Without entries it is `start`;
// a
//   new entry makes it the hash of the old `head` and the entry's `chain`. An entry that is dropped, moved or doubled
//   does not fit it.
// - `sealed_from` of a record is the number of the first entry that was sealed when it was made. It is only written
// when
//   earlier entries were not, because an older Linesman made them or because their chain was removed. The head then
//   begins with it, so that it cannot be removed.
//
// All hashes are SHA-256 of UTF-8, as 64 hexadecimal digits. Canonical JSON is that of RFC 8785.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "files/documents/record.h"
#include "rules/ruleset.h"

namespace linesman {

/// The rules under which an entry is made. Empty when they are unknown: the entry then has the ruleset's id alone.
struct RulesInForce {
  std::string ruleset;
  std::string edition;
  std::string figures;  ///< hash of the ruleset's data with house rules, the options, the tolerance, the interface
  friend bool operator==(const RulesInForce&, const RulesInForce&) = default;
};

/// The rules of a game under a ruleset that was opened with the game's house rules.
RulesInForce rules_in_force(const Ruleset& ruleset, const Game& game);

/// The hash of a game as the start of a record.
std::string start_hash(const Game& game);

/// The chain of an entry that follows one with the chain `previous`. A member `chain` of `entry` is ignored.
std::string chain_of(const Value& entry, std::string_view previous);

/// The new head of a record when an entry with the chain `chain` is added to the head `head`.
std::string head_after(std::string_view head, std::string_view chain);

/// The head of a record before its first entry.
std::string first_head(std::string_view start, std::int64_t sealed_from);

/// The number of the first entry that was sealed when it was made; 0: all were, or none is.
std::int64_t sealed_from(const Record& record);

/// The first entry whose chain does not hold.
struct BrokenChain {
  std::int64_t seq = 0;  ///< 0: the record as a whole
  std::string why;       ///< a sentence
};

/// Whether the content of an entry fits its chain.
bool link_holds(const Record& record, const Entry& entry);

/// Nothing when every link of a record holds. A numbered record without a chain does not hold; a record of an older
/// Linesman has no links, so nothing fails. `start` is not checked here.
std::optional<BrokenChain> broken_chain(const Record& record);

}  // namespace linesman
