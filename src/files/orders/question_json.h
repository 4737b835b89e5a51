// Reads and writes questions about moves as JSON (question.md section 1).
#pragma once

#include <functional>

#include "base/result.h"
#include "movement/question.h"

namespace linesman {

/// Checks everything that depends neither on the game nor on the ruleset: shapes, ranges, exactly one kind of `to`,
/// members that no question has. A Problem has a pointer into the question ("/who/0").
Result<Question> read_question(const Value& json, const std::string& file);

/// The words of a call for what it wants of a place: «must be {…}, not 7». With nullptr «"hex" must be…».
struct PlaceWords {
  const char* object = "an object";
  const char* hex = nullptr;
  const char* piece = nullptr;  ///< nullptr: it is read as an id, else as any text
};

/// Why a hex cannot be asked about, at its pointer.
using HexCheck = std::function<Result<void>(const Hex&, const std::string& pointer)>;

/// Reads the places where models are to end: one for all, one for each by id, or a list. `pointer` is their place in
/// the input. Empty ones are read.
Result<PlaceAsked> read_places(const Value& ends, const std::string& pointer, const PlaceWords& words = {},
                               const HexCheck& fits = {});

/// JSON with the members that the question has, from which `read_question` makes an equal question.
Value write_question(const Question& question);

}  // namespace linesman
