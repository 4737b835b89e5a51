// The names that a chart defines, and the part of it that defines them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "chart/members.h"
#include "rules/terms.h"

namespace linesman::chart {

/// A key of a trait, status, option or order member.
struct KeyFacts {
  FieldType type = FieldType::text;
  std::vector<std::string> choices;
  bool is_option = false;
  bool is_member = false;
  bool is_status = false;
  std::optional<double> least;
  std::optional<double> most;
  bool above_least = false;  ///< the least itself is not allowed

  bool is_number() const { return type == FieldType::number || type == FieldType::whole; }
  bool names_pieces() const { return type == FieldType::piece || type == FieldType::unit || type == FieldType::id; }
};

struct Vocabulary {
  std::map<std::string, KeyFacts, std::less<>> keys;          ///< but those of features only
  std::map<std::string, KeyFacts, std::less<>> feature_keys;  ///< that features may have
  std::vector<std::string> actions;
  std::vector<std::string> ratings;  ///< with `open`
  std::vector<std::string> purposes;
  Value figures = Value::empty_object();

  const KeyFacts* key(std::string_view name) const;
  const KeyFacts* feature_key(std::string_view name) const;
  std::vector<std::string> all_keys() const;
  bool has_rating(std::string_view rating) const;
};

/// A value that a key may have; else a mistake at the pointer.
void check_value(const KeyFacts& key, const Value& value, const std::string& pointer, Mistakes& mistakes);

/// Reads and checks everything but the clauses. `file` is the whole chart.
Vocabulary read_names(Members& file);

}  // namespace linesman::chart
