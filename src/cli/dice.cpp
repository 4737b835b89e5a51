#include "cli/dice.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <random>
#include <utility>

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

bool is_in(char c, std::string_view signs) { return signs.find(c) != std::string_view::npos; }

constexpr std::string_view DIE = "dw";

/// A roll that is read sign by sign from the front.
class RollText {
 public:
  /// Blanks go, but a blank within a number or a name stays and is no roll. One before the letter of a die and before
  /// "kh" and "dl" goes.
  explicit RollText(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      const bool joins = !text_.empty() && i + 1 < text.size() && is_word(text_.back()) && is_word(text[i + 1]);
      if (text[i] != ' ' || (joins && !may_begin(text.substr(i + 1)))) text_ += text[i];
    }
  }

  bool is_done() const { return at_ == text_.size(); }
  char next() const { return is_done() ? '\0' : text_[at_]; }
  std::string_view rest() const { return std::string_view(text_).substr(at_); }

  /// Whether one of the signs comes next, which is then taken; '\0' when none does.
  char take(std::string_view signs) { return !is_done() && is_in(next(), signs) ? text_[at_++] : '\0'; }
  bool take_all(std::string_view sign) {
    if (!rest().starts_with(sign)) return false;
    at_ += sign.size();
    return true;
  }

  std::optional<int> number(double least, double most) {
    const std::size_t end = std::min(text_.find_first_not_of("0123456789", at_), text_.size());
    const std::string_view word = rest().substr(0, end - at_);
    at_ = end;
    return count(word, least, most);
  }

 private:
  /// Whether it may stand behind a blank and belong to what stands before that. "6d6 d4" are two rolls.
  bool may_begin(std::string_view rest) const {
    constexpr std::string_view DIGITS = "0123456789";
    if (is_in(text_.back(), "hlk")) return is_in(rest.front(), DIGITS);
    if (!is_in(text_.back(), DIGITS)) return false;
    const bool has_die = text_.find_first_of(DIE, text_.find_last_of("+-") + 1) != std::string::npos;
    if (!has_die) return is_in(rest.front(), DIE);
    return rest.front() == 'k' || rest.starts_with("dh") || rest.starts_with("dl");
  }
  static bool is_word(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'); }

  std::string text_;
  std::size_t at_ = 0;
};

/// Reads "3d6" or "d%".
std::optional<MoreDice> read_dice(RollText& text, double most) {
  constexpr int PER_CENT = 100;
  MoreDice dice;
  if (!is_in(text.next(), DIE)) {
    const auto number = text.number(1, most);
    if (!number) return std::nullopt;
    dice.dice = *number;
  }
  if (text.take(DIE) == '\0') return std::nullopt;
  const auto faces = text.take("%") != '\0' ? std::optional(PER_CENT) : text.number(2, MAX_FACES);
  constexpr int NO_DIE = 66;  // it would be read as tens and units
  if (!faces || *faces == NO_DIE) return std::nullopt;
  dice.faces = *faces;
  return dice;
}

/// Reads "kh3", "k3" or "dl1" where it comes next. False for a number of dice that cannot be kept.
bool read_keep(RollText& text, DiceRoll& into) {
  const char how = text.take("kd");
  if (how == '\0') return true;
  const bool keeps = how == 'k';
  const char which = text.take("hl");
  const bool of_highest = which == '\0' ? keeps : which == 'h';
  // "2d20kh" keeps one.
  const bool is_one = (which != '\0' || keeps) && !is_in(text.next(), "0123456789");
  const auto number = is_one ? std::optional(1) : keeps ? text.number(1, into.dice) : text.number(0, into.dice - 1);
  if (is_one && !keeps && into.dice < 2) return false;
  into.keep = of_highest == keeps ? KeptDice::highest : KeptDice::lowest;
  into.kept = keeps ? number.value_or(0) : into.dice - number.value_or(0);
  return number.has_value();
}

