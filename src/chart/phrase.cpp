#include "chart/phrase.h"

#include <algorithm>
#include <charconv>

#include "base/nearest_name.h"
#include "base/text.h"

namespace linesman::chart::rule_words {

namespace {

/// The most that a sentence may ask; a long one with every kind of condition takes some thousands.
constexpr std::size_t MOST_STEPS = 200'000;

/// Letters and digits; bytes of UTF-8 beyond ASCII belong to letters.
bool in_word(char c) {
  return (small_letter(c) >= 'a' && small_letter(c) <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string single_blanks(std::string_view text) {
  std::string s;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    if (blank && (s.empty() || s.back() == ' ')) continue;
    s += blank ? ' ' : c;
  }
  while (!s.empty() && s.back() == ' ') s.pop_back();
  return s;
}

void add_reading(Readings& all, std::size_t end, Value value) {
  const bool known =
      std::any_of(all.begin(), all.end(), [&](const Reading& each) { return each.end == end && each.value == value; });
  if (!known) all.push_back({end, std::move(value)});
}

std::string number_words(double number) {
  std::array<char, 64> text{};
  const auto written = std::to_chars(text.data(), text.data() + text.size(), number);
  return {text.data(), written.ptr};
}

void join(SaidRule& said, const std::vector<SaidRule>& parts, const std::string& last) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) said.text += i + 1 == parts.size() ? " " + last + " " : ", ";
    said.add(parts[i]);
  }
}

}  // namespace

std::optional<Value> together(const Value& a, const Value& b) {
  if (b.members().empty()) return a;
  Value both = a;
  for (const auto& [name, value] : b.members()) {
    if (a.find(name)) return std::nullopt;
    both = both.with(name, value);
  }
  return both;
}

Typed::Typed(std::string_view sentence) : text_(single_blanks(sentence)), steps_(MOST_STEPS) {
  if (text_.ends_with('.')) text_.pop_back();
}

std::optional<std::size_t> Typed::quietly_behind(std::string_view words, std::size_t at) const {
  // The blank before a word that is still to be typed.
  const bool is_unfinished = text_.size() - at + 1 == words.size() && words.size() > 1 && words.back() == ' ';
  if (is_unfinished) words.remove_suffix(1);
  if (text_.size() - at < words.size()) return std::nullopt;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (small_letter(words[i]) != small_letter(text_[at + i])) return std::nullopt;
  const std::size_t end = at + words.size();
  const bool in_midst = !words.empty() && in_word(words.back()) && end < text_.size() && in_word(text_[end]);
  return in_midst ? std::nullopt : std::optional(end);
}

std::optional<std::size_t> Typed::behind(std::string_view words, std::size_t at) {
  if (const auto end = quietly_behind(words, at)) return end;
  // From the word on that differs.
  std::size_t i = 0;
  while (i < words.size() && at + i < text_.size() && small_letter(words[i]) == small_letter(text_[at + i])) ++i;
  if (i == words.size()) i = i == 0 ? 0 : i - 1;
  while (i > 0 && words[i - 1] != ' ' && words[i - 1] != '(') --i;
  expect(at + i, trimmed(words.substr(i)));
  return std::nullopt;
}

bool Typed::reaches(std::size_t at) {
  while (at < text_.size() && text_[at] == ' ') ++at;
  if (at < farthest_) return false;
  if (at > farthest_) {
    expected_.clear();
    names_.clear();
    farthest_ = at;
  }
  return true;
}

void Typed::relax() {
  relaxed_ = true;
  known_.clear();
  steps_ = MOST_STEPS;
}

void Typed::expect(std::size_t at, std::string_view what) {
  if (what.empty() || !reaches(at)) return;
  if (std::find(expected_.begin(), expected_.end(), what) == expected_.end()) expected_.emplace_back(what);
}

