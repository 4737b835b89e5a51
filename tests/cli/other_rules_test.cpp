// --ruleset, --option and --tolerance: a question is judged under other rules than those of its game.
#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class RulesForThisCall : public TheProgram {
 protected:
  static std::string example(const std::string& name) {
    return std::string(LINESMAN_SOURCE_DIR) + "/resources/examples/" + name;
  }

  /// A ruleset "far", which is "toy" with a reach of 9 inches.
  void install_far() const {
    const std::string file = at.write("data/linesman/rulesets/far/ruleset.json",
                                      R"({"id": "far", "extends": "toy", "figures": {"reach": 9}})");
    std::filesystem::permissions(at / "data/linesman/rulesets/far", std::filesystem::perms(0755));
    std::filesystem::permissions(file, std::filesystem::perms(0644));
  }

  std::string verdict(std::vector<std::string> call) const {
    return std::string(json(at.run(std::move(call)).out)["verdict"].text().value_or(""));
  }

  const std::string convoy = example("mobility-convoy.linesman");
  const std::string drive = example("mobility-convoy.2-the-mule-drives.order.json");
};

TEST_F(RulesForThisCall, AnswerEveryQuestionAsADocumentThatSaysThem) {
  const Value document = load_json(convoy).value();
  ASSERT_EQ(document["options"]["weather"].text(), "wet");
  const Value agreed = Value::Object{{"weather", "dry"}, {"door_reach", 2}, {"entry_free", false}};
  const std::string said =
      at.write("convoy.linesman", write_json(document.with("options", agreed).with("tolerance", 0.25)));
  const std::vector<std::string> rules{"--option", "weather=dry",      "--option",    "door_reach=2",
                                       "--option", "entry_free=false", "--tolerance", "0.25"};
  for (const std::vector<std::string>& call : {std::vector<std::string>{"judge", "--text"},
                                               {"judge"},
                                               {"trace"},
                                               {"reach"},
                                               {"readings"},
                                               {"mend"},
                                               {"sure", "--samples", "20"}}) {
    std::vector<std::string> there = call;
    there.insert(there.end(), {said, drive});
    std::vector<std::string> here = call;
    here.insert(here.end(), rules.begin(), rules.end());
    here.insert(here.end(), {convoy, drive});
    const Finished by_document = at.run(there);
    const Finished by_arguments = at.run(here);
    EXPECT_EQ(by_arguments.out, by_document.out) << call.front();
    EXPECT_EQ(by_arguments.status, by_document.status) << call.front() << by_arguments.err;
  }
  EXPECT_NE(at.run({"judge", "--text", convoy, drive}).out, at.run({"judge", "--text", said, drive}).out);
}

TEST_F(RulesForThisCall, LetAnotherRulesetJudge) {
  install_far();
  const std::string order = at.forward(8);
  EXPECT_EQ(verdict({"judge", at.game(), order}), "illegal");
  EXPECT_EQ(verdict({"judge", at.game(), order, "--ruleset", "far"}), "legal");
}

TEST_F(RulesForThisCall, ForgiveByAnotherTolerance) {
  EXPECT_EQ(verdict({"judge", at.game(), at.forward(6.5), "--tolerance", "0.5"}), "marginal");
  EXPECT_EQ(verdict({"judge", at.game(), at.forward(6.5), "--tolerance", "0"}), "illegal");
}

TEST_F(RulesForThisCall, HaveTheLastValueOfAKey) {
  EXPECT_EQ(at.run({"judge", convoy, drive, "--option", "weather=wet", "--option", "weather=dry"}).out,
            at.run({"judge", convoy, drive, "--option", "weather=dry"}).out);
  const Finished wrong = at.run({"judge", convoy, drive, "--option", "weather=dry", "--option", "weather=hot"});
  expect_refused(wrong);
  EXPECT_THAT(wrong.err, StartsWith("--option weather=hot: "));
}

