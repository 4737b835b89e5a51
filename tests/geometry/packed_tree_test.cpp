#include "geometry/packed_tree.h"

#include <gmock/gmock.h>

#include "geometry/shapes.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;

std::vector<std::uint32_t> visited(const PackedTree& tree, const Box& box) {
  std::vector<std::uint32_t> found;
  tree.visit(box, [&](std::uint32_t i) { found.push_back(i); });
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<Box> random_boxes(Random& random, std::size_t n, double extent) {
  std::vector<Box> boxes;
  for (std::size_t i = 0; i < n; ++i) {
    const Vec at{random.between(0, extent), random.between(0, extent)};
    boxes.push_back({at, at + Vec{random.between(0, 3), random.between(0, 3)}});
  }
  return boxes;
}

TEST(APackedTree, OfNothingFindsNothing) {
  EXPECT_THAT(visited(PackedTree(), {{0, 0}, {9, 9}}), IsEmpty());
  EXPECT_THAT(visited(PackedTree({Box{}, Box{}}), {{0, 0}, {9, 9}}), IsEmpty());
}

TEST(APackedTree, FindsWhatTouchesAndNoEmptyBox) {
  const PackedTree tree({{{0, 0}, {1, 1}}, Box{}, {{2, 0}, {3, 1}}, {{5, 5}, {5, 5}}});
  EXPECT_THAT(visited(tree, {{1, 1}, {2, 2}}), ElementsAre(0, 2));
  EXPECT_THAT(visited(tree, {{5, 5}, {5, 5}}), ElementsAre(3));
  EXPECT_THAT(visited(tree, Box{}), IsEmpty());
}

TEST(APackedTree, MissesNothingThatALinearScanFindsAndTellsLittleMore) {
  for (const std::size_t n : {1u, 7u, 8u, 9u, 64u, 65u, 500u, 5000u}) {
    Random random(n);
    const auto boxes = random_boxes(random, n, 100);
    const PackedTree tree(boxes);
    for (int i = 0; i < 100; ++i) {
      const Vec at{random.between(-5, 100), random.between(-5, 100)};
      const Box asked{at, at + Vec{random.between(0, 20), random.between(0, 5)}};
      std::vector<std::uint32_t> met;
      std::vector<std::uint32_t> nearly;
      for (std::uint32_t k = 0; k < n; ++k) {
        if (boxes[k].meets(asked)) met.push_back(k);
        if (boxes[k].meets(asked.grown(1e-4))) nearly.push_back(k);
      }
      const auto found = visited(tree, asked);
      EXPECT_THAT(found, IsSupersetOf(met)) << n;
      EXPECT_THAT(nearly, IsSupersetOf(found)) << n;
    }
  }
}

TEST(APackedTree, TellsOfSlotsAscendingInItsOrder) {
  Random random(1);
  const PackedTree tree(random_boxes(random, 1000, 60));
  EXPECT_EQ(tree.order().size(), 1000u);
  std::vector<std::uint32_t> slots;
  tree.visit_slots({{10, 10}, {50, 50}}, [&](std::uint32_t slot) { slots.push_back(slot); });
  EXPECT_GT(slots.size(), 100u);
  EXPECT_TRUE(std::is_sorted(slots.begin(), slots.end()));
  EXPECT_EQ(std::adjacent_find(slots.begin(), slots.end()), slots.end());
}

/// Round the corridor's four corners in the frame of the table, and in its own frame round a box's.
Vec in_frame(const Corridor& c, Vec p) { return {dot(c.along, p - c.from), cross(c.along, p - c.from)}; }
Vec on_table(const Corridor& c, Vec p) { return c.from + c.along * p.x + Vec{-c.along.y, c.along.x} * p.y; }

TEST(ACorridor, LeavesOutWhatItPassesByAndNothingThatItMeets) {
  Random random(3);
  const auto boxes = random_boxes(random, 2000, 100);
  const PackedTree tree(boxes);
  std::size_t by_box = 0;
  std::size_t by_corridor = 0;
  for (int i = 0; i < 200; ++i) {
    const Corridor corridor{{random.between(20, 80), random.between(20, 80)}, unit(random), {{-1, -0.5}, {25, 0.5}}};
    Box round;
    for (const Vec p : {Vec{-1, -0.5}, Vec{25, -0.5}, Vec{25, 0.5}, Vec{-1, 0.5}}) round.include(on_table(corridor, p));
    std::vector<std::uint32_t> found;
    tree.visit_slots(round, corridor, [&](std::uint32_t slot) { found.push_back(tree.order()[slot]); });
    by_corridor += found.size();
    by_box += visited(tree, round).size();
    for (std::uint32_t k = 0; k < boxes.size(); ++k) {
      const Vec centre = in_frame(corridor, (boxes[k].min + boxes[k].max) * 0.5);
      const bool surely_met = centre.x >= -1 && centre.x <= 25 && std::abs(centre.y) <= 0.5;
      if (!surely_met) continue;
      EXPECT_THAT(found, testing::Contains(k)) << i;
    }
  }
  EXPECT_LT(by_corridor * 2, by_box);
}

}  // namespace
}  // namespace linesman
