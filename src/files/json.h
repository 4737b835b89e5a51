// JSON text to values and back. RapidJSON reads what is in order, and nlohmann-json says what is wrong with the rest;
// depth, size and doubled names are checked while reading.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/value.h"

namespace linesman {

inline constexpr std::size_t MAX_NESTING = 64;
inline constexpr std::size_t MAX_FILE_BYTES = std::size_t{64} << 20;  ///< bytes
/// Numbers, texts, lists and the like, however deep: `[],[],…` takes many times its size in memory.
inline constexpr std::size_t MAX_VALUES = 4'000'000;

/// Refused: text that is no JSON or no UTF-8, a number that is not finite, a member given twice, nesting deeper than
/// MAX_NESTING, more than MAX_VALUES, text longer than MAX_FILE_BYTES. `file` is for the Problem.
Result<Value> parse_json(std::string_view text, const std::string& file);

/// The whole of an ordinary file, at most MAX_FILE_BYTES bytes. Never waits for a pipe or a device.
Result<std::string> read_file(const std::string& path);

Result<Value> load_json(const std::string& path);

/// How deep a value is nested: 0 for a number or text, 1 for a list of them.
std::size_t depth_of(const Value& value);

/// UTF-8 text of a value, which is nested no deeper than twice MAX_NESTING (checked); `indent` < 0: on one line;
/// else lists of numbers stay on theirs. Whole numbers stay whole, others are the shortest text that reads back the
/// same. What is no UTF-8 in a text is replaced.
std::string write_json(const Value& value, int indent = -1);

/// Writes beside the file, flushes, renames over it, flushes the folder: killed at any moment it leaves the old file or
/// the new one. Owner, group, permissions and attributes of the old file are kept as far as the system lets; of a
/// symbolic link the file that it points at is made or replaced. Of a file with several names (hard links) this one has
/// the new content, the others keep the old. Files that killed processes left beside it are swept away. Refused, with
/// the old file as it was and nothing left beside it: a read-only file, or what is no ordinary file; and whatever
/// `may_replace` gives a Problem for. That is asked last of all, when the new file has only to be renamed.
using MayReplace = std::function<Result<void>()>;
Result<void> save_file(const std::string& path, std::string_view content, const MayReplace& may_replace = {});

}  // namespace linesman
