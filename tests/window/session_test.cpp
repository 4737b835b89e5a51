#include <QSignalSpy>
#include <QTest>

#include "drawing/report/ruling_lines.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "ui/panels/dice/dice_box.h"
#include "ui/session/orders.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class Judging : public WindowTest {
 protected:
  static Order forward(double distance) {
    Order order;
    order.who = OnePiece{"tank-1"};
    order.action = "rapid";
    order.paths.set_all(Path{ForwardStep{distance}});
    order.dice["movement"] = {6, 6};
    return order;
  }
};

TEST_F(Judging, OnlyTheNewestOrderIsAnswered) {
  open();
  JudgeService service;
  std::vector<std::uint64_t> answered;
  QObject::connect(&service, &JudgeService::answered,
                   [&](const AnswerPtr& answer) { answered.push_back(answer->serial); });
  std::uint64_t last = 0;
  for (int i = 1; i <= 50; ++i) last = service.ask(*session().hearing(), {forward(0.1 * i)});
  EXPECT_TRUE(wait_until([&] { return !answered.empty(); }));
  handle_events();
  EXPECT_EQ(answered, std::vector<std::uint64_t>{last});
}

TEST_F(Judging, WhatIsForgottenIsNotAnswered) {
  open();
  JudgeService service;
  QSignalSpy answers(&service, &JudgeService::answered);
  service.ask(*session().hearing(), {forward(3)});
  service.forget();
  const std::uint64_t next = service.ask(*session().hearing(), {forward(4)});
  ASSERT_TRUE(wait_until([&] { return !answers.isEmpty(); }));
  EXPECT_EQ(answers.front().front().value<AnswerPtr>()->serial, next) << "the worker takes one after the other";
  handle_events();
  EXPECT_EQ(answers.count(), 1);
}

TEST_F(Judging, AtOnceAndByTheWorkerIsTheSame) {
  open();
  session().proposal().propose(forward(4));
  settle();
  const AnswerPtr later = session().proposal().answer();
  session().proposal().propose(forward(4));
  const AnswerPtr now = session().proposal().answer_now();
  ASSERT_TRUE(later->ruling() && now->ruling());
  const auto bytes = [](const OrderAnswer& answer) { return write_json(write_ruling(*answer.ruling(), answer.game)); };
  EXPECT_EQ(bytes(*now), bytes(*later));
  EXPECT_TRUE(session().proposal().answer_is_current());
}

TEST_F(Judging, AnOrderWithoutAPathIsAHintAndNoError) {
  open();
  session().selected().select({"tank-1"});
  session().proposal().propose(session().proposal().fresh_order({"tank-1"}));
  settle();
  EXPECT_EQ(window->ruling_panel().verdict_text(), "No ruling");
}

TEST_F(Judging, AFreshOrderKeepsActionAndDiceOfTheSamePieceOnly) {
  open();
  session().selected().select({"tank-1"});
  session().proposal().propose(forward(4));
  const Order again = session().proposal().fresh_order({"tank-1"});
  EXPECT_EQ(again.action, "rapid");
  EXPECT_EQ(again.dice.count("movement"), 1u);
  EXPECT_FALSE(again.paths.common());
  const Order other = session().proposal().fresh_order({"car-1"});
  EXPECT_TRUE(other.action.empty()) << "nothing is said of it";
  EXPECT_TRUE(other.dice.empty());
}

TEST_F(Judging, UnknownWordsOfAnotherRulesetAreLeftOut) {
  open();
  Order order = forward(3);
  order.action = "gallop";
  order.dice["spirits"] = {1};
  order.members = Value::empty_object().with("omen", "good");
  order.paths.of("tank-1")->push_back(ActStep{"sing", Value::empty_object().with("act", "sing")});
  const Order fit = fitted(order, *session().terms(), nullptr);
  EXPECT_TRUE(fit.action.empty());
  EXPECT_EQ(fit.dice.size(), 1u);
  EXPECT_TRUE(fit.members.members().empty());
  EXPECT_EQ(fit.paths.common()->size(), 1u);
}

TEST_F(Judging, PickingALineOfTheRulingShowsItsPlace) {
  open();
  session().selected().select({"tank-1"});
  session().proposal().propose(forward(20));
  settle();
  QSignalSpy picked(&window->ruling_panel(), &RulingPanel::place_picked);
  auto* lines = window->ruling_panel().findChild<RulingList*>();
  ASSERT_GT(lines->model()->rowCount(), 1);
  const QImage before = view().grab().toImage();
  lines->setCurrentIndex(lines->model()->index(1, 0));
  ASSERT_EQ(picked.count(), 1);
  EXPECT_NE(view().grab().toImage(), before);
  const auto place = picked.front().front().value<std::optional<LinePlace>>();
  ASSERT_TRUE(place);
  EXPECT_EQ(place->piece, "tank-1");
}

TEST(DiceCounts, AreReadFromTheNeed) {
  EXPECT_EQ(dice_count("2d6")->count, 2);
  EXPECT_EQ(dice_count("d10")->faces, 10);
  EXPECT_EQ(dice_count("1d6")->count, 1);
  EXPECT_FALSE(dice_count("a handful"));
  EXPECT_FALSE(dice_count(""));
}

}  // namespace
}  // namespace linesman::testing_window
