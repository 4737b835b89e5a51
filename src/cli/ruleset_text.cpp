#include "cli/ruleset_text.h"

#include <algorithm>

#include "base/text.h"
#include "chart/sentences.h"
#include "cli/columns.h"
#include "cli/figure_tables.h"
#include "rules/ruling_words.h"

namespace linesman {

namespace {

/// Names are aligned up to this width; a longer name only shifts its own line.
constexpr std::size_t WIDEST_NAME = 20;

struct Line {
  std::string name;
  std::string text;
};

std::string section(const std::string& title, const std::vector<Line>& lines) {
  if (lines.empty()) return {};
  std::size_t width = 0;
  for (const Line& line : lines)
    if (const std::size_t n = columns(line.name); n <= WIDEST_NAME) width = std::max(width, n);
  std::string s = "\n" + title + "\n";
  for (const Line& line : lines) s += paragraph("  " + left_in(line.name, width) + "  ", line.text);
  return s;
}

std::string fallback_text(const Value& value) { return value.is_text() ? std::string(*value.text()) : describe(value); }

std::string range_text(const Field& field) {
  std::string s = field.type == FieldType::whole ? "a whole number" : "a number";
  if (field.least) s += (field.above_least ? " above " : " from ") + number_text(*field.least);
  if (field.most) s += (field.least ? " to " : " up to ") + number_text(*field.most);
  return s;
}

std::string type_text(const Field& field) {
  switch (field.type) {
    case FieldType::boolean: return "true or false";
    case FieldType::choice: return listed(field.choices);
    case FieldType::number:
    case FieldType::whole: return range_text(field);
    case FieldType::text: return "text";
    case FieldType::id: return "an id";
    case FieldType::feature: return "the id of a feature";
    case FieldType::piece: return "the id of a piece";
    case FieldType::unit: return "the id of a unit";
    case FieldType::point: return "a point";
    case FieldType::heading: return "a heading";
    case FieldType::list: return "a list";
  }
  return {};
}

Line field_line(const Field& field) {
  std::string s = type_text(field);
  if (!field.fallback.is_null()) s += "; default " + fallback_text(field.fallback);
  if (field.required) s += "; required";
  if (!field.actions.empty()) s += "; with " + listed(field.actions, " and ");
  const std::string& about = field.help.empty() ? field.title : field.help;
  return {field.key, about.empty() ? s + "." : s + ". " + about};
}

std::vector<Line> field_lines(const std::vector<Field>& fields) {
  std::vector<Line> lines(fields.size());
  std::transform(fields.begin(), fields.end(), lines.begin(), field_line);
  return lines;
}

/// Title and help; one of them when they are equal.
template <class Term>
std::string described(const Term& term) {
  if (term.help.empty() || term.help == term.title) return term.title;
  return term.title.empty() ? term.help : term.title + ". " + term.help;
}

std::string acts(const Terms& terms) {
  std::vector<Line> lines;
  for (const ActTerm& act : terms.acts) {
    lines.push_back({act.id, described(act)});
    for (const Field& member : act.members) {
      const Line line = field_line(member);
      lines.push_back({"  " + line.name, line.text});
    }
  }
  return section("Acts in a path", lines);
}

/// The rules of a clause of a chart, each as a sentence.
std::string rules_of(const Value& clause, const Value& figures) {
  std::string s;
  const auto say = [&](const Value& rule) { s += paragraph("      - ", chart::sentence_of(rule, figures)); };
  if (clause.find("rule")) say(clause["rule"]);
  for (const Value& rule : clause["rules"].items()) say(rule);
  return s;
}

std::string clauses(const RulesetData& data) {
  std::string s = data.terms.clauses.empty() ? "" : "\nClauses\n";
  for (const Clause& clause : data.terms.clauses) {
    s += paragraph("  ", cited(clause) + " " + clause.title + " (" + listed(clause.handling, ", ") + ")");
    s += paragraph("      ", clause_text(data, clause));
    const std::string options = options_in_force(data.terms, clause, Value::empty_object());
    if (!options.empty()) s += paragraph("      ", options);
    for (const Value& written : data.raw["clauses"].items())
      if (written["id"].text() == clause.id) s += rules_of(written, data.figures);
  }
  return s;
}

}  // namespace

std::string ruleset_list(const RulesetLibrary& library) {
  std::size_t id = 0;
  std::size_t edition = 0;
  for (const std::string& each : library.ids()) {
    const Terms& terms = library.find(each)->data.terms;
    id = std::max(id, columns(terms.id));
    edition = std::max(edition, columns(terms.edition));
  }
  std::string own;
  std::string open;
  for (const std::string& each : library.ids()) {
    const FoundRuleset& found = *library.find(each);
    const Terms& terms = found.data.terms;
    const std::string base = terms.extends.empty() ? "" : " (extends " + terms.extends + ")";
    const std::string line = left_in(terms.id, id) + "  " + left_in(terms.edition, edition) + "  ";
    if (found.open_at.empty())
      own += paragraph(line, terms.title + base);
    else
      open += paragraph("  " + line, terms.title + base + ", through " + found.open_at);
  }
  if (open.empty()) return own;
  return own + "\n" + paragraph("", "Others than you can change the figures of these:") + open;
}

std::string ruleset_text(const RulesetData& data) {
  const Terms& terms = data.terms;
  std::string s = paragraph("", terms.id + ", edition " + terms.edition + ": " + terms.title +
                                    (terms.extends.empty() ? "" : " (extends " + terms.extends + ")"));
  if (!terms.summary.empty()) s += paragraph("", terms.summary);
  s += paragraph("", "Amounts are in " + terms.currency + (terms.grid ? "; played on a hex grid." : "."));
  std::vector<Line> actions;
  for (const Action& action : terms.actions) actions.push_back({action.id, described(action)});
  std::vector<Line> dice;
  for (const DicePurpose& d : terms.dice) dice.push_back({d.purpose, described(d)});
  s += section("Actions", actions);
  if (!terms.steps.empty()) s += "\nSteps of a path\n" + paragraph("  ", listed(terms.steps, ", "));
  s += acts(terms) + section("Members of an order", field_lines(terms.members)) + section("Dice", dice);
  s += section("Options of a game", field_lines(terms.options)) + section("Traits", field_lines(terms.traits));
  s += section("Status", field_lines(terms.status)) + ratings_table(data) + figure_tables(data) + clauses(data);
  return s;
}

}  // namespace linesman
