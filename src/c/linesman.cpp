// The C interface: requests in, answers out, and nothing is thrown across it.
#include "linesman/linesman.h"

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <new>
#include <string>
#include <string_view>

#include "answers/error_line.h"
#include "base/check.h"
#include "c/engine_options.h"
#include "files/disk/places.h"
#include "files/json.h"
#include "plugins/ruleset_folders.h"

using linesman::Problem;
using linesman::Result;

struct lm_engine {
  std::shared_ptr<linesman::Answerer> answerer;
};

struct lm_game {
  std::shared_ptr<const linesman::Answerer> answerer;
  linesman::SharedGame game;
};

namespace {

/// A copy for the caller; NULL without memory.
char* given_away(std::string_view text) noexcept {
  char* copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy == nullptr) return nullptr;
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = '\0';
  return copy;
}

constexpr std::string_view NO_MEMORY = R"({"error":"there is not enough memory"})";
constexpr std::string_view UNKNOWN_MISTAKE = R"({"error":"a mistake in Linesman"})";

char* refusal(const Problem& problem) { return given_away(linesman::write_json(linesman::error_line(problem))); }

/// The error for the exception that is being handled.
char* caught() noexcept {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return given_away(NO_MEMORY);
  } catch (const std::exception& mistake) {
    try {
      return refusal({"", linesman::words_of(mistake)});
    } catch (...) {
      return given_away(NO_MEMORY);
    }
  } catch (...) {
    return given_away(UNKNOWN_MISTAKE);
  }
}

/// The text that `work` returns; what it throws is an error.
template <class Work>
char* answer_of(const Work& work) noexcept {
  try {
    return work();
  } catch (...) {
    return caught();
  }
}

/// The handle that `work` makes; NULL and an error for a Problem and for what it throws.
template <class Handle, class Work>
Handle* handle_of(char** error, const Work& work) noexcept {
  if (error != nullptr) *error = nullptr;
  try {
    const Result<Handle*> made = work();
    if (made) return *made;
    if (error != nullptr) *error = refusal(made.problem());
  } catch (...) {
    if (error != nullptr) *error = caught();
  }
  return nullptr;
}

/// The folder of a program beside this library, from which the rulesets are found: `../lib/linesman/rulesets`.
std::string folder_of_programs() {
  const std::filesystem::path library = linesman::file_of_code(reinterpret_cast<const void*>(&lm_open));
  return library.empty() ? std::string() : (library.parent_path().parent_path() / "bin").string();
}

Result<lm_engine*> opened(const char* options_json) {
  auto options = linesman::read_engine_options(options_json == nullptr ? "" : options_json);
  if (!options) return options.problem();
  const auto folders = options->rulesets ? *options->rulesets : linesman::ruleset_folders(folder_of_programs());
  auto library = std::make_shared<const linesman::RulesetLibrary>(folders);
  return new lm_engine{std::make_shared<linesman::Answerer>(std::move(library), options->limits)};
}

Result<lm_game*> game_opened(const lm_engine* engine, const char* json, std::size_t size) {
  if (engine == nullptr) return Problem{"", "there is no engine"};
  if (json == nullptr) return Problem{"/game", "is missing"};
  const auto read = linesman::parse_json({json, size}, "");
  if (!read) return Problem{"/game" + read.problem().pointer, read.problem().reason};
  auto game = engine->answerer->open(*read);
  if (!game) return game.problem();
  return new lm_game{engine->answerer, std::move(game).value()};
}

}  // namespace

lm_engine* lm_open(const char* options_json, char** error) {
  return handle_of<lm_engine>(error, [&] { return opened(options_json); });
}

char* lm_call(lm_engine* engine, const char* request_json) {
  return answer_of([&] {
    if (engine == nullptr) return refusal({"", "there is no engine"});
    if (request_json == nullptr) return refusal({"", "there is no request"});
    return given_away(engine->answerer->answer(request_json));
  });
}

lm_game* lm_game_open(lm_engine* engine, const char* json, size_t size, char** error) {
  return handle_of<lm_game>(error, [&] { return game_opened(engine, json, size); });
}

char* lm_game_call(lm_game* game, const char* request_json) {
  return answer_of([&] {
    if (game == nullptr) return refusal({"", "there is no game"});
    if (request_json == nullptr) return refusal({"", "there is no request"});
    return given_away(game->answerer->answer(*game->game, request_json));
  });
}

const char* lm_version(void) { return LINESMAN_VERSION; }

void lm_free_text(char* text) { std::free(text); }

void lm_game_close(lm_game* game) { delete game; }

void lm_close(lm_engine* engine) { delete engine; }
