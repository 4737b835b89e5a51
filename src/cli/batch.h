// Many questions, one after the other: a line in, a line out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/commands.h"
#include "files/document.h"
#include "files/file_stamp.h"

namespace linesman {

/// Answers lines. Keeps the last game with what was prepared from it, so that many orders on one game are quick.
class Batch {
 public:
  explicit Batch(std::shared_ptr<const RulesetLibrary> library);

  /// The answer to one line as JSON text, an error included: never throws for what a line says, nor for a mistake of
  /// ours, one that shows only when the answer is written included.
  std::string answer(std::string_view line);

 private:
  struct Opened {
    std::string file;  ///< empty when the game stood in the line
    std::optional<FileStamp> stamp;
    Value json;
    Document document;
    Hearing hearing;
  };

  Result<Value> answer_to(std::string_view line);
  Result<Value> check(const Value& game) const;
  Result<Value> of_record(const std::string& what, const Value& line) const;
  Result<const Opened*> open(const Value& game);

  std::shared_ptr<const RulesetLibrary> library_;
  std::optional<Opened> opened_;
};

}  // namespace linesman
