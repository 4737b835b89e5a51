#include "chart/warnings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "base/contains.h"
#include "base/text.h"
#include "table/shared_keys.h"

namespace linesman::chart {

namespace {

/// A rule with its place.
struct PlacedRule {
  const Value* rule = nullptr;
  const Value* clause = nullptr;
  std::string pointer;
  std::string clause_pointer;
};

std::vector<PlacedRule> rules_of(const Value& json) {
  std::vector<PlacedRule> all;
  const auto& clauses = json["clauses"].items();
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    const std::string place = pointer_to("/clauses", i);
    if (clauses[i].find("rule")) all.push_back({&clauses[i]["rule"], &clauses[i], place + "/rule", place});
    const auto& rules = clauses[i]["rules"].items();
    for (std::size_t k = 0; k < rules.size(); ++k)
      all.push_back({&rules[k], &clauses[i], pointer_to(place + "/rules", k), place});
  }
  return all;
}

std::set<std::string> words_of(const Value& value) {
  std::set<std::string> all;
  if (const auto word = value.text()) all.emplace(*word);
  for (const Value& item : value.items())
    if (const auto word = item.text()) all.emplace(*word);
  return all;
}

bool meet(const std::set<std::string>& a, const std::set<std::string>& b) {
  return std::any_of(a.begin(), a.end(), [&](const std::string& word) { return b.contains(word); });
}

/// Why a rule can apply in no game and to no order.
class NeverFinder {
 public:
  explicit NeverFinder(const Value& json) : steps_(words_of(json["steps"])) {
    for (const Value& action : json["actions"].items()) {
      const std::string id(action["id"].text().value_or(""));
      actions_.insert(id);
      if (action["path"] == Value(false)) still_.insert(id);
    }
    for (const Value& status : json["status"].items()) status_.emplace(status["key"].text().value_or(""));
    for (const Value& member : json["order"].items())
      if (const auto key = member["key"].text(); key && member.find("actions"))
        actions_of_[std::string(*key)] = words_of(member["actions"]);
  }

  /// A part of a sentence; empty where it may apply.
  Sentence why(const Value& rule) const {
    const std::string_view kind = rule["kind"].text().value_or("");
    const std::set<std::string> actions = actions_of(rule["when"]);
    if (actions.empty()) return "the actions of its \"when\" leave none over";
    if (Sentence reason = why_condition(rule["when"], actions); !reason.empty()) return reason;
    if (Sentence reason = why_company(rule, kind, actions); !reason.empty()) return reason;
    return why_kind(rule, kind, actions);
  }

  /// Whether the rule may apply to an order with that action.
  bool may_serve(const Value& rule, const std::string& action) const {
    return actions_of(rule["when"]).contains(action) && why(rule).empty();
  }

 private:
  std::set<std::string> actions_of(const Value& when) const {
    std::set<std::string> actions = when.find("action") ? words_of(when["action"]) : actions_;
    const Value& without = when["not"];
    if (without.size() == 1 && without.find("action"))
      for (const std::string& action : words_of(without["action"])) actions.erase(action);
    return actions;
  }

  bool goes_with_none(const std::string& key, const std::set<std::string>& actions) const {
    const auto found = actions_of_.find(key);
    return found != actions_of_.end() && !meet(found->second, actions);
  }

  Sentence why_condition(const Value& when, const std::set<std::string>& actions) const {
    for (const auto& [key, test] : when["is"].members()) {
      const bool wants_none = test["given"] == Value(false);
      if (goes_with_none(key, actions) && !wants_none) return said<"no order with its actions has a \"{key}\"">(key);
      if (wants_none && test.size() > 1) return said<"\"{key}\" cannot be missing and have a value">(key);
      if (is_empty(test)) return said<"no value of \"{key}\" passes its bounds">(key);
    }
    for (const char* number : {"models", "altitude"})
      if (is_empty(when[number])) return said<"no number passes the bounds of \"{key}\"">(std::string(number));
    return {};
  }

