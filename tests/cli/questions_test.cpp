// The answers and refusals of the calls `could` and `turns`.
#include "cli/the_program.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class Questions : public TheProgram {
 protected:
  /// Asks about a man of 1″ who advances 6 inches on open ground.
  Finished ask(const std::string& what, const std::string& members, const std::string& options = "") const {
    const std::string game = at.write("open.linesman", R"({"linesman": 1, "title": "Open ground", "ruleset": "orders",
        "table": {"width": 72, "depth": 48}, "terrain": [], "pieces": [{"id": "man", "side": "red", "at": [30, 20],
        "facing": 0, "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"}}]})");
    const std::string order = at.write("order.json", R"({"piece": "man", "action": "advance", )" + members + "}");
    std::vector<std::string> call{what, game, order};
    if (!options.empty()) call.push_back(options);
    return at.run(call);
  }
};

TEST_F(Questions, CouldAnswersYesWithALegalWitness) {
  const Finished f = ask("could", R"("ends": {"at": [34, 23]})");
  EXPECT_EQ(f.status, 0) << f.err;
  const Value answer = json(f.out);
  EXPECT_EQ(answer["answer"].text(), "yes");
  EXPECT_EQ(answer["ruling"]["verdict"].text(), "legal");
  EXPECT_NEAR(*answer["ruling"]["allowance"]["spent"].number(), 5, 1e-9);
}

TEST_F(Questions, CouldAnswersNoWithABoundAndTheBrokenClauses) {
  const Finished f = ask("could", R"("ends": {"at": [30, 30]})");
  EXPECT_EQ(f.status, 1) << f.err;
  const Value answer = json(f.out);
  EXPECT_EQ(answer["answer"].text(), "no");
  EXPECT_NEAR(*answer["bound"].number(), 10, 0.1);
  EXPECT_EQ(answer["would"]["ruling"]["verdict"].text(), "illegal");
}

TEST_F(Questions, CouldAnswersInSentences) {
  EXPECT_THAT(ask("could", R"("ends": {"at": [34, 23]})", "--text").out, StartsWith("Yes"));
  EXPECT_THAT(ask("could", R"("ends": {"at": [30, 30]})", "--text").out, StartsWith("No"));
}

TEST_F(Questions, TurnsCountsThemAndShowsTheWay) {
  const Finished f = ask("turns", R"("ends": {"at": [30, 37]})");
  EXPECT_EQ(f.status, 0) << f.err;
  const Value roll = json(f.out)["rolls"][0];
  EXPECT_EQ(roll["turns"].whole(), 3);
  EXPECT_EQ(roll["orders"].size(), 3u);
}

TEST_F(Questions, TurnsTakeAShape) {
  const std::string game =
      at.write("pair.linesman", R"({"linesman":1,"ruleset":"orders","table":{"width":72,"depth":48},
      "terrain":[],"units":[{"id":"u","side":"red"}],"pieces":[
      {"id":"a","unit":"u","base":{"shape":"circle","diameter":1},"at":[20,10],"facing":0,"traits":{"troop":"infantry"}},
      {"id":"b","unit":"u","base":{"shape":"circle","diameter":1},"at":[21.5,10],"facing":0,
       "traits":{"troop":"infantry"}}]})");
  const std::string order =
      at.write("order.json", R"({"unit":"u","action":"advance","form":{"shape":"line","at":[20.625,25.5]}})");
  const Finished f = at.run({"turns", game, order});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(json(f.out)["rolls"][0]["turns"].whole(), 3) << f.out;
}

