// Rules handed to other players on the command line: as a file, and in a game.
#include <gmock/gmock.h>

#include <filesystem>

#include "cli/the_program.h"
#include "sharing/carried_rules.h"

namespace linesman {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

constexpr const char* STROLL = R"({ "id": "stroll", "judge": "charts", "edition": "1", "title": "Stroll",
  "currency": "inch", "steps": ["forward"], "actions": [{ "id": "walk", "title": "Walk" }],
  "ratings": { "lake": "water" }, "figures": { "pace": 6 },
  "clauses": [
    { "id": "stroll-1", "title": "Pace", "text": "As far as {pace}.", "rule": { "kind": "allowance", "add": { "figure": "pace" } } } ] })";

constexpr const char* GAME = R"({ "linesman": 1, "ruleset": "stroll", "table": { "width": 40, "depth": 40 },
  "pieces": [{ "id": "a", "side": "red", "base": { "shape": "circle", "diameter": 1 }, "at": [20, 20], "facing": 0 }] })";

class SharingCalls : public TheProgram {
 protected:
  /// Answers of batch, a line each.
  static std::vector<Value> answers_in(const std::string& out) {
    std::vector<Value> all;
    for (std::size_t from = 0; from < out.size(); from = out.find('\n', from) + 1)
      all.push_back(json(out.substr(from, out.find('\n', from) - from)));
    return all;
  }

  SharingCalls() {
    at.write("games/stroll/ruleset.json", STROLL);
    at.write("game.linesman", GAME);
    at.write("order.json", R"({ "piece": "a", "action": "walk", "path": [{ "forward": 7 }] })");
  }
  Finished with_stroll(std::vector<std::string> arguments, const std::string& in = {}) {
    arguments.insert(arguments.begin(), {"--rulesets", at / "games"});
    return at.run(arguments, in);
  }
};

TEST_F(SharingCalls, ExportsAChartThatIsImportedOnAnotherMachine) {
  const std::string file = at / "stroll.lmrules";
  const Finished written = with_stroll({"rulesets", "--export", "stroll", file});
  ASSERT_EQ(written.status, 0) << written.err;
  EXPECT_EQ(at.run({"rulesets", "stroll"}).status, 2);
  const Finished taken = at.run({"rulesets", "--import", file});
  ASSERT_EQ(taken.status, 0) << taken.err;
  EXPECT_THAT(taken.out, EndsWith("stroll/ruleset.json\n"));
  EXPECT_EQ(at.run({"rulesets", "stroll"}).status, 0);
  EXPECT_EQ(at.run({"judge", at / "game.linesman", at / "order.json"}).status, 1);
  EXPECT_EQ(at.run({"rulesets", "--import", file}).status, 0) << "the same again changes nothing";
  std::filesystem::remove_all(std::filesystem::path(taken.out).parent_path());
}

TEST_F(SharingCalls, RefuseABadFileInOneSentenceAndKeepWhatIsThere) {
  expect_refused(at.run({"rulesets", "--import", at / "order.json"}));
  expect_refused(at.run({"rulesets", "--import", at / "none.lmrules"}));
  expect_refused(at.run({"rulesets", "--export", "pips", at / "pips.lmrules"}));
  expect_refused(with_stroll({"rulesets", "--export", "stroll", at / "stroll.zip"}));
  EXPECT_FALSE(std::filesystem::exists(at / "pips.lmrules"));
}

TEST_F(SharingCalls, AGameCarriesItsRulesWhichJudgeWhenAgreedTo) {
  const std::string game = at / "carrying.linesman";
  const Finished carried = with_stroll({"carry", "-o", game, at / "game.linesman"});
  ASSERT_EQ(carried.status, 0) << carried.err;
  const Finished unasked = at.run({"judge", game, at / "order.json"});
  expect_refused(unasked);
  EXPECT_THAT(unasked.err, HasSubstr("the game carries rules, which judge it when the players agree to them"));
  const Finished agreed = at.run({"--carried", "judge", game, at / "order.json"});
  EXPECT_EQ(agreed.status, 1) << agreed.err;
  EXPECT_EQ(json(agreed.out)["faults"][0]["rule"].text(), "stroll-1");
  EXPECT_EQ(agreed.out, with_stroll({"judge", at / "game.linesman", at / "order.json"}).out);
  EXPECT_EQ(agreed.err, "");
  const Finished dropped = at.run({"carry", "--drop", "-o", "-", game});
  EXPECT_EQ(dropped.status, 0) << dropped.err;
  EXPECT_TRUE(json(dropped.out)["rules"].is_null());
}

