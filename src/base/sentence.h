// A sentence as its pattern and its arguments. It is filled in when it is read, in the language and the unit of the
// reader (base/phrasebook.h); JSON has it in English.
//
//   Sentence s = said<"{road} ends {n}″ short of {thing}.">(lane.name, 0.3, word("the wall"));
//   english(s);   // "Lane ends 0.3″ short of the wall."
//
// A place of a pattern is a name in braces. A number before the sign ″ is a length in inches.
#pragma once

#include <array>
#include <cstddef>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/value.h"

namespace linesman {

class Sentence;
class Argument;

/// A word or a title of the program or of a ruleset. A reader gets it in his language, in the form that a place of the
/// translated pattern asks for.
struct Word {
  std::string text;
  friend bool operator==(const Word&, const Word&) = default;
};

inline Word word(std::string_view text) { return {std::string(text)}; }

/// A number, written with at most that many decimals.
struct Number {
  double value = 0;
  int decimals = 2;
  friend bool operator==(const Number&, const Number&) = default;
};

/// Several arguments, joined by ", " and before the last one by the word `last`: «a, b or c». Without it by ", " alone.
struct Several {
  std::vector<Argument> items;
  std::string last;
};

/// One argument, for a place of a pattern. A std::string is a name that a player or a document gave: it is never looked
/// up, shortened or divided. A literal and the text of a Value are words.
class Argument {
 public:
  Argument(std::string name) : content_(std::move(name)) {}                 // NOLINT(google-explicit-constructor)
  Argument(std::string_view text) : content_(word(text)) {}                 // NOLINT(google-explicit-constructor)
  Argument(const char* text) : content_(word(text)) {}                      // NOLINT(google-explicit-constructor)
  Argument(Word text) : content_(std::move(text)) {}                        // NOLINT(google-explicit-constructor)
  Argument(Number number) : content_(number) {}                             // NOLINT(google-explicit-constructor)
  Argument(double number) : content_(Number{number}) {}                     // NOLINT(google-explicit-constructor)
  Argument(int number) : Argument(static_cast<double>(number)) {}           // NOLINT(google-explicit-constructor)
  Argument(std::int64_t number) : Argument(static_cast<double>(number)) {}  // NOLINT(google-explicit-constructor)
  Argument(std::size_t number) : Argument(static_cast<double>(number)) {}   // NOLINT(google-explicit-constructor)
  Argument(bool) = delete;
  Argument(Several items);       // NOLINT(google-explicit-constructor)
  Argument(Sentence sentence);   // NOLINT(google-explicit-constructor)
  Argument(const Value& value);  // NOLINT(google-explicit-constructor)

  const std::string* name() const { return std::get_if<std::string>(&content_); }
  const Word* word_text() const { return std::get_if<Word>(&content_); }
  const Number* number() const { return std::get_if<Number>(&content_); }
  const Several* several() const;
  const Sentence* sentence() const;

  friend bool operator==(const Argument& a, const Argument& b);

 private:
  std::variant<std::string, Word, Number, std::shared_ptr<const Several>, std::shared_ptr<const Sentence>> content_;
};

/// Arguments by the names of their places. A name may stand for no place.
using Arguments = std::vector<std::pair<std::string, Argument>>;

/// A list of names: «Sherman, Mule and Tiger».
Argument several_names(const std::vector<std::string>& names, std::string_view last);
/// A list of the names of an enum, or of other texts.
template <class Range>
Argument several_names(const Range& names, std::string_view last) {
  return several_names(std::vector<std::string>(std::begin(names), std::end(names)), last);
}

/// A value as a sentence about a mistake quotes it (`describe`): «"x"», «3», «a list». A text in it stays as it is.
Argument described(const Value& value);

/// Immutable but by assignment. Equal sentences have equal patterns and arguments.
class Sentence {
 public:
  Sentence() = default;
  /// A text without arguments: a pattern of its own, in which nothing is filled in.
  Sentence(std::string text) : pattern_(std::move(text)) {}  // NOLINT(google-explicit-constructor)
  Sentence(const char* text) : pattern_(text) {}             // NOLINT(google-explicit-constructor)
  /// `context`: the ids of the ruleset whose words it is in and of those that it extends, with blanks between them;
  /// empty: the words are the program's own.
  Sentence(std::string pattern, Arguments arguments, std::string context = {})
      : pattern_(std::move(pattern)), arguments_(std::move(arguments)), context_(std::move(context)) {}

  bool empty() const { return pattern_.empty(); }
  const std::string& pattern() const { return pattern_; }
  const Arguments& arguments() const { return arguments_; }
  const std::string& context() const { return context_; }
  /// nullptr: the place is not filled.
  const Argument* argument(std::string_view place) const;

