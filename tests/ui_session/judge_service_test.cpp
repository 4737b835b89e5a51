#include "ui/session/judge_service.h"

#include <gmock/gmock.h>

#include <atomic>
#include <functional>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "support/built_rulesets.h"
#include "support/prepared.h"
#include "ui_session/events.h"

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

std::string bytes_of(const OrderAnswer& answer) { return write_json(write_ruling(*answer.ruling(), answer.game)); }

std::vector<std::string> bytes_of_all(const Hearing& hearing, const std::vector<Order>& orders) {
  std::vector<std::string> all;
  for (const Order& order : orders) all.push_back(bytes_of(*judge_now(hearing, {order})));
  return all;
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

/// A ruleset whose judgements end only when they are given up, or when `judge` throws.
class Endless : public Ruleset {
 public:
  explicit Endless(std::function<void(Budget&)> judge) : Ruleset({}), judge_(std::move(judge)) {}
  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game&, const Order&,
                                                       std::shared_ptr<const GameReading>) const override {
    return JudgedBy::prepared({}, [judge = judge_](const Trace&, Budget& budget) -> Result<Ruling> {
      judge(budget);
      return Ruling{};
    });
  }

 private:
  std::function<void(Budget&)> judge_;
};

/// An order with an action that is said: it is judged, and not asked about action by action.
Order said_order() {
  Order order;
  order.action = "move";
  return order;
}

Hearing hearing_under(std::function<void(Budget&)> judge) {
  return Hearing::open(Game(), std::make_shared<Endless>(std::move(judge))).value();
}

TEST(TheJudgeService, GivesUpWhatANewerRequestHasMadeStale) {
  std::atomic<int> begun = 0;
  const Hearing endless = hearing_under([&](Budget& budget) {
    ++begun;
    for (;;) budget.spend(0);
  });
  const Hearing heard = hearing();
  JudgeService service;
  AnswerPtr last;
  QObject::connect(&service, &JudgeService::answered, [&](const AnswerPtr& answer) { last = answer; });
  service.ask(endless, {said_order()});
  ASSERT_TRUE(comes([&] { return begun == 1; }));
  const std::uint64_t newest = service.ask(heard, {orders().front()});
  ASSERT_TRUE(comes([&] { return last != nullptr; }));
  EXPECT_EQ(last->serial, newest);
}

TEST(TheJudgeService, GivesUpWhatIsForgottenAndWhatItIsAtWhenItGoes) {
  std::atomic<int> begun = 0;
  std::atomic<int> ended = 0;
  const Hearing endless = hearing_under([&](Budget& budget) {
    ++begun;
    try {
      for (;;) budget.spend(0);
    } catch (const WorkStopped&) {
      ++ended;
      throw;
    }
  });
  {
    JudgeService service;
    service.ask(endless, {said_order()});
    ASSERT_TRUE(comes([&] { return begun == 1; }));
    service.forget();
    ASSERT_TRUE(comes([&] { return ended == 1; }));
    service.ask(endless, {said_order()});
    ASSERT_TRUE(comes([&] { return begun == 2; }));
  }
  EXPECT_EQ(ended, 2);
}

TEST(TheJudgeService, TellsWhatIsThrownAndGoesOn) {
  const Hearing heard = hearing();
  JudgeService service;
  AnswerPtr last;
  QObject::connect(&service, &JudgeService::answered, [&](const AnswerPtr& answer) { last = answer; });
  const auto reason = [&](const Hearing& asked) {
    last.reset();
    service.ask(asked, {said_order()});
    return comes([&] { return last != nullptr; }) && last->problem() ? english(last->problem()->reason) : std::string();
  };
  EXPECT_EQ(reason(hearing_under([](Budget&) { throw std::bad_alloc(); })),
            "there is not enough memory to judge this order");
  EXPECT_EQ(reason(hearing_under([](Budget&) { throw std::length_error("too long"); })), "too long");
  last.reset();
  service.ask(heard, {orders().front()});
  ASSERT_TRUE(comes([&] { return last != nullptr; }));
  EXPECT_TRUE(last->ruling());
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
