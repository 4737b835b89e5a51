#include "cli/inputs.h"

#include <istream>

#include "base/pointer_step.h"
#include "base/text.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "files/orders/order_json.h"

namespace linesman {

namespace {

/// The result of `file_label` for standard input.
constexpr std::string_view STANDARD_INPUT_LABEL = "standard input";

Result<std::string> read_all(std::istream& in) {
  std::string text;
  char buffer[1 << 16];
  while (in.read(buffer, sizeof buffer) || in.gcount() > 0) {
    text.append(buffer, static_cast<std::size_t>(in.gcount()));
    if (text.size() > MAX_FILE_BYTES)
      return Problem{std::string(STANDARD_INPUT_LABEL), "",
                     "is longer than " + std::to_string(MAX_FILE_BYTES >> 20) + " MiB"};
  }
  return text;
}

const Value* member_or_item(const Value& value, const std::string& token) {
  if (value.is_object()) return value.find(token);
  const auto index = parse_number(token);
  if (!value.is_array() || !index || *index < 0 || *index >= static_cast<double>(value.size())) return nullptr;
  return &value[static_cast<std::size_t>(*index)];
}

/// The number of steps of a pointer that exist in `value`.
std::size_t followed(std::string_view pointer, const Value& value) {
  std::size_t steps = 0;
  const Value* place = &value;
  while (!pointer.empty()) {
    const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
    place = member_or_item(*place, unescaped(pointer.substr(1, end - 1)));
    if (!place) break;
    ++steps;
    pointer.remove_prefix(end);
  }
  return steps;
}

}  // namespace

std::string file_label(const std::string& path) {
  return std::string(path == STANDARD_INPUT ? STANDARD_INPUT_LABEL : std::string_view(path));
}

Result<Value> load_input(const std::string& path, std::istream& in) {
  if (path != STANDARD_INPUT) return load_json(path);
  const auto text = read_all(in);
  if (!text) return text.problem();
  return parse_json(*text, file_label(path));
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

Problem below(std::string_view part, Problem problem) {
  if (problem.file.empty()) problem.pointer = std::string(part) + problem.pointer;
  return problem;
}

bool about_order(std::string_view pointer, const Value& order, const Value& game) {
  return followed(pointer, order) >= followed(pointer, game);
}

}  // namespace linesman
