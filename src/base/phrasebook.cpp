#include "base/phrasebook.h"

#include <algorithm>

namespace linesman {

namespace {

/// A name out of a document may repeat what stands between places: then a sentence stays as it is.
constexpr int MOST_TRIES = 10000;

/// The form of ids in a list: only what joins them is translated.
constexpr std::string_view KEPT = "kept";

bool of_a_name(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '|'; }

bool holds_an_id(const std::string& name) { return name == "id" || name == "key"; }
bool holds_a_number(const std::string& name) { return name == "n" || name == "m"; }

/// "4.5", "-30", "<0.01".
bool is_a_number(std::string_view text) { return text.find_first_not_of("0123456789.,-+<") == std::string_view::npos; }

/// The end of the place that begins at `open`, behind its brace; npos when no place begins there.
std::size_t end_of_place(std::string_view text, std::size_t open) {
  std::size_t at = open + 1;
  while (at < text.size() && of_a_name(text[at])) ++at;
  return at > open + 1 && at < text.size() && text[at] == '}' ? at + 1 : std::string_view::npos;
}

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_letter(char c) { return is_capital(c) || (c >= 'a' && c <= 'z'); }

std::string with_small_letter(std::string_view text) {
  std::string s(text);
  s.front() = static_cast<char>(s.front() - 'A' + 'a');
  return s;
}

std::string with_capital(std::string text) {
  if (text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

/// "very difficult" for "very-difficult" or "very_difficult"; empty for what is no key.
std::string readable_key(std::string_view text) {
  if (text.find(' ') != std::string_view::npos || text.find_first_of("-_") == std::string_view::npos) return {};
  std::string s(text);
  std::replace_if(
      s.begin(), s.end(), [](char c) { return c == '-' || c == '_'; }, ' ');
  return s;
}

}  // namespace

Pattern::Pattern(std::string_view text) : literals_(1) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text[at] == '{' ? end_of_place(text, at) : std::string_view::npos;
    if (end == std::string_view::npos) {
      literals_.back() += text[at++];
      continue;
    }
    const std::string_view inside = text.substr(at + 1, end - at - 2);
    const std::size_t bar = std::min(inside.find('|'), inside.size());
    places_.push_back(
        {std::string(inside.substr(0, bar)), std::string(inside.substr(std::min(bar + 1, inside.size())))});
    literals_.emplace_back();
    at = end;
  }
  for (const std::string& literal : literals_) own_length_ += literal.size();
}

bool Pattern::fits(std::string_view sentence, std::size_t at, std::size_t place, Values& values, int& tries) const {
  const std::string& literal = literals_[place];
  if (--tries < 0) return false;
  if (sentence.substr(at, literal.size()) != literal) return false;
  at += literal.size();
  if (place == places_.size()) return at == sentence.size();
  const std::string& name = places_[place].name;
  if (const auto known = values.find(name); known != values.end()) {
    const std::string value = known->second;
    return sentence.substr(at, value.size()) == value && fits(sentence, at + value.size(), place + 1, values, tries);
  }
  const std::string& next = literals_[place + 1];
  const bool last = place + 1 == places_.size() && next.empty();
  for (std::size_t end = last ? sentence.size() : at + 1; end <= sentence.size(); ++end) {
    end = next.empty() ? end : sentence.find(next, end);
    if (end == std::string_view::npos || end <= at) return false;
    const std::string_view value = sentence.substr(at, end - at);
    if (holds_a_number(name) && !is_a_number(value)) continue;
    if (holds_an_id(name) && value.find(' ') != std::string_view::npos) continue;
    values[name] = std::string(value);
    if (fits(sentence, end, place + 1, values, tries)) return true;
    values.erase(name);
  }
  return false;
}

std::optional<Pattern::Values> Pattern::values_in(std::string_view sentence) const {
  if (!sentence.starts_with(literals_.front()) || !sentence.ends_with(literals_.back())) return std::nullopt;
  Values values;
  int tries = MOST_TRIES;
  if (!fits(sentence, 0, 0, values, tries)) return std::nullopt;
  return values;
}

std::string Pattern::filled(const Values& values, const Say& say) const {
  std::string text = literals_.front();
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Place& place = places_[i];
    const auto value = values.find(place.name);
    const bool quoted = text.ends_with("„") || text.ends_with('"');
    if (value == values.end())
      text += "{" + place.name + "}";
    else
      text += quoted ? value->second : say(place.name, value->second, place.form);
    text += literals_[i + 1];
  }
  return text;
}

