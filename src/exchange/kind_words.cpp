#include "exchange/kind_words.h"

#include <algorithm>

#include "base/check.h"
#include "exchange/letters.h"
#include "files/json.h"
#include "table/kind_words.h"

namespace linesman::exchange {

namespace {

using WordTable = std::unordered_map<std::string, Meaning>;

constexpr std::string_view OPEN = "open";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Small letters, with hyphens between words.
std::string lowered(std::string_view word) {
  std::string s;
  for (const char c : small_letters(word)) {
    const bool between = c == ' ' || c == '_' || c == '-' || c == '\t';
    if (!between)
      s += c;
    else if (!s.empty() && s.back() != '-')
      s += '-';
  }
  while (!s.empty() && s.back() == '-') s.pop_back();
  return s;
}

/// The word without a number at its end: "walls1", "forest-(2)", "wood-#3".
std::string without_number(const std::string& word) {
  std::string rest = word;
  const auto drop = [&rest](std::string_view any_of) {
    while (!rest.empty() && any_of.find(rest.back()) != std::string_view::npos) rest.pop_back();
  };
  drop(")]");
  if (rest.empty() || !is_digit(rest.back())) return word;
  drop("0123456789");
  drop("-.#([:");
  return rest;
}

const Meaning* find(const WordTable& table, const std::string& word) {
  const auto it = table.find(word);
  return it == table.end() ? nullptr : &it->second;
}

const Meaning* find_in_singular(const WordTable& table, const std::string& word) {
  if (const Meaning* meant = find(table, word)) return meant;
  for (const std::string_view ending : {"s", "es"})
    if (word.size() > ending.size() + 1 && word.ends_with(ending))
      if (const Meaning* meant = find(table, word.substr(0, word.size() - ending.size()))) return meant;
  return nullptr;
}

const Meaning* find_word(const WordTable& table, std::string_view word) {
  const std::string plain = lowered(word);
  if (plain.empty()) return nullptr;
  if (const Meaning* meant = find_in_singular(table, plain)) return meant;
  return find_in_singular(table, without_number(plain));
}

WordTable read_built_in() {
  WordTable table;
  for (const KindWord& each : kind_words()) {
    const auto kind = kind_named(each.kind);
    LINESMAN_CHECK(kind || each.kind == OPEN);
    table.emplace(lowered(each.word), Meaning{kind});
  }
  for (const Kind kind : all_kinds()) table[std::string(name_of(kind))] = Meaning{kind};
  return table;
}

const WordTable& built_in() {
  static const WordTable table = read_built_in();
  return table;
}

const Meaning* find_tag(const WordTable& table, std::string_view key, std::string_view value) {
  const std::string name = lowered(key) + "=";
  if (const Meaning* meant = find(table, name + lowered(value))) return meant;
  if (const Meaning* meant = find(table, name + "*")) return meant;
  return find_word(table, value);
}

std::optional<Meaning> either(const Meaning* first, const Meaning* second) {
  if (first) return *first;
  return second ? std::optional(*second) : std::nullopt;
}

}  // namespace

bool is_name_of_kind(std::string_view name, Kind kind) {
  const std::string word = without_number(lowered(name));
  return word == name_of(kind) || word == std::string(name_of(kind)) + "s";
}

KindWords::KindWords(const KindTable& of_player) {
  for (const auto& [word, kind] : of_player) of_player_.insert_or_assign(lowered(word), Meaning{kind});
}

std::optional<Meaning> KindWords::meaning(std::string_view word) const {
  constexpr std::size_t LONGEST = 100;  // no word of a table is longer
  if (word.size() > LONGEST) return std::nullopt;
  const Meaning* own = of_player_.empty() ? nullptr : find_word(of_player_, word);
  return either(own, own ? nullptr : find_word(built_in(), word));
}

std::optional<Meaning> KindWords::of_tag(std::string_view key, std::string_view value) const {
  if (value == "no") return std::nullopt;
  const Meaning* own = of_player_.empty() ? nullptr : find_tag(of_player_, key, value);
  return either(own, own ? nullptr : find_tag(built_in(), key, value));
}

}  // namespace linesman::exchange

namespace linesman {

Result<KindTable> read_kinds(const Value& json, const std::string& file) {
  if (!json.is_object()) return Problem{file, "", said<"a table of words is an object, not {a}">(described(json))};
  KindTable kinds;
  for (const auto& [word, means] : json.members()) {
    const auto name = means.text();
    const auto kind = name ? kind_named(*name) : std::nullopt;
    if (!kind && !means.is_null() && name != exchange::OPEN)
      return Problem{file, pointer_to("", word),
                     name ? with_nearest_kind(said<"there is no kind of terrain called {a}">(described(means)), *name)
                          : said<"a word means a kind of terrain, or null to leave it out, not {a}">(described(means))};
    kinds[word] = kind;
  }
  return kinds;
}

Result<KindTable> load_kinds(const std::string& path) {
  const auto json = load_json(path);
  if (!json) return json.problem();
  return read_kinds(*json, path);
}

}  // namespace linesman
