// A unit while it is moved: its chain, the gaps to others, what each model has spent.
#include <gmock/gmock.h>

#include <QImage>

#include "base/text.h"
#include "drawing/picture/ruling/ruling_picture.h"
#include "drawing/picture/ruling/unit_picture.h"

namespace linesman {
namespace {

using testing::DoubleNear;
using testing::IsEmpty;
using testing::SizeIs;

const Projection CLOSE_TO_ROW{30, {0, 300}};

/// Discs of an inch in a row: three of one unit, then one of another.
struct Row {
  std::vector<double> places{2, 3.5, 5, 7};  ///< x of the centres
  std::vector<std::size_t> moved{0, 1, 2};
  Shown shown;

  Game game() const {
    Game::Parts parts;
    parts.units.resize(2);
    parts.units[0].id = "squad";
    parts.units[1].id = "others";
    for (std::size_t i = 0; i < places.size(); ++i) {
      Piece p;
      p.id = "p-" + std::to_string(i);
      p.side = "red";
      p.unit = static_cast<UnitIndex>(i == 3 ? 1 : 0);
      p.base = CircleBase{1};
      p.pose = {{places[i], 5}, 0, 0};
      parts.pieces.push_back(p);
    }
    return Game(std::move(parts));
  }

  /// Between two of them, edge to edge.
  ShownGap gap(std::size_t one, std::size_t other, bool holds = true) const {
    const double apart = std::max(0.0, std::abs(places[one] - places[other]) - 1);
    return {static_cast<PieceIndex>(one), static_cast<PieceIndex>(other), apart, holds};
  }

