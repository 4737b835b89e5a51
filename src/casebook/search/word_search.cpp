#include "casebook/search/word_search.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "casebook/search/folded.h"
#include "casebook/search/word_text.h"

namespace linesman {

namespace {

/// The words of the titles of clauses, by ruleset and clause.
class ClauseWords {
 public:
  explicit ClauseWords(const RulesetSource& rulesets) : rulesets_(rulesets) {}

  bool have(const FiledCase& one, const std::vector<std::string>& rules, const std::string& beginning) {
    const auto& titles = of(one.ruleset);
    return std::any_of(rules.begin(), rules.end(), [&](const std::string& rule) {
      const auto title = titles.find(rule);
      return title != titles.end() && title->second.find(beginning) != std::string::npos;
    });
  }

 private:
  const std::map<std::string, std::string>& of(const std::string& ruleset) {
    const auto [place, is_new] = known_.try_emplace(ruleset);
    if (is_new)
      if (const auto found = rulesets_.ruleset(ruleset, Value()))
        for (const Clause& clause : (*found)->terms().clauses)
          place->second.emplace(clause.id, blanked_words(clause.title));
    return place->second;
  }

  const RulesetSource& rulesets_;
  std::map<std::string, std::map<std::string, std::string>> known_;
};

}  // namespace

std::vector<std::size_t> cases_with_words(const CaseBook& book, std::string_view text, std::size_t most,
                                          const RulesetSource& rulesets) {
  std::vector<std::string> wanted = folded_words(text);
  for (std::string& word : wanted) word.insert(word.begin(), ' ');
  ClauseWords titles(rulesets);
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < book.cases().size() && !wanted.empty(); ++i) {
    if (!book.counts(i)) continue;
    const FiledCase& one = book.cases()[i];
    const bool is_whole = !one.json.is_null();
    const std::string words = is_whole ? folded_text_of(one.json) : one.words;
    const std::vector<std::string> rules = is_whole ? rules_named_in(one.json) : one.rules;
    if (std::all_of(wanted.begin(), wanted.end(), [&](const std::string& beginning) {
          return words.find(beginning) != std::string::npos || titles.have(one, rules, beginning);
        }))
      found.push_back(i);
  }
  std::sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
    return std::tie(book.cases()[b].made, book.cases()[a].hash) < std::tie(book.cases()[a].made, book.cases()[b].hash);
  });
  if (found.size() > most) found.resize(most);
  return found;
}

}  // namespace linesman
