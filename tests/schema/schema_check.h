// Checks values against the schemas in resources/schema.
#pragma once

#include <memory>
#include <string>

#include "base/value.h"

namespace linesman::schema_test {

class SchemaCheck {
 public:
  /// `name`: "game", "order", "ruling"…
  explicit SchemaCheck(const std::string& name);
  ~SchemaCheck();

  /// The mistakes of a value; empty when it fits the schema.
  std::string operator()(const Value& value) const;

 private:
  struct Parsed;
  std::unique_ptr<Parsed> parsed_;
};

}  // namespace linesman::schema_test
