// Whether a record holds: its chain, what each entry says was before it, and every ruling judged again, on all
// branches.
//
// `here` is no entry and is not sealed: undo moves it, and with it the table. What is tried of it is that the table is
// as the record leaves it there; two entries that leave the same table are alike to that.
#pragma once

#include <optional>
#include <string>

#include "referee/referee.h"

namespace linesman {

/// The first entry that does not hold.
struct Flaw {
  std::int64_t seq = 0;  ///< 0: the record as a whole, or the table as it stands
  std::string why;       ///< a sentence for people
};

struct Verification {
  std::size_t entries = 0;
  std::size_t judged = 0;        ///< rulings
  bool chained = false;          ///< false: by an older Linesman, so that only its rulings can be held against it
  std::size_t under_others = 0;  ///< entries made under other rules than those that are in force today by the same name
  std::optional<Flaw> first_flaw;
  std::string not_judged;  ///< why the chain alone was tried, as the window does without a ruleset; empty: it was not
};

/// A Problem when the game cannot be judged at all, for its ruleset is not there, or when the record takes more work
/// than its size allows.
Result<Verification> verify(const Referee& referee, const Game& game);

/// The chain alone: quick, and without rulesets.
std::optional<Flaw> broken_seal(const Game& game);

}  // namespace linesman
