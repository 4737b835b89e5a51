#include "casebook/word_search.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "casebook/folded.h"
#include "casebook/people.h"

namespace linesman {

namespace {

void add_rules_in(const Value& value, std::set<std::string>& rules) {
  if (const auto rule = value["rule"].text()) rules.emplace(*rule);
  for (const Value& item : value.items()) add_rules_in(item, rules);
  for (const auto& [name, member] : value.members())
    if (member.is_array() || member.is_object()) add_rules_in(member, rules);
}

}  // namespace

std::vector<std::string> words_of_case(const FiledCase& one, const RulesetSource& rulesets) {
  const NamesByLetter names = names_in(one.json["people"]);
  std::string text = with_names(one.decision.reason, names);
  const auto add = [&](std::string_view more) { text += "\n" + std::string(more); };
  for (const Value& each : one.json["statements"].items()) add(with_names(each["text"].text_or(""), names));
  add(with_names(one.json["game"]["title"].text_or(""), names));
  for (const char* list : {"pieces", "units", "terrain"})
    for (const Value& thing : one.json["game"][list].items()) add(thing["name"].text_or(""));
  std::set<std::string> rules;
  add_rules_in(one.json["ruling"], rules);
  if (const auto ruleset = rulesets.ruleset(one.ruleset, Value()))
    for (const Clause& clause : (*ruleset)->terms().clauses)
      if (rules.contains(clause.id)) add(clause.title);
  std::vector<std::string> words = folded_words(text);
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return words;
}

std::vector<std::size_t> cases_with_words(const CaseBook& book, std::string_view text, std::size_t most,
                                          const RulesetSource& rulesets) {
  const std::vector<std::string> wanted = folded_words(text);
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < book.cases().size() && !wanted.empty(); ++i) {
    if (!book.counts(i)) continue;
    const std::vector<std::string> words = words_of_case(book.cases()[i], rulesets);
    const auto has = [&](const std::string& beginning) {
      const auto word = std::lower_bound(words.begin(), words.end(), beginning);
      return word != words.end() && word->starts_with(beginning);
    };
    if (std::all_of(wanted.begin(), wanted.end(), has)) found.push_back(i);
  }
  std::sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
    return std::tie(book.cases()[b].made, book.cases()[a].hash) < std::tie(book.cases()[a].made, book.cases()[b].hash);
  });
  if (found.size() > most) found.resize(most);
  return found;
}

}  // namespace linesman
