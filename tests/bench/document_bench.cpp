// Documents: parsed, read and checked, and written.
#include "bench/bench.h"
#include "files/documents/document.h"
#include "files/json.h"

namespace linesman {
namespace {

std::string document_text(const benchmark::State& state) {
  const Game game = standard_table(static_cast<std::size_t>(state.range(0)))
                        .with_ruleset("pips", Value::empty_object(), Value::empty_object());
  return write_json(write_document(Document{game, {}}));
}

void every_size(benchmark::internal::Benchmark* b) {
  in_batches(b);
  b->ArgName("features")->Arg(100)->Arg(1'000)->Arg(10'000);
}

void ParseText(benchmark::State& state) {
  const std::string text = document_text(state);
  for (auto _ : state) benchmark::DoNotOptimize(parse_json(text, ""));
  state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * static_cast<std::int64_t>(state.iterations()));
}
BENCHMARK(ParseText)->Apply(every_size);

void LoadDocument(benchmark::State& state) {
  const std::string text = document_text(state);
  for (auto _ : state) {
    const auto document = read_document(parse_json(text, "").value(), "");
    if (!document.ok()) state.SkipWithError(document.problem().sentence().c_str());
    benchmark::DoNotOptimize(document);
  }
}
BENCHMARK(LoadDocument)->Apply(every_size);

void WriteDocument(benchmark::State& state) {
  const auto document = read_document(parse_json(document_text(state), "").value(), "");
  if (!document.ok()) return state.SkipWithError(document.problem().sentence().c_str());
  for (auto _ : state) benchmark::DoNotOptimize(write_json(write_document(*document)));
}
BENCHMARK(WriteDocument)->Apply(every_size);

/// Saving without the disk, after one piece was moved and after one feature was moved.
void SaveDocument(benchmark::State& state) {
  auto document = read_document(parse_json(document_text(state), "").value(), "").value();
  const Game& game = document.game;
  if (state.range(1) == 0) {
    Piece piece = game.piece(PieceIndex{0});
    piece.pose.at = piece.pose.at + Vec{0.25, 0.125};
    document.game = game.with_piece(PieceIndex{0}, piece);
  } else {
    std::vector<Feature> features = game.terrain().copies();
    features.front().name = "changed";
    document.game = game.with_terrain(std::move(features));
  }
  for (auto _ : state) benchmark::DoNotOptimize(document_text("", document).value());
}
BENCHMARK(SaveDocument)->Apply([](benchmark::internal::Benchmark* b) {
  in_batches(b);
  b->ArgNames({"features", "terrain"})->ArgsProduct({{10'000}, {0, 1}});
});

}  // namespace
}  // namespace linesman
