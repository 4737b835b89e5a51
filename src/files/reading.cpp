#include "files/reading.h"

#include <algorithm>

#include "base/heading.h"
#include "base/text.h"
#include "base/vec.h"

namespace linesman::files {

std::optional<double> need_number(const JsonPlace& place, Mistakes& problems, NumberRange range,
                                  std::string_view what) {
  if (const auto x = number_in(place.value(), range)) return *x + 0.0;  // without the sign of minus zero
  problems.must_be(place, what);
  return std::nullopt;
}

std::optional<std::int64_t> need_whole(const JsonPlace& place, Mistakes& problems, std::int64_t least,
                                       std::int64_t most, std::string_view what) {
  const auto n = place.value().whole();
  if (n && *n >= least && *n <= most) return n;
  problems.must_be(place, what);
  return std::nullopt;
}

std::optional<std::string> need_text(const JsonPlace& place, Mistakes& problems) {
  if (const auto text = place.value().text()) return std::string(*text);
  problems.must_be(place, "a text");
  return std::nullopt;
}

std::optional<std::string> need_id(const JsonPlace& place, Mistakes& problems) {
  const auto text = place.value().text();
  if (text && valid_id(*text)) return std::string(*text);
  problems.must_be(place, "an id: 1 to 64 of a-z, 0-9, - _ and .");
  return std::nullopt;
}

std::optional<bool> need_boolean(const JsonPlace& place, Mistakes& problems) {
  if (const auto b = place.value().boolean()) return b;
  problems.must_be(place, "true or false");
  return std::nullopt;
}

std::optional<Vec> need_point(const JsonPlace& place, Mistakes& problems) {
  const Value& pair = place.value();
  const auto x = pair[0].number();
  const auto y = pair[1].number();
  if (pair.size() != 2 || !x || !y) {
    problems.must_be(place, "a pair of numbers");
    return std::nullopt;
  }
  if (!is_point({*x, *y})) {
    problems.add(place, said<"{a} lies beyond {n} inches">(place.label(), Number{FARTHEST_COORDINATE, 6}));
    return std::nullopt;
  }
  return Vec{*x + 0.0, *y + 0.0};
}

bool need_object(const JsonPlace& place, Mistakes& problems) {
  if (place.value().is_object()) return true;
  problems.must_be(place, "an object");
  return false;
}

bool need_list(const JsonPlace& place, Mistakes& problems) {
  if (place.value().is_array()) return true;
  problems.must_be(place, "a list");
  return false;
}

std::optional<double> need_heading(const JsonPlace& place, Mistakes& problems) {
  constexpr double MANY_TURNS = 1e6;
  const auto degrees = need_number(place, problems, {-MANY_TURNS, MANY_TURNS}, "a heading in degrees");
  return degrees ? std::optional(normalised(*degrees)) : std::nullopt;
}

std::optional<double> need_altitude(const JsonPlace& place, Mistakes& problems) {
  return need_number(place, problems, {0, FARTHEST_COORDINATE}, "a number of inches, 0 to 10000");
}

std::optional<Hex> need_hex(const JsonPlace& place, Mistakes& problems) {
  constexpr std::int64_t FARTHEST_HEX = 100'000;
  const auto column = place.value()[0].whole();
  const auto row = place.value()[1].whole();
  if (place.value().size() != 2 || !column || !row) {
    problems.must_be(place, "a hex: a pair of whole numbers");
    return std::nullopt;
  }
  // Any such hex is off every grid, so the numbers may be clamped.
  const auto near = [=](std::int64_t n) { return static_cast<int>(std::clamp(n, -FARTHEST_HEX, FARTHEST_HEX)); };
  return Hex{near(*column), near(*row)};
}

namespace {

/// For each step of a pointer, the index in its object or list, from 0.
std::vector<std::size_t> places(const Value& document, std::string_view pointer) {
  std::vector<std::size_t> path;
  const Value* in = &document;
  while (!pointer.empty() && in) {
    const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
    const std::string_view step = pointer.substr(0, end);
    pointer.remove_prefix(end);
    const Value* next = nullptr;
    if (in->is_array()) {
      const auto index = parse_number(step.substr(1));
      path.push_back(index ? static_cast<std::size_t>(*index) : in->size());
      next = path.back() < in->size() ? &in->items()[path.back()] : nullptr;
    } else {
      const auto& members = in->members();
      const std::string name = unescaped(step.substr(1));
      const auto it = std::find_if(members.begin(), members.end(), [&](const auto& m) { return m.first == name; });
      path.push_back(static_cast<std::size_t>(it - members.begin()));
      next = it == members.end() ? nullptr : &it->second;
    }
    in = next;
  }
  return path;
}

}  // namespace

void sort_in_document_order(const Value& document, std::vector<Problem>& problems) {
  if (problems.size() < 2) return;
  std::vector<std::pair<std::vector<std::size_t>, std::size_t>> keys;
  for (std::size_t i = 0; i < problems.size(); ++i) keys.emplace_back(places(document, problems[i].pointer), i);
  std::sort(keys.begin(), keys.end());
  std::vector<Problem> sorted;
  sorted.reserve(problems.size());
  for (const auto& [key, i] : keys) sorted.push_back(std::move(problems[i]));
  problems = std::move(sorted);
}

}  // namespace linesman::files

namespace linesman {

void leave_at_most(std::vector<Problem>& found, std::size_t most) {
  if (found.size() <= most) return;
  found.resize(most);
  found.emplace_back(found.front().file, "", said<"there is more wrong: only the first {n} are listed">(most));
}

}  // namespace linesman
