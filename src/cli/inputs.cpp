#include "cli/inputs.h"

#include <filesystem>
#include <istream>

#include "files/disk/file.h"
#include "files/json.h"
#include "files/orders/order_json.h"

namespace linesman {

namespace {

Result<std::string> read_all(std::istream& in) {
  std::string text;
  char buffer[1 << 16];
  while (in.read(buffer, sizeof buffer) || in.gcount() > 0) {
    text.append(buffer, static_cast<std::size_t>(in.gcount()));
    if (text.size() > MAX_FILE_BYTES)
      return Problem{file_label(std::string(STANDARD_INPUT)), "",
                     "is longer than " + std::to_string(MAX_FILE_BYTES >> 20) + " MiB"};
  }
  return text;
}

}  // namespace

std::shared_ptr<const RulesetLibrary> library_in_words(const Services& services, const Streams& streams) {
  const bool english = streams.words.empty() || !services.worded_library;
  return english ? services.library() : services.worded_library(streams.words);
}

std::string folder_of(const std::string& path) {
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  return path == STANDARD_INPUT || folder.empty() ? "." : folder.string();
}

Result<Value> load_input(const std::string& path, std::istream& in) {
  if (path != STANDARD_INPUT) return load_json(path);
  const auto text = read_all(in);
  if (!text) return text.problem();
  return parse_json(*text, file_label(path));
}

Result<Document> load_document(const std::string& path, std::istream& in) {
  const auto json = load_input(path, in);
  if (!json) return json.problem();
  return read_document(*json, file_label(path));
}

Result<Question> load_question(const std::string& game_path, const std::string& order_path, std::istream& in) {
  if (game_path == STANDARD_INPUT && order_path == STANDARD_INPUT)
    return Problem{file_label(game_path), "", "can be the game or the order, not both"};
  Question q{file_label(game_path), file_label(order_path), {}, {}, {}};
  auto game_json = load_input(game_path, in);
  if (!game_json) return game_json.problem();
  auto document = read_document(*game_json, q.game_file);
  if (!document) return document.problem();
  auto order_json = load_input(order_path, in);
  if (!order_json) return order_json.problem();
  auto order = read_order(*order_json, q.order_file);
  if (!order) return order.problem();
  q.document = std::move(document).value();
  q.order_json = std::move(order_json).value();
  q.order = std::move(order).value();
  return q;
}

Problem Question::placed(Problem problem) const {
  if (problem.file.empty())
    problem.file = about_order(problem.pointer, order_json, document.source) ? order_file : game_file;
  return problem;
}

}  // namespace linesman
