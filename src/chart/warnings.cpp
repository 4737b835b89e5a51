#include "chart/warnings.h"

#include <cmath>
#include <set>

#include "base/text.h"

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
    figures(json_["figures"], "", "/figures");
    for (const PlacedRule& each : rules_) {
      numbers(*each.rule, each.pointer);
      texts(*each.rule, each);
    }
    return std::move(found_);
  }

 private:
  void warn(std::string code, std::string pointer, std::string reason) {
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
        warn("unread-rating", pointer_to("/ratings", kind), "no rule reads the rating \"" + std::string(*word) + "\"");
  }

  void keys() {
    static const std::set<std::string> OF_THE_PROTOCOL{"reserve", "left", "aboard"};
    for (const char* list : {"traits", "status", "options", "order"}) {
      const auto& fields = json_[list].items();
      for (std::size_t i = 0; i < fields.size(); ++i) {
        const std::string key(fields[i]["key"].text().value_or(""));
        if (!words_.contains(key) && !OF_THE_PROTOCOL.contains(key))
          warn("unread-key", pointer_to(pointer_to("", list), i), "no rule reads \"" + key + "\"");
      }
    }
  }

  /// A figure is read by its own path, or by that of a table that it stands in.
  void figures(const Value& value, const std::string& path, const std::string& pointer) {
    if (words_.contains(path)) return;
    for (const auto& [name, part] : value.members())
      figures(part, path.empty() ? name : path + "." + name, pointer_to(pointer, name));
    if (!value.is_object()) warn("unread-figure", pointer, "no rule reads the figure \"" + path + "\"");
  }

  void numbers(const Value& value, const std::string& pointer) {
    if (const auto number = value.number(); number && std::abs(*number) > 1)
      warn("number-in-rule", pointer, "a number that players may want to change: figures could hold it");
    for (std::size_t i = 0; i < value.items().size(); ++i) numbers(value.items()[i], pointer_to(pointer, i));
    for (const auto& [name, member] : value.members())
      if (name != "bands" && name != "keep" && name != "to") numbers(member, pointer_to(pointer, name));
  }

  void texts(const Value& value, const PlacedRule& place) {
    const auto figure = value["figure"].text();
    const auto text = (*place.clause)["text"].text();
    if (figure && text && text->find("{" + std::string(*figure)) == std::string_view::npos &&
        warned_.insert(place.clause_pointer + " " + std::string(*figure)).second)
      warn("text-without-figure", place.clause_pointer + "/text",
           "the text does not say {" + std::string(*figure) + "}, which its rule reads");
    for (const Value& item : value.items()) texts(item, place);
    for (const auto& [name, member] : value.members()) texts(member, place);
  }

  const Value& json_;
  std::vector<PlacedRule> rules_;
  std::set<std::string> words_;
  std::set<std::string> warned_;
  std::vector<Warning> found_;
};

}  // namespace

std::vector<Warning> chart_warnings(const Value& json) { return WarningFinder(json).find(); }

}  // namespace linesman::chart
