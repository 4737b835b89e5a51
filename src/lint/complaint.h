// What a check says of a game.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/names.h"
#include "table/game.h"

namespace linesman {

enum class Severity { error, warning };
constexpr Names<Severity::warning> names_of(Severity) { return {"error", "warning"}; }

/// A change that mends what is complained of.
struct Fix {
  std::string sentence;  ///< what it does: "Moves the end of Mill Lane on to the Caen road."
  /// The game that was checked, with it done. Made when it is wanted: a table can have thousands of fixes.
  std::function<Game(const Game& checked)> mended;
};

/// Something that is wrong with a game, or that its designer hardly wants.
struct Complaint {
  Severity severity = Severity::warning;
  std::string code;             ///< stable, kebab-case: "gap-too-narrow"
  std::string pointer;          ///< JSON pointer into the document; empty for the whole of it
  std::string reason;           ///< a sentence for a person, by names
  std::vector<std::string> of;  ///< ids of the pieces, units and features concerned; may be empty
  std::optional<Vec> at;        ///< where to look, table inches; nothing when it has no place
  std::optional<Fix> fix = std::nullopt;
};

/// The code of what cannot be judged at all: the only errors.
inline constexpr std::string_view UNUSABLE_CODE = "unusable";

/// One kind of warning.
struct LintKind {
  std::string_view code;
  std::string_view about;  ///< a sentence
};

}  // namespace linesman
