#include "ui/workshop/chart_schema.h"

#include <QFile>
#include <algorithm>

#include "base/check.h"
#include "files/json.h"

namespace linesman {

namespace {

constexpr std::string_view REFERENCE = "#/definitions/";

bool allows(const Value& type, std::string_view name) {
  if (type.text() == name) return true;
  return std::any_of(type.items().begin(), type.items().end(), [&](const Value& each) { return each.text() == name; });
}

Value with_type(const Value& alternatives, std::string_view type) {
  for (const Value& each : alternatives.items())
    if (allows(each["type"], type)) return each;
  return {};
}

Value whole_schema() {
  QFile file(":/schema/chart.schema.json");
  LINESMAN_CHECK(file.open(QIODevice::ReadOnly));
  const auto json = parse_json(file.readAll().toStdString(), "chart.schema.json");
  LINESMAN_CHECK(json.ok());
  return *json;
}

/// The schema has the words of the file; a form has a player's. Names in braces are those of the file.
std::string as_player_says(std::string help) {
  static const std::vector<std::pair<std::string, std::string>> WORDS{
      {"pieces", "models"},   {"Pieces", "Models"}, {"piece", "model"}, {"Piece", "Model"},    {"features", "terrain"},
      {"feature", "terrain"}, {"clauses", "rules"}, {"clause", "rule"}, {"nobody", "no model"}};
  for (const auto& [inner, said] : WORDS)
    for (std::size_t at = help.find(inner); at != std::string::npos;) {
      const bool named = at > 0 && help[at - 1] == '{';
      if (!named) help.replace(at, inner.size(), said);
      at = help.find(inner, at + (named ? inner : said).size());
    }
  return help;
}

}  // namespace

SchemaPlace::SchemaPlace(const Value& root, const Value& node) : root_(root) {
  follow(node);
  form_ = form_of();
}

void SchemaPlace::follow(const Value& node) {
  node_ = node;
  for (bool on = true; on;) {
    on = false;
    if (help_.empty()) help_ = std::string(node_["description"].text().value_or(""));
    if (title_.empty()) title_ = std::string(node_["title"].text().value_or(""));
    const Value alone = node_["allOf"].size() == 1 ? node_["allOf"][0] : node_;
    const auto reference = alone["$ref"].text();
    if (!reference || !reference->starts_with(REFERENCE)) continue;
    definition_ = std::string(reference->substr(REFERENCE.size()));
    node_ = root_["definitions"][definition_];
    on = true;
  }
}

SchemaPlace::Form SchemaPlace::form_of() const {
  if (definition_ == "amount") return Form::amount;
  if (definition_ == "test") return Form::test;
  if (node_.find("enum")) return node_["enum"][0].is_bool() ? Form::truth : Form::choice;
  if (node_.find("const")) return Form::text;
  if (node_.find("anyOf")) {
    if (!with_type(node_["anyOf"], "string").is_null()) return Form::names;
    return node_["anyOf"][0]["$ref"].is_text() || node_["anyOf"][0]["type"].text() == "number" ? Form::amount
                                                                                               : Form::as_written;
  }
  const Value& type = node_["type"];
  if (type.text() == "boolean") return Form::truth;
  if (type.text() == "number" || type.text() == "integer") return Form::number;
  if (type.text() == "string") return Form::text;
  if (type.text() == "array") {
    if (node_["items"].is_array()) return Form::pair;
    const SchemaPlace each(root_, node_["items"]);
    if (each.form_ == Form::pair) return Form::pairs;
    if (each.node_.find("enum")) return Form::some;
    if (each.form_ == Form::text) return Form::names;
    return each.form_ == Form::object ? Form::list : Form::as_written;
  }
  if (type.text() != "object") return Form::as_written;
  return node_.find("properties") ? Form::object : Form::table;
}

std::string SchemaPlace::help() const { return as_player_says(help_); }

std::vector<std::string> SchemaPlace::kinds() const {
  return SchemaPlace(root_, root_["definitions"]["rule"]["properties"]["kind"]).choices();
}

std::string SchemaPlace::kind_help(const std::string& kind) const {
  return as_player_says(std::string(root_["definitions"]["rule_" + kind]["description"].text().value_or("")));
}

std::vector<std::string> SchemaPlace::choices() const {
  const Value& words = form_ == Form::some ? SchemaPlace(root_, node_["items"]).node_["enum"] : node_["enum"];
  std::vector<std::string> all;
  for (const Value& word : words.items())
    if (word.is_text()) all.emplace_back(*word.text());
  return all;
}

Value SchemaPlace::object_node(const Value& value) const {
  if (definition_ == "rule") {
    const Value& kinds = root_["definitions"];
    const Value* rule = kinds.find("rule_" + std::string(value["kind"].text().value_or("")));
    return rule ? *rule : node_;
  }
  if (!node_.find("anyOf")) return node_;
  const auto may_be = [&](const Value& node) {
    const auto& members = value.members();
    return std::all_of(members.begin(), members.end(),
                       [&](const auto& member) { return node["properties"].find(member.first) != nullptr; });
  };
  Value node = with_type(node_["anyOf"], "object");
  // Where pairs by degrees may stand, an amount with bands of its own may too.
  for (const Value& alternative : node_["anyOf"].items())
    if (!may_be(node) && !alternative.find("type")) node = SchemaPlace(root_, alternative).object_node(value);
  return node;
}

std::vector<std::string> SchemaPlace::members(const Value& value) const {
  std::vector<std::string> names;
  for (const auto& [name, node] : object_node(value)["properties"].members())
    if (name != "$schema") names.push_back(name);
  return names;
}

bool SchemaPlace::is_required(const Value& value, std::string_view member) const {
  const Value& required = object_node(value)["required"];
  return std::any_of(required.items().begin(), required.items().end(),
                     [&](const Value& name) { return name.text() == member; });
}

SchemaPlace SchemaPlace::member(const Value& value, std::string_view name) const {
  if (definition_ == "rule" && name == "kind") return {root_, root_["definitions"]["rule"]["properties"]["kind"]};
  const Value node = object_node(value);
  const Value* found = node["properties"].find(name);
  return {root_, found ? *found : node["additionalProperties"]};
}

SchemaPlace SchemaPlace::item() const { return {root_, node_["items"]}; }

SchemaPlace SchemaPlace::part(std::size_t number) const { return {root_, node_["items"][number]}; }

const SchemaPlace& chart_schema() {
  static const Value root = whole_schema();
  static const SchemaPlace place(root, root);
  return place;
}

}  // namespace linesman
