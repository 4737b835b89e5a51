// Reads the inputs of calls.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "answers/problem_place.h"
#include "cli/other_rules.h"
#include "cli/services.h"
#include "files/documents/document.h"
#include "movement/order.h"
#include "referee/referee.h"

namespace linesman {

/// The rulesets with their texts in the language of `streams`.
std::shared_ptr<const RulesetLibrary> library_in_words(const Services& services, const Streams& streams);

/// The folder of a document, where its backdrop lies; the working folder for standard input.
std::string folder_of(const std::string& path);

/// The JSON of a file, or of `in` when `path` is STANDARD_INPUT.
Result<Value> load_input(const std::string& path, std::istream& in);

/// The document of a file, or of `in`, with the rules of a call in place of its own; a Problem names the file or the
/// argument.
Result<Document> load_document(const std::string& path, std::istream& in, const OtherRules& rules = {});

/// A hearing of the game of such a document. A Problem names the file `path` or the argument.
Result<Hearing> hearing_of(const Document& document, const std::string& path, const OtherRules& rules,
                           const std::shared_ptr<const RulesetLibrary>& library);

/// The names of what is installed in a folder of the program's data: "game" for game.schema.json with the ending
/// ".schema.json"; sorted, and empty when the folder is not there.
std::vector<std::string> installed_names(const std::string& folder, std::string_view ending);

/// Behind «there is no schema "gane", but there is»: the installed name that may be meant, in quotation marks, or all.
std::string names_to_offer(std::string_view name, const std::vector<std::string>& installed);

/// An order as it was read from a file.
struct FiledOrder {
  std::string file;  ///< its name in messages
  Value json;
  Order order;
};

/// The order of a file, or of `in`; a Problem names the file.
Result<FiledOrder> load_order(const std::string& path, std::istream& in);

/// `problem` with its file, if it names none. Game and order are judged together, and a pointer alone does not tell
/// which of the two it goes into.
Problem placed(Problem problem, const FiledOrder& asked, const Document& document, const std::string& game_file);

/// The game and the order of a call.
struct GameAndOrder {
  std::string game_file;  ///< its name in messages
  Document document;
  FiledOrder asked;

  /// `linesman::placed` for this order and game.
  Problem placed(Problem problem) const { return linesman::placed(std::move(problem), asked, document, game_file); }
};

/// The question of the files of a game and of an order. A Problem when both are STANDARD_INPUT.
Result<GameAndOrder> load_question(const std::string& game, const std::string& order, const OtherRules& rules,
                                   std::istream& in);

}  // namespace linesman
