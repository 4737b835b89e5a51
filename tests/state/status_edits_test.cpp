// Statuses that players set, written as documents have them.
#include "state/status_edits.h"

#include <gmock/gmock.h>

#include "files/json.h"
#include "support/documents.h"

namespace linesman::state {
namespace {

using files_test::json;
using testing::IsEmpty;

std::string text(const Value& value) { return write_json(value); }

TEST(AHoldThatIsWritten, IsItsReasonAloneUnlessItBarsOtherThingsOrEnds) {
  EXPECT_EQ(text(value_of(Hold{"pinned"})), R"("pinned")");
  EXPECT_EQ(text(value_of(Hold{"pinned", true, true, true})), R"({"why":"pinned","bars":["go","turn","act"]})");
  EXPECT_EQ(text(value_of(Hold{"pinned", false, true, false, Until{3}})),
            R"({"why":"pinned","bars":["turn"],"until":3})");
  EXPECT_EQ(text(value_of(Hold{"pinned", true, true, false, Until{3, 2}})),
            R"({"why":"pinned","until":{"turn":3,"phase":2}})");
}

TEST(AHoldThatIsWritten, IsReadAsItWas) {
  for (const bool go : {false, true})
    for (const bool turn : {false, true})
      for (const bool act : {false, true})
        for (const std::optional<Until>& until :
             {std::optional<Until>(), std::optional(Until{2}), std::optional(Until{2, 5})}) {
          if (!go && !turn && !act) continue;
          const Value status = holding(Value::empty_object(), {"smoke", go, turn, act, until}, {});
          std::vector<Problem> problems;
          check_status(status, "", false, problems);
          EXPECT_THAT(problems, IsEmpty()) << text(status);
          const std::vector<Hold> read = holds_in(status);
          ASSERT_EQ(read.size(), 1U);
          EXPECT_EQ(std::tuple(read[0].why, read[0].go, read[0].turn, read[0].act), std::tuple("smoke", go, turn, act));
          EXPECT_EQ(read[0].until.has_value(), until.has_value());
        }
}

TEST(AnotherHold, StandsBehindThoseInForceAndInPlaceOfThoseThatAreOver) {
  const Value two = holding(json(R"({"held": "pinned", "shock": 2})"), {"bogged"}, {});
  EXPECT_EQ(text(two), R"({"held":["pinned","bogged"],"shock":2})");
  const Value over = holding(json(R"({"held": [{"why": "pinned", "until": 1}, "bogged"]})"), {"smoke"}, {2, 1});
  EXPECT_EQ(text(over), R"({"held":["bogged","smoke"]})");
  EXPECT_EQ(text(without_hold(over, 0)), R"({"held":"smoke"})");
  EXPECT_EQ(text(without_holds(over)), "{}");
}

TEST(AValueThatIsNoHold, StaysWhatItIs) {
  EXPECT_EQ(text(without_holds(json(R"({"held": true})"))), R"({"held":true})");
  EXPECT_EQ(text(holding(json(R"({"held": true})"), {"pinned"}, {})), R"({"held":"pinned"})");
}

TEST(AModifierThatIsWritten, TakesTheAmountOfOneWithTheSameReason) {
  Value status = modified(Value::empty_object(), {.add = -1, .why = "Shock"}, {});
  status = modified(status, {.add = -1, .why = "Shock"}, {});
  EXPECT_EQ(text(status), R"({"modifier":[{"add":-2,"why":"Shock"}]})");
  status = modified(status, {.add = -1, .why = "mud"}, {});
  status = modified(status, {.times = 0.5, .why = "Shock"}, {});
  EXPECT_EQ(text(status),
            R"({"modifier":[{"add":-2,"why":"Shock"},{"add":-1,"why":"mud"},{"times":0.5,"why":"Shock"}]})");
  status = modified(status, {.add = 2, .why = "Shock"}, {});
  EXPECT_EQ(text(status), R"({"modifier":[{"add":-1,"why":"mud"},{"times":0.5,"why":"Shock"}]})");
  EXPECT_EQ(text(without_modifier(without_modifier(status, 0), 0)), "{}");
}

TEST(AModifierThatIsWritten, StandsByItselfForAnotherActionOrEnd) {
  Value status = modified(Value::empty_object(), {.add = 1, .why = "road", .actions = {"rapid"}}, {});
  status = modified(status, {.add = 1, .why = "road"}, {});
  status = modified(status, {.add = 1, .why = "road", .until = Until{1}}, {});
  EXPECT_EQ(modifiers_in(status).size(), 3U) << text(status);
}

TEST(AnEventThatIsWritten, StandsBehindThoseThatAreThere) {
  const Value members = json(R"({"toward": "hill"})");
  const Value one = with_event(members, "tank", {.at = PathPoint{1, 2.5}}, json(R"({"event": "stopped"})"));
  EXPECT_EQ(text(one), R"({"toward":"hill","events":[{"piece":"tank","at":{"step":1,"s":2.5},"event":"stopped"}]})");
  const Value two = with_event(one, "", {.inches = 3}, held_event({"pinned", true, true, false, Until{2}}));
  EXPECT_EQ(text(two["events"][1]), R"({"inches":3,"event":"held","why":"pinned","until":2})");
  EXPECT_TRUE(has_events(two));
  EXPECT_EQ(text(without_events(two)), text(members));
  EXPECT_FALSE(has_events(members));
  EXPECT_EQ(text(with_event(members, "tank", {.after = 4}, json(R"({"event": "stopped"})"))["events"][0]),
            R"({"piece":"tank","after":4,"event":"stopped"})");
}

TEST(AGame, HasPhasesOnceTheDocumentHasOneOrAStatusEndsWithOne) {
  Game::Parts parts;
  Piece piece;
  piece.id = "tank";
  piece.status = json(R"({"held": {"why": "pinned", "until": 2}})");
  parts.pieces = {piece};
  const Game plain(parts);
  EXPECT_FALSE(has_phases(plain));
  EXPECT_TRUE(has_phases(plain.with_annotation("phase", Value(2))));
  piece.status = json(R"({"shock": {"is": 2, "until": {"turn": 1, "phase": 2}}})");
  EXPECT_TRUE(has_phases(plain.with_piece(PieceIndex{0}, piece)));
}

}  // namespace
}  // namespace linesman::state