/// Reads "+1d4" and "-2" to the end. At most one number is added.
bool read_terms(RollText& text, DiceRoll& into) {
  double left = MAX_DICE - into.dice;
  while (const char sign = text.take("+-")) {
    const std::size_t letter = std::min(text.rest().find_first_of("+-"), text.rest().size());
    if (text.rest().substr(0, letter).find_first_of(DIE) == std::string_view::npos) {
      const auto number = text.number(0, MAX_ADDED);
      if (!number || into.added) return false;
      into.added = sign == '-' ? -*number : *number;
      continue;
    }
    auto dice = read_dice(text, left);
    if (!dice) return false;
    left -= dice->dice;
    dice->is_taken_off = sign == '-';
    into.more.push_back(*dice);
  }
  return text.is_done();
}

/// Reads ">=5" to the end.
std::optional<Successes> read_successes(RollText& text, int faces) {
  const bool below = is_in(text.next(), "<");
  const bool above = is_in(text.next(), ">");
  const bool or_more = text.take_all("\u2265") || text.take_all(">=") || text.take_all("=>");
  const bool or_less = !or_more && (text.take_all("\u2264") || text.take_all("<=") || text.take_all("=<"));
  if (!or_more && !or_less && text.take("<>=") == '\0') return std::nullopt;
  const auto number = text.number(1, faces);
  if (!number || !text.is_done()) return std::nullopt;
  const std::string written = std::to_string(*number);
  if (or_more) return Successes{*number, faces, ">=" + written};
  if (or_less) return Successes{1, *number, "<=" + written};
  if (above) return Successes{*number + 1, faces, ">" + written};
  if (below) return Successes{1, *number - 1, "<" + written};
  return Successes{*number, *number, "=" + written};
}

using Spelling = std::pair<std::string_view, std::string_view>;
/// Signs of print, and words for what is kept.
constexpr std::array<Spelling, 15> SPELLINGS{{{"\u2212", "-"},
                                              {"\u2013", "-"},
                                              {"\u00A0", " "},
                                              {"\u202F", " "},
                                              {"\u2009", " "},
                                              {"\u00D7", "x"},
                                              {"keep", "k"},
                                              {"drop", "d"},
                                              {" the ", " "},
                                              {"highest", "h"},
                                              {"lowest", "l"},
                                              {"k h", "kh"},
                                              {"k l", "kl"},
                                              {"d h", "dh"},
                                              {"d l", "dl"}}};

/// In small letters, with the signs of keyboards.
std::string in_plain_signs(std::string_view text) {
  std::string plain = in_small_letters(text);
  for (const auto& [written, meant] : SPELLINGS)
    for (std::size_t at = plain.find(written); at != std::string::npos; at = plain.find(written, at + meant.size()))
      plain.replace(at, written.size(), meant);
  // "3 x d6" are three dice.
  const std::size_t number = std::min(plain.find_first_not_of("0123456789"), plain.size());
  const std::size_t times = std::min(plain.find_first_not_of(' ', number), plain.size());
  const std::size_t die = std::min(plain.find_first_not_of(' ', times + 1), plain.size());
  if (number > 0 && die < plain.size() && plain[times] == 'x' && is_in(plain[die], DIE))
    plain.erase(number, die - number);
  return plain;
}

/// "10d6 5+" is how wargamers write 10d6>=5, also "10d6 on 5+".
std::string with_sign(std::string_view text) {
  const std::size_t blank = text.rfind(' ');
  if (blank == std::string_view::npos || !text.ends_with('+') ||
      !digits(text.substr(blank + 1, text.size() - blank - 2)) || is_in(text[text.find_last_not_of(' ', blank)], "+-"))
    return std::string(text);
  std::string_view dice = trimmed(text.substr(0, blank));
  for (const std::string_view word : {" a", " on", " at", " for", " auf", " bei", " mit", " gegen"})
    if (dice.ends_with(word)) dice = trimmed(dice.substr(0, dice.size() - word.size()));
  return std::string(dice) + ">=" + std::string(text.substr(blank + 1, text.size() - blank - 2));
}

