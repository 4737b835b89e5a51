// The call lab: many orders by two rules, and the smallest table on which they differ.
#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;

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
  EXPECT_TRUE(curve["curve"][2]["refused"].is_text());
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
  expect_refused(at.run({"lab", lines(), "-o", at / "answer.html"}));
}

TEST_F(TheLaboratory, WritesFlipsAsATable) {
  const std::string file = at / "flips.csv";
  EXPECT_EQ(at.run({"lab", "--b", "game,obstacles=base", lines(), "-o", file}).status, 1);
  const auto text = read_file(file);
  ASSERT_TRUE(text);
  EXPECT_THAT(*text, HasSubstr(",2,legal-illegal,"));
}

}  // namespace
}  // namespace linesman
