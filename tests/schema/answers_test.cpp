// The answers to questions about the examples of every ruleset fit their schemas.
#include <gmock/gmock.h>

#include <filesystem>
#include <map>
#include <set>

#include "answers/ask_json.h"
#include "answers/certainty_json.h"
#include "answers/photo_json.h"
#include "answers/questions.h"
#include "answers/watch_json.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/question_json.h"
#include "schema_check.h"
#include "support/built_rulesets.h"
#include "support/cases.h"
#include "support/documents.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

using namespace schema_test;
using files_test::json;

/// An order of an example, with its judgement.
struct AskedOrder {
  std::string file;
  Hearing hearing;
  Value order;
  Judgement judgement;

  Value pathless() const { return order.without("path").without("paths"); }
  /// A question about the place where the order ends.
  Value with_ends() const {
    const Vec at = judgement.trace.pieces.front().end.pose.at;
    return pathless().with("ends", Value::Object{{"at", Value::Array{at.x, at.y}}});
  }
};

/// At most `of_each` orders from the examples of each ruleset; with `one_piece` only orders for one piece.
std::vector<AskedOrder> asked(std::uint64_t of_each, bool one_piece) {
  std::map<std::string, std::uint64_t> taken;
  std::vector<AskedOrder> all;
  for (const Example& example : find_examples()) {
    auto hearing = built_referee().open(load_document(example.file).value().game);
    if (!hearing) continue;
    for (const std::string& file : example.orders) {
      const Value order = load_json(file).value();
      if (one_piece && !order.find("piece")) continue;
      auto judged = hearing->judge(read_order(order, file).value());
      if (!judged || taken[hearing->game().ruleset()]++ >= of_each) break;
      all.push_back({file, *hearing, order, *std::move(judged)});
    }
  }
  return all;
}

void expect_all_fit(const std::string& what, std::uint64_t of_each, bool one_piece,
                    Value (*question)(const AskedOrder&)) {
  const SchemaCheck check(what);
  std::set<std::string> answered;
  std::set<std::string> all;
  for (const AskedOrder& each : asked(tables_tried(of_each), one_piece)) {
    all.insert(each.hearing.game().ruleset());
    const auto answer = answer_question(what, each.hearing, question(each), {built_rulesets().get()});
    if (answer) {
      EXPECT_EQ(check(answer->json), "") << each.file;
      answered.insert(each.hearing.game().ruleset());
    } else {
      EXPECT_FALSE(answer.problem().reason.empty()) << each.file;
    }
  }
  EXPECT_EQ(answered, all);
  EXPECT_GE(all.size(), 5U);
}

TEST(TheAnswersOfReach, FitTheirSchemaUnderEveryRuleset) {
  expect_all_fit("reach", 1, true, [](const AskedOrder& each) { return each.pathless(); });
}

TEST(TheAnswersOfCould, FitTheirSchemaUnderEveryRuleset) {
  expect_all_fit("could", 1, false, [](const AskedOrder& each) { return each.with_ends(); });
}

TEST(TheAnswersOfForm, FitTheirSchema) {
  const SchemaCheck check("form");
  const SchemaCheck order_check("order");
  const auto document = read_document(json(R"({"linesman": 1, "ruleset": "orders", "table": {"width": 48, "depth": 48},
      "units": [{"id": "a", "side": "red"}], "pieces": [
      {"id": "a1", "unit": "a", "at": [20, 20], "facing": 0, "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"}},
      {"id": "a2", "unit": "a", "at": [21.5, 20], "facing": 0, "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"}}]})"),
                                      "");
  ASSERT_TRUE(document) << document.problem().sentence();
  const Hearing hearing = *built_referee().open(document->game);
  for (const char* at : {"[20, 22]", "[20, 30]", "[20, 26.3]"}) {
    const Value order = json(std::string(R"({"unit": "a", "action": "advance", "form": {"shape": "line", "at": )") +
                             at + R"(, "facing": 0, "who": {"a1": 1}}})");
    EXPECT_EQ(order_check(order), "");
    const auto answer = answer_question("form", hearing, order, {});
    ASSERT_TRUE(answer) << answer.problem().sentence();
    EXPECT_EQ(check(answer->json), "") << at;
  }
}

