// Frames: a drag of 8 steps, a pan, a step of zoom. Each line times one event from the call to the painted window; the
// window does not react meanwhile. "Sharp" is the time until everything is painted as it should be.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QImage>
#include <map>

#include "bench/window/measured_events.h"
#include "bench/window/tables.h"
#include "ui/table/table_view.h"

namespace linesman {
namespace {

constexpr std::array<const char*, 7> TABLES{"pips-bocage",     "orders-gap", "drill-plateau", "hexes-village",
                                            "mobility-convoy", "crowded",    "wood"};
constexpr std::size_t CROWDED = 5;
constexpr std::size_t WOOD = 6;

const Game& table(std::size_t i) {
  static std::map<std::size_t, Game> made;
  const auto known = made.find(i);
  if (known != made.end()) return known->second;
  return made.emplace(i, i == CROWDED ? crowded_table()
                         : i == WOOD  ? wooded_table()
                                      : example_table(TABLES[i]))
      .first->second;
}

/// A view of 1296 by 1000 units, as in a maximised window.
class Shown {
 public:
  explicit Shown(const Game& game, QSize size = {1318, 1022}) {
    view.resize(size);
    view.show();
    view.show_game(game);
    settle();
  }
  /// Paints until nothing is left to paint.
  void settle() {
    QImage image(view.size(), QImage::Format_RGB32);
    view.render(&image);
    (void)longest_event(std::chrono::milliseconds(150));
  }
  TableView view;
};

/// The time of one event with its painting.
template <class Event>
double seconds_of(TableView& view, Event event) {
  const auto from = Clock::now();
  event();
  view.repaint();
  return seconds_since(from);
}

void Drag(benchmark::State& state) {
  const Game& game = table(static_cast<std::size_t>(state.range(0)));
  Shown shown(game);
  shown.view.zoom_at(shown.view.frame().center(), 1.5);
  shown.settle();
  const auto judgements = drag_of_eight_steps(
      game,
      state.range(0) == CROWDED ? crowded_order() : example_order(TABLES[static_cast<std::size_t>(state.range(0))]));
  shown.view.bring_into_view(judgements.front()->trace.pieces.front().end.pose.at);
  shown.view.show_ruling(game, judgements.front());
  shown.settle();
  std::vector<double> seconds;
  std::size_t i = 0;
  for (auto _ : state) {
    // Paint only the part that the event made invalid.
    const auto from = Clock::now();
    shown.view.show_ruling(game, judgements[++i % judgements.size()]);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
    QCoreApplication::processEvents();
    seconds.push_back(seconds_since(from));
    state.SetIterationTime(seconds.back());
  }
  tell(state, seconds);
}

void Pan(benchmark::State& state) {
  Shown shown(table(static_cast<std::size_t>(state.range(0))));
  shown.view.zoom_at(shown.view.frame().center(), 1.5);
  shown.settle();
  std::vector<double> seconds;
  int i = 0;
  for (auto _ : state) {
    const QPointF by = i++ % 40 < 20 ? QPointF(-9, -6) : QPointF(9, 6);
    seconds.push_back(seconds_of(shown.view, [&] { shown.view.pan_by(by); }));
    QCoreApplication::processEvents();
    state.SetIterationTime(seconds.back());
  }
  tell(state, seconds);
}

/// The first steps of zoom, not those of a series that shows the old picture anyway, and the work that follows.
void zoom_in_and_out(benchmark::State& state, Shown& shown, double by) {
  std::vector<double> seconds;
  double freeze = 0;
  int i = 0;
  for (auto _ : state) {
    const double factor = i++ % 2 == 0 ? by : 1 / by;
    seconds.push_back(seconds_of(shown.view, [&] { shown.view.zoom_at(shown.view.frame().center(), factor); }));
    state.SetIterationTime(seconds.back());
    freeze = std::max(freeze, longest_event(std::chrono::milliseconds(300)));
    shown.settle();
  }
  tell(state, seconds, freeze);
}

void Zoom(benchmark::State& state) {
  Shown shown(table(static_cast<std::size_t>(state.range(0))));
  zoom_in_and_out(state, shown, 1.2);
}

/// Paints everything anew, as after a zoom.
void Sharp(benchmark::State& state) {
  Shown shown(table(static_cast<std::size_t>(state.range(0))));
  QImage image(shown.view.size(), QImage::Format_RGB32);
  std::vector<double> seconds;
  for (auto _ : state) {
    shown.view.set_view_style(shown.view.view_style());
    const auto from = Clock::now();
    shown.view.render(&image);
    seconds.push_back(seconds_since(from));
    state.SetIterationTime(seconds.back());
  }
  tell(state, seconds);
}

/// A large window over one huge wood. No event may take longer than 50 ms.
void WoodAt2560(benchmark::State& state) {
  Shown shown(table(WOOD), {2560, 1440});
  zoom_in_and_out(state, shown, 1.6);
}

void all_tables(benchmark::internal::Benchmark* b, int iterations, bool with_wood) {
  b->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(iterations);
  for (std::size_t i = 0; i < (with_wood ? TABLES.size() : WOOD); ++i) b->Arg(static_cast<std::int64_t>(i));
}

BENCHMARK(Drag)->Apply([](auto* b) { all_tables(b, 120, false); });
BENCHMARK(Pan)->Apply([](auto* b) { all_tables(b, 80, true); });
BENCHMARK(Zoom)->Apply([](auto* b) { all_tables(b, 4, true); });
BENCHMARK(Sharp)->Apply([](auto* b) { all_tables(b, 4, true); });
BENCHMARK(WoodAt2560)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(4);

}  // namespace
}  // namespace linesman

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
