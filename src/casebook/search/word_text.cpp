#include "casebook/search/word_text.h"

#include <algorithm>
#include <set>

#include "casebook/people.h"
#include "casebook/search/folded.h"

namespace linesman {

namespace {

void add_rules_in(const Value& value, std::set<std::string>& rules) {
  if (const auto rule = value["rule"].text()) rules.emplace(*rule);
  for (const Value& item : value.items()) add_rules_in(item, rules);
  for (const auto& [name, member] : value.members())
    if (member.is_array() || member.is_object()) add_rules_in(member, rules);
}

}  // namespace

std::string blanked_words(std::string_view text) {
  std::vector<std::string> words = folded_words(text);
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  std::string all;
  for (const std::string& word : words) all += " " + word;
  return all;
}

std::string folded_text_of(const Value& json) {
  const NamesByLetter names = names_in(json["people"]);
  std::string text = with_names(json["decision"]["reason"].text_or(""), names);
  const auto add = [&](std::string_view more) { text += "\n" + std::string(more); };
  for (const Value& each : json["statements"].items()) add(with_names(each["text"].text_or(""), names));
  add(with_names(json["game"]["title"].text_or(""), names));
  for (const char* list : {"pieces", "units", "terrain"})
    for (const Value& thing : json["game"][list].items()) add(thing["name"].text_or(""));
  return blanked_words(text);
}

std::vector<std::string> rules_named_in(const Value& json) {
  std::set<std::string> rules;
  add_rules_in(json["ruling"], rules);
  return {rules.begin(), rules.end()};
}

}  // namespace linesman