  /// Of bounds that are plain numbers.
  static bool is_empty(const Value& test) {
    const auto below = test["below"].number();
    const auto at_most = test["at_most"].number();
    const auto above = test["above"].number();
    const auto at_least = test["at_least"].number();
    return (below && at_least && *at_least >= *below) || (below && above && *above >= *below) ||
           (at_most && at_least && *at_least > *at_most) || (at_most && above && *above >= *at_most);
  }

  Sentence why_company(const Value& rule, std::string_view kind, const std::set<std::string>& actions) const {
    const char* member = kind == "apart" ? "from" : kind == "near" ? "to" : nullptr;
    if (!member) return {};
    const std::set<std::string> who = words_of(rule[member]);
    const auto is_absent = [&](const std::string& word) { return goes_with_none(word, actions); };
    if (who.empty() || !std::all_of(who.begin(), who.end(), is_absent)) return {};
    return said<"no order with its actions has a \"{key}\"">(*who.begin());
  }

  Sentence why_kind(const Value& rule, std::string_view kind, const std::set<std::string>& actions) const {
    static const std::set<std::string> OF_WAYS{"price", "barred", "turn", "climb", "zone"};
    const auto takes = [&](const std::set<std::string>& any) { return meet(any, steps_); };
    if (kind == "climb" && !takes({"climb"})) return "no order has a step \"climb\"";
    if (kind == "turn" && !takes({"pivot", "wheel", "to", "reverse_to"})) return "no order has a step that turns";
    if (kind == "price" && rule.find("manner") && !takes(steps_in(words_of(rule["manner"]))))
      return "no order has a step of its manner";
    if (kind == "enter" && !status_.contains(rule["from"].text() == "carrier" ? "aboard" : "reserve"))
      return rule["from"].text() == "carrier" ? "no status says who is \"aboard\""
                                              : "no status says who is in \"reserve\"";
    const bool all_still =
        std::all_of(actions.begin(), actions.end(), [&](const std::string& action) { return still_.contains(action); });
    return OF_WAYS.contains(std::string(kind)) && all_still ? "its actions have no path" : "";
  }

  static std::set<std::string> steps_in(const std::set<std::string>& manners) {
    std::set<std::string> steps;
    if (manners.contains("forward")) steps.insert({"forward", "to"});
    if (manners.contains("reverse")) steps.insert({"reverse", "reverse_to"});
    if (manners.contains("sideways")) steps.insert({"sideways", "slide"});
    return steps;
  }

  std::set<std::string> steps_;
  std::set<std::string> actions_;
  std::set<std::string> still_;  ///< actions without a path
  std::set<std::string> status_;
  std::map<std::string, std::set<std::string>> actions_of_;  ///< by order member that goes with some only
};

class WarningFinder {
 public:
  explicit WarningFinder(const Value& json) : json_(json), rules_(rules_of(json)) {
    for (const PlacedRule& each : rules_) take_words(*each.rule);
    for (const Value& clause : json["clauses"].items()) take_words(clause["options"]);
    take_words(json["inches"]);
  }

  std::vector<Warning> find() {
    kinds();
    ratings();
    keys();
    shared_words();
    figures(json_["figures"], "", "/figures");
    const NeverFinder never(json_);
    for (const PlacedRule& each : rules_) {
      if (const Sentence reason = never.why(*each.rule); !reason.empty())
        warn("rule-never-applies", each.pointer, said<"this rule never applies: {reason}">(reason));
      numbers(*each.rule, each.pointer);
      signs(*each.rule, each.pointer, false);
      texts(*each.rule, each);
    }
    negative_figures(json_["figures"], "", "/figures");
    allowances(never);
    clauses();
    return std::move(found_);
  }

 private:
  void warn(std::string code, std::string pointer, Sentence reason) {
    found_.push_back({std::move(code), std::move(pointer), std::move(reason)});
  }

