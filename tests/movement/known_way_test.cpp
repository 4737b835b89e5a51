#include "movement/trace/known_way.h"

#include <gtest/gtest.h>

#include "movement/scene.h"

namespace linesman {
namespace {

using scenes::box_ring;
using scenes::line;
using scenes::piece;
using scenes::polygon;
using scenes::Scene;

class AKnownWay : public ::testing::Test {
 protected:
  AKnownWay() {
    scene.with(piece("a", CircleBase{1}, {10, 10}))
        .with(polygon("wood", Kind::wood, box_ring(8, 14, 6, 4)))
        .with(line("hedge", Kind::hedge, {{0, 20}, {40, 20}}, 0.5));
    tracer.emplace(scene.game());
  }
  TraceRequest asked(Path path) const { return Scene::moving(tracer->game(), std::move(path)); }
  Trace traced(Path path) {
    Budget budget;
    return tracer->trace(asked(std::move(path)), budget, &memory).value();
  }
  /// The number of steps of a way that are known already.
  std::size_t known(const TraceRequest& request) {
    std::vector<TracedStep> steps = Tracer(scene.game()).trace(request).value().pieces.at(0).steps;
    SideMemory sides;
    Budget budget;
    return memory.way().recall(steps, sides, budget);
  }

  Scene scene;
  std::optional<Tracer> tracer;
  TraceMemory memory;
};

TEST_F(AKnownWay, HasAllStepsButThoseOfTheLastWrittenOne) {
  traced({ForwardStep{3}, PivotStep{30}, ForwardStep{2}});
  EXPECT_EQ(known(asked({ForwardStep{3}, PivotStep{30}, ForwardStep{5}})), 2u);
  EXPECT_EQ(known(asked({ForwardStep{3}, PivotStep{31}, ForwardStep{5}})), 1u);
  EXPECT_EQ(known(asked({ForwardStep{4}, PivotStep{30}})), 0u);
}

TEST_F(AKnownWay, GrowsStepByStepAndDropsStepsThatHaveChanged) {
  traced({ForwardStep{3}, ForwardStep{2}});
  traced({ForwardStep{3}, ForwardStep{2}, ForwardStep{1}});
  EXPECT_EQ(known(asked({ForwardStep{3}, ForwardStep{2}, ForwardStep{1}})), 2u);
  traced({ForwardStep{3}, PivotStep{90}, ForwardStep{1}});
  EXPECT_EQ(known(asked({ForwardStep{3}, ForwardStep{2}, ForwardStep{1}})), 1u);
}

TEST_F(AKnownWay, IsDroppedOnAnotherTableAndForAnotherRequest) {
  const Path path{ForwardStep{3}, ForwardStep{2}};
  traced(path);
  TraceRequest other = asked(path);
  other.near.push_back({2, false});
  Budget budget;
  ASSERT_TRUE(tracer->trace(other, budget, &memory));
  EXPECT_EQ(known(other), 1u);

  scene.with(piece("b", CircleBase{1}, {10, 12}));
  tracer.emplace(scene.game());
  const Trace after = traced(path);
  EXPECT_EQ(std::get<Leg>(after.pieces.at(0).steps.at(0).facts).met.contacts.size(), 1u);
}

TEST_F(AKnownWay, RemembersTheSideFromWhichTheCentreCameToALine) {
  traced({ForwardStep{10}, ForwardStep{1}});
  const Trace on = traced({ForwardStep{10}, ForwardStep{2}});
  const Leg& leg = std::get<Leg>(on.pieces.at(0).steps.at(1).facts);
  ASSERT_EQ(leg.crossings.size(), 1u);
  EXPECT_EQ(leg.crossings.at(0).over, 0.0);
}

}  // namespace
}  // namespace linesman
