// The calls verify, record and at, and orders that an umpire lets pass.
#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class RecordCalls : public TheProgram {
 protected:
  void forward(double inches) {
    ASSERT_EQ(at.run({"apply", at.game(), at.forward(inches), "-o", at.game()}).status, 0);
  }

  Finished decide(const std::string& text, const std::string& by) {
    return at.run({"apply", at.game(), at.forward(7), "-o", at.game(), "--decision", text, "--by", by, "--text"});
  }

  /// Two orders, and a branch after the first with an order that an umpire let pass.
  void play() {
    forward(5);
    forward(4);
    ASSERT_EQ(at.run({"at", at.game(), "1", "-o", at.game()}).status, 0);
    ASSERT_EQ(decide("The stream is dry.", "Ann").status, 0);
  }
};

TEST_F(RecordCalls, PrintTheTreeForPeople) {
  play();
  const Finished f = at.run({"record", at.game()});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(f.out,
            "* 0  the start\n"
            "* 1  tank: legal\n"
            "  2  tank: legal\n"
            "> 3    tank: illegal; by decision of Ann legal: The stream is dry.  (after 1)\n");
  const Value answer = json(at.run({"record", "--json", at.game()}).out);
  EXPECT_EQ(answer["here"].whole(), 3);
  EXPECT_EQ(answer["entries"][2]["after"].whole(), 1);
  EXPECT_EQ(answer["entries"][2]["kind"].text(), "decision");
}

TEST_F(RecordCalls, SayThatAnHonestRecordHolds) {
  play();
  const Finished f = at.run({"verify", at.game()});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_THAT(f.out,
              StartsWith("3 entries, 3 rulings judged again: the record holds.\nConsistent; compare the check code"));
  const Value answer = json(at.run({"record", "--json", at.game()}).out);
  EXPECT_THAT(f.out, HasSubstr("Check code of entry 3: " + std::string(*answer["entries"][2]["chain"].text())));
  EXPECT_THAT(f.out, HasSubstr("Head of the record: " + std::string(*answer["head"].text())));
}

TEST_F(RecordCalls, CompareARecordWithTheCodeOfASheet) {
  play();
  const Value answer = json(at.run({"record", "--json", at.game()}).out);
  std::string code(*answer["entries"][0]["chain"].text());
  const Finished first = at.run({"verify", at.game(), "--hash", code});
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_THAT(first.out,
              HasSubstr("The check code is that of entry 1: it and all that it follows are what was signed. It "
                        "says nothing of later entries."));
  const Finished whole = at.run({"verify", at.game(), "--json", "--hash", std::string(*answer["head"].text())});
  EXPECT_EQ(json(whole.out)["signed"].whole(), 3);
  code.front() = code.front() == '0' ? '1' : '0';
  const Finished other = at.run({"verify", at.game(), "--hash", code});
  EXPECT_EQ(other.status, 1);
  EXPECT_THAT(other.out, StartsWith("the record does not hold: no entry of it has that check code"));
  expect_refused(at.run({"verify", at.game(), "--hash", "12ab"}));
}

TEST_F(RecordCalls, NameTheFirstEntryThatDoesNotHold) {
  play();
  std::string text = read_file(at.game()).value();
  const std::size_t second = text.find("\"forward\": 4");
  ASSERT_NE(second, std::string::npos);
  text.replace(second, 12, "\"forward\": 3");
  const Finished f = at.run({"verify", at.write("forged.linesman", text)});
  EXPECT_EQ(f.status, 1);
  EXPECT_THAT(f.out, StartsWith("entry 2 does not hold: its content was changed"));
  const Value answer = json(at.run({"verify", "--json", at / "forged.linesman"}).out);
  EXPECT_EQ(answer["holds"].boolean(), false);
  EXPECT_EQ(answer["flaw"]["entry"].whole(), 2);
}

