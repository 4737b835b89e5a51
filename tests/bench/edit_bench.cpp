// One edit of one feature before anything is painted: the changed game, its entry in the history, and the hearing on
// it.
#include "bench/bench.h"
#include "editing/terrain_edits.h"
#include "editing/transform.h"
#include "record/history.h"
#include "record/numbered.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

/// The standard table with 2,000 pieces, under pips.
const Game& crowded(const benchmark::State& state) {
  static std::map<std::pair<std::int64_t, std::int64_t>, Game> made;
  const auto key = std::pair(state.range(0), state.range(1));
  if (const auto it = made.find(key); it != made.end()) return it->second;
  const Game table = table_of(state).with_ruleset("pips", Value::empty_object(), Value::empty_object());
  auto pieces = table.pieces();
  for (int i = 0; pieces.size() < 2'000; ++i) {
    Piece piece = *pieces.front();
    piece.id = "extra-" + std::to_string(i);
    piece.pose.at = {table.table().width * (i % 50) / 50.0, table.table().depth * (i / 50) / 50.0};
    pieces.push_back(std::make_shared<const Piece>(piece));
  }
  return made.emplace(key, table.with_pieces(std::move(pieces))).first->second;
}

Game edited(const Game& game, Vec by) {
  const auto middle = static_cast<FeatureIndex>(game.terrain().size() / 2);
  return with_features_changed(game, {{middle, *moved(game.table(), game.feature(middle), by)}}).value();
}

void EditFeature(benchmark::State& state) {
  const Game& game = crowded(state);
  for (auto _ : state) benchmark::DoNotOptimize(edited(game, {0.25, 0.125}));
}
BENCHMARK(EditFeature)->Apply(every_table);

/// The first entry of a record; the game before it must be hashed.
void RecordEdit(benchmark::State& state) {
  const Game& game = crowded(state);
  const Game after = edited(game, {0.25, 0.125});
  for (auto _ : state) benchmark::DoNotOptimize(record_edit(game, after));
}
BENCHMARK(RecordEdit)->Apply(every_table);

/// Like `RecordEdit`, but as in the window: the game was hashed when it was opened (ui/session/open/entry_basis.h). A
/// frame has 16 ms.
void RecordEditOnItsBasis(benchmark::State& state) {
  const Game& game = crowded(state);
  const Game after = edited(game, {0.25, 0.125});
  EntryBasis basis;
  basis.record = numbered(game);
  for (auto _ : state) benchmark::DoNotOptimize(record_edit(game, after, basis));
}
BENCHMARK(RecordEditOnItsBasis)->Apply(every_table);

void RecordNextEdit(benchmark::State& state) {
  const Game& game = crowded(state);
  const Game before = record_edit(game, edited(game, {0.25, 0.125}));
  const Game after = edited(before, {0.25, 0.125});
  for (auto _ : state) benchmark::DoNotOptimize(record_edit(before, after));
}
BENCHMARK(RecordNextEdit)->Apply(every_table);

void HearAfterEdit(benchmark::State& state) {
  const Game& game = crowded(state);
  const Game after = edited(game, {0.25, 0.125});
  const auto hearing = built_referee().open(game);
  if (!hearing) return state.SkipWithError(hearing.problem().sentence().c_str());
  for (auto _ : state) benchmark::DoNotOptimize(hearing->on(after));
}
BENCHMARK(HearAfterEdit)->Apply(every_table);

}  // namespace
}  // namespace linesman
