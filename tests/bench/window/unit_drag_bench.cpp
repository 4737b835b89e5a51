// Sixty models that are dragged as one body: the answer to each step of the drag with its common stop, the first answer
// to a shape, and the frames that show both. Wanted: a frame in 33 ms, the label in 16 ms.
#include <benchmark/benchmark.h>

#include <QApplication>

#include "bench/window/measured_events.h"
#include "bench/window/tables.h"
#include "files/orders/form_json.h"
#include "support/built_rulesets.h"
#include "ui/session/judge_service.h"
#include "ui/table/table_view.h"
#include "ui/window/unit_answer.h"

namespace linesman {
namespace {

constexpr int SIXTY = 60;
constexpr int IN_A_RANK = 12;
constexpr int STEPS = 8;

/// Five ranks of twelve men, an inch and a half apart, on the ground of an example.
Game table_of_sixty() {
  std::vector<std::shared_ptr<const Piece>> pieces;
  for (int i = 0; i < SIXTY; ++i) {
    Piece man;
    man.id = "man-" + std::to_string(i);
    man.side = "red";
    man.base = CircleBase{1};
    man.pose.at = {20 + 1.5 * (i % IN_A_RANK), 20 - 1.5 * (i / IN_A_RANK)};
    man.traits = Value::Object{{"troop", "infantry"}};
    pieces.push_back(std::make_shared<const Piece>(std::move(man)));
  }
  return example_table("orders-gap").with_pieces(std::move(pieces));
}

const Hearing& hearing_of_sixty() {
  static const Hearing hearing = *built_referee().open(table_of_sixty());
  return hearing;
}

Order order_of_sixty() {
  Order order;
  Pieces all;
  for (int i = 0; i < SIXTY; ++i) all.ids.push_back("man-" + std::to_string(i));
  order.who = std::move(all);
  order.action = "advance";
  return order;
}

Order dragged(int step) {
  Order order = order_of_sixty();
  order.paths.set_all(Path{ForwardStep{5.0 + 0.25 * step}});  // the second half of them goes too far
  return order;
}

/// Each step is answered as in the window.
void AnswerSixty(benchmark::State& state) {
  TraceMemory memory;
  std::vector<double> seconds;
  int step = 0;
  for (auto _ : state) {
    const auto from = Clock::now();
    const AnswerPtr answer =
        judge_now(hearing_of_sixty(), {dragged(step++ % STEPS), 0, nullptr, {}, RowEffort::first}, 0, {}, &memory);
    seconds.push_back(seconds_since(from));
    state.SetIterationTime(seconds.back());
    if (!answer->together || !answer->together->stop) return state.SkipWithError("there is no common stop");
  }
  tell(state, seconds);
}

/// The first answer to a line, ranks and a file.
void FirstFormOfSixty(benchmark::State& state) {
  std::vector<double> seconds;
  Form form{.shape = static_cast<FormShape>(state.range(0)), .at = Vec{29, 24}, .facing = 0};
  Order order = order_of_sixty();
  order.members = order.members.with(std::string(FORM), write_form(form));
  for (auto _ : state) {
    const auto from = Clock::now();
    const auto found = form_now(hearing_of_sixty(), order, RowEffort::first);
    seconds.push_back(seconds_since(from));
    state.SetIterationTime(seconds.back());
    if (!found) return state.SkipWithError(found.problem().sentence().c_str());
    state.counters["answer"] = static_cast<double>(found->formed.answer);
  }
  tell(state, seconds);
}

/// The frames of that drag, with ghosts at the common stop and a ring.
void FramesOfSixty(benchmark::State& state) {
  TableView view;
  view.resize(1318, 1022);
  view.show();
  const Game& game = hearing_of_sixty().game();
  view.show_game(game);
  std::vector<AnswerPtr> answers;
  for (int step = 0; step < STEPS; ++step) answers.push_back(judge_now(hearing_of_sixty(), {dragged(step)}));
  (void)longest_event(std::chrono::milliseconds(300));
  std::vector<double> seconds;
  std::size_t i = 0;
  for (auto _ : state) {
    const AnswerPtr& answer = answers[++i % answers.size()];
    const auto from = Clock::now();
    view.show_ruling(game, std::shared_ptr<const Judgement>(answer, answer->judgement()), unit_shown_of(answer));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
    QCoreApplication::processEvents();
    seconds.push_back(seconds_since(from));
    state.SetIterationTime(seconds.back());
  }
  tell(state, seconds);
}

BENCHMARK(AnswerSixty)->UseManualTime();
BENCHMARK(FirstFormOfSixty)
    ->UseManualTime()
    ->Arg(static_cast<int>(FormShape::line))
    ->Arg(static_cast<int>(FormShape::ranks))
    ->Arg(static_cast<int>(FormShape::column));
BENCHMARK(FramesOfSixty)->UseManualTime();

}  // namespace
}  // namespace linesman
