// The call `judge`, and the properties of every call: usage and surroundings.
#include "cli/the_program.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

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

TEST_F(Judge, EndsWithZeroForAMarginalOrder) {
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

TEST_F(Judge, RefusesAnyTextButJson) {
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

TEST_F(Judge, NamesTheFileOfAProblem) {
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

TEST_F(Judge, ReportsThatItsResultCannotBeWritten) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "there is no /dev/full here";
  const std::string line =
      "exec " + std::string(LINESMAN_CLI) + " judge " + at.game() + " " + at.forward(1) + " >/dev/full";
  Running shell("/bin/sh", {"-c", line}, at.environment());
  expect_refused(shell.finish());
}

using Usage = TheProgram;

TEST_F(Usage, NamesTheCallThatIsMeant) {
  EXPECT_THAT(at.run({"jugde", "x"}).err, HasSubstr("there is no call \"jugde\", but there is \"judge\"; --help"));
  EXPECT_THAT(at.run({"elephant"}).err, HasSubstr("there is no call \"elephant\"; --help"));
}

TEST_F(Usage, HasOneSwitchForTheFormatOfEveryResult) {
  const auto run = [&](std::vector<std::string> call, const char* format) {
    call.insert(call.begin() + 1, {"--format", format});
    return at.run(call);
  };
  const std::string order = at.forward(3);
  for (const std::vector<std::string>& call : {std::vector<std::string>{"judge", at.game(), order},
                                               {"check", at.game()},
                                               {"record", at.game()},
                                               {"verify", at.game()},
                                               {"replay", at.game()},
                                               {"mend", at.game(), order},
                                               {"rulesets"}}) {
    EXPECT_TRUE(parse_json(run(call, "json").out, "")) << call.front();
    EXPECT_FALSE(parse_json(run(call, "text").out + "x", "")) << call.front();
    EXPECT_NE(run(call, "json").out, run(call, "text").out) << call.front();
  }
  expect_refused(run({"judge", at.game(), order}, "xml"));
  expect_refused(run({"judge", "--text", at.game(), order}, "json"));
}

TEST_F(Usage, IsHelpedByCallToo) {
  EXPECT_EQ(at.run({"help", "judge"}).out, at.run({"judge", "--help"}).out);
  EXPECT_EQ(at.run({"help"}).out, at.run({"--help"}).out);
  EXPECT_EQ(at.run({"help", "judge"}).status, 0);
}

TEST_F(Usage, IsRefusedInOneLine) {
  const std::vector<std::vector<std::string>> wrong{{},
                                                    {"guess"},
                                                    {"judge"},
                                                    {"judge", at.game()},
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

TEST_F(Usage, IsPrintedByHelpOfEveryCall) {
  const Finished all = at.run({"--help"});
  EXPECT_EQ(all.status, 0);
  for (const char* call : {"judge", "trace", "reach", "could", "turns", "readings", "mend", "apply", "replay", "check",
                           "rulesets", "render", "roll", "batch"}) {
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