/// A tank of mobility with that status, with a way of 5 inches and these events on it.
class EventsOnAWay : public TheProgram {
 protected:
  Finished judge(const std::string& status, const std::string& events, const std::string& call = "judge",
                 const std::string& path = R"([{"forward":5}])") const {
    const std::string game =
        at.write("tank.linesman", R"({"linesman":1,"ruleset":"mobility","table":{"width":48,"depth":48},"turn":1,
        "terrain":[],"pieces":[{"id":"tank","side":"red","base":{"shape":"rectangle","width":1,"length":2},"at":[20,10],
        "facing":0,"traits":{"troop":"vehicle","drive":"tracked","rate":12,"size":5},"status":)" +
                                      status + "}]}");
    return at.run({call, game,
                   at.write("order.json", R"({"piece":"tank","action":"move","path":)" + path +
                                              (events.empty() ? "" : R"(,"events":)" + events) + "}")});
  }
};

TEST_F(EventsOnAWay, HitAboveTheDamageThatIsInForce) {
  const Finished f = judge(R"({"damage":{"is":1,"until":3}})", R"([{"inches":2,"event":"damage"}])");
  ASSERT_EQ(f.status, 0) << f.err << f.out;
  bool found = false;
  const Value ruling = json(f.out);
  for (const Value& effect : ruling["effects"].items())
    if (const Value* damage = effect["set"].find("damage")) {
      found = true;
      EXPECT_EQ(damage->whole(), 2);
    }
  EXPECT_TRUE(found) << f.out;
}

TEST_F(EventsOnAWay, LieBeforeItsEndWhateverStandsFirst) {
  const Finished f = judge("{}", R"([{"inches":5,"event":"continue"},{"inches":3,"event":"stopped"}])");
  EXPECT_EQ(f.status, 2) << f.out;
  EXPECT_THAT(f.err, HasSubstr("/events/0"));
}

TEST_F(EventsOnAWay, KeepTheHoldsThatAreInForceAlone) {
  const Finished f = judge(R"({"held":[{"why":"old","bars":["act"],"until":1},{"why":"mud","bars":["act"]}]})",
                           R"([{"inches":2,"event":"held","why":"fire"}])");
  ASSERT_EQ(f.status, 0) << f.err << f.out;
  EXPECT_THAT(f.out, HasSubstr("mud"));
}

TEST_F(EventsOnAWay, ATimelineOfNoWayHasWhatWasSpentBefore) {
  const Finished f = judge("{}", "", "timeline", "[]");
  ASSERT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(json(f.out)["pieces"][0]["rows"][0]["spent"].number(), 0) << f.out;
}

TEST_F(Questions, CouldGivesTheReasonOfAnUnknownAnswer) {
  const std::string game = at.write("house.linesman", R"({"linesman": 1, "title": "A house", "ruleset": "mobility",
      "table": {"width": 48, "depth": 48}, "terrain": [{"id": "house", "kind": "building", "height": 9, "geometry":
      {"type": "Polygon", "coordinates": [[[22, 31], [26, 31], [26, 40], [22, 40], [22, 31]]]}}], "pieces": [{"id": "tank",
      "side": "blue", "base": {"shape": "rectangle", "width": 1, "length": 2}, "at": [24, 24], "facing": 0,
      "traits": {"troop": "vehicle", "drive": "tracked", "rate": 18, "size": 5}}]})");
  const auto asked = [&](const std::string& ends, bool text) {
    const std::string order = at.write("ends.json", R"({"piece": "tank", "action": "move", "ends": )" + ends + "}");
    return text ? at.run({"could", "--text", game, order}) : at.run({"could", game, order});
  };
  const std::string floor = R"({"at": [24, 30], "altitude": 5})";
  const Finished unknown = asked(floor, false);
  EXPECT_EQ(unknown.status, 3) << unknown.err;
  const std::string why = "ways that climb or descend are not searched";
  EXPECT_EQ(json(unknown.out)["reason"].text(), why);
  EXPECT_THAT(asked(floor, true).out, StartsWith("I cannot tell: " + why + ".\n"));
  const Finished no = asked(R"({"at": [24, 28], "altitude": 5})", true);
  EXPECT_EQ(no.status, 1) << no.err;
  EXPECT_THAT(no.out, StartsWith("No: it may be no higher than 0 inches there.\n"));
}

TEST_F(Questions, LeaveOutEventsOnTheWay) {
  const std::string game = at.write("grid.linesman", R"({"linesman": 1, "title": "A grid", "ruleset": "hexes",
      "table": {"hex": {"orientation": "flat", "size": 2, "columns": 10, "rows": 10, "shift": "odd"}}, "terrain": [],
      "pieces": [{"id": "squad", "side": "blue", "base": {"shape": "rectangle", "width": 1, "length": 1}, "hex": [4, 1],
      "facing": 0, "traits": {"troop": "squad"}}]})");
  const std::string order = at.write("events.json", R"({"piece": "squad", "action": "move", "path": [{"hex": [4, 2]}],
      "events": [{"piece": "squad", "after": 1, "event": "pinned"}], "ends": {"at": [8.08290377, 9]}})");
  for (const char* what : {"could", "turns"}) EXPECT_EQ(at.run({what, game, order}).status, 0) << what;
}

