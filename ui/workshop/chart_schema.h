// The schema of charts as forms ask for it: which members an object may have, and how each is typed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/value.h"

namespace linesman {

/// One place of the schema, with its references followed.
class SchemaPlace {
 public:
  /// How a value is typed into a form.
  enum class Form {
    text,
    number,
    truth,
    choice,      ///< one of `choices`
    some,        ///< a list of some of `choices`
    names,       ///< a list of words of the chart, or one word alone
    amount,      ///< a number, or an object that works one out
    test,        ///< a value, or an object of bounds
    object,      ///< with `members`
    table,       ///< an object with names of the player's own
    list,        ///< of objects, each as `item` says
    pairs,       ///< a list of pairs, ascending by their first part
    pair,        ///< with two parts
    as_written,  ///< as JSON
  };

  SchemaPlace(const Value& root, const Value& node);

  Form form() const { return form_; }
  std::string help() const;
  /// The kinds of rule, and what rules of one are about.
  std::vector<std::string> kinds() const;
  std::string kind_help(const std::string& kind) const;
  std::vector<std::string> choices() const;

  /// The members that the object `value` may have here, in the order of the schema; those of a rule follow from its
  /// kind. For `amount`, `test` and `names` those of their object form.
  std::vector<std::string> members(const Value& value) const;
  bool is_required(const Value& value, std::string_view member) const;
  SchemaPlace member(const Value& value, std::string_view name) const;
  /// Of `names`: one word alone may stand in place of a list.
  bool alternatives() const { return node_.find("anyOf") != nullptr; }
  /// Of a list, and of pairs.
  SchemaPlace item() const;
  /// Of a pair: its first part (0) or its second (1).
  SchemaPlace part(std::size_t number) const;
  /// The name of a part of a pair; empty for all else.
  const std::string& title() const { return title_; }
  /// The greatest number that may stand there, if the schema names one.
  std::optional<double> maximum() const { return node_["maximum"].number(); }

  /// The definition that it refers to: "amount", "who", "ground", "test", "conditions"; empty without one.
  const std::string& definition() const { return definition_; }

 private:
  void follow(const Value& node);
  Form form_of() const;
  /// The node that holds the members of `value`.
  Value object_node(const Value& value) const;

  Value root_;
  Value node_;
  std::string definition_;
  std::string help_;
  std::string title_;
  Form form_;
};

/// A whole chart, by the schema that is compiled in.
const SchemaPlace& chart_schema();

}  // namespace linesman