TEST_F(RecordCalls, RefuseAnyFileButAGame) {
  expect_refused(at.run({"verify", at / "nowhere.linesman"}));
  expect_refused(at.run({"record", at / "nowhere.linesman"}));
  expect_refused(at.run({"at", at.game(), "1", "-o", at / "then.linesman"}));
}

TEST_F(RecordCalls, WriteTheGameAfterAnEntry) {
  forward(5);
  forward(4);
  ASSERT_EQ(at.run({"at", at.game(), "1", "-o", at / "then.linesman"}).status, 0);
  const Value then = load_json(at / "then.linesman").value();
  EXPECT_EQ(then["pieces"][0]["at"][1].number(), 15);
  EXPECT_EQ(then["here"].whole(), 1);
  EXPECT_EQ(then["history"].size(), 2u);
  ASSERT_EQ(at.run({"at", at / "then.linesman", "2", "-o", at / "again.linesman"}).status, 0);
  EXPECT_EQ(read_file(at / "again.linesman").value(), read_file(at.game()).value());
}

TEST_F(RecordCalls, CarryOutByDecisionAndNameTheUmpire) {
  const Finished f = decide("The stream is dry.", "Ann");
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_THAT(f.out, StartsWith("ILLEGAL"));
  EXPECT_THAT(f.out, EndsWith("\n\nCarried out by decision of Ann: The stream is dry.\n"));
  const Value after = load_json(at.game()).value();
  EXPECT_EQ(after["pieces"][0]["at"][1].number(), 17);
  EXPECT_EQ(after["history"][0]["ruling"]["verdict"].text(), "illegal");
  EXPECT_EQ(after["history"][0]["decision"]["by"].text(), "Ann");
}

TEST_F(RecordCalls, TakeNoDecisionWithoutANameOrText) {
  expect_refused(at.run({"apply", at.game(), at.forward(7), "-o", at.game(), "--decision", "So be it."}));
  expect_refused(at.run({"apply", at.game(), at.forward(7), "-o", at.game(), "--by", "Ann"}));
}

TEST_F(RecordCalls, AreAnsweredInABatch) {
  play();
  const std::string game = R"("game": ")" + at.game() + "\"";
  const Finished f =
      at.run({"batch"}, R"({"do": "verify", )" + game + "}\n" + R"({"do": "record", )" + game + "}\n" +
                            R"({"do": "at", "seq": 2, )" + game + "}\n" + R"({"do": "at", )" + game + "}\n");
  EXPECT_EQ(f.status, 0);
  std::vector<Value> answers;
  for (std::size_t begin = 0; begin < f.out.size(); begin = f.out.find('\n', begin) + 1)
    answers.push_back(json(f.out.substr(begin, f.out.find('\n', begin) - begin)));
  ASSERT_EQ(answers.size(), 4u);
  EXPECT_EQ(answers[0]["holds"].boolean(), true);
  EXPECT_EQ(answers[1]["entries"].size(), 3u);
  EXPECT_EQ(answers[2]["game"]["here"].whole(), 2);
  EXPECT_EQ(answers[3]["pointer"].text(), "/seq");
}

TEST_F(TheProgram, TakesNoEmptyOptionForOneThatWasLeftOut) {
  for (const std::vector<std::string>& call : {std::vector<std::string>{"verify", at.game(), "--hash", ""},
                                               {"verify", at.game(), "--hash="},
                                               {"roll", "2d6", "--into", at.game(), "--for", "x", "--faces", ""},
                                               {"judge", at.game(), at.forward(1), "--tolerance", ""},
                                               {"render", at.game(), at / "a.png", "--order", ""},
                                               {"import", at.game(), "-o", ""}}) {
    const Finished f = at.run(call);
    expect_refused(f);
    EXPECT_THAT(f.err, ::testing::HasSubstr("is empty: leave it out, or give a value")) << call[0];
  }
}

}  // namespace
}  // namespace linesman
