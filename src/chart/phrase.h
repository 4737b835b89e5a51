// Phrases: how a part of a rule is said, and how the same words are read. One phrase does both, so that what is printed
// can be typed.
//
//   const auto half = std::make_shared<PatternPhrase>("half {}", places);
//   half->say(value, "/add");        // «half its Speed»
//   half->read(typed, 0);            // each way to read the text from there on
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sentence.h"
#include "base/value.h"
#include "chart/said_rule.h"

namespace linesman::chart::rule_words {

/// A way to read a stretch of a text: where it ends, and the value that it means.
struct Reading {
  std::size_t end = 0;
  Value value;
};
using Readings = std::vector<Reading>;

class Phrase;

/// A sentence that is read. It remembers the farthest place that was understood and the words that could follow there.
class Typed {
 public:
  /// The text with single blanks, and without its full stop.
  explicit Typed(std::string_view sentence);

  const std::string& text() const { return text_; }
  /// From now on parts may stand in any order.
  void relax();
  bool is_relaxed() const { return relaxed_; }
  /// The place behind a text that stands at a place, whatever its capitals; nothing where it does not.
  std::optional<std::size_t> behind(std::string_view words, std::size_t at);
  /// The same without a word about what was expected.
  std::optional<std::size_t> quietly_behind(std::string_view words, std::size_t at) const;
  void expect(std::size_t at, std::string_view what);
  /// Names that could stand there: the nearest to what stands there is offered.
  void expect_one_of(std::size_t at, const std::vector<std::string>& names);
  /// Each reading of a phrase from a place on, looked for once. Empty once the budget of work is used up.
  const Readings& readings(const Phrase& phrase, std::size_t at);
  bool is_exhausted() const { return steps_ == 0; }
  /// One sentence: which word was not understood, and what was expected in its place.
  linesman::Sentence complaint() const;

 private:
  bool reaches(std::size_t at);

  std::string text_;
  std::map<std::pair<const Phrase*, std::size_t>, Readings> known_;
  std::size_t farthest_ = 0;
  std::vector<std::string> expected_;
  std::vector<std::string> names_;
  std::size_t steps_;
  bool relaxed_ = false;
};

class Phrase {
 public:
  Phrase() = default;
  Phrase(const Phrase&) = delete;
  Phrase& operator=(const Phrase&) = delete;
  virtual ~Phrase() = default;

