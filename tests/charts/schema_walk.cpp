#include "charts/schema_walk.h"

#include <algorithm>

#include "base/text.h"
#include "files/json.h"
#include "support/cases.h"

namespace linesman::charts_test {

namespace {

/// The name of the definition that a node stands for; empty when it is a node of its own.
std::string definition_of(const Value& node) {
  const std::string_view prefix = "#/definitions/";
  for (const Value* each : {&node, &node["allOf"][std::size_t{0}]})
    if (const auto ref = (*each)["$ref"].text()) return std::string(ref->substr(prefix.size()));
  return {};
}

bool is_of_type(const Value& value, const Value& node) {
  if (node.find("$ref") || node.find("allOf")) return true;
  const auto fits = [&](std::string_view type) {
    return (type == "object" && value.is_object()) || (type == "array" && value.is_array()) ||
           (type == "string" && value.is_text()) || (type == "number" && value.is_number()) ||
           (type == "boolean" && value.is_bool());
  };
  const Value& type = node["type"];
  if (type.text() && !fits(*type.text())) return false;
  if (type.is_array() &&
      std::none_of(type.items().begin(), type.items().end(), [&](const Value& each) { return fits(*each.text()); }))
    return false;
  // Of two objects the one that has all its members.
  for (const auto& [member, content] : value.members())
    if (node.find("properties") && !node["properties"].find(member)) return false;
  for (const Value& needed : node["required"].items())
    if (!value.find(*needed.text())) return false;
  return true;
}

}  // namespace

SchemaWalk::SchemaWalk()
    : definitions_(load_json(in_project("resources/schema/chart.schema.json")).value()["definitions"]) {}

void SchemaWalk::walk_members(const Value& value, const Value& node, const std::string& name,
                              const std::string& pointer, const Visit& visit) const {
  for (const auto& [member, content] : value.members()) {
    const std::string place = pointer_to(pointer, member);
    if (const Value* property = node["properties"].find(member)) {
      if (member != "kind") visit(place, name + "/" + member);
      walk(content, *property, name + "/" + member, place, visit);
    } else if (node["additionalProperties"].is_object()) {
      walk(content, node["additionalProperties"], name, place, visit);
    }
  }
}

void SchemaWalk::walk(const Value& value, const Value& node, const std::string& name, const std::string& pointer,
                      const Visit& visit) const {
  if (const std::string definition = definition_of(node); !definition.empty()) {
    walk(value, definitions_[definition], definition, pointer, visit);
    return;
  }
  if (const auto word = value.text(); word && node.find("enum")) visit(pointer, name + "=" + std::string(*word));
  // The last ones are the narrowest.
  for (std::size_t i = node["anyOf"].size(); i-- > 0;)
    if (const Value& alternative = node["anyOf"][i]; is_of_type(value, alternative)) {
      walk(value, alternative, name, pointer, visit);
      return;
    }
  walk_members(value, node, name, pointer, visit);
  for (std::size_t i = 0; i < value.items().size(); ++i) {
    const Value& items = node["items"];
    walk(value[i], items.is_array() ? items[i] : items, name, pointer_to(pointer, i), visit);
  }
}

void SchemaWalk::through(const Value& rule, const Visit& visit) const {
  const std::string definition = "rule_" + std::string(rule["kind"].text().value_or(""));
  walk(rule, definitions_[definition], definition, "", visit);
  // Of the statuses that are set the schema says nothing.
  for (const auto& [key, value] : rule["set"].members())
    if (value.is_object() && !value.find("turn") && !value.find("member"))
      walk(value, definitions_["amount"], "amount", "/set/" + key, visit);
}

void SchemaWalk::collect(const Value& node, const std::string& name, std::set<std::string>& seen,
                         std::set<std::string>& names) const {
  if (const std::string definition = definition_of(node); !definition.empty()) {
    if (seen.insert(definition).second) collect(definitions_[definition], definition, seen, names);
    return;
  }
  for (const Value& word : node["enum"].items())
    if (word.is_text()) names.insert(name + "=" + std::string(*word.text()));
  for (const Value& alternative : node["anyOf"].items()) collect(alternative, name, seen, names);
  for (const auto& [member, property] : node["properties"].members()) {
    if (member == "kind") continue;
    names.insert(name + "/" + member);
    collect(property, name + "/" + member, seen, names);
  }
  if (node["additionalProperties"].is_object()) collect(node["additionalProperties"], name, seen, names);
  if (node["items"].is_object()) collect(node["items"], name, seen, names);
  for (const Value& item : node["items"].items()) collect(item, name, seen, names);
}

std::set<std::string> SchemaWalk::names() const {
  std::set<std::string> names;
  std::set<std::string> seen;
  for (const auto& [definition, node] : definitions_.members())
    if (definition.starts_with("rule_")) collect(node, definition, seen, names);
  return names;
}

Value without_place(const Value& value, const std::string& pointer) {
  const std::size_t end = pointer.find('/', 1);
  const std::string name = pointer.substr(1, end == std::string::npos ? end : end - 1);
  const std::string rest = end == std::string::npos ? "" : pointer.substr(end);
  if (value.is_object()) return rest.empty() ? value.without(name) : value.with(name, without_place(value[name], rest));
  Value::Array items(value.items().begin(), value.items().end());
  const auto place = static_cast<std::size_t>(parse_number(name).value_or(0));
  if (rest.empty())
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(place));
  else
    items[place] = without_place(items[place], rest);
  return items;
}

}  // namespace linesman::charts_test