void Typed::expect_one_of(std::size_t at, const std::vector<std::string>& names) {
  if (reaches(at)) names_.insert(names_.end(), names.begin(), names.end());
}

const Readings& Typed::readings(const Phrase& phrase, std::size_t at) {
  static const Readings NONE;
  if (const auto known = known_.find({&phrase, at}); known != known_.end()) return known->second;
  if (steps_ == 0) return NONE;
  --steps_;
  Readings all = phrase.read(*this, at);
  return known_.emplace(std::pair(&phrase, at), std::move(all)).first->second;
}

linesman::Sentence Typed::complaint() const {
  if (is_exhausted()) return linesman::said<"This sentence has too many ways to be read">();
  constexpr std::size_t MOST_EXPECTED = 6;
  Several expected{{}, "or"};
  for (const std::string& each : expected_)
    if (expected.items.size() < MOST_EXPECTED) expected.items.emplace_back(each);
  if (farthest_ >= text_.size()) return linesman::said<"The sentence is not finished: {list} is expected">(expected);
  std::size_t end = farthest_;
  while (end < text_.size() && text_[end] != ' ') ++end;
  std::string word = text_.substr(farthest_, end - farthest_);
  while (word.size() > 1 && (word.back() == ',' || word.back() == '.')) word.pop_back();
  const std::string nearest = name_meant(word, names_);
  if (!nearest.empty())
    return linesman::said<"“{word}” is not understood: {list} is expected; the nearest is “{name}”">(word, expected,
                                                                                                     nearest);
  return linesman::said<"“{word}” is not understood: {list} is expected">(word, expected);
}

WordPhrase::WordPhrase(Words words, std::string what, Words besides)
    : words_(std::move(words)), what_(std::move(what)), besides_(std::move(besides)) {
  for (const auto& [word, value] : words_) names_.push_back(word);
  for (Words* each : {&words_, &besides_})
    for (auto& [word, value] : *each) word = single_blanks(word);
}

std::optional<SaidRule> WordPhrase::say(const Value& value, const std::string&) const {
  const auto found = std::find_if(words_.begin(), words_.end(), [&](const auto& each) { return each.second == value; });
  if (found == words_.end()) return std::nullopt;
  return SaidRule{found->first, {}};
}

// A word as it is written goes before one with other capitals, and that before what is read besides.
Readings WordPhrase::read(Typed& typed, std::size_t at) const {
  Readings all;
  std::vector<std::size_t> taken;
  const auto look = [&](const Words& words, bool exactly) {
    std::vector<std::size_t> found;
    for (const auto& [word, value] : words) {
      const auto end = typed.quietly_behind(word, at);
      if (!end || word.empty() || std::find(taken.begin(), taken.end(), *end) != taken.end()) continue;
      if (exactly && typed.text().compare(at, word.size(), word) != 0) continue;
      add_reading(all, *end, value);
      found.push_back(*end);
    }
    taken.insert(taken.end(), found.begin(), found.end());
  };
  look(words_, true);
  look(words_, false);
  look(besides_, false);
  if (!all.empty()) return all;
  if (!what_.empty()) {
    typed.expect(at, what_);
    typed.expect_one_of(at, names_);
  } else {
    for (const auto& [word, value] : words_) typed.behind(word, at);
  }
  return all;
}

std::optional<SaidRule> NumberPhrase::say(const Value& value, const std::string&) const {
  const auto number = value.number();
  if (!number) return std::nullopt;
  std::string words = number_words(*number);
  if (const std::size_t point = words.find('.'); point != std::string::npos) words.replace(point, 1, point_);
  return SaidRule{words, {}};
}

