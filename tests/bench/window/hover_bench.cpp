// The pointer over the reach of a piece, in the whole window: from a move of the mouse to the painted table, while
// another thread searches for ways to its place. A frame has 16 ms.
#include <benchmark/benchmark.h>

#include <QTest>
#include <array>
#include <stdexcept>

#include "bench/window/measured_events.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "plugins/library.h"
#include "support/cases.h"
#include "support/patience.h"
#include "ui/window/main_window.h"

namespace linesman {
namespace {

constexpr std::array<const char*, 5> ORDERS{"pips-bocage.1-up-the-lane", "orders-gap.5-churchill-up-the-lane",
                                            "drill-stream.1-the-line-crosses-the-hedge",
                                            "mobility-convoy.2-the-mule-drives", "hexes-village.4-cromwell-backs-out"};

/// A window that shades the reach of the piece of such an order.
class Shaded {
 public:
  explicit Shaded(const std::string& name)
      : window(std::make_shared<RulesetLibrary>(std::vector<std::string>{LINESMAN_RULESETS})) {
    const std::string examples = in_project("resources/examples/");
    window.resize(1300, 850);
    window.show();
    if (!window.open(QString::fromStdString(examples + name.substr(0, name.find('.')) + ".linesman")))
      throw std::runtime_error(window.messages().sentence().toStdString());
    const std::string path = examples + name + ".order.json";
    Order order = read_order(load_json(path).value(), path).value();
    order.paths.clear();
    window.session().proposal().propose(order);
    window.session().selected().select(ids_of(order.who));
    window.actions().command("reach")->setChecked(true);
    if (!QTest::qWaitFor([this] { return window.reach().answer() != nullptr; }, PATIENCE))
      throw std::runtime_error("nothing is shaded: " + name);
    (void)longest_event(std::chrono::milliseconds(300));
  }

  Vec start() const {
    const ReachPtr& answer = window.reach().answer();
    return answer->game.piece(answer->reaches.front().piece).pose.at;
  }
  double move_to(Vec place) {
    const auto from = Clock::now();
    QTest::mouseMove(&window.table(), window.table().projection().to_paper(place).toPoint());
    (void)frame();
    return seconds_since(from);
  }
  double frame() {
    const auto from = Clock::now();
    window.table().repaint();
    QCoreApplication::processEvents();
    return seconds_since(from);
  }

  MainWindow window;
};

double median(std::vector<double> seconds) {
  std::sort(seconds.begin(), seconds.end());
  return seconds[seconds.size() / 2];
}

/// "over_resting" is the median divided by the median of that frame with a resting pointer.
void HoverOverReach(benchmark::State& state) {
  Shaded shaded(ORDERS[static_cast<std::size_t>(state.range(0))]);
  const Vec start = shaded.start();
  std::vector<double> resting;
  for (int i = 0; i < 40; ++i) resting.push_back(shaded.frame());
  std::vector<double> seconds;
  for (auto _ : state) {
    const auto i = static_cast<double>(seconds.size() % 40);
    seconds.push_back(shaded.move_to(start + Vec{0.1, 0.05} * i));
    state.SetIterationTime(seconds.back());
  }
  state.counters["over_resting"] = median(seconds) / median(resting);
  tell(state, seconds);
}

BENCHMARK(HoverOverReach)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(80)
    ->ArgName("example")
    ->DenseRange(0, 4);

}  // namespace
}  // namespace linesman
