#include "ui/session/judge_service.h"

#include <gmock/gmock.h>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "files/document.h"
#include "files/json.h"
#include "files/order_json.h"
#include "files/ruling_json.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

const std::string EXAMPLE = LINESMAN_SOURCE_DIR "/resources/examples/pips-bocage";

Hearing hearing() {
  const auto document = load_document(EXAMPLE + ".linesman");
  return built_referee().open(document.value().game).value();
}

std::vector<Order> orders() {
  std::vector<Order> all;
  for (const char* name : {"1-up-the-lane", "2-through-the-hedge", "3-tiger-too-far", "4-puma-on-the-road"}) {
    const std::string path = EXAMPLE + "." + name + ".order.json";
    all.push_back(read_order(load_json(path).value(), path).value());
  }
  return all;
}

std::string bytes_of(const Answer& answer) { return write_json(write_ruling(*answer.ruling(), answer.game)); }

std::vector<std::string> bytes_of_all(const Hearing& hearing, const std::vector<Order>& orders) {
  std::vector<std::string> all;
  for (const Order& order : orders) all.push_back(bytes_of(*judge_now(hearing, {order})));
  return all;
}

/// Handles events until `done`, for a minute at most.
template <class Done>
bool comes(Done done) {
  const QDeadlineTimer deadline(60000);
  while (!done() && !deadline.hasExpired()) {
    QCoreApplication::processEvents();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return done();
}

TEST(TheJudgeService, AnswersTheNewestOfManyRequestsAsItIsJudgedAtOnce) {
  const Hearing heard = hearing();
  const std::vector<Order> asked = orders();
  JudgeService service;
  AnswerPtr last;
  QObject::connect(&service, &JudgeService::answered, [&](const AnswerPtr& answer) { last = answer; });
  std::uint64_t newest = 0;
  for (int round = 0; round < 20; ++round) {
    for (const Order& order : asked) newest = service.ask(heard, {order});
    QCoreApplication::processEvents();
  }
  ASSERT_TRUE(comes([&] { return last && last->serial == newest; }));
  EXPECT_EQ(bytes_of(*last), bytes_of(*judge_now(heard, {asked.back()})));
}

TEST(TheJudgeService, AnswersNothingThatIsForgotten) {
  const Hearing heard = hearing();
  const std::vector<Order> asked = orders();
  JudgeService service;
  std::vector<std::uint64_t> answered;
  QObject::connect(&service, &JudgeService::answered,
                   [&](const AnswerPtr& answer) { answered.push_back(answer->serial); });
  service.ask(heard, {asked.front()});
  service.forget();
  const std::uint64_t kept = service.ask(heard, {asked.back()});
  ASSERT_TRUE(comes([&] { return !answered.empty(); }));
  EXPECT_EQ(answered, std::vector<std::uint64_t>{kept});
}

TEST(TheJudgeService, MayGoWhileItJudges) {
  const Hearing heard = hearing();
  const std::vector<Order> asked = orders();
  int answers = 0;
  for (int round = 0; round < 20; ++round) {
    JudgeService service;
    QObject::connect(&service, &JudgeService::answered, [&](const AnswerPtr&) { ++answers; });
    for (const Order& order : asked) service.ask(heard, {order});
  }
  QCoreApplication::processEvents();
  EXPECT_EQ(answers, 0);
}

TEST(AHearing, JudgesTheSameOnSeveralThreadsAtOnce) {
  const Hearing heard = hearing();
  const std::vector<Order> asked = orders();
  const std::vector<std::string> alone = bytes_of_all(heard, asked);
  std::atomic<int> same = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back([&] { same += bytes_of_all(heard, asked) == alone ? 1 : 0; });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(same, 4);
}

}  // namespace
}  // namespace linesman
