// How deep a place lies in the ground of a feature.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "movement/outline.h"
#include "reach/bounds/shapes.h"
#include "support/random.h"

namespace linesman {
namespace {

Feature river(Polyline line, double width) {
  Feature feature;
  feature.shape = std::move(line);
  feature.width = width;
  return feature;
}

Feature lake(MultiPolygon polygons) {
  Feature feature;
  feature.shape = std::move(polygons);
  return feature;
}

TEST(ADeepArea, IsAsDeepInAStraightRiverAsItsNearestBank) {
  const DeepArea area(river({{0, 0}, {10, 0}}, 4));
  EXPECT_DOUBLE_EQ(area.off({5, 0}), -2);
  EXPECT_DOUBLE_EQ(area.off({5, 1.5}), -0.5);
  EXPECT_DOUBLE_EQ(area.off({0.25, 0}), -0.25) << "its end is flat";
  EXPECT_DOUBLE_EQ(area.off({5, 3}), 1);
}

TEST(ADeepArea, IsAsDeepInALakeAsItsNearestShoreWithThatOfAnIsland) {
  const Polygon shore{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, {{{4, 4}, {4, 6}, {6, 6}, {6, 4}}}};
  const DeepArea area(lake({shore}));
  EXPECT_DOUBLE_EQ(area.off({1, 5}), -1);
  EXPECT_DOUBLE_EQ(area.off({3, 5}), -1);
  EXPECT_DOUBLE_EQ(area.off({5, 5}), 1) << "on the island";
  EXPECT_DOUBLE_EQ(area.off({12, 5}), 2);
}

TEST(ADeepArea, HasNoDepthInABareLine) {
  const DeepArea area(river({{0, 0}, {10, 0}}, 0));
  EXPECT_DOUBLE_EQ(area.off({5, 0}), 0);
  EXPECT_DOUBLE_EQ(area.off({5, -2}), 2);
}

TEST(ADeepArea, NeverSaysThatAPlaceOutsideIsWithinItsDepth) {
  Random random(1);
  for (int round = 0; round < 50; ++round) {
    Polyline line{{random.between(0, 10), random.between(0, 10)}};
    for (int i = 0; i < 4; ++i)
      line.push_back(line.back() + Vec{random.between(-6, 6), random.between(-6, 6)} + Vec{0.01, 0});
    const Feature feature = river(line, random.between(0.5, 3));
    const DeepArea area(feature);
    const Area plain = area_of(feature);
    for (int i = 0; i < 200; ++i) {
      const Vec place{random.between(-5, 15), random.between(-5, 15)};
      const double depth = -area.off(place);
      if (depth <= 1e-6) continue;
      for (int k = 0; k < 16; ++k) {
        const double angle = k * 0.3926990816987241;
        const Vec near = place + Vec{std::cos(angle), std::sin(angle)} * (depth - 1e-6);
        EXPECT_DOUBLE_EQ(plain.distance_from(near), 0) << "round " << round;
      }
    }
  }
}

}  // namespace
}  // namespace linesman