Readings NumberPhrase::read(Typed& typed, std::size_t at) const {
  const std::string& text = typed.text();
  std::size_t end = at;
  std::string written;
  const auto digits = [&] {
    while (end < text.size() && is_digit(text[end])) written += text[end++];
  };
  if (end < text.size() && text[end] == '-') written += text[end++];
  digits();
  if (end + 1 < text.size() && (text[end] == '.' || text[end] == ',') && is_digit(text[end + 1])) {
    written += '.';
    ++end;
    digits();
  }
  if (end + 1 < text.size() && text[end] == 'e') {  // 1e+300
    written += text[end++];
    if (text[end] == '+' || text[end] == '-') written += text[end++];
    digits();
  }
  const auto number = parse_number(written);
  if (!number || (end < text.size() && in_word(text[end]))) {
    typed.expect(at, what_);
    return {};
  }
  const auto whole = Value(*number).whole();
  Readings all{{end, whole ? Value(*whole) : Value(*number)}};
  for (const std::string_view sign : {"″", "\""})  // as people write inches
    if (const auto behind = typed.quietly_behind(sign, end)) all.push_back({*behind, all.front().value});
  return all;
}

std::optional<SaidRule> QuotedPhrase::say(const Value& value, const std::string&) const {
  const auto text = value.text();
  if (!text) return std::nullopt;
  std::string said = "\"";
  for (const char c : *text) {
    if (c == '"' || c == '\\') said += '\\';
    said += c;
  }
  return SaidRule{said + '"', {}};
}

Readings QuotedPhrase::read(Typed& typed, std::size_t at) const {
  const std::string& text = typed.text();
  if (at >= text.size() || text[at] != '"') return {};
  std::string word;
  for (std::size_t i = at + 1; i < text.size(); ++i) {
    if (text[i] == '"') return {{i + 1, Value(word)}};
    if (text[i] == '\\' && i + 1 < text.size()) ++i;
    word += text[i];
  }
  return {};
}

std::optional<SaidRule> ListPhrase::say(const Value& value, const std::string& pointer) const {
  if (!value.is_array()) return alone_ == Alone::stays_word ? item_->say(value, pointer) : std::nullopt;
  std::vector<SaidRule> all;
  for (std::size_t i = 0; i < value.size(); ++i) {
    auto item = item_->say(value[i], pointer_to(pointer, i));
    if (!item) return std::nullopt;
    all.push_back(std::move(*item));
  }
  if (all.empty()) return std::nullopt;
  SaidRule said;
  join(said, all, last_);
  return said;
}

void ListPhrase::read_on(Typed& typed, std::size_t at, const Value::Array& before, Readings& all) const {
  for (const Reading& item : typed.readings(*item_, at)) {
    Value::Array items = before;
    items.push_back(item.value);
    const bool is_word = items.size() == 1 && alone_ == Alone::stays_word;
    if (items.size() == 1) add_reading(all, item.end, is_word ? items.front() : Value(items));
    if (const auto behind = typed.behind(", ", item.end)) read_on(typed, *behind, items, all);
    if (const auto behind = typed.behind(" " + last_ + " ", item.end))
      for (const Reading& final : typed.readings(*item_, *behind)) {
        Value::Array whole = items;
        whole.push_back(final.value);
        add_reading(all, final.end, std::move(whole));
      }
  }
}

Readings ListPhrase::read(Typed& typed, std::size_t at) const {
  Readings all;
  read_on(typed, at, {}, all);
  return all;
}

std::optional<SaidRule> EitherPhrase::say(const Value& value, const std::string& pointer) const {
  for (const PhrasePtr& way : ways_)
    if (auto said = way->say(value, pointer)) return said;
  return std::nullopt;
}

Readings EitherPhrase::read(Typed& typed, std::size_t at) const {
  Readings all;
  for (const PhrasePtr& way : ways_)
    for (const Reading& reading : typed.readings(*way, at)) add_reading(all, reading.end, reading.value);
  return all;
}

const Phrase& LaterPhrase::phrase() const {
  if (!phrase_) phrase_ = made_();
  return *phrase_;
}

std::optional<SaidRule> LaterPhrase::say(const Value& value, const std::string& pointer) const {
  return phrase().say(value, pointer);
}

