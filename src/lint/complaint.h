// The complaints of a check.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/names.h"
#include "base/sentence.h"
#include "table/game.h"

namespace linesman {

enum class Severity { error, warning };
constexpr Names<Severity::warning> names_of(Severity) { return {"error", "warning"}; }

/// A change that removes the cause of a complaint.
struct Fix {
  Sentence sentence;  ///< what the change does: "Moves the end of Mill Lane on to the Caen road."
  /// Makes the mended game from the checked one, on demand: a table can have thousands of fixes.
  std::function<Game(const Game& checked)> mended;
};

/// Something that is wrong in a game, or that its designer hardly wants.
struct Complaint {
  Severity severity = Severity::warning;
  std::string code;             ///< stable, kebab-case: "gap-too-narrow"
  std::string pointer;          ///< JSON pointer into the document; empty for all of it
  Sentence reason;              ///< for a person; calls things by their names
  std::vector<std::string> of;  ///< ids of the pieces, units and features concerned; may be empty
  std::optional<Vec> at;        ///< the place on the table, inches; nothing when it has none
  std::optional<Fix> fix = std::nullopt;
};

/// The code of complaints about something that cannot be judged: the only errors.
inline constexpr std::string_view UNUSABLE_CODE = "unusable";

/// One kind of warning.
struct LintKind {
  std::string_view code;
  std::string_view about;  ///< a sentence
};

}  // namespace linesman
