#include "table.h"

namespace linesman::hexes {
namespace {

using testing::HasSubstr;

struct Refusal {
  std::string name;
  Table table;
  std::string order;
  std::string pointer;
  std::string reason;
};

void PrintTo(const Refusal& r, std::ostream* out) { *out << r.name; }

class ARefusal : public testing::TestWithParam<Refusal> {};

std::string events(const std::string& list) { return R"(, "events": [)" + list + "]"; }

std::vector<Refusal> refusals() {
  const std::string go = north(one("squad"), 2);
  const auto with = [](const std::string& list) { return north(one("squad"), 2, events(list)); };
  const auto wood = [](const std::string& ratings) {
    return Table{.terrain =
                     R"({"id": "wood", "kind": "wood", "hexes": [[4, 2]], "ratings": {"hexes": )" + ratings + "}}"};
  };
  const std::string gun = counter("gun", "gun", 4, 1);
  return {
      {"NoTroop",
       {.pieces = counter("squad", "squad", 4, 1) + R"(, {"id": "x", "side": "red", "hex": [1, 1],
                   "base": {"shape": "circle", "diameter": 1}, "traits": {}})"},
       go,
       "/pieces/1/traits/troop",
       "\"troop\""},
      {"Cavalry", {.pieces = counter("squad", "cavalry", 4, 1)}, go, "/pieces/0/traits/troop", "cavalry"},
      {"NoGrid",
       {.pieces = R"({"id": "squad", "side": "red", "at": [8, 8], "base": {"shape": "circle", "diameter": 1},
                   "traits": {"troop": "squad"}})",
        .table = R"("width": 24, "depth": 24)"},
       path("squad", ""),
       "/table",
       "hex grid"},
      {"NoMovement", {.pieces = gun}, path("gun", R"({"hex": [4, 2]})"), "/pieces/0/traits/movement", "movement"},
      {"MovementOverThirty",
       {.pieces = counter("squad", "squad", 4, 1, R"("movement": 31)")},
       go,
       "/pieces/0/traits/movement",
       "30"},
      {"ValueBelowNothing",
       {.pieces = counter("squad", "squad", 4, 1, R"("value": -1)")},
       go,
       "/pieces/0/traits/value",
       "0"},
      {"HalfABurden",
       {.pieces = counter("squad", "squad", 4, 1, "", R"("burden": 0.5)")},
       go,
       "/pieces/0/status/burden",
       "whole"},
      {"UnknownAction", {}, path("squad", R"({"hex": [4, 2]})", "dash"), "/action", "dash"},
      {"AStepInInches", {}, path("squad", R"({"forward": 2})"), "/path/0", "forward"},
      {"AnAct", {}, path("squad", R"({"act": "embark"})"), "/path/0", "act"},
      {"Dice", {}, go + R"(, "dice": {"movement": [3]})", "/dice/movement", "no dice"},
      {"ARatingInAWord", wood(R"({"infantry": "rough"})"), go, "/terrain/0/ratings/hexes/infantry", "\"no\""},
      {"ARatingOfNothing", wood(R"({"vehicle": 0})"), go, "/terrain/0/ratings/hexes/vehicle", "above 0"},
      {"ARatingForAnUnknownColumn", wood(R"({"tank": 1})"), go, "/terrain/0/ratings/hexes/tank", "infantry"},
      {"ARatingThatIsNoObject", wood("2"), go, "/terrain/0/ratings/hexes", "object"},
      {"AnEventForAnUnknownPiece",
       {},
       with(R"({"piece": "x", "after": 1, "event": "pinned"})"),
       "/events/0/piece",
       "no path"},
      {"AnEventTwice",
       {},
       with(R"({"piece": "squad", "after": 1, "event": "pinned"}, {"piece": "squad", "after": 2, "event": "pinned"})"),
       "/events/1",
       "has ended before"},
      {"AnEventBeyondThePath",
       {},
       with(R"({"piece": "squad", "after": 3, "event": "pinned"})"),
       "/events/0/after",
       "not on the way"},
      {"AnEventBeforeThePath",
       {},
       with(R"({"piece": "squad", "after": 0, "event": "pinned"})"),
       "/events/0/after",
       "at least 1"},
      {"AnEventUnknown",
       {},
       with(R"({"piece": "squad", "after": 1, "event": "routed"})"),
       "/events/0/event",
       "eliminated"},
      {"AnEventWithMore",
       {},
       with(R"({"piece": "squad", "after": 1, "event": "pinned", "by": "mg"})"),
       "/events/0/by",
       "does not go with"},
      {"AnEventThatIsNone", {}, with("3"), "/events/0", "object"},
  };
}

TEST_P(ARefusal, NamesThePlaceAndTheReason) {
  const Refusal& r = GetParam();
  const auto judged = r.table.judged(r.order);
  ASSERT_FALSE(judged.ok());
  EXPECT_EQ(judged.problem().pointer, r.pointer);
  EXPECT_THAT(english(judged.problem().reason), HasSubstr(r.reason));
}

INSTANTIATE_TEST_SUITE_P(OfHexes, ARefusal, testing::ValuesIn(refusals()),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace linesman::hexes
