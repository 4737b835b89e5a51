// The values of documents and orders, each read from its place in the JSON. Inside `files` only.
//
//   const auto width = need_number(table.member("width"), problems, {1, 1200}, "1 to 1200 inches");
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_reader.h"
#include "base/tolerance.h"
#include "base/vec.h"
#include "files/problems.h"
#include "table/hex.h"

namespace linesman::files {

/// The least value for "greater than 0".
inline constexpr double ABOVE_ZERO = 1e-300;

// Each function reads a required value. It returns nothing and adds a problem when the value is missing or of another
// kind.
std::optional<double> need_number(const JsonPlace& place, Mistakes& problems, NumberRange range, std::string_view what);
std::optional<std::int64_t> need_whole(const JsonPlace& place, Mistakes& problems, std::int64_t least,
                                       std::int64_t most, std::string_view what);
std::optional<std::string> need_text(const JsonPlace& place, Mistakes& problems);
std::optional<std::string> need_id(const JsonPlace& place, Mistakes& problems);
std::optional<bool> need_boolean(const JsonPlace& place, Mistakes& problems);
std::optional<Vec> need_point(const JsonPlace& place, Mistakes& problems);
bool need_object(const JsonPlace& place, Mistakes& problems);
bool need_list(const JsonPlace& place, Mistakes& problems);

/// The value must be one of the words.
template <class Words>
std::optional<std::string_view> need_word(const JsonPlace& place, Mistakes& problems, const Words& words) {
  const auto text = place.value().text();
  if (text)
    for (const std::string_view word : words)
      if (word == *text) return word;
  problems.must_be(place, several_names(words, "or"));
  return std::nullopt;
}

/// The value must be the name of a value of `Enum`.
template <Named Enum>
std::optional<Enum> need_named(const JsonPlace& place, Mistakes& problems) {
  const auto word = need_word(place, problems, names_of(Enum{}));
  return word ? named<Enum>(*word) : std::nullopt;
}

/// Degrees, normalised to [0, 360).
std::optional<double> need_heading(const JsonPlace& place, Mistakes& problems);

/// Inches above the table, at least 0.
std::optional<double> need_altitude(const JsonPlace& place, Mistakes& problems);

/// Two whole numbers; they may name a hex off the grid.
std::optional<Hex> need_hex(const JsonPlace& place, Mistakes& problems);

/// Sorts problems by their places in the document (stable).
void sort_in_document_order(const Value& document, std::vector<Problem>& problems);

}  // namespace linesman::files