std::optional<DiceRoll> read_roll(std::string_view written) {
  const std::string plain = in_plain_signs(trimmed(written));
  const std::string_view bare = plain;
  if (bare.size() == 3 && is_in(bare[0], DIE) && bare.substr(1) == "66") return DiceRoll{2, 6, true};
  if (bare.empty()) return std::nullopt;
  RollText text(with_sign(bare));
  const auto dice = read_dice(text, MAX_DICE);
  if (!dice) return std::nullopt;
  DiceRoll roll{dice->dice, dice->faces, false};
  if (!read_keep(text, roll)) return std::nullopt;
  if (text.is_done() || is_in(text.next(), "+-")) return read_terms(text, roll) ? std::optional(roll) : std::nullopt;
  roll.successes = read_successes(text, roll.faces);
  return roll.successes ? std::optional(roll) : std::nullopt;
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
  return Problem{"", said<"\"{roll}\" is no roll: write 3d6 for three dice of six faces, 3d6+2 or 2d6+1d4 to add to "
                          "them, 4d6kh3 or 4d6kl3 to keep the three highest or lowest, 4d6dl1 to leave the lowest out, "
                          "10d6>=5 to count successes, d66 for tens and units, at most {n} dice of at most {m} faces">(
                         std::string(text), Number{MAX_DICE, 6}, Number{MAX_FACES, 6})};
}

std::string changes_of_roll(const DiceRoll& what) {
  std::string text;
  if (what.keep != KeptDice::all) text += (what.keep == KeptDice::highest ? "kh" : "kl") + std::to_string(what.kept);
  for (const MoreDice& more : what.more)
    text += (more.is_taken_off ? "-" : "+") + std::to_string(more.dice) + "d" + std::to_string(more.faces);
  if (what.added) text += (*what.added < 0 ? "" : "+") + std::to_string(*what.added);
  if (what.successes) text += what.successes->name;
  return text;
}

std::string name_of_roll(const DiceRoll& what) {
  if (what.tens_and_units) return "d66";
  return std::to_string(what.dice) + "d" + std::to_string(what.faces) + changes_of_roll(what);
}

std::vector<int> roll(const DiceRoll& what, std::optional<std::uint64_t> seed) {
  RandomBits bits(seed);
  std::vector<int> faces;
  const auto add = [&](int dice, int of) {
    for (int i = 0; i < dice; ++i) faces.push_back(bits.face(static_cast<std::uint64_t>(of)));
  };
  add(what.dice, what.faces);
  for (const MoreDice& more : what.more) add(more.dice, more.faces);
  return faces;
}

int DiceRoll::number_of_dice() const {
  int number = dice;
  for (const MoreDice& each : more) number += each.dice;
  return number;
}

std::vector<bool> faces_that_count(const DiceRoll& what, const std::vector<int>& faces) {
  std::vector<bool> counts(faces.size(), true);
  const auto own = static_cast<std::size_t>(what.tens_and_units ? faces.size() : what.dice);
  if (what.keep != KeptDice::all) {
    std::vector<std::size_t> places(own);
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
      return what.keep == KeptDice::highest ? faces[a] > faces[b] : faces[a] < faces[b];
    });
    for (std::size_t i = static_cast<std::size_t>(what.kept); i < own; ++i) counts[places[i]] = false;
  }
  if (what.successes)
    for (std::size_t i = 0; i < faces.size(); ++i)
      if (faces[i] < what.successes->least || faces[i] > what.successes->most) counts[i] = false;
  return counts;
}

std::int64_t sum_of(const std::vector<int>& faces) {
  return std::accumulate(faces.begin(), faces.end(), std::int64_t{0});
}

std::int64_t total(const DiceRoll& what, const std::vector<int>& faces) {
  constexpr int TENS = 10;
  if (what.tens_and_units) return TENS * faces.at(0) + faces.at(1);
  const std::vector<bool> counts = faces_that_count(what, faces);
  if (what.successes) return std::count(counts.begin(), counts.end(), true);
  std::int64_t sum = what.added.value_or(0);
  std::size_t place = 0;
  for (; place < static_cast<std::size_t>(what.dice); ++place) sum += counts[place] ? faces[place] : 0;
  for (const MoreDice& more : what.more)
    for (int i = 0; i < more.dice; ++i, ++place) sum += more.is_taken_off ? -faces[place] : faces[place];
  return sum;
}

}  // namespace linesman
