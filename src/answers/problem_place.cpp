#include "answers/problem_place.h"

#include <algorithm>

#include "base/text.h"

namespace linesman {

namespace {

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

std::string file_label(const std::string& path) { return path == STANDARD_INPUT ? "standard input" : path; }

Problem about(const std::string& file, Problem problem) {
  if (problem.file.empty()) problem.file = file;
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