  /// Every word and every name of a member that rules have.
  void take_words(const Value& value) {
    if (const auto text = value.text()) words_.emplace(*text);
    for (const Value& item : value.items()) take_words(item);
    for (const auto& [name, member] : value.members()) {
      words_.insert(name);
      if (name != "says") take_words(member);
    }
  }

  void kinds() {
    const auto has_kind = [&](std::string_view kind) {
      for (const PlacedRule& each : rules_)
        if ((*each.rule)["kind"].text() == kind) return true;
      return false;
    };
    if (!has_kind("apart")) warn("nothing-keeps-apart", "/clauses", "no rule keeps bases apart");
    if (!has_kind("edge")) warn("nothing-keeps-on-table", "/clauses", "no rule keeps bases on the table");
  }

  void ratings() {
    for (const auto& [kind, rating] : json_["ratings"].members())
      if (const auto word = rating.text(); word && *word != "open" && !words_.contains(std::string(*word)))
        warn("unread-rating", pointer_to("/ratings", kind),
             said<"no rule reads the rating \"{a}\"">(std::string(*word)));
  }

  void keys() {
    for (const char* list : {"traits", "status", "options", "order"}) {
      const auto& fields = json_[list].items();
      for (std::size_t i = 0; i < fields.size(); ++i) {
        const std::string key(fields[i]["key"].text().value_or(""));
        if (!words_.contains(key) && !contains(OFF_TABLE, key))
          warn("unread-key", pointer_to(pointer_to("", list), i), said<"no rule reads \"{a}\"">(key));
      }
    }
  }

  /// Traits whose words all rulesets share: a model with another one is in no game that can be opened.
  void shared_words() {
    const auto& traits = json_["traits"].items();
    for (std::size_t i = 0; i < traits.size(); ++i) {
      const auto* shared = std::find_if(SHARED_TRAITS.begin(), SHARED_TRAITS.end(),
                                        [&](const SharedTrait& each) { return traits[i]["key"].text() == each.key; });
      if (shared == SHARED_TRAITS.end()) continue;
      const auto& choices = traits[i]["choices"].items();
      for (std::size_t k = 0; k < choices.size(); ++k)
        if (const auto word = choices[k].text();
            word && std::find(shared->words.begin(), shared->words.end(), *word) == shared->words.end())
          warn("shared-words", pointer_to(pointer_to("/traits", i) + "/choices", k),
               said<"games refuse \"{a}\": \"{b}\" is a key of all rulesets and has only {list}; give the trait "
                    "another key">(std::string(*word), std::string(shared->key), several_names(shared->words, "and")));
    }
  }

  /// A figure is read by its own path, or by that of a table that it stands in.
  void figures(const Value& value, const std::string& path, const std::string& pointer) {
    if (words_.contains(path)) return;
    for (const auto& [name, part] : value.members())
      figures(part, path.empty() ? name : path + "." + name, pointer_to(pointer, name));
    if (!value.is_object()) warn("unread-figure", pointer, said<"no rule reads the figure \"{a}\"">(path));
  }

  void numbers(const Value& value, const std::string& pointer) {
    if (const auto number = value.number(); number && std::abs(*number) > 1)
      warn("number-in-rule", pointer, "a number that players may want to change: figures could hold it");
    for (std::size_t i = 0; i < value.items().size(); ++i) numbers(value.items()[i], pointer_to(pointer, i));
    for (const auto& [name, member] : value.members())
      if (name != "bands" && name != "keep" && name != "to") numbers(member, pointer_to(pointer, name));
  }

  /// A clause without a rule that does not say how it is handled otherwise.
  void clauses() {
    const auto& all = json_["clauses"].items();
    for (std::size_t i = 0; i < all.size(); ++i)
      if (!all[i].find("rule") && all[i]["rules"].size() == 0 && !all[i].find("handling"))
        warn("clause-without-rule", pointer_to("/clauses", i),
             "nothing judges this clause, as it has no rule: what players judge has \"handling\": [\"asked\"]");
  }