TEST_F(Questions, SureSaysTheSameBytesForTheSameSeed) {
  const std::string way = R"("path": [{"to": [30, 25.97]}])";
  const Finished f = ask("sure", way, "--seed=5");
  EXPECT_EQ(f.status, 0) << f.err;
  const Value answer = json(f.out);
  EXPECT_EQ(answer["verdict"].text(), "legal");
  EXPECT_GT(answer["same"].number(), 0.6);
  EXPECT_LT(answer["same"].number(), 0.85);
  EXPECT_EQ(answer["samples"].whole(), 1000);
  EXPECT_EQ(answer["measure"][0]["between"][0].text(), "man");
  EXPECT_EQ(ask("sure", way, "--seed=5").out, f.out);
  EXPECT_NE(ask("sure", way, "--seed=6").out, f.out);
}

TEST_F(Questions, SureAnswersInASentence) {
  EXPECT_EQ(ask("sure", R"("path": [{"to": [30, 23]}])", "--text").out, "Legal, sure.\n");
  EXPECT_THAT(ask("sure", R"("path": [{"to": [30, 25.97]}])", "--text").out, StartsWith("Legal, but close: "));
  const Finished illegal = ask("sure", R"("path": [{"to": [30, 27]}])", "--text");
  EXPECT_EQ(illegal.status, 1);
  EXPECT_EQ(illegal.out, "Illegal, sure.\n");
}

TEST_F(Questions, SureRefusesErrorsThatNoHandMakes) {
  for (const char* bad : {"--error=-1", "--facing-error=nan", "--samples=0", "--error=1e9"})
    expect_refused(ask("sure", R"("path": [{"to": [30, 23]}])", bad));
  EXPECT_THAT(ask("sure", R"("path": [{"to": [30, 23]}])", "--samples=0").err, HasSubstr("--samples: must be"));
}

/// Compares two games. A piece is an id and further members.
class TwoGames : public Questions {
 protected:
  using Pieces = std::vector<std::pair<std::string, std::string>>;
  Finished compare(const Pieces& before, const Pieces& after) const {
    return at.run({"could", file("before", before), "--after", file("after", after)});
  }
  std::string text(const Pieces& before, const Pieces& after) const {
    return at.run({"could", "--text", file("before", before), "--after", file("after", after)}).out;
  }

 private:
  std::string file(const std::string& name, const Pieces& pieces) const {
    std::string list;
    for (const auto& [id, more] : pieces)
      list += (list.empty() ? "" : ", ") + (R"({"id": ")" + id) + R"(", "side": "red", "base": {"shape": "circle",
          "diameter": 1}, "facing": 0, "traits": {"troop": "infantry"}, )" +
              more + "}";
    return at.write(name + ".linesman", R"({"linesman": 1, "title": "Two games", "ruleset": "orders",
        "table": {"width": 72, "depth": 48}, "terrain": [], "pieces": [)" +
                                            list + "]}");
  }
};

TEST_F(TwoGames, NameThePiecesOfOnlyOneGame) {
  const Finished f =
      compare({{"ann", R"("at": [10, 10])"}, {"bob", R"("at": [20, 10])"}, {"cid", R"("at": [30, 10])"}},
              {{"dan", R"("at": [40, 10])"}, {"bob", R"("at": [20, 12])"}, {"cid", R"("at": [30, 10])"}});
  EXPECT_EQ(f.status, 3) << f.err;
  const Value pieces = json(f.out)["pieces"];
  ASSERT_EQ(pieces.size(), 3U);
  EXPECT_EQ(pieces[0]["piece"].text(), "ann");
  EXPECT_EQ(pieces[0]["change"].text(), "gone");
  EXPECT_EQ(pieces[0]["answer"].text(), "unknown");
  EXPECT_EQ(pieces[1]["piece"].text(), "bob");
  EXPECT_EQ(pieces[1]["answer"].text(), "yes");
  EXPECT_FALSE(pieces[1].find("change"));
  EXPECT_EQ(pieces[2]["piece"].text(), "dan");
  EXPECT_EQ(pieces[2]["change"].text(), "added");
  EXPECT_FALSE(pieces[2].find("action"));
}

