// Pictures of where a piece can go.
#include <gmock/gmock.h>

#include <QImage>

#include "drawing/picture/picture.h"
#include "drawing/picture/projection.h"
#include "picture/rich_table.h"
#include "support/images.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

/// Of sides half an inch long, as those of cells.
Ring square(double from, double to) {
  Ring ring;
  const Ring corners{{from, from}, {to, from}, {to, to}, {from, to}};
  for (std::size_t i = 0; i < 4; ++i)
    for (double along = 0; along < to - from; along += 0.5)
      ring.push_back(corners[i] + (corners[(i + 1) % 4] - corners[i]) * (along / (to - from)));
  return ring;
}

RollReach roll(const std::string& name, double probability, double inches) {
  RollReach made{name, probability, inches, {{square(10 - inches, 10 + inches), {}}}, {}, 0};
  made.outer = {{square(9.5 - inches, 10.5 + inches), {}}};
  made.band = 0.5;
  return made;
}

ReachSnapshot by_three_rolls() {
  ReachSnapshot snapshot;
  snapshot.reaches.push_back(
      {PieceIndex{}, {roll("lowest", 1, 2), roll("p50", 0.5, 4), roll("highest", 1.0 / 36, 6)}, {}, 0});
  snapshot.title = "Sherman";
  return snapshot;
}

QImage shaded(const ReachSnapshot& snapshot, bool dark = false) {
  QImage image(400, 400, QImage::Format_RGB32);
  image.fill(Palette::of(dark).table);
  QPainter painter(&image);
  ViewStyle style;
  style.dark = dark;
  paint_reach(painter, {20, {0, 400}}, rich_table(), snapshot, style);
  return image;
}

QColor at(const QImage& image, Vec p) { return image.pixelColor(qRound(p.x * 20), qRound(400 - p.y * 20)); }

TEST(AReachInAPicture, GetsDarkerWithEachRollThatLeadsThere) {
  const QImage image = shaded(by_three_rolls());
  const int outside = at(image, {1, 10}).lightness();
  const int by_the_best = at(image, {15, 10.5}).lightness();
  const int by_half = at(image, {13, 10.5}).lightness();
  const int always = at(image, {11, 10.5}).lightness();
  EXPECT_GT(outside, by_the_best + 5);
  EXPECT_GT(by_the_best, by_half + 5);
  EXPECT_GT(by_half, always + 5);
}

TEST(AReachInAPicture, KeepsItsStepsApartInGreyOnDarkTablesToo) {
  const QImage image = shaded(by_three_rolls(), true).convertToFormat(QImage::Format_Grayscale8);
  EXPECT_GT(std::abs(at(image, {15, 10.5}).lightness() - at(image, {1, 10}).lightness()), 5);
  EXPECT_GT(std::abs(at(image, {13, 10.5}).lightness() - at(image, {15, 10.5}).lightness()), 5);
  EXPECT_GT(std::abs(at(image, {11, 10.5}).lightness() - at(image, {13, 10.5}).lightness()), 5);
}

/// How many of the pixels of a small square round a place the reach has changed.
double changed_round(const QImage& image, Vec p) {
  const QRgb table = Palette::of(false).table.rgb();
  int changed = 0;
  int all = 0;
  for (int y = -6; y < 6; ++y)
    for (int x = -6; x < 6; ++x, ++all)
      changed += image.pixel(qRound(p.x * 20) + x, qRound(400 - p.y * 20) + y) != table;
  return static_cast<double>(changed) / all;
}

TEST(AReachInAPicture, FillsWhatItKnowsDotsWhatItDoesNotAndLeavesTheRestBare) {
  ReachSnapshot snapshot = by_three_rolls();
  snapshot.title.clear();
  RollReach& most = snapshot.reaches.front().rolls.back();
  most.outer = {{square(1, 19), {}}};
  most.band = 3;
  const QImage image = shaded(snapshot);
  EXPECT_EQ(changed_round(image, {15.2, 10.7}), 1) << "it can end there";
  EXPECT_EQ(changed_round(image, {19.6, 10}), 0) << "it cannot";
  for (const Vec unknown : {Vec{17.5, 10}, Vec{2.5, 3}, Vec{10, 18}}) {
    EXPECT_GT(changed_round(image, unknown), 0.05);
    EXPECT_LT(changed_round(image, unknown), 0.6);
  }
}

