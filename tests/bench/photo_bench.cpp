// A photograph of the table, from the file to where every model stands.
#include "bench/bench.h"
#include "photo/photo_reader.h"
#include "photo/rendered_table.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

/// Of that many megapixels, with 24 models on a table of 72 by 48 inches. Time is the clock's; CPU that of all cores
/// together.
void ReadPhotograph(benchmark::State& state) {
  const auto photograph = photo_test::random_photograph(7, static_cast<double>(state.range(0)));
  const Game game = photo_test::game_of(photograph.scene);
  const QByteArray jpeg = photograph.jpeg();
  const TemporaryFolder folder;
  const std::string path =
      folder.write("table.jpg", std::string(jpeg.constData(), static_cast<std::size_t>(jpeg.size())));
  double pieces = 0;
  for (auto _ : state) {
    const auto reading = read_photograph(game, path);
    if (!reading) return state.SkipWithError(reading.problem().sentence().c_str());
    pieces = static_cast<double>(reading->pieces.size());
  }
  state.counters["pieces"] = pieces;
}
BENCHMARK(ReadPhotograph)
    ->ArgName("megapixels")
    ->Arg(8)
    ->Arg(12)
    ->Arg(48)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace linesman
