// Sentences of the engine in another language. They are made in English; a table of patterns says them again where a
// player reads them. JSON never passes through here.
//
//   book.add("{a} ends {n}″ short of {b}.", "{a} endet {n}″ vor {b|dat}.");
//   book.add("the wall", "die Mauer");
//   book.add("the wall|dat", "der Mauer");
//   book.said("The lane ends 0.3″ short of the wall.");   // "The lane endet 0.3″ vor der Mauer."
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

  bool fits(std::string_view sentence, std::size_t at, std::size_t place, Values& values, int& tries) const;

  std::vector<std::string> literals_;  ///< one more than places
  std::vector<Place> places_;
  std::size_t own_length_ = 0;  ///< asked of every pattern for every sentence
};

/// The patterns of a language. A value at a place is looked up too, first with its form («the wall|dat»). A place
/// named piece, list, list2, … may hold several things, joined by commas and "and" or "or". What stands at a place
/// named id, key, ids, ids2, … is written in documents and stays; only what joins ids is translated.
class Phrasebook {
 public:
  /// The form in which each of several things is said.
  static constexpr std::string_view LIST = "list";

  /// The first translation of a text stays.
  void add(const std::string& english, const std::string& translated);
  bool empty() const { return exact_.empty() && patterns_.empty(); }

  /// The sentence itself where no pattern fits. A text is also found without the capital at its beginning, and
  /// with or without the full stop at its end; a key such as "very-difficult" also as "very difficult".
  std::string said(std::string_view sentence) const;

  /// A value of a sentence, in a form; without an entry for the form, as it is said alone.
  std::string said_in_form(const std::string& value, const std::string& form) const;

  /// Each line by itself, without the blanks before it.
  std::string said_lines(std::string_view text) const;

 private:
  struct Found {
    std::string said;
    std::size_t own = 0;  ///< `own_length` of the pattern
  };

  std::optional<Found> found(std::string_view sentence) const;
  std::string said_list(std::string_view list, const std::string& form) const;
  std::string item_of_list(const std::string& item, const std::string& form) const;

  std::map<std::string, std::string, std::less<>> exact_;
  std::vector<std::pair<Pattern, Pattern>> patterns_;
};

}  // namespace linesman
