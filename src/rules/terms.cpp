#include "rules/terms.h"

#include <algorithm>

#include "base/check.h"
#include "base/json_reader.h"
#include "base/text.h"

namespace linesman {

namespace {

template <class Thing, class Key>
const Thing* found(const std::vector<Thing>& things, Key key, std::string_view wanted) {
  const auto it = std::find_if(things.begin(), things.end(), [&](const Thing& t) { return t.*key == wanted; });
  return it == things.end() ? nullptr : &*it;
}

std::string figure_text(const Value& figure, int decimals) {
  if (const auto x = figure.number()) return number_text(*x, decimals);
  if (const auto s = figure.text()) return std::string(*s);
  if (figure.is_array()) {
    std::vector<std::string> words;
    for (const Value& item : figure.items()) words.push_back(figure_text(item, decimals));
    return listed(words, ", ");
  }
  return describe(figure);
}

}  // namespace

const Value* figure_at(const Value& figures, std::string_view name) {
  if (const Value* v = figures.find(name)) return v;
  const std::size_t dot = name.find('.');
  if (dot == std::string_view::npos) return nullptr;
  const Value* v = figures.find(name.substr(0, dot));
  return v ? figure_at(*v, name.substr(dot + 1)) : nullptr;
}

std::string context_of(const Terms& terms) {
  std::string ids;
  for (const std::string& id : terms.lineage) ids += (ids.empty() ? "" : " ") + id;
  return ids.empty() ? terms.id : ids;
}

bool Field::goes_with(std::string_view action) const {
  return actions.empty() || std::find(actions.begin(), actions.end(), action) != actions.end();
}

const Clause& Terms::clause(std::string_view wanted) const {
  const Clause* c = found(clauses, &Clause::id, wanted);
  if (!c)
    throw BrokenPromise("the ruleset " + id + " has no clause \"" + std::string(wanted) + "\", and its rules need it");
  return *c;
}

const Field* Terms::option(std::string_view key) const { return found(options, &Field::key, key); }
const Field* Terms::trait(std::string_view key) const { return found(traits, &Field::key, key); }
const Field* Terms::status_field(std::string_view key) const { return found(status, &Field::key, key); }
const Field* Terms::member(std::string_view key) const { return found(members, &Field::key, key); }
const Action* Terms::action(std::string_view wanted) const { return found(actions, &Action::id, wanted); }
const ActTerm* Terms::act(std::string_view wanted) const { return found(acts, &ActTerm::id, wanted); }

bool Terms::takes_start(std::string_view wanted) const {
  return std::any_of(members.begin(), members.end(),
                     [&](const Field& field) { return field.is_start() && field.goes_with(wanted); });
}

Value option_value(const RulesetData& data, const Value& game_options, std::string_view key) {
  if (const Value* own = game_options.find(key)) return *own;
  return data.defaults[key];
}

Argument value_argument(const Field& field, const Value& value) {
  // A ruleset may mean something else by its key "no".
  if (const auto truth = value.boolean()) return *truth ? said<"yes">() : said<"no">();
  if (const auto number = value.number()) return *number;
  const auto text = value.text();
  const auto choice = text ? std::find(field.choices.begin(), field.choices.end(), *text) : field.choices.end();
  const auto place = static_cast<std::size_t>(choice - field.choices.begin());
  if (place < field.choice_titles.size()) return field.choice_titles[place];
  return text ? std::string(*text) : describe(value);
}

std::string value_title(const Field& field, const Value& value) { return english(value_argument(field, value)); }

namespace {

Sentence options_of(const Terms& terms, const Clause& clause, const Value& game_options, bool agreed_only) {
  Several all;
  for (const std::string& key : clause.options) {
    const Field* option = terms.option(key);
    LINESMAN_CHECK(option);
    const Value* own = game_options.find(key);
    if (agreed_only && (!own || *own == option->fallback)) continue;
    all.items.emplace_back(
        said<"{title}: {value}">(option->title, value_argument(*option, own ? *own : option->fallback)));
  }
  return all.items.empty() ? Sentence() : said<"{list}">(std::move(all));
}

}  // namespace

Sentence options_in_force(const Terms& terms, const Clause& clause, const Value& game_options) {
  return options_of(terms, clause, game_options, false);
}

Sentence agreed_options(const Terms& terms, const Clause& clause, const Value& game_options) {
  return options_of(terms, clause, game_options, true);
}

Value rating_of(const RulesetData& data, const Feature& feature) {
  for (const std::string& id : data.terms.lineage)
    if (const Value* own = feature.ratings.find(id)) return *own;
  return data.ratings[name_of(feature.kind)];
}

std::string clause_text(const RulesetData& data, const Clause& clause, const Value& game_options) {
  return fill(fill(fill(clause.text, data.figures), game_options), data.defaults);
}

std::string fill(std::string_view sentence, const Value& figures, int decimals) {
  std::string filled;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    const std::size_t close = sentence.find('}', open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    filled += sentence.substr(0, open);
    const Value* figure = at_dotted(figures, sentence.substr(open + 1, close - open - 1));
    filled += figure ? figure_text(*figure, decimals) : std::string(sentence.substr(open, close - open + 1));
    sentence.remove_prefix(close + 1);
  }
  return filled.append(sentence);
}

}  // namespace linesman
