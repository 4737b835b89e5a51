// Whether a record holds: its chain, what each entry says was before it, and every ruling judged again, on all
// branches.
//
// An entry that was made under another edition of its ruleset is judged by the one that is here. Where the ruling then
// differs, that is said and is no flaw: the record goes on as the entry says that it did.
//
// Whoever makes a whole record anew gives it a chain that holds. What shows that is a hash from outside: the check code
// on a sheet that was printed or signed, which is the `chain` of an entry.
//
// `here` is no entry and is not sealed: undo moves it, and with it the table. What is tried of it is that the table is
// as the record leaves it there; two entries that leave the same table are alike to that.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "referee/referee.h"

namespace linesman {

/// The first entry that does not hold.
struct Flaw {
  std::int64_t seq = 0;  ///< 0: the record as a whole, or the table as it stands
  std::string why;       ///< a sentence for people
};

/// Entries that were made under another edition of a ruleset than the one that is here.
struct OtherEdition {
  std::string ruleset;
  std::string edition;  ///< that they were made under
  std::string here;     ///< that they are judged by
  std::size_t entries = 0;
};

struct Verification {
  std::size_t entries = 0;
  std::size_t judged = 0;  ///< rulings
  bool chained = false;    ///< false: it has no chain, so that only its rulings can be held against it
  /// The first entry that was sealed when it was made; those before it got their chain afterwards. 0: all of them were.
  std::int64_t sealed_from = 0;
  std::string head = {};         ///< hash of the whole record; empty: it is not chained
  std::size_t under_others = 0;  ///< entries made under other figures of the edition that is here
  std::vector<OtherEdition> editions = {};
  std::size_t otherwise = 0;            ///< of those entries: how many are ruled otherwise by what is here
  std::optional<Flaw> first_otherwise;  ///< the first of them, and how its ruling differs; no flaw of the record
  std::optional<Flaw> first_flaw;
  std::string not_judged;  ///< why the chain alone was tried, as the window does without a ruleset; empty: it was not
};

/// A Problem when the game cannot be judged at all, for its ruleset is not there, or when the record takes more work
/// than its size allows.
Result<Verification> verify(const Referee& referee, const Game& game);

/// The chain alone: quick, and without rulesets.
std::optional<Flaw> broken_seal(const Game& game);

/// Of a check code from a sheet: the number of the entry that has it, or of the last when it is the record's head.
/// Nothing when no entry of the record has it.
std::optional<std::int64_t> entry_of_code(const Game& game, const std::string& code);

}  // namespace linesman
