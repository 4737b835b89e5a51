// What a painter is given to do at once is bounded, and painted in parts a terrain looks as painted whole.
#include "drawing/picture/terrain/sketch.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPicture>
#include <cmath>

#include "base/heading.h"
#include "drawing/picture/terrain/terrain_picture.h"
#include "picture/rich_table.h"
#include "support/images.h"

namespace linesman {
namespace {

Feature great(Kind kind) {
  Feature feature;
  feature.id = "great";
  feature.kind = kind;
  feature.shape = MultiPolygon{{{{2, 2}, {62, 2}, {62, 42}, {2, 42}}, {}}};
  return feature;
}

int strokes_of(const QPainterPath& path) {
  int strokes = 0;
  for (int i = 0; i < path.elementCount(); ++i) strokes += path.elementAt(i).isMoveTo() ? 1 : 0;
  return strokes;
}

TEST(ASketch, GivesAPainterFewStrokesAtATimeHoweverLargeTheFeature) {
  constexpr int FEW = 16;
  for (const Kind kind : {Kind::wood, Kind::scrub, Kind::broken, Kind::rough, Kind::marsh, Kind::soft, Kind::sand,
                          Kind::scree, Kind::field, Kind::ruins, Kind::rubble, Kind::village, Kind::lake}) {
    const Feature feature = great(kind);
    const Sketch sketch = sketch_of(feature, drawn_shape_of(feature, Table{}));
    int strokes = 0;
    for (const SketchLayer& layer : sketch.layers) {
      strokes += strokes_of(layer.path);
      EXPECT_LE(strokes_of(layer.path), FEW) << name_of(kind);
      const QRectF room = layer.bounds.adjusted(-1e-9, -1e-9, 1e-9, 1e-9);  // a straight stroke has no area
      EXPECT_TRUE(room.contains(layer.path.boundingRect().center())) << name_of(kind);
    }
    EXPECT_GT(strokes, 50) << name_of(kind);
  }
}

TEST(ASketch, OfAnOutlineOfThousandsOfSpikesHasNoMoreStrokesThanCanBeSeen) {
  Ring star;
  constexpr int SPIKES = 4000;
  for (int i = 0; i < SPIKES; ++i) {
    const double turned = 2 * 3.14159265358979 * i / SPIKES;
    star.push_back(Vec{32, 22} + Vec{std::cos(turned), std::sin(turned)} * (i % 2 == 0 ? 8.0 : 20.0));
  }
  Feature feature = great(Kind::building);
  feature.shape = MultiPolygon{{star, {}}};
  int strokes = 0;
  for (const SketchLayer& layer : sketch_of(feature, drawn_shape_of(feature, Table{})).layers)
    strokes += strokes_of(layer.path);
  EXPECT_LT(strokes, 25'000);
}

/// A game with one feature: a star with 600 corners.
Game star_of(Kind kind) {
  Ring star;
  for (int i = 0; i < 600; ++i) star.push_back(Vec{32, 22} + direction(i * 0.6) * (i % 2 == 0 ? 8.0 : 20.0));
  Feature feature = great(kind);
  feature.shape = MultiPolygon{{std::move(star), {}}};
  Game::Parts parts;
  parts.terrain.push_back(std::move(feature));
  return Game(std::move(parts));
}

TEST(AStarOfManyCorners, IsFilledInPartsWithoutASeam) {
  for (const Kind kind : {Kind::lake, Kind::building}) {
    const Game game = star_of(kind);
    const TerrainPicture terrain(game.terrain_ptr(), game.table());
    const Projection projection{20, {3.3, 20 * 44.0}};
    const auto paint = [&](QPaintDevice& device) {
      QPainter painter(&device);
      terrain.paint(painter, projection, Box{{0, 0}, {64, 44}}, Palette::of(false));
    };
    QImage in_parts(1280, 880, QImage::Format_RGB32);
    in_parts.fill(Qt::white);
    QImage whole = in_parts;
    paint(in_parts);
    QPicture commands;  // takes a path as one command
    paint(commands);
    QPainter(&whole).drawPicture(0, 0, commands);
    EXPECT_LE(greatest_difference(in_parts, whole), UNSEEN) << name_of(kind);
  }
}

TEST(ATerrain, LooksPaintedInPartsAsPaintedWhole) {
  const Game game = rich_table();
  const TerrainPicture terrain(game.terrain_ptr(), game.table());
  const Projection projection{14, {0, 14 * game.table().depth}};
  QImage whole(1008, 672, QImage::Format_RGB32);
  whole.fill(Qt::white);
  QImage parts = whole;
  {
    QPainter painter(&whole);
    terrain.paint(painter, projection, projection.to_table(QRectF(whole.rect())), Palette::of(false));
  }
  constexpr int PART = 112;
  for (int y = 0; y < parts.height(); y += PART)
    for (int x = 0; x < parts.width(); x += PART) {
      QPainter painter(&parts);
      const QRect part(x, y, PART, PART);
      painter.setClipRect(part);
      terrain.paint(painter, projection, projection.to_table(QRectF(part).adjusted(-2, -2, 2, 2)), Palette::of(false));
    }
  EXPECT_LE(greatest_difference(parts, whole), UNSEEN);
}

}  // namespace
}  // namespace linesman
