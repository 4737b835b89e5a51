// Sentences in another language. Their patterns are English; a table has each of them in the language, and it is filled
// in where a player reads it. JSON never passes through here.
//
//   book.add("{a} ends {n}″ short of {b}.", "{a} endet {n}″ vor {b|dat}.");
//   book.add("the wall", "die Mauer");
//   book.add("the wall|dat", "der Mauer");
//   say(said<"{a} ends {n}″ short of {b}.">(lane.name, 0.3, word("the wall")), {book});
//                                                         // "Lane endet 0.3″ vor der Mauer."
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/lengths.h"
#include "base/sentence.h"

namespace linesman {

/// A text with places: «{n}″ too far». A place has a name of a-z 0-9 _ . and may ask for a form: «{b|dat}». One named n
/// or m holds a number, one named id or key has no blank, any other holds any text.
class Pattern {
 public:
  explicit Pattern(std::string_view text);

  /// The number of bytes beside the places. Of two patterns that fit, the one with more of them is meant.
  std::size_t own_length() const { return own_length_; }
  /// The text before the first place.
  const std::string& beginning() const { return literals_.front(); }

  using Values = std::map<std::string, std::string, std::less<>>;  ///< by the name of the place

  /// The values in `sentence`; nothing when it was not made from this pattern. A value is never empty.
  std::optional<Values> values_in(std::string_view sentence) const;
  /// The same within that many steps, which are counted down: nothing once none is left.
  std::optional<Values> values_in(std::string_view sentence, std::size_t& steps) const;

  /// Gives a value in a form; the form is empty where a place asks for none.
  using Say = std::function<std::string(const std::string& name, const std::string& value, const std::string& form)>;

  /// The text with the values at its places. A value in quotation marks is an id or a key and stays; so does a place
  /// without a value.
  std::string filled(const Values& values, const Say& say) const;

 private:
  struct Place {
    std::string name;
    std::string form;
  };

  bool fits(std::string_view sentence, std::size_t at, std::size_t place, Values& values, std::size_t& steps) const;

  std::vector<std::string> literals_;  ///< one more than places
  std::vector<Place> places_;
  std::size_t own_length_ = 0;  ///< asked of every pattern for every sentence
};

/// The words of a language: of the program, and of each ruleset its own. Copies share them; several threads may ask.
/// Without words: English.
///
/// A pattern is found as a whole. Only texts that are finished already (`said`) are taken apart by the patterns; there
/// a value at a place is looked up too, first with its form («the wall|dat»). A place named piece, list, list2, … may
/// hold several things, joined by commas and "and" or "or". What stands at a place named id, key, ids, ids2, … is
/// written in documents and stays; only what joins ids is translated.
class Phrasebook {
 public:
  using Phrases = std::vector<std::pair<std::string, std::string>>;  ///< English, translated
  /// The words of the ruleset with an id; empty where it has none.
  using OfRuleset = std::function<Phrases(const std::string& id)>;

  Phrasebook();

  /// Of the program. The first translation of a text stays.
  void add(const std::string& english, const std::string& translated);
  /// Of rulesets: asked once for each id that is needed. Call it before the book is used.
  void ask_for_rulesets(OfRuleset words);
  bool empty() const;

  /// The translation of a whole pattern or text; nullptr when there is none. `context` as of a Sentence: the words of
  /// these rulesets go before those of the program.
  const std::string* found(std::string_view text, std::string_view context = {}) const;

  /// A word or a title, in a form; without an entry for the form as it is said alone, and in English without any. It is
  /// also found without the capital at its beginning; a key such as "very-difficult" also as "very difficult".
  std::string word(std::string_view text, std::string_view context = {}, std::string_view form = {}) const;

  /// A finished text: the sentence itself where no pattern fits. It is also found without the capital at its beginning,
  /// and with or without the full stop at its end.
  std::string said(std::string_view sentence, std::string_view context = {}) const;

  /// The pattern of a ruleset's sentence that has no translation as a whole, taken apart by patterns of the program: a
  /// chart's own sign stands among the words of one. Its places stay.
  std::string pattern_said(const std::string& pattern, std::string_view context) const;

  /// Each line of a finished text by itself, without the blanks before it.
  std::string said_lines(std::string_view text, std::string_view context = {}) const;

  struct Words;  ///< of one language
 private:
  std::shared_ptr<Words> words_;  ///< never nullptr
};

/// The reader of a sentence.
struct SentenceReader {
  Phrasebook phrases{};
  LengthUnit unit = LengthUnit::inch;  ///< in centimetres each length stands behind in brackets: "0.3″ (0.8 cm)"
  bool by_ear = false;                 ///< words stand in place of the sign for inches
};

/// The sentence as the reader gets it. A name in it stays as it is.
std::string say(const Sentence& sentence, const SentenceReader& reader);
/// A word of the program or a title of a ruleset.
std::string say(const Word& word, const SentenceReader& reader);

}  // namespace linesman
