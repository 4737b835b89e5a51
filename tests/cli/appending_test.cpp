// The calls turn, edit, note, decide, rejudge and roll --into, and games that differ from their records.
#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class CallsThatAddEntries : public TheProgram {
 protected:
  void forward(double inches) {
    ASSERT_EQ(at.run({"apply", at.game(), at.forward(inches), "-o", at.game()}).status, 0);
  }

  Value game() const { return load_json(at.game()).value(); }
  Value entry(std::size_t place) const { return game()["history"][place]; }

  void expect_holds() {
    const Finished f = at.run({"verify", at.game()});
    EXPECT_EQ(f.status, 0) << f.out << f.err;
  }

  /// A game that was changed in its file.
  std::string changed(const std::string& name, const Value& document) {
    return at.write(name, write_json(document, 2) + "\n");
  }
};

TEST_F(CallsThatAddEntries, GoOnToTheNextTurnOrToAnother) {
  forward(5);
  const Finished next = at.run({"turn", at.game(), "-o", at.game()});
  EXPECT_EQ(next.status, 0) << next.err;
  EXPECT_EQ(next.out, "entry 2: by hand: turn\n");
  EXPECT_EQ(game()["turn"].whole(), 2);
  ASSERT_EQ(at.run({"turn", at.game(), "--to", "7", "-o", at.game()}).status, 0);
  EXPECT_EQ(game()["turn"].whole(), 7);
  expect_refused(at.run({"turn", at.game(), "--to", "7", "-o", at.game()}));
  expect_refused(at.run({"turn", at.game(), "--to", "-1", "-o", at.game()}));
  expect_holds();
}

TEST_F(CallsThatAddEntries, MayPrintTheGame) {
  const Finished f = at.run({"turn", at.game(), "-o", "-"});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(json(f.out)["turn"].whole(), 2);
  EXPECT_TRUE(game()["turn"].is_null() || game()["turn"].whole() == 1);
}

TEST_F(CallsThatAddEntries, RecordTheChangesOfAnAlteredCopy) {
  forward(5);
  const Value altered = game().with("turn", 3);
  const Finished f = at.run({"edit", at.game(), changed("altered.linesman", altered), "-o", at.game()});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(entry(1)["edit"]["turn"].whole(), 3);
  EXPECT_EQ(entry(1)["before"]["turn"].whole(), 1);
  expect_holds();
  expect_refused(at.run({"edit", at.game(), at.game(), "-o", at.game()}));
  expect_refused(at.run({"edit", at.game(), changed("other.linesman", altered), "-o", at.game()}));
}

TEST_F(CallsThatAddEntries, RecordRemarksOnAnEntry) {
  forward(5);
  const Finished f = at.run({"note", at.game(), "It was dusk.", "--by", "Ann", "-o", at.game()});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(f.out, "entry 2: remark on entry 1 by Ann: It was dusk.\n");
  ASSERT_EQ(at.run({"note", at.game(), "The start.", "--on", "0", "-o", at.game()}).status, 0);
  EXPECT_EQ(entry(2)["note"]["on"].whole(), 0);
  expect_refused(at.run({"note", at.game(), "x", "--on", "9", "-o", at.game()}));
  expect_holds();
}

TEST_F(CallsThatAddEntries, RecordRealAndComputedDice) {
  const Finished thrown = at.run({"roll", "2d6", "--seed", "1", "--into", at.game(), "--for", "movement"});
  EXPECT_EQ(thrown.status, 0) << thrown.err;
  EXPECT_EQ(entry(0)["roll"]["by"].text(), "program");
  EXPECT_EQ(entry(0)["roll"]["need"].text(), "2d6");
  EXPECT_EQ(entry(0)["roll"]["faces"].size(), 2u);
  const Finished real = at.run({"roll", "2d6", "--into", at.game(), "--for", "movement", "--piece", "tank", "--faces",
                                "3,4", "--corrects", "1", "--text", "It lay askew.", "-o", at.game()});
  EXPECT_EQ(real.status, 0) << real.err;
  EXPECT_EQ(write_json(entry(1)["roll"]),
            R"({"purpose":"movement","need":"2d6","faces":[3,4],"by":"table","for":["tank"],"corrects":1,)"
            R"("text":"It lay askew."})");
  const std::vector<std::vector<std::string>> wrong{
      {"--for", "x", "--faces", "3"},       {"--for", "x", "--faces", "3,7"},  {"--for", "x", "--faces", "3,x"},
      {"--for", "x", "--piece", "unknown"}, {"--for", "x", "--corrects", "9"}, {}};
  for (std::vector<std::string> more : wrong) {
    std::vector<std::string> call{"roll", "2d6", "--into", at.game()};
    call.insert(call.end(), more.begin(), more.end());
    expect_refused(at.run(call));
  }
  expect_refused(at.run({"roll", "2d6", "--for", "movement"}));
  EXPECT_EQ(game()["history"].size(), 2u);
  expect_holds();
}

TEST_F(CallsThatAddEntries, RecordAnUmpiresDecisionOnARuling) {
  forward(5);
  const Finished f =
      at.run({"decide", at.game(), "1", "illegal", "--text", "Bob's turn.", "--by", "Ann", "-o", at.game()});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(entry(1)["decision"]["on"].whole(), 1);
  EXPECT_EQ(entry(1)["decision"]["verdict"].text(), "illegal");
  expect_refused(at.run({"decide", at.game(), "2", "legal", "--text", "x", "--by", "Ann", "-o", at.game()}));
  expect_refused(at.run({"decide", at.game(), "1", "maybe", "--text", "x", "--by", "Ann", "-o", at.game()}));
  expect_holds();
}

