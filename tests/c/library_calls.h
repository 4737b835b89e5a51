// The functions of the C library for tests: pointers that close, texts that are freed, and requests to ask.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "files/json.h"
#include "linesman/linesman.h"
#include "support/cases.h"

namespace linesman::c_test {

struct Closing {
  void operator()(lm_engine* engine) const { lm_close(engine); }
  void operator()(lm_game* game) const { lm_game_close(game); }
};
using EnginePointer = std::unique_ptr<lm_engine, Closing>;
using GamePointer = std::unique_ptr<lm_game, Closing>;

/// The text of the library, freed.
inline std::string taken(char* text) {
  const std::string copy = text == nullptr ? "no text" : text;
  lm_free_text(text);
  return copy;
}

inline EnginePointer engine(const char* options = nullptr) {
  char* error = nullptr;
  EnginePointer opened(lm_open(options, &error));
  EXPECT_EQ(error, nullptr) << taken(error);
  return opened;
}

inline GamePointer game_of(lm_engine* engine, const Value& json) {
  const std::string text = write_json(json);
  char* error = nullptr;
  GamePointer game(lm_game_open(engine, text.data(), text.size(), &error));
  EXPECT_EQ(error, nullptr) << taken(error);
  return game;
}

struct Asked {
  Value game;
  Value request;  ///< without its game

  std::string line() const { return write_json(request.with("game", game)); }
};

/// Every case as it is judged, and traced or carried out.
inline std::vector<Asked> asked_of_cases() {
  std::vector<Asked> all;
  for (const Case& each : read_cases()) {
    const char* other = all.size() % 4 < 2 ? "trace" : "apply";
    for (const char* what : {"judge", other})
      all.push_back(
          {each.game(),
           Value::Object{{"id", static_cast<std::int64_t>(all.size())}, {"do", what}, {"order", each.order()}}});
  }
  return all;
}

}  // namespace linesman::c_test
