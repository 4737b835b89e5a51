// Every kind of terrain and every sort of model is drawn, and drawn as itself.
#include <gmock/gmock.h>

#include <QImage>
#include <map>

#include "drawing/picture/furniture.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/models/models_picture.h"
#include "drawing/picture/ruling/ruling_picture.h"
#include "drawing/picture/ruling/way.h"
#include "drawing/picture/terrain/terrain_picture.h"
#include "picture/rich_table.h"

namespace linesman {
namespace {

using testing::DoubleNear;
using testing::IsEmpty;
using testing::SizeIs;

const Projection CLOSE_TO_KINDS{30, {0, 200}};

QImage blank_image(int width = 300, int height = 200) {
  QImage image(width, height, QImage::Format_RGB32);
  image.fill(Palette::of(false).table);
  return image;
}

/// How much of a picture is not bare table.
double share_inked(const QImage& image) {
  const QRgb bare = Palette::of(false).table.rgb();
  int inked = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (image.pixel(x, y) != bare) ++inked;
  return static_cast<double>(inked) / (image.width() * image.height());
}

/// How far two pictures are from one another: the mean difference of their colours, 0 to 1.
double apart(const QImage& a, const QImage& b) {
  double sum = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
    }
  return sum / (765.0 * a.width() * a.height());
}

QImage picture_of(Kind kind, FeatureShape shape, bool dark = false) {
  Feature feature;
  feature.id = "f";
  feature.kind = kind;
  feature.width = default_width(kind);
  feature.shape = std::move(shape);
  const TerrainPicture terrain(std::make_shared<const Terrain>(std::vector{feature}), Table{});
  QImage image = blank_image();
  QPainter painter(&image);
  terrain.paint(painter, CLOSE_TO_KINDS, Box{{0, 0}, {10, 7}}, Palette::of(dark));
  return image;
}

const MultiPolygon AREA{{{{1, 1}, {9, 1}, {9, 6}, {1, 6}}, {}}};
const Polyline LINE{{1, 1}, {5, 4}, {9, 3.5}};

TEST(EveryKind, IsDrawnWhetherGivenAsAnAreaOrAsALine) {
  for (const Kind kind : all_kinds()) {
    EXPECT_GT(share_inked(picture_of(kind, AREA)), 0.004) << name_of(kind);
    EXPECT_GT(share_inked(picture_of(kind, LINE)), 0.002) << name_of(kind);
  }
}

TEST(EveryKind, LooksUnlikeEveryOther) {
  std::map<Kind, QImage> pictures;
  for (const Kind kind : all_kinds())
    pictures.emplace(kind, picture_of(kind, class_of(kind) == FeatureClass::obstacle ? FeatureShape(LINE) : AREA));
  for (const auto& [a, first] : pictures)
    for (const auto& [b, second] : pictures) {
      // A river and a lake are both water; a stream is a line of it.
      const bool waters = (a == Kind::river || a == Kind::lake) && (b == Kind::river || b == Kind::lake);
      if (a < b && !waters) {
        EXPECT_GT(apart(first, second), 0.002) << name_of(a) << " and " << name_of(b);
      }
    }
}

TEST(EveryKind, DiffersFromTheOthersWithoutColour) {
  const auto grey = [](const QImage& image) {
    return image.convertToFormat(QImage::Format_Grayscale8).convertToFormat(QImage::Format_RGB32);
  };
  std::map<Kind, QImage> pictures;
  for (const Kind kind : all_kinds()) {
    if (class_of(kind) != FeatureClass::area || kind == Kind::river) continue;
    pictures.emplace(kind, grey(picture_of(kind, AREA)));
  }
  for (const auto& [a, first] : pictures)
    for (const auto& [b, second] : pictures)
      if (a < b) {
        EXPECT_GT(apart(first, second), 0.015) << name_of(a) << " and " << name_of(b);
      }
}

TEST(EveryKind, KeepsWithinItsHoles) {
  const MultiPolygon ring{{{{1, 1}, {9, 1}, {9, 6}, {1, 6}}, {{{3, 2.2}, {7, 2.2}, {7, 4.8}, {3, 4.8}}}}};
  const QImage image = picture_of(Kind::lake, ring);
  EXPECT_EQ(image.pixel(150, 95), Palette::of(false).table.rgb());
}

TEST(AFeatureWithoutAShape, IsDrawnFromItsHexes) {
  Feature wood;
  wood.id = "w";
  wood.kind = Kind::wood;
  wood.hexes = {{0, 0}, {1, 0}};
  Feature hedge;
  hedge.id = "h";
  hedge.kind = Kind::hedge;
  hedge.width = 0.25;
  hedge.hexsides = {{{0, 0}, 1}};
  Table table;
  table.hex = HexLayout{HexOrientation::flat, 2, 4, 3, HexShift::odd};
  const TerrainPicture terrain(std::make_shared<const Terrain>(std::vector{wood, hedge}), table);
  EXPECT_EQ(terrain.feature_at({1.15, 1}), FeatureIndex{0});
  EXPECT_EQ(terrain.feature_at({6, 4}), std::nullopt);
  QImage image = blank_image();
  QPainter painter(&image);
  terrain.paint(painter, CLOSE_TO_KINDS, Box{{0, 0}, {10, 7}}, Palette::of(false));
  painter.end();
  EXPECT_GT(share_inked(image), 0.1);
}

QImage model(Value::Object traits, Footprint base, Value::Object status = {}, double altitude = 0) {
  Game::Parts parts;
  Piece piece;
  piece.id = "p";
  piece.side = "red";
  piece.base = base;
  piece.traits = Value(std::move(traits));
  piece.status = Value(std::move(status));
  piece.pose = {{5, 3.3}, 0, altitude};
  parts.pieces.push_back(piece);
  const Game game(std::move(parts));
  QImage image = blank_image();
  QPainter painter(&image);
  paint_model(painter, CLOSE_TO_KINDS, {game, PieceIndex{0}, base, piece.pose}, Palette::of(false));
  return image;
}

TEST(EverySortOfModel, LooksUnlikeEveryOther) {
  const RectangleBase base{2, 3.4};
  std::map<std::string, QImage> pictures;
  for (const char* troop : {"infantry", "cavalry", "gun", "leader", "squad", "half-squad", ""})
    pictures.emplace(troop, model({{"troop", troop}}, base));
  for (const char* drive : {"tracked", "half-tracked", "wheeled", "walker", "grav", "hover", "thruster", "helicopter"})
    pictures.emplace(drive, model({{"troop", "vehicle"}, {"drive", drive}}, base));
  for (const char* gear : {"gravpack", "jetpack", "powered-armour"})
    pictures.emplace(gear, model({{"troop", "infantry"}, {"gear", gear}}, base));
  for (const auto& [a, first] : pictures)
    for (const auto& [b, second] : pictures)
      if (a < b) {
        EXPECT_GT(apart(first, second), 0.0004) << a << " and " << b;
      }
}

TEST(AModel, ShowsItsStatusesAndItsAltitude) {
  const RectangleBase base{2, 3};
  const QImage sound = model({}, base);
  for (const char* status : {"immobilised", "trapped", "pinned", "routed"})
    EXPECT_GT(apart(sound, model({}, base, {{status, true}})), 0.0004) << status;
  EXPECT_GT(apart(sound, model({}, base, {{"damage", 2}})), 0.0004);
  EXPECT_GT(apart(sound, model({}, base, {}, 3)), 0.002);
}

TEST(Sides, DifferInMarkAndBorderBesidesColour) {
  const Game game = rich_table();
  const Palette& palette = Palette::of(false);
  const SideStyle red = side_style(game, "red", palette);
  const SideStyle blue = side_style(game, "blue", palette);
  EXPECT_NE(red.mark, blue.mark);
  EXPECT_NE(red.border, blue.border);
  EXPECT_NE(red.line, blue.line);
  EXPECT_GT(red.line.red(), red.line.blue());
  EXPECT_GT(blue.line.blue(), blue.line.red());
  EXPECT_EQ(side_style(game, "blue", palette).mark, blue.mark);
}

TEST(ModelsAtAPoint, AreFoundOnTheirBaseAndNearby) {
  const Game game = rich_table();
  const PieceIndex tank = *game.find_piece("tank-1");
  const Vec at = game.piece(tank).pose.at;
  EXPECT_EQ(model_at(game, {}, at), tank);
  EXPECT_EQ(model_at(game, {}, {36, 20}), std::nullopt);
  EXPECT_EQ(model_at(game, {}, at + Vec{0, 1.5}, 0.6), tank);
  EXPECT_EQ(model_at(game, {}, {0, 0}), std::nullopt) << "who is aboard is not on the table";
}

TEST(TheWayOfAPiece, IsCutWhereItsCostChanges) {
  const Game game = rich_table();
  const Judgement judgement = rich_judgement(game);
  const std::vector<WayPart> parts = way_parts(judgement.ruling, judgement.trace.pieces[0]);
  ASSERT_THAT(parts, SizeIs(5));
  EXPECT_THAT(parts[0].rate, DoubleNear(1, 1e-9));
  EXPECT_THAT(parts[1].rate, DoubleNear(2, 1e-9));
  EXPECT_THAT(parts[3].rate, DoubleNear(3, 1e-9));
  EXPECT_FALSE(parts[3].beyond);
  EXPECT_TRUE(parts[4].beyond);
}

TEST(TheWayOfAPiece, HasATickForEveryInchOverAllItsLegs) {
  const Game game = rich_table();
  const Judgement judgement = rich_judgement(game);
  EXPECT_THAT(way_ticks(judgement.trace.pieces[0], 1), SizeIs(15));
  EXPECT_THAT(way_ticks(judgement.trace.pieces[0], 100), IsEmpty());
}

TEST(TheWayOfAPiece, SaysInEachHexWhatIsSpentWhenItIsEntered) {
  const auto entry = [](Hex to) {
    HexEntry facts;
    facts.to = to;
    facts.length = 2;
    return TracedStep{0, {}, {{0.0 + to.column, 0.0 + to.row}, 0, 0}, facts};
  };
  PieceTrace trace;
  trace.piece = PieceIndex{0};
  trace.steps = {entry({1, 1}), {1, {}, {}, HexTurn{}}, entry({2, 1}), {2, {}, {}, HexTurn{}}};
  Ruling ruling;
  const auto costs = [&](std::size_t step, double amount) { ruling.costs.push_back({"", amount, trace.piece, step}); };
  costs(0, 1);
  costs(1, 0.5);  // a turn in the first hex
  costs(2, 2);
  costs(3, 1);  // and in the last
  ruling.furthest.push_back({trace.piece, 1});
  const auto hexes = spent_by_hex(ruling, trace);
  ASSERT_THAT(hexes, SizeIs(2));
  EXPECT_EQ(hexes[0].spent, 1);
  EXPECT_FALSE(hexes[0].beyond);
  EXPECT_EQ(hexes[1].spent, 4.5);
  EXPECT_TRUE(hexes[1].beyond);
  trace.piece = PieceIndex{1};
  EXPECT_THAT(spent_by_hex(ruling, trace), IsEmpty()) << "the costs are another's";
  EXPECT_THAT(way_ticks(trace, 1), IsEmpty()) << "hexes are not counted in inches";
}

TEST(ARuling, IsPaintedWithinItsBox) {
  const Game game = rich_table();
  const Judgement judgement = rich_judgement(game);
  const Projection projection{12, {20, 600}};
  QImage image = blank_image(900, 620);
  QPainter painter(&image);
  paint_ruling(painter, projection, game, judgement, PathStretch::of(judgement.ruling.costs[1]), {});
  painter.end();
  EXPECT_GT(share_inked(image), 0.005);
  const QRect box = projection.to_paper(ruling_box(projection, game, judgement)).toAlignedRect();
  painter.begin(&image);
  painter.fillRect(box, Palette::of(false).table);
  painter.end();
  EXPECT_EQ(share_inked(image), 0);
}

TEST(ARuler, HasLabelsApartAndShortTicksBetween) {
  for (const LengthUnit unit : {LengthUnit::inch, LengthUnit::centimetre})
    for (const double scale : {1.0, 4.0, 13.0, 40.0, 150.0, 400.0}) {
      const std::vector<RulerTick> ticks = ruler_ticks(-3, 50, scale, unit, 40);
      ASSERT_FALSE(ticks.empty());
      std::optional<double> label;
      for (std::size_t i = 0; i < ticks.size(); ++i) {
        if (i > 0) {
          EXPECT_GE((ticks[i].at - ticks[i - 1].at) * scale, 4.99) << scale;
        }
        if (ticks[i].rank != 0) continue;
        if (label) {
          EXPECT_GE((ticks[i].at - *label) * scale, 39.99) << scale;
        }
        label = ticks[i].at;
      }
    }
}

TEST(ARuler, CountsCentimetresAsTheyAre) {
  for (const RulerTick& tick : ruler_ticks(0, 10, 60, LengthUnit::centimetre))
    EXPECT_THAT(tick.value, DoubleNear(tick.at * 2.54, 1e-9));
  EXPECT_THAT(ruler_ticks(0, 1e9, 400, LengthUnit::inch), IsEmpty());
}

TEST(LengthsForPeople, AreInTheirUnit) {
  EXPECT_EQ(length_text(4.5, LengthUnit::inch), QStringLiteral("4.5″"));
  EXPECT_EQ(length_text(2, LengthUnit::centimetre), QStringLiteral("5.1 cm"));
}

TEST(AProjection, GoesThereAndBack) {
  const Projection p = Projection::fitting(72, 48, QRectF(10, 20, 500, 300));
  const Vec point{12.5, 33};
  EXPECT_NEAR(p.to_table(p.to_paper(point)).x, point.x, 1e-9);
  EXPECT_NEAR(p.to_table(p.to_paper(point)).y, point.y, 1e-9);
  EXPECT_GT(p.to_paper(Vec{0, 0}).y(), p.to_paper(Vec{0, 48}).y());
  EXPECT_EQ(p.transform().map(QPointF(12.5, 33)), p.to_paper(point));
}

}  // namespace
}  // namespace linesman
