#include "clock/clock_table.h"

#include <gtest/gtest.h>

#include "geometry/shapes/area.h"
#include "reach/search/way_trial.h"
#include "support/built_rulesets.h"
#include "support/documents.h"

namespace linesman::clock_test {

Hearing heard(const std::string& ruleset, const std::string& terrain, const std::string& pieces,
              const std::string& markings, const std::string& more) {
  const Document document = files_test::read(files_test::json(
      R"({"linesman": 1, "ruleset": ")" + ruleset + R"(", "table": {"width": 72, "depth": 48}, "terrain": [)" +
      terrain + R"(], "pieces": [)" + pieces + R"(], "notes": {"markings": [)" + markings + "]}" + more + "}"));
  auto hearing = built_referee().open(document.game);
  EXPECT_TRUE(hearing) << (hearing ? "" : hearing.problem().sentence());
  return *std::move(hearing);
}

std::string model(const std::string& id, const std::string& side, const std::string& at, const std::string& traits) {
  return R"({"id": ")" + id + R"(", "side": ")" + side + R"(", "base": {"shape": "circle", "diameter": 1}, "at": )" +
         at + R"(, "facing": 0, "traits": )" + traits + "}";
}

std::string area(const std::string& id, const std::string& kind, const std::string& ring) {
  return R"({"id": ")" + id + R"(", "kind": ")" + kind + R"(", "geometry": {"type": "Polygon", "coordinates": [)" +
         ring + "]}}";
}

ClockAnswer asked(const Hearing& hearing, const ClockRequest& request) {
  auto answer = clock_of(hearing, request);
  EXPECT_TRUE(answer) << (answer ? "" : answer.problem().sentence());
  return answer ? *std::move(answer) : ClockAnswer{};
}

const GoalTold& goal(const ClockAnswer& answer, const std::string& id) {
  for (const GoalTold& each : answer.goals)
    if (each.goal.id == id) return each;
  static const GoalTold none;
  ADD_FAILURE() << "there is no goal " << id;
  return none;
}

const ArrivalTold& arrival(const ClockAnswer& answer, const std::string& id, const std::string& side,
                           const std::string& roll) {
  const GoalTold& at = goal(answer, id);
  for (std::size_t i = 0; i < at.sides.size(); ++i)
    if (answer.sides[i] == side)
      for (const auto& [name, each] : at.sides[i].rolls)
        if (name == roll) return each;
  static const ArrivalTold none;
  ADD_FAILURE() << "no arrival of " << side << " with " << roll;
  return none;
}

void expect_chain(const Hearing& hearing, const GoalTold& goal, const ArrivalTold& arrival) {
  ASSERT_TRUE(arrival.inner);
  ASSERT_EQ(arrival.chain.turns(), *arrival.inner);
  Hearing now = hearing;
  for (const auto& order : arrival.chain.orders) {
    ASSERT_TRUE(order);
    auto judged = now.judge(*order);
    ASSERT_TRUE(judged && is_allowed(judged->ruling)) << goal.goal.id;
    auto next = after(now, {*order, *std::move(judged)});
    ASSERT_TRUE(next);
    now = *std::move(next);
  }
  const auto piece = now.game().find_piece(arrival.chain.ends.front().piece);
  ASSERT_TRUE(piece);
  EXPECT_TRUE(goal.goal.holds(now.game().piece(*piece).base, now.game().piece(*piece).pose)) << goal.goal.id;
}

bool holds(const ClockAnswer& answer, BandKind kind, const std::string& side, int turn, Vec place) {
  for (const AreaTold& each : answer.areas)
    if (each.kind == kind && each.turn == turn && answer.sides[each.sides.front()] == side)
      return Area(each.area).holds(place);
  return false;
}

}  // namespace linesman::clock_test
