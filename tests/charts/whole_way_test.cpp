// Where a rule asks about the whole way, a way round what it asks about is found, and in later turns what the first set
// is reckoned with.
#include <gmock/gmock.h>

#include <cmath>

#include "charts/random_play.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "reach/questions/could.h"
#include "reach/questions/reach.h"
#include "reach/questions/turns.h"
#include "reach/search/way_trial.h"

namespace linesman::charts_test {
namespace {

using ::testing::HasSubstr;

/// A game of a disc of an inch that moves 12 inches. `rules`: those besides its allowance and the edge.
Hearing heard(const std::string& rules, const std::string& terrain, const std::string& more = "",
              const std::string& allowance = "12") {
  const std::string chart = R"({"id": "whole", "judge": "charts", "edition": "1", "title": "Whole", "currency": "inch",
      "currency_symbol": "in", "steps": ["forward", "reverse", "to", "pivot"], "actions": [{"id": "go", "title": "Go"}],
      "status": [{"key": "last", "title": "Last", "type": "number", "on": ["piece"], "least": 0},
                 {"key": "tired", "title": "Tired", "type": "boolean", "on": ["piece"]}],
      "defaults": {"last": 0, "tired": false},
      "dice": [{"purpose": "nerve", "title": "Nerve", "faces": 10}],
      "ratings": {"wood": "difficult", "road": "road", "marsh": "soft", "wall": "obstacle",
                  "river": "difficult", "bridge": "bridge"},
      "clauses": [
        {"id": "whole-1", "title": "Move", "text": "It moves so far.", "rule": {"kind": "allowance", "add": )" +
                            allowance + R"(}},
        {"id": "whole-2", "title": "Way", "text": "What is asked of the way.", "rules": [)" +
                            (rules.empty() ? R"({"kind": "toll", "amount": 0})" : rules) + R"(]},
        {"id": "whole-3", "title": "Edge", "text": "It stays on the table.", "rule": {"kind": "edge"}}]})";
  const auto json = parse_json(chart, "");
  EXPECT_TRUE(json) << (json ? "" : json.problem().sentence());
  const std::string game = R"({"linesman": 1, "ruleset": "whole", "table": {"width": 48, "depth": 48}, "terrain": [)" +
                           terrain + R"(], "pieces": [{"id": "a", "side": "red", "base": {"shape": "circle",
      "diameter": 1}, "at": [10, 10], "facing": 0})" +
                           more + "]}";
  const auto document = read_document(parse_json(game, "").value(), "");
  EXPECT_TRUE(document) << (document ? "" : document.problem().sentence());
  auto hearing = Hearing::open(document->game, made(*json));
  EXPECT_TRUE(hearing) << (hearing ? "" : hearing.problem().sentence());
  return *std::move(hearing);
}

Order going() {
  Order order;
  order.who = OnePiece{"a"};
  order.action = "go";
  return order;
}

Could could(const Hearing& hearing, Vec place, const Order& order = going()) {
  auto answer = could_reach(hearing, order, {{"a", EndRequest{place, {}, {}}}}, 0.01);
  EXPECT_TRUE(answer) << (answer ? "" : answer.problem().sentence());
  return answer ? *std::move(answer) : Could{};
}

TurnsTo turns(const Hearing& hearing, Vec place, const Order& order = going()) {
  const auto told = turns_to(hearing, order, EndRequest{place, {}, {}}, 0.01);
  EXPECT_TRUE(told) << (told ? "" : told.problem().sentence());
  return told ? told->front() : TurnsTo{};
}

/// A box of terrain.
std::string area(const std::string& kind, double x0, double y0, double x1, double y1) {
  const auto corner = [](double x, double y) { return "[" + std::to_string(x) + "," + std::to_string(y) + "]"; };
  return R"({"id": ")" + kind + std::to_string(static_cast<int>(x0)) + R"(", "kind": ")" + kind +
         R"(", "geometry": {"type": "Polygon", "coordinates": [[)" + corner(x0, y0) + "," + corner(x1, y0) + "," +
         corner(x1, y1) + "," + corner(x0, y1) + "," + corner(x0, y0) + "]]}}";
}

const std::string ROAD = R"({"id": "r", "kind": "road", "width": 2, "geometry": {"type": "LineString",
    "coordinates": [[10, 5], [10, 20], [25, 20]]}})";
