// Reads JSON text into values and writes it. Depth, size and duplicate names are checked while reading.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "base/value.h"

namespace linesman {

inline constexpr std::size_t MAX_NESTING = 64;
/// The greatest number of values at all depths together: a text such as `[],[],…` takes many times its size in memory.
inline constexpr std::size_t MAX_VALUES = 4'000'000;

/// A Problem for text that is no JSON or no UTF-8, a number that is not finite, a duplicate member, nesting deeper than
/// MAX_NESTING, more than MAX_VALUES values, or text longer than MAX_FILE_BYTES. `file` is only for the Problem.
Result<Value> parse_json(std::string_view text, const std::string& file);

Result<Value> load_json(const std::string& path);

/// The depth of nesting: 0 for a number or text, 1 for a list of them.
std::size_t depth_of(const Value& value);

/// The UTF-8 text of a value, whose depth is at most twice MAX_NESTING (checked). `indent` below 0 writes one line;
/// otherwise only lists of numbers are on one line each. Whole numbers stay whole; other numbers get the shortest text
/// that reads back as the number. Bytes that are no UTF-8 are replaced.
std::string write_json(const Value& value, int indent = -1);

}  // namespace linesman
