#include "cli/file_answers.h"

#include <algorithm>
#include <array>
#include <ostream>

#include "answers/error_line.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/text/colour.h"
#include "files/json.h"

namespace linesman {

std::optional<Problem> why_read_twice(const std::vector<std::string>& files) {
  if (std::count(files.begin(), files.end(), STANDARD_INPUT) < 2) return std::nullopt;
  return Problem{"", "", "only one of the files can be read from standard input"};
}

void FileAnswers::give(const std::string& file, const std::string& text, int status) {
  if (!text.empty()) print_heading(file);
  streams_.out << text;
  count(status);
}

void FileAnswers::give(const std::string& file, const std::string& text, Verdict verdict) {
  print_heading(file);
  print_ruling_text(text, verdict, streams_);
  count(status_of(verdict));
}

void FileAnswers::give(const std::string& file, const Value& answer, int status) {
  if (several_)
    print_line(file, answer);
  else
    print_json(answer, streams_);
  count(status);
}

void FileAnswers::refuse(const std::string& file, const Problem& problem) {
  if (several_ && as_json_) print_line(file, error_line(problem));
  count(linesman::refuse(problem, streams_));
}

void FileAnswers::print_heading(const std::string& file) {
  if (several_) streams_.out << (first_ ? "" : "\n") << "==> " << visible(one_line(file)) << " <==\n";
  first_ = false;
}

void FileAnswers::count(int status) {
  constexpr std::array FROM_THE_WORST{UNUSABLE, NOT_LEGAL, INCOMPLETE, DONE};
  const auto place = [&](int of) { return std::find(FROM_THE_WORST.begin(), FROM_THE_WORST.end(), of); };
  if (place(status) < place(status_)) status_ = status;
}

void FileAnswers::print_line(const std::string& file, const Value& answer) {
  Value::Object line{{"id", file}};
  for (const auto& member : answer.members()) line.push_back(member);
  streams_.out << write_json(Value(std::move(line))) << '\n';
}

}  // namespace linesman
