// Answers requests: JSON in, JSON out, a line each. The call batch and the C library share it.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "answers/game_cache.h"

namespace linesman {

/// Answers lines. Thread-safe.
class Answerer {
 public:
  explicit Answerer(std::shared_ptr<const RulesetLibrary> library);

  /// The answer to one line as JSON text. Errors are answers too: the function throws neither for a bad line nor for a
  /// mistake of ours, also when that only shows while the answer is written.
  std::string answer(std::string_view line);

 private:
  Result<std::string> answer_to(std::string_view line);
  Result<Value> check(const Value& game) const;
  Result<Value> of_record(const std::string& what, const Value& line) const;

  std::shared_ptr<const RulesetLibrary> library_;
  GameCache games_;
};

}  // namespace linesman