const std::string WALL = R"({"id": "w", "kind": "wall", "width": 0.25, "height": 1, "geometry": {"type": "LineString",
    "coordinates": [[7, 13], [13, 13]]}})";

void expect_reached(const Hearing& hearing, Vec place, const Order& order = going()) {
  const Could answer = could(hearing, place, order);
  ASSERT_EQ(answer.answer, CouldAnswer::yes) << answer.reason;
  const auto judged = hearing.judge(answer.witness->order);
  ASSERT_TRUE(judged);
  EXPECT_EQ(judged->ruling.verdict, Verdict::legal);
  EXPECT_LE(distance(judged->trace.pieces.front().end.pose.at, place), 0.0101);
}

TEST(GroundThatCapsTheWholeWay, IsGoneRound) {
  const Hearing hearing =
      heard(R"({"kind": "allowance", "most": 6, "way": {"touches": "difficult"}})", area("wood", 9.5, 13, 10.5, 14));
  expect_reached(hearing, {10, 18});
  expect_reached(hearing, {10, 15});
  const Could inside =
      could(heard(R"({"kind": "allowance", "most": 2, "way": {"touches": "difficult"}})", area("wood", 4, 14, 16, 22)),
            {10, 18});
  EXPECT_EQ(inside.answer, CouldAnswer::no) << "8 inches, of which a way in the wood has 2";
}

TEST(GroundThatForbids, IsGoneRound) {
  const std::string rule = R"({"kind": "forbids", "way": {"touches": "difficult"}})";
  expect_reached(heard(rule, area("wood", 9, 13, 11, 15)), {10, 18});
  EXPECT_EQ(could(heard(rule, area("wood", 9, 13, 11, 19)), {10, 18}).answer, CouldAnswer::no);
}

TEST(AConditionOfSeveralParts, IsTakenPartByPart) {
  const std::string rules = R"({"kind": "allowance", "most": 3,
      "way": {"any": [{"touches": "difficult"}, {"touches": "soft"}]}})";
  expect_reached(heard(rules, area("wood", 9, 13, 11, 15) + "," + area("marsh", 6.5, 13, 8.5, 15)), {10, 18});
  expect_reached(heard(R"({"kind": "allowance", "times": 2, "way": {"not": {"touches": "difficult"}}})",
                       area("wood", 9, 13, 11, 15)),
                 {10, 25});
}

TEST(ALineThatIsNotToBeCrossed, IsGoneRound) {
  expect_reached(heard(R"({"kind": "allowance", "most": 3,
      "way": {"touches": {"rating": "obstacle", "by": "crossed"}}})",
                       WALL),
                 {10, 15.5});
}

TEST(ASurfaceThatIsNotToBeTouched, IsGoneRound) {
  expect_reached(heard(R"({"kind": "allowance", "times": 0.25, "way": {"touches": "road"}})",
                       R"({"id": "r", "kind": "road", "width": 1, "geometry": {"type": "LineString",
      "coordinates": [[10, 13], [10, 16]]}})"),
                 {10, 19});
}

TEST(GroundThatABridgeCovers, WantsNoDice) {
  const std::string rules = R"({"kind": "dice", "purpose": "nerve", "way": {"touches": "difficult"}},
      {"kind": "clears", "surface": "bridge", "ground": "difficult", "where": "covered"})";
  const std::string bridge = R"({"id": "b", "kind": "bridge", "width": 3, "geometry": {"type": "LineString",
      "coordinates": [[10, 11], [10, 16]]}})";
  Order over = going();
  over.paths.set_all({ForwardStep{8}});
  EXPECT_EQ(heard(rules, area("river", 0, 12, 40, 15) + "," + bridge).judge(over)->ruling.verdict, Verdict::legal);
  EXPECT_EQ(heard(rules, area("river", 0, 12, 40, 15)).judge(over)->ruling.verdict, Verdict::incomplete);
}

TEST(EqualEffectsOfTwoRules, AreToldOnce) {
  const std::string tired =
      R"({"kind": "effect", "set": {"tired": true}, "note": true, "says": {"note": "It tires."}})";
  Order order = going();
  order.paths.set_all({ForwardStep{8}});
  const auto judged = heard(tired + "," + tired, "").judge(order);
  ASSERT_TRUE(judged);
  EXPECT_EQ(judged->ruling.effects.size(), 1U);
  EXPECT_EQ(judged->ruling.notes.size(), 1U);
}

