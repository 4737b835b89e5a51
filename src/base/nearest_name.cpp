#include "base/nearest_name.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace linesman {

namespace {

constexpr std::size_t MAX_NAMES = 400;
constexpr std::size_t LONGEST_NAME = 64;

}  // namespace

std::size_t changes_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before_last(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::swap(before_last, last);
    std::swap(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, changed});
      const bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (exchanged) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
  }
  return row.back();
}

std::string nearest_name(std::string_view name, std::span<const std::string> known) {
  const std::string_view start = name.substr(0, LONGEST_NAME);
  std::string nearest;
  std::size_t least = SIZE_MAX;
  for (const std::string& other : known.first(std::min(known.size(), MAX_NAMES)))
    if (const std::size_t changes = changes_between(start, other); changes < least) {
      least = changes;
      nearest = other;
    }
  return nearest;
}

std::string name_meant(std::string_view name, std::span<const std::string> known) {
  constexpr std::size_t MAX_CHANGES = 2;
  constexpr std::size_t LETTERS_FOR_A_CHANGE = 3;
  if (name.size() > LONGEST_NAME) return {};
  const std::string nearest = nearest_name(name, known);
  const std::size_t changes = changes_between(name, nearest);
  return !nearest.empty() && changes <= std::min(MAX_CHANGES, name.size() / LETTERS_FOR_A_CHANGE) ? nearest : "";
}

Sentence with_nearest(Sentence about, std::string_view name, std::span<const std::string> known) {
  const std::string meant = name_meant(name, known);
  return meant.empty() ? about : said<"{a}; the nearest is \"{name}\"">(std::move(about), meant);
}

Sentence with_known(Sentence about, std::string_view name, std::span<const std::string> known) {
  constexpr std::size_t MOST_LISTED = 40;
  if (!name_meant(name, known).empty()) return with_nearest(std::move(about), name, known);
  if (known.empty() || known.size() > MOST_LISTED) return about;
  return said<"{a}; there is {ids}">(std::move(about), several_names(known, "and"));
}

}  // namespace linesman