TEST_F(CallsThatAddEntries, CorrectAMoveAndRepeatTheLaterOnes) {
  forward(5);
  forward(4);
  ASSERT_EQ(at.run({"turn", at.game(), "-o", at.game()}).status, 0);
  const Finished f = at.run({"rejudge", at.game(), "1", at.forward(2), "-o", at.game()});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_THAT(f.out, StartsWith("entry 1 is now entry 4: legal; at "));
  EXPECT_THAT(f.out, HasSubstr("\nThe game stands after entry 6.\n"));
  EXPECT_EQ(game()["pieces"][0]["at"][1].number(), 16);
  EXPECT_EQ(game()["turn"].whole(), 2);
  EXPECT_EQ(entry(3)["after"].whole(), 0);
  expect_holds();
  const Finished refused = at.run({"rejudge", at.game(), "4", at.forward(40), "-o", at.game(), "--json"});
  EXPECT_EQ(refused.status, 1);
  EXPECT_EQ(json(refused.out)["ruling"]["verdict"].text(), "illegal");
  EXPECT_EQ(game()["history"].size(), 6u);
  expect_refused(at.run({"rejudge", at.game(), "9", at.forward(1), "-o", at.game()}));
}

TEST_F(CallsThatAddEntries, BeginANewGameFromAnEntry) {
  forward(5);
  ASSERT_EQ(at.run({"at", at.game(), "1", "--fresh", "-o", at / "new.linesman"}).status, 0);
  const Value fresh = load_json(at / "new.linesman").value();
  EXPECT_EQ(fresh["history"].size(), 0u);
  EXPECT_TRUE(fresh["chain"].is_null());
  EXPECT_EQ(fresh["pieces"][0]["at"][1].number(), 15);
}

TEST_F(CallsThatAddEntries, DoNotBeginANewGameOverARecord) {
  forward(5);
  const std::string before = read_file(at.game()).value();
  expect_refused(at.run({"at", at.game(), "1", "--fresh", "-o", at.game()}));
  EXPECT_EQ(read_file(at.game()).value(), before);
  ASSERT_EQ(at.run({"at", at.game(), "1", "--fresh", "--force", "-o", at.game()}).status, 0);
  EXPECT_EQ(game()["history"].size(), 0u);
}

TEST_F(CallsThatAddEntries, RefuseAGameOfSeveralNames) {
  const std::string before = read_file(at.game()).value();
  std::filesystem::create_hard_link(at.game(), at / "other.linesman");
  expect_refused(at.run({"apply", at.game(), at.forward(3), "-o", at.game()}));
  EXPECT_EQ(read_file(at.game()).value(), before);
  EXPECT_EQ(read_file(at / "other.linesman").value(), before);
  ASSERT_EQ(at.run({"apply", at.game(), at.forward(3), "-o", at / "third.linesman"}).status, 0);
}

class AGameChangedInItsFile : public CallsThatAddEntries {};

TEST_F(AGameChangedInItsFile, IsRefusedByEveryCallThatWouldAddToIt) {
  forward(5);
  const std::string path = changed("raised.linesman", game().with("turn", 2));
  const std::string before = read_file(path).value();
  const std::string order = at.forward(2);
  const std::vector<std::vector<std::string>> calls{
      {"apply", path, order, "-o", path},
      {"turn", path, "-o", path},
      {"note", path, "x", "-o", path},
      {"decide", path, "1", "legal", "--text", "x", "--by", "Ann", "-o", path},
      {"rejudge", path, "1", order, "-o", path},
      {"roll", "2d6", "--into", path, "--for", "x"},
      {"at", path, "0", "-o", path}};
  for (const auto& call : calls) {
    const Finished f = at.run(call);
    expect_refused(f);
    EXPECT_THAT(f.err, HasSubstr("at /turn it has 2, and the record leads to 1; \"linesman-cli edit")) << call.front();
  }
  EXPECT_EQ(read_file(path).value(), before);
}

TEST_F(AGameChangedInItsFile, IsPutIntoItsRecordByAnEdit) {
  forward(5);
  const std::string path = changed("raised.linesman", game().with("turn", 2));
  const Finished f = at.run({"edit", path, path, "-o", path});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(f.out, "entry 2: by hand: turn\n");
  EXPECT_EQ(at.run({"verify", path}).status, 0);
  EXPECT_EQ(at.run({"apply", path, at.forward(2), "-o", path}).status, 0);
  ASSERT_EQ(at.run({"at", path, "0", "-o", at / "start.linesman"}).status, 0);
  EXPECT_EQ(load_json(at / "start.linesman").value()["turn"].whole(), 1);
}

TEST_F(AGameChangedInItsFile, IsNotContinuedWhenAnEntryDoesNotHold) {
  forward(5);
  const Value entry_then = entry(0).with("agreed_by", "Bob");
  const std::string path = changed("forged.linesman", game().with("history", Value::Array{entry_then}));
  const Finished f = at.run({"apply", path, at.forward(2), "-o", path});
  expect_refused(f);
  EXPECT_THAT(f.err, HasSubstr("entry 1 does not hold"));
  expect_refused(at.run({"edit", path, path, "-o", path}));
}

TEST_F(AGameChangedInItsFile, IsReportedInABatchToo) {
  forward(5);
  const std::string path = changed("raised.linesman", game().with("turn", 2));
  const std::string order = R"("order": {"piece": "tank", "path": [{"forward": 2}]})";
  const Finished f = at.run({"batch"}, R"({"do": "apply", "game": ")" + path + "\", " + order + "}\n");
  EXPECT_THAT(std::string(json(f.out)["error"].text().value_or("")), HasSubstr("at /turn it has 2"));
}

}  // namespace
}  // namespace linesman
