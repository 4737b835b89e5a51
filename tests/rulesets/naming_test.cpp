// Sentences call things what players call them: an id is for files.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "census/samples.h"
#include "rulesets/folders.h"
#include "words/ruling_words.h"

namespace linesman {
namespace {

using ::testing::IsEmpty;

bool of_an_id(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '.'; }

/// `id` stands in `text` by itself, not as a part of another word.
bool names(const std::string& text, const std::string& id) {
  for (std::size_t at = text.find(id); at != std::string::npos; at = text.find(id, at + 1)) {
    const std::size_t end = at + id.size();
    const bool ends = end == text.size() || !of_an_id(text[end]) || (text[end] == '.' && end + 1 == text.size());
    if ((at == 0 || !of_an_id(text[at - 1])) && ends) return true;
  }
  return false;
}

/// The ids that no sentence needs: of what has a name, and of every feature, which has a kind. One that could be a word
/// of a sentence tells nothing.
std::vector<std::string> ids_that_are_never_said(const Game& game) {
  std::vector<std::string> ids;
  const auto add = [&](const std::string& id, bool has_name) {
    const bool marked = std::any_of(id.begin(), id.end(), [](char c) { return c == '-' || (c >= '0' && c <= '9'); });
    if (has_name && marked && !kind_named(id)) ids.push_back(id);
  };
  for (const auto& piece : game.pieces()) add(piece->id, !piece->name.empty() && piece->name != piece->id);
  for (const Unit& unit : game.units()) add(unit.id, !unit.name.empty() && unit.name != unit.id);
  for (const Feature& feature : game.terrain()) add(feature.id, feature.name != feature.id);
  return ids;
}

std::vector<std::string> sentences_of(const Ruling& ruling, const Terms& terms, const Game& game) {
  const RulingWords words(ruling, &terms, &game);
  std::vector<std::string> all;
  for (const AllowancePart& part : ruling.allowance.parts) all.push_back(english(part.text));
  for (const Cost& cost : ruling.costs) all.push_back(english(cost.text));
  for (const Fault& fault : ruling.faults) all.push_back(english(fault.text));
  for (const Note& note : ruling.notes) all.push_back(english(note.text));
  for (const Effect& effect : ruling.effects)
    all.push_back(label_of(game, effect.on) + ": " + english(words.change(effect)));
  return all;
}

class TheSentences : public ::testing::TestWithParam<std::string> {};

TEST_P(TheSentences, OfEveryRulingUseTheWordsOfPlayers) {
  std::set<std::string> wrong;
  std::size_t read = 0;
  census::for_each_sample(GetParam(), [&](const census::Sample& sample) {
    if (sample.group.starts_with("random/") || !sample.hearing || !sample.order) return;
    const auto judgement = sample.hearing->judge(*sample.order);
    if (!judgement) return;
    const Game& game = sample.hearing->game();
    const std::vector<std::string> ids = ids_that_are_never_said(game);
    for (const std::string& text : sentences_of(judgement->ruling, sample.hearing->ruleset().terms(), game)) {
      ++read;
      for (const std::string& id : ids)
        if (names(text, id)) wrong.insert(sample.group + ": " + text);
    }
  });
  EXPECT_THAT(wrong, IsEmpty());
  EXPECT_GT(read, 100U);
}

std::vector<std::string> ids_with_rules() {
  std::vector<std::string> ids;
  for (const RulesetFolder& folder : ruleset_folders_of_project())
    if (!folder.sources.empty()) ids.push_back(folder.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Of, TheSentences, ::testing::ValuesIn(ids_with_rules()), [](const auto& tested) {
  std::string name = tested.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace linesman
