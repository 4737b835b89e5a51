#include "chart/shape.h"

#include <algorithm>

#include "base/check.h"

namespace linesman::chart {

namespace {

Value typed(const char* type) { return Value::Object{{"type", type}}; }

Value words_of(const std::vector<std::string>& words) { return Value::Array(words.begin(), words.end()); }

Shape plain(Form form, Value rules) {
  Shape shape;
  shape.form = form;
  shape.rules = std::move(rules);
  return shape;
}

const Shape& definition(std::string_view name) {
  const auto& all = definitions();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.first == name; });
  LINESMAN_CHECK(found != all.end());
  return found->second;
}

const ShapeMember* member_of(const Shape& shape, std::string_view name) {
  const auto found = std::find_if(shape.members.begin(), shape.members.end(),
                                  [&](const ShapeMember& member) { return member.name == name; });
  return found == shape.members.end() ? nullptr : &*found;
}

}  // namespace

namespace shapes {

Shape text() { return plain(Form::text, typed("string").with("minLength", 1)); }
Shape any_text() { return plain(Form::text, typed("string")); }
Shape fixed(const std::string& word) { return plain(Form::text, Value::Object{{"const", word}}); }
Shape number(Value limits) {
  Value rules = typed("number");
  for (const auto& [name, limit] : limits.members()) rules = rules.with(name, limit);
  return plain(Form::number, rules);
}
Shape whole(Value limits) {
  Shape shape = number(std::move(limits));
  shape.rules = shape.rules.with("type", "integer");
  return shape;
}
Shape truth() { return plain(Form::truth, typed("boolean")); }
Shape only_true() { return plain(Form::truth, Value::Object{{"enum", Value::Array{true}}}); }

Shape choice(std::vector<std::string> words) {
  Shape shape = plain(Form::choice, Value::Object{{"enum", words_of(words)}});
  shape.words = std::move(words);
  return shape;
}

Shape some(std::vector<std::string> words, bool or_none) {
  Shape shape = plain(Form::some, typed("array").with("items", Value::Object{{"enum", words_of(words)}}));
  if (!or_none) shape.rules = shape.rules.with("minItems", 1);
  shape.words = std::move(words);
  return shape;
}

Shape names(bool or_none) {
  Shape shape = plain(Form::names, typed("array").with("items", typed("string")));
  if (!or_none) shape.rules = shape.rules.with("minItems", 1);
  return shape;
}

Shape name_or_names(bool empty_words) {
  const Shape word = empty_words ? any_text() : text();
  Shape list = names();
  list.rules = list.rules.with("items", word.rules);
  return one_of(Form::names, {word, list});
}

Shape defined(const std::string& definition) {
  Shape shape;
  shape.definition = definition;
  return shape;
}

Shape list_of(Shape item, bool or_none) {
  Shape shape = plain(Form::list, or_none ? typed("array") : typed("array").with("minItems", 1));
  shape.parts.push_back(std::move(item));
  return shape;
}

Shape pairs_of(Shape first, Shape second) {
  Shape pair = plain(Form::pair, typed("array").with("minItems", 2).with("maxItems", 2));
  pair.parts = {std::move(first), std::move(second)};
  Shape shape = list_of(std::move(pair), false);
  shape.form = Form::pairs;
  return shape;
}

Shape object(std::vector<ShapeMember> members) {
  Shape shape = plain(Form::object, typed("object"));
  shape.members = std::move(members);
  return shape;
}

Shape table(std::shared_ptr<const Shape> other) {
  Shape shape = plain(Form::table, typed("object"));
  shape.other = std::move(other);
  return shape;
}

Shape settings() {
  Shape setting;
  setting.form = Form::setting;
  return table(std::make_shared<const Shape>(std::move(setting)));
}

Shape one_of(Form form, std::vector<Shape> alternatives) {
  Shape shape = plain(form, Value::empty_object());
  shape.alternatives = std::move(alternatives);
  return shape;
}

Shape meaning(Shape shape, std::string help) {
  shape.help = std::move(help);
  return shape;
}

Shape titled(std::string title, std::string help, Shape shape) {
  shape.title = std::move(title);
  return meaning(std::move(shape), std::move(help));
}

}  // namespace shapes

FormPlace FormPlace::amount() {
  static const Shape AMOUNT = shapes::defined("amount");
  return FormPlace(AMOUNT);
}

FormPlace::FormPlace(const Shape& shape)
    : shape_(&shape), whole_(shape.definition.empty() ? &shape : &chart::definition(shape.definition)) {}

const Shape& FormPlace::object_of(const Value& value) const {
  if (definition() == "rule") {
    const std::string kind(value["kind"].text().value_or(""));
    const auto& all = definitions();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.first == "rule_" + kind; });
    return found == all.end() ? *whole_ : found->second;
  }
  if (whole_->alternatives.empty()) return *whole_;
  const auto holds = [&](const Shape& shape) {
    const auto& members = value.members();
    return std::all_of(members.begin(), members.end(),
                       [&](const auto& member) { return member_of(shape, member.first) != nullptr; });
  };
  const auto& ways = whole_->alternatives;
  const auto own = std::find_if(ways.begin(), ways.end(), [](const Shape& way) { return way.form == Form::object; });
  // Where pairs by degrees may stand, an amount with bands of its own may too.
  for (const Shape& way : ways)
    if (!way.definition.empty() && own != ways.end() && !holds(*own)) return FormPlace(way).object_of(value);
  return own == ways.end() ? *whole_ : *own;
}

std::vector<std::string> FormPlace::members(const Value& value) const {
  std::vector<std::string> names;
  for (const ShapeMember& member : object_of(value).members)
    if (member.name != "$schema") names.push_back(member.name);
  return names;
}

bool FormPlace::is_required(const Value& value, std::string_view member) const {
  const ShapeMember* found = member_of(object_of(value), member);
  return found && found->required;
}

FormPlace FormPlace::member(const Value& value, std::string_view name) const {
  static const Shape ANYTHING;
  const Shape& object = definition() == "rule" && name == "kind" ? *whole_ : object_of(value);
  if (const ShapeMember* found = member_of(object, name)) return FormPlace(found->shape);
  return FormPlace(object.other ? *object.other : ANYTHING);
}

FormPlace FormPlace::item() const { return FormPlace(whole_->parts.at(0)); }

}  // namespace linesman::chart
