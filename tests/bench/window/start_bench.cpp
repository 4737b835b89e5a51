// A game in a new window: from a QApplication that has shown nothing yet to the fully painted table. Only the first
// line of a process is a cold start.
#include <benchmark/benchmark.h>

#include <QTemporaryDir>
#include <stdexcept>
#include <thread>

#include "bench/window/measured_events.h"
#include "bench/window/tables.h"
#include "files/documents/document.h"
#include "plugins/library.h"
#include "ui/window/main_window.h"

namespace linesman {
namespace {

/// Notes whether a widget was painted since the last question.
class PaintWatch : public QObject {
 public:
  bool was_painted() { return std::exchange(painted_, false); }

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    painted_ = painted_ || event->type() == QEvent::Paint;
    return false;
  }

 private:
  bool painted_ = false;
};

/// Seconds from `from` until the table was painted, for the first time and for the last time.
struct Paintings {
  double first = 0;
  double last = 0;
};

Paintings wait_for_paintings(PaintWatch& watch, Clock::time_point from) {
  constexpr double QUIET = 0.5;
  Paintings seconds;
  while (seconds.last == 0 || seconds_since(from) < seconds.last + QUIET) {
    QCoreApplication::processEvents();
    if (!watch.was_painted()) {
      // Leave the processor to the thread that paints tiles.
      std::this_thread::sleep_for(std::chrono::microseconds(200));
      continue;
    }
    seconds.last = seconds_since(from);
    if (seconds.first == 0) seconds.first = seconds.last;
  }
  return seconds;
}

void StartWindow(benchmark::State& state) {
  const QTemporaryDir folder;
  const QString file = folder.filePath("game.linesman");
  const Game game = state.range(0) == 0 ? example_table("pips-bocage") : crowded_table();
  if (!save_document(file.toStdString(), {game, Value()})) throw std::runtime_error("the game is not saved");
  for (auto _ : state) {
    PaintWatch watch;
    const auto from = Clock::now();
    MainWindow window(std::make_shared<RulesetLibrary>(std::vector<std::string>{LINESMAN_RULESETS}));
    window.resize(1600, 1000);
    window.show();
    if (!window.open(file)) throw std::runtime_error(window.messages().sentence().toStdString());
    window.table().installEventFilter(&watch);
    const Paintings seconds = wait_for_paintings(watch, from);
    state.SetIterationTime(seconds.last);
    state.counters["painted_ms"] = seconds.first * 1e3;
    state.counters["sharp_ms"] = seconds.last * 1e3;
  }
}

BENCHMARK(StartWindow)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(1)
    ->ArgName("crowded")
    ->Arg(0)
    ->Arg(1);

}  // namespace
}  // namespace linesman
