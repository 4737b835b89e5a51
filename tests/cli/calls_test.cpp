// All calls except `judge` and `batch`.
#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;
using ::testing::StartsWith;

using TraceCall = TheProgram;

TEST_F(TraceCall, PrintsFactsWithoutAVerdict) {
  const Finished f = at.run({"trace", at.game(), at.forward(20)});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(json(f.out)["pieces"][0]["end"]["at"][1].number(), 30);
  EXPECT_TRUE(json(f.out)["verdict"].is_null());
}

using Reach = TheProgram;

TEST_F(Reach, SaysThatItsRulesetHasNoFares) {
  const Finished f = at.run({"reach", at.game(), at.forward(1)});
  expect_refused(f);
  EXPECT_THAT(f.err, HasSubstr("cannot be searched"));
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

TEST_F(ReplayCall, NamesTheFirstDifference) {
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

TEST_F(ReplayCall, DoesNotConfirmAGameWithoutOrders) {
  for (const std::vector<std::string>& more : {std::vector<std::string>{}, {"--json"}}) {
    std::vector<std::string> call{"replay", at.game()};
    call.insert(call.end(), more.begin(), more.end());
    const Finished f = at.run(call);
    EXPECT_EQ(f.status, 3) << f.out;
    EXPECT_EQ(f.err, "");
  }
  EXPECT_EQ(at.run({"replay", at.game()}).out, "No order is recorded: there is nothing to judge again.\n");
}

using Check = TheProgram;

TEST_F(Check, PrintsNothingForAValidGame) {
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

TEST_F(Check, PrintsProblemsOfOptionsToo) {
  const std::string text = toy_game(R"(, "tolerance": -1, "options": {"weather": "wet"})");
  const Finished f = at.run({"check", at.write("bad.linesman", text)});
  EXPECT_THAT(f.out, AllOf(HasSubstr("/tolerance: "), HasSubstr("/options/weather: ")));
}

TEST_F(Check, PrintsProblemsUnderTheRuleset) {
  std::string text = toy_game(R"(, "options": {"weather": "wet"})");
  text.replace(text.find("\"tank\""), 6, "\"unusable\"");
  const Finished f = at.run({"check", "--json", at.write("unusable.linesman", text)});
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

TEST_F(Rulesets, ArePrintedWithTheirClauses) {
  const Finished f = at.run({"rulesets", "toy"});
  EXPECT_EQ(f.status, 0);
  EXPECT_THAT(f.out, AllOf(HasSubstr("toy-1 How far (judged)"), HasSubstr("A piece goes at most 6 inches."),
                           HasSubstr("toy-2 Luck (dice, noted)"), HasSubstr("gamble")));
  EXPECT_EQ(json(at.run({"rulesets", "toy", "--json"}).out)["clauses"].size(), 2u);
}

TEST_F(Rulesets, ThatOthersCanChangeAreListedWithTheirPlace) {
  const std::string file = at.write("data/linesman/rulesets/far/ruleset.json", R"({"id": "far", "extends": "toy"})");
  std::filesystem::permissions(at / "data/linesman/rulesets/far", std::filesystem::perms(0755));
  std::filesystem::permissions(file, std::filesystem::perms(0644));
  EXPECT_THAT(at.run({"rulesets"}).out, AllOf(HasSubstr("\nfar "), Not(HasSubstr("Others"))));
  std::filesystem::permissions(file, std::filesystem::perms(0666));
  const std::string out = at.run({"rulesets"}).out;
  EXPECT_THAT(out,
              AllOf(HasSubstr("Others than you can change the figures of these:\n  far "), Not(HasSubstr("\nfar "))));
  EXPECT_THAT(at.run({"rulesets", "--json"}).out, HasSubstr("\"open_at\": \"" + file));
}

TEST_F(Rulesets, ThatCannotBeUsedAreReported) {
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

TEST_F(Roll, PrintsTheTotalOfWhatIsKeptAndAdded) {
  const auto rolled = [&](const char* dice) { return at.run({"roll", dice, "--seed", "2"}).out; };
  ASSERT_EQ(rolled("4d6"), "5 3 4 1\n");
  EXPECT_EQ(rolled("4d6kh3"), "5 3 4 [1] = 12\n");
  EXPECT_EQ(rolled("4d6kl2"), "[5] 3 [4] 1 = 4\n");
  EXPECT_EQ(rolled("4d6+2"), "5 3 4 1 + 2 = 15\n");
  EXPECT_EQ(rolled("4d6kh1-7"), "5 [3] [4] [1] - 7 = -2\n");
  EXPECT_EQ(rolled("4d6dl1"), "5 3 4 [1] = 12\n");
  EXPECT_EQ(rolled("2d6+2d6-1"), "5 3 + 4 1 - 1 = 12\n");
  EXPECT_EQ(rolled("4d6>=4"), "5 [3] 4 [1] = 2\n");
}

TEST_F(Roll, HasFurtherMembersOnlyForWhatIsKeptAndAdded) {
  const auto rolled = [&](const char* dice) { return json(at.run({"roll", dice, "--seed", "2", "--json"}).out); };
  EXPECT_EQ(rolled("4d6"), json(R"({"roll": "4d6", "faces": [5, 3, 4, 1], "sum": 13})"));
  EXPECT_EQ(rolled("4D6KH3"),
            json(R"({"roll": "4d6kh3", "faces": [5, 3, 4, 1], "sum": 13, "kept": [5, 3, 4], "total": 12})"));
  EXPECT_EQ(rolled("4d6>=4"), json(R"({"roll": "4d6>=4", "faces": [5, 3, 4, 1], "sum": 13, "successes": 2})"));
  EXPECT_EQ(rolled("2d6-2d6"), json(R"({"roll": "2d6-2d6", "faces": [5, 3, 4, 1], "sum": 13, "total": 3})"));
  EXPECT_EQ(rolled("4d6-2"), json(R"({"roll": "4d6-2", "faces": [5, 3, 4, 1], "sum": 13, "added": -2, "total": 11})"));
}

TEST_F(Roll, HasNoPlaceForATotalInARecord) {
  for (const char* dice : {"3d6+2", "3d6kh2", "3d6+1d4", "3d6>=5"}) {
    const std::string before = read_file(at.game()).value();
    const Finished f = at.run({"roll", dice, "--into", at.game(), "--for", "luck"});
    expect_refused(f);
    EXPECT_THAT(f.err, AllOf(StartsWith("--into: "), HasSubstr("no place for \"" + std::string(dice + 3) + "\"")));
    EXPECT_EQ(read_file(at.game()).value(), before);
  }
}

TEST_F(Roll, RepeatsItselfWithASeed) {
  const std::string out = at.run({"roll", "100d6", "--seed", "7"}).out;
  EXPECT_EQ(at.run({"roll", "100d6", "--seed", "7"}).out, out);
  EXPECT_NE(at.run({"roll", "100d6", "--seed", "8"}).out, out);
}

TEST_F(Roll, RefusesAnyOtherText) {
  for (const char* wrong : {"", "d", "3", "0d6", "3d1", "3d6+", "1001d6", "-1d6", "1.5d6", "2d66"})
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

TEST_F(Render, IsLightOnDarkWhenAsked) {
  constexpr const char* LIGHT_SURROUND = "#d9d7cf";
  constexpr const char* DARK_SURROUND = "#17191b";
  ASSERT_EQ(at.run({"render", at.game(), at / "day.svg"}).status, 0);
  const Finished f = at.run({"render", at.game(), at / "night.svg", "--dark"});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_THAT(read_file(at / "day.svg").value(), AllOf(HasSubstr(LIGHT_SURROUND), Not(HasSubstr(DARK_SURROUND))));
  EXPECT_THAT(read_file(at / "night.svg").value(), AllOf(HasSubstr(DARK_SURROUND), Not(HasSubstr(LIGHT_SURROUND))));
  expect_refused(at.run({"render", at.game(), at / "sheets.pdf", "--dark", "--tile", "A4"}));
}

TEST_F(Render, SaysThatAReachIsUnknown) {
  const Finished f = at.run({"render", at.game(), at / "reach.svg", "--reach", at.forward(9)});
  expect_refused(f);
  EXPECT_THAT(f.err, HasSubstr("cannot be searched"));
  EXPECT_FALSE(std::filesystem::exists(at / "reach.svg"));
}

TEST_F(Render, RefusesTheReachOfAnUnknownPiece) {
  expect_refused(at.run({"render", at.game(), at / "a.png", "--reach", at / "no-such.json"}));
}

TEST_F(Render, RefusesAnotherFormat) { expect_refused(at.run({"render", at.game(), at / "a.bmp"})); }

TEST_F(Render, SaysThatItCannotWrite) { expect_refused(at.run({"render", at.game(), at / "no/such/folder/a.png"})); }

using Misspelt = TheProgram;

TEST_F(Misspelt, OptionsAreAnsweredWithTheOneThatIsMeant) {
  const auto said = [&](std::vector<std::string> arguments) {
    const Finished f = at.run(arguments);
    expect_refused(f);
    return f.err;
  };
  EXPECT_THAT(said({"check", "--lnit", at.game()}), HasSubstr("no option \"--lnit\", but there is \"--lint\""));
  EXPECT_THAT(said({"judge", at.game(), at.forward(1), "--tolernace=0.2"}), HasSubstr("there is \"--tolerance\""));
  EXPECT_THAT(said({"sheet", at.game(), "ruling.pdf"}), HasSubstr("not \"ruling.pdf\": the file goes after -o"));
  EXPECT_THAT(said({"--rulesets", at / "nowhere", "rulesets"}), HasSubstr("nowhere: is no folder"));
  at.write("heath/ruleset.json", "{}");
  EXPECT_THAT(said({"--rulesets", at / "heath", "rulesets"}), HasSubstr("the folder above it is wanted"));
}

}  // namespace
}  // namespace linesman