TEST_F(SharingCalls, RequestsAgreeToTheRulesOfTheirGamesEachOrAllAtOnce) {
  const std::string game = at / "carrying.linesman";
  ASSERT_EQ(with_stroll({"carry", "-o", game, at / "game.linesman"}).status, 0);
  const Value request = Value::Object{{"do", "judge"}, {"game", game}, {"order", load_json(at / "order.json").value()}};
  const std::string lines = write_json(request) + "\n" + write_json(request.with("carried", true)) + "\n" +
                            write_json(request.with("carried", 1)) + "\n" +
                            write_json(Value::Object{{"do", "check"}, {"game", game}, {"carried", true}}) + "\n";
  const auto answers = answers_in(at.run({"batch"}, lines).out);
  ASSERT_EQ(answers.size(), 4u);
  EXPECT_THAT(*answers[0]["error"].text(), HasSubstr("the game carries rules"));
  EXPECT_EQ(answers[1]["faults"][0]["rule"].text(), "stroll-1");
  EXPECT_EQ(answers[2]["pointer"].text(), "/carried");
  EXPECT_EQ(answers[3]["problems"].size(), 0u) << write_json(answers[3]);
  const auto all = answers_in(at.run({"--carried", "batch"}, lines).out);
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[0], answers[1]);
}

TEST_F(SharingCalls, ARulingByCarriedRulesNamesThemWhereOthersAreInstalledUnderTheirId) {
  const std::string game = at / "carrying.linesman";
  ASSERT_EQ(with_stroll({"carry", "-o", game, at / "game.linesman"}).status, 0);
  const std::string hash(*load_json(game).value()["rules"]["hash"].text());
  const Finished alone = at.run({"--carried", "judge", game, at / "order.json"});
  EXPECT_TRUE(json(alone.out)["carried"].is_null()) << "no other rules have this id here";
  const Finished same = with_stroll({"--carried", "judge", game, at / "order.json"});
  EXPECT_TRUE(json(same.out)["carried"].is_null()) << "they are the same";
  at.write("games/stroll/ruleset.json", write_json(parse_json(STROLL, "").value().with("edition", "2")));
  const Finished judged = with_stroll({"--carried", "judge", game, at / "order.json"});
  EXPECT_EQ(json(judged.out)["carried"].text(), hash);
  EXPECT_THAT(judged.err, HasSubstr("the rules \"stroll\" that it carries judge it"));
  const Value shorter =
      load_json(at / "order.json").value().with("path", parse_json(R"([{"forward": 1}])", "").value());
  const std::string order = at.write("short.json", write_json(shorter));
  const Finished applied = with_stroll({"--carried", "apply", game, order, "-o", at / "after.linesman"});
  EXPECT_EQ(json(applied.out)["carried"].text(), hash) << applied.err;
  EXPECT_TRUE(load_json(at / "after.linesman").value()["history"][0]["ruling"]["carried"].is_null());
  const Value request = Value::Object{{"do", "judge"}, {"game", game}, {"order", shorter}, {"carried", true}};
  const Value apply = request.with("do", "apply");
  const auto answers = answers_in(with_stroll({"batch"}, write_json(request) + "\n" + write_json(apply) + "\n").out);
  ASSERT_EQ(answers.size(), 2u);
  EXPECT_EQ(answers[0]["carried"].text(), hash);
  EXPECT_EQ(answers[1]["ruling"]["carried"].text(), hash);
}

TEST_F(SharingCalls, RefuseToAgreeToRulesThatAreNotThere) {
  expect_refused(at.run({"--carried", "judge", at / "game.linesman", at / "order.json"}));
  expect_refused(at.run({"--carried", "rulesets"}));
}

TEST_F(SharingCalls, OtherRulesInTheGameAreNoMoreWhatWasSigned) {
  const std::string game = at / "carrying.linesman";
  ASSERT_EQ(with_stroll({"carry", "-o", game, at / "game.linesman"}).status, 0);
  const Finished noted = at.run({"--carried", "note", game, "signed", "-o", game});
  ASSERT_EQ(noted.status, 0) << noted.err;
  const Value whole = load_json(game).value();
  const std::string code(*whole["history"][0]["chain"].text());
  EXPECT_EQ(at.run({"--carried", "verify", game, "--hash", code}).status, 0);
  for (const char* member : {"title", "edition"}) {
    const Value changed = whole["rules"]["ruleset"].with(member, "9");
    const Value rules = whole["rules"].with("ruleset", changed).with("hash", rules_hash(changed));
    const std::string forged = at.write("forged.linesman", write_json(whole.with("rules", rules)));
    const Finished f = at.run({"--carried", "verify", forged, "--hash", code});
    EXPECT_EQ(f.status, 1) << f.out << f.err;
    EXPECT_THAT(f.out, HasSubstr("the game carries other rules than those under which it was made"));
  }
}

}  // namespace
}  // namespace linesman
