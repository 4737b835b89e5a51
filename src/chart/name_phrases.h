// The phrases of the names that a chart defines, in one language.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "chart/phrase.h"

namespace linesman::chart::rule_words {

/// The text of a member; empty where it has none.
inline std::string text_in(const Value& object, std::string_view name) { return std::string(object[name].text_or("")); }

/// Phrases live as long as this, and it no longer than `file`.
class NamePhrases {
 public:
  NamePhrases(const Value& file, const InWords& in_words) : file_(file), in_words_(in_words) {}
  NamePhrases(const NamePhrases&) = delete;
  NamePhrases& operator=(const NamePhrases&) = delete;

 protected:
  /// Phrases that stand in each other let go of each other here; else none of them were ever freed.
  ~NamePhrases();

  using Names = std::vector<std::pair<std::string, std::string>>;  ///< word of the file, title; empty: none
  using Places = std::function<PhrasePtr(std::string_view)>;

  const Value& file() const { return file_; }
  /// A pattern or word in the language; blanks at its ends stay.
  std::string in(std::string_view pattern) const;
  PhrasePtr pattern(std::string_view english, const Places& place, Value also = Value::empty_object()) const;
  /// A pattern of a member, which stands at `{}`.
  PhrasePtr member_in(std::string_view english, std::string_view name, PhrasePtr value) const;
  /// A phrase of that name, of a table or a row if one is given: it is made when it is first used.
  PhrasePtr once(const std::string& name, const std::function<PhrasePtr()>& made, const void* of = nullptr) const;

  PhrasePtr number() const;
  PhrasePtr names(const Names& all, std::string_view what) const;
  PhrasePtr named_in(const char* list, const char* id, std::string_view what) const;
  PhrasePtr words(const std::vector<std::string>& all) const;
  PhrasePtr keys(const std::function<bool(const Value& field)>& fits, std::string_view what) const;
  PhrasePtr ratings() const;
  PhrasePtr figures(bool tables) const;
  /// All fields, each key once; of features those that they have go first.
  std::vector<const Value*> fields(bool of_features) const;

 private:
  const Value& file_;
  const InWords& in_words_;
  mutable std::map<std::string, std::string, std::less<>> said_;                                 ///< asked for once
  mutable std::map<std::pair<const void*, std::string>, std::shared_ptr<LaterPhrase>> phrases_;  ///< made once
};

}  // namespace linesman::chart::rule_words
