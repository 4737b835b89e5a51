// Questions: each row is what the judge, or `could`, says of every roll.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <numeric>
#include <string>

#include "base/tolerance.h"
#include "reach/ask/ask.h"
#include "reach/ask/mend.h"
#include "reach/places.h"
#include "support/random.h"

namespace linesman::ask_test {
namespace {

using reach_test::heard;
using reach_test::SQUAD;
using ::testing::ElementsAre;

const std::string TANK = R"({"id": "tank", "side": "red", "base": {"shape": "rectangle", "width": 1, "length": 1},
    "at": [24, 24], "facing": 0, "traits": {"speed": "standard", "drive": "tracked"}})";
const std::string STREAM = R"({"id": "stream", "kind": "stream", "width": 0.5,
    "geometry": {"type": "LineString", "coordinates": [[0, 26], [48, 26]]}})";
const std::string ROUGH = R"({"id": "rough", "kind": "rough", "geometry": {"type": "Polygon",
    "coordinates": [[[0, 0], [48, 0], [48, 48], [0, 48], [0, 0]]]}})";

Question by_way(Path path) {
  Question question;
  question.who = {"tank"};
  WayAsked way;
  way.paths.set_all(std::move(path));
  question.to = way;
  return question;
}

Question to_place(Vec place) {
  Question question;
  question.who = {"tank"};
  question.to = PlaceAsked{ends_at({place}), 0.01};
  return question;
}

Answer answered(const Hearing& hearing, const Question& question) {
  auto answer = ask(hearing, question);
  EXPECT_TRUE(answer) << (answer ? "" : answer.problem().sentence());
  return answer ? *std::move(answer) : Answer{{Row{}}};
}

const Row& row_of(const Answer& answer, const std::string& action) {
  static const Row NONE;
  const auto row =
      std::find_if(answer.rows.begin(), answer.rows.end(), [&](const Row& r) { return r.action == action; });
  EXPECT_NE(row, answer.rows.end()) << action;
  return row == answer.rows.end() ? NONE : *row;
}

std::vector<std::string> actions_of(const Answer& answer) {
  std::vector<std::string> actions;
  for (const Row& row : answer.rows) actions.push_back(row.action);
  return actions;
}

/// Calls each(faces) for all rolls of six-sided dice.
template <class Each>
void for_rolls(int dice, Each each) {
  int rolls = 1;
  for (int i = 0; i < dice; ++i) rolls *= 6;
  for (int roll = 0; roll < rolls; ++roll) {
    std::vector<double> faces;
    for (int i = 0, rest = roll; i < dice; ++i, rest /= 6) faces.push_back(rest % 6 + 1);
    each(faces);
  }
}

void expect_legal_witness(const Hearing& hearing, const Row& row) {
  if (!row.is_yes()) return;
  ASSERT_TRUE(row.witness) << row.action;
  const auto judged = hearing.judge(row.witness->order);
  ASSERT_TRUE(judged);
  EXPECT_TRUE(is_allowed(judged->ruling)) << row.action;
  EXPECT_TRUE(row.spent && row.total && !exceeds(*row.spent, *row.total + hearing.game().tolerance()));
}

/// Counted by the judge, roll by roll.
void expect_counted(const Hearing& hearing, const Path& path) {
  const Answer answer = answered(hearing, by_way(path));
  for (const auto& [action, dice] : {std::pair("cautious", 1), std::pair("rapid", 2), std::pair("flat-out", 3)}) {
    const Row& row = row_of(answer, action);
    Order order = reach_test::order_for("tank", action);
    order.paths.set_all(path);
    int legal = 0;
    int all = 0;
    double least = 0;
    for_rolls(dice, [&](const std::vector<double>& faces) {
      order.dice["movement"] = faces;
      ++all;
      if (!is_allowed(hearing.judge(order)->ruling)) return;
      const double sum = std::accumulate(faces.begin(), faces.end(), 0.0);
      least = legal++ == 0 ? sum : std::min(least, sum);
    });
    const RowAnswer expected = legal == all ? RowAnswer::yes : legal > 0 ? RowAnswer::with : RowAnswer::no;
    EXPECT_EQ(row.answer, expected) << action;
    expect_legal_witness(hearing, row);
    if (expected != RowAnswer::with) continue;
    EXPECT_EQ(row.chance->legal, legal) << action;
    EXPECT_EQ(row.chance->all, all) << action;
    const auto& faces = row.witness->order.dice.at("movement");
    EXPECT_EQ(std::accumulate(faces.begin(), faces.end(), 0.0), least) << action;
    EXPECT_NE(row.least.has_value(), !row.rolls.empty()) << action;
    if (row.least) {
      EXPECT_EQ(row.least->second, least) << action;
    }
  }
}

