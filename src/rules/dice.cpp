#include "rules/dice.h"

#include <algorithm>
#include <charconv>

#include "base/text.h"

namespace linesman {

namespace {

constexpr std::size_t MAX_DIGITS = 3;
constexpr std::size_t MAX_FACES_SHOWN = 8;

std::optional<int> counted(std::string_view digits) {
  int count = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, count);
  const bool all = error == std::errc() && stop == end && digits.size() <= MAX_DIGITS;
  return all && count >= 1 ? std::optional(count) : std::nullopt;
}

}  // namespace

std::optional<DiceCount> dice_count(std::string_view need) {
  const std::size_t d = need.find('d');
  if (d == std::string_view::npos) return std::nullopt;
  const auto count = d == 0 ? std::optional(1) : counted(need.substr(0, d));
  const auto faces = counted(need.substr(d + 1));
  if (!count || !faces) return std::nullopt;
  return DiceCount{*count, *faces};
}

std::string faces_text(const std::vector<double>& faces) {
  std::string text;
  for (std::size_t i = 0; i < std::min(faces.size(), MAX_FACES_SHOWN); ++i)
    text += (i > 0 ? " + " : "") + number_text(faces[i], 2);
  if (faces.size() > MAX_FACES_SHOWN) text += " + …";
  return text.empty() ? "none" : text;
}

}  // namespace linesman