/// A question of which every kind of row comes up somewhere.
Value asked_about(const Value& who, Value to) { return Value::Object{{"who", who}, {"to", std::move(to)}}; }

TEST(TheAnswersOfAsk, FitTheirSchemaUnderEveryRuleset) {
  const SchemaCheck check("ask");
  const SchemaCheck question_check("question");
  for (const AskedOrder& each : asked(tables_tried(1), true)) {
    const Value who = Value::Array{each.order["piece"]};
    const Value way = each.order.find("path") ? each.order["path"] : Value::empty_array();
    for (const Value& to :
         {Value(Value::Object{{"path", way}}), Value(Value::Object{{"ends", each.with_ends()["ends"]}}),
          Value(Value::Object{{"anywhere", Value(true)}})}) {
      const Value question = asked_about(who, to);
      EXPECT_EQ(question_check(question), "") << each.file;
      const auto read = read_question(question, "");
      ASSERT_TRUE(read) << each.file;
      const auto answer = ask(each.hearing, *read);
      if (answer) {
        EXPECT_EQ(check(write_answer(each.hearing, question, *read, *answer)), "") << each.file;
      }
    }
  }
}

TEST(TheAnswersOfTurns, FitTheirSchemaUnderEveryRuleset) {
  expect_all_fit("turns", 1, true, [](const AskedOrder& each) { return each.with_ends(); });
}

TEST(TheAnswersOfReadings, FitTheirSchemaUnderEveryRuleset) {
  expect_all_fit("readings", 99, false, [](const AskedOrder& each) { return each.order; });
}

TEST(TheAnswersOfMend, FitTheirSchemaUnderEveryRuleset) {
  expect_all_fit("mend", 2, false, [](const AskedOrder& each) { return each.order; });
}

TEST(TheAnswersOfSure, FitTheirSchemaUnderEveryRuleset) {
  expect_all_fit("sure", 2, false, [](const AskedOrder& each) { return each.order; });
}

TEST(TheReadings, OfOtherRulesetsComeFromThoseThatCanReadGameAndOrder) {
  const auto document = read_document(json(R"({"linesman": 1, "ruleset": "mobility", "options": {"weather": "wet"},
      "table": {"width": 48, "depth": 48}, "pieces": [{"id": "squad", "side": "blue", "at": [24, 24], "facing": 0,
      "base": {"shape": "rectangle", "width": 4, "length": 1}, "traits": {"troop": "infantry", "drill": 6}, "status": {"formation": "line"}}],
      "units": [], "terrain": []})"),
                                      "");
  ASSERT_TRUE(document) << document.problem().sentence();
  const auto hearing = built_referee().open(document->game);
  ASSERT_TRUE(hearing) << hearing.problem().sentence();
  const Value order = json(R"({"piece": "squad", "action": "move", "path": [{"forward": 3}]})");
  const auto rulesets = [&](const RulesetSource* others) {
    std::set<std::string> names;
    const auto answer = answer_question("readings", *hearing, order, {others});
    EXPECT_TRUE(answer);
    for (const Value& reading : answer->json["readings"].items()) names.emplace(*reading["ruleset"].text());
    return names;
  };
  EXPECT_THAT(rulesets(nullptr), ::testing::ElementsAre("mobility"));
  EXPECT_THAT(rulesets(built_rulesets().get()),
              ::testing::ElementsAre("armour", "drill", "elements", "mobility", "ranks"));
}