TEST(TheRowsOfAWay, AreWhatTheJudgeSaysOfEveryRoll) {
  for (const double inches : {1.0, 2.5, 4.0, 6.0, 9.0, 13.5, 22.0})
    for (const std::string& ground : {std::string(), STREAM, ROUGH})
      expect_counted(heard("pips", ground, TANK), {ForwardStep{inches}});
  expect_counted(heard("pips", "", TANK), {ReverseStep{5}});
}

TEST(TheRowsOfAPlace, AreWhatCouldSaysWithEveryRoll) {
  const Hearing hearing = heard("pips", STREAM, TANK);
  Random random(7);
  for (int i = 0; i < 6; ++i) {
    const Vec place{random.between(20, 28), random.between(20, 31)};
    Question question = to_place(place);
    question.how.action = "rapid";
    const Row row = answered(hearing, question).rows.front();
    expect_legal_witness(hearing, row);
    Order order = reach_test::order_for("tank", "rapid");
    for_rolls(2, [&](const std::vector<double>& faces) {
      order.dice["movement"] = faces;
      question.roll["movement"] = {static_cast<int>(faces[0]), static_cast<int>(faces[1])};
      const auto could = could_reach(hearing, order, {{"tank", EndRequest{place}}}, 0.01);
      const Row given = answered(hearing, question).rows.front();
      ASSERT_TRUE(could);
      EXPECT_EQ(given.answer == RowAnswer::yes, could->answer == CouldAnswer::yes) << place.x << ", " << place.y;
      EXPECT_EQ(given.answer == RowAnswer::no, could->answer == CouldAnswer::no) << place.x << ", " << place.y;
      if (row.answer == RowAnswer::yes) {
        EXPECT_NE(could->answer, CouldAnswer::no);
      }
      if (row.answer == RowAnswer::no) {
        EXPECT_NE(could->answer, CouldAnswer::yes);
      }
    });
    order.dice.clear();
    const auto could = could_reach(hearing, order, {{"tank", EndRequest{place}}}, 0.01);
    EXPECT_EQ(row.is_yes(), could->answer == CouldAnswer::yes);
    EXPECT_EQ(row.answer == RowAnswer::no, could->answer == CouldAnswer::no);
  }
}

TEST(ARowOfAPlace, ThatIsTooFarSaysHowMuchIsLacking) {
  const Row row = row_of(answered(heard("pips", "", TANK), to_place({24, 33})), "cautious");
  EXPECT_EQ(row.answer, RowAnswer::no);
  EXPECT_EQ(row.by, Refusal::far);
  EXPECT_NEAR(*row.most, 7, 1e-9);
  EXPECT_GT(*row.bound, 7);
  EXPECT_LE(*row.bound, 9);
  EXPECT_THAT(row.rules, ElementsAre("pips-7"));
}

TEST(ARowOfAPlace, BeyondAllThatIsSearchedSaysWhatItMaySpend) {
  const std::string lake = R"({"id": "lake", "kind": "lake", "geometry": {"type": "Polygon",
      "coordinates": [[[18, 28], [30, 28], [30, 40], [18, 40], [18, 28]]]}})";
  Question question = to_place({24, 44});
  question.who = {"squad"};
  const Answer answer = answered(heard("orders", lake, SQUAD), question);
  EXPECT_THAT(actions_of(answer), ElementsAre("run", "advance")) << "who lacks least comes first";
  const Row& row = row_of(answer, "advance");
  EXPECT_EQ(row.by, Refusal::far);
  EXPECT_NEAR(*row.most, 6, 1e-9);
  EXPECT_NEAR(*row.bound, 20, 0.02);
}

TEST(ARow, WantsTheDieThatIsNotKnown) {
  Question question = by_way({ForwardStep{12}});
  question.how.action = "rapid";
  question.roll["movement"] = {6, std::nullopt};
  const Row row = answered(heard("pips", "", TANK), question).rows.front();
  ASSERT_EQ(row.answer, RowAnswer::wants);
  EXPECT_EQ(row.wants->die, "movement");
  EXPECT_EQ(row.wants->index, 1U);
  ASSERT_EQ(row.then.size(), 6U);
  EXPECT_EQ(row.then[2].answer, RowAnswer::no);
  EXPECT_EQ(row.then[3].answer, RowAnswer::yes);
}