  /// As if the movers had come from two inches south.
  Judgement judgement() const {
    Judgement j;
    for (std::size_t i = 0; i < 3; ++i) {
      const auto piece = static_cast<PieceIndex>(i);
      if (std::find(moved.begin(), moved.end(), i) == moved.end()) continue;
      PieceTrace t;
      t.piece = piece;
      t.footprint = CircleBase{1};
      t.start.pose = {{places[i], 3}, 0, 0};
      t.end.pose = {{places[i], 5}, 0, 0};
      TracedStep step;
      step.before = t.start.pose;
      step.after = t.end.pose;
      step.facts = Leg{.from = step.before.at, .to = step.after.at, .length = 2};
      t.steps.push_back(step);
      j.trace.pieces.push_back(t);
    }
    j.ruling.several = j.trace.pieces.size() > 1;
    j.ruling.allowance.currency = "inch";
    j.ruling.shown = shown;
    return j;
  }
};

QImage painted(const Row& row, const Judgement& judgement, const Projection& projection = CLOSE_TO_ROW) {
  QImage image(300, 300, QImage::Format_RGB32);
  image.fill(Palette::of(false).table);
  QPainter painter(&image);
  const Game game = row.game();
  paint_bonds(painter, projection, game, judgement, {});
  paint_spendings(painter, projection, judgement, {});
  return image;
}

/// How many pixels of a part of the table are not bare.
int ink(const QImage& image, Vec low, Vec high, const Projection& projection = CLOSE_TO_ROW) {
  int inked = 0;
  const QRect part = projection.to_paper(Box{low, high}).toRect().intersected(image.rect());
  for (int y = part.top(); y <= part.bottom(); ++y)
    for (int x = part.left(); x <= part.right(); ++x)
      if (image.pixel(x, y) != Palette::of(false).table.rgb()) ++inked;
  return inked;
}

bool has_colour(const QImage& image, const QColor& colour) {
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (image.pixel(x, y) == colour.rgb()) return true;
  return false;
}

constexpr PieceIndex piece(int i) { return static_cast<PieceIndex>(i); }

TEST(TheShortestLine, BetweenDiscsLiesOnTheLineOfTheirCentres) {
  const Line line = shortest_line({piece(0), CircleBase{1}, {{0, 0}, 0, 0}}, {piece(1), CircleBase{2}, {{0, 4}, 0, 0}});
  EXPECT_THAT(line.from.y, DoubleNear(0.5, 1e-9));
  EXPECT_THAT(line.to.y, DoubleNear(3, 1e-9));
}

TEST(TheShortestLine, OfATurnedBlockBeginsAtItsCorner) {
  const Line line =
      shortest_line({piece(0), RectangleBase{2, 2}, {{0, 0}, 45, 0}}, {piece(1), CircleBase{1}, {{4, 0}, 0, 0}});
  EXPECT_THAT(line.from.x, DoubleNear(std::sqrt(2.0), 1e-9));
  EXPECT_THAT(line.to.x, DoubleNear(3.5, 1e-9));
}

TEST(TheShortestLine, FromASideIsSquareToIt) {
  const Line line =
      shortest_line({piece(0), CircleBase{1}, {{3, 0.4}, 0, 0}}, {piece(1), RectangleBase{2, 2}, {{0, 0}, 0, 0}});
  EXPECT_THAT(line.from.x, DoubleNear(2.5, 1e-9));
  EXPECT_THAT(line.to.x, DoubleNear(1, 1e-9));
  EXPECT_THAT(line.to.y, DoubleNear(0.4, 1e-9));
}

TEST(TheShortestLine, OfBasesThatOverlapIsAPointBetweenThem) {
  const Line line = shortest_line({piece(0), CircleBase{2}, {{0, 0}, 0, 0}}, {piece(1), CircleBase{2}, {{1, 0}, 0, 0}});
  EXPECT_EQ(line.from, line.to);
  EXPECT_THAT(line.from.x, DoubleNear(0.5, 1e-9));
}

TEST(TheBonds, LieBetweenTheBasesThatTheRulingNames) {
  Row row;
  row.moved = {0};
  row.shown.links = {row.gap(0, 1), row.gap(2, 1, false)};
  row.shown.gaps = {row.gap(2, 3)};
  const Bonds bonds = bonds_of(row.game(), row.judgement());
  ASSERT_THAT(bonds.links, SizeIs(2));
  EXPECT_THAT(bonds.links[0].line.from.x, DoubleNear(2.5, 1e-9));
  EXPECT_THAT(bonds.links[0].line.to.x, DoubleNear(3, 1e-9));
  EXPECT_FALSE(bonds.links[1].gap.holds);
  EXPECT_THAT(bonds.links[1].line.from.x, DoubleNear(4.5, 1e-9)) << "from the base of the first that is named";
  ASSERT_THAT(bonds.gaps, SizeIs(1));
  EXPECT_THAT(bonds.gaps[0].line.to.x, DoubleNear(6.5, 1e-9));
}

TEST(TheBonds, LieWhereThePiecesEnd) {
  Row row;
  row.shown.strays = {piece(0)};
  Judgement judgement = row.judgement();
  judgement.trace.pieces[0].end.pose.at = {9, 9};
  const Bonds bonds = bonds_of(row.game(), judgement);
  ASSERT_THAT(bonds.strays, SizeIs(1));
  EXPECT_EQ(bonds.strays[0].pose.at, (Vec{9, 9}));
}

TEST(TheBonds, AreNoneWhereTheRulingShowsNothing) {
  Row row;
  row.places = {1, 5, 6.5, 7.6};
  const Bonds bonds = bonds_of(row.game(), row.judgement());
  EXPECT_THAT(bonds.links, IsEmpty());
  EXPECT_THAT(bonds.gaps, IsEmpty());
  EXPECT_THAT(bonds.strays, IsEmpty());
  EXPECT_EQ(ink(painted(row, row.judgement()), {0, 0}, {10, 10}), 0);
}

TEST(ALink, IsDrawnBetweenTheBasesAndNowhereElse) {
  Row row;
  row.places = {2, 3.5, 7, 9.5};
  row.shown.links = {row.gap(0, 1)};
  const QImage image = painted(row, row.judgement());
  EXPECT_GT(ink(image, {2.5, 4.9}, {3, 5.1}), 30);
  EXPECT_EQ(ink(image, {4.3, 4.4}, {6, 5.6}), 0);
  EXPECT_TRUE(has_colour(image, Palette::of(false).legal));
}

TEST(ALink, ThatDoesNotHoldIsDrawnInAlarmWithItsLength) {
  Row row;
  row.shown.links = {row.gap(0, 1, false)};
  const QImage image = painted(row, row.judgement());
  EXPECT_TRUE(has_colour(image, Palette::of(false).illegal));
  EXPECT_FALSE(has_colour(image, Palette::of(false).legal));
}

TEST(ALink, IsSeenWhereBasesTouch) {
  Row row;
  row.places = {2, 3, 4, 9};
  row.shown.links = {row.gap(0, 1)};
  EXPECT_GT(ink(painted(row, row.judgement()), {2.4, 4.9}, {2.6, 5.1}), 10);
}

TEST(AStray, HasARingRoundItsBase) {
  Row row;
  row.places = {1.5, 5, 6.5, 9};
  row.shown.strays = {piece(0)};
  const QImage image = painted(row, row.judgement());
  EXPECT_GT(ink(image, {0.7, 4.2}, {2.3, 5.8}), 100);
  EXPECT_EQ(ink(image, {1.2, 4.7}, {1.8, 5.3}), 0);
}

TEST(AGap, IsDrawnInAlarmUnlessItsClauseIsContent) {
  Row row;
  row.places = {2, 3.5, 5, 6.6};
  row.shown.gaps = {row.gap(2, 3, false)};
  EXPECT_TRUE(has_colour(painted(row, row.judgement()), Palette::of(false).illegal));
  row.shown.gaps = {row.gap(2, 3, true)};
  EXPECT_FALSE(has_colour(painted(row, row.judgement()), Palette::of(false).illegal));
  EXPECT_GT(ink(painted(row, row.judgement()), {5.5, 4.9}, {6.1, 5.1}), 10);
}

TEST(WhatAModelHasSpent, StandsBesideIt) {
  Row row;
  row.places = {2, 7, 30, 40};
  Judgement judgement = row.judgement();
  judgement.ruling.shown.allowances = {{piece(0), 6, 2, Verdict::legal}, {piece(1), 6, 7.5, Verdict::illegal}};
  const QImage image = painted(row, judgement);
  EXPECT_GT(ink(image, {0, 3}, {4.5, 7}), 200);
  EXPECT_TRUE(has_colour(image, Palette::of(false).legal));
  EXPECT_TRUE(has_colour(image, Palette::of(false).illegal));
}

TEST(WhatAModelHasSpent, IsLeftOutFromAfarAndOfOneModelAlone) {
  Row row;
  Judgement judgement = row.judgement();
  judgement.ruling.shown.allowances = {{piece(0), 6, 2, Verdict::legal}};
  const Projection afar{7.9, {0, 100}};
  EXPECT_EQ(ink(painted(row, judgement, afar), {0, 0}, {12, 12}, afar), 0);
  judgement.ruling.several = false;
  EXPECT_EQ(ink(painted(row, judgement), {0, 0}, {10, 10}), 0);
}

Ruling counted_in(const char* currency, const char* symbol) {
  Ruling ruling;
  ruling.allowance.currency = currency;
  ruling.shown.symbol = symbol;
  return ruling;
}

TEST(WhatAModelHasSpent, IsSaidWithTheCurrency) {
  const Ruling inches = counted_in("inch", "″");
  const Ruling points = counted_in("MP", "");
  EXPECT_EQ(spending_text({piece(0), 6, 3.24}, inches, LengthUnit::inch), QStringLiteral("3.2 of 6″"));
  EXPECT_EQ(spending_text({piece(0), 6, 3.24}, inches, LengthUnit::centimetre), QStringLiteral("8.2 of 15.2 cm"));
  EXPECT_EQ(spending_text({piece(0), 6, 3.0}, points, LengthUnit::centimetre), QStringLiteral("3 of 6 MP"));
  EXPECT_EQ(spending_text({piece(0), {}, 3.0}, inches, LengthUnit::inch), QStringLiteral("3 of ?″"));
  EXPECT_EQ(spending_text({piece(0), {}, {}}, inches, LengthUnit::inch), QString());
}

TEST(WhatAModelHasSpent, NeverLooksLikeEnoughWhenItIsTooMuch) {
  const Ruling inches = counted_in("inch", "″");
  EXPECT_EQ(spending_text({piece(0), 6, 6.002, Verdict::illegal}, inches, LengthUnit::inch),
            QStringLiteral("6.002 of 6″"));
  EXPECT_EQ(spending_text({piece(0), 6, 5.999, Verdict::legal}, inches, LengthUnit::inch), QStringLiteral("6 of 6″"));
}

TEST(AUnitsRuling, IsPaintedWithinItsBox) {
  Row row;
  row.places = {20, 21.5, 25, 26.6};
  row.shown.links = {row.gap(0, 1), row.gap(1, 2, false)};
  row.shown.strays = {piece(2)};
  row.shown.gaps = {row.gap(2, 3)};
  Judgement judgement = row.judgement();
  judgement.ruling.shown.allowances = {
      {piece(0), 6, 2, Verdict::legal}, {piece(1), 6, 7.5, Verdict::illegal}, {piece(2), 6, 6, Verdict::legal}};
  const Projection projection{20, {0, 600}};
  QImage image(1200, 600, QImage::Format_RGB32);
  image.fill(Palette::of(false).table);
  QPainter painter(&image);
  paint_ruling(painter, projection, row.game(), judgement, {}, {});
  EXPECT_GT(ink(image, {0, 0}, {60, 30}, projection), 500);
  painter.fillRect(projection.to_paper(ruling_box(projection, row.game(), judgement)), Palette::of(false).table);
  painter.end();
  EXPECT_EQ(ink(image, {0, 0}, {60, 30}, projection), 0);
}

}  // namespace
}  // namespace linesman
