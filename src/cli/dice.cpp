#include "cli/dice.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>

#include "base/splitmix.h"
#include "base/text.h"

namespace linesman {

namespace {

constexpr double MAX_DICE = 1000;
constexpr double MAX_FACES = 1'000'000;
constexpr double MAX_ADDED = 1'000'000;

bool digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<int> count(std::string_view text, double least, double most) {
  const auto n = digits(text) ? parse_number(text) : std::nullopt;
  if (!n || *n < least || *n > most) return std::nullopt;
  return static_cast<int>(*n);
}

/// Takes what stands from one of the signs on off the end of `text`; empty when none is there.
std::string_view take_from(std::string_view& text, std::string_view signs) {
  const std::size_t at = std::min(text.find_first_of(signs), text.size());
  const std::string_view taken = text.substr(at);
  text = text.substr(0, at);
  return taken;
}

/// Reads "kh3" for a roll of so many dice; an empty text keeps all. False for any other text.
bool read_keep(std::string_view text, DiceRoll& into) {
  if (text.empty()) return true;
  const char which = text.size() > 1 ? text[1] : ' ';
  if (std::string_view("hHlL").find(which) == std::string_view::npos) return false;
  const auto kept = count(text.substr(2), 1, into.dice);
  into.keep = which == 'h' || which == 'H' ? KeptDice::highest : KeptDice::lowest;
  into.kept = kept.value_or(0);
  return kept.has_value();
}

/// Reads "+2" or "-2"; an empty text adds nothing. False for any other text.
bool read_added(std::string_view text, DiceRoll& into) {
  if (text.empty()) return true;
  const auto number = count(text.substr(1), 0, MAX_ADDED);
  if (number) into.added = text.front() == '-' ? -*number : *number;
  return number.has_value();
}

std::optional<DiceRoll> read_roll(std::string_view text) {
  if (text == "d66" || text == "D66") return DiceRoll{2, 6, true};
  const std::string_view added = take_from(text, "+-");
  const std::string_view keep = take_from(text, "kK");
  const std::size_t d = text.find_first_of("dD");
  if (d == std::string_view::npos || text.substr(d + 1) == "66") return std::nullopt;
  const auto dice = d == 0 ? std::optional(1) : count(text.substr(0, d), 1, MAX_DICE);
  const auto faces = count(text.substr(d + 1), 2, MAX_FACES);
  if (!dice || !faces) return std::nullopt;
  DiceRoll roll{*dice, *faces, false};
  if (!read_keep(keep, roll) || !read_added(added, roll)) return std::nullopt;
  return roll;
}

/// Random numbers from a seed or from the system.
class RandomBits {
 public:
  explicit RandomBits(std::optional<std::uint64_t> seed) : seeded_(seed) {}

  std::uint64_t next() { return seeded_ ? seeded_->next() : std::uint64_t{device_()} << 32 | device_(); }

  /// 1 to `faces`. Numbers beyond the last whole multiple of `faces` are rolled again, as they would favour low faces.
  int face(std::uint64_t faces) {
    const std::uint64_t beyond = std::numeric_limits<std::uint64_t>::max() / faces * faces;
    std::uint64_t bits = next();
    while (bits >= beyond) bits = next();
    return static_cast<int>(bits % faces) + 1;
  }

 private:
  std::optional<SplitMix64> seeded_;
  std::random_device device_;
};

}  // namespace

Result<DiceRoll> parse_roll(std::string_view text) {
  if (const auto roll = read_roll(text)) return *roll;
  return Problem{"", "\"" + std::string(text) +
                         "\" is no roll: write 3d6 for three dice of six faces, 3d6+2 to add to them, 4d6kh3 or 4d6kl3 "
                         "to keep the three highest or lowest, d66 for tens and units, at most " +
                         number_text(MAX_DICE) + " dice of at most " + number_text(MAX_FACES) + " faces"};
}

std::string changes_of_roll(const DiceRoll& what) {
  std::string text;
  if (what.keep != KeptDice::all) text += (what.keep == KeptDice::highest ? "kh" : "kl") + std::to_string(what.kept);
  if (what.added) text += (*what.added < 0 ? "" : "+") + std::to_string(*what.added);
  return text;
}

std::string name_of_roll(const DiceRoll& what) {
  if (what.tens_and_units) return "d66";
  return std::to_string(what.dice) + "d" + std::to_string(what.faces) + changes_of_roll(what);
}

std::vector<int> roll(const DiceRoll& what, std::optional<std::uint64_t> seed) {
  RandomBits bits(seed);
  std::vector<int> faces(static_cast<std::size_t>(what.dice));
  for (int& face : faces) face = bits.face(static_cast<std::uint64_t>(what.faces));
  return faces;
}

std::vector<bool> faces_that_count(const DiceRoll& what, const std::vector<int>& faces) {
  std::vector<bool> counts(faces.size(), what.keep == KeptDice::all);
  if (what.keep == KeptDice::all) return counts;
  std::vector<std::size_t> places(faces.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    return what.keep == KeptDice::highest ? faces[a] > faces[b] : faces[a] < faces[b];
  });
  for (std::size_t i = 0; i < static_cast<std::size_t>(what.kept); ++i) counts[places[i]] = true;
  return counts;
}

std::int64_t sum_of(const std::vector<int>& faces) {
  return std::accumulate(faces.begin(), faces.end(), std::int64_t{0});
}

std::int64_t total(const DiceRoll& what, const std::vector<int>& faces) {
  constexpr int TENS = 10;
  if (what.tens_and_units) return TENS * faces.at(0) + faces.at(1);
  const std::vector<bool> counts = faces_that_count(what, faces);
  std::int64_t sum = what.added.value_or(0);
  for (std::size_t i = 0; i < faces.size(); ++i) sum += counts[i] ? faces[i] : 0;
  return sum;
}

}  // namespace linesman