TEST_F(RulesForThisCall, LeaveTheFileAsItIs) {
  const std::string before = read_file(at.game()).value();
  ASSERT_EQ(at.run({"judge", at.game(), at.forward(6.5), "--tolerance", "0.5"}).status, 0);
  EXPECT_EQ(read_file(at.game()).value(), before);
}

TEST_F(RulesForThisCall, AreRefusedAtTheirArgumentWithTheNearestName) {
  const auto refused = [&](const std::string& argument, const std::string& value) {
    const Finished f = at.run({"judge", convoy, drive, argument, value});
    expect_refused(f);
    return f.err;
  };
  EXPECT_THAT(refused("--option", "wether=dry"),
              AllOf(StartsWith("--option wether=dry: the ruleset mobility has no option of that name"),
                    HasSubstr("the nearest is \"weather\"")));
  EXPECT_THAT(refused("--option", "weather=dray"),
              AllOf(StartsWith("--option weather=dray: \"weather\" must be"), HasSubstr("the nearest is \"dry\"")));
  EXPECT_THAT(refused("--option", "door_reach=far"),
              StartsWith("--option door_reach=far: \"door_reach\" must be a number"));
  EXPECT_THAT(refused("--ruleset", "mobilty"),
              AllOf(StartsWith("--ruleset mobilty: no ruleset \"mobilty\" is installed"),
                    HasSubstr("the nearest is \"mobility\"")));
  EXPECT_THAT(refused("--ruleset", ""), StartsWith("--ruleset : \"ruleset\" must be an id"));
  EXPECT_THAT(refused("--tolerance", "some"), StartsWith("--tolerance some: "));
  EXPECT_THAT(refused("--option", "weather"), HasSubstr("not \"weather\""));
  EXPECT_THAT(refused("--option", "=dry"), HasSubstr("not \"=dry\""));
}

TEST_F(RulesForThisCall, LeaveAMistakeOfTheDocumentInItsFile) {
  const Finished f = at.run({"judge", convoy, drive, "--ruleset", "toy", "--option", "weather=dry"});
  expect_refused(f);
  EXPECT_THAT(f.err, StartsWith("--option weather=dry: "));
  const Finished own = at.run({"judge", convoy, drive, "--ruleset", "toy"});
  expect_refused(own);
  EXPECT_THAT(own.err, StartsWith(convoy + ": /options/weather: "));
}

TEST_F(RulesForThisCall, AreDrawnWithTheOrderThatTheyJudge) {
  install_far();
  const std::string order = at.forward(8);
  ASSERT_EQ(at.run({"render", at.game(), at / "own.svg", "--order", order}).status, 0);
  const Finished f = at.run({"render", at.game(), at / "far.svg", "--order", order, "--ruleset", "far"});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_NE(read_file(at / "far.svg").value(), read_file(at / "own.svg").value());
  expect_refused(at.run({"render", at.game(), at / "alone.svg", "--ruleset", "far"}));
}

TEST_F(RulesForThisCall, StandOnTheSheetOfTheOrderThatTheyJudge) {
  const std::string order = at.forward(6.5);
  const Finished f = at.run({"sheet", at.game(), "--order", order, "--tolerance", "0.5", "-o", at / "sheet.html"});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_THAT(read_file(at / "sheet.html").value(), HasSubstr("Measuring tolerance: 0.5"));
  expect_refused(at.run({"sheet", at.game(), "--tolerance", "0.5", "-o", at / "entry.html"}));
  const Finished wrong = at.run({"sheet", at.game(), "--order", order, "--ruleset", "ty", "-o", at / "wrong.html"});
  expect_refused(wrong);
  EXPECT_THAT(wrong.err, AllOf(StartsWith("--ruleset ty: "), HasSubstr("the nearest is \"toy\"")));
}

TEST_F(RulesForThisCall, AreNotForARecord) {
  expect_refused(at.run({"apply", at.game(), at.forward(6.5), "-o", at / "after.linesman", "--tolerance", "0.5"}));
  EXPECT_FALSE(std::filesystem::exists(at / "after.linesman"));
}

}  // namespace
}  // namespace linesman
