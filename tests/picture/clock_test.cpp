// Pictures of who is where by which turn.
#include <gmock/gmock.h>

#include <QImage>

#include "drawing/picture/clock/clock_words.h"
#include "drawing/picture/picture.h"
#include "drawing/picture/picture_file.h"
#include "drawing/picture/plan_picture.h"
#include "movement/grid/hex_grid.h"
#include "picture/rich_table.h"

namespace linesman {
namespace {

using testing::HasSubstr;

constexpr double CLOCK_SCALE = 20;

Ring box_ring(double x, double y, double to_x, double to_y) { return {{x, y}, {to_x, y}, {to_x, to_y}, {x, to_y}}; }

AreaTold band(BandKind kind, std::size_t side, int turn, const Ring& ring) {
  return {kind, {side}, turn, 0, {{ring, {}}}};
}

/// Red comes from the west, blue from the east: both meet in turn 2 between 8 and 10 inches.
ClockAnswer two_sides() {
  ClockAnswer answer;
  answer.turns = 2;
  answer.roll = "given";
  const Game game = rich_table();
  for (const auto& piece : game.pieces())
    if (answer.sides.empty() || answer.sides.back() != piece->side) {
      if (answer.sides.size() == 2) break;
      answer.sides.push_back(piece->side);
    }
  answer.areas = {
      band(BandKind::inner, 0, 1, box_ring(0, 0, 5, 10)),   band(BandKind::inner, 0, 2, box_ring(0, 0, 10, 10)),
      band(BandKind::inner, 1, 1, box_ring(13, 0, 18, 10)), band(BandKind::inner, 1, 2, box_ring(8, 0, 18, 10)),
      band(BandKind::outer, 0, 1, box_ring(0, 0, 5, 10)),   band(BandKind::outer, 0, 2, box_ring(0, 0, 10, 14)),
      band(BandKind::outer, 1, 1, box_ring(13, 0, 18, 10)), band(BandKind::outer, 1, 2, box_ring(8, 0, 18, 10))};
  answer.goals.push_back({{GoalKind::objective, "mill", "The mill", {30, 30}},
                          {{{{"given", {1, 1}}}, {}}, {{{"given", {2, 2}}}, {}}},
                          {{{0.71, 0.71, 0.71}, {0.09, 0.09, 0.09}}, {0.2, 0.2, 0.2}, {}}});
  return answer;
}

QImage clock_drawn(const ClockSnapshot& snapshot, bool dark = false) {
  QImage image(800, 800, QImage::Format_RGB32);
  image.fill(Palette::of(dark).table);
  QPainter painter(&image);
  ViewStyle style;
  style.dark = dark;
  paint_clock(painter, {CLOCK_SCALE, {0, 800}}, rich_table(), snapshot, style);
  return image;
}

QColor pixel_at(const QImage& image, Vec p) {
  return image.pixelColor(qRound(p.x * CLOCK_SCALE), qRound(800 - p.y * CLOCK_SCALE));
}

ClockSnapshot race_snapshot() { return ClockSnapshot::of(rich_table().table(), two_sides()); }

TEST(AClockInAPicture, HasEachSideInItsColourAndEarlierTurnsDarker) {
  for (const bool dark : {false, true}) {
    const QImage image = clock_drawn(race_snapshot(), dark);
    const QColor red = pixel_at(image, {2.5, 5});
    const QColor blue = pixel_at(image, {15.5, 5});
    EXPECT_GT(red.red(), red.blue()) << dark;
    EXPECT_GT(blue.blue(), blue.red()) << dark;
    const QColor ground = Palette::of(dark).table;
    const auto off = [&](const QColor& c) {
      return std::abs(c.red() - ground.red()) + std::abs(c.blue() - ground.blue());
    };
    EXPECT_GT(off(red), 1.5 * off(pixel_at(image, {6.5, 5}))) << dark;
    EXPECT_GT(off(blue), 1.5 * off(pixel_at(image, {11.5, 5}))) << dark;
  }
}

TEST(AClockInAPicture, ShowsTheTurnsUpToTheOneThatIsAskedFor) {
  ClockSnapshot first = race_snapshot();
  first.turn = 1;
  first.tables = false;
  const QColor ground = Palette::of(false).table;
  EXPECT_EQ(pixel_at(clock_drawn(first), {6.5, 5.3}), ground);
  first.turn = 2;
  EXPECT_NE(pixel_at(clock_drawn(first), {6.5, 5.3}), ground);
}

TEST(AClockInAPicture, GivesContestedGroundToNeitherSide) {
  const QImage image = clock_drawn(race_snapshot());
  int pale = 0;
  for (double x = 8.3; x < 9.7; x += 0.05) {
    const QColor there = pixel_at(image, {x, 5.3});
    pale += std::abs(there.red() - there.blue()) < 40 ? 1 : 0;
  }
  EXPECT_GT(pale, 20);
}

TEST(AClockInAPicture, HasItsObjectivesAboveContestedGround) {
  Plan plan;
  plan.markings = {{MarkingKind::objective, "", "", {{9, 5.3}}}};
  const Game game = with_plan(rich_table(), plan);
  const auto drawn = [&](bool with_clock) {
    QImage image(800, 800, QImage::Format_RGB32);
    image.fill(Palette::of(false).table);
    QPainter painter(&image);
    const Projection projection{CLOCK_SCALE, {0, 800}};
    if (with_clock)
      paint_clock(painter, projection, game, race_snapshot(), {});
    else
      paint_plan(painter, projection, game, Palette::of(false));
    return pixel_at(image, {8.95, 5.4});
  };
  EXPECT_EQ(drawn(true), drawn(false)) << "in the flag";
}

TEST(AClockInAPicture, DotsWhatIsUnknownAndNeverFillsIt) {
  const QImage image = clock_drawn(race_snapshot());
  const QColor ground = Palette::of(false).table;
  int bare = 0;
  int dots = 0;
  for (double x = 1; x < 9; x += 0.05)
    for (double y = 10.5; y < 13.5; y += 0.05) (pixel_at(image, {x, y}) == ground ? bare : dots) += 1;
  EXPECT_GT(dots, 200);
  EXPECT_GT(bare, dots);
}

TEST(AClockInAPicture, IsGreyWhereTheTableHasChanged) {
  ClockSnapshot old = race_snapshot();
  old.current = false;
  const QColor there = pixel_at(clock_drawn(old), {2.5, 5});
  EXPECT_LT(std::abs(there.red() - there.blue()), 40);
}

TEST(AClockInAPicture, ShowsOneSidesThreatInPlaceOfTheBands) {
  ClockAnswer answer = two_sides();
  answer.areas.push_back({BandKind::threat, {1}, 1, 0.5, {{box_ring(20, 20, 30, 30), {}}}});
  ClockSnapshot threat = ClockSnapshot::of(rich_table().table(), answer);
  threat.threat = 1;
  const QImage image = clock_drawn(threat);
  EXPECT_EQ(pixel_at(image, {2.5, 5}), Palette::of(false).table);
  EXPECT_GT(pixel_at(image, {25, 25}).blue(), pixel_at(image, {25, 25}).red());
}

TEST(TheWordsOfAClock, SayWhoIsLikeliestToBeFirst) {
  ClockAnswer answer = two_sides();
  answer.sides = {"red", "blue"};
  GoalTold& told = answer.goals.front();
  EXPECT_EQ(first_words(answer, told).toStdString(), "red first in 71 of 100");
  told.first = {{{0.1}, {0.2}}, {0.7}, {0}};
  EXPECT_EQ(first_words(answer, told).toStdString(), "together in 70 of 100");
  told.first = {{{0.1}, {0.2}}, {0.3}, {0.4}};
  EXPECT_EQ(first_words(answer, told).toStdString(), "no side there in 40 of 100");
  told.first = {{{0.5}, {0.5}}, {0}, {0}};
  EXPECT_EQ(first_words(answer, told).toStdString(), "each first in 50 of 100");
}

TEST(TheWordsOfAClock, SayTheBoundsOfAChanceThatIsNotKnown) {
  ClockAnswer answer = two_sides();
  answer.sides = {"red", "blue"};
  GoalTold& told = answer.goals.front();
  told.method = ChanceMethod::bounded;
  told.first = {{{1, 0, 1}, {0, 0, 1}}, {0, 0, 1}, {0, 0, 0}};
  EXPECT_EQ(first_words(answer, told).toStdString(), "red first in 0 to 100 of 100");
  FairnessTold fairness;
  fairness.shares = {{1, 0.25, 1}, {0, 0, 0}};
  EXPECT_EQ(shares_words(answer, fairness).toStdString(), "red: 25 to 100 of 100 · blue: 0 of 100");
  told.method = ChanceMethod::sampled;
  told.first = {{{0.7, 0.66, 0.74}, {0.3, 0.26, 0.34}}, {}, {}};
  EXPECT_EQ(first_words(answer, told).toStdString(), "red first in 70 of 100 (66 to 74)");
}

TEST(TheWordsOfAClock, SayWhatIsUnknownBetweenTwoTurns) {
  ClockAnswer answer;
  answer.turns = 6;
  EXPECT_EQ(arrival_words(answer, {3, 3}).toStdString(), "turn 3");
  EXPECT_EQ(arrival_words(answer, {3, 2}).toStdString(), "turn 2 to 3, unknown between");
  EXPECT_EQ(arrival_words(answer, {{}, 4}).toStdString(), "turn 4 or later, unknown");
  EXPECT_EQ(arrival_words(answer, {}).toStdString(), "not by turn 6");
}

TEST(APlaceOfAClock, HasTheTurnsOfEachSideByItsBands) {
  ClockAnswer answer = two_sides();
  answer.sides = {"red", "blue"};
  const auto at = [&](Vec place) {
    return arrivals_words(answer, arrivals_at(rich_table().table(), answer, place)).toStdString();
  };
  EXPECT_EQ(at({2, 5}), "red: turn 1 · blue: not by turn 2");
  EXPECT_EQ(at({9, 5}), "red: turn 2 · blue: turn 2");
  EXPECT_EQ(at({5, 12}), "red: turn 2 or later, unknown · blue: not by turn 2");
}

TEST(AGapInAPicture, IsAsThickAsItsShareOfWays) {
  EXPECT_EQ(gap_breadth({.ways = 0, .all = 4}), 0);
  EXPECT_GT(gap_breadth({.ways = 4, .all = 4}), gap_breadth({.ways = 1, .all = 4}));
  EXPECT_GT(gap_breadth({.ways = 1, .all = 4}), 0);
}

/// A gap of 3 inches from (20, 10), through which two of red's four ways lead.
GapTold gap_of_red() {
  return {.a = "wall",
          .b = "edge",
          .from = {20, 10},
          .to = {23, 10},
          .width = 3,
          .sides = {{.side = 0,
                     .ways = 2,
                     .all = 4,
                     .lanes = 1,
                     .does_not_fit = {"tank"},
                     .delay = 1.5,
                     .cut = true,
                     .cut_of = "mill",
                     .lanes_of_cut = 1}}};
}

TEST(AGapOfAClock, SaysItsShareWhoDoesNotFitAndWhatItCosts) {
  ClockAnswer answer = two_sides();
  answer.sides = {"red", "blue"};
  const Game game = rich_table();
  EXPECT_EQ(gap_told_words(answer, game, gap_of_red()).toStdString(),
            "red: 1 abreast, 2 of 4 ways, too narrow for tank, shut, it costs 1.5 turns, it keeps the side from The "
            "mill");
  GapTold idle = gap_of_red();
  idle.sides.front().delay = 0.001;
  EXPECT_THAT(gap_told_words(answer, game, idle).toStdString(), testing::HasSubstr("shut, it costs nothing"));
  GapTold unused = gap_of_red();
  unused.sides = {{.side = 0, .ways = 0, .all = 4, .lanes = 1}};
  EXPECT_EQ(gap_told_words(answer, game, unused).toStdString(), "");
}

TEST(AGapOfAClock, IsFoundWhereThePointerIsNearIt) {
  ClockAnswer answer = two_sides();
  answer.gaps = {gap_of_red()};
  answer.gaps.push_back(gap_of_red());
  answer.gaps.back().from = {20, 10.4};
  answer.gaps.back().to = {23, 10.4};
  EXPECT_EQ(gap_at(answer, {21, 9.8}, 0.5), &answer.gaps[0]);
  EXPECT_EQ(gap_at(answer, {21, 10.5}, 0.5), &answer.gaps[1]) << "the nearer one";
  EXPECT_EQ(gap_at(answer, {21, 12}, 0.5), nullptr);
}

TEST(AHexWithoutWhichSomeComeLater, IsFramedAndSaid) {
  Table table;
  table.hex = HexLayout{.size = 2, .columns = 9, .rows = 5};
  const HexGrid grid(*table.hex);
  table.width = 40;
  table.depth = 40;
  Game::Parts parts;
  parts.table = table;
  const Game game{std::move(parts)};
  ClockAnswer answer;
  answer.turns = 2;
  answer.roll = "given";
  answer.sides = {"red"};
  answer.hexes = {{.kind = BandKind::inner, .hex = {4, 2}, .sides = {0}, .turn = 1}};
  answer.chokes = {{.hex = {4, 2}, .side = 0, .ways = 3, .all = 4, .delay = {}}};
  EXPECT_EQ(choke_told_words(answer, answer.chokes.front()).toStdString(),
            "red: 3 of 4 ways, without it some come no more");
  const auto drawn = [&] {
    QImage image(800, 800, QImage::Format_RGB32);
    image.fill(Palette::of(false).table);
    QPainter painter(&image);
    paint_clock(painter, {CLOCK_SCALE, {0, 800}}, game, ClockSnapshot::of(table, answer), {});
    return image;
  };
  const QImage with = drawn();
  const Vec middle = grid.centre({4, 2});
  const Vec corner = grid.outline({4, 2}).front();
  const Vec inside = corner + (middle - corner) * 0.12;
  answer.chokes.clear();
  const QImage without = drawn();
  EXPECT_NE(pixel_at(with, inside), pixel_at(without, inside));
  EXPECT_EQ(pixel_at(with, middle + Vec{0.3, 0}), pixel_at(without, middle + Vec{0.3, 0})) << "the middle stays free";
}

TEST(APictureOfAClock, HasItsKeyInEachFormat) {
  const Game game = rich_table();
  const ClockSnapshot clock = race_snapshot();
  PictureSubject subject{game, {}};
  const QSizeF without = key_size(subject, {});
  subject.clock = &clock;
  EXPECT_GT(key_size(subject, {}).height(), without.height() + 40);
  for (const PictureFormat format : {PictureFormat::png, PictureFormat::svg, PictureFormat::pdf})
    EXPECT_TRUE(picture_bytes(subject, format, {}, {}));
  const auto svg = picture_bytes(subject, PictureFormat::svg, {}, {});
  ASSERT_TRUE(svg);
  EXPECT_THAT(svg->toStdString(), HasSubstr("71 of 100"));
  EXPECT_THAT(svg->toStdString(), HasSubstr("contested: in the same turn"));
}

TEST(ARegionWithoutStairs, KeepsItsCorners) {
  const QPainterPath path = region_path({1, {0, 0}}, {{box_ring(0, 0, 72, 48), {}}});
  EXPECT_TRUE(path.contains(QPointF(0.1, -0.1)));
  EXPECT_TRUE(path.contains(QPointF(71.9, -47.9)));
}

}  // namespace
}  // namespace linesman