// Between two enemies that face it: nearer to the one, farther from the other.
TEST(AZoneThatAllowsToward, AsksItOfOneOwner) {
  const std::string rule = R"({"kind": "zone", "depth": 6, "shape": "around", "allows": ["toward"]})";
  const auto enemy = [](const std::string& id, double y) {
    return R"(, {"id": ")" + id + R"(", "side": "blue", "base": {"shape": "circle", "diameter": 1}, "at": [10, )" +
           std::to_string(y) + R"(], "facing": 180})";
  };
  Order order = going();
  order.paths.set_all({ForwardStep{2}});
  EXPECT_EQ(heard(rule, "", enemy("b", 14) + enemy("c", 6)).judge(order)->ruling.verdict, Verdict::legal);
  EXPECT_EQ(heard(rule, "", enemy("c", 6)).judge(order)->ruling.verdict, Verdict::illegal);
}

TEST(ABaseOffTheTable, IsMeasuredFromItsNearestSide) {
  const Hearing hearing = heard(R"({"kind": "enter", "edges": ["north"]})", "");
  const auto excess = [&](Vec at) {
    const std::string text = R"({"linesman": 1, "ruleset": "whole", "table": {"width": 48, "depth": 48}, "terrain": [],
        "pieces": [{"id": "a", "side": "red", "base": {"shape": "circle", "diameter": 1}, "at": [10, 10], "facing": 0,
        "status": {"reserve": true}}]})";
    const auto waiting = hearing.on(read_document(parse_json(text, "").value(), "")->game);
    Order order = going();
    order.starts.set_all({at, 180, {}});
    order.paths.set_all({ForwardStep{1}});
    const auto judged = waiting->judge(order);
    for (const Fault& fault : judged->ruling.faults)
      if (fault.stage == Stage::before_move) return fault.excess.value_or(-1);
    return 0.0;
  };
  EXPECT_NEAR(excess({10, 48.5}), 0, 1e-9);
  EXPECT_NEAR(excess({10, 49.5}), 1, 1e-9);
  EXPECT_NEAR(excess({10, 47.5}), 1, 1e-9) << "over it";
  EXPECT_NEAR(excess({10, -2}), 49.5, 1e-9) << "the gap to the edge on the far side of the table";
  EXPECT_NEAR(excess({-4, 45}), 4.5, 1e-9) << "3 and 4 from the corner of the table";
}

TEST(ATollForComingOnToGround, IsSavedByAWayRoundIt) {
  const std::string rule = R"({"kind": "toll", "ground": "difficult", "amount": 6})";
  expect_reached(heard(rule, area("wood", 8, 12, 12, 16)), {10, 18});
  expect_reached(heard(rule, area("wood", 8, 12, 12, 16)), {10, 15.9});
}

TEST(ARoadThatDoublesTheWay, IsFollowedRoundItsBend) {
  const Hearing hearing = heard(R"({"kind": "allowance", "times": 2, "way": {"keeps_to": "road"}})", ROAD);
  expect_reached(hearing, {20, 20});
  EXPECT_EQ(could(hearing, {20, 22}).answer, CouldAnswer::no) << "off the road it is 15.6 of 12";
}

TEST(ModelsThatAreNotToBePassed, AreGoneRound) {
  const std::string enemy = R"(, {"id": "b", "side": "blue", "base": {"shape": "circle", "diameter": 2},
      "at": [10, 14], "facing": 0})";
  expect_reached(heard(R"({"kind": "allowance", "most": 2, "way": {"passes": "enemies"}})", "", enemy), {10, 18});
}

TEST(ALimitToTheInchesGone, IsKeptToByTheSearch) {
  const std::string rules = R"({"kind": "price", "ground": "road", "times": 0.5},
      {"kind": "forbids", "way": {"gone": {"above": 12}}})";
  expect_reached(heard(rules, ROAD), {10, 20});
  EXPECT_NE(could(heard(rules, ROAD), {20, 20}).answer, CouldAnswer::yes);
}

const std::string HURDLE = R"({"kind": "dice", "purpose": "nerve", "way": {"touches": "obstacle"}},
    {"kind": "allowance", "add": -2, "way": {"touches": "obstacle"},
     "when": {"compare": {"amount": {"dice": "nerve"}, "above": 6}}})";