Readings LaterPhrase::read(Typed& typed, std::size_t at) const { return typed.readings(phrase(), at); }

std::optional<SaidRule> ChangedPhrase::say(const Value& value, const std::string& pointer) const {
  const auto changed = before_(value);
  return changed ? phrase_->say(*changed, pointer) : std::nullopt;
}

Readings ChangedPhrase::read(Typed& typed, std::size_t at) const {
  Readings all;
  for (const Reading& reading : typed.readings(*phrase_, at))
    if (auto changed = after_(reading.value)) add_reading(all, reading.end, std::move(*changed));
  return all;
}

PatternPhrase::PatternPhrase(std::string_view pattern, const std::function<PhrasePtr(std::string_view)>& place,
                             Value also)
    : also_(std::move(also)) {
  for_parts(
      pattern,
      [&](std::string_view text) {
        parts_.push_back({std::string(text), nullptr});
      },
      [&](const PatternPlace& each, std::string_view) {
        parts_.push_back({{}, place(each.name)});
      });
}

std::optional<SaidRule> PatternPhrase::say(const Value& object, const std::string& pointer) const {
  const auto& also = also_.members();
  if (std::any_of(also.begin(), also.end(), [&](const auto& each) { return object[each.first] != each.second; }))
    return std::nullopt;
  SaidRule said;
  for (const Part& part : parts_) {
    if (!part.phrase) {
      said.text += part.text;
    } else if (const auto words = part.phrase->say(object, pointer)) {
      said.add(*words);
    } else {
      return std::nullopt;
    }
  }
  return said;
}

void PatternPhrase::read_on(Typed& typed, std::size_t at, std::size_t part, const Value& before, Readings& all) const {
  if (part == parts_.size()) return add_reading(all, at, before);
  if (!parts_[part].phrase) {
    if (const auto behind = typed.behind(parts_[part].text, at)) read_on(typed, *behind, part + 1, before, all);
    return;
  }
  for (const Reading& reading : typed.readings(*parts_[part].phrase, at))
    if (const auto both = together(before, reading.value)) read_on(typed, reading.end, part + 1, *both, all);
}

Readings PatternPhrase::read(Typed& typed, std::size_t at) const {
  Readings all;
  read_on(typed, at, 0, also_, all);
  return all;
}

std::optional<SaidRule> OptionalPhrase::say(const Value& object, const std::string& pointer) const {
  auto said = phrase_->say(object, pointer);
  return said ? said : SaidRule{};
}

Readings OptionalPhrase::read(Typed& typed, std::size_t at) const {
  Readings all = typed.readings(*phrase_, at);
  add_reading(all, at, Value::empty_object());
  return all;
}

std::optional<SaidRule> RawPhrase::say(const Value& value, const std::string&) const {
  if (const auto text = value.text()) return SaidRule{std::string(*text), {}};
  if (const auto number = value.number()) return SaidRule{number_words(*number), {}};
  return SaidRule{value.is_null() ? "nothing" : describe(value), {}};
}

std::optional<SaidRule> MemberPhrase::say(const Value& object, const std::string& pointer) const {
  const Value* value = object.find(name_);
  if (!value) return std::nullopt;
  const std::string place = pointer_to(pointer, name_);
  auto said = value_->say(*value, place);
  if (said && !said->text.empty()) said->places.insert(said->places.begin(), {0, said->text.size(), place});
  return said;
}

Readings MemberPhrase::read(Typed& typed, std::size_t at) const {
  Readings all;
  for (const Reading& reading : typed.readings(*value_, at))
    add_reading(all, reading.end, Value(Value::Object{{name_, reading.value}}));
  return all;
}

