// The clock follows what is held, shows the way to where the pointer is, and names gaps.
#include <gmock/gmock.h>

#include <QTest>

#include "editing/thing_moves.h"
#include "table/plan.h"
#include "window_clock/clock_page.h"

namespace linesman::testing_window {
namespace {

using testing::SizeIs;

class WhatIsHeld : public TheClockPage {
 protected:
  bool is_answered_held() {
    return wait_until([&] {
      const ClockService& service = panel().service();
      return service.current() && service.found()->held;
    });
  }
  Vec shown_mill() { return plan_of(panel().service().found()->game).markings.front().points.front(); }
};

TEST_F(WhatIsHeld, IsFollowedByTheFiguresBeforeItIsLetGo) {
  ASSERT_TRUE(is_answered());
  view().setFocus();
  key(Qt::Key_N);
  press({24, 14});
  move_to({24, 20});
  move_to({24, 26});
  EXPECT_FALSE(list("Objectives").isEnabled()) << "grey until it is answered";
  ASSERT_TRUE(is_answered_held());
  EXPECT_NEAR(shown_mill().y, 26, 0.1);
  EXPECT_TRUE(list("Objectives").isEnabled());
  EXPECT_TRUE(list("Objectives").item(0)->text().contains("blue first in 100 of 100"));
  EXPECT_TRUE(all_labels().contains("This is coarse, for the place where you hold it. Let go to count in full."));
  ASSERT_TRUE(wait_until([&] {
    return plan_of(view().reach()->game).markings.front().points.front().y > 25 && view().reach()->clock->current;
  })) << "the bands on the table";
  EXPECT_EQ(plan_of(session().game()).markings.front().points.front().y, 14) << "nothing is changed yet";
  move_to({24, 8});
  EXPECT_FALSE(panel().service().current()) << "another place, another answer";
  ASSERT_TRUE(is_answered_held());
  EXPECT_NEAR(shown_mill().y, 8, 0.1);
  release({24, 8});
  ASSERT_TRUE(is_answered());
  EXPECT_FALSE(panel().service().found()->held);
  EXPECT_NEAR(plan_of(session().game()).markings.front().points.front().y, 8, 0.1);
  ASSERT_TRUE(panel().service().before()) << "the answer before the drag";
  EXPECT_EQ(plan_of(panel().service().before()->game).markings.front().points.front().y, 14);
}

TEST_F(WhatIsHeld, GivesBackTheAnswerWhenItIsDropped) {
  ASSERT_TRUE(is_answered());
  const ClockPtr before = panel().service().found();
  view().setFocus();
  key(Qt::Key_N);
  press({24, 14});
  move_to({24, 20});
  move_to({24, 26});
  ASSERT_TRUE(is_answered_held());
  key(Qt::Key_Escape);
  EXPECT_EQ(panel().service().found(), before);
  EXPECT_TRUE(panel().service().current());
  release({24, 26});
  EXPECT_EQ(plan_of(session().game()).markings.front().points.front().y, 14);
}

TEST_F(WhatIsHeld, MayBeTerrainOrAModel) {
  ASSERT_TRUE(is_answered());
  view().setFocus();
  key(Qt::Key_E);
  press({7, 17});
  move_to({12, 17});
  move_to({21, 17});
  ASSERT_TRUE(is_answered_held());
  const Game with_wood = panel().service().found()->game;
  EXPECT_NEAR(middle_of_thing(with_wood, "wood")->x, 21, 0.7);
  EXPECT_NEAR(middle_of_thing(session().game(), "wood")->x, 7, 1e-9);
  key(Qt::Key_Escape);
  release({21, 17});
  key(Qt::Key_P);
  press({24, 6});
  move_to({24, 9});
  move_to({24, 12});
  ASSERT_TRUE(is_answered_held());
  const Game& with_model = panel().service().found()->game;
  EXPECT_NEAR(with_model.piece(*with_model.find_piece("r")).pose.at.y, 12, 0.7);
  release({24, 12});
  ASSERT_TRUE(is_answered());
}

TEST_F(WhatIsHeld, DoesNotWakeAClockThatNoPlayerLooksAt) {
  ASSERT_TRUE(is_answered());
  view().setFocus();
  key(Qt::Key_Escape);
  ASSERT_TRUE(wait_until([&] { return view().reach() == nullptr; }));
  key(Qt::Key_N);
  press({24, 14});
  move_to({24, 20});
  move_to({24, 26});
  QTest::qWait(400);  // much longer than it takes where it is looked at
  EXPECT_FALSE(panel().service().found()->held);
  release({24, 26});
}

class TheWayOnTheTable : public TheClockPage {};

TEST_F(TheWayOnTheTable, IsShownTurnByTurnWhereThePointerIs) {
  ASSERT_TRUE(is_answered());
  move_to({40, 18});
  ASSERT_TRUE(wait_until([&] { return !view().over().way.empty(); }));
  ASSERT_THAT(view().over().way, SizeIs(2));
  EXPECT_EQ(view().over().way[0].turn, 1);
  EXPECT_EQ(view().over().way[1].turn, 2);
  const Vec end = view().over().way[1].judgement->trace.pieces.front().end.pose.at;
  EXPECT_LE(distance(end, {40, 18}), 0.2);
  for (const PreviewedTurn& turn : view().over().way) EXPECT_EQ(turn.judgement->ruling.verdict, Verdict::legal);
  if (const QString kept = qEnvironmentVariable("LINESMAN_PICTURES"); !kept.isEmpty())
    window->grab().save(kept + "/clock-way.png");
  move_to({24, 9});
  ASSERT_TRUE(wait_until([&] { return view().over().way.size() == 1; })) << "one turn away";
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(&view(), &leave);
  EXPECT_TRUE(view().over().way.empty());
}

/// Two lakes with a gap of 3 inches between them, on the way of the red runner.
std::string lakes() {
  const auto lake = [](const char* id, const char* ring) {
    return std::string(R"({"id":")") + id + R"(","kind":"lake","geometry":{"type":"Polygon","coordinates":[)" + ring +
           "]}}";
  };
  return R"({"linesman":1,"ruleset":"orders","table":{"width":48,"depth":36},"terrain":[)" +
         lake("west", "[[0,16],[22,16],[22,20],[0,20],[0,16]]") + "," +
         lake("east", "[[25,16],[48,16],[48,20],[25,20],[25,16]]") + R"(],"pieces":[
    {"id":"r","side":"red","base":{"shape":"circle","diameter":1},"at":[24,6],"facing":0,"traits":{"troop":"infantry"}},
    {"id":"wide","name":"The wagon","side":"red","base":{"shape":"circle","diameter":4},"at":[40,6],"facing":0,
     "traits":{"troop":"infantry"}},
    {"id":"b","side":"blue","base":{"shape":"circle","diameter":1},"at":[24,34],"facing":180,
     "traits":{"troop":"infantry"}}],
    "notes":{"turns":4,"markings":[{"kind":"objective","id":"mill","text":"The mill","points":[[24,26]]}]}})";
}