  /// Whether it is a ruleset's sentence that begins with the name of a thing: "{wall} is too near." A thing without a
  /// name is "the wood", which has a capital there. A sentence that begins with a whole one keeps its letter.
  bool begins_with_a_thing() const;

  /// The same sentence as a part of another one: without its full stop.
  Sentence as_part() const;
  bool is_part() const { return is_part_; }

  friend bool operator==(const Sentence&, const Sentence&) = default;

  // Compares the English text. They are friends in here so that they are looked for with a Sentence alone.
  friend bool operator==(const Sentence& sentence, std::string_view text) { return sentence.is_in_english(text); }
  friend bool operator==(const Sentence& sentence, const std::string& text) { return sentence.is_in_english(text); }
  friend bool operator==(const Sentence& sentence, const char* text) { return sentence.is_in_english(text); }
  friend std::ostream& operator<<(std::ostream& out, const Sentence& sentence);

 private:
  bool is_in_english(std::string_view text) const;

  std::string pattern_;
  Arguments arguments_;
  std::string context_;
  bool is_part_ = false;
};

/// The sentence in English, its pattern filled in. An unknown place stays as it is written.
std::string english(const Sentence& sentence);
std::string english(const Argument& argument);

/// A place in a pattern, with the form that a translation asks for: «{wall|dat}».
struct PatternPlace {
  std::string_view name;
  std::string_view form;
};

/// Calls on_text(text) for each stretch between places and on_place(place, text) for each place, in their order.
template <class OnText, class OnPlace>
void for_parts(std::string_view pattern, OnText on_text, OnPlace on_place) {
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    const std::size_t close = pattern.find('}', open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    if (open > 0) on_text(pattern.substr(0, open));
    const std::string_view inside = pattern.substr(open + 1, close - open - 1);
    const std::size_t bar = inside.find('|');
    const bool has_form = bar != std::string_view::npos;
    on_place(PatternPlace{inside.substr(0, bar), has_form ? inside.substr(bar + 1) : std::string_view()},
             pattern.substr(open, close - open + 1));
    pattern.remove_prefix(close + 1);
  }
  if (!pattern.empty()) on_text(pattern);
}

/// A pattern that is known to the compiler.
template <std::size_t N>
struct FixedPattern {
  std::array<char, N> bytes{};
  constexpr FixedPattern(const char (&text)[N]) {  // NOLINT(google-explicit-constructor, *-avoid-c-arrays)
    for (std::size_t i = 0; i < N; ++i) bytes[i] = text[i];
  }
  constexpr std::string_view text() const { return {bytes.data(), N - 1}; }

  /// The places in the order in which each stands first.
  constexpr std::size_t places() const {
    std::size_t count = 0;
    for (std::size_t at = 0; at < N; ++at)
      if (const std::string_view name = place_at(at); !name.empty() && is_first(name, at)) ++count;
    return count;
  }
  constexpr std::string_view place(std::size_t wanted) const {
    for (std::size_t at = 0; at < N; ++at)
      if (const std::string_view name = place_at(at); !name.empty() && is_first(name, at))
        if (wanted-- == 0) return name;
    return {};
  }

 private:
  constexpr std::string_view place_at(std::size_t at) const {
    if (at >= N - 1 || bytes[at] != '{') return {};
    const std::size_t close = text().find('}', at);
    return close == std::string_view::npos ? std::string_view() : text().substr(at + 1, close - at - 1);
  }
  constexpr bool is_first(std::string_view name, std::size_t at) const {
    for (std::size_t i = 0; i < at; ++i)
      if (place_at(i) == name) return false;
    return true;
  }
};

/// Every pattern of `said` in this program, in no order. A language needs words for each.
class PatternList {
 public:
  static const std::vector<std::string_view>& all() { return list(); }
  static bool add(std::string_view pattern) {
    list().push_back(pattern);
    return true;
  }

 private:
  static std::vector<std::string_view>& list();
};

template <FixedPattern Pattern>
struct KnownPattern {
  static constexpr FixedPattern text = Pattern;
  static inline const bool entered = PatternList::add(text.text());
};

/// A sentence of the program. The arguments are those of the places in the order in which each stands first.
template <FixedPattern Pattern, class... Each>
Sentence said(Each&&... each) {
  static_assert(sizeof...(Each) == Pattern.places(), "a sentence needs an argument for each place of its pattern");
  (void)KnownPattern<Pattern>::entered;
  Arguments arguments;
  arguments.reserve(sizeof...(Each));
  [[maybe_unused]] std::size_t place = 0;
  (arguments.emplace_back(std::string(Pattern.place(place++)), Argument(std::forward<Each>(each))), ...);
  return {std::string(Pattern.text()), std::move(arguments)};
}

}  // namespace linesman
