// How the values of a chart are written: the schema (`schema.h`) and the forms of the workshop are made from it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/value.h"

namespace linesman::chart {

/// How a value is typed into a form.
enum class Form {
  text,
  number,
  truth,
  choice,      ///< one of `words`
  some,        ///< a list of some of `words`
  names,       ///< a list of words of the chart, or one word alone
  amount,      ///< a number, or an object that works one out
  test,        ///< a value, or an object of bounds
  object,      ///< with `members`
  table,       ///< an object with names of the player's own
  list,        ///< of objects
  pairs,       ///< a list of pairs, ascending by their first part
  setting,     ///< what a status becomes: a value, or an amount
  pair,        ///< with two parts
  as_written,  ///< as JSON
};

struct ShapeMember;

/// How a value is written. One that stands in several places has a definition, to which the others refer by its name.
struct Shape {
  Form form = Form::as_written;
  std::string definition;               ///< the definition that it refers to; empty without one
  std::string title;                    ///< of a part of a pair
  std::string help;                     ///< what it means, in the words of players
  Value rules = Value::empty_object();  ///< the schema of its value alone, without members, parts and alternatives
  std::vector<std::string> words{};     ///< of `choice` and `some`
  std::vector<ShapeMember> members;
  std::shared_ptr<const Shape> other{};  ///< of a `table`: what stands under a name; nullptr: anything
  std::vector<Shape> parts{};            ///< a list: its item; a pair: both
  std::vector<Shape> alternatives{};     ///< the value is written in one of these ways
};

struct ShapeMember {
  std::string name;
  Shape shape;
  bool required = false;
};

namespace shapes {

// Shapes of plain values.
Shape text();
Shape any_text();  ///< it may be empty
Shape fixed(const std::string& word);
Shape number(Value limits = Value::empty_object());
Shape whole(Value limits);
Shape truth();
Shape only_true();
Shape choice(std::vector<std::string> words);
Shape some(std::vector<std::string> words, bool or_none = false);
Shape names(bool or_none = false);
/// A word, or a list of words; `empty_words`: also empty ones.
Shape name_or_names(bool empty_words = false);
Shape defined(const std::string& definition);

// Shapes put together.
Shape list_of(Shape item, bool or_none = true);
Shape pairs_of(Shape first, Shape second);
Shape object(std::vector<ShapeMember> members);
Shape table(std::shared_ptr<const Shape> other = nullptr);
Shape settings();
Shape one_of(Form form, std::vector<Shape> alternatives);
/// The same shape with what it means, or as a part of a pair with a title.
Shape meaning(Shape shape, std::string help);
Shape titled(std::string title, std::string help, Shape shape);

}  // namespace shapes

/// The definitions by name, in the order of the schema.
const std::vector<std::pair<std::string, Shape>>& definitions();
/// The whole file.
const Shape& chart_shape();

/// A place of a chart as a form asks for it. It refers to shapes that live as long as the program.
class FormPlace {
 public:
  /// A whole chart.
  static FormPlace chart() { return FormPlace(chart_shape()); }
  /// An amount.
  static FormPlace amount();
  explicit FormPlace(const Shape& shape);

  Form form() const { return whole_->form; }
  std::string help() const { return shape_->help.empty() ? whole_->help : shape_->help; }
  const std::vector<std::string>& choices() const { return whole_->words; }
  /// The members that the object `value` may have here, in the order of the form; those of a rule follow from its kind.
  /// For `amount`, `test` and `names` those of their object form.
  std::vector<std::string> members(const Value& value) const;
  bool is_required(const Value& value, std::string_view member) const;
  FormPlace member(const Value& value, std::string_view name) const;
  /// Of `names`: one word alone may stand in place of a list.
  bool alternatives() const { return !whole_->alternatives.empty(); }
  /// Of a list, and of pairs.
  FormPlace item() const;
  /// Of a pair: its first part (0) or its second (1).
  FormPlace part(std::size_t number) const { return FormPlace(whole_->parts.at(number)); }
  /// The name of a part of a pair; empty for all else.
  const std::string& title() const { return shape_->title; }
  /// The greatest number that may stand there, if there is one.
  std::optional<double> maximum() const { return whole_->rules["maximum"].number(); }
  /// The definition that it refers to: "amount", "who", "ground", "test", "conditions"; empty without one.
  const std::string& definition() const { return shape_->definition; }

 private:
  /// The shape that holds the members of `value`.
  const Shape& object_of(const Value& value) const;

  const Shape* shape_;
  const Shape* whole_;  ///< the definition, if it refers to one
};

/// The kinds of rule, and what rules of one are about.
std::vector<std::string> kind_words();
std::string kind_help(std::string_view kind);
/// A rule of a kind to begin with; members that are null are to be chosen among the words of the chart.
Value beginning_of(std::string_view kind);
/// The members of which a rule of that kind has exactly one; none for most kinds.
std::vector<std::string> just_one_of(std::string_view kind);

}  // namespace linesman::chart
