#include "answers/error_line.h"

namespace linesman {

Value error_line(const Problem& problem) {
  Value::Object line{{"error", english(problem.reason)}};
  if (!problem.pointer.empty()) line.emplace_back("pointer", problem.pointer);
  if (!problem.file.empty()) line.emplace_back("file", problem.file);
  return line;
}

}  // namespace linesman
