// A request to the C library that names no file, and the same on an open game: an answer in JSON on one line each time,
// and the same answer.
#include "expect.h"
#include "files/json.h"
#include "linesman/linesman.h"

namespace linesman::fuzz {

namespace {

std::string taken_text(char* text) {
  expect(text != nullptr, "a text is there");
  const std::string copy = text;
  lm_free_text(text);
  return copy;
}

void expect_answer(const std::string& answer) {
  const auto read = parse_json(answer, "");
  expect(read && read->is_object(), "an answer is an object: " + answer.substr(0, 200));
  expect(answer.find('\n') == std::string::npos, "an answer is one line");
  expect(answer.find("a mistake in Linesman") == std::string::npos, answer.substr(0, 200));
}

lm_engine* engine_of_fuzz() {
  // Little work for a question: what is long to answer is no new code.
  static lm_engine* const engine = lm_open(R"({"steps": 50000})", nullptr);
  return engine;
}

}  // namespace

void read_hostile(std::string_view input) {
  const auto json = parse_json(input, "");
  if (json && json->is_object() && !(*json)["game"].is_object()) return;
  const std::string answer = taken_text(lm_call(engine_of_fuzz(), std::string(input).c_str()));
  expect_answer(answer);
  if (!json || !json->is_object()) return;
  const std::string game_text = write_json((*json)["game"]);
  char* error = nullptr;
  lm_game* const game = lm_game_open(engine_of_fuzz(), game_text.data(), game_text.size(), &error);
  if (game == nullptr) return expect_answer(taken_text(error));
  const std::string on_game = taken_text(lm_game_call(game, write_json(json->without("game")).c_str()));
  lm_game_close(game);
  expect(on_game == answer, "an open game gives the same answer: " + on_game.substr(0, 200));
}

}  // namespace linesman::fuzz
