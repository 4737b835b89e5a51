#include "rules/conditions.h"

#include <algorithm>

#include "base/text.h"
#include "rules/agreed_figures.h"
#include "rules/own_words.h"
#include "rules/ruling_words.h"

namespace linesman {

namespace {

Value laid_over(const RulesetData& usual, const Value& house_rules) {
  return merge_patch(usual.raw, house_rules.is_object() ? house_rules : Value::empty_object());
}

std::string is_for_usual(const std::string& title, const Value& ours, const Value& usual, const Field* field) {
  return title + " is " + value_text(ours, field) + " (usual " + value_text(usual, field) + ").";
}

std::string arrow(const std::string& title, const Value& was, const Value& is, const Field* field = nullptr) {
  return title + " " + value_text(was, field) + " → " + value_text(is, field);
}

std::string with_unit(double x, const Terms& terms) {
  const std::string& symbol = terms.currency_symbol;
  const bool sign = !symbol.empty() && static_cast<unsigned char>(symbol.front()) >= 0x80;
  return number_text(x) + (sign ? symbol : " " + terms.currency);
}

void add_option_changes(const RulesetData& data, const Value& before, const Value& after,
                        std::vector<std::string>& changes) {
  for (const Field& option : data.terms.options) {
    const Value was = option_value(data, before, option.key);
    const Value is = option_value(data, after, option.key);
    if (!(was == is)) changes.push_back(arrow(option.title, was, is, &option));
  }
}

void add_rule_changes(const RulesetData& data, const Value& before, const Value& after,
                      std::vector<std::string>& changes) {
  for (const AgreedFigure& changed : figures_that_differ(laid_over(data, before), laid_over(data, after)))
    changes.push_back(
        arrow(figure_title(data, changed.path), changed.usual, changed.ours, field_of_figure(data, changed.path)));
}

/// "Rush is called Double." for each thing that has another title than before.
void add_word_changes(const RulesetData& usual, const Value& before, const Value& after,
                      std::vector<std::string>& changes) {
  if (before["words"] == after["words"]) return;
  const auto was = in_own_words(usual.raw, before["words"], "");
  const auto is = in_own_words(usual.raw, after["words"], "");
  if (!was || !is) return;
  for (const NamedThing& thing : named_things(usual)) {
    const std::string now = title_in(*is, thing);
    if (now != title_in(*was, thing)) changes.push_back(thing.title + " is called " + now + ".");
  }
}

}  // namespace

std::string value_text(const Value& value, const Field* field) {
  if (const auto truth = value.boolean()) return *truth ? "yes" : "no";
  if (const auto number = value.number()) return number_text(*number);
  if (const auto text = value.text()) return field ? value_title(*field, value) : std::string(*text);
  std::vector<std::string> words;
  for (const Value& item : value.items()) words.push_back(value_text(item));
  for (const auto& [name, member] : value.members()) words.push_back(name + " " + value_text(member));
  return words.empty() ? "none" : listed(words, ", ");
}

std::vector<std::string> house_rule_sentences(const RulesetData& usual, const Game& game) {
  std::vector<std::string> sentences;
  for (const AgreedFigure& changed : figures_that_differ(usual.raw, laid_over(usual, game.house_rules())))
    sentences.push_back("House rule: " + is_for_usual(figure_title(usual, changed.path), changed.ours, changed.usual,
                                                      field_of_figure(usual, changed.path)));
  return sentences;
}

std::vector<std::string> conditions(const RulesetData& usual, const Game& game) {
  std::vector<std::string> sentences = house_rule_sentences(usual, game);
  for (const Field& option : usual.terms.options) {
    const Value* own = game.options().find(option.key);
    if (own && !(*own == option.fallback))
      sentences.push_back("Option: " + is_for_usual(option.title, *own, option.fallback, &option));
  }
  if (game.tolerance() > 0)
    sentences.push_back("Measuring tolerance: " + with_unit(game.tolerance(), usual.terms) + ".");
  return sentences;
}

std::vector<std::string> agreement_changes(const RulesetData& usual, const Value& before, const Value& after) {
  std::vector<std::string> changes;
  if (const Value* now = after.find("options")) add_option_changes(usual, before["options"], *now, changes);
  if (const Value* now = after.find("house_rules")) add_rule_changes(usual, before["house_rules"], *now, changes);
  if (const Value* now = after.find("house_rules")) add_word_changes(usual, before["house_rules"], *now, changes);
  if (const Value* now = after.find("tolerance"))
    changes.push_back(arrow("Measuring tolerance", before["tolerance"], *now));
  return changes;
}

}  // namespace linesman
