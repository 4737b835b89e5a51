// The call clock: other values of one figure, and fairer tables.
#include "cli/the_program.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;

/// One man a side; the bridge lies nearer to red.
const std::string BRIDGE = R"({"linesman":1,"ruleset":"orders","table":{"width":72,"depth":48},
  "terrain":[{"id":"lake","kind":"lake","geometry":{"type":"Polygon","coordinates":[[[40,20],[44,20],[44,28],[40,28],[40,20]]]}}],
  "pieces":[{"id":"r","side":"red","base":{"shape":"circle","diameter":1},"at":[16,24],"facing":0,"traits":{"troop":"infantry"}},
            {"id":"b","side":"blue","base":{"shape":"circle","diameter":1},"at":[56,24],"facing":0,"traits":{"troop":"infantry"}}],
  "notes":{"markings":[{"kind":"objective","id":"bridge","points":[[33,24]]}]}})";

class TheClockCall : public TheProgram {
 protected:
  Value asked(const std::vector<std::string>& options) const {
    std::vector<std::string> all{"clock", at.write("bridge.linesman", BRIDGE), "--turns", "3"};
    all.insert(all.end(), options.begin(), options.end());
    return json(at.run(all).out);
  }
  Finished refused(const std::vector<std::string>& options) const {
    std::vector<std::string> all{"clock", at.write("bridge.linesman", BRIDGE), "--turns", "3"};
    all.insert(all.end(), options.begin(), options.end());
    return at.run(all);
  }
};

TEST_F(TheClockCall, TellsOfEachValueAfterTheOwn) {
  const Value varied = asked({"--vary", "lake.x=-2..2:2"})["varied"];
  ASSERT_EQ(varied.size(), 3U);
  EXPECT_EQ(varied[0]["value"].whole(), 0);
  EXPECT_EQ(varied[1]["value"].whole(), -2);
  EXPECT_EQ(varied[2]["value"].whole(), 2);
  for (const Value& point : varied.items()) {
    EXPECT_EQ(point["objectives"]["bridge"]["red"]["chance"].number(), 1);
    EXPECT_EQ(point["earliest"]["bridge"]["red"].whole(), 2);
    EXPECT_TRUE(point["fairness"]["lean"].is_number());
  }
}

TEST_F(TheClockCall, TellsWhyAValueCannotBe) {
  const Value varied = asked({"--vary", "lake.kind=lake,soup"})["varied"];
  ASSERT_EQ(varied.size(), 2U);
  EXPECT_THAT(std::string(varied[1]["error"].text_or("")), HasSubstr("soup"));
}

TEST_F(TheClockCall, FindsAFairerTableAsAPatchOfTheDocument) {
  const Value answer = asked({"--fair", R"([{"id": "bridge", "move": 3, "along": 90}])"});
  ASSERT_GE(answer["fair"].size(), 1U);
  const Value& best = answer["fair"][std::size_t{0}];
  EXPECT_LT(best["lean"].number().value_or(1), best["before"].number().value_or(0));
  EXPECT_EQ(best["moves"][std::size_t{0}]["id"].text(), "bridge");
  const Value patch = best["patch"];
  ASSERT_EQ(patch.members().size(), 1U);
  EXPECT_EQ(patch["notes"]["markings"][std::size_t{0}]["points"][std::size_t{0}][std::size_t{0}].number(), 36);
  EXPECT_EQ(answer["fair_seen"].number(), 0);
}

TEST_F(TheClockCall, PutsPartsTogetherToTheSameBytes) {
  const std::string game = at.write("bridge.linesman", BRIDGE);
  std::string lines;
  for (const char* mover : {"r", "b"})
    lines += std::string(R"({"do":"clock","game":")") + game + R"(","clock":{"turns":3,"part":"mover","piece":[")" +
             mover + "\"]}}\n";
  const Finished parts = at.run({"batch"}, lines);
  ASSERT_EQ(parts.status, 0) << parts.err;
  const std::string file = at.write("parts.jsonl", parts.out);
  const Finished whole = at.run({"clock", game, "--turns", "3"});
  EXPECT_EQ(at.run({"clock", game, "--turns", "3", "--parts", file}).out, whole.out);
  // Of another question they are of no use.
  const Finished other = at.run({"clock", game, "--turns", "4", "--parts", file});
  EXPECT_EQ(other.status, 2);
  EXPECT_THAT(other.err, HasSubstr("another question"));
}

TEST_F(TheClockCall, TellsItsProgressInLines) {
  const Finished told = refused({"--progress"});
  EXPECT_EQ(told.status, 0);
  EXPECT_THAT(told.err, HasSubstr(R"("doing":"bands of red")"));
  EXPECT_THAT(told.err, HasSubstr(R"({"share":0.8,)"));
}

TEST_F(TheClockCall, RefusesWhatCannotBeVariedOrMoved) {
  const auto sentence = [&](const std::vector<std::string>& options) {
    const Finished finished = refused(options);
    EXPECT_EQ(finished.status, 2);
    EXPECT_EQ(finished.out, "");
    return finished.err;
  };
  EXPECT_THAT(sentence({"--vary", "mill.x=1..2:1"}), HasSubstr("mill"));
  EXPECT_THAT(sentence({"--vary", "lake.colour=red"}), HasSubstr("lake.colour"));
  EXPECT_THAT(sentence({"--vary", "bridge.width=2"}), HasSubstr("bridge"));
  EXPECT_THAT(sentence({"--vary", "figures.nothing=2"}), HasSubstr("figures.nothing"));
  EXPECT_THAT(sentence({"--vary", "lake.x"}), HasSubstr("lake.x"));
  EXPECT_THAT(sentence({"--fair", R"([{"id": "mill", "move": 3}])"}), HasSubstr("mill"));
  EXPECT_THAT(sentence({"--fair", R"([{"id": "bridge", "move": -3}])"}), HasSubstr("-3"));
}

}  // namespace
}  // namespace linesman
