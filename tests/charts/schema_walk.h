// Walks through the rules of charts along their schema, and names each place by what it is: "rule_turn/most",
// "ground/by", "ground/by=crossed".
#pragma once

#include <functional>
#include <set>
#include <string>

#include "base/value.h"

namespace linesman::charts_test {

class SchemaWalk {
 public:
  SchemaWalk();

  /// A member or a word of a rule: its pointer below the rule, and its name.
  using Visit = std::function<void(const std::string& pointer, const std::string& name)>;

  void through(const Value& rule, const Visit& visit) const;
  /// The names of all members and words that rules may have, but for those that say the kind.
  std::set<std::string> names() const;

 private:
  void walk(const Value& value, const Value& node, const std::string& name, const std::string& pointer,
            const Visit& visit) const;
  void walk_members(const Value& value, const Value& node, const std::string& name, const std::string& pointer,
                    const Visit& visit) const;
  void collect(const Value& node, const std::string& name, std::set<std::string>& seen,
               std::set<std::string>& names) const;

  Value definitions_;
};

/// The value without the member at a pointer.
Value without_place(const Value& value, const std::string& pointer);

}  // namespace linesman::charts_test