TEST(TheAnswersOfCould, AboutTwoGamesFitTheirSchema) {
  const Hearing before = asked(1, true).front().hearing;
  const auto unmoved = could_have_moved(before, before.game());
  ASSERT_TRUE(unmoved);
  EXPECT_EQ(SchemaCheck("could")(unmoved->json), "");
  Piece moved = before.game().piece(PieceIndex{0});
  moved.pose.at.y += 1;
  const auto moved_one = could_have_moved(before, before.game().with_piece(PieceIndex{0}, moved));
  ASSERT_TRUE(moved_one) << moved_one.problem().sentence();
  ASSERT_EQ(moved_one->json["pieces"].size(), 1U);
  EXPECT_EQ(moved_one->json["pieces"][0]["piece"].text(), moved.id);
  EXPECT_EQ(SchemaCheck("could")(moved_one->json), "");
  Piece reserve = before.game().piece(PieceIndex{0});
  reserve.status = Value::Object{{"reserve", true}};
  const auto from_reserve = could_have_moved(*before.on(before.game().with_piece(PieceIndex{0}, reserve)),
                                             before.game().with_piece(PieceIndex{0}, moved));
  ASSERT_TRUE(from_reserve) << from_reserve.problem().sentence();
  ASSERT_EQ(from_reserve->json["pieces"].size(), 1U);
  EXPECT_EQ(from_reserve->json["pieces"][0]["answer"].text(), "unknown");
  EXPECT_EQ(SchemaCheck("could")(from_reserve->json), "");
  const Game no_pieces = before.game().with_pieces({});
  const auto gone = could_have_moved(before, no_pieces);
  ASSERT_TRUE(gone);
  EXPECT_EQ(gone->json["pieces"].size(), before.game().pieces().size());
  EXPECT_EQ(SchemaCheck("could")(gone->json), "");
}

TEST(TheSchemaOfCould, RefusesAnIncompleteAnswer) {
  const SchemaCheck held("could");
  EXPECT_EQ(held(json(R"({"answer": "no", "reason": "costs at least 7 of 6", "bound": 7})")), "");
  for (const char* bad : {R"({"answer": "yes"})", R"({"answer": "no"})", R"({"answer": "perhaps"})",
                          R"({"answer": "unknown"})", R"({"answer": "unknown", "reason": "not known", "bound": 7})",
                          R"({"pieces": [{"answer": "unknown", "reason": "not known"}]})"})
    EXPECT_NE(held(json(bad)), "") << bad;
}

TEST(TheSchemaOfTurns, RefusesARollWithoutItsFaces) {
  const SchemaCheck held("turns");
  EXPECT_EQ(held(json(R"({"rolls": [{"roll": "given", "turns": 3, "at_least": 3, "orders": []}]})")), "");
  EXPECT_NE(held(json(R"({"rolls": [{"roll": "p10", "turns": 3, "at_least": 3, "orders": []}]})")), "");
  EXPECT_NE(held(json(R"({"rolls": []})")), "");
}

TEST(TheSchemaOfSure, RefusesAnIncompleteAnswer) {
  const SchemaCheck held("sure");
  EXPECT_EQ(held(json(R"({"verdict": "legal", "same": 0.62, "measuring_error": 0.05, "facing_error": 2, "samples": 1000,
      "otherwise": [{"verdict": "illegal", "share": 0.38, "rules": [{"rule": "orders-3", "share": 0.36, "with": "rifles"}]}],
      "measure": [{"between": ["tank", "rifles"], "why": "36 in 100 hang on it"}]})")),
            "");
  for (
      const char* bad :
      {R"({"verdict": "legal", "same": 1})",
       R"({"verdict": "legal", "same": 2, "measuring_error": 0, "facing_error": 0, "samples": 200, "otherwise": [], "measure": []})",
       R"({"verdict": "legal", "same": 1, "measuring_error": 0, "facing_error": 0, "samples": 200, "otherwise": [],
            "measure": [{"between": [], "why": "nothing"}]})"})
    EXPECT_NE(held(json(bad)), "") << bad;
}

TEST(TheAnswerOfPhoto, FitsItsSchema) {
  const Game game = asked(1, true).front().hearing.game();
  PhotoReading reading;
  reading.sha256 = std::string(64, 'a');
  reading.width = 4000;
  reading.height = 3000;
  reading.pieces.push_back({PieceIndex{0}, {10, 12}, 30, 0.02, 0.4, game.piece(PieceIndex{0}).pose, 3, -20});
  reading.problems.push_back({"marker 12 is seen twice", 12, {}});
  reading.problems.push_back({"Sherman stands off the table", 13, "sherman-1"});
  const Value answer = write_photo_reading(reading, game);
  EXPECT_EQ(SchemaCheck("photo")(answer), "");
  EXPECT_EQ(answer["pieces"][0]["piece"].text(), game.piece(PieceIndex{0}).id);
  EXPECT_EQ(answer["pieces"][0]["turned"].number(), -20);
  EXPECT_NE(SchemaCheck("photo")(answer.without("camera")), "");
}

