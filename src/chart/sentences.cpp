#include "chart/sentences.h"

#include "chart/grammar.h"

namespace linesman::chart {

namespace {

using rule_words::Grammar;

/// Conditions that ask nothing are not said.
Value without_empty(Value rule) {
  for (const char* name : {"when", "way"})
    if (const Value* condition = rule.find(name); condition && condition->size() == 0) rule = rule.without(name);
  return rule;
}

std::string text_of(const rule_words::PhrasePtr& phrase, const Value& value) {
  const auto said = phrase->say(value, {});
  return said ? said->text : std::string();
}

Result<Value> read_whole(const rule_words::PhrasePtr& phrase, std::string_view words) {
  rule_words::Typed typed(words);
  for (const bool relaxed : {false, true}) {
    if (relaxed) typed.relax();
    std::vector<Value> meant;
    for (const rule_words::Reading& each : typed.readings(*phrase, 0))
      if (each.end == typed.text().size()) meant.push_back(each.value);
    if (meant.size() == 1) return meant.front();
    if (!meant.empty())
      return Problem{"", linesman::said<"This sentence can be read in two ways: brackets make it plain">()};
  }
  return Problem{"", typed.complaint()};
}

}  // namespace

std::string amount_words(const Value& amount, const Value& file, const InWords& in_words) {
  return text_of(Grammar(file, in_words).amount(), amount);
}

std::string when_words(const Value& when, const Value& file, const InWords& in_words) {
  return text_of(Grammar(file, in_words).when(), when);
}

std::string way_words(const Value& way, const Value& file, const InWords& in_words) {
  return text_of(Grammar(file, in_words).way(), way);
}

SaidRule said_rule(const Value& rule, const Value& file, const InWords& in_words) {
  auto said = Grammar(file, in_words).rule()->say(without_empty(rule), {});
  if (!said) return {};
  said->text += '.';
  return *said;
}

std::string sentence_of(const Value& rule, const Value& file, const InWords& in_words) {
  return said_rule(rule, file, in_words).text;
}

Result<Value> rule_in(std::string_view sentence, const Value& file, const InWords& in_words) {
  return read_whole(Grammar(file, in_words).rule(), sentence);
}

Result<Value> amount_in(std::string_view words, const Value& file, const InWords& in_words) {
  return read_whole(Grammar(file, in_words).amount(), words);
}

std::string setting_words(const Value& setting, std::string_view key, const Value& file, const InWords& in_words) {
  return text_of(Grammar(file, in_words).setting(key), setting);
}

Result<Value> setting_in(std::string_view words, std::string_view key, const Value& file, const InWords& in_words) {
  return read_whole(Grammar(file, in_words).setting(key), words);
}

}  // namespace linesman::chart
