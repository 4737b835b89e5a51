// Every sentence of a ruleset is whole: its figures are there, and rulings find the wording that they ask for.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "census/samples.h"
#include "files/disk/file.h"
#include "rules/terms.h"
#include "rulesets/folders.h"
#include "support/plain_words.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string test_name(const ::testing::TestParamInfo<std::string>& tested) {
  std::string name = tested.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

/// What is in `wanted` and not in `there`.
std::set<std::string> missing(std::set<std::string> wanted, const std::set<std::string>& there) {
  std::erase_if(wanted, [&](const std::string& word) { return there.contains(word); });
  return wanted;
}

class TheWording : public ::testing::TestWithParam<std::string> {
 protected:
  const RulesetFolder& folder_ = ruleset_folder(GetParam());
  const RulesetData data_ = read_ruleset_data(folder_.json).value();

  /// The keys of all wordings but the four that are taken when none is named.
  std::set<std::string> special_keys() const {
    std::set<std::string> keys;
    for (const Clause& clause : data_.terms.clauses)
      for (const auto& [key, words] : clause.says.members())
        if (key != "fault" && key != "cost" && key != "note" && key != "part") keys.insert(key);
    return keys;
  }

  /// Those of the ruleset, and of the one source that words the clauses of the players.
  std::set<std::string> words_in_sources() const {
    auto all = literals(folder_.sources);
    for (std::string& word : literals(read_file(LINESMAN_SOURCE_DIR "/src/rules/modified.cpp").value()))
      all.push_back(std::move(word));
    return {all.begin(), all.end()};
  }
};

TEST_P(TheWording, OfEveryClauseHasItsFiguresFilledIn) {
  for (const Clause& clause : data_.terms.clauses) EXPECT_THAT(clause_text(data_, clause), Not(HasSubstr("{")));
}

TEST_P(TheWording, NamesNoFigureThatIsNotGiven) {
  const std::set<std::string> given{"piece", "amount", "less", "excess", "inches", "with"};
  const std::set<std::string> words = words_in_sources();
  for (const Clause& clause : data_.terms.clauses)
    for (const auto& [key, wording] : clause.says.members())
      for (const std::string& name : between(fill(*wording.text(), data_.figures), "{", "}"))
        EXPECT_TRUE(folder_.sources.empty() || given.contains(name) || words.contains(name))
            << clause.id << ", " << key << ": {" << name << "}";
}

TEST_P(TheWording, OfAnOptionalClauseSaysWhichOptionItIs) {
  std::set<std::string> unnamed;
  for (const Field& option : data_.terms.options) unnamed.insert(option.key);
  for (const Clause& clause : data_.terms.clauses) {
    EXPECT_TRUE(clause.source != ClauseSource::option || !clause.options.empty()) << clause.id;
    for (const std::string& key : clause.options) unnamed.erase(key);
  }
  EXPECT_THAT(unnamed, IsEmpty()) << "no clause goes by them";
}

/// Every text of the `ruleset.json` that a player reads, the rules themselves too.
std::vector<std::string> texts_in(const Value& value) {
  static const std::set<std::string> shown{"title", "help", "summary", "choice_titles", "text"};
  std::vector<std::string> texts;
  const auto add = [&](const Value& more) {
    if (const auto text = more.text()) texts.emplace_back(*text);
  };
  for (const auto& [key, member] : value.members()) {
    if (shown.contains(key) || key == "says") add(member);
    if (shown.contains(key))
      for (const Value& item : member.items()) add(item);
    if (key == "says")
      for (const auto& [kind, words] : member.members()) add(words);
    const auto below = texts_in(member);
    texts.insert(texts.end(), below.begin(), below.end());
  }
  for (const Value& item : value.items()) {
    const auto below = texts_in(item);
    texts.insert(texts.end(), below.begin(), below.end());
  }
  return texts;
}

TEST_P(TheWording, SpeaksAsAPlayerSpeaks) {
  const std::vector<std::string> texts = texts_in(folder_.json);
  EXPECT_FALSE(texts.empty());
  for (const std::string& text : texts) EXPECT_EQ(wrong_with(text), "") << text;
}

TEST_P(TheWording, SaysInOneSentenceWhomTheRulesetSuits) {
  const std::string summary(folder_.json["summary"].text().value_or(""));
  EXPECT_TRUE(summary.starts_with("For ")) << summary;
}

/// Of a ruleset that has rules of its own: others are data only.
class TheWordingForSources : public TheWording {};

TEST_P(TheWordingForSources, IsUsedByASource) { EXPECT_THAT(missing(special_keys(), words_in_sources()), IsEmpty()); }

TEST_P(TheWording, IsThereWhereASourceAsksForIt) {
  std::set<std::string> asked;
  for (const std::string& word : words_in_sources())
    if (word.starts_with("fault_") || word.starts_with("cost_") || word.starts_with("note_") ||
        word.starts_with("part_"))
      asked.insert(word);
  EXPECT_THAT(missing(asked, special_keys()), IsEmpty());
}

TEST_P(TheWording, IsWholeInEveryRuling) {
  std::set<std::string> cited;
  std::set<std::string> wrong;
  const auto look = [&](const std::string& rule, const Sentence& sentence) {
    const std::string text = english(sentence);
    cited.insert(rule);
    if (text.find('{') != std::string::npos || text == data_.terms.clause(rule).title || text.empty())
      wrong.insert(rule + ": " + text);
    if (has_long_number(text) || !inner_word_in(text).empty()) wrong.insert(rule + ": " + text);
  };
  // One of four random orders, which are judged by the census too; all of them in the soak.
  std::uint64_t random_orders = 0;
  census::for_each_sample(folder_.id, [&](const census::Sample& sample) {
    if (!sample.hearing || !sample.order) return;
    if (sample.group.starts_with("random/") && ++random_orders % 4 != 0 && tables_tried(1) < 4) return;
    const auto judgement = sample.hearing->judge(*sample.order);
    if (!judgement) return;
    for (const Fault& fault : judgement->ruling.faults) look(fault.rule, fault.text);
    for (const AllowancePart& part : judgement->ruling.allowance.parts) look(part.rule, part.text);
    for (const Cost& cost : judgement->ruling.costs) look(cost.rule, cost.text);
    for (const Note& note : judgement->ruling.notes) look(note.rule, note.text);
  });
  EXPECT_THAT(wrong, IsEmpty());
  // A ruleset of data only has no samples of its own.
  if (!folder_.sources.empty()) {
    EXPECT_GT(2 * cited.size(), data_.terms.clauses.size());
  }
}

std::vector<std::string> all_ids() {
  std::vector<std::string> ids;
  for (const RulesetFolder& folder : ruleset_folders_of_project()) ids.push_back(folder.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Of, TheWording, ::testing::ValuesIn(all_ids()), test_name);
INSTANTIATE_TEST_SUITE_P(Of, TheWordingForSources, ::testing::ValuesIn(ids_with_sources()), test_name);

}  // namespace
}  // namespace linesman
