// The words at the pointer.
#include "drawing/report/ruling_brief.h"

#include <gmock/gmock.h>

#include "dragging.h"

namespace linesman {
namespace {

class ARulingInBrief : public ::testing::Test {
 protected:
  RulingBrief words() const { return brief_of(ruling, two_tanks(), &terms, LengthUnit::inch); }
  void SetUp() override {
    Clause dear;
    dear.id = "r-9";
    dear.title = "Broken ground";
    Clause enemies;
    enemies.id = "r-29";
    enemies.title = "Enemies";
    terms.clauses = {dear, enemies};
    ruling.allowance = {6.0, 4.5, 1.5, "inch", {}};
  }
  Fault fault(const char* rule, const Sentence& text) const { return {rule, {LEFT, 0, 4, {10, 14}}, {}, "", text}; }

  Ruling ruling;
  Terms terms;
};

TEST_F(ARulingInBrief, SaysWhatIsSpentOfWhatThereIs) {
  EXPECT_EQ(words().spent, "4.5″ of 6″");
  EXPECT_EQ(words().reason, "");
  ruling.allowance.total.reset();
  EXPECT_EQ(words().spent, "4.5″ of ?");
  ruling.allowance.spent.reset();
  EXPECT_EQ(words().spent, "");
}

TEST_F(ARulingInBrief, HasNoSumOfNothing) {
  ruling.allowance = {0.0, 4.5, -4.5, "inch", {}};
  EXPECT_EQ(words().spent, "4.5″ over");
  ruling.allowance = {0.0, 0.0, 0.0, "inch", {}};
  EXPECT_EQ(words().spent, "");
}

TEST_F(ARulingInBrief, SaysWhichDiceAreMissing) {
  ruling.dice.push_back({"r-6", "movement", "2d6", {}});
  EXPECT_EQ(words().reason, "2d6 to roll");
}

TEST_F(ARulingInBrief, SaysByHowMuchAndOnWhichDearGround) {
  ruling.faults = {fault("r-7", "left spends 7.5″ of 6″: 1.5″ too far.")};
  ruling.faults.front().excess = 1.5;
  EXPECT_EQ(words().reason, "1.5″ over");
  ruling.costs.push_back({"r-9", 8, LEFT, 0, 2, 6, ""});
  EXPECT_EQ(words().reason, "Broken ground: 1.5″ over");
}

TEST_F(ARulingInBrief, HasAtMostFiveWords) {
  for (const char* text : {"left drives into right.", "However the dice fall, left goes too far: 9″ of at most 8″.",
                           "left cannot bend 60° at one place: 45° is the most that wheels can steer."}) {
    ruling.faults = {fault("r-29", text)};
    ruling.faults.front().with = "right";
    const QString reason = words().reason;
    EXPECT_FALSE(reason.isEmpty()) << text;
    EXPECT_LE(reason.split(' ').size(), 5) << reason.toStdString();
  }
  ruling.faults = {fault("r-29", Sentence("{piece} drives into {with}.", {{"piece", "left"}, {"with", "right"}}))};
  EXPECT_EQ(words().reason, "drives into right");
}

TEST_F(ARulingInBrief, HasTheFirstProblemInFullWithItsRuleAndCountsTheOthers) {
  ruling.verdict = Verdict::illegal;
  ruling.faults = {fault("r-29", "left drives into right."), fault("r-7", "left goes 1.5″ too far.")};
  EXPECT_EQ(words().problem, "left drives into right.");
  EXPECT_EQ(words().clause, "r-29");
  EXPECT_EQ(words().more, 1);
}

TEST_F(ARulingInBrief, AsksForTheFirstDiceThatAreMissing) {
  ruling.verdict = Verdict::incomplete;
  ruling.dice.push_back({"r-6", "movement", "2d6", std::vector<double>{3, 4}});
  ruling.dice.push_back({"r-9", "bog", "1d6", {}});
  EXPECT_EQ(words().reason, "1d6 to roll");
  EXPECT_EQ(words().clause, "r-9");
  EXPECT_THAT(words().problem.toStdString(), testing::HasSubstr("1d6"));
}

TEST_F(ARulingInBrief, IsInThePlayersUnit) {
  EXPECT_EQ(brief_of(ruling, two_tanks(), &terms, LengthUnit::centimetre).spent, "11.4 cm of 15.2 cm");
}

TEST_F(Dragging, ShowsTheRulingAtThePointer) {
  press({10, 10});
  move({10, 18});
  const QPointF beside = place({10, 18}) + QPointF(40, 28);
  EXPECT_TRUE(tool->extent().contains(beside)) << "2 inches over";
  EXPECT_TRUE(leaves_ink(*tool));
  release({10, 18});
  EXPECT_FALSE(tool->extent().contains(beside)) << "it goes with the drag";
}

TEST_F(Dragging, OffersReverseToAModelThatIsDraggedBackwards) {
  drag({10, 10}, {10, 7});
  ASSERT_TRUE(std::holds_alternative<ToStep>(host->path().front()));
  // The button stands below the model at the end of its way.
  press({10, 7.0 - (1.5 + 22 / view.projection().scale)});
  release({10, 6});
  ASSERT_EQ(host->path().size(), 1U);
  EXPECT_TRUE(std::holds_alternative<ReverseStep>(host->path().front()));
  EXPECT_NEAR(host->end().y, 7, 0.05);
}

TEST_F(Dragging, OffersNoReverseWhereTheRulesHaveNone) {
  host->allow({"to", "forward"});
  drag({10, 10}, {10, 7});
  press({10, 7.0 - (1.5 + 22 / view.projection().scale)});
  release({10, 7.0 - (1.5 + 22 / view.projection().scale)});
  ASSERT_NE(host->order(), nullptr);
  EXPECT_TRUE(std::holds_alternative<ToStep>(host->path().front()));
}

}  // namespace
}  // namespace linesman
