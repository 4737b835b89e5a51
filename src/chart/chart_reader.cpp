#include "chart/chart.h"

#include <algorithm>

#include "chart/rule_reader.h"
#include "rules/figures_reader.h"

namespace linesman::chart {

namespace {

/// Reads the clauses with their rules.
class ClauseReader {
 public:
  ClauseReader(Members& file, Reading& reading) : file_(file), reading_(reading), id_(file.text("id")) {}

  std::vector<Rule> read() {
    const Value* list = file_.need("clauses");
    if (!list) return {};
    if (!list->is_array()) file_.fail("clauses", must_be("a list", *list));
    for (std::size_t i = 0; i < list->items().size(); ++i) {
      Members clause((*list)[i], pointer_to(file_.pointer("clauses"), i), file_.mistakes());
      if (clause.is_object()) read_clause(clause);
    }
    const bool has_allowance =
        std::any_of(rules_.begin(), rules_.end(), [](const Rule& rule) { return rule.kind() == Kind::allowance; });
    if (!has_allowance && list->is_array()) file_.fail("clauses", "must have a rule of the kind allowance");
    return std::move(rules_);
  }

 private:
  void read_id(Members& clause) {
    const Value* value = clause.need("id");
    if (!value) return;
    const std::string prefix = id_ + "-";
    const auto text = value->text();
    const auto number = text && text->starts_with(prefix) ? parse_number(text->substr(prefix.size())) : std::nullopt;
    const bool is_plain = number && *number >= 1 && number_text(*number) == text->substr(prefix.size());
    if (!is_plain) {
      clause.fail("id", said<"must be \"{prefix}\" and a whole number, not {a}">(prefix, described(*value)));
      return;
    }
    if (*number <= last_) clause.fail("id", "must have a higher number than the clause before it");
    last_ = *number;
  }

  void read_words(Members& clause) {
    clause.text("title", true);
    clause.text("text", true);
    if (clause.find("source")) clause.word<ClauseSource>("source");
    const auto options = clause.texts("options");
    for (std::size_t i = 0; i < options.size(); ++i) {
      const KeyFacts* key = reading_.names.key(options[i]);
      if (!key || !key->is_option)
        file_.mistakes().unknown(pointer_to(clause.pointer("options"), i), options[i], "an option",
                                 reading_.names.all_keys());
    }
    static const std::vector<std::string> HANDLING{"judged", "asked", "noted", "effect", "dice"};
    const auto handling = clause.texts("handling");
    for (std::size_t i = 0; i < handling.size(); ++i)
      if (std::find(HANDLING.begin(), HANDLING.end(), handling[i]) == HANDLING.end())
        file_.mistakes().unknown(pointer_to(clause.pointer("handling"), i), handling[i], several_names(HANDLING, "or"),
                                 HANDLING);
    if (const Value* says = clause.find("says")) {
      Members object(*says, clause.pointer("says"), file_.mistakes());
      for (const char* name : {"fault", "cost", "part", "note"}) object.text(name);
      object.finish();
    }
  }

  void add(const Value& value, const std::string& pointer, const std::string& clause) {
    Rule rule = read_rule(reading_, value, pointer);
    rule.number = rules_.size();
    rule.clause = clause;
    rules_.push_back(std::move(rule));
  }

  void read_clause(Members& clause) {
    read_id(clause);
    read_words(clause);
    const std::string id = clause.text("id");
    const Value* rule = clause.find("rule");
    const Value* rules = clause.find("rules");
    if (rule && rules) file_.mistakes().add(clause.pointer(), "has rule and rules: one of the two is enough");
    if (rule) add(*rule, clause.pointer("rule"), id);
    if (rules && !rules->is_array()) clause.fail("rules", must_be("a list", *rules));
    if (rules)
      for (std::size_t i = 0; i < rules->items().size(); ++i)
        add((*rules)[i], pointer_to(clause.pointer("rules"), i), id);
    clause.finish();
  }

