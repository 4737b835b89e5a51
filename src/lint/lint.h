// Warns a designer before a game is played: gaps that a base cannot pass, overlapping starts, roads that do not meet.
// It judges no orders and knows no ruleset by name: it asks the rulesets what stops a piece and what a piece lacks.
//
//     for (const Complaint& complaint : lint(game, rulesets).complaints) show(complaint.reason);
#pragma once

#include <string>
#include <vector>

#include "base/given_up.h"
#include "lint/complaint.h"
#include "referee/referee.h"

namespace linesman {

/// Keeps a complaint that the designer accepts: `{"code", "of" or "pointer", "reason"}` in the document's
/// `lint.silenced`. With neither `of` nor `pointer` it silences each complaint of that code.
struct Silence {
  std::string code;
  std::vector<std::string> of;  ///< ids that are all among those of the complaint
  std::string pointer;          ///< the pointer of the complaint
  std::string reason;           ///< the designer's reason; never empty

  bool covers(const Complaint& complaint) const;
};

/// The annotations of a game for its check (`meant_for`, `lint`).
struct LintOptions {
  std::vector<std::string> meant_for;  ///< ids of further rulesets that the game is meant for
  std::vector<Silence> silenced;
  std::vector<Complaint> complaints;  ///< one for each annotation that cannot be read
};

LintOptions lint_options(const Game& game);

/// Adds a silence to the game. Its reason is not empty (checked).
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
};

/// Runs all checks. Errors are the things in a game that its ruleset cannot use; after an error only those warnings
/// follow that need no ruleset. Equal games and rulesets give equal answers. Once `given_up` holds, the answer is
/// unfinished.
Linted lint(const Game& game, const RulesetSource& rulesets, const GivenUp& given_up = never_given_up);

/// All kinds of warnings.
std::vector<LintKind> lint_kinds();

}  // namespace linesman
