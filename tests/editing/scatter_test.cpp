// Terrain scattered from a seed.
#include "editing/scatter.h"

#include <gmock/gmock.h>

#include "editing/support.h"
#include "editing/transform.h"
#include "geometry/boost/measure.h"
#include "table/plan.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::Each;
using ::testing::Ge;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr ScatterLand LANDS[]{ScatterLand::countryside, ScatterLand::farmland, ScatterLand::town,
                              ScatterLand::wilderness, ScatterLand::valley};

Measured measured(const Feature& feature) {
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) return {*line, feature.width / 2};
  return {std::get<MultiPolygon>(feature.shape), 0};
}

double area_of(const Measured& shape) {
  if (const auto* area = std::get_if<MultiPolygon>(&shape.shape)) return linesman::area_of(*area);
  const Polyline& line = std::get<Polyline>(shape.shape);
  double length = 0;
  for (std::size_t i = 1; i < line.size(); ++i) length += distance(line[i - 1], line[i]);
  return length * 2 * shape.radius;
}

std::vector<Feature> scattered_on(const Game& game, const ScatterRequest& request) {
  auto made = scattered(game, request);
  EXPECT_TRUE(made) << (made ? "" : made.problem().sentence());
  return made ? *std::move(made) : std::vector<Feature>{};
}

/// A table of 72 by 48 inches with deployment zones of 12 inches along two of its edges.
Game table_with_zones() {
  Plan plan;
  plan.markings = {{MarkingKind::zone, "", "Red", {{0, 0}, {72, 0}, {72, 12}, {0, 12}}},
                   {MarkingKind::zone, "", "Blue", {{0, 36}, {72, 36}, {72, 48}, {0, 48}}}};
  return with_plan(bare_table(), plan);
}

TEST(ScatteredTerrain, IsTheSameFromTheSameSeedAndAnotherFromAnother) {
  const auto shapes = [](std::uint64_t seed) {
    std::vector<FeatureShape> all;
    for (const Feature& feature : scattered_on(bare_table(), {.seed = seed})) all.push_back(feature.shape);
    return all;
  };
  EXPECT_EQ(shapes(7), shapes(7));
  EXPECT_NE(shapes(7), shapes(8));
}

TEST(ScatteredTerrain, IsWhatADocumentMayHaveWithFreeIds) {
  for (const ScatterLand land : LANDS)
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      Game game = with_woods({{4, 4}});
      const auto made = scattered_on(game, {.seed = seed, .land = land});
      EXPECT_GE(made.size(), 4u) << name_of(land) << " " << seed;
      EXPECT_TRUE(with_features_added(game, made)) << name_of(land) << " " << seed;
    }
}

TEST(ScatteredTerrain, CoversAboutTheShareThatIsWished) {
  for (const double density : {0.05, 0.15, 0.25}) {
    double covered = 0;
    for (const Feature& feature : scattered_on(bare_table(), {.seed = 3, .density = density}))
      covered += area_of(measured(feature));
    const Table table = bare_table().table();
    EXPECT_NEAR(covered / (table.width * table.depth), density, 0.06) << density;
  }
}

TEST(ScatteredTerrain, LeavesRoomBetweenWhatStandsInTheWay) {
  for (const ScatterLand land : LANDS) {
    const Game woods = with_woods({{4, 4}, {40, 30}});
    std::vector<Feature> all = woods.terrain().copies();
    for (Feature& feature : scattered_on(woods, {.seed = 5, .land = land, .density = 0.3}))
      all.push_back(std::move(feature));
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t k = 0; k < i; ++k) {
        const auto between = closest_points(measured(all[i]), measured(all[k]));
        ASSERT_TRUE(between);
        // A field has its hedge beside it.
        const bool hedged = all[i].kind == Kind::hedge && all[k].kind == Kind::field;
        if (all[i].kind == Kind::bridge && all[k].kind == Kind::river) continue;
        EXPECT_GT(between->distance, hedged ? 0.1 : 0.45) << all[i].id << " " << all[k].id;
      }
  }
}

TEST(ScatteredTerrain, KeepsOffDeploymentZones) {
  const Game game = table_with_zones();
  for (const ScatterLand land : LANDS)
    for (const Feature& feature : scattered_on(game, {.seed = 11, .land = land})) {
      const Box box = box_of(game.table(), feature);
      EXPECT_GT(box.min.y, 12) << feature.id;
      EXPECT_LT(box.max.y, 36) << feature.id;
    }
}

TEST(ScatteredTerrain, IsTheSameForBothSidesWhereThatIsWished) {
  const Game game = bare_table();
  const Vec middle{game.table().width / 2, game.table().depth / 2};
  for (const ScatterLand land : LANDS) {
    const auto made = scattered_on(game, {.seed = 2, .land = land});
    for (const Feature& feature : made) {
      const FeatureShape turned = mapped(feature.shape, Affine::scale(middle, -1, -1));
      const bool has_twin = std::any_of(made.begin(), made.end(), [&](const Feature& other) {
        const auto between = closest_points(measured(other), measured({.shape = turned, .width = feature.width}));
        return other.kind == feature.kind && between && between->distance == 0;
      });
      EXPECT_TRUE(has_twin) << feature.id;
    }
  }
}

TEST(ScatteredTerrain, OfAValleyHasARiverFromEdgeToEdgeWithBridges) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const auto made = scattered_on(bare_table(), {.seed = seed, .land = ScatterLand::valley});
    const auto river = std::find_if(made.begin(), made.end(), [](const Feature& f) { return f.kind == Kind::river; });
    ASSERT_NE(river, made.end()) << seed;
    const Box box = box_of(bare_table().table(), *river);
    const Table table = bare_table().table();
    EXPECT_TRUE((box.min.x <= 0 && box.max.x >= table.width) || (box.min.y <= 0 && box.max.y >= table.depth)) << seed;
    EXPECT_EQ(std::count_if(made.begin(), made.end(), [](const Feature& f) { return f.kind == Kind::bridge; }), 2);
  }
}

TEST(ScatteredTerrain, OnHexesCoversWholeHexesOfTheGrid) {
  const Game game = hex_table();
  for (const bool fair : {true, false}) {
    const auto made = scattered_on(game, {.seed = 4, .fair = fair});
    EXPECT_TRUE(with_features_added(game, made));
    EXPECT_THAT(made, Not(IsEmpty()));
    for (const Feature& feature : made) EXPECT_TRUE(!feature.hexes.empty() || !feature.hexsides.empty()) << feature.id;
  }
}

TEST(ScatteredTerrain, RefusesWhatCannotBeDone) {
  EXPECT_FALSE(scattered(bare_table(), {.density = 0.9}));
  EXPECT_FALSE(scattered(bare_table(), {.density = 0}));
  Plan plan;
  plan.markings = {{MarkingKind::zone, "", "", {{0, 0}, {72, 0}, {72, 48}, {0, 48}}}};
  const auto full = scattered(with_plan(bare_table(), plan), {.seed = 1});
  ASSERT_FALSE(full);
  EXPECT_EQ(full.problem().reason, "there is no room for terrain");
}

}  // namespace
}  // namespace linesman