TEST(AReachInAPicture, HasNoHoleWhereALargerRollHasOne) {
  ReachSnapshot snapshot = by_three_rolls();
  RollReach& most = snapshot.reaches.front().rolls.back();
  Ring hole = square(9, 11);
  std::reverse(hole.begin(), hole.end());
  most.inner.front().holes.push_back(hole);
  EXPECT_EQ(shaded(snapshot).pixel(210, 190), shaded(by_three_rolls()).pixel(210, 190)) << "every roll leads there";
}

TEST(AReachInAPicture, SaysThatItDoesNotKnowYetOnlyWhileItSearches) {
  ReachSnapshot snapshot = by_three_rolls();
  EXPECT_FALSE(reach_words(snapshot, LengthUnit::inch).join(' ').contains("yet"));
  snapshot.refined = false;
  EXPECT_TRUE(reach_words(snapshot, LengthUnit::inch).contains("not known yet, still searching…"));
}

TEST(AReachInAPicture, SaysEachRollInWords) {
  EXPECT_THAT(reach_words(by_three_rolls(), LengthUnit::inch).join('\n').toStdString(),
              "Movement range of Sherman\nalways: 2″\n50 % of rolls: 4″\nbest roll (2.8 %): 6″\nnot known");
}

TEST(AReachInAPicture, HasOneStepForRollsThatLeadAsFar) {
  ReachSnapshot snapshot = by_three_rolls();
  snapshot.reaches.front().rolls[1].allowance = 2;
  EXPECT_THAT(steps_of(snapshot, Palette::of(false)), SizeIs(2));
}

TEST(AReachInAPicture, SaysThatThereIsNone) {
  ReachSnapshot snapshot;
  snapshot.reaches.emplace_back();
  EXPECT_TRUE(goes_nowhere(snapshot));
  EXPECT_TRUE(reach_words(snapshot, LengthUnit::inch).contains("cannot move"));
  EXPECT_FALSE(goes_nowhere(by_three_rolls()));
}

TEST(AReachInAPicture, HasItsKeyBesideTheTable) {
  const Game game = rich_table();
  const ReachSnapshot reach = by_three_rolls();
  const PictureSubject plain{game, {}};
  const PictureSubject shaded{game, {}, nullptr, &reach};
  EXPECT_TRUE(key_size(plain, {}).isEmpty());
  const QSizeF key = key_size(shaded, {});
  const PictureLayout without = picture_layout(game, {}, "", 20);
  const PictureLayout with = picture_layout(game, {}, "", 20, key);
  EXPECT_GE(with.size.width(), without.size.width() + key.width());
  EXPECT_FALSE(with.reach_key.intersects(with.table(game.table())));
}

TEST(AReachInAPicture, HasAFirmEdgeAndNothingBeyondWhatMayBe) {
  const QImage image = shaded(by_three_rolls());
  const QColor ground = Palette::of(false).table;
  EXPECT_LT(at(image, {16, 10.5}).lightness(), ground.lightness() - 60) << "the edge";
  for (double x = 16.6; x < 17; x += 0.02) EXPECT_GT(at(image, {x, 10.5}).lightness(), ground.lightness() - 12) << x;
}

TEST(ARegionOfCells, IsSmoothedByNoMoreThanHalfACell) {
  // A stair of cells half an inch wide.
  const MultiPolygon stair{{{{0, 0}, {2, 0}, {2, 0.5}, {1.5, 0.5}, {1.5, 1}, {1, 1}, {1, 1.5}, {0, 1.5}}, {}}};
  const QPainterPath path = region_path({10, {0, 0}}, stair);
  for (int i = 0; i < path.elementCount(); ++i) {
    const QPointF p = path.elementAt(i);
    double nearest = HUGE_VAL;
    const Ring& ring = stair.front().outer;
    for (const Vec corner : ring)
      nearest = std::min(nearest, std::hypot(p.x() / 10 - corner.x, -p.y() / 10 - corner.y));
    EXPECT_LE(nearest, 0.25 + 1e-9);
  }
}

}  // namespace
}  // namespace linesman
