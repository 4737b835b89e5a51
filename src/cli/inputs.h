// What the calls read, and whose fault it is when it cannot be used.
#pragma once

#include <iosfwd>
#include <string>

#include "files/documents/document.h"
#include "movement/order.h"

namespace linesman {

/// Stands for standard input where a file is expected.
inline constexpr std::string_view STANDARD_INPUT = "-";

/// What messages call it.
std::string file_label(const std::string& path);

/// The JSON of a file, or of `in` when `path` is STANDARD_INPUT.
Result<Value> load_input(const std::string& path, std::istream& in);

/// A game and an order as a call names them.
struct Question {
  std::string game_file;   ///< as messages name it
  std::string order_file;  ///< as messages name it
  Value order_json;
  Document document;
  Order order;

  /// `problem` with the file that it is about, where it names none: game and order are judged together, and a pointer
  /// alone does not say into which of the two it goes.
  Problem placed(Problem problem) const;
};

/// A Problem when both are STANDARD_INPUT.
Result<Question> load_question(const std::string& game_path, const std::string& order_path, std::istream& in);

/// A pointer into a part of an input, as a pointer into the input; that of a Problem with a file stays.
Problem below(std::string_view part, Problem problem);

/// Whether `pointer` goes into the order rather than into the game: into whichever of the two it can be followed
/// further; of equals the order.
bool about_order(std::string_view pointer, const Value& order, const Value& game);

}  // namespace linesman
