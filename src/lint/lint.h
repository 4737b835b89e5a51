// What a designer is warned of before anybody plays: gaps that a base cannot pass, overlapping starts, roads that do
// not meet. Nothing here judges an order, and no ruleset is known by its name: what stops whom, and what a piece lacks,
// is asked of the rulesets themselves.
#pragma once

#include <string>
#include <vector>

#include "base/given_up.h"
#include "lint/complaint.h"
#include "referee/referee.h"

namespace linesman {

/// A complaint that the designer has seen and keeps: `{"code", "of" or "pointer", "reason"}` of the document's
/// `lint.silenced`. With neither `of` nor `pointer` it is every complaint of that code.
struct Silence {
  std::string code;
  std::vector<std::string> of;  ///< all of them are among the complaint's
  std::string pointer;          ///< the complaint's
  std::string reason;           ///< why; never empty

  bool covers(const Complaint& complaint) const;
};

/// What a game's annotations (`meant_for`, `lint`) say of its checking.
struct LintWishes {
  std::vector<std::string> meant_for;  ///< ids of rulesets besides the game's own that it is to be played under
  std::vector<Silence> silenced;
  std::vector<Complaint> complaints;  ///< entries that say nothing, because they are not as they should be
};

LintWishes lint_wishes(const Game& game);

/// The game with one more silence. Its reason is not empty (checked).
Game with_silence(const Game& game, const Silence& silence);

/// A silence for exactly this complaint.
Silence silence_for(const Complaint& complaint, std::string reason);

struct Silenced {
  Complaint complaint;
  std::string reason;
};

struct Linted {
  std::vector<Complaint> complaints;  ///< errors first, then in the order of `lint_kinds`
  std::vector<Silenced> silenced;     ///< warnings that the document silences

  bool has_errors() const;
};

/// Everything that can be said of a game. Errors are what its ruleset cannot use in it; with errors there are only the
/// warnings that need no ruleset. Pure: the same game and rulesets give the same answer. Once `given_up` holds, what
/// is returned is unfinished.
Linted lint(const Game& game, const RulesetSource& rulesets, const GivenUp& given_up = never_given_up);

/// Every warning that there is.
std::vector<LintKind> lint_kinds();

}  // namespace linesman
