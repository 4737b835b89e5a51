// The call lab: many orders by two rules, and the smallest table on which they differ.
#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// A runner before a hedge that lies across his way.
const std::string HEDGE = R"({"linesman":1,"ruleset":"orders","table":{"width":48,"depth":48},
  "terrain":[{"id":"hedge","kind":"hedge","width":0.25,"geometry":{"type":"LineString","coordinates":[[0,30],[48,30]]}}],
  "pieces":[{"id":"m","side":"red","base":{"shape":"circle","diameter":1},"at":[24,20],"facing":0,
             "traits":{"troop":"infantry"}}]})";

std::string one_line(std::string text) {
  std::erase(text, '\n');
  return text;
}

class TheLaboratory : public TheProgram {
 protected:
  static std::string line(const std::string& inches) {
    return R"({"game":)" + one_line(HEDGE) + R"(,"order":{"piece":"m","action":"run","path":[{"forward":)" + inches +
           "}]}}\n";
  }

  std::string lines() const { return at.write("orders.jsonl", line("9") + line("9.7") + line("11") + "{\n"); }

  Value lab(const std::vector<std::string>& arguments) const {
    std::vector<std::string> all{"lab"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return json(at.run(all).out);
  }
};

TEST_F(TheLaboratory, FindsNoFlipBetweenRulesAndThemselves) {
  const Finished same = at.run({"lab", "--b", "game", lines()});
  EXPECT_EQ(same.status, 0) << same.err;
  EXPECT_EQ(json(same.out)["orders"].whole(), 3);
  EXPECT_EQ(json(same.out)["same"].whole(), 3);
  EXPECT_EQ(json(same.out)["changed"].size(), 0U);
}

TEST_F(TheLaboratory, NamesTheLineThatFlips) {
  const Finished flipped = at.run({"lab", "--b", "game,obstacles=base", lines()});
  EXPECT_EQ(flipped.status, 1) << flipped.err;
  const Value answer = json(flipped.out);
  ASSERT_EQ(answer["flips"].size(), 1U);
  EXPECT_EQ(answer["flips"][0]["line"].whole(), 2);
  EXPECT_EQ(answer["flips"][0]["kind"].text(), "legal-illegal");
  const Value turned = lab({"--a", "game,obstacles=base", "--b", "game", lines()});
  ASSERT_EQ(turned["flips"].size(), 1U);
  EXPECT_EQ(turned["flips"][0]["kind"].text(), "illegal-legal");
}

TEST_F(TheLaboratory, CountsClausesFromTheirRulings) {
  std::int64_t decided = 0;
  const Value answer = lab({lines()});
  for (const Value& clause : answer["coverage"].items()) {
    if (clause["id"].text() == "orders-17") decided = clause["decided"].whole().value_or(0);
    EXPECT_TRUE(clause["text"].boolean().value_or(false) || clause["never"].boolean() == (clause["met"].whole() == 0));
  }
  EXPECT_EQ(decided, 1);
}

TEST_F(TheLaboratory, GoesOnBehindWhatCannotBeRead) {
  const Value answer = lab({lines(), at / "not-there.linesman"});
  EXPECT_EQ(answer["orders"].whole(), 3);
  ASSERT_EQ(answer["unreadable"].size(), 2U);
  EXPECT_EQ(answer["unreadable"][0]["line"].whole(), 4);
}

TEST_F(TheLaboratory, DrawsACurveOverAnOption) {
  const Value curve = lab({lines(), "--vary", "options.obstacles=centre,base,nonsense"})["sensitivity"][0];
  EXPECT_EQ(curve["own"].text(), "centre");
  EXPECT_EQ(curve["curve"][0]["flips"].whole(), 0);
  EXPECT_EQ(curve["curve"][1]["flips"].whole(), 1);
  EXPECT_TRUE(curve["curve"][2]["error"].is_text());
}

TEST_F(TheLaboratory, BlamesNoValueForAGameThatTheSideCannotTake) {
  std::string of_another_game = line("9");
  of_another_game.insert(of_another_game.find("\"terrain\""), R"("options":{"weather":"wet"},)");
  const std::string file = at.write("mixed.jsonl", of_another_game + line("9.7"));
  const Value curve =
      lab({"--a", "orders", file, "--vary", "options.obstacles=centre,base"})["sensitivity"][0]["curve"];
  ASSERT_EQ(curve.size(), 2U);
  for (const Value& point : curve.items()) {
    EXPECT_FALSE(point.find("error")) << write_json(point);
    EXPECT_EQ(point["unusable"].whole(), 1);
  }
  EXPECT_EQ(curve[1]["flips"].whole(), 1);
}

TEST_F(TheLaboratory, FindsTheSmallestTableOnWhichTwoWordingsDiffer) {
  const Finished done = at.run({"lab", "differ", "--a", "orders", "--b", "orders,obstacles=base", lines(), "-o",
                                at / "smallest.linesman", "--order-out", at / "smallest.json"});
  const Value found = json(done.out);
  ASSERT_TRUE(found["found"].boolean().value_or(false)) << done.out << done.err;
  EXPECT_TRUE(found["minimal"].boolean().value_or(false));
  EXPECT_EQ(found["size"]["features"].whole(), 1);
  EXPECT_EQ(found["size"]["pieces"].whole(), 1);
  EXPECT_EQ(found["size"]["steps"].whole(), 1);
  const Finished again = at.run({"judge", at / "smallest.linesman", at / "smallest.json"});
  EXPECT_EQ(json(again.out)["verdict"].text(), found["a"]["verdict"].text());
}

TEST_F(TheLaboratory, MakesUpTablesWhereNoInputDiffers) {
  const Value found = lab({"differ", "--a", "orders", "--b", "orders,obstacles=base"});
  EXPECT_TRUE(found["found"].boolean().value_or(false)) << write_json(found);
  const Value same = lab({"differ", "--a", "orders", "--b", "orders"});
  EXPECT_FALSE(same["found"].boolean().value_or(true));
  EXPECT_EQ(same["tried"].whole(), 0);
}

TEST_F(TheLaboratory, AnswersABatchAsItAnswersTheCall) {
  const std::string file = lines();
  const Value call = lab({"--b", "game,obstacles=base", file});
  const Value line =
      json(at.run({"batch"}, R"({"do":"lab","inputs":[")" + file + R"("],"b":"game,obstacles=base"})" + "\n").out);
  EXPECT_EQ(write_json(call), write_json(line));
}

TEST_F(TheLaboratory, RefusesRulesThatNameNothing) {
  const Finished unknown = at.run({"lab", "--b", "order", lines()});
  expect_refused(unknown);
  EXPECT_THAT(unknown.err, HasSubstr("the nearest is \"orders\""));
  expect_refused(at.run({"lab", "--b", "orders,", lines()}));
  expect_refused(at.run({"lab", lines(), "--vary", "speed=1..2"}));
  expect_refused(at.run({"lab", lines(), "--vary", "figures.x=2..1"}));
  expect_refused(at.run({"lab"}));
  expect_refused(at.run({"lab", "differ", "--a", "orders"}));
  expect_refused(at.run({"lab", lines(), "-o", at / "answer.gif"}));
}

TEST_F(TheLaboratory, WritesFlipsAsATable) {
  const std::string file = at / "flips.csv";
  EXPECT_EQ(at.run({"lab", "--b", "game,obstacles=base", lines(), "-o", file}).status, 1);
  const auto text = read_file(file);
  ASSERT_TRUE(text);
  EXPECT_THAT(*text, HasSubstr(",2,legal-illegal,"));
}

TEST_F(TheLaboratory, WritesAReportWithPictures) {
  const std::string file = at / "report.html";
  EXPECT_EQ(at.run({"lab", "--b", "game,obstacles=base", lines(), "-o", file}).status, 1);
  const auto text = read_file(file);
  ASSERT_TRUE(text);
  EXPECT_THAT(*text, AllOf(StartsWith("<!DOCTYPE html>"), HasSubstr("The verdict changes for 1"), HasSubstr("<svg")));
  at.run({"--language", "de", "lab", "--b", "game,obstacles=base", lines(), "-o", file});
  const auto german = read_file(file);
  ASSERT_TRUE(german);
  EXPECT_THAT(*german, AllOf(HasSubstr("Regellabor"), Not(HasSubstr("The verdict changes"))));
}

TEST_F(TheLaboratory, TellsItsProgressInLines) {
  const Finished done = at.run({"lab", "--progress", lines()});
  EXPECT_EQ(done.status, 0);
  const Value first = json(done.err.substr(0, done.err.find('\n')));
  EXPECT_EQ(first["share"].number(), 0);
  EXPECT_THAT(std::string(first["doing"].text_or("")), StartsWith("orders of "));
  EXPECT_THAT(done.err, HasSubstr("\"share\":1"));
}

TEST_F(TheLaboratory, WritesWhatThereIsWhenItIsInterrupted) {
  Running running(LINESMAN_CLI, {"lab", "--progress", "--jobs", "1", "--a", "orders", "--random", "1000000"},
                  at.environment());
  ASSERT_TRUE(running.waits_for_error());
  running.interrupt();
  const Value answer = json(running.finish().out);
  EXPECT_EQ(answer["settled"].boolean(), false);
  EXPECT_LT(answer["orders"].whole().value_or(1'000'000), 1'000'000);
}

/// Three runners, two of them far from a hedge, each with a way of several steps.
const std::string SQUAD_AT_A_HEDGE = one_line(R"({"linesman":1,"ruleset":"orders","table":{"width":48,"depth":48},
  "terrain":[{"id":"hedge","kind":"hedge","width":0.25,"geometry":{"type":"LineString","coordinates":[[15,27.8],[30,27.8]]}}],
  "units":[{"id":"u","side":"red"}],"pieces":[
  {"id":"a","unit":"u","base":{"shape":"circle","diameter":1},"at":[20,20],"facing":0,"traits":{"troop":"infantry"}},
  {"id":"b","unit":"u","base":{"shape":"circle","diameter":1},"at":[21.5,20],"facing":0,"traits":{"troop":"infantry"}}]})");

