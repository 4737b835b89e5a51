#include "cli/inputs.h"

#include <algorithm>
#include <filesystem>
#include <istream>

#include "base/nearest_name.h"
#include "base/text.h"
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
      return Problem{file_label(std::string(STANDARD_INPUT)), "", said<"is longer than {n} MiB">(MAX_FILE_BYTES >> 20)};
  }
  return text;
}

}  // namespace

std::shared_ptr<const RulesetLibrary> library_in_words(const Services& services, const Streams& streams) {
  const bool english = streams.words.empty() || !services.worded_library;
  return english ? services.library() : services.worded_library(streams.words);
}

std::vector<std::string> installed_names(const std::string& folder, std::string_view ending) {
  std::vector<std::string> names;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error))
    if (const std::string file = entry.path().filename().string(); file.ends_with(ending))
      names.push_back(file.substr(0, file.size() - ending.size()));
  std::sort(names.begin(), names.end());
  return names;
}

std::string names_to_offer(std::string_view name, const std::vector<std::string>& installed) {
  const std::string meant = name_meant(name, installed);
  return meant.empty() ? listed(installed, " and ") : "\"" + meant + "\"";
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

Result<Document> load_document(const std::string& path, std::istream& in, const OtherRules& rules) {
  const auto json = load_input(path, in);
  if (!json) return json.problem();
  const auto changed = with_rules(*json, rules);
  if (!changed) return changed.problem();
  auto document = read_document(*changed, file_label(path));
  if (!document) return at_argument(document.problem(), rules);
  return document;
}

Result<Hearing> hearing_of(const Document& document, const std::string& path, const OtherRules& rules,
                           const std::shared_ptr<const RulesetLibrary>& library) {
  auto hearing = Referee(library).open(document.game);
  if (!hearing) return about(file_label(path), at_argument(hearing.problem(), rules, document.game, *library));
  return hearing;
}

Result<FiledOrder> load_order(const std::string& path, std::istream& in) {
  auto json = load_input(path, in);
  if (!json) return json.problem();
  auto order = read_order(*json, file_label(path));
  if (!order) return order.problem();
  return FiledOrder{file_label(path), std::move(json).value(), std::move(order).value()};
}

Problem placed(Problem problem, const FiledOrder& asked, const Document& document, const std::string& game_file) {
  if (problem.file.empty())
    problem.file = about_order(problem.pointer, asked.json, document.source) ? asked.file : game_file;
  return problem;
}

Result<GameAndOrder> load_question(const std::string& game, const std::string& order, const OtherRules& rules,
                                   std::istream& in) {
  if (game == STANDARD_INPUT && order == STANDARD_INPUT)
    return Problem{file_label(game), "", "can be the game or the order, not both"};
  auto document = load_document(game, in, rules);
  if (!document) return document.problem();
  auto asked = load_order(order, in);
  if (!asked) return asked.problem();
  return GameAndOrder{file_label(game), std::move(document).value(), std::move(asked).value()};
}

}  // namespace linesman
