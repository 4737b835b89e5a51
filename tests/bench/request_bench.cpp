// Requests answered as batch and the C library answer them: on one game, and on two games by turns.
#include <array>
#include <filesystem>

#include "answers/answerer.h"
#include "bench/bench.h"
#include "files/disk/descriptor.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

/// The standard table, or with `variant` the same with one piece moved.
Value standard_game(std::size_t features, bool variant) {
  Game game = standard_table(features).with_ruleset("pips", Value::empty_object(), Value::empty_object());
  if (variant) {
    Piece piece = game.piece(PieceIndex{0});
    piece.pose.at = piece.pose.at + Vec{0.25, 0.125};
    game = game.with_piece(PieceIndex{0}, piece);
  }
  return write_document(Document{game, {}});
}

Value request_on(const Value& game) {
  const Value order = Value::Object{{"piece", game["pieces"][0]["id"]},
                                    {"action", "rapid"},
                                    {"path", Value::Array{Value::Object{{"forward", 2}}}},
                                    {"dice", Value::Object{{"movement", Value::Array{4, 3}}}}};
  return Value::Object{{"do", "judge"}, {"game", game}, {"order", order}};
}

/// A game in a file of its own, which goes when the benchmark ends.
class GameFile {
 public:
  explicit GameFile(const Value& game) {
    static int number = 0;
    path_ = (std::filesystem::temp_directory_path() /
             ("linesman-bench-" + std::to_string(this_process().number) + "-" + std::to_string(++number)))
                .string();
    if (const auto saved = save_file(path_, write_json(game)); !saved) path_.clear();
  }
  GameFile(const GameFile&) = delete;
  ~GameFile() { std::filesystem::remove(path_); }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

/// Two requests by turns, on one game or on a game each (`games`), which are in files or written in the requests.
void AnswerRequests(benchmark::State& state) {
  const auto features = static_cast<std::size_t>(state.range(0));
  const bool two = state.range(1) == 2;
  const bool written = state.range(2) == 1;
  const std::array<Value, 2> games{standard_game(features, false), standard_game(features, two)};
  const GameFile first(games[0]);
  const GameFile second(games[1]);
  Answerer answerer(built_rulesets());
  std::array<std::string, 2> requests;
  for (const std::size_t i : {0U, 1U}) {
    const Value request = request_on(games[i]);
    requests[i] = write_json(written ? request : request.with("game", (two && i == 1 ? second : first).path()));
    const std::string answer = answerer.answer(requests[i]);
    if (answer.find("\"verdict\"") == std::string::npos) return state.SkipWithError(answer.c_str());
  }
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(answerer.answer(requests[++i % 2]));
}
BENCHMARK(AnswerRequests)->Apply([](benchmark::internal::Benchmark* b) {
  in_batches(b);
  b->ArgNames({"features", "games", "written"})->ArgsProduct({{100, 1'000, 10'000}, {1, 2}, {0, 1}});
});

}  // namespace
}  // namespace linesman
