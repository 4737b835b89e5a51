#include "base/phrasebook.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <unordered_map>

#include "base/text.h"

namespace linesman {

namespace {

/// The steps in which a text is looked for, all patterns together. A name out of a document may repeat what stands
/// between places, or read like a list: then the text stays as it is, after a time in proportion to its length.
std::size_t steps_for(std::string_view text) { return 200'000 + 20 * text.size(); }

/// Takes the steps for some bytes; false when fewer are left.
bool stepped(std::size_t& steps, std::size_t bytes) {
  constexpr std::size_t BYTES_OF_A_STEP = 16;
  const std::size_t taken = 1 + bytes / BYTES_OF_A_STEP;
  const bool enough = taken <= steps;
  steps -= std::min(steps, taken);
  return enough;
}

/// The form of ids in a list: only what joins them is translated.
constexpr std::string_view KEPT = "kept";

bool of_a_name(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '|'; }

bool holds_an_id(const std::string& name) { return name == "id" || name == "key"; }
bool holds_a_number(const std::string& name) { return name == "n" || name == "m"; }

/// "4.5", "-30", "<0.01".
bool is_a_number(std::string_view text) { return text.find_first_not_of("0123456789.,-+<") == std::string_view::npos; }

/// The place of the point in "7.42", "-0.5″" or "<0.01"; npos in any other text.
std::size_t decimal_point(std::string_view text) {
  constexpr std::string_view DIGITS = "0123456789";
  constexpr std::array<std::string_view, 5> SIGNS{"", "″", "°", " cm", " %"};
  const std::size_t first = text.find_first_not_of("-+<");
  if (first == std::string_view::npos || first > 1) return std::string_view::npos;
  const std::size_t point = text.find_first_not_of(DIGITS, first);
  if (point == std::string_view::npos || point == first || text[point] != '.') return std::string_view::npos;
  const std::size_t end = std::min(text.find_first_not_of(DIGITS, point + 1), text.size());
  const bool is_figure = end > point + 1 && std::find(SIGNS.begin(), SIGNS.end(), text.substr(end)) != SIGNS.end();
  return is_figure ? point : std::string_view::npos;
}

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
  s.front() = small_letter(s.front());
  return s;
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

bool Pattern::fits(std::string_view sentence, std::size_t at, std::size_t place, Values& values,
                   std::size_t& steps) const {
  const std::string& literal = literals_[place];
  if (!stepped(steps, literal.size())) return false;
  if (sentence.substr(at, literal.size()) != literal) return false;
  at += literal.size();
  if (place == places_.size()) return at == sentence.size();
  const std::string& name = places_[place].name;
  if (const auto known = values.find(name); known != values.end()) {
    const std::string value = known->second;
    return sentence.substr(at, value.size()) == value && fits(sentence, at + value.size(), place + 1, values, steps);
  }
  const std::string& next = literals_[place + 1];
  const bool last = place + 1 == places_.size() && next.empty();
  for (std::size_t end = last ? sentence.size() : at + 1; end <= sentence.size(); ++end) {
    end = next.empty() ? end : sentence.find(next, end);
    if (end == std::string_view::npos || end <= at) {
      stepped(steps, sentence.size() - at);
      return false;
    }
    const std::string_view value = sentence.substr(at, end - at);
    if (!stepped(steps, value.size())) return false;
    if (holds_a_number(name) && !is_a_number(value)) continue;
    if (holds_an_id(name) && value.find(' ') != std::string_view::npos) continue;
    values[name] = std::string(value);
    if (fits(sentence, end, place + 1, values, steps)) return true;
    values.erase(name);
  }
  return false;
}

std::optional<Pattern::Values> Pattern::values_in(std::string_view sentence) const {
  std::size_t steps = steps_for(sentence);
  return values_in(sentence, steps);
}

std::optional<Pattern::Values> Pattern::values_in(std::string_view sentence, std::size_t& steps) const {
  if (!sentence.starts_with(literals_.front()) || !sentence.ends_with(literals_.back())) return std::nullopt;
  Values values;
  if (!fits(sentence, 0, 0, values, steps)) return std::nullopt;
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

namespace {

/// Calls f(id) for each id of a context.
template <class F>
void for_ids(std::string_view context, F f) {
  for (std::size_t from = 0; from < context.size();) {
    const std::size_t end = std::min(context.find(' ', from), context.size());
    f(context.substr(from, end - from));
    from = end + 1;
  }
}

}  // namespace

struct Phrasebook::Words {
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
  };
  using WordTable = std::unordered_map<std::string, std::string, Hash, std::equal_to<>>;
  using Patterns = std::vector<std::pair<Pattern, Pattern>>;

  static const std::string* entry(const WordTable& table, std::string_view text) {
    const auto found = table.find(text);
    return found == table.end() ? nullptr : &found->second;
  }

  /// Nothing but places and signs between them fits any sentence: no finished text is taken for it.
  static bool fits_everything(std::string_view pattern) {
    if (pattern.find("{n}") != std::string_view::npos) return false;  // a number is no sentence
    bool inside = false;
    for (const char c : pattern) {
      if (!inside && c != '{' && std::string_view(" .,:;()-").find(c) == std::string_view::npos) return false;
      inside = c == '{' || (inside && c != '}');
    }
    return true;
  }

  static void add_patterns(const WordTable& table, Patterns& patterns) {
    std::vector<const WordTable::value_type*> sorted;
    for (const auto& each : table)
      if (each.first.find('{') != std::string::npos && !fits_everything(each.first)) sorted.push_back(&each);
    // Of two that fit equally well, the one with a number is meant.
    const auto has_no_number = [](const auto* each) { return each->first.find("{n}") == std::string::npos; };
    std::sort(sorted.begin(), sorted.end(), [&](const auto* a, const auto* b) {
      return std::pair(has_no_number(a), std::string_view(a->first)) <
             std::pair(has_no_number(b), std::string_view(b->first));
    });
    for (const auto* each : sorted) {
      const Pattern pattern(each->first);
      if (pattern.beginning() != each->first) patterns.emplace_back(pattern, Pattern(each->second));
    }
  }

  WordTable own;
  OfRuleset ask;
  mutable std::mutex mutex;                                        ///< guards the rest
  mutable std::map<std::string, WordTable, std::less<>> rulesets;  ///< those that were asked for
  mutable std::map<std::string, Patterns, std::less<>> patterns;   ///< of a ruleset; of the program under ""

  const WordTable& of_ruleset(std::string_view id) const {
    const std::lock_guard one_at_a_time(mutex);
    if (const auto known = rulesets.find(id); known != rulesets.end()) return known->second;
    WordTable table;
    if (ask)
      for (auto& [english, translated] : ask(std::string(id))) table.emplace(std::move(english), std::move(translated));
    return rulesets.emplace(id, std::move(table)).first->second;
  }

  const Patterns& patterns_of(const std::string& id, const WordTable& table) const {
    const std::lock_guard one_at_a_time(mutex);
    const auto [there, fresh] = patterns.try_emplace(id);
    if (fresh) add_patterns(table, there->second);
    return there->second;
  }

  const std::string* found(std::string_view text, std::string_view context) const {
    const std::string* best = nullptr;
    for_ids(context, [&](std::string_view id) { best = best ? best : entry(of_ruleset(id), text); });
    if (best == nullptr) best = entry(own, text);
    return best || !context.empty() ? best : found_anywhere(text);
  }

  /// In the words of any ruleset that was asked for: what its own code refuses names no ruleset.
  const std::string* found_anywhere(std::string_view text) const {
    const std::lock_guard one_at_a_time(mutex);
    for (const auto& [id, table] : rulesets)
      if (const std::string* there = entry(table, text)) return there;
    return nullptr;
  }

  /// The ids of the rulesets that were asked for.
  std::string asked_for() const {
    const std::lock_guard one_at_a_time(mutex);
    std::string ids;
    for (const auto& [id, table] : rulesets) ids += (ids.empty() ? "" : " ") + id;
    return ids;
  }

  /// A figure as people write it: "7,42" for "7.42" where the words have "0,5" for "0.5".
  std::string figure(std::string_view text) const {
    constexpr std::string_view HALF = "0.5";
    const std::string* half = entry(own, HALF);
    std::string s(text);
    const std::size_t point = decimal_point(text);
    if (half != nullptr && half->size() == HALF.size() && point != std::string_view::npos) s[point] = (*half)[1];
    return s;
  }

  const std::string* found_in_form(std::string_view text, std::string_view context, std::string_view form) const;
  const std::string* found_word(std::string_view text, std::string_view context) const;
};

namespace {

/// Says texts that were finished before anybody kept their patterns.
class Finished {
 public:
  /// Without a context every ruleset that was asked for is looked through, after the program. A text whose own places
  /// are not filled yet keeps them, in the form that is asked for.
  Finished(const Phrasebook::Words& words, std::string_view context)
      : words_(words), context_(context), others_(context.empty() ? words.asked_for() : std::string()) {}
  Finished& keeping_places() {
    keeps_places_ = true;
    return *this;
  }

  std::string said_whole(std::string_view sentence) const {
    steps_ = steps_for(sentence);
    std::string text = said(sentence);
    return steps_ > 0 ? text : std::string(sentence);
  }

 private:
  std::string said(std::string_view sentence) const {
    if (decimal_point(sentence) != std::string_view::npos) return words_.figure(sentence);
    if (sentence.empty() || std::none_of(sentence.begin(), sentence.end(), is_letter)) return std::string(sentence);
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
    if (const std::string* key = exact(readable_key(sentence))) return *key;
    if (!is_capital(sentence.front())) return std::string(sentence);
    const std::string small = with_small_letter(sentence);
    const std::string in_words = said(small);
    return in_words == small ? std::string(sentence) : with_capital(in_words);
  }

  struct Found {
    std::string said;
    std::size_t own = 0;  ///< `own_length` of the pattern
  };
  struct Best {
    const Pattern* translated = nullptr;
    Pattern::Values values;
    std::size_t length = 0;
  };

  const std::string* exact(std::string_view text) const {
    const std::string* there = words_.found(text, context_);
    return there || others_.empty() ? there : words_.found(text, others_);
  }

  void look(const Phrasebook::Words::Patterns& patterns, std::string_view sentence, Best& best) const {
    stepped(steps_, 4 * patterns.size());  // most do not begin so, which is quick to see
    for (const auto& [english, translated] : patterns) {
      const std::size_t own = english.own_length();
      if (best.translated != nullptr && own <= best.length) continue;
      auto made = english.values_in(sentence, steps_);
      if (made) best = {&translated, std::move(*made), own};
    }
  }

  std::optional<Found> found(std::string_view sentence) const {
    if (!stepped(steps_, sentence.size())) return std::nullopt;
    if (const std::string* whole = exact(sentence)) return Found{*whole, sentence.size()};
    Best best;
    const auto look_in = [&](std::string_view id) {
      look(words_.patterns_of(std::string(id), words_.of_ruleset(id)), sentence, best);
    };
    for_ids(context_, look_in);
    look(words_.patterns_of({}, words_.own), sentence, best);
    for_ids(others_, look_in);
    if (best.translated == nullptr) return std::nullopt;
    const auto say = [this](const std::string& name, const std::string& value, const std::string& form) {
      if (holds_an_id(name) || name.starts_with("edition")) return value;
      if (decimal_point(value) != std::string_view::npos) return words_.figure(value);
      if (name.starts_with("ids")) return said_list(value, std::string(KEPT));
      return name.starts_with("list") || name == "piece" ? said_list(value, form) : said_in_form(value, form);
    };
    return Found{best.translated->filled(best.values, say), best.length};
  }

  std::string said_in_form(const std::string& value, const std::string& form) const {
    if (keeps_places_ && value.starts_with('{') && value.find('}') + 1 == value.size())
      return form.empty() ? value : value.substr(0, value.size() - 1) + "|" + form + "}";
    const std::string* in_form = form.empty() ? nullptr : words_.found_in_form(value, context_, form);
    if (in_form == nullptr && !form.empty() && !others_.empty()) in_form = words_.found_in_form(value, others_, form);
    return in_form ? *in_form : said(value);
  }

  std::string item_of_list(const std::string& item, const std::string& form) const {
    return item.empty() || form == KEPT ? item : said_in_form(item, form);
  }

  std::string said_list(std::string_view list, const std::string& form) const {
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

  const Phrasebook::Words& words_;
  std::string_view context_;
  std::string others_;
  bool keeps_places_ = false;
  mutable std::size_t steps_ = 0;
};

}  // namespace

const std::string* Phrasebook::Words::found_in_form(std::string_view text, std::string_view context,
                                                    std::string_view form) const {
  const std::string asked = std::string(text).append("|").append(form);
  if (const std::string* there = found(asked, context)) return there;
  return !text.empty() && is_capital(text.front()) ? found(with_small_letter(asked), context) : nullptr;
}

const std::string* Phrasebook::Words::found_word(std::string_view text, std::string_view context) const {
  if (const std::string* there = found(text, context)) return there;
  const std::string key = readable_key(text);
  return key.empty() ? nullptr : found(key, context);
}

Phrasebook::Phrasebook() : words_(std::make_shared<Words>()) {}

void Phrasebook::add(const std::string& english, const std::string& translated) {
  words_->own.emplace(english, translated);
}

void Phrasebook::ask_for_rulesets(OfRuleset words) { words_->ask = std::move(words); }

bool Phrasebook::empty() const { return words_->own.empty() && !words_->ask; }

const std::string* Phrasebook::found(std::string_view text, std::string_view context) const {
  return words_->found(text, context);
}

std::string Phrasebook::word(std::string_view text, std::string_view context, std::string_view form) const {
  if (text.empty() || empty()) return std::string(text);
  if (decimal_point(text) != std::string_view::npos) return words_->figure(text);
  if (const std::string* there = form.empty() ? nullptr : words_->found_in_form(text, context, form)) return *there;
  if (const std::string* there = words_->found_word(text, context)) return *there;
  if (!is_capital(text.front())) return std::string(text);
  const std::string* small = words_->found_word(with_small_letter(text), context);
  return small ? with_capital(*small) : std::string(text);
}

std::string Phrasebook::said(std::string_view sentence, std::string_view context) const {
  return empty() ? std::string(sentence) : Finished(*words_, context).said_whole(sentence);
}

std::string Phrasebook::pattern_said(const std::string& pattern, std::string_view context) const {
  return empty() || context.empty() ? pattern : Finished(*words_, context).keeping_places().said_whole(pattern);
}

std::string Phrasebook::said_lines(std::string_view text, std::string_view context) const {
  if (empty()) return std::string(text);
  std::string said_text;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::string_view line = text.substr(from, end - from);
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    said_text += std::string(line.substr(0, begin)) + said(line.substr(begin), context);
    if (end < text.size()) said_text += '\n';
    from = end + 1;
  }
  return said_text;
}

}  // namespace linesman
