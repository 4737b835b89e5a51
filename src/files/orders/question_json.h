// Reads and writes questions about moves as JSON (question.md section 1).
#pragma once

#include "base/result.h"
#include "movement/question.h"

namespace linesman {

/// Checks everything that depends neither on the game nor on the ruleset: shapes, ranges, exactly one kind of `to`,
/// members that no question has. A Problem has a pointer into the question ("/who/0").
Result<Question> read_question(const Value& json, const std::string& file);

/// JSON with the members that the question has, from which `read_question` makes an equal question.
Value write_question(const Question& question);

}  // namespace linesman
