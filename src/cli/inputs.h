// Reads the inputs of calls.
#pragma once

#include <iosfwd>
#include <string>

#include "answers/problem_place.h"
#include "cli/call.h"
#include "files/documents/document.h"
#include "movement/order.h"

namespace linesman {

/// The rulesets with their texts in the language of `streams`.
std::shared_ptr<const RulesetLibrary> library_in_words(const Services& services, const Streams& streams);

/// The folder of a document, where its backdrop lies; the working folder for standard input.
std::string folder_of(const std::string& path);

/// The JSON of a file, or of `in` when `path` is STANDARD_INPUT.
Result<Value> load_input(const std::string& path, std::istream& in);

/// The document of a file, or of `in`; a Problem names the file.
Result<Document> load_document(const std::string& path, std::istream& in);

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

}  // namespace linesman
