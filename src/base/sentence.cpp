#include "base/sentence.h"

#include <algorithm>
#include <ostream>

#include "base/text.h"

namespace linesman {

namespace {

Argument argument_of(const Value& value) {
  if (const auto number = value.number()) return Number{*number};
  if (const auto text = value.text()) return word(*text);
  if (!value.is_array()) return word(describe(value));
  Several items;
  for (const Value& item : value.items()) items.items.emplace_back(item);
  return items;
}

}  // namespace

Argument::Argument(Several items) : content_(std::make_shared<const Several>(std::move(items))) {}
Argument::Argument(Sentence sentence) : content_(std::make_shared<const Sentence>(std::move(sentence))) {}
Argument::Argument(const Value& value) : Argument(argument_of(value)) {}

const Several* Argument::several() const {
  const auto* items = std::get_if<std::shared_ptr<const Several>>(&content_);
  return items ? items->get() : nullptr;
}

const Sentence* Argument::sentence() const {
  const auto* held = std::get_if<std::shared_ptr<const Sentence>>(&content_);
  return held ? held->get() : nullptr;
}

bool operator==(const Argument& a, const Argument& b) {
  if (a.several() && b.several())
    return a.several()->items == b.several()->items && a.several()->last == b.several()->last;
  if (a.sentence() && b.sentence()) return *a.sentence() == *b.sentence();
  return a.content_ == b.content_;
}

Argument several_names(const std::vector<std::string>& names, std::string_view last) {
  if (names.size() == 1) return names.front();
  Several all{{}, std::string(last)};
  for (const std::string& name : names) all.items.emplace_back(name);
  return all;
}

Argument described(const Value& value) {
  if (const auto number = value.number()) return Number{*number, 6};
  if (value.is_array() || value.is_object()) return word(describe(value));
  return describe(value);
}

const Argument* Sentence::argument(std::string_view place) const {
  const auto found =
      std::find_if(arguments_.begin(), arguments_.end(), [&](const auto& a) { return a.first == place; });
  return found == arguments_.end() ? nullptr : &found->second;
}

bool Sentence::begins_with_a_thing() const {
  if (context_.empty() || !pattern_.starts_with('{')) return false;
  const Argument* first = argument(std::string_view(pattern_).substr(1, pattern_.find_first_of("|}") - 1));
  return first != nullptr && first->sentence() == nullptr;
}

Sentence Sentence::as_part() const {
  Sentence part = *this;
  part.is_part_ = true;
  return part;
}

std::string english(const Argument& argument) {
  if (const std::string* name = argument.name()) return *name;
  if (const Word* text = argument.word_text()) return text->text;
  if (const Number* number = argument.number()) return number_text(number->value, number->decimals);
  if (const Sentence* sentence = argument.sentence()) return english(*sentence);
  const Several& all = *argument.several();
  std::vector<std::string> words;
  for (const Argument& item : all.items) words.push_back(english(item));
  return listed(words, all.last.empty() ? std::string(", ") : " " + all.last + " ");
}

std::string english(const Sentence& sentence) {
  std::string text;
  if (sentence.arguments().empty()) {
    text = sentence.pattern();
  } else {
    for_parts(
        sentence.pattern(), [&](std::string_view own) { text += own; },
        [&](const PatternPlace& place, std::string_view written) {
          const Argument* argument = sentence.argument(place.name);
          text += argument ? english(*argument) : std::string(written);
        });
    if (sentence.begins_with_a_thing() && text.starts_with("the ")) text.front() = 'T';
  }
  if (sentence.is_part() && text.ends_with('.')) text.pop_back();
  return text;
}

bool Sentence::is_in_english(std::string_view text) const { return english(*this).compare(text) == 0; }

std::ostream& operator<<(std::ostream& out, const Sentence& sentence) { return out << english(sentence); }

std::vector<std::string_view>& PatternList::list() {
  static std::vector<std::string_view> all;
  return all;
}

}  // namespace linesman
