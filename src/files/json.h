// JSON text to values and back. RapidJSON reads what is in order, and nlohmann-json says what is wrong with the rest;
// depth, size and doubled names are checked while reading.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "base/value.h"

namespace linesman {

inline constexpr std::size_t MAX_NESTING = 64;
/// Numbers, texts, lists and the like, however deep: `[],[],…` takes many times its size in memory.
inline constexpr std::size_t MAX_VALUES = 4'000'000;

/// Refused: text that is no JSON or no UTF-8, a number that is not finite, a member given twice, nesting deeper than
/// MAX_NESTING, more than MAX_VALUES, text longer than MAX_FILE_BYTES. `file` is for the Problem.
Result<Value> parse_json(std::string_view text, const std::string& file);

Result<Value> load_json(const std::string& path);

/// How deep a value is nested: 0 for a number or text, 1 for a list of them.
std::size_t depth_of(const Value& value);

/// UTF-8 text of a value, which is nested no deeper than twice MAX_NESTING (checked); `indent` < 0: on one line;
/// else lists of numbers stay on theirs. Whole numbers stay whole, others are the shortest text that reads back the
/// same. What is no UTF-8 in a text is replaced.
std::string write_json(const Value& value, int indent = -1);

}  // namespace linesman
