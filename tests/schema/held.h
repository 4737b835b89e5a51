// A value held against a schema of resources/schema.
#pragma once

#include <memory>
#include <string>

#include "base/value.h"

namespace linesman::schema_test {

class Held {
 public:
  /// `name`: "game", "order", "ruling"…
  explicit Held(const std::string& name);
  ~Held();

  /// What the schema has against it; empty when nothing.
  std::string operator()(const Value& value) const;

 private:
  struct Parsed;
  std::unique_ptr<Parsed> parsed_;
};

}  // namespace linesman::schema_test
