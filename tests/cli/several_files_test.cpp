// judge with several orders, and check with several games.
#include <sstream>

#include "cli/the_program.h"

namespace linesman {
namespace {

using ::testing::StartsWith;

std::vector<Value> answers_on(const std::string& out) {
  std::vector<Value> lines;
  std::istringstream in(out);
  for (std::string line; std::getline(in, line);) lines.push_back(parse_json(line, "a line").value());
  return lines;
}

class SeveralFiles : public TheProgram {
 protected:
  std::string order(const std::string& name, double inches, const std::string& more = {}) const {
    return at.write(name, forward_order(inches, more));
  }

  const std::string legal = order("legal.json", 6);
  const std::string illegal = order("illegal.json", 7);
  const std::string incomplete = order("incomplete.json", 1, R"(, "action": "gamble")");
  const std::string gone = at / "gone.json";
  const std::string wrong = at.write("wrong.linesman", toy_game(R"(, "tolerance": -1)"));
};

TEST_F(SeveralFiles, AreJudgedOnALineEachThatBeginsWithTheFile) {
  const Finished f = at.run({"judge", at.game(), legal, illegal});
  EXPECT_EQ(f.err, "");
  EXPECT_THAT(f.out, StartsWith("{\"id\":\"" + legal + "\",\"linesman\":1,"));
  const std::vector<Value> lines = answers_on(f.out);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0]["verdict"].text(), "legal");
  EXPECT_EQ(lines[1]["id"].text(), illegal);
  for (std::size_t i = 0; i < 2; ++i)
    EXPECT_EQ(lines[i].without("id"), json(at.run({"judge", at.game(), i == 0 ? legal : illegal}).out));
}

TEST_F(SeveralFiles, AreJudgedAsALineOfABatchWithThatId) {
  const std::string request = R"({"id": ")" + legal + R"(", "do": "judge", "game": ")" + at.game() + R"(", "order": )" +
                              forward_order(6) + "}\n";
  const std::string out = at.run({"judge", at.game(), legal, illegal}).out;
  EXPECT_EQ(out.substr(0, out.find('\n') + 1), at.run({"batch"}, request).out);
}

TEST_F(SeveralFiles, AreJudgedForPeopleBelowTheirNames) {
  const Finished f = at.run({"judge", "--text", at.game(), legal, illegal});
  EXPECT_EQ(f.out, "==> " + legal + " <==\n" + at.run({"judge", "--text", at.game(), legal}).out + "\n==> " + illegal +
                       " <==\n" + at.run({"judge", "--text", at.game(), illegal}).out);
}

TEST_F(SeveralFiles, EndWithTheWorstStatus) {
  const auto status = [&](std::vector<std::string> orders) {
    orders.insert(orders.begin(), {"judge", at.game()});
    return at.run(orders).status;
  };
  EXPECT_EQ(status({legal, legal}), 0);
  EXPECT_EQ(status({incomplete, legal}), 3);
  EXPECT_EQ(status({legal, incomplete}), 3);
  EXPECT_EQ(status({illegal, incomplete}), 1);
  EXPECT_EQ(status({incomplete, illegal, legal}), 1);
  EXPECT_EQ(status({gone, illegal, incomplete}), 2);
  EXPECT_EQ(status({illegal, gone}), 2);
}

TEST_F(SeveralFiles, AreAnsweredThoughOneIsBad) {
  const Finished f = at.run({"judge", at.game(), gone, legal});
  EXPECT_EQ(f.status, 2);
  EXPECT_THAT(f.err, StartsWith(gone + ": "));
  EXPECT_EQ(std::count(f.err.begin(), f.err.end(), '\n'), 1);
  const std::vector<Value> lines = answers_on(f.out);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0]["id"].text(), gone);
  EXPECT_EQ(lines[0]["file"].text(), gone);
  EXPECT_TRUE(lines[0]["error"].is_text());
  EXPECT_EQ(lines[1]["verdict"].text(), "legal");
  const Finished text = at.run({"judge", "--text", at.game(), gone, legal});
  EXPECT_THAT(text.out, StartsWith("==> " + legal + " <==\n"));
  EXPECT_EQ(text.err, f.err);
}

TEST_F(SeveralFiles, NeedAGameThatCanBeRead) { expect_refused(at.run({"judge", wrong, legal, illegal})); }

TEST_F(SeveralFiles, AreOnceReadFromStandardInput) {
  EXPECT_EQ(answers_on(at.run({"judge", at.game(), legal, "-"}, forward_order(7)).out)[1]["verdict"].text(), "illegal");
  expect_refused(at.run({"judge", at.game(), "-", "-"}, forward_order(7)));
  expect_refused(at.run({"judge", "-", legal, "-"}, toy_game()));
  expect_refused(at.run({"check", "-", "-"}, toy_game()));
}

TEST_F(SeveralFiles, AreCheckedBelowTheirNamesWhereSomethingIsWrong) {
  const Finished f = at.run({"check", wrong, at.game()});
  EXPECT_EQ(f.status, 2);
  EXPECT_EQ(f.out, "==> " + wrong + " <==\n" + at.run({"check", wrong}).out);
  EXPECT_EQ(f.err, at.run({"check", wrong}).err);
  EXPECT_EQ(at.run({"check", at.game(), at.game()}).status, 0);
}

TEST_F(SeveralFiles, AreCheckedOnALineEach) {
  const std::string none = at / "none.linesman";
  const Finished f = at.run({"check", "--json", at.game(), none, wrong});
  EXPECT_EQ(f.status, 2);
  const std::vector<Value> lines = answers_on(f.out);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[0], parse_json(R"({"id": ")" + at.game() + R"(", "problems": []})", "").value());
  EXPECT_EQ(lines[1]["file"].text(), none);
  EXPECT_TRUE(lines[1]["error"].is_text());
  EXPECT_EQ(lines[2].without("id"), json(at.run({"check", "--json", wrong}).out));
}

TEST_F(SeveralFiles, HaveTheirWarningsInAList) {
  const std::string flat = at.write("flat.linesman", toy_game(R"(, "peices": [])"));
  const Finished f = at.run({"check", "--lint", "--json", flat, at.game()});
  EXPECT_EQ(f.status, 0) << f.err;
  const std::vector<Value> lines = answers_on(f.out);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0]["complaints"], json(at.run({"check", "--lint", "--json", flat}).out));
  EXPECT_EQ(lines[0]["complaints"].size(), 1u);
  EXPECT_EQ(at.run({"check", "--lint", flat, at.game()}).out,
            "==> " + flat + " <==\n" + at.run({"check", "--lint", flat}).out);
}

TEST_F(SeveralFiles, HaveNoCarriedRulesInCommon) {
  const std::string river = std::string(LINESMAN_SOURCE_DIR) + "/resources/examples/elements-river.linesman";
  const std::string carrying = at / "carrying.linesman";
  ASSERT_EQ(at.run({"carry", river, "-o", carrying}).status, 0);
  EXPECT_EQ(at.run({"--carried", "check", carrying}).status, 0);
  const Finished f = at.run({"--carried", "check", carrying, carrying});
  expect_refused(f);
  EXPECT_THAT(f.err, StartsWith("--carried: goes with one game"));
}

}  // namespace
}  // namespace linesman
