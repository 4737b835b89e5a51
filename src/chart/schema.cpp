#include "chart/schema.h"

#include "chart/shape.h"

namespace linesman::chart {

namespace {

Value schema_of(const Shape& shape);

Value list_of_schemas(const std::vector<Shape>& shapes) {
  Value::Array all;
  for (const Shape& shape : shapes) all.push_back(schema_of(shape));
  return all;
}

Value with_meaning(const Value& node, const Shape& shape) {
  Value whole = Value::empty_object();
  if (!shape.title.empty()) whole = whole.with("title", shape.title);
  for (const auto& [name, rule] : node.members()) whole = whole.with(name, rule);
  return shape.help.empty() ? whole : whole.with("description", shape.help);
}

Value with_members(Value node, const Shape& shape) {
  Value::Array required;
  Value properties = Value::empty_object();
  for (const ShapeMember& member : shape.members) {
    if (member.required) required.emplace_back(member.name);
    properties = properties.with(member.name, schema_of(member.shape));
  }
  if (!required.empty()) node = node.with("required", std::move(required));
  return node.with("properties", properties).with("additionalProperties", false);
}

Value schema_of(const Shape& shape) {
  if (!shape.definition.empty()) {
    const Value reference = Value::Object{{"$ref", "#/definitions/" + shape.definition}};
    const bool is_bare = shape.help.empty() && shape.title.empty();
    return is_bare ? reference : with_meaning(Value::Object{{"allOf", Value::Array{reference}}}, shape);
  }
  Value node = shape.rules;
  if (shape.form == Form::object) node = with_members(node, shape);
  if (shape.other) node = node.with("additionalProperties", schema_of(*shape.other));
  if (shape.form == Form::pair) node = node.with("items", list_of_schemas(shape.parts));
  if (shape.form == Form::list || shape.form == Form::pairs) node = node.with("items", schema_of(shape.parts.front()));
  if (!shape.alternatives.empty()) node = node.with("anyOf", list_of_schemas(shape.alternatives));
  return with_meaning(node, shape);
}

/// The members of a rule follow from its kind.
Value by_kind(const Value& rule) {
  Value::Array all;
  for (const std::string& kind : kind_words()) {
    const Value is_it = Value::Object{{"properties", Value::Object{{"kind", Value::Object{{"const", kind}}}}}};
    const Value members = Value::Object{{"$ref", "#/definitions/rule_" + kind}};
    all.emplace_back(Value::Object{{"if", is_it}, {"then", members}});
  }
  return rule.without("additionalProperties").with("allOf", std::move(all));
}

}  // namespace

Value chart_schema() {
  Value schema = Value::Object{{"$schema", "http://json-schema.org/draft-07/schema#"},
                               {"$id", "https://linesman.example/schema/chart.schema.json"},
                               {"title", "A Linesman chart"}};
  const Value file = schema_of(chart_shape());
  for (const auto& [name, rule] : file.members()) schema = schema.with(name, rule);
  Value all = Value::empty_object();
  for (const auto& [name, shape] : definitions())
    all = all.with(name, name == "rule" ? by_kind(schema_of(shape)) : schema_of(shape));
  return schema.with("definitions", all);
}

}  // namespace linesman::chart
