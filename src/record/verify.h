// Verifies a record on all its branches: the chain, the table before each entry, and every ruling, judged again.
//
//   const auto verification = verify(referee, game);
//   if (verification->first_flaw) print(verification->first_flaw->why);
//
// An entry from another edition of its ruleset is judged by the installed edition. A different ruling is then reported,
// but is no flaw: the record goes on with the change that the entry has.
//
// A forger who makes a whole record anew gives it a chain that holds. Only a hash from outside shows this: the check
// code on a printed or signed sheet, which is the `chain` of an entry.
//
// `here` is no entry and is not sealed, because undo moves it together with the table. The check is that the table is
// the one to which the record leads there. It cannot tell two entries apart that lead to equal tables.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "referee/referee.h"

namespace linesman {

/// The first entry that does not hold.
struct Flaw {
  std::int64_t seq = 0;  ///< 0: the record as a whole, or the present table
  std::string why;       ///< a sentence for people
};

/// The entries from another edition of a ruleset than the installed one.
struct OtherEdition {
  std::string ruleset;
  std::string edition;      ///< the edition under which they were made
  std::string here;         ///< the installed edition, which judges them
  std::size_t entries = 0;  ///< their number
};

struct Verification {
  std::size_t entries = 0;
  std::size_t judged = 0;  ///< number of rulings
  bool chained = false;    ///< false: the record has no chain, so only its rulings are checked
  /// The first entry that was sealed when it was made; earlier ones got their chain afterwards. 0: all were sealed.
  std::int64_t sealed_from = 0;
  std::string head = {};         ///< hash of the whole record; empty when it has no chain
  std::size_t under_others = 0;  ///< number of entries made under other figures of the installed edition
  std::vector<OtherEdition> editions = {};
  std::size_t otherwise = 0;            ///< the number of entries in `editions` that are ruled differently now
  std::optional<Flaw> first_otherwise;  ///< the first of them and its difference; not a flaw of the record
  std::optional<Flaw> first_flaw;
  std::string not_judged;  ///< the reason when only the chain was checked, as the window does without a ruleset
};

/// Where the rules come from by which a game is judged.
enum class RulesFrom {
  installed,  ///< they may have changed since an entry was made
  game,       ///< the game carries them: they are a part of what was signed
};

/// A Problem when the game cannot be judged because its ruleset is not installed, or when the record takes more work
/// than its size allows.
Result<Verification> verify(const Referee& referee, const Game& game, RulesFrom rules = RulesFrom::installed);

/// Checks the chain alone, which is quick and needs no ruleset.
std::optional<Flaw> broken_seal(const Game& game);

/// The first digits of a check code, which people compare.
inline constexpr std::size_t DIGITS_OF_A_CODE = 8;

/// The number of the entry with a check code from a sheet; the last entry if the code is the record's head. At least
/// DIGITS_OF_A_CODE of its first digits will do. Nothing when no entry has it, or several begin so.
std::optional<std::int64_t> entry_of_code(const Game& game, const std::string& code);

}  // namespace linesman
