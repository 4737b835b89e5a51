// A line of `batch` that names no file: each has an answer in JSON on one line.
#include "answers/answerer.h"
#include "expect.h"
#include "files/json.h"
#include "support/built_rulesets.h"

namespace linesman::fuzz {

void read_hostile(std::string_view input) {
  const auto json = parse_json(input, "");
  if (json && json->is_object() && !(*json)["game"].is_object()) return;
  static Answerer answerer(built_rulesets());
  const std::string answer = answerer.answer(input);
  const auto read = parse_json(answer, "");
  expect(read && read->is_object(), "an answer is an object: " + answer.substr(0, 200));
  expect(answer.find('\n') == std::string::npos, "an answer is one line");
  const auto error = (*read)["error"].text();
  expect(!error || error->find("a mistake in Linesman") == std::string_view::npos, std::string(error.value_or("")));
}

}  // namespace linesman::fuzz
