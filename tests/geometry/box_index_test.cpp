#include "geometry/boost/box_index.h"

#include <gmock/gmock.h>

#include "geometry/shapes.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Box box_at(Random& random) {
  const Vec at{random.between(0, 70), random.between(0, 40)};
  return {at, at + Vec{random.between(0, 4), random.between(0, 4)}};
}

double distance_to(Vec p, const Box& b) {
  return std::hypot(std::max({b.min.x - p.x, 0.0, p.x - b.max.x}), std::max({b.min.y - p.y, 0.0, p.y - b.max.y}));
}

TEST(ABoxIndex, FindsBoxesThatTouch) {
  const BoxIndex index({{{0, 0}, {1, 1}}, Box{}, {{2, 0}, {3, 1}}, {{0, 0}, {9, 9}}});
  EXPECT_EQ(index.size(), 3u);
  EXPECT_THAT(index.meeting({{1, 1}, {2, 2}}), ElementsAre(0, 2, 3));
  EXPECT_THAT(index.meeting({{1.5, 1.5}, {1.5, 1.5}}), ElementsAre(3));
  EXPECT_THAT(index.meeting(Box{}), IsEmpty());
  EXPECT_THAT(BoxIndex().meeting({{0, 0}, {1, 1}}), IsEmpty());
}

TEST(ABoxIndex, GivesTheNearestFirstAndAmongEqualsTheLowerNumber) {
  const BoxIndex index({{{5, 0}, {6, 1}}, {{0, 0}, {1, 1}}, {{0, 0}, {2, 2}}, {{8, 0}, {9, 1}}});
  EXPECT_THAT(index.nearest({0.5, 0.5}, 3), ElementsAre(1, 2, 0));
  EXPECT_THAT(index.nearest({0.5, 0.5}, 1), ElementsAre(1));
  EXPECT_THAT(index.nearest({0, 0}, 9), ElementsAre(1, 2, 0, 3));
  EXPECT_THAT(index.nearest({0, 0}, 0), IsEmpty());
  EXPECT_THAT(BoxIndex().nearest({0, 0}, 2), IsEmpty());
}

TEST(ABoxIndex, FollowsBoxesThatMove) {
  BoxIndex index;
  index.insert(7, {{0, 0}, {1, 1}});
  index.insert(8, {{0, 0}, {1, 1}});
  EXPECT_TRUE(index.remove(7, {{0, 0}, {1, 1}}));
  EXPECT_FALSE(index.remove(7, {{0, 0}, {1, 1}}));
  index.insert(7, {{4, 4}, {5, 5}});
  EXPECT_THAT(index.meeting({{0, 0}, {1, 1}}), ElementsAre(8));
  EXPECT_THAT(index.meeting({{4, 4}, {4, 4}}), ElementsAre(7));
}

TEST(ABoxIndex, GivesEqualAnswersWhenItIsMadeFromAnEarlierOne) {
  Random random(2);
  std::vector<Box> boxes;
  for (int i = 0; i < 300; ++i) boxes.push_back(i % 7 == 0 ? Box{} : box_at(random));
  BoxIndex index(boxes);
  for (int round = 0; round < 200; ++round) {
    const std::vector<Box> were = boxes;
    for (std::uint64_t changes = random.below(round % 20 == 0 ? 200 : 4); changes > 0; --changes)
      boxes[random.below(boxes.size())] = random.below(5) == 0 ? Box{} : box_at(random);
    if (round % 3 == 0) boxes.push_back(box_at(random));
    if (round % 4 == 0) boxes.pop_back();
    index = BoxIndex(boxes, were, index);
    const BoxIndex anew(boxes);
    ASSERT_EQ(index.size(), anew.size());
    const Box asked = box_at(random);
    ASSERT_EQ(index.meeting(asked), anew.meeting(asked));
  }
}

TEST(ABoxIndex, AgreesWithALinearScanWhileBoxesComeAndGo) {
  Random random(1);
  std::vector<Box> boxes;
  for (int i = 0; i < 500; ++i) boxes.push_back(box_at(random));
  BoxIndex index(boxes);
  for (int round = 0; round < 1000; ++round) {
    const auto moved = static_cast<std::uint32_t>(random.below(boxes.size()));
    ASSERT_TRUE(index.remove(moved, boxes[moved]));
    boxes[moved] = box_at(random);
    index.insert(moved, boxes[moved]);
    const Box asked = box_at(random);
    std::vector<std::uint32_t> met;
    for (std::uint32_t i = 0; i < boxes.size(); ++i)
      if (boxes[i].meets(asked)) met.push_back(i);
    EXPECT_EQ(index.meeting(asked), met) << round;
    const Vec p = asked.min;
    double nearest = HUGE_VAL;
    for (const Box& b : boxes) nearest = std::min(nearest, distance_to(p, b));
    EXPECT_EQ(distance_to(p, boxes[index.nearest(p, 1).at(0)]), nearest) << round;
  }
}

}  // namespace
}  // namespace linesman
