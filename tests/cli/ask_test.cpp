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

/// A game of pips with one tank at 20, 10 that has that status.
std::string tank_with(const std::string& status, const std::string& more = {}) {
  return R"({"linesman":1,"ruleset":"pips","table":{"width":48,"depth":48},"turn":1,"terrain":[],"pieces":[{"id":"tank",)"
         R"("side":"red","base":{"shape":"rectangle","width":1,"length":1},"at":[20,10],"facing":0,)"
         R"("traits":{"speed":"standard","drive":"tracked"},"status":)" +
         status + "}" + more + "]}";
}

/// The answer to a question about a game that is written into the request.
class AskedOf : public TheProgram {
 protected:
  Value ask(const std::string& game, const std::string& question) const {
    return json(at.run({"batch"}, R"({"do":"ask","game":)" + game + R"(,"question":)" + question + "}\n").out);
  }
};

TEST_F(AskedOf, AHeldModelTheAnswerIsNoWhateverTheDice) {
  const std::string held = tank_with(R"({"held":{"why":"pinned"}})");
  for (const std::string to : {R"({"ends":{"at":[20,15]}})", R"({"ends":[{"at":[20,15]}]})", R"({"anywhere":true})"}) {
    const Value answer = ask(held, R"({"who":["tank"],"to":)" + to + "}");
    EXPECT_EQ(answer["answer"].text(), "no") << to;
    for (const Value& row : answer["rows"].items()) {
      EXPECT_EQ(row["by"].text(), "held") << to;
      EXPECT_EQ(row["rules"][0].text(), "players-1") << to;
      EXPECT_EQ(row["reason"].text(), "it is held: pinned") << to;
    }
  }
  const Value turned = ask(tank_with(R"({"held":{"why":"bogged","bars":["turn"]}})"),
                           R"({"who":["tank"],"to":{"ends":{"at":[20,13]}}})");
  EXPECT_EQ(turned["rows"][0]["answer"].text(), "yes") << "it may go straight";
}

TEST_F(AskedOf, AWayEventsAreHeededInEveryRuleset) {
  const std::string way =
      R"({"who":["tank"],"to":{"path":[{"forward":5}]},"roll":{"movement":[6]},"how":{"action":"cautious",)";
  const std::string mine = R"([{"inches":2,"event":"stopped","why":"a mine"}])";
  const Value stopped = ask(tank_with("{}"), way + R"("events":)" + mine + "}}");
  EXPECT_EQ(stopped["rows"][0]["spent"].number(), 2) << write_json(stopped);
  EXPECT_EQ(ask(tank_with("{}"), way + R"("events":[{"event":"stopped"}]}})")["pointer"].text(),
            "/question/how/events/0");
  EXPECT_EQ(ask(tank_with("{}"), R"({"who":["tank"],"to":{"anywhere":true},"how":{"events":)" + mine + "}}")["pointer"]
                .text(),
            "/question/how/events");
}

TEST_F(AskedOf, AMemberThatNoQuestionHasIsRefusedInTheQuestion) {
  EXPECT_EQ(ask(tank_with("{}"), R"({"who":["tank"],"to":{"anywhere":true},"foo":1})")["pointer"].text(),
            "/question/foo");
}

TEST_F(AskedOf, ADraftWithoutAnIdIsRefused) {
  EXPECT_EQ(ask(tank_with("{}"), R"({"who":["tank"],"to":{"anywhere":true},"under":{"draft":{}}})")["pointer"].text(),
            "/question/under/draft/id");
}

TEST_F(AskedOf, TheDistanceFromItselfNothingIsSaid) {
  EXPECT_EQ(ask(tank_with("{}"), R"({"who":["tank"],"to":{"apart":{"from":"tank","distance":1}}})")["pointer"].text(),
            "/question/to/apart/from");
}

TEST_F(AskedOf, AReserveThePlaceToComeOnIsWanted) {
  const std::string game =
      R"({"linesman":1,"ruleset":"orders","table":{"width":48,"depth":48},"terrain":[],"units":[{"id":"u","side":"red"}],)"
      R"("pieces":[{"id":"a","unit":"u","base":{"shape":"circle","diameter":1},"at":[0,0],"facing":0,)"
      R"("traits":{"troop":"infantry"},"status":{"reserve":true}}]})";
  const Value answer = ask(game, R"({"who":["u"],"to":{"path":[{"forward":4}]}})");
  EXPECT_EQ(answer["rows"][0]["answer"].text(), "wants") << write_json(answer);
  EXPECT_EQ(answer["rows"][0]["wants"]["member"].text(), "enter_at");
}

TEST_F(AskedOf, WhatNamesNothingIsRefusedThoughNoActionIsSaid) {
  const std::string game =
      R"({"linesman":1,"ruleset":"skirmish","table":{"width":48,"depth":48},"terrain":[],"pieces":[{"id":"a","side":"red",)"
      R"("base":{"shape":"circle","diameter":1},"at":[20,10],"facing":0,"traits":{}}]})";
  EXPECT_EQ(ask(game, R"({"who":["a"],"to":{"path":[{"forward":4}]},"how":{"target":"ghost"}})")["pointer"].text(),
            "/question/how/target");
}

TEST_F(AskedOf, AFormEachMemberOfItsAnswerIsThere) {
  const std::string game =
      R"({"linesman":1,"ruleset":"orders","table":{"width":48,"depth":48},"terrain":[],"units":[{"id":"u","side":"red"}],)"
      R"("pieces":[{"id":"a","unit":"u","base":{"shape":"circle","diameter":1},"at":[20,20],"facing":0,)"
      R"("traits":{"troop":"infantry"}},{"id":"b","unit":"u","base":{"shape":"circle","diameter":1},"at":[21.5,20],)"
      R"("facing":0,"traits":{"troop":"infantry"}}]})";
  const Value answer =
      ask(game, R"({"who":["u"],"to":{"form":{"shape":"line","at":[20.75,23]}},"how":{"action":"advance"}})");
  EXPECT_EQ(answer["rows"][0]["answer"].text(), "yes") << write_json(answer);
  EXPECT_EQ(answer["rows"][0]["slots"].size(), 2U);
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