class AGapOnTheTable : public TheClockPage {
 protected:
  void SetUp() override {
    open(lakes());
    window->resize(1366, 768);
    window->show();
    view().setFocus();
    key(Qt::Key_F7);
  }
};

TEST_F(AGapOnTheTable, IsListedWithItsShareAndWhoDoesNotFit) {
  ASSERT_TRUE(is_answered());
  ASSERT_GE(panel().service().found()->answer->gaps.size(), 1u);
  QListWidget& gaps = list("Gaps");
  ASSERT_GE(gaps.count(), 1);
  const std::string row = gaps.item(0)->text().toStdString();
  EXPECT_THAT(row, testing::HasSubstr("3″ between west and east"));
  EXPECT_THAT(row, testing::HasSubstr("red: 0 abreast")) << "of the wider base, where two are as usual";
  EXPECT_THAT(row, testing::HasSubstr("1 of 1 ways"));
  EXPECT_THAT(row, testing::HasSubstr("too narrow for The wagon"));
  EXPECT_EQ(cut_rows(gaps), "");
  if (const QString kept = qEnvironmentVariable("LINESMAN_PICTURES"); !kept.isEmpty())
    window->grab().save(kept + "/clock-gap.png");
}

}  // namespace
}  // namespace linesman::testing_window