TEST(DiceThatOnlySomeWaysNeed, AreNotMissedOnOthers) {
  expect_reached(heard(HURDLE, ""), {10, 20});
  expect_reached(heard(HURDLE, WALL), {10, 12});
  const Could far = could(heard(HURDLE, ""), {10, 24});
  EXPECT_EQ(far.answer, CouldAnswer::no) << far.reason;
  const auto reach = reach_of(heard(HURDLE, WALL), going(), {{}, 1});
  ASSERT_TRUE(reach) << reach.problem().sentence();
  EXPECT_FALSE(reach->rolls.empty());
}

TEST(DiceThatOnlySomeWaysNeed, AreNamedWhereAWayWithThemWasNotTried) {
  const Could over = could(heard(HURDLE, WALL), {10, 21.5});
  EXPECT_EQ(over.answer, CouldAnswer::unknown);
  EXPECT_THAT(english(over.reason), HasSubstr("roll dice"));
}

TEST(DiceThatOnlySomeWaysNeed, CountWhereTheyAreGiven) {
  Order order = going();
  order.dice["nerve"] = {6};
  expect_reached(heard(HURDLE, WALL), {10, 20}, order);
  order.dice["nerve"] = {7};
  expect_reached(heard(HURDLE, WALL), {10, 19}, order);
  const Could slowed = could(heard(HURDLE, WALL), {10, 21}, order);
  EXPECT_EQ(slowed.answer, CouldAnswer::no) << slowed.reason;
}

/// At most 4 inches farther than the last time.
const std::string FASTER = R"({"value": "last", "plus": 4, "most": 20})";
const std::string LOG = R"({"kind": "effect", "set": {"last": {"gone": true}}})";

void expect_played(Hearing hearing, const TurnsTo& told, Vec place) {
  ASSERT_TRUE(told.turns) << told.why;
  ASSERT_EQ(static_cast<int>(told.orders.size()), *told.turns);
  Vec at{-1, -1};
  for (const Order& order : told.orders) {
    auto judged = hearing.judge(order);
    ASSERT_TRUE(judged && is_allowed(judged->ruling));
    at = judged->trace.pieces.front().end.pose.at;
    hearing = *after(hearing, {order, *std::move(judged)});
  }
  EXPECT_LE(distance(at, place), 0.0101);
}

TEST(AnAllowanceThatGrowsFromTurnToTurn, IsAskedOfEachTurn) {
  for (const auto& [inches, turns_needed] : {std::pair(4, 1), std::pair(12, 2), std::pair(24, 3), std::pair(25, 4)}) {
    const Hearing hearing = heard(LOG, "", "", FASTER);
    const Vec place{10, 10.0 + inches};
    const TurnsTo told = turns(hearing, place);
    EXPECT_EQ(told.turns, turns_needed) << inches;
    EXPECT_EQ(told.at_least, turns_needed) << inches;
    expect_played(hearing, told, place);
  }
}

TEST(ATiredModel, GoesLessInItsNextTurnAndIsFreshAfterARest) {
  const std::string rules = R"({"kind": "allowance", "most": 2, "when": {"is": {"tired": true}}},
      {"kind": "effect", "set": {"tired": true}, "way": {"gone": {"above": 0}}},
      {"kind": "effect", "set": {"tired": false}, "way": {"not": {"gone": {"above": 0}}}})";
  const Hearing hearing = heard(rules, "");
  const TurnsTo told = turns(hearing, {10, 34});
  EXPECT_EQ(told.turns, 3) << "12, a turn's rest, 12";
  EXPECT_LE(told.at_least.value_or(99), 3);
  expect_played(hearing, told, {10, 34});
}

TEST(ANullOfTurns, HasItsReason) {
  const TurnsTo closed =
      turns(heard(R"({"kind": "barred", "ground": "difficult"})", area("wood", 20, 20, 30, 30)), {25, 25});
  EXPECT_FALSE(closed.turns);
  EXPECT_FALSE(closed.at_least);
  EXPECT_EQ(closed.by, NoWay::closed);
  const TurnsTo still = turns(heard("", "", "", "0"), {10, 20});
  EXPECT_FALSE(still.turns);
  EXPECT_EQ(still.by, NoWay::none);
  EXPECT_DOUBLE_EQ(still.nearest, 10);
  EXPECT_TRUE(still.orders.empty());
  const TurnsTo far = turns(heard("", "", "", "0.5"), {10, 40});
  EXPECT_FALSE(far.turns);
  EXPECT_EQ(far.by, NoWay::effort);
  EXPECT_EQ(far.at_least, 60);
}

}  // namespace
}  // namespace linesman::charts_test