KeyedPhrase::KeyedPhrase(const std::string& pattern, PhrasePtr names, std::map<std::string, PhrasePtr> values,
                         PhrasePtr otherwise, std::string last)
    : names_(std::move(names)), values_(std::move(values)), otherwise_(std::move(otherwise)), last_(std::move(last)) {
  std::string* now = &before_;
  for_parts(
      pattern, [&](std::string_view text) { *now += text; },
      [&](const PatternPlace&, std::string_view) { now = now == &before_ ? &between_ : &behind_; });
}

std::optional<SaidRule> KeyedPhrase::say(const Value& object, const std::string& pointer) const {
  std::vector<SaidRule> all;
  for (const auto& [name, value] : object.members()) {
    const std::string place = pointer_to(pointer, name);
    const auto found = values_.find(name);
    auto words = (found == values_.end() ? otherwise_ : found->second)->say(value, place);
    if (!words) words = RawPhrase().say(value, place);
    words->places.insert(words->places.begin(), {0, words->text.size(), place});
    SaidRule one{before_ + names_->say(Value(name), place)->text + between_, {}};
    one.add(*words);
    one.text += behind_;
    all.push_back(std::move(one));
  }
  if (all.empty()) return std::nullopt;
  SaidRule said;
  join(said, all, last_);
  return said;
}

Readings KeyedPhrase::read_one(Typed& typed, std::size_t at) const {
  Readings all;
  const auto begin = typed.behind(before_, at);
  if (!begin) return all;
  for (const Reading& name : typed.readings(*names_, *begin)) {
    const auto middle = typed.behind(between_, name.end);
    const std::string key(name.value.text_or(""));
    const auto found = values_.find(key);
    if (!middle || found == values_.end()) continue;
    for (const Reading& value : typed.readings(*found->second, *middle))
      if (const auto end = typed.behind(behind_, value.end)) add_reading(all, *end, Value::Object{{key, value.value}});
  }
  return all;
}

void KeyedPhrase::read_on(Typed& typed, std::size_t at, const Value& before, Readings& all) const {
  for (const Reading& one : read_one(typed, at)) {
    const auto both = together(before, one.value);
    if (!both) continue;
    add_reading(all, one.end, *both);
    for (const std::string& joint : {std::string(", "), " " + last_ + " "})
      if (const auto behind = typed.behind(joint, one.end)) read_on(typed, *behind, *both, all);
  }
}

Readings KeyedPhrase::read(Typed& typed, std::size_t at) const {
  Readings all;
  read_on(typed, at, Value::empty_object(), all);
  return all;
}

std::optional<SaidRule> PartsPhrase::say(const Value& object, const std::string& pointer) const {
  std::vector<SaidRule> all;
  for (const PhrasePtr& part : parts_)
    if (auto said = part->say(object, pointer); said && !said->text.empty()) all.push_back(std::move(*said));
  if (all.empty()) return std::nullopt;
  SaidRule said;
  join(said, all, last_);
  return said;
}

std::size_t PartsPhrase::count(const Value& object) const {
  return static_cast<std::size_t>(std::count_if(parts_.begin(), parts_.end(), [&](const PhrasePtr& part) {
    const auto said = part->say(object, {});
    return said && !said->text.empty();
  }));
}

void PartsPhrase::read_on(Typed& typed, std::size_t at, std::size_t first, const Value& before, Readings& all) const {
  for (std::size_t i = first; i < parts_.size(); ++i)
    for (const Reading& reading : typed.readings(*parts_[i], at)) {
      const auto both = together(before, reading.value);
      if (!both || reading.end == at) continue;
      add_reading(all, reading.end, *both);
      for (const std::string& joint : {std::string(", "), " " + last_ + " "})
        if (const auto behind = typed.behind(joint, reading.end))
          read_on(typed, *behind, typed.is_relaxed() ? 0 : i + 1, *both, all);
    }
}

Readings PartsPhrase::read(Typed& typed, std::size_t at) const {
  Readings all;
  read_on(typed, at, 0, Value::empty_object(), all);
  return all;
}

}  // namespace linesman::chart::rule_words
