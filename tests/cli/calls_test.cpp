#include <gmock/gmock.h>

#include <algorithm>

#include "cli/program_run.h"
#include "files/json.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

class TheProgram : public ::testing::Test {
 protected:
  static Value json(const std::string& text) { return parse_json(text, "output").value(); }

  /// Refused: status 2, nothing on standard output, one line on standard error.
  static void expect_refused(const Finished& f) {
    EXPECT_EQ(f.status, 2);
    EXPECT_EQ(f.out, "");
    EXPECT_EQ(std::count(f.err.begin(), f.err.end(), '\n'), 1) << f.err;
    EXPECT_THAT(f.err, EndsWith("\n"));
  }

  Installed at;
};

using Judge = TheProgram;

TEST_F(Judge, PrintsALegalRulingAsJson) {
  const Finished f = at.run({"judge", at.game(), at.forward(6)});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(f.err, "");
  EXPECT_EQ(json(f.out)["verdict"].text(), "legal");
  EXPECT_EQ(json(f.out)["ends"][0]["at"][1].number(), 16);
}

TEST_F(Judge, PrintsJsonOverSeveralLines) {
  const std::string out = at.run({"judge", at.game(), at.forward(1)}).out;
  EXPECT_THAT(out, StartsWith("{\n  \"linesman\": 1,\n"));
  EXPECT_THAT(out, EndsWith("\n}\n"));
}

TEST_F(Judge, EndsWithOneForAnIllegalOrder) {
  const Finished f = at.run({"judge", at.game(), at.forward(6.5)});
  EXPECT_EQ(f.status, 1);
  EXPECT_EQ(f.err, "");
  EXPECT_EQ(json(f.out)["verdict"].text(), "illegal");
}

TEST_F(Judge, EndsWithNoughtForAMarginalOrder) {
  const std::string game = at.write("tolerant.linesman", toy_game(R"(, "tolerance": 0.5)"));
  const Finished f = at.run({"judge", game, at.forward(6.5)});
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(json(f.out)["verdict"].text(), "marginal");
}

TEST_F(Judge, EndsWithThreeForAnIncompleteOrder) {
  const Finished f = at.run({"judge", at.game(), at.forward(1, R"(, "action": "gamble")")});
  EXPECT_EQ(f.status, 3);
  EXPECT_EQ(json(f.out)["verdict"].text(), "incomplete");
}

TEST_F(Judge, ReadsTheOrderFromStandardInput) {
  const Finished f = at.run({"judge", at.game(), "-"}, forward_order(2));
  EXPECT_EQ(f.status, 0) << f.err;
}

TEST_F(Judge, ReadsTheGameFromStandardInput) {
  const Finished f = at.run({"judge", "-", at.forward(2)}, toy_game());
  EXPECT_EQ(f.status, 0) << f.err;
}

TEST_F(Judge, RefusesToReadBothFromStandardInput) {
  const Finished f = at.run({"judge", "-", "-"}, toy_game());
  expect_refused(f);
  EXPECT_THAT(f.err, HasSubstr("standard input"));
}

TEST_F(Judge, PrintsForPeopleWhenAsked) {
  const Finished f = at.run({"judge", "--text", at.game(), at.forward(7)});
  EXPECT_EQ(f.status, 1);
  EXPECT_THAT(f.out, StartsWith("ILLEGAL"));
  EXPECT_THAT(f.out, AllOf(HasSubstr("Sherman (tank)"), HasSubstr("toy-1"), HasSubstr("1″ too much")));
}

TEST_F(Judge, SaysThatAFileIsMissing) {
  const Finished f = at.run({"judge", at / "gone.linesman", at.forward(1)});
  expect_refused(f);
  EXPECT_THAT(f.err, StartsWith(at / "gone.linesman: "));
  expect_refused(at.run({"judge", at.game(), at / "gone.json"}));
}

TEST_F(Judge, RefusesAFolder) { expect_refused(at.run({"judge", at / "data", at.forward(1)})); }

TEST_F(Judge, RefusesWhatIsNoJson) {
  const Finished f = at.run({"judge", at.write("bad.linesman", "{\"linesman\": 1,"), at.forward(1)});
  expect_refused(f);
  EXPECT_THAT(f.err, StartsWith(at / "bad.linesman: "));
}

