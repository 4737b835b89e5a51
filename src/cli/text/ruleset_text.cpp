#include "cli/text/ruleset_text.h"

#include <algorithm>

#include "base/text.h"
#include "chart/sentences.h"
#include "rules/figure_words.h"
#include "words/columns.h"
#include "words/decimals.h"

namespace linesman {

namespace {

/// Names are aligned up to this width; a longer name only shifts its own line.
constexpr std::size_t WIDEST_NAME = 20;

/// The words of one ruleset in a language.
struct RulesetWords {
  const Phrasebook& book;
  std::string context;
  std::string said(std::string_view text) const { return book.said(text, context); }
  bool empty() const { return book.empty(); }
};

struct Line {
  std::string name;
  std::string text;
};

std::string section(const std::string& title, const std::vector<Line>& lines, const RulesetWords& book) {
  if (lines.empty()) return {};
  std::size_t width = 0;
  for (const Line& line : lines)
    if (const std::size_t n = columns(line.name); n <= WIDEST_NAME) width = std::max(width, n);
  std::string s = "\n" + book.said(title) + "\n";
  for (const Line& line : lines) s += paragraph("  " + left_in(line.name, width) + "  ", line.text);
  return s;
}

/// A key of a document in words, or the key itself: "slow open" is "langsam offen".
std::string key_words(const std::string& key, const RulesetWords& book) {
  if (book.empty()) return key;
  if (const std::string said = book.said(key); said != key) return said;
  const std::size_t blank = key.find_first_of(" .");
  if (blank == std::string::npos) return key;
  return key_words(key.substr(0, blank), book) + " " + key_words(key.substr(blank + 1), book);
}

/// The same with the key that a document needs: "Hecke (hedge)".
std::string words_with_key(const std::string& key, const RulesetWords& book) {
  const std::string said = key_words(key, book);
  return said == key ? key : said + " (" + key + ")";
}

/// Each choice with its title: "roll (For the whole move)".
std::string choices_text(const Field& field, const RulesetWords& book) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < field.choices.size(); ++i) {
    const std::string title = i < field.choice_titles.size() ? field.choice_titles[i] : field.choices[i];
    const std::string said = title == field.choices[i] ? key_words(title, book) : title;
    all.push_back(field.choices[i] + (said == field.choices[i] ? "" : " (" + said + ")"));
  }
  return listed(all, " " + book.said("or") + " ");
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
    case FieldType::choice: return {};  // its choices have titles
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

Line field_line(const Field& field, const RulesetWords& book) {
  std::string s = field.type == FieldType::choice ? choices_text(field, book) : book.said(type_text(field));
  if (!field.fallback.is_null()) s += "; " + book.said("default") + " " + fallback_text(field.fallback);
  if (field.required) s += "; " + book.said("required");
  if (!field.actions.empty()) s += "; " + book.said("with") + " " + listed(field.actions, " " + book.said("and") + " ");
  const std::string about = book.said(field.help.empty() ? field.title : field.help);
  return {field.key, about.empty() ? s + "." : s + ". " + about};
}

std::vector<Line> field_lines(const std::vector<Field>& fields, const RulesetWords& book) {
  std::vector<Line> lines;
  for (const Field& field : fields) lines.push_back(field_line(field, book));
  return lines;
}

/// Title and help; one of them when they are equal.
template <class Term>
std::string described(const Term& term, const RulesetWords& book) {
  if (term.help.empty() || term.help == term.title) return book.said(term.title);
  return term.title.empty() ? book.said(term.help) : book.said(term.title) + ". " + book.said(term.help);
}

std::string acts(const Terms& terms, const RulesetWords& book) {
  std::vector<Line> lines;
  for (const ActTerm& act : terms.acts) {
    lines.push_back({act.id, described(act, book)});
    for (const Field& member : act.members) {
      const Line line = field_line(member, book);
      lines.push_back({"  " + line.name, line.text});
    }
  }
  return section("Acts in a path", lines, book);
}

/// The rules of a clause of a chart, each as a sentence.
std::string rules_of(const Value& clause, const Value& file, const RulesetWords& book) {
  std::string s;
  const auto in_words = [&](const std::string& part) { return book.said(part); };
  const auto say = [&](const Value& rule) { s += paragraph("      - ", chart::sentence_of(rule, file, in_words)); };
  if (clause.find("rule")) say(clause["rule"]);
  for (const Value& rule : clause["rules"].items()) say(rule);
  return s;
}

std::string handling_of(const Clause& clause, const RulesetWords& book) {
  std::vector<std::string> all;
  for (const std::string& each : clause.handling) all.push_back(book.said(each));
  return listed(all, ", ");
}

/// The options of a clause with their usual values: "Weather: dry".
std::string options_text(const Terms& terms, const Clause& clause, const RulesetWords& book) {
  std::vector<std::string> all;
  for (const std::string& key : clause.options)
    if (const Field* option = terms.option(key))
      all.push_back(option->title + ": " + book.said(value_title(*option, option->fallback)));
  return listed(all, ", ");
}

std::string clauses(const RulesetData& data, const RulesetWords& book) {
  std::string s = data.terms.clauses.empty() ? "" : "\n" + book.said("Clauses") + "\n";
  for (const Clause& clause : data.terms.clauses) {
    s += paragraph(
        "  ", say(cited(clause), {book.book}) + " " + book.said(clause.title) + " (" + handling_of(clause, book) + ")");
    s += paragraph("      ", book.said(clause_text(data, clause)));
    const std::string options = options_text(data.terms, clause, book);
    if (!options.empty()) s += paragraph("      ", options);
    for (const Value& written : data.raw["clauses"].items())
      if (written["id"].text() == clause.id) s += rules_of(written, data.raw, book);
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

std::string ruleset_text(const RulesetData& data, const Phrasebook& words) {
  const RulesetWords book{words, context_of(data.terms)};
  const Terms& terms = data.terms;
  std::string s = paragraph("", book.said(terms.id + ", edition " + terms.edition + ": " + terms.title +
                                          (terms.extends.empty() ? "" : " (extends " + terms.extends + ")")));
  if (!terms.summary.empty()) s += paragraph("", book.said(terms.summary));
  const std::string unit = terms.currency == "inch" ? "inches" : terms.currency;
  s += paragraph("", book.said("Amounts are in " + unit + (terms.grid ? "; played on a hex grid." : ".")));
  std::vector<Line> actions;
  for (const Action& action : terms.actions) actions.push_back({action.id, described(action, book)});
  std::vector<Line> dice;
  for (const DicePurpose& d : terms.dice) dice.push_back({d.purpose, described(d, book)});
  s += section("Actions", actions, book);
  if (!terms.steps.empty())
    s += "\n" + book.said("Steps of a path") + "\n" + paragraph("  ", listed(terms.steps, ", "));
  s += acts(terms, book) + section("Members of an order", field_lines(terms.members, book), book);
  s += section("Dice", dice, book) + section("Options of a game", field_lines(terms.options, book), book);
  s += section("Traits", field_lines(terms.traits, book), book);
  s += section("Status", field_lines(terms.status, book), book);
  return with_decimals_of(words, s + ratings_table(data, words) + figure_tables(data, words) + clauses(data, book));
}

namespace {

using Row = std::vector<std::string>;

/// A table of cells. The first row has the headings.
struct TextTable {
  std::vector<Row> rows;

  /// The column with a heading. It is added if it does not exist.
  std::size_t column(const std::string& heading) {
    Row& headings = rows.front();
    const auto at = static_cast<std::size_t>(std::find(headings.begin(), headings.end(), heading) - headings.begin());
    if (at == headings.size()) headings.push_back(heading);
    return at;
  }
  void add(const std::string& name) { rows.push_back({name}); }
  void set(const std::string& heading, const std::string& cell) {
    const std::size_t at = column(heading);
    if (rows.back().size() <= at) rows.back().resize(at + 1);
    rows.back()[at] = cell;
  }
};

std::string cell_at(const Row& row, std::size_t column) { return column < row.size() ? row[column] : std::string(); }

bool is_figure(const std::string& cell) { return cell.empty() || parse_number(cell).has_value(); }

std::string cell_text(const Value& value) {
  if (const auto text = value.text()) return std::string(*text);
  if (const auto number = value.number()) return number_text(*number);
  if (!value.is_array()) return describe(value);
  std::vector<std::string> items;
  for (const Value& item : value.items()) items.push_back(cell_text(item));
  return listed(items, ", ");
}

/// Headings and names in words. The names of the first column keep their keys if a document needs them.
TextTable in_words(TextTable table, bool with_keys, const RulesetWords& book) {
  for (std::size_t r = 0; r < table.rows.size(); ++r)
    for (std::size_t c = 0; c < table.rows[r].size(); ++c) {
      std::string& cell = table.rows[r][c];
      if (c == 0 || r == 0) cell = c == 0 && with_keys ? words_with_key(cell, book) : key_words(cell, book);
    }
  return table;
}

/// Numbers are aligned to the right, words to the left.
std::string table_text(const TextTable& table) {
  std::vector<std::string> lines(table.rows.size(), " ");
  for (std::size_t c = 0; c < table.rows.front().size(); ++c) {
    std::size_t width = 0;
    bool figures = c > 0;
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
      width = std::max(width, columns(cell_at(table.rows[r], c)));
      figures = figures && (r == 0 || is_figure(cell_at(table.rows[r], c)));
    }
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
      const std::string cell = cell_at(table.rows[r], c);
      lines[r] += std::string(c > 0 ? 2 : 1, ' ') + (figures ? right_in(cell, width) : left_in(cell, width));
    }
  }
  std::string s;
  for (std::string& line : lines) s += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  return s;
}

/// Sets the cells of all figures in an object, by their dotted names: "paces.fast".
void set_all(TextTable& table, const Value& figures, const std::string& before = {}) {
  for (const auto& [name, value] : figures.members()) {
    if (value.is_object())
      set_all(table, value, before + name + ".");
    else
      table.set(before + name, cell_text(value));
  }
}

bool holds_only_objects(const Value& value) {
  const auto& members = value.members();
  return std::all_of(members.begin(), members.end(), [](const auto& m) { return m.second.is_object(); });
}

/// Adds a row for each object that has figures.
void add_rows(TextTable& table, const Value& objects, const std::string& before = {}) {
  for (const auto& [name, value] : objects.members()) {
    if (!value.is_object()) {
      table.add(before + name);
      table.set("figure", cell_text(value));
    } else if (holds_only_objects(value) && value.size() > 0) {
      add_rows(table, value, before + name + " ");
    } else {
      table.add(before + name);
      set_all(table, value);
    }
  }
}

TextTable turned(const TextTable& table) {
  TextTable other;
  for (std::size_t c = 0; c < table.rows.front().size(); ++c) {
    Row row;
    for (const Row& was : table.rows) row.push_back(cell_at(was, c));
    other.rows.push_back(row);
  }
  return other;
}

TextTable text_table_of(const Value& figures) {
  TextTable table{.rows = {Row{""}}};
  add_rows(table, figures);
  return table.rows.front().size() > table.rows.size() ? turned(table) : table;
}

/// Whether a sentence mentions a figure; {rates.foot} also mentions "rates".
bool names(std::string_view sentence, const std::string& figure) {
  for (const char* end : {"}", "."})
    if (sentence.find("{" + figure + end) != std::string_view::npos) return true;
  return false;
}

/// The clauses that name a figure: "hexes-8 MPs of infantry".
std::vector<std::string> clauses_about(const Terms& terms, const std::string& figure) {
  std::vector<std::string> all;
  for (const Clause& clause : terms.clauses) {
    bool about = names(clause.text, figure);
    for (const auto& [key, words] : clause.says.members()) about |= names(words.text().value_or(""), figure);
    if (about) all.push_back(clause.id + " " + clause.title);
  }
  return all;
}

/// The table of figures whose rows are ratings, such as "terrain" of mobility; null when there is none.
const Value& figures_by_rating(const RulesetData& data) {
  static const Value none;
  for (const auto& [name, table] : data.figures.members()) {
    const auto rated = [&table = table](const auto& kind) {
      return kind.second.is_text() && table.find(*kind.second.text()) != nullptr;
    };
    const auto& kinds = data.ratings.members();
    const bool by_rating = table.is_object() && table.size() > 0 && holds_only_objects(table);
    if (by_rating && 2 * std::count_if(kinds.begin(), kinds.end(), rated) > static_cast<std::ptrdiff_t>(kinds.size()))
      return table;
  }
  return none;
}

}  // namespace

std::string ratings_table(const RulesetData& data, const Phrasebook& words) {
  const RulesetWords book{words, context_of(data.terms)};
  if (data.ratings.size() == 0) return {};
  const Value& figures = figures_by_rating(data);
  TextTable table{.rows = {Row{""}}};
  for (const auto& [kind, rating] : data.ratings.members()) {
    table.add(kind);
    if (rating.is_object()) {
      set_all(table, rating);
      continue;
    }
    table.set("rating", key_words(cell_text(rating), book));
    if (const Value* by_name = figures.find(rating.text().value_or(""))) set_all(table, *by_name);
  }
  return "\n" + book.said("Terrain counts as") + "\n" + table_text(in_words(table, true, book));
}

std::string figure_tables(const RulesetData& data, const Phrasebook& words) {
  const RulesetWords book{words, context_of(data.terms)};
  TextTable single{.rows = {Row{"", "figure", "clauses"}}};
  std::string tables;
  for (const auto& [name, value] : data.figures.members()) {
    const std::string about = listed(clauses_about(data.terms, name), ", ");
    if (!value.is_object()) {
      single.rows.push_back({name, cell_text(value), about});
      continue;
    }
    const std::string said = key_words(name, book);
    tables += "\n" + paragraph("", book.said("Figures") + ": " + name + (said == name ? "" : ", " + said) +
                                       (about.empty() ? "" : " (" + about + ")"));
    tables += table_text(in_words(text_table_of(value), false, book));
  }
  return (single.rows.size() > 1 ? "\n" + book.said("Figures") + "\n" + table_text(in_words(single, true, book)) : "") +
         tables;
}

}  // namespace linesman