TEST(ARow, TakesNullsAloneAsNotSaid) {
  const Hearing hearing = heard("pips", "", TANK);
  Question question = by_way({ForwardStep{9}});
  question.how.action = "rapid";
  const Row unsaid = answered(hearing, question).rows.front();
  question.roll["movement"] = {std::nullopt, std::nullopt, std::nullopt};
  const Row nulls = answered(hearing, question).rows.front();
  EXPECT_EQ(nulls.answer, RowAnswer::with);
  EXPECT_EQ(nulls.chance->legal, unsaid.chance->legal);
}

TEST(ARow, WantsTheNumberOfDiceWhereTooManyWereGiven) {
  Question question = by_way({ForwardStep{4}});
  question.roll["movement"] = {6, 6};
  const Answer answer = answered(heard("pips", "", TANK), question);
  EXPECT_THAT(actions_of(answer), ElementsAre("rapid", "cautious", "flat-out"));
  const Row& cautious = answer.rows[1];
  EXPECT_EQ(cautious.wants->count, 1U);
  EXPECT_FALSE(cautious.chance || cautious.witness);
}

TEST(ARow, CountsADieThatWasUsedUpAsOneOfThoseOfAPlace) {
  Question question = to_place({24, 33});
  question.how.action = "flat-out";
  question.roll["movement"] = {6, 0, 6};
  const Row row = answered(heard("pips", "", TANK), question).rows.front();
  ASSERT_EQ(row.answer, RowAnswer::yes);
  EXPECT_THAT(row.witness->order.dice.at("movement"), ElementsAre(6, 6));
}

TEST(ARow, OfRulesWithoutDiceHasNoChance) {
  Question question = to_place({24, 29});
  question.who = {"squad"};
  const Answer answer = answered(heard("orders", "", SQUAD), question);
  EXPECT_THAT(actions_of(answer), ElementsAre("advance", "run"));
  for (const Row& row : answer.rows) EXPECT_FALSE(row.chance) << row.action;
}

TEST(AreasOfAnywhere, LieWithinOneAnother) {
  const Hearing hearing = heard("pips", STREAM, TANK);
  Question question = to_place({});
  question.to = AnywhereAsked{};
  question.how.action = "rapid";
  const Row row = answered(hearing, question).rows.front();
  EXPECT_EQ(row.answer, RowAnswer::yes);
  ASSERT_EQ(row.area.size(), 1U);
  const std::vector<RollReach>& rolls = row.area.front().rolls;
  ASSERT_EQ(rolls.size(), 5U);
  Random random(3);
  for (int i = 0; i < 4000; ++i) {
    const Vec place{random.between(8, 40), random.between(8, 40)};
    for (std::size_t k = 0; k < rolls.size(); ++k) {
      const bool inner = reach_test::holds(rolls[k].inner, place);
      const bool outer = reach_test::holds(rolls[k].outer, place);
      EXPECT_TRUE(!inner || outer) << rolls[k].roll;
      if (k == 0) continue;
      EXPECT_TRUE(inner || !reach_test::holds(rolls[k - 1].inner, place)) << rolls[k].roll;
      EXPECT_TRUE(outer || !reach_test::holds(rolls[k - 1].outer, place)) << rolls[k].roll;
      EXPECT_LE(rolls[k].chance.legal, rolls[k - 1].chance.legal);
    }
  }
}

TEST(AreasOfAnywhere, HaveAtLeastTheirChance) {
  const Hearing hearing = heard("pips", STREAM, TANK);
  Question anywhere = to_place({});
  anywhere.to = AnywhereAsked{};
  anywhere.how.action = "rapid";
  const Row area = answered(hearing, anywhere).rows.front();
  Random random(11);
  int seen = 0;
  for (int i = 0; i < 400 && seen < 12; ++i) {
    const Vec place{random.between(16, 32), random.between(16, 36)};
    for (const RollReach& roll : area.area.front().rolls) {
      if (!reach_test::holds(roll.inner, place)) continue;
      ++seen;
      Question question = to_place(place);
      question.how.action = "rapid";
      const Row row = answered(hearing, question).rows.front();
      const double share = row.answer == RowAnswer::yes ? 1 : row.chance ? row.chance->share() : 0;
      EXPECT_GE(share, roll.chance.share() - 1e-9) << place.x << ", " << place.y << " " << roll.roll;
      break;
    }
  }
  EXPECT_GE(seen, 5);
}