TEST_F(Judge, RefusesAnEmptyFile) { expect_refused(at.run({"judge", at.write("empty", ""), at.forward(1)})); }

TEST_F(Judge, SaysWhereAGameIsWrong) {
  const Finished f = at.run({"judge", at.write("bad.linesman", toy_game(R"(, "tolerance": -1)")), at.forward(1)});
  expect_refused(f);
  EXPECT_THAT(f.err, StartsWith(at / "bad.linesman: /tolerance: "));
}

TEST_F(Judge, SaysWhereAnOrderIsWrong) {
  const Finished f = at.run({"judge", at.game(), at.forward(-1)});
  expect_refused(f);
  EXPECT_THAT(f.err, StartsWith(at / "order.json: /path/0"));
}

TEST_F(Judge, SaysThatTheRulesetDoesNotKnowAnAction) {
  const Finished f = at.run({"judge", at.game(), at.forward(1, R"(, "action": "fly")")});
  expect_refused(f);
  EXPECT_THAT(f.err, StartsWith(at / "order.json: /action: "));
}

TEST_F(Judge, TellsAProblemInTheGameFromOneInTheOrder) {
  const Finished f = at.run({"judge", at.game(), at.forward(1, R"(, "action": "odd")")});
  expect_refused(f);
  EXPECT_THAT(f.err, StartsWith(at.game() + ": /pieces/0/traits/luck: "));
}

TEST_F(Judge, SaysThatARulesetIsNotInstalled) {
  std::string game = toy_game();
  game.replace(game.find("\"toy\""), 5, "\"chess\"");
  const Finished f = at.run({"judge", at.write("chess.linesman", game), at.forward(1)});
  expect_refused(f);
  EXPECT_THAT(f.err, AllOf(StartsWith(at / "chess.linesman: /ruleset: "), HasSubstr("chess")));
}

TEST_F(Judge, SaysWhatHouseRulesMayNotChange) {
  const std::string game = at.write("house.linesman", toy_game(R"(, "house_rules": {"figures": {"rech": 7}})"));
  const Finished f = at.run({"judge", game, at.forward(1)});
  expect_refused(f);
  EXPECT_THAT(f.err, StartsWith(game + ": /house_rules/figures/rech: "));
}

TEST_F(Judge, FollowsHouseRules) {
  const std::string game = at.write("house.linesman", toy_game(R"(, "house_rules": {"figures": {"reach": 7}})"));
  EXPECT_EQ(at.run({"judge", game, at.forward(7)}).status, 0);
}

TEST_F(Judge, SaysSoWhenItsResultCannotBeWritten) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP();
  const std::string line =
      "exec " + std::string(LINESMAN_CLI) + " judge " + at.game() + " " + at.forward(1) + " >/dev/full";
  Running shell("/bin/sh", {"-c", line}, at.environment());
  expect_refused(shell.finish());
}

using Usage = TheProgram;

TEST_F(Usage, IsRefusedInOneLine) {
  const std::vector<std::vector<std::string>> wrong{{},
                                                    {"guess"},
                                                    {"judge"},
                                                    {"judge", at.game()},
                                                    {"judge", at.game(), at.forward(1), "more"},
                                                    {"judge", "--loud", at.game(), at.forward(1)},
                                                    {"apply", at.game(), at.forward(1)},
                                                    {"roll"},
                                                    {"roll", "3d6", "--seed", "x"},
                                                    {"render", at.game()}};
  for (const auto& arguments : wrong) {
    SCOPED_TRACE(arguments.empty() ? "nothing" : arguments.back());
    expect_refused(at.run(arguments));
  }
}

TEST_F(Usage, IsToldWithHelpOnEveryCall) {
  const Finished all = at.run({"--help"});
  EXPECT_EQ(all.status, 0);
  for (const char* call :
       {"judge", "trace", "reach", "apply", "replay", "check", "rulesets", "render", "roll", "batch"}) {
    EXPECT_THAT(all.out, HasSubstr(call));
    const Finished f = at.run({call, "--help"});
    EXPECT_EQ(f.status, 0) << call;
    EXPECT_EQ(f.err, "");
    EXPECT_THAT(f.out, AllOf(HasSubstr(call), HasSubstr("--version"), HasSubstr("Exit status")));
  }
}

