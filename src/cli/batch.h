// Many questions: a line in, a line out.
#pragma once

#include <string>
#include <string_view>

#include "cli/commands.h"
#include "cli/kept_games.h"

namespace linesman {

/// Answers lines. Thread-safe.
class Batch {
 public:
  explicit Batch(std::shared_ptr<const RulesetLibrary> library);

  /// The answer to one line as JSON text, an error included: never throws for what a line says, nor for a mistake of
  /// ours, one that shows only when the answer is written included.
  std::string answer(std::string_view line);

 private:
  Result<std::string> answer_to(std::string_view line);
  Result<Value> check(const Value& game) const;
  Result<Value> of_record(const std::string& what, const Value& line) const;

  std::shared_ptr<const RulesetLibrary> library_;
  KeptGames games_;
};

}  // namespace linesman
