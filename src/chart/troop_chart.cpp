#include "chart/troop_chart.h"

#include <algorithm>

#include "base/nearest_name.h"
#include "base/text.h"
#include "chart/members.h"
#include "chart/places.h"

namespace linesman::chart {

namespace {

using How = TroopCell::How;

/// A rule of the file with its pointer.
struct RuleAtPlace {
  std::string pointer;
  const Value* rule;
};

std::vector<RuleAtPlace> rules_of(const Value& clause, const std::string& pointer) {
  std::vector<RuleAtPlace> all;
  if (const Value* one = clause.find("rule")) all.push_back({pointer + "/rule", one});
  const Value& list = clause["rules"];
  for (std::size_t i = 0; i < list.items().size(); ++i) all.push_back({pointer_to(pointer + "/rules", i), &list[i]});
  return all;
}

std::vector<RuleAtPlace> rules_of_file(const Value& file) {
  std::vector<RuleAtPlace> all;
  for (std::size_t i = 0; i < file["clauses"].items().size(); ++i)
    for (RuleAtPlace& rule : rules_of(file["clauses"][i], pointer_to("/clauses", i))) all.push_back(std::move(rule));
  return all;
}

/// A number, or the figure that stands for one.
std::optional<double> plain_number(const Value& amount, const Value& figures) {
  if (amount.is_number()) return amount.number();
  const auto path = amount.size() == 1 ? amount["figure"].text() : std::nullopt;
  if (!path) return std::nullopt;
  const Value* figure = at_dotted(figures, *path);
  return figure ? figure->number() : std::nullopt;
}

bool has_only(const Value& object, std::initializer_list<std::string_view> names) {
  return std::all_of(object.members().begin(), object.members().end(), [&](const Value::Member& member) {
    return std::find(names.begin(), names.end(), member.first) != names.end();
  });
}

/// A cell's rule as far as it is one: where it stands in the chart, and what it does.
struct CellRule {
  std::string rating;
  Value value;  ///< of the trait; null: of all troops
  TroopCell cell;
};

/// The value that the rule's `when` asks of the trait, null without a `when`; nothing when it asks anything else.
std::optional<Value> row_value(const Value& rule, const std::string& trait) {
  if (!rule.find("when")) return Value();
  const Value& is = rule["when"]["is"];
  if (rule["when"].size() != 1 || is.size() != 1 || trait.empty() || !is.find(trait)) return std::nullopt;
  const Value& value = is[trait];
  if (value.is_text() || value.is_bool()) return value;
  return std::nullopt;
}

std::optional<TroopCell> barred_cell(const Value& rule) {
  if (!has_only(rule, {"kind", "ground", "when", "says", "free_within"})) return std::nullopt;
  if (!rule.find("free_within")) return TroopCell{.how = How::no};
  if (rule["free_within"] == Value(0)) return TroopCell{.how = How::stop};
  return std::nullopt;
}

std::optional<TroopCell> allowance_cell(const Value& rule, const Value& figures) {
  if (rule["way"].size() != 1) return std::nullopt;
  if (has_only(rule, {"kind", "when", "way", "says", "most"}))
    if (const auto most = plain_number(rule["most"], figures)) return TroopCell{.how = How::at_most, .number = *most};
  if (has_only(rule, {"kind", "when", "way", "says", "add"}))
    if (const auto add = plain_number(rule["add"], figures)) return TroopCell{.how = How::add, .number = *add};
  return std::nullopt;
}

std::optional<TroopCell> cell_of(const Value& rule, const Value& figures) {
  const auto kind = rule["kind"].text();
  if (kind == "barred") return barred_cell(rule);
  if (kind == "allowance") return allowance_cell(rule, figures);
  if (kind != "price" || !has_only(rule, {"kind", "ground", "when", "says", "times"})) return std::nullopt;
  const auto times = plain_number(rule["times"], figures);
  if (!times) return std::nullopt;
  return TroopCell{.how = How::factor, .number = *times};
}

/// The ground of a rule that bears on one rating; empty for any other.
std::string single_rating(const Value& rule) {
  const Value& ground = rule["kind"].text() == "allowance" ? rule["way"]["touches"] : rule["ground"];
  if (ground.is_array() && ground.size() == 1) return std::string(ground[0].text().value_or(""));
  return std::string(ground.text().value_or(""));
}

std::optional<CellRule> cell_rule(const Value& rule, const std::string& trait, const Value& figures) {
  const std::string rating = single_rating(rule);
  const auto value = rating.empty() ? std::nullopt : row_value(rule, trait);
  const auto cell = value ? cell_of(rule, figures) : std::nullopt;
  if (!cell) return std::nullopt;
  return CellRule{rating, *value, *cell};
}

bool names(const Value& value, std::string_view word) {
  if (value.text() == word) return true;
  for (const Value& item : value.items())
    if (names(item, word)) return true;
  for (const auto& [name, member] : value.members())
    if (name != "says" && names(member, word)) return true;
  return false;
}

const Value* trait_named(const Value& file, const std::string& key) {
  for (const Value& trait : file["traits"].items())
    if (trait["key"].text() == key) return &trait;
  return nullptr;
}

bool on_models(const Value& trait) {
  for (const Value& on : trait["on"].items())
    if (on.text() == "piece" || on.text() == "unit") return true;
  return trait["on"].size() == 0;
}

std::vector<TroopRow> rows_of(const Value* trait) {
  std::vector<TroopRow> rows{{Value(), "All"}};
  if (!trait) return rows;
  const std::string title((*trait)["title"].text().value_or(""));
  if ((*trait)["type"].text() == "boolean") {
    rows.push_back({Value(true), title});
    rows.push_back({Value(false), "Not " + title});
  }
  for (std::size_t i = 0; i < (*trait)["choices"].items().size(); ++i) {
    const Value& choice = (*trait)["choices"][i];
    const auto name = (*trait)["choice_titles"][i].text();
    rows.push_back({choice, std::string(name.value_or(choice.text().value_or("")))});
  }
  return rows;
}

void add_rating(std::vector<std::string>& ratings, const Value& rating) {
  const std::string word(rating.text().value_or(""));
  if (word.empty() || std::find(ratings.begin(), ratings.end(), word) != ratings.end()) return;
  ratings.push_back(word);
}

/// Marks the cells on which a rule bears that no cell can show, or puts the rule into its cell.
void place_rule(TroopChart& chart, const RuleAtPlace& placed, const Value& figures) {
  const auto found = cell_rule(*placed.rule, chart.trait, figures);
  for (std::size_t row = 0; row < chart.rows.size(); ++row)
    for (std::size_t column = 0; column < chart.columns.size(); ++column) {
      TroopCell& cell = chart.cells[row][column];
      if (!found) {
        const Value& asked = (*placed.rule)["when"]["is"][chart.trait];
        const bool other =
            !asked.is_null() && !asked.is_object() && !asked.is_array() && !(asked == chart.rows[row].value);
        if (!other && names(*placed.rule, chart.columns[column])) cell.more = true;
        continue;
      }
      if (found->rating != chart.columns[column] || !(found->value == chart.rows[row].value)) continue;
      if (!cell.pointer.empty()) {
        cell.more = true;
        continue;
      }
      const bool more = cell.more;
      cell = found->cell;
      cell.more = more;
      cell.pointer = placed.pointer;
    }
}

/// Cells that are a word.
const std::vector<std::pair<std::string, TroopCell>>& words_of_cells() {
  static const std::vector<std::pair<std::string, TroopCell>> WORDS{{"full", {.how = How::full}},
                                                                    {"half", {.how = How::factor, .number = 2}},
                                                                    {"third", {.how = How::factor, .number = 3}},
                                                                    {"quarter", {.how = How::factor, .number = 4}},
                                                                    {"no", {.how = How::no}},
                                                                    {"stop", {.how = How::stop}}};
  return WORDS;
}

}  // namespace

std::vector<std::string> ratings_in(const Value& file) {
  std::vector<std::string> ratings;
  for (const auto& [kind, rating] : file["ratings"].members()) add_rating(ratings, rating);
  for (const Value& choice : file["rating_choices"].items())
    for (const Value& rating : choice["values"].items()) add_rating(ratings, rating);
  return ratings;
}

std::vector<std::string> row_traits(const Value& file) {
  std::vector<std::string> keys;
  for (const Value& trait : file["traits"].items())
    if ((trait["type"].text() == "choice" || trait["type"].text() == "boolean") && on_models(trait))
      keys.emplace_back(trait["key"].text().value_or(""));
  return keys;
}

TroopChart troop_chart(const Value& file, const std::string& trait) {
  TroopChart chart;
  const Value* field = trait_named(file, trait);
  chart.trait = field ? trait : std::string();
  chart.rows = rows_of(field);
  chart.columns = ratings_in(file);
  std::erase(chart.columns, "open");
  chart.cells.assign(chart.rows.size(), std::vector<TroopCell>(chart.columns.size()));
  for (const RuleAtPlace& placed : rules_of_file(file)) place_rule(chart, placed, file["figures"]);
  return chart;
}

std::string cell_words(const TroopCell& cell) {
  switch (cell.how) {
    case How::full: return "full";
    case How::no: return "no";
    case How::stop: return "stop";
    case How::at_most: return "at most " + number_text(cell.number, 2);
    case How::add: return (cell.number < 0 ? "" : "+") + number_text(cell.number, 2);
    case How::factor: break;
  }
  for (const auto& [word, named] : words_of_cells())
    if (named.how == How::factor && named.number == cell.number) return word;
  return "x " + number_text(cell.number, 2);
}

Result<TroopCell> read_cell(std::string_view words) {
  std::string text(trimmed(words));
  for (const std::string_view sign : {"″", "\""})
    if (text.ends_with(sign)) text = std::string(trimmed(text.substr(0, text.size() - sign.size())));
  if (text.empty()) return TroopCell{};
  std::vector<std::string> known;
  for (const auto& [word, cell] : words_of_cells()) {
    if (word == text) return cell;
    known.push_back(word);
  }
  const auto number_behind = [&](std::string_view start) {
    return text.starts_with(start) ? parse_number(trimmed(std::string_view(text).substr(start.size()))) : std::nullopt;
  };
  if (const auto most = number_behind("at most"); most && *most >= 0)
    return TroopCell{.how = How::at_most, .number = *most};
  for (const std::string_view sign : {"x", "×"})
    if (const auto times = number_behind(sign); times && *times >= 0)
      return TroopCell{.how = How::factor, .number = *times};
  if (const auto add = number_behind("+")) return TroopCell{.how = How::add, .number = *add};
  if (text.starts_with('-'))
    if (const auto add = parse_number(text)) return TroopCell{.how = How::add, .number = *add};
  return Problem{"", said<"\"{a}\" is no cell; the nearest word is {b}">(text, nearest_name(text, known))};
}

namespace {

Value rule_for(const TroopCell& cell, const Value& when, const std::string& rating) {
  Value::Object rule;
  const auto add = [&rule](const char* name, Value value) { rule.emplace_back(name, std::move(value)); };
  const bool allowance = cell.how == How::at_most || cell.how == How::add;
  add("kind", cell.how == How::factor ? "price" : allowance ? "allowance" : "barred");
  if (!when.is_null()) add("when", when);
  if (allowance)
    add("way", Value::Object{{"touches", rating}});
  else
    add("ground", rating);
  const auto whole = Value(cell.number).whole();
  const Value number = whole ? Value(*whole) : Value(cell.number);
  if (cell.how == How::factor) add("times", number);
  if (cell.how == How::at_most) add("most", number);
  if (cell.how == How::add) add("add", number);
  if (cell.how == How::stop) add("free_within", 0);
  return rule;
}

std::string sentence(const TroopRow& row, const TroopCell& cell, const std::string& rating) {
  const std::string troops = row.value.is_null() ? "All models" : row.title;
  const std::string number = number_text(cell.number, 2);
  switch (cell.how) {
    case How::full: break;
    case How::factor: return troops + ": an inch on " + rating + " costs " + number + ".";
    case How::no: return troops + ": no way on to " + rating + ".";
    case How::stop: return troops + ": the move stops at " + rating + "; a later one goes on from there.";
    case How::at_most: return troops + ": at most " + number + " where the move touches " + rating + ".";
    case How::add: return troops + ": " + number + " more where the move touches " + rating + ".";
  }
  return {};
}

/// The text of a clause that holds cells of one ground only; empty for any other clause.
std::string text_of_cells(const Value& clause, const TroopChart& chart, const std::string& rating,
                          const Value& figures) {
  std::string text;
  for (const RuleAtPlace& placed : rules_of(clause, "")) {
    const auto found = cell_rule(*placed.rule, chart.trait, figures);
    if (!found || found->rating != rating) return {};
    for (const TroopRow& row : chart.rows)
      if (row.value == found->value) text += (text.empty() ? "" : " ") + sentence(row, found->cell, rating);
  }
  return text;
}

/// "game-8" behind "game-7".
std::string next_id(const Value& file) {
  const std::string id(file["id"].text().value_or(""));
  double last = 0;
  for (const Value& clause : file["clauses"].items()) {
    const std::string_view each = clause["id"].text().value_or("");
    if (each.starts_with(id + "-")) last = std::max(last, parse_number(each.substr(id.size() + 1)).value_or(0));
  }
  return id + "-" + number_text(last + 1);
}

/// The clause with its rules as a list.
Value with_rules(const Value& clause, Value::Array rules) {
  Value bare = clause.without("rule").without("rules");
  if (rules.empty()) return bare;
  return rules.size() == 1 ? bare.with("rule", rules.front()) : bare.with("rules", std::move(rules));
}

Value::Array rules_in(const Value& clause) {
  Value::Array rules;
  for (const RuleAtPlace& placed : rules_of(clause, "")) rules.push_back(*placed.rule);
  return rules;
}

/// The clause after a change of its cells: its text follows where the chart wrote it, and without a rule it is gone.
Value retold(const Value& before, const Value& after, const TroopChart& chart, const std::string& rating,
             const Value& figures) {
  const std::string old = text_of_cells(before, chart, rating, figures);
  if (old.empty() || before["text"].text() != old) return after;
  if (rules_in(after).empty()) return {};
  return after.with("text", text_of_cells(after, chart, rating, figures));
}

/// "/clauses/2" of "/clauses/2/rules/0".
std::string clause_pointer(const std::string& rule_pointer) {
  return rule_pointer.substr(0, rule_pointer.find("/rule"));
}

Value with_changed_cell(const Value& file, const TroopChart& chart, const TroopCell& old, const Value& rule,
                        const std::string& rating) {
  const std::string place = clause_pointer(old.pointer);
  const Value before = value_at(file, place);
  Value::Array rules;
  for (const RuleAtPlace& placed : rules_of(before, place)) {
    if (placed.pointer != old.pointer) {
      rules.push_back(*placed.rule);
    } else if (!rule.is_null()) {
      const Value* says = placed.rule->find("says");
      rules.push_back(says ? rule.with("says", *says) : rule);
    }
  }
  const Value after = with_rules(before, std::move(rules));
  return with_value(file, place, retold(before, after, chart, rating, file["figures"]));
}

Value with_new_cell(const Value& file, const TroopChart& chart, const Value& rule, const std::string& rating) {
  const Value& clauses = file["clauses"];
  for (std::size_t i = 0; i < clauses.items().size(); ++i) {
    const std::string text = text_of_cells(clauses[i], chart, rating, file["figures"]);
    if (text.empty() || clauses[i]["text"].text() != text) continue;
    Value::Array rules = rules_in(clauses[i]);
    rules.push_back(rule);
    const Value after = with_rules(clauses[i], std::move(rules));
    return with_value(file, pointer_to("/clauses", i), retold(clauses[i], after, chart, rating, file["figures"]));
  }
  const Value clause = Value::Object{{"id", next_id(file)}, {"title", with_capital(rating)}, {"rule", rule}};
  const Value whole = clause.with("text", text_of_cells(clause, chart, rating, file["figures"]));
  return with_value(file, pointer_to("/clauses", clauses.size()), whole);
}

}  // namespace

Value with_cell(const Value& file, const TroopChart& chart, std::size_t row, std::size_t column,
                const TroopCell& cell) {
  const TroopCell& old = chart.cells.at(row).at(column);
  const std::string& rating = chart.columns.at(column);
  const Value& value = chart.rows.at(row).value;
  const Value when = value.is_null() ? Value() : Value(Value::Object{{"is", Value::Object{{chart.trait, value}}}});
  const Value rule = cell.how == How::full ? Value() : rule_for(cell, when, rating);
  if (!old.pointer.empty()) return with_changed_cell(file, chart, old, rule, rating);
  return rule.is_null() ? file : with_new_cell(file, chart, rule, rating);
}

}  // namespace linesman::chart