  /// Actions whose way has 0 to spend.
  void allowances(const NeverFinder& never) {
    const auto& actions = json_["actions"].items();
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const std::string id(actions[i]["id"].text().value_or(""));
      const auto serves = [&](const PlacedRule& each) { return gives(*each.rule) && never.may_serve(*each.rule, id); };
      if (actions[i]["path"] != Value(false) && std::none_of(rules_.begin(), rules_.end(), serves))
        warn("action-without-allowance", pointer_to("/actions", i),
             said<"no rule of the kind allowance gives \"{a}\" anything to spend: its way may cost 0">(id));
    }
  }

  static bool gives(const Value& rule) {
    if (rule["kind"].text() != "allowance") return false;
    const Value& given = rule.find("add") ? rule["add"] : rule["least"];
    return !given.is_null() && given.number().value_or(1) > 0;
  }

  /// Takes the figures that a rule reads, by whether they may be negative there, and warns of numbers that may not.
  void signs(const Value& value, const std::string& pointer, bool may_be_negative) {
    static const std::set<std::string> MAY_BE{"add", "plus", "set", "when", "way", "is", "bands"};
    static const std::set<std::string> MAY_NOT_BE{"gap", "depth"};  // in conditions too
    if (const auto number = value.number(); number && *number < 0 && !may_be_negative)
      warn("negative-number", pointer, "a negative number: only what is added may be below 0");
    if (const auto figure = value["figure"].text()) (may_be_negative ? added_ : measured_).emplace(*figure);
    for (std::size_t i = 0; i < value.items().size(); ++i)
      signs(value.items()[i], pointer_to(pointer, i), may_be_negative);
    for (const auto& [name, member] : value.members())
      signs(member, pointer_to(pointer, name),
            MAY_BE.contains(name) || (may_be_negative && !MAY_NOT_BE.contains(name)));
  }

  /// Whether the figure, or a table that it stands in, is among those.
  static bool is_in(const std::set<std::string>& figures, const std::string& path) {
    return std::any_of(figures.begin(), figures.end(),
                       [&](const std::string& each) { return path == each || path.starts_with(each + "."); });
  }

  void negative_figures(const Value& value, const std::string& path, const std::string& pointer) {
    for (const auto& [name, part] : value.members())
      negative_figures(part, path.empty() ? name : path + "." + name, pointer_to(pointer, name));
    if (const auto number = value.number(); number && *number < 0 && (is_in(measured_, path) || !is_in(added_, path)))
      warn("negative-figure", pointer, said<"the figure \"{a}\" is negative: only what is added may be below 0">(path));
  }

  void texts(const Value& value, const PlacedRule& place) {
    const auto figure = value["figure"].text();
    const auto text = (*place.clause)["text"].text();
    if (figure && text && text->find("{" + std::string(*figure) + "}") == std::string_view::npos &&
        text->find("{" + std::string(*figure) + ".") == std::string_view::npos &&
        warned_.insert(place.clause_pointer + " " + std::string(*figure)).second)
      warn("text-without-figure", place.clause_pointer + "/text",
           said<"the text does not say {place}, which its rule reads">("{" + std::string(*figure) + "}"));
    for (const Value& item : value.items()) texts(item, place);
    for (const auto& [name, member] : value.members()) texts(member, place);
  }

  const Value& json_;
  std::vector<PlacedRule> rules_;
  std::set<std::string> words_;
  std::set<std::string> warned_;
  std::set<std::string> added_;     ///< figures that a rule reads where they may be negative
  std::set<std::string> measured_;  ///< figures that a rule reads where they may not
  std::vector<Warning> found_;
};

}  // namespace

std::vector<Warning> chart_warnings(const Value& json) { return WarningFinder(json).find(); }

}  // namespace linesman::chart