TEST_F(Usage, NamesTheVersionOnEveryCall) {
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"--version"}, {"judge", "--version"}, {"batch", "--version"}}) {
    const Finished f = at.run(arguments);
    EXPECT_EQ(f.status, 0);
    EXPECT_EQ(f.out, "linesman-cli " LINESMAN_VERSION "\n");
  }
}

using TraceCall = TheProgram;

TEST_F(TraceCall, PrintsFactsWithoutAVerdict) {
  const Finished f = at.run({"trace", at.game(), at.forward(20)});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(json(f.out)["pieces"][0]["end"]["at"][1].number(), 30);
  EXPECT_TRUE(json(f.out)["verdict"].is_null());
}

using Reach = TheProgram;

TEST_F(Reach, SaysThatItIsNotThereYet) {
  const Finished f = at.run({"reach", at.game(), at.forward(1)});
  expect_refused(f);
  EXPECT_THAT(f.err, HasSubstr("not there yet"));
}

using Apply = TheProgram;

TEST_F(Apply, WritesTheGameAndPrintsTheRuling) {
  const Finished f = at.run({"apply", at.game(), at.forward(6), "-o", at / "after.linesman"});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(json(f.out)["verdict"].text(), "legal");
  const Value after = load_json(at / "after.linesman").value();
  EXPECT_EQ(after["pieces"][0]["at"][1].number(), 16);
  EXPECT_EQ(after["pieces"][0]["status"]["moved"].boolean(), true);
  EXPECT_EQ(after["history"].size(), 1u);
  EXPECT_EQ(load_json(at.game()).value()["pieces"][0]["at"][1].number(), 10);
}

TEST_F(Apply, MayWriteOverTheGame) {
  EXPECT_EQ(at.run({"apply", at.game(), at.forward(6), "-o", at.game()}).status, 0);
  EXPECT_EQ(load_json(at.game()).value()["pieces"][0]["at"][1].number(), 16);
}

TEST_F(Apply, MayPrintTheGame) {
  const Finished f = at.run({"apply", at.game(), at.forward(6), "-o", "-"});
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(json(f.out)["history"].size(), 1u);
}

TEST_F(Apply, WritesNothingForAnOrderThatIsNotLegal) {
  EXPECT_EQ(at.run({"apply", at.game(), at.forward(7), "-o", at / "after.linesman"}).status, 1);
  EXPECT_EQ(at.run({"apply", at.game(), at.forward(1, R"(, "action": "gamble")"), "-o", at / "after.linesman"}).status,
            3);
  EXPECT_FALSE(std::filesystem::exists(at / "after.linesman"));
}

TEST_F(Apply, SaysThatItCannotWrite) {
  const Finished f = at.run({"apply", at.game(), at.forward(1), "-o", at / "no/such/folder/after.linesman"});
  expect_refused(f);
  EXPECT_THAT(f.err, StartsWith(at / "no/such/folder/after.linesman: "));
}

using ReplayCall = TheProgram;

TEST_F(ReplayCall, FindsNoDifferenceInAnHonestHistory) {
  for (int i = 0; i < 3; ++i) ASSERT_EQ(at.run({"apply", at.game(), at.forward(5), "-o", at.game()}).status, 0);
  const Finished f = at.run({"replay", at.game()});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(f.out, "3 orders judged again: no difference.\n");
}

TEST_F(ReplayCall, SaysTheFirstDifference) {
  for (int i = 0; i < 2; ++i) ASSERT_EQ(at.run({"apply", at.game(), at.forward(5), "-o", at.game()}).status, 0);
  std::string text = read_file(at.game()).value();
  const std::size_t second = text.rfind("\"spent\": 5");
  ASSERT_NE(second, std::string::npos);
  text.replace(second, 10, "\"spent\": 4");
  const Finished f = at.run({"replay", "--json", at.write("forged.linesman", text)});
  EXPECT_EQ(f.status, 1) << f.err;
  EXPECT_EQ(json(f.out)["difference"]["entry"].whole(), 1);
  EXPECT_THAT(std::string(*json(f.out)["difference"]["pointer"].text()), EndsWith("/allowance/spent"));
  EXPECT_THAT(at.run({"replay", at / "forged.linesman"}).out, HasSubstr("entry 1"));
}

