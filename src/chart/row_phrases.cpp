#include "chart/row_phrases.h"

#include <algorithm>

#include "base/text.h"

namespace linesman::chart::rule_words {

namespace {

std::string word_of(const Value& value) {
  if (const auto truth = value.boolean()) return *truth ? "yes" : "no";
  if (const auto number = value.number()) return number_text(*number);
  return std::string(value.text_or(""));
}

Value meant_by(const Row& row, std::string_view word) {
  if (row.shape.form == Form::truth) return word == "yes";
  if (row.shape.definition == "amount") return parse_number(word).value_or(0);
  return Value(word);
}

/// A whole text as one slot.
SaidRule slot(SaidRule said, const std::string& pointer) {
  const std::string& text = said.text;
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin != std::string::npos)
    said.places.insert(said.places.begin(), {begin, text.find_last_not_of(' ') + 1, pointer});
  return said;
}

/// A member in a sentence of its object: where it is given, where its value is a certain word, where it is left out.
class RowPhrase : public Phrase {
 public:
  RowPhrase(const Row& row, bool is_part, const std::function<PhrasePtr(std::string_view pattern, Value also)>& made)
      : row_(row), is_part_(is_part) {
    for (const auto& [word, text] : row.by_word)
      by_word_.emplace_back(word, made(text, Value::Object{{std::string(row.name), meant_by(row, word)}}));
    const bool has_place = row.pattern.find("{}") != std::string_view::npos;
    const bool is_truth = row.shape.form == Form::truth;
    // Of two words the second has the general pattern.
    Value also = Value::empty_object();
    if (!has_place && is_truth) also = Value::Object{{std::string(row.name), true}};
    if (!has_place && row.shape.form == Form::choice)
      for (const std::string& word : row.shape.words)
        if (std::none_of(row.by_word.begin(), row.by_word.end(), [&](const auto& each) { return each.first == word; }))
          also = Value::Object{{std::string(row.name), word}};
    given_ = made(row.pattern, std::move(also));
    left_out_ = made(row.left_out, Value::empty_object());
  }

  std::optional<SaidRule> say(const Value& object, const std::string& pointer) const override {
    const Value* value = object.find(row_.name);
    const std::string place = pointer_to(pointer, row_.name);
    if (value && !value->is_null()) {
      for (const auto& [word, phrase] : by_word_)
        if (word == word_of(*value))
          if (const auto said = phrase->say(object, pointer)) return slot(*said, place);
      if (!(row_.shape.form == Form::truth && *value == Value(false))) {
        if (const auto said = given_->say(object, pointer))
          return row_.pattern.find("{}") == std::string_view::npos ? slot(*said, place) : *said;
        return RawPhrase().say(*value, place);
      }
    }
    if (is_part_) return std::nullopt;
    if (row_.is_required) return given_->say(object.with(row_.name, "nothing"), pointer);
    const auto said = left_out_->say(object, pointer);
    return said ? slot(*said, place) : SaidRule{};
  }

  Readings read(Typed& typed, std::size_t at) const override {
    Readings all;
    const bool may_lack = !is_part_ && !row_.is_required;
    Readings lacking;
    if (may_lack) lacking = typed.readings(*left_out_, at);
    // The words for what is left out mean just that.
    const auto add = [&](const PhrasePtr& phrase) {
      for (const Reading& each : typed.readings(*phrase, at))
        if (std::none_of(lacking.begin(), lacking.end(), [&](const Reading& left) { return left.end == each.end; }))
          all.push_back(each);
    };
    for (const auto& [word, phrase] : by_word_) add(phrase);
    add(given_);
    all.insert(all.end(), lacking.begin(), lacking.end());
    return all;
  }

 private:
  const Row& row_;
  bool is_part_;
  std::vector<std::pair<std::string_view, PhrasePtr>> by_word_;
  PhrasePtr given_;
  PhrasePtr left_out_;
};

/// Words that say whether another member is given, and are no second home of it.
class HintPhrase : public Phrase {
 public:
  HintPhrase(const Row& row, std::string given, std::string otherwise)
      : row_(row), given_(std::move(given)), otherwise_(std::move(otherwise)) {}
  std::optional<SaidRule> say(const Value& object, const std::string&) const override {
    return SaidRule{object.find(row_.name) ? given_ : otherwise_, {}};
  }
  Readings read(Typed& typed, std::size_t at) const override {
    for (const std::string& words : {given_, otherwise_})
      if (const auto end = typed.behind(words, at)) return {{*end, Value::empty_object()}};
    return {};
  }

 private:
  const Row& row_;
  std::string given_;
  std::string otherwise_;
};

/// A sentence of an object that stands for it when a member is given, and not false.
class WithPhrase : public Phrase {
 public:
  WithPhrase(const Row* row, PhrasePtr phrase) : row_(row), phrase_(std::move(phrase)) {}
  std::optional<SaidRule> say(const Value& object, const std::string& pointer) const override {
    const bool fits = row_ == nullptr || (object.find(row_->name) && object[row_->name] != Value(false));
    return fits ? phrase_->say(object, pointer) : std::nullopt;
  }
  Readings read(Typed& typed, std::size_t at) const override {
    Readings all = typed.readings(*phrase_, at);
    std::erase_if(all, [&](const Reading& each) { return row_ != nullptr && !each.value.find(row_->name); });
    return all;
  }

 private:
  const Row* row_;
  PhrasePtr phrase_;
};

/// The only part of an object, as a sentence of its own.
class AlonePhrase : public Phrase {
 public:
  explicit AlonePhrase(std::shared_ptr<const PartsPhrase> parts) : parts_(std::move(parts)) {}
  std::optional<SaidRule> say(const Value& object, const std::string& pointer) const override {
    if (parts_->count(object) != 1) return std::nullopt;
    auto said = parts_->say(object, pointer);
    said->text = with_capital(std::move(said->text));
    return said;
  }
  Readings read(Typed& typed, std::size_t at) const override { return typed.readings(*parts_, at); }

 private:
  std::shared_ptr<const PartsPhrase> parts_;
};

/// Where an object has none of its parts.
class BarePhrase : public Phrase {
 public:
  BarePhrase(std::shared_ptr<const PartsPhrase> parts, PhrasePtr phrase)
      : parts_(std::move(parts)), phrase_(std::move(phrase)) {}
  std::optional<SaidRule> say(const Value& object, const std::string& pointer) const override {
    return parts_->count(object) == 0 ? phrase_->say(object, pointer) : std::nullopt;
  }
  Readings read(Typed& typed, std::size_t at) const override { return typed.readings(*phrase_, at); }

 private:
  std::shared_ptr<const PartsPhrase> parts_;
  PhrasePtr phrase_;
};

}  // namespace

PhrasePtr row_phrase(const Row& row, bool is_part, const MadePattern& made) {
  return std::make_shared<RowPhrase>(row, is_part, made);
}

PhrasePtr hint_phrase(const Row& row, std::string given, std::string otherwise) {
  return std::make_shared<HintPhrase>(row, std::move(given), std::move(otherwise));
}

PhrasePtr with_phrase(const Row* row, PhrasePtr phrase) { return std::make_shared<WithPhrase>(row, std::move(phrase)); }

PhrasePtr alone_phrase(std::shared_ptr<const PartsPhrase> parts) {
  return std::make_shared<AlonePhrase>(std::move(parts));
}

PhrasePtr bare_phrase(std::shared_ptr<const PartsPhrase> parts, PhrasePtr phrase) {
  return std::make_shared<BarePhrase>(std::move(parts), std::move(phrase));
}

}  // namespace linesman::chart::rule_words
