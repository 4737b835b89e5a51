// The input that a problem belongs to: its file, or the part of a request.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "base/value.h"

namespace linesman {

/// Stands for standard input where a file is expected.
inline constexpr std::string_view STANDARD_INPUT = "-";

/// The name of a file in messages.
std::string file_label(const std::string& path);

/// The problem with the file `file`, unless it already names one.
Problem about(const std::string& file, Problem problem);

/// Turns a pointer into the part at `part` of an input into a pointer into the input. The pointer of a Problem with a
/// file is unchanged.
Problem below(std::string_view part, Problem problem);

/// Whether `pointer` goes into the order rather than into the game: more of its steps exist in the order, or equally
/// many.
bool about_order(std::string_view pointer, const Value& order, const Value& game);

}  // namespace linesman
