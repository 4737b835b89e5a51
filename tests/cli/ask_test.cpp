// The call ask, and the same question in a batch.
#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class TheCallAsk : public TheProgram {
 protected:
  static std::string example(const std::string& name) {
    return std::string(LINESMAN_SOURCE_DIR) + "/resources/examples/" + name;
  }

  Finished ask(const std::string& game, const std::string& question) const {
    return at.run({"ask", game, at.write("question.json", question)});
  }

  /// The answer of a batch with that request alone.
  Value in_batch(const std::string& game, const std::string& question) const {
    return json(at.run({"batch"}, R"({"do":"ask","game":")" + game + R"(","question":)" + question + "}\n").out);
  }

  const std::string river = example("pips-river.linesman");
  const std::string gap = example("orders-gap.linesman");
};

TEST_F(TheCallAsk, SaysItsAnswerByItsStatus) {
  EXPECT_EQ(ask(gap, R"({"who":["mg"],"to":{"path":[{"forward":2}]}})").status, 0);
  EXPECT_EQ(ask(gap, R"({"who":["mg"],"to":{"path":[{"forward":40}]}})").status, 1);
  EXPECT_EQ(ask(river, R"({"who":["m3"],"to":{"path":[{"forward":1}]},"how":{"action":"cautious"},
                          "roll":{"movement":[6,6]}})")
                .status,
            3);
}

TEST_F(TheCallAsk, AnswersAsABatchDoes) {
  for (const std::string question : {R"({"who":["m3"],"to":{"path":[{"forward":5}]}})",
                                     R"({"who":["m3"],"to":{"path":[{"forward":5}]},"roll":{"movement":[3,null]}})",
                                     R"({"who":["m3"],"to":{"apart":{"from":"chaffee","distance":3}}})"}) {
    const Finished call = ask(river, question);
    EXPECT_EQ(write_json(json(call.out)), write_json(in_batch(river, question))) << question << call.err;
    EXPECT_EQ(write_json(json(call.out)["question"]), write_json(json(question)));
  }
}

TEST_F(TheCallAsk, SaysForPeopleWhatWasAsked) {
  const Finished said =
      at.run({"ask", gap, at.write("question.json", R"({"who":["mg"],"to":{"path":[{"forward":40}]}})"), "--text"});
  EXPECT_THAT(said.out, HasSubstr("any action, by the way that is drawn:\nNo"));
}

TEST_F(TheCallAsk, RefusesAtThePlaceInTheQuestion) {
  const Finished refused = ask(gap, R"({"who":["nobody"],"to":{"path":[]}})");
  expect_refused(refused);
  EXPECT_THAT(refused.err, HasSubstr("question.json: /who/0: "));
  EXPECT_EQ(in_batch(gap, R"({"who":["nobody"],"to":{"path":[]}})")["pointer"].text(), "/question/who/0");
  EXPECT_EQ(in_batch(gap, R"({"who":["mg"],"to":{"path":[{"hop":2}]}})")["pointer"].text(), "/question/to/path/0/hop");
  EXPECT_EQ(in_batch(gap, R"({"who":["mg"],"to":{"path":[]},"from":99})")["pointer"].text(), "/question/from");
  EXPECT_EQ(in_batch(gap, R"({"who":["mg"],"to":{"path":[]},"under":{"ruleset":"x"}})")["pointer"].text(),
            "/question/under/ruleset");
  EXPECT_EQ(in_batch(gap, R"({"who":["mg"],"to":{"path":[]},"under":{"options":{"x":1}}})")["pointer"].text(),
            "/question/under/options/x");
  EXPECT_EQ(in_batch(gap, "3")["pointer"].text(), "/question");
}

TEST_F(TheCallAsk, AsksUnderOtherRulesAndWithAnEarlierTable) {
  const std::string way = R"({"who":["mg"],"to":{"path":[{"forward":5}]})";
  const Value plain = in_batch(gap, way + "}");
  const Value shorter = in_batch(gap, way + R"(,"from":0,"under":{"house":{}}})");
  EXPECT_EQ(plain["answer"].text(), "yes");
  EXPECT_EQ(shorter["answer"].text(), "yes");
}

}  // namespace
}  // namespace linesman
