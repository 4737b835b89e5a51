#include "geometry/shapes/remainder.h"

#include <gmock/gmock.h>

#include "geometry/shapes.h"

namespace linesman {
namespace {

using namespace shapes;

/// Whether a standing base reaches a place in the area under no cover, by a fine raster of the base.
bool reaches_by_raster(const Area& area, const std::vector<const Area*>& covers, const Ring& base) {
  const Area shape(MultiPolygon{{base, {}}});
  constexpr double STEP = 0.02;
  for (double x = shape.box().min.x; x < shape.box().max.x; x += STEP)
    for (double y = shape.box().min.y; y < shape.box().max.y; y += STEP) {
      const Vec p{x, y};
      if (!shape.holds(p) || !area.holds(p)) continue;
      if (std::none_of(covers.begin(), covers.end(), [&](const Area* cover) { return cover->covers(p); })) return true;
    }
  return false;
}

TEST(TheRestOfAnArea, IsMetWhereARasterFindsAPlaceOfIt) {
  Random random(20261126);
  int met = 0;
  for (int i = 0; i < 300; ++i) {
    const bool strip = random.chance(0.5);
    const auto somewhere = [&] { return Vec{random.between(0, 8), random.between(0, 8)}; };
    const Polyline bent{somewhere(), somewhere(), somewhere()};
    const Area water =
        strip ? Area(bent, random.between(0.5, 2)) : Area(MultiPolygon{{star(random, {4, 4}, 1, 4, 7), {}}});
    const Area first(MultiPolygon{square_polygon(random.between(0, 5), random.between(0, 5), 3)});
    const Area second(Polyline{somewhere(), somewhere(), somewhere()}, random.between(0.5, 2));
    const std::vector<const Area*> covers{&first, &second};
    const Ring base = convex(random, somewhere(), 2, 5);
    Box where;
    for (const Vec p : base) where.include(p);
    const bool found = Remainder(water, covers, where).meets({base, 0});
    met += found ? 1 : 0;
    EXPECT_TRUE(found || !reaches_by_raster(water, covers, base)) << "table " << i;
  }
  EXPECT_GT(met, 60);
  EXPECT_LT(met, 240);
}

TEST(TheRestOfAnArea, IsMetOnALegAsAtEachPlaceOfIt) {
  Random random(77);
  for (int i = 0; i < 200; ++i) {
    const auto somewhere = [&] { return Vec{random.between(0, 8), random.between(0, 8)}; };
    const Area water(Polyline{somewhere(), somewhere(), somewhere()}, random.between(0.5, 2));
    const Area bridge(Polyline{somewhere(), somewhere(), somewhere()}, random.between(0.5, 3));
    const bool disc = random.chance(0.5);
    const Vec from = somewhere();
    const Ring base = disc ? Ring{from} : convex(random, from, 2, 5);
    const Convex shape{base, disc ? 0.7 : 0};
    const double angle = random.between(0, 6.28);
    const LegSweep sweep({from, {std::cos(angle), std::sin(angle)}, 5}, shape);
    const Remainder left(water, {&bridge}, sweep.swept_box());
    const Stretches met = left.on_leg(sweep);
    for (double s = 0.05; s < 5; s += 0.1) {
      Ring there = base;
      for (Vec& p : there) p = p + sweep.course().along * s;
      const bool found =
          std::any_of(met.begin(), met.end(), [&](const Stretch& m) { return m.from <= s && s <= m.to; });
      const bool near = std::any_of(met.begin(), met.end(), [&](const Stretch& m) {
        return std::min(std::abs(m.from - s), std::abs(m.to - s)) < 1e-5;
      });
      EXPECT_TRUE(near || found == left.meets({there, shape.radius})) << "table " << i << " at " << s;
    }
  }
}

TEST(TheRestOfAnArea, IsMetInATurnAsAtEachPlaceOfIt) {
  Random random(78);
  for (int i = 0; i < 200; ++i) {
    const auto somewhere = [&] { return Vec{random.between(0, 8), random.between(0, 8)}; };
    const Area water(Polyline{somewhere(), somewhere(), somewhere()}, random.between(0.5, 2));
    const Area bridge(Polyline{somewhere(), somewhere(), somewhere()}, random.between(0.5, 3));
    const bool disc = random.chance(0.5);
    const Vec from = somewhere();
    const Ring base = disc ? Ring{from} : convex(random, from, 2, 5);
    const double radius = disc ? 0.7 : 0;
    const TurnSweep turning({base, radius}, from + Vec{1, 1}, random.chance(0.5) ? 140 : -140);
    const Remainder left(water, {&bridge}, turning.swept_box());
    bool ever = false;
    const Stretches met = left.during_turn(turning, radius, ever);
    EXPECT_TRUE(ever || met.empty());
    for (double s = 0.5; s < 140; s += 3) {
      const bool found =
          std::any_of(met.begin(), met.end(), [&](const Stretch& m) { return m.from <= s && s <= m.to; });
      const bool near = std::any_of(met.begin(), met.end(), [&](const Stretch& m) {
        return std::min(std::abs(m.from - s), std::abs(m.to - s)) < 1e-3;
      });
      const bool met_there = left.meets({turning.corners_at(s).view(), radius});
      EXPECT_TRUE(near || found == met_there) << "table " << i << " at " << s;
    }
  }
}

}  // namespace
}  // namespace linesman
