#include "rules/conditions.h"

#include <algorithm>

#include "base/text.h"
#include "rules/agreed_figures.h"
#include "rules/figure_words.h"
#include "rules/own_words.h"

namespace linesman {

namespace {

Value laid_over(const RulesetData& usual, const Value& house_rules) {
  return merge_patch(usual.raw, house_rules.is_object() ? house_rules : Value::empty_object());
}

/// The words in it are looked up among those of the ruleset.
Sentence in_words_of(const RulesetData& data, const Sentence& sentence) {
  return {sentence.pattern(), sentence.arguments(), context_of(data.terms)};
}

/// «Movement, slow, open», «Rating of marsh»; a title that players gave is a name.
Argument figure_argument(const RulesetData& data, const FigurePath& path) {
  const std::string title = figure_title(data, path);
  if (field_of_figure(data, path)) return title;
  const bool rates = path.front() == "ratings";
  std::string dotted;
  for (std::size_t i = 1; i < path.size(); ++i) dotted += (i > 1 ? "." : "") + path[i];
  if (path.front() == "figures" && !own_figure_title(data.raw, dotted).empty()) return title;
  const std::string_view begin = rates ? "Rating of " : "";
  Several words;
  for (std::size_t from = begin.size(); from <= title.size();) {
    const std::size_t end = std::min(title.find(", ", from), title.size());
    words.items.push_back(word(std::string_view(title).substr(from, end - from)));
    from = end + 2;
  }
  return rates ? Argument(in_words_of(data, said<"Rating of {list}">(std::move(words)))) : Argument(std::move(words));
}

/// A value for people, as `value_text`.
Argument value_in_words(const Value& value, const Field* field) {
  if (value.is_bool()) return value_argument({}, value);
  if (const auto number = value.number()) return Number{*number, 6};
  if (const auto text = value.text()) return field ? value_argument(*field, value) : Argument(word(*text));
  Several words;
  for (const Value& item : value.items()) words.items.push_back(value_in_words(item, nullptr));
  for (const auto& [name, member] : value.members())
    words.items.emplace_back(said<"{name} {value}">(word(name), value_in_words(member, nullptr)));
  return words.items.empty() ? Argument("none") : Argument(std::move(words));
}

Sentence arrow(const RulesetData& data, Argument title, const Value& was, const Value& is, const Field* field) {
  return in_words_of(data,
                     said<"{list} {a} → {b}">(std::move(title), value_in_words(was, field), value_in_words(is, field)));
}

Sentence with_unit(double x, const Terms& terms) {
  const std::string& symbol = terms.currency_symbol;
  const bool sign = !symbol.empty() && static_cast<unsigned char>(symbol.front()) >= 0x80;
  return {"{n}" + (sign ? symbol : " " + terms.currency), {{"n", Number{x, 6}}}, context_of(terms)};
}

void add_option_changes(const RulesetData& data, const Value& before, const Value& after,
                        std::vector<Sentence>& changes) {
  for (const Field& option : data.terms.options) {
    const Value was = option_value(data, before, option.key);
    const Value is = option_value(data, after, option.key);
    if (!(was == is)) changes.push_back(arrow(data, option.title, was, is, &option));
  }
}

void add_rule_changes(const RulesetData& data, const Value& before, const Value& after,
                      std::vector<Sentence>& changes) {
  for (const AgreedFigure& changed : figures_that_differ(laid_over(data, before), laid_over(data, after)))
    changes.push_back(arrow(data, figure_argument(data, changed.path), changed.usual, changed.ours,
                            field_of_figure(data, changed.path)));
}

/// "Rush is called Double." for each thing that has another title than before.
void add_word_changes(const RulesetData& usual, const Value& before, const Value& after,
                      std::vector<Sentence>& changes) {
  if (before["words"] == after["words"]) return;
  const auto was = in_own_words(usual.raw, before["words"], "");
  const auto is = in_own_words(usual.raw, after["words"], "");
  if (!was || !is) return;
  for (const NamedThing& thing : named_things(usual)) {
    const std::string now = title_in(*is, thing);
    if (now != title_in(*was, thing))
      changes.push_back(in_words_of(usual, said<"{title} is called {a}.">(word(thing.title), now)));
  }
}

}  // namespace

std::string value_text(const Value& value, const Field* field) { return english(value_in_words(value, field)); }

std::vector<Sentence> house_rule_sentences(const RulesetData& usual, const Game& game) {
  std::vector<Sentence> sentences;
  for (const AgreedFigure& changed : figures_that_differ(usual.raw, laid_over(usual, game.house_rules()))) {
    const Field* field = field_of_figure(usual, changed.path);
    sentences.push_back(
        in_words_of(usual, said<"House rule: {list} is {a} (usual {b}).">(figure_argument(usual, changed.path),
                                                                          value_in_words(changed.ours, field),
                                                                          value_in_words(changed.usual, field))));
  }
  return sentences;
}

std::vector<Sentence> conditions(const RulesetData& usual, const Game& game) {
  std::vector<Sentence> sentences = house_rule_sentences(usual, game);
  for (const Field& option : usual.terms.options) {
    const Value* own = game.options().find(option.key);
    if (own && !(*own == option.fallback))
      sentences.push_back(
          in_words_of(usual, said<"Option: {title} is {a} (usual {b}).">(option.title, value_in_words(*own, &option),
                                                                         value_in_words(option.fallback, &option))));
  }
  if (game.tolerance() > 0)
    sentences.push_back(said<"Measuring tolerance: {a}.">(with_unit(game.tolerance(), usual.terms)));
  return sentences;
}

std::vector<Sentence> agreement_changes(const RulesetData& usual, const Value& before, const Value& after) {
  std::vector<Sentence> changes;
  if (const Value* now = after.find("options")) add_option_changes(usual, before["options"], *now, changes);
  if (const Value* now = after.find("house_rules")) add_rule_changes(usual, before["house_rules"], *now, changes);
  if (const Value* now = after.find("house_rules")) add_word_changes(usual, before["house_rules"], *now, changes);
  if (const Value* now = after.find("tolerance"))
    changes.push_back(said<"Measuring tolerance {a} → {b}">(value_in_words(before["tolerance"], nullptr),
                                                            value_in_words(*now, nullptr)));
  return changes;
}

}  // namespace linesman