void Phrasebook::add(const std::string& english, const std::string& translated) {
  const Pattern pattern(english);
  if (pattern.beginning() == english)
    exact_.emplace(english, translated);
  else
    patterns_.emplace_back(pattern, Pattern(translated));
}

std::optional<Phrasebook::Found> Phrasebook::found(std::string_view sentence) const {
  if (const auto exact = exact_.find(sentence); exact != exact_.end()) return Found{exact->second, sentence.size()};
  const Pattern* meant = nullptr;
  Pattern::Values values;
  std::size_t length = 0;
  for (const auto& [english, translated] : patterns_) {
    const std::size_t own = english.own_length();
    if (meant != nullptr && own <= length) continue;
    auto made = english.values_in(sentence);
    if (!made) continue;
    meant = &translated;
    values = std::move(*made);
    length = own;
  }
  if (meant == nullptr) return std::nullopt;
  const auto say = [this](const std::string& name, const std::string& value, const std::string& form) {
    if (holds_an_id(name)) return value;
    if (name.starts_with("ids")) return said_list(value, std::string(KEPT));
    return name.starts_with("list") || name == "piece" ? said_list(value, form) : said_in_form(value, form);
  };
  return Found{meant->filled(values, say), length};
}

std::string Phrasebook::said(std::string_view sentence) const {
  if (empty() || std::none_of(sentence.begin(), sentence.end(), is_letter)) return std::string(sentence);
  const auto whole = found(sentence);
  if (sentence.ends_with('.')) {
    // A pattern without the stop would take it into its last value.
    const auto bare = found(sentence.substr(0, sentence.size() - 1));
    if (bare && (!whole || bare->own >= whole->own)) return bare->said + '.';
  } else if (!whole) {
    const auto stopped = found(std::string(sentence) + '.');
    if (stopped && stopped->said.ends_with('.')) return stopped->said.substr(0, stopped->said.size() - 1);
  }
  if (whole) return whole->said;
  if (const auto key = exact_.find(readable_key(sentence)); key != exact_.end()) return key->second;
  if (!is_capital(sentence.front())) return std::string(sentence);
  const std::string small = with_small_letter(sentence);
  const std::string in_words = said(small);
  return in_words == small ? std::string(sentence) : with_capital(in_words);
}

std::string Phrasebook::said_in_form(const std::string& value, const std::string& form) const {
  if (form == LIST) return said_list(value, {});
  if (!form.empty())
    for (const std::string& each : {value, is_capital(value.front()) ? with_small_letter(value) : std::string()})
      if (const auto said = exact_.find(each + "|" + form); said != exact_.end()) return said->second;
  return said(value);
}

std::string Phrasebook::item_of_list(const std::string& item, const std::string& form) const {
  return item.empty() || form == KEPT ? item : said_in_form(item, form);
}

std::string Phrasebook::said_list(std::string_view list, const std::string& form) const {
  const bool one_id = form == KEPT && list.find(' ') == std::string_view::npos;
  if (const auto whole = one_id ? std::nullopt : found(list)) return whole->said;
  for (const std::string_view word : {" and ", " or "})
    if (const std::size_t last = list.rfind(word); last != std::string_view::npos)
      return said_list(list.substr(0, last), form) + " " + said(word.substr(1, word.size() - 2)) + " " +
             item_of_list(std::string(list.substr(last + word.size())), form);
  std::string said;
  for (std::size_t from = 0; from <= list.size();) {
    const std::size_t end = std::min(list.find(", ", from), list.size());
    const std::string item(list.substr(from, end - from));
    said += (from > 0 ? ", " : "") + item_of_list(item, form);
    from = end + 2;
  }
  return said;
}

std::string Phrasebook::said_lines(std::string_view text) const {
  if (empty()) return std::string(text);
  std::string said_text;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::string_view line = text.substr(from, end - from);
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    said_text += std::string(line.substr(0, begin)) + said(line.substr(begin));
    if (end < text.size()) said_text += '\n';
    from = end + 1;
  }
  return said_text;
}

}  // namespace linesman