using Check = TheProgram;

TEST_F(Check, PrintsNothingForAGameInOrder) {
  const Finished f = at.run({"check", at.game()});
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(f.out + f.err, "");
}

TEST_F(Check, PrintsEveryProblemOfTheDocument) {
  const std::string game = at.write("bad.linesman", toy_game(R"(, "tolerance": -1, "options": 5)"));
  const Finished f = at.run({"check", game});
  EXPECT_EQ(f.status, 2);
  EXPECT_THAT(f.out, AllOf(HasSubstr(game + ": /tolerance: "), HasSubstr(game + ": /options: ")));
  EXPECT_EQ(std::count(f.out.begin(), f.out.end(), '\n'), 2);
  EXPECT_EQ(std::count(f.err.begin(), f.err.end(), '\n'), 1);
}

TEST_F(Check, PrintsWhatIsWrongWithOptionsBesideTheRest) {
  const std::string text = toy_game(R"(, "tolerance": -1, "options": {"weather": "wet"})");
  const Finished f = at.run({"check", at.write("bad.linesman", text)});
  EXPECT_THAT(f.out, AllOf(HasSubstr("/tolerance: "), HasSubstr("/options/weather: ")));
}

TEST_F(Check, PrintsWhatTheRulesetCannotUse) {
  std::string text = toy_game(R"(, "options": {"weather": "wet"})");
  text.replace(text.find("\"tank\""), 6, "\"nobody\"");
  const Finished f = at.run({"check", "--json", at.write("nobody.linesman", text)});
  EXPECT_EQ(f.status, 2);
  EXPECT_EQ(json(f.out)["problems"].size(), 3u) << f.out;
}

TEST_F(Check, SaysThatAFileIsMissing) { expect_refused(at.run({"check", at / "gone.linesman"})); }

using Rulesets = TheProgram;

TEST_F(Rulesets, AreListed) {
  const Finished f = at.run({"rulesets"});
  EXPECT_EQ(f.status, 0);
  EXPECT_THAT(f.out, HasSubstr("toy"));
  EXPECT_THAT(f.out, HasSubstr("Toy rules"));
}

TEST_F(Rulesets, AreListedAsJson) {
  const Value all = json(at.run({"rulesets", "--json"}).out);
  const auto& items = all.items();
  EXPECT_TRUE(std::any_of(items.begin(), items.end(), [](const Value& v) { return v["id"].text() == "toy"; }));
}

TEST_F(Rulesets, AreToldWithTheirClauses) {
  const Finished f = at.run({"rulesets", "toy"});
  EXPECT_EQ(f.status, 0);
  EXPECT_THAT(f.out, AllOf(HasSubstr("toy-1 How far (judged)"), HasSubstr("A piece goes at most 6 inches."),
                           HasSubstr("toy-2 Luck (dice, noted)"), HasSubstr("gamble")));
  EXPECT_EQ(json(at.run({"rulesets", "toy", "--json"}).out)["clauses"].size(), 2u);
}

TEST_F(Rulesets, ThatCannotBeUsedAreToldBeside) {
  at.write("data/linesman/rulesets/odd/ruleset.json", R"({"id": "odd", "extends": "nothing"})");
  std::filesystem::permissions(at / "data/linesman/rulesets/odd", std::filesystem::perms(0755));
  const Finished list = at.run({"rulesets"});
  EXPECT_EQ(list.status, 0);
  EXPECT_THAT(list.err, HasSubstr("odd/ruleset.json: /extends"));
  expect_refused(at.run({"rulesets", "odd"}));
  expect_refused(at.run({"rulesets", "gone"}));
}

using Roll = TheProgram;

TEST_F(Roll, PrintsTheFaces) {
  const Finished f = at.run({"roll", "3d6"});
  EXPECT_EQ(f.status, 0);
  EXPECT_THAT(f.out, MatchesRegex("[1-6] [1-6] [1-6]\n"));
}