TEST_F(TheLaboratory, TakesStepsAndModelsOfSeveralPathsAway) {
  const std::string order =
      R"({"unit":"u","action":"run","paths":{"a":[{"forward":3},{"forward":4.2}],"b":[{"forward":2},{"forward":5.2}]}})";
  const std::string input = at.write("squad.jsonl", R"({"game":)" + SQUAD_AT_A_HEDGE + R"(,"order":)" + order + "}\n");
  const Value answer =
      json(at.run({"lab", "differ", "--a", "orders", "--b", "orders,obstacles=base", input, "--random", "0"}).out);
  ASSERT_EQ(answer["found"].boolean(), true) << write_json(answer);
  EXPECT_EQ(answer["size"]["pieces"].whole(), 1) << write_json(answer);
  EXPECT_EQ(answer["size"]["steps"].whole(), 1) << write_json(answer);
}

TEST_F(TheLaboratory, KnowsTheSameRulesByWhatTheyJudgeBy) {
  const std::string nothing = at.write("nothing.json", "{}");
  const Value answer = json(at.run({"lab", "differ", "--a", "orders,obstacles=base,buildings=impassable", "--b",
                                    "orders,buildings=impassable,obstacles=base,house=" + nothing})
                                .out);
  EXPECT_EQ(answer["found"].boolean(), false);
  EXPECT_EQ(answer["tried"].whole(), 0) << write_json(answer);
}

}  // namespace
}  // namespace linesman