  Members& file_;
  Reading& reading_;
  std::string id_;
  double last_ = 0;
  std::vector<Rule> rules_;
};

struct ChartRead {
  Chart chart;
  std::vector<Problem> mistakes;
};

ChartRead read_whole(const Value& json) {
  Mistakes mistakes;
  Members file(json, "", mistakes);
  ChartRead read;
  if (file.is_object()) {
    const Vocabulary names = read_names(file);
    Reading reading{names, mistakes, false, false, false, {}, 0};
    read.chart.rules = ClauseReader(file, reading).read();
    file.finish();
    read.chart.inches = json["inches"].number().value_or(1);
    read.chart.inches_key = json["inches"]["value"].text().value_or("");
    read.chart.ratings = names.ratings;
  }
  read.mistakes = mistakes.take();
  return read;
}

/// How a clause is handled: as the kinds of its rules are.
Value handling_of(const Value& clause) {
  Value::Array words;
  const auto take = [&](const Value& rule) {
    const auto kind = rule["kind"].text();
    const char* word = kind == "dice" ? "dice" : kind == "effect" ? "effect" : "judged";
    if (std::find(words.begin(), words.end(), Value(word)) == words.end()) words.emplace_back(word);
    if (kind == "effect" && rule["note"].boolean() == true &&
        std::find(words.begin(), words.end(), Value("noted")) == words.end())
      words.emplace_back("noted");
  };
  if (clause.find("rule")) take(clause["rule"]);
  for (const Value& rule : clause["rules"].items()) take(rule);
  if (words.empty()) words.emplace_back("asked");
  return words;
}

bool has_kind(const Value& json, std::string_view kind) {
  const auto is_it = [&](const Value& rule) { return rule["kind"].text() == kind; };
  const auto& clauses = json["clauses"].items();
  return std::any_of(clauses.begin(), clauses.end(), [&](const Value& clause) {
    const auto& rules = clause["rules"].items();
    return is_it(clause["rule"]) || std::any_of(rules.begin(), rules.end(), is_it);
  });
}

/// Where a piece comes on, for the engine's reader: every order of such a chart may have it.
Value::Array start_members() {
  return {Value::Object{{"key", "start"},
                        {"title", "Comes on at"},
                        {"type", "point"},
                        {"help", "Where a model that comes on to the table begins: at, facing and altitude."}},
          Value::Object{{"key", "starts"},
                        {"title", "Come on at"},
                        {"type", "list"},
                        {"help", "The same by the ids of several models."}}};
}

/// Without what `for_engine` puts into it, and what a variant adds.
Value without_engine(const Value& json) {
  Value whole = json.without("lineage").without("extends").without("words");
  // The clauses of a variant are those of the chart that it extends.
  if (const auto& lineage = json["lineage"].items(); !lineage.empty()) whole = whole.with("id", lineage.back());
  if (json["defaults"].is_object()) whole = whole.with("defaults", json["defaults"].without("action"));
  if (!json["order"].is_array()) return whole;
  Value::Array members;
  for (const Value& member : json["order"].items())
    if (member["key"].text() != "start" && member["key"].text() != "starts") members.push_back(member);
  return whole.with("order", std::move(members));
}

}  // namespace

bool is_chart(const Value& json) { return json["judge"].text() == "charts" && !json.find("extends"); }

std::vector<Problem> chart_mistakes(const Value& json) { return read_whole(json).mistakes; }

Value for_engine(const Value& json) {
  Value whole = json;
  if (!json["defaults"].find("action"))
    whole = whole.with("defaults", json["defaults"].with("action", json["actions"][std::size_t{0}]["id"]));
  Value ratings = json["ratings"];
  for (const auto kind : linesman::all_kinds())
    if (!ratings.find(name_of(kind))) ratings = ratings.with(name_of(kind), "open");
  whole = whole.with("ratings", ratings);
  if (has_kind(json, "enter")) {
    Value::Array members(json["order"].items().begin(), json["order"].items().end());
    for (Value& member : start_members()) members.push_back(std::move(member));
    whole = whole.with("order", std::move(members));
  }
  Value::Array clauses;
  for (const Value& clause : json["clauses"].items())
    clauses.push_back(clause.find("handling") ? clause : clause.with("handling", handling_of(clause)));
  return whole.with("clauses", std::move(clauses));
}

Result<std::shared_ptr<const Chart>> read_chart(const RulesetData& data) {
  ChartRead read = read_whole(without_engine(data.raw));
  if (!read.mistakes.empty()) return read.mistakes.front();
  auto chart = std::make_shared<Chart>(std::move(read.chart));
  for (const Rule& rule : chart->rules) chart->by_kind[static_cast<std::size_t>(rule.kind())].push_back(&rule);
  for (const Rule* rule : chart->of(Kind::dice)) chart->by_purpose[rule->as<Dice>().purpose].push_back(rule);
  return std::shared_ptr<const Chart>(std::move(chart));
}

}  // namespace linesman::chart