TEST_F(TwoGames, AnswerInOneSentenceForEachPiece) {
  EXPECT_EQ(text({{"ann", R"("at": [10, 10])"}}, {{"dan", R"("at": [40, 10])"}}),
            "ann: I cannot tell: it is not in the second game.\n"
            "dan: I cannot tell: it is not in the first game.\n");
}

TEST_F(TwoGames, NameOnlyPiecesThatLeftTheTable) {
  const std::string off = R"(, "status": {"left": true})";
  const Pieces before{{"ann", R"("at": [10, 10])"}, {"bob", R"("at": [20, 10])" + off}};
  const Pieces after{{"ann", R"("at": [10, 10])" + off}, {"bob", R"("at": [24, 10])" + off}};
  EXPECT_EQ(text(before, after), "ann: I cannot tell: in the second game it is no longer on the table.\n");
  EXPECT_EQ(compare(before, after).status, 3);
}

TEST_F(TwoGames, DoNotKnowWhereAReserveEntered) {
  const Pieces before{{"ann", R"("at": [10, 10], "status": {"reserve": true})"}};
  const Pieces after{{"ann", R"("at": [12, 10])"}};
  EXPECT_EQ(text(before, after),
            "ann: I cannot tell: in the first game it is in reserve, and where it came on is not known.\n");
  const Finished f = compare(before, after);
  EXPECT_EQ(f.status, 3);
  EXPECT_EQ(json(f.out)["pieces"][0]["change"].text(), "entered");
}

TEST_F(Questions, RefuseAnInvalidEnd) {
  for (const auto& [ends, said] :
       {std::pair(R"("ends": {"at": [1e308, 0]})", "/ends/at: \"at\" lies beyond 10000 inches"),
        std::pair(R"("ends": {"at": [1]})", "/ends/at: \"at\" must be a pair of numbers"),
        std::pair(R"("ends": {"man": {"facing": 90}})", "/ends/man: \"at\" is missing"),
        std::pair(R"("ends": {"man": 90})", "/ends/man: must be an object"),
        std::pair(R"("ends": {"at": [1, 2], "facing": "north"})",
                  "/ends/facing: \"facing\" must be a heading in degrees"),
        std::pair(R"("ends": {"at": [1, 2], "speed": 3})", "/ends/speed: \"speed\" is nothing that"),
        std::pair(R"("ends": [1, 2])", "/ends/0: must be an object")})
    for (const char* what : {"could", "turns"}) {
      const Finished f = ask(what, ends);
      expect_refused(f);
      EXPECT_THAT(f.err, HasSubstr(said)) << what;
    }
}

const char* const GRID = R"({"linesman": 1, "ruleset": "hexes", "table": {"hex": {"orientation": "flat", "size": 2,
    "columns": 9, "rows": 9, "shift": "odd"}}, "pieces": [{"id": "one", "side": "red", "base": {"shape": "circle",
    "diameter": 1}, "facing": 0, "traits": {"troop": "squad"}, "hex": [4, 2]}]})";

TEST_F(Questions, TakeAnEndAsAHex) {
  const std::string game = at.write("hexes.linesman", GRID);
  const auto asked = [&](const std::string& what, const std::string& end) {
    const std::string order = R"({"piece": "one", "action": "move", "ends": )" + end + "}";
    return at.run({what, game, at.write("order.json", order)});
  };
  for (const char* what : {"could", "turns"}) EXPECT_EQ(asked(what, R"({"hex": [4, 5]})").status, 0) << what;
  EXPECT_EQ(asked("could", R"({"one": {"hex": [4, 5]}})").status, 0);
  EXPECT_EQ(asked("could", R"({"hex": [4, 8]})").status, 1);
  for (const auto& [end, said] :
       {std::pair(R"({"hex": [4, 9]})", "off the grid"), std::pair(R"({"hex": [4]})", "a hex such"),
        std::pair(R"({"hex": [4, 5], "at": [1, 1]})", "one is enough")}) {
    const Finished refused = asked("could", end);
    EXPECT_EQ(refused.status, 2) << end;
    EXPECT_THAT(refused.err, HasSubstr(said));
  }
}

}  // namespace
}  // namespace linesman
