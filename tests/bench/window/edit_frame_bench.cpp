// An edit of a crowded table in the whole window: a key nudges a feature. The time includes everything that follows
// before the window reacts again: survey, record, journal, panels.
#include <benchmark/benchmark.h>

#include <QTemporaryDir>
#include <QTest>
#include <stdexcept>

#include "bench/window/measured_events.h"
#include "bench/window/tables.h"
#include "files/documents/document.h"
#include "plugins/library.h"
#include "ui/window/main_window.h"

namespace linesman {
namespace {

constexpr int NUDGES = 20;
constexpr std::chrono::milliseconds BETWEEN{250};

/// A window with the edit tool and one selected feature of the crowded table.
class Desk {
 public:
  Desk() : window(std::make_shared<RulesetLibrary>(std::vector<std::string>{LINESMAN_RULESETS})) {
    const QString file = folder.filePath("crowded.linesman");
    const Game game = crowded_table();
    if (!save_document(file.toStdString(), {game, Value()}) || !window.open(file))
      throw std::runtime_error("no table: " + window.messages().sentence().toStdString());
    window.resize(1600, 1000);
    window.show();
    wait(std::chrono::milliseconds(1500));
    window.table().setFocus();
    QTest::keyClick(&window.table(), Qt::Key_E);
    window.session().selected().select_features({game.terrain()[FEATURE].id});
    wait(std::chrono::milliseconds(800));
  }
  ~Desk() {
    window.session().file().saved_as(window.session().file().name(), window.session().file().document().source);
  }
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  /// The time from the key to the painted window. `after`: the longest event among the work that follows.
  double nudge(int i, double& after, std::chrono::milliseconds between = BETWEEN) {
    const std::size_t entries = window.session().game().history().size();
    const auto from = Clock::now();
    QTest::keyClick(&window.table(), i % 2 ? Qt::Key_Left : Qt::Key_Right);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
    const double seconds = seconds_since(from);
    if (window.session().game().history().size() != entries + 1) throw std::runtime_error("nothing was nudged");
    after = std::max(after, longest_event(between));
    return seconds;
  }

  QTemporaryDir folder;
  MainWindow window;

 private:
  static constexpr std::size_t FEATURE = 5000;
  static void wait(std::chrono::milliseconds time) { (void)longest_event(time); }
};

void FirstEdit(benchmark::State& state) {
  std::vector<double> seconds;
  double after = 0;
  for (auto _ : state) {
    Desk desk;
    seconds.push_back(desk.nudge(0, after));
    state.SetIterationTime(seconds.back());
  }
  tell(state, seconds, after);
}

void NextEdit(benchmark::State& state) {
  Desk desk;
  double after = 0;
  desk.nudge(0, after);
  after = 0;
  std::vector<double> seconds;
  int i = 1;
  for (auto _ : state) {
    seconds.push_back(desk.nudge(i++, after, std::chrono::milliseconds(state.range(0))));
    state.SetIterationTime(seconds.back());
  }
  tell(state, seconds, after);
}

BENCHMARK(FirstEdit)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(5);
// Milliseconds between nudges: as with a hand on a key, and so that the check of the table has just begun at each
// nudge.
BENCHMARK(NextEdit)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(NUDGES)->Arg(250)->Arg(600);

}  // namespace
}  // namespace linesman
