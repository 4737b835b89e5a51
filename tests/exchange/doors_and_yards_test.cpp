// Doors, windows and yards of Universal VTT maps.
#include <gmock/gmock.h>

#include <cmath>

#include "exchange/import_helpers.h"
#include "exchange/vtt/walls.h"
#include "files/documents/document.h"
#include "support/documents.h"

namespace linesman {
namespace {

using exchange::Doorway;
using exchange::DoorwayCutter;
using import_test::said;
using import_test::taken;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<Polyline> cut(const Polyline& wall, Doorway door, double reach = 0.25) {
  return DoorwayCutter({door}, reach, 100).cut(wall);
}

TEST(ADoorway, IsCutOutOfTheWallsAlongIt) {
  const Polyline wall{{0, 0}, {10, 0}};
  EXPECT_THAT(cut(wall, {{4, 0}, {6, 0}}), ElementsAre(Polyline{{0, 0}, {4, 0}}, Polyline{{6, 0}, {10, 0}}));
  EXPECT_THAT(cut(wall, {{6, 0}, {4, 0}}), ElementsAre(Polyline{{0, 0}, {4, 0}}, Polyline{{6, 0}, {10, 0}}));
  EXPECT_THAT(cut(wall, {{-1, 0}, {3, 0}}), ElementsAre(Polyline{{3, 0}, {10, 0}}));
  EXPECT_THAT(cut(wall, {{-1, 0}, {11, 0}}), IsEmpty());
}

TEST(ADoorway, MayLieALittleBesideItsWall) {
  const Polyline wall{{0, 0}, {10, 0}};
  for (const double beside : {0.1, -0.25, 0.2})
    EXPECT_THAT(cut(wall, {{4, beside}, {6, beside}}),
                ElementsAre(Polyline{{0, 0}, {4, 0}}, Polyline{{6, 0}, {10, 0}}));
  EXPECT_THAT(cut(wall, {{4, 0.3}, {6, 0.3}}), ElementsAre(wall));
}

TEST(ADoorway, IsTheChordOfARoundWall) {
  Polyline round;
  for (int i = 0; i <= 60; ++i) round.push_back({5 * std::cos(i * 0.05), 5 * std::sin(i * 0.05)});
  const Vec a = round[20];
  const Vec b = round[30];
  const auto parts = cut(round, {a, b});
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_LT(distance(parts[0].back(), a), 1e-6);
  EXPECT_LT(distance(parts[1].front(), b), 1e-6);
}

TEST(ADoorway, GoesRoundACorner) {
  const Polyline wall{{0, 0}, {10, 0}, {10, 10}};
  EXPECT_THAT(cut(wall, {{8, 0}, {10, 0}}), ElementsAre(Polyline{{0, 0}, {8, 0}}, Polyline{{10, 0}, {10, 10}}));
}

TEST(ADoorway, LeavesWallsWholeThatItOnlyMeets) {
  const Polyline wall{{0, 0}, {10, 0}};
  EXPECT_THAT(cut(wall, {{5, -1}, {5, 1}}), ElementsAre(wall));
  EXPECT_THAT(cut(wall, {{10, 0}, {12, 0}}), ElementsAre(wall));
  EXPECT_THAT(cut(wall, {{4, 0.5}, {6, 0.5}}), ElementsAre(wall));
  EXPECT_THAT(cut(wall, {{4, 0}, {4, 0}}), ElementsAre(wall));
}

TEST(Doorways, OverOneAnotherAreOne) {
  const auto parts =
      DoorwayCutter({{{2, 0}, {4, 0}}, {{3, 0.1}, {5, 0.1}}, {{8, 0}, {9, 0}}}, 0.25, 100).cut({{0, 0}, {10, 0}});
  EXPECT_THAT(parts, ElementsAre(Polyline{{0, 0}, {2, 0}}, Polyline{{5, 0}, {8, 0}}, Polyline{{9, 0}, {10, 0}}));
}

TEST(Doorways, MakeNoMorePartsThanTheyMay) {
  std::vector<Doorway> doors;
  for (int i = 0; i < 50; ++i) doors.push_back({{i + 0.2, 0}, {i + 0.6, 0}});
  DoorwayCutter cutter(doors, 0.25, 20);
  const Polyline wall{{0, 0}, {50, 0}};
  EXPECT_THAT(cutter.cut(wall), ElementsAre(wall));
  EXPECT_TRUE(cutter.gave_up());
}

TEST(Outlines, InOneAnotherAreYardsInTurn) {
  const auto box = [](double at, double size) {
    return Ring{{at, at}, {at + size, at}, {at + size, at + size}, {at, at + size}};
  };
  const auto walls = exchange::with_yards({box(4, 2), box(0, 10), box(2, 6), box(20, 3)});
  ASSERT_EQ(walls.size(), 3u);
  EXPECT_EQ(walls[0].outline, 0u) << "a shed in the yard";
  EXPECT_EQ(walls[1].outline, 1u);
  EXPECT_THAT(walls[1].yards, ElementsAre(2u));
  EXPECT_THAT(walls[2].yards, IsEmpty());
}

std::string at(double x, double y) { return R"({"x": )" + std::to_string(x) + R"(, "y": )" + std::to_string(y) + "}"; }
std::string line(const std::vector<Vec>& points) {
  std::string text;
  for (const Vec p : points) text += (text.empty() ? "[" : ", ") + at(p.x, p.y);
  return text + "]";
}
std::string portal(Vec a, Vec b, bool closed = true) {
  return R"({"closed": )" + std::string(closed ? "true" : "false") + R"(, "bounds": )" + line({a, b}) + "}";
}
std::string map(const std::string& walls, const std::string& portals, const std::string& objects = "") {
  return R"({"resolution": {"map_size": {"x": 30, "y": 20}}, "line_of_sight": [)" + walls + R"(], "portals": [)" +
         portals + R"(], "objects_line_of_sight": [)" + objects + "]}";
}

TEST(ADoor, BetweenTwoWallsOpensBoth) {
  const Imported room =
      taken(map(line({{2, 4}, {20, 4}}) + "," + line({{2, 4.3}, {20, 4.3}}), portal({6, 4.15}, {8, 4.15})));
  EXPECT_EQ(room.report.features, 4u);
  EXPECT_THAT(said(room), HasSubstr("a closed door or window of 2″"));
  EXPECT_THAT(said(room), HasSubstr("is a gap in the walls"));
}

TEST(ADoor, HasAQuarterOfASquareHoweverLargeASquareIs) {
  const std::string walls = line({{2, 4}, {20, 4}});
  EXPECT_EQ(taken(map(walls, portal({6, 4.2}, {8, 4.2})), {.inches = 3}).report.features, 2u);
  EXPECT_EQ(taken(map(walls, portal({6, 4.3}, {8, 4.3})), {.inches = 3}).report.features, 1u);
}

TEST(ADoor, IsReportedWhenItStandsAlone) {
  const Imported alone = taken(map(line({{2, 10}, {20, 10}}), portal({6, 4}, {8, 4}, false)));
  EXPECT_THAT(said(alone), HasSubstr("an open passage of 2″ at [7, 16] stands alone"));
  EXPECT_THAT(said(alone), testing::Not(HasSubstr("gap")));
  EXPECT_EQ(alone.report.features, 1u);
}

TEST(ADoor, FarBeyondTheTableIsLeftOut) {
  const Imported odd = taken(map(line({{2, 4}, {20, 4}}), portal({1e300, 4}, {8, 4})));
  EXPECT_THAT(said(odd), HasSubstr("/portals/0: left out: a point lies beyond"));
  EXPECT_EQ(odd.report.features, 1u);
}

TEST(AYard, IsFreeGroundAndComesBack) {
  const Value court =
      files_test::json(R"({"linesman": 1, "title": "", "ruleset": "pips", "table": {"width": 30, "depth": 20},
    "terrain": [{"id": "keep", "kind": "building", "geometry": {"type": "MultiPolygon", "coordinates": [
      [[[2,2],[12,2],[12,12],[2,12],[2,2]], [[4,4],[10,4],[10,10],[4,10],[4,4]]],
      [[[20,2],[24,2],[24,6],[20,6],[20,2]]]]}}]})");
  const Game game = files_test::read(court).game;
  const auto written = export_text(game, ExchangeFormat::universal_vtt);
  ASSERT_TRUE(written.ok());
  const Imported back = taken(written->text);
  ASSERT_EQ(back.game.terrain().size(), 2u);
  const auto walled = [&](Vec p) {
    return import_test::holds(back.game.terrain()[0], p) || import_test::holds(back.game.terrain()[1], p);
  };
  EXPECT_TRUE(walled({3, 7}));
  EXPECT_TRUE(walled({22, 4}));
  EXPECT_FALSE(walled({7, 7}));
  EXPECT_THAT(said(back), HasSubstr("yard"));
  const auto again = export_text(back.game, ExchangeFormat::universal_vtt);
  EXPECT_EQ(taken(again->text).game.terrain().size(), 2u);
}

/// A map of 10 by 8 squares of 16 pixels with a picture.
std::string painted(const std::string& image, const std::string& pixels = "16") {
  return R"({"format": 0.3, "resolution": {"map_origin": {"x": 2, "y": 1}, "map_size": {"x": 10, "y": 8}, "pixels_per_grid": )" +
         pixels + R"(}, "line_of_sight": [[{"x": 4, "y": 3}, {"x": 8, "y": 3}]], "image": ")" + image + "\"}";
}