TEST_F(Roll, PrintsJsonWhenAsked) {
  const Value rolled = json(at.run({"roll", "2d10", "--json"}).out);
  EXPECT_EQ(rolled["roll"].text(), "2d10");
  EXPECT_EQ(rolled["sum"].number(), *rolled["faces"][0].number() + *rolled["faces"][1].number());
}

TEST_F(Roll, ReadsTwoDiceAsTensAndUnits) {
  EXPECT_THAT(at.run({"roll", "d66"}).out, MatchesRegex("([1-6]) ([1-6]) = [1-6][1-6]\n"));
  const Value rolled = json(at.run({"roll", "D66", "--json"}).out);
  EXPECT_EQ(rolled["roll"].text(), "d66");
  EXPECT_EQ(rolled["reads"].number(), 10 * *rolled["faces"][0].number() + *rolled["faces"][1].number());
  EXPECT_FALSE(rolled.find("sum"));
}

TEST_F(Roll, RepeatsItselfWithASeed) {
  const std::string out = at.run({"roll", "100d6", "--seed", "7"}).out;
  EXPECT_EQ(at.run({"roll", "100d6", "--seed", "7"}).out, out);
  EXPECT_NE(at.run({"roll", "100d6", "--seed", "8"}).out, out);
}

TEST_F(Roll, RefusesWhatIsNoRoll) {
  for (const char* wrong : {"", "d", "3", "0d6", "3d1", "3d6+1", "1001d6", "-1d6", "1.5d6", "2d66"})
    expect_refused(at.run({"roll", "--", wrong}));
}

using Render = TheProgram;

TEST_F(Render, WritesEachFormat) {
  const std::vector<std::pair<std::string, std::string>> formats{
      {"a.png", "\x89PNG"}, {"a.svg", "<?xml"}, {"a.pdf", "%PDF"}};
  for (const auto& [name, beginning] : formats) {
    const Finished f = at.run({"render", at.game(), at / name});
    EXPECT_EQ(f.status, 0) << f.err;
    EXPECT_EQ(f.out + f.err, "");
    EXPECT_THAT(read_file(at / name).value(), StartsWith(beginning));
  }
}

TEST_F(Render, DrawsTheRulingOnAnOrder) {
  ASSERT_EQ(at.run({"render", at.game(), at / "plain.svg"}).status, 0);
  const Finished f = at.run({"render", at.game(), at / "ruled.svg", "--order", at.forward(9)});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_NE(read_file(at / "ruled.svg").value(), read_file(at / "plain.svg").value());
}

TEST_F(Render, RefusesAnOrderThatCannotBeJudged) {
  expect_refused(at.run({"render", at.game(), at / "a.png", "--order", at.forward(-1)}));
  EXPECT_FALSE(std::filesystem::exists(at / "a.png"));
}

TEST_F(Render, RefusesAnotherFormat) { expect_refused(at.run({"render", at.game(), at / "a.bmp"})); }

TEST_F(Render, SaysThatItCannotWrite) { expect_refused(at.run({"render", at.game(), at / "no/such/folder/a.png"})); }

using Surroundings = TheProgram;

TEST_F(Surroundings, HaveNoInfluenceOnNumbers) {
  const std::string order = at.forward(1.5);
  const std::string plain = at.run({"judge", at.game(), order}).out;
  EXPECT_EQ(at.run({"judge", at.game(), order}, "", {"LC_ALL=de_DE.UTF-8", "LANG=de_DE.UTF-8"}).out, plain);
}

TEST_F(Surroundings, MayBeMoved) {
  const std::string bin = at / "moved/bin";
  std::filesystem::create_directories(bin);
  std::filesystem::copy_file(LINESMAN_CLI, bin + "/linesman-cli");
  std::filesystem::create_directories(at / "moved/lib/linesman");
  std::filesystem::rename(at / "data/linesman/rulesets", at / "moved/lib/linesman/rulesets");
  Running program(bin + "/linesman-cli", {"judge", at.game(), at.forward(1)}, at.environment());
  EXPECT_EQ(program.finish().status, 0);
}

}  // namespace
}  // namespace linesman