  /// The value in words; nothing where this phrase cannot say it. `pointer`: of the value in its rule.
  virtual std::optional<SaidRule> say(const Value& value, const std::string& pointer) const = 0;
  virtual Readings read(Typed& typed, std::size_t at) const = 0;
};
using PhrasePtr = std::shared_ptr<const Phrase>;

/// Words that each mean a value. `what` they are is said to players who type another: "an action".
class WordPhrase : public Phrase {
 public:
  using Words = std::vector<std::pair<std::string, Value>>;
  /// `besides`: words that are read too, and not said.
  explicit WordPhrase(Words words, std::string what = {}, Words besides = {});
  std::optional<SaidRule> say(const Value& value, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;

 private:
  Words words_;
  std::string what_;
  Words besides_;
  std::vector<std::string> names_;
};

/// A number; a comma may stand for its point.
class NumberPhrase : public Phrase {
 public:
  NumberPhrase(std::string point, std::string what) : point_(std::move(point)), what_(std::move(what)) {}
  std::optional<SaidRule> say(const Value& value, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;

 private:
  std::string point_;
  std::string what_;
};

/// A text of the player's own, in quotation marks.
class QuotedPhrase : public Phrase {
 public:
  std::optional<SaidRule> say(const Value& value, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;
};

/// «a, b or c».
class ListPhrase : public Phrase {
 public:
  enum class Alone { stays_word, is_list };  ///< one item: itself, or a list of it
  ListPhrase(PhrasePtr item, std::string last, Alone alone)
      : item_(std::move(item)), last_(std::move(last)), alone_(alone) {}
  std::optional<SaidRule> say(const Value& value, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;

 private:
  void read_on(Typed& typed, std::size_t at, const Value::Array& before, Readings& all) const;
  PhrasePtr item_;
  std::string last_;
  Alone alone_;
};

/// The value in one of several ways; the first that can is said.
class EitherPhrase : public Phrase {
 public:
  explicit EitherPhrase(std::vector<PhrasePtr> ways) : ways_(std::move(ways)) {}
  std::optional<SaidRule> say(const Value& value, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;

 private:
  std::vector<PhrasePtr> ways_;
};

/// A phrase that stands in itself: it is made when it is needed.
class LaterPhrase : public Phrase {
 public:
  explicit LaterPhrase(std::function<PhrasePtr()> made) : made_(std::move(made)) {}
  std::optional<SaidRule> say(const Value& value, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;
  /// Lets go of what was made, which may hold this in turn.
  void forget() { phrase_.reset(); }

 private:
  const Phrase& phrase() const;
  std::function<PhrasePtr()> made_;
  mutable PhrasePtr phrase_;  ///< asked for once
};

/// Another phrase, for values that are written otherwise. Either function gives nothing for a value that does not fit.
class ChangedPhrase : public Phrase {
 public:
  using Change = std::function<std::optional<Value>(const Value&)>;
  ChangedPhrase(PhrasePtr phrase, Change before_saying, Change after_reading)
      : phrase_(std::move(phrase)), before_(std::move(before_saying)), after_(std::move(after_reading)) {}
  std::optional<SaidRule> say(const Value& value, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;

 private:
  PhrasePtr phrase_;
  Change before_;
  Change after_;
};

// Phrases of objects. They read the members that they name, as an object of these.

/// A text with places, each of which says some members of the object. `also`: members that the text itself stands for.
class PatternPhrase : public Phrase {
 public:
  PatternPhrase(std::string_view pattern, const std::function<PhrasePtr(std::string_view)>& place,
                Value also = Value::empty_object());
  std::optional<SaidRule> say(const Value& object, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;

 private:
  struct Part {
    std::string text;
    PhrasePtr phrase;  ///< nullptr: the text
  };
  void read_on(Typed& typed, std::size_t at, std::size_t part, const Value& before, Readings& all) const;
  std::vector<Part> parts_;
  Value also_;
};

/// Another phrase, or nothing.
class OptionalPhrase : public Phrase {
 public:
  explicit OptionalPhrase(PhrasePtr phrase) : phrase_(std::move(phrase)) {}
  std::optional<SaidRule> say(const Value& object, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;

 private:
  PhrasePtr phrase_;
};

/// A value as it stands, where no other phrase can say it: a word that the chart does not define. It is never read.
class RawPhrase : public Phrase {
 public:
  std::optional<SaidRule> say(const Value& value, const std::string& pointer) const override;
  Readings read(Typed&, std::size_t) const override { return {}; }
};

/// One member, as a slot of the sentence.
class MemberPhrase : public Phrase {
 public:
  MemberPhrase(std::string_view name, PhrasePtr value) : name_(name), value_(std::move(value)) {}
  std::optional<SaidRule> say(const Value& object, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;

 private:
  std::string name_;
  PhrasePtr value_;
};

/// Parts in their order, those that are given, joined by commas and a last word. At least one is given.
class PartsPhrase : public Phrase {
 public:
  PartsPhrase(std::vector<PhrasePtr> parts, std::string last) : parts_(std::move(parts)), last_(std::move(last)) {}
  std::optional<SaidRule> say(const Value& object, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;
  /// How many are given.
  std::size_t count(const Value& object) const;

 private:
  void read_on(Typed& typed, std::size_t at, std::size_t first, const Value& before, Readings& all) const;
  std::vector<PhrasePtr> parts_;
  std::string last_;
};

/// A table of values by names of the chart: «Speed is 3 and Class is Frigate». `pattern` has the places {key} and
/// {test}.
class KeyedPhrase : public Phrase {
 public:
  /// `values`: by name; `otherwise`: of a name that the chart does not define.
  KeyedPhrase(const std::string& pattern, PhrasePtr names, std::map<std::string, PhrasePtr> values, PhrasePtr otherwise,
              std::string last);
  std::optional<SaidRule> say(const Value& object, const std::string& pointer) const override;
  Readings read(Typed& typed, std::size_t at) const override;

 private:
  void read_on(Typed& typed, std::size_t at, const Value& before, Readings& all) const;
  Readings read_one(Typed& typed, std::size_t at) const;

  std::string before_;   ///< of the pattern, before the name
  std::string between_;  ///< name and value
  std::string behind_;
  PhrasePtr names_;
  std::map<std::string, PhrasePtr> values_;
  PhrasePtr otherwise_;
  std::string last_;
};

template <class... Each>
PhrasePtr either(Each... ways) {
  return std::make_shared<EitherPhrase>(std::vector<PhrasePtr>{std::move(ways)...});
}
inline PhrasePtr member(std::string_view name, PhrasePtr value) {
  return std::make_shared<MemberPhrase>(name, std::move(value));
}
inline PhrasePtr optional(PhrasePtr phrase) { return std::make_shared<OptionalPhrase>(std::move(phrase)); }
inline PhrasePtr raw() { return std::make_shared<RawPhrase>(); }

/// Both objects in one; nothing where both have a member of the same name.
std::optional<Value> together(const Value& a, const Value& b);

}  // namespace linesman::chart::rule_words