TEST(AQuestionAboutADistance, IsAnsweredByTheGapOfTheBases) {
  const std::string two = SQUAD + R"(, {"id": "other", "side": "red", "base": {"shape": "circle", "diameter": 1},
      "at": [32, 24], "facing": 0, "traits": {"troop": "infantry"}})";
  const Hearing hearing = heard("orders", "", two);
  Question question;
  question.who = {"squad"};
  for (const auto& [distance, yes] : {std::pair(6.0, true), std::pair(7.0, false), std::pair(7.5, false)}) {
    question.to = ApartAsked{"other", distance};
    const Row row = answered(hearing, question).rows.front();
    EXPECT_NEAR(*row.gap, 7, 1e-9);
    EXPECT_NEAR(*row.slack, 7 - distance, 1e-9);
    EXPECT_EQ(row.answer == RowAnswer::yes, yes) << distance;
  }
}

TEST(AQuestion, IsRefusedAtItsPlace) {
  const Hearing hearing = heard("pips", "", TANK);
  const auto pointer = [&](auto change) {
    Question question = by_way({ForwardStep{1}});
    change(question);
    const auto answer = ask(hearing, question);
    EXPECT_FALSE(answer);
    return answer ? "" : answer.problem().pointer;
  };
  EXPECT_EQ(pointer([](Question& q) { q.who.clear(); }), "/who");
  EXPECT_EQ(pointer([](Question& q) { q.who = {"tank", "mule"}; }), "/who/1");
  EXPECT_EQ(pointer([](Question& q) { q.who = {"tank", "tank"}; }), "/who/1");
  EXPECT_EQ(pointer([](Question& q) { q.how.action = "gallop"; }), "/how/action");
  EXPECT_EQ(pointer([](Question& q) { q.how.members = q.how.members.with("towards", "x"); }), "/how/towards");
  EXPECT_EQ(pointer([](Question& q) { q.roll["speed"] = {1}; }), "/roll/speed");
  EXPECT_EQ(pointer([](Question& q) { q.roll["movement"] = {6, 7}; }), "/roll/movement/1");
  EXPECT_EQ(pointer([](Question& q) { q.to = ApartAsked{"nobody", 3}; }), "/to/apart/from");
}

TEST(TheRowsOfAWay, AreFixesOfAnOrderByAnotherAction) {
  const Hearing hearing = heard("pips", "", TANK);
  Order order = reach_test::order_for("tank", "cautious");
  order.paths.set_all({ForwardStep{9}});
  order.dice["movement"] = {6};
  const std::vector<Mend> mends = mends_of(hearing, order, *hearing.judge(order));
  for (const char* what : {"Rapid: needs a roll of 7 (58 % chance)", "Flat out: needs a roll of 6 (95 % chance)"})
    EXPECT_TRUE(std::any_of(mends.begin(), mends.end(), [&](const Mend& mend) { return mend.what == what; })) << what;
}

TEST(AFirstRow, NeverSaysOtherwiseThanAWholeOne) {
  const Hearing hearing = heard("pips", STREAM, TANK);
  double slowest = 0;
  for (const double inches : {2.0, 6.0, 11.0, 19.0}) {
    const auto rows = AskedRows::of(hearing, to_place({24, 24 + inches}));
    ASSERT_TRUE(rows);
    for (std::size_t i = 0; i < rows->actions().size(); ++i) {
      const std::clock_t begun = std::clock();
      const Row first = rows->row(i, RowEffort::first);
      slowest = std::max(slowest, 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
      const Row whole = rows->row(i, RowEffort::whole);
      EXPECT_TRUE(first.rough);
      if (first.answer == RowAnswer::no) {
        EXPECT_EQ(whole.answer, RowAnswer::no) << first.action;
      }
      if (first.is_yes()) {
        EXPECT_TRUE(whole.is_yes()) << first.action;
      }
    }
  }
  RecordProperty("slowest_first_row_ms", std::to_string(slowest));
}

}  // namespace
}  // namespace linesman::ask_test