TEST(TheEventsOfAWatchedTable, FitTheirSchema) {
  const Game game = asked(1, true).front().hearing.game();
  const StandingSeen seen{PieceIndex{0}, {10, 12}, 30, 0.02, 0.4};
  const Pose from = game.piece(PieceIndex{0}).pose;
  StartTold start;
  start.camera.focal = 600;
  start.width = 768;
  start.height = 576;
  start.pieces.push_back(seen);
  start.coarse.push_back({"sherman-1", 0.8, 1.2});
  MoveTold move;
  move.id = 1;
  move.pieces.push_back({seen, from});
  move.unit = "troop";
  move.same = 1;
  move.say = "Sherman, legal.";
  move.instead = 1;
  move.with = {"tiger"};
  move.seq = 3;
  MoveTold entered = move;
  entered.pieces[0].from.reset();
  entered.why = "Sherman: no way found.";
  OutOfStepTold off;
  off.pieces.push_back({seen, from, 3});
  StateTold state{WatchState::out_of_step, "Some models stand elsewhere than in the game.", {"sherman-1"}};
  const std::vector<WatchEvent> events{{1, 5, start},
                                       {1, 5, StateTold{}},
                                       {1, 5, state},
                                       {2, 10, move},
                                       {2, 10, entered},
                                       {2, 10, BackTold{1, {seen}}},
                                       {2, 10, BackTold{{}, {seen}}},
                                       {2, 10, NudgeTold{{seen, from}, 0.3}},
                                       {2, 10, UnseenTold{PieceIndex{0}, from, true}},
                                       {2, 10, UnseenTold{PieceIndex{0}, from, false}},
                                       {2, 10, off},
                                       {2, 10, MarkerSeen{77, {3, 4}, 45}},
                                       {2, 10, CameraTold{CameraNow::moved, 0.02}},
                                       {2, 10, CameraTold{CameraNow::lost, {}}},
                                       {2, 10, WatchProblem{"Marker 12 is seen twice.", 12, "sherman-1"}},
                                       {3, 15, EndTold{16, 1, 0, 0.8, 200}}};
  const SchemaCheck held("watch");
  for (const WatchEvent& event : events) {
    const Value json = write_watch_event(event, game);
    EXPECT_EQ(held(json), "") << *json["event"].text();
    EXPECT_NE(held(json.without("t")), "");
    EXPECT_NE(held(json.with("more", 1)), "");
  }
}

TEST(NoAnswer, HasAMemberThatSaysItWasRefused) {
  std::size_t read = 0;
  for (const auto& entry : std::filesystem::directory_iterator(in_project("resources/schema"))) {
    if (entry.path().filename() == "batch.schema.json") continue;  // of requests: there it is an older word
    const Value schema = load_json(entry.path().string()).value();
    EXPECT_FALSE(schema["properties"].find("error")) << entry.path();
    for (const char* several : {"oneOf", "anyOf"})
      for (const Value& one : schema[several].items()) EXPECT_FALSE(one["properties"].find("error")) << entry.path();
    ++read;
  }
  EXPECT_GT(read, 10u);
}

TEST(ARequestForSure, MayHaveTheOlderWordForItsError) {
  const auto distance = [](const char* line) { return read_certainty_request(json(line)).value().error.distance; };
  EXPECT_EQ(distance(R"({"error": 0.25})"), 0.25);
  EXPECT_EQ(distance(R"({"measuring_error": 0.5})"), 0.5);
  EXPECT_EQ(distance(R"({"error": 0.25, "measuring_error": 0.5})"), 0.5);
  EXPECT_EQ(read_certainty_request(json(R"({"measuring_error": -1})")).problem().pointer, "/measuring_error");
}

}  // namespace
}  // namespace linesman
