#include "record/old_sentences.h"

#include <algorithm>
#include <set>

#include "base/phrasebook.h"
#include "base/text.h"

namespace linesman {

namespace {

/// Finds the patterns of one ruling's sentences.
class OldSentences {
 public:
  OldSentences(const Terms& terms, const Game& game) : terms_(terms), context_(context_of(terms)) {
    for (const auto& piece : game.pieces()) names_.insert(label(*piece));
    for (const Unit& unit : game.units()) names_.insert(label(unit));
    for (const Feature& feature : game.terrain())
      if (!feature.name.empty()) names_.insert(feature.name);
  }

  void give_pattern(const std::string& rule, Sentence& sentence) const {
    const auto clause =
        std::find_if(terms_.clauses.begin(), terms_.clauses.end(), [&](const Clause& each) { return each.id == rule; });
    if (clause == terms_.clauses.end() || !sentence.arguments().empty()) return;
    const std::string text = english(sentence);
    std::size_t length = 0;
    for (const auto& [key, wording] : clause->says.members()) {
      const std::string words(wording.text().value_or(""));
      // Most wordings of a clause begin otherwise: patterns are made of the others alone.
      if (!text.starts_with(std::string_view(words).substr(0, words.find('{')))) continue;
      const Pattern pattern(words);
      if (pattern.own_length() <= length) continue;
      const auto values = pattern.values_in(text);
      if (!values) continue;
      sentence = {words, arguments_of(*values), context_};
      length = pattern.own_length();
    }
  }

 private:
  bool is_name(const std::string& value) const { return names_.contains(value); }

  Argument argument_of_value(const std::string& place, const std::string& value) const {
    if (is_name(value)) return value;
    if (const auto number = parse_number(value); number && number_text(*number) == value) return Number{*number, 6};
    const std::string join = " and ";
    if (const std::size_t last = value.find(join); last != std::string::npos)
      if (const std::string first = value.substr(0, last), other = value.substr(last + join.size());
          is_name(first) && is_name(other))
        return several_names({first, other}, "and");
    // A piece that has left since keeps its name.
    return place == "piece" ? Argument(value) : Argument(word(value));
  }

  Arguments arguments_of(const Pattern::Values& values) const {
    Arguments arguments;
    for (const auto& [place, value] : values) arguments.emplace_back(place, argument_of_value(place, value));
    return arguments;
  }

  const Terms& terms_;
  std::string context_;
  std::set<std::string> names_;
};

}  // namespace

Ruling with_patterns(Ruling ruling, const Terms& terms, const Game& game) {
  if (ruling.ruleset != terms.id) return ruling;
  const OldSentences old(terms, game);
  for (AllowancePart& part : ruling.allowance.parts) old.give_pattern(part.rule, part.text);
  for (Cost& cost : ruling.costs) old.give_pattern(cost.rule, cost.text);
  for (Fault& fault : ruling.faults) old.give_pattern(fault.rule, fault.text);
  for (Note& note : ruling.notes) old.give_pattern(note.rule, note.text);
  return ruling;
}

}  // namespace linesman
