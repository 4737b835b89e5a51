// Reads the inputs of calls and finds the input that a problem belongs to.
#pragma once

#include <iosfwd>
#include <string>

#include "files/documents/document.h"
#include "movement/order.h"

namespace linesman {

/// Stands for standard input where a file is expected.
inline constexpr std::string_view STANDARD_INPUT = "-";

/// The name of a file in messages.
std::string file_label(const std::string& path);

/// The JSON of a file, or of `in` when `path` is STANDARD_INPUT.
Result<Value> load_input(const std::string& path, std::istream& in);

/// The game and the order of a call.
struct Question {
  std::string game_file;   ///< its name in messages
  std::string order_file;  ///< its name in messages
  Value order_json;
  Document document;
  Order order;

  /// `problem` with its file, if it names none. Game and order are judged together, and a pointer alone does not tell
  /// which of the two it goes into.
  Problem placed(Problem problem) const;
};

/// A Problem when both are STANDARD_INPUT.
Result<Question> load_question(const std::string& game_path, const std::string& order_path, std::istream& in);

/// Turns a pointer into the part at `part` of an input into a pointer into the input. The pointer of a Problem with a
/// file is unchanged.
Problem below(std::string_view part, Problem problem);

/// Whether `pointer` goes into the order rather than into the game: more of its steps exist in the order, or equally
/// many.
bool about_order(std::string_view pointer, const Value& order, const Value& game);

}  // namespace linesman