const std::string WHITE =
    "iVBORw0KGgoAAAANSUhEUgAAAKAAAACAAQAAAACkGF+2AAAAIUlEQVR4nO3IoQEAAAwCIP9/Wh9YXYNIeoiUUkoppZQ/"
    "OZsS9ohoGuopAAAAAElFTkSuQmCC";

TEST(ThePictureOfAMap, IsTheBackdropOfTheGame) {
  ImportOptions options;
  options.inches = 2;
  const Imported map = taken(painted(WHITE), options);
  const Value& backdrop = map.game.annotation("backdrop");
  EXPECT_EQ(backdrop["data"].text(), WHITE);
  EXPECT_EQ(backdrop["scale"].number(), 0.125);
  EXPECT_EQ(backdrop["at"], Value(Value::Array{0, 0}));
  EXPECT_EQ(backdrop["sha256"].text()->size(), 64u);
  EXPECT_THAT(said(map), HasSubstr("the picture is the backdrop"));
  EXPECT_EQ(taken(painted(WHITE, "null"), options).game.annotation("backdrop")["scale"].number(), 0.125);
  const Imported again = taken(painted(WHITE), options, &map.game);
  EXPECT_THAT(said(again), HasSubstr("a backdrop of its own"));
}

TEST(ThePictureOfAMap, ThatCannotBeABackdropIsLeftOutAndSaid) {
  for (const char* image :
       {"PHN2Zy8+", "&&&",
        "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQAAAAA3iMLMAAAADklEQVR4nGP4/5+BFAQA/U4f4cOgO+EAAAAASUVORK5CYII="}) {
    const Imported map = taken(painted(image));
    EXPECT_TRUE(map.game.annotation("backdrop").is_null()) << image;
    EXPECT_THAT(said(map), HasSubstr("backdrop")) << image;
  }
}

}  // namespace
}  // namespace linesman
