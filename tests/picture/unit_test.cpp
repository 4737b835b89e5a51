// A unit while it is moved: its chain, the gaps to others, what each model has spent.
#include <gmock/gmock.h>

#include <QImage>

#include "base/text.h"
#include "ui/picture/bonds.h"
#include "ui/picture/ruling_picture.h"
#include "ui/picture/unit_picture.h"

namespace linesman {
namespace {

using testing::DoubleNear;
using testing::IsEmpty;
using testing::SizeIs;

const Projection CLOSE{30, {0, 300}};

/// Discs of an inch in a row: three of one unit, then one of another.
struct Row {
  std::vector<double> places{2, 3.5, 5, 7};  ///< x of the centres
  std::vector<std::size_t> moved{0, 1, 2};
  std::string side_of_the_last = "red";
  std::vector<NearWatch> near{{1, false, Concern::other_units}, {1, false, Concern::own_unit}};

  Game game() const {
    Game::Parts parts;
    parts.units.resize(2);
    parts.units[0].id = "squad";
    parts.units[1].id = "others";
    for (std::size_t i = 0; i < places.size(); ++i) {
      Piece p;
      p.id = "p-" + std::to_string(i);
      p.side = i == 3 ? side_of_the_last : "red";
      p.unit = static_cast<UnitIndex>(i == 3 ? 1 : 0);
      p.base = CircleBase{1};
      p.pose = {{places[i], 5}, 0, 0};
      parts.pieces.push_back(p);
    }
    return Game(std::move(parts));
  }

  std::vector<Gap> gaps_of(std::size_t i) const {
    std::vector<Gap> gaps;
    for (std::size_t k = 0; k < places.size(); ++k)
      if (k != i) gaps.push_back({static_cast<PieceIndex>(k), std::max(0.0, std::abs(places[k] - places[i]) - 1)});
    return gaps;
  }

  /// As if the movers had come from two inches south.
  Judgement judgement() const {
    Judgement j;
    j.trace.request.near = near;
    for (std::size_t i = 0; i < 3; ++i) {
      const auto piece = static_cast<PieceIndex>(i);
      if (std::find(moved.begin(), moved.end(), i) == moved.end()) {
        j.trace.standing.push_back({piece, {}, gaps_of(i)});
        continue;
      }
      PieceTrace t;
      t.piece = piece;
      t.footprint = CircleBase{1};
      t.start.pose = {{places[i], 3}, 0, 0};
      t.end.pose = {{places[i], 5}, 0, 0};
      t.end.gaps = gaps_of(i);
      TracedStep step;
      step.before = t.start.pose;
      step.after = t.end.pose;
      step.facts = Leg{.from = step.before.at, .to = step.after.at, .length = 2};
      t.steps.push_back(step);
      j.trace.pieces.push_back(t);
    }
    j.ruling.several = j.trace.pieces.size() > 1;
    j.ruling.allowance.currency = "inch";
    return j;
  }
};

QImage painted(const Row& row, const Judgement& judgement, const Projection& projection = CLOSE) {
  QImage image(300, 300, QImage::Format_RGB32);
  image.fill(Palette::of(false).table);
  QPainter painter(&image);
  const Game game = row.game();
  paint_bonds(painter, projection, game, judgement, {});
  paint_spendings(painter, projection, game, judgement, {});
  return image;
}

/// How many pixels of a part of the table are not bare.
int ink(const QImage& image, Vec low, Vec high, const Projection& projection = CLOSE) {
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
  const Bond bond =
      shortest_between({piece(0), CircleBase{1}, {{0, 0}, 0, 0}}, {piece(1), CircleBase{2}, {{0, 4}, 0, 0}});
  EXPECT_THAT(bond.from.y, DoubleNear(0.5, 1e-9));
  EXPECT_THAT(bond.to.y, DoubleNear(3, 1e-9));
}

TEST(TheShortestLine, OfATurnedBlockBeginsAtItsCorner) {
  const Bond bond =
      shortest_between({piece(0), RectangleBase{2, 2}, {{0, 0}, 45, 0}}, {piece(1), CircleBase{1}, {{4, 0}, 0, 0}});
  EXPECT_THAT(bond.from.x, DoubleNear(std::sqrt(2.0), 1e-9));
  EXPECT_THAT(bond.to.x, DoubleNear(3.5, 1e-9));
}

TEST(TheShortestLine, FromASideIsSquareToIt) {
  const Bond bond =
      shortest_between({piece(0), CircleBase{1}, {{3, 0.4}, 0, 0}}, {piece(1), RectangleBase{2, 2}, {{0, 0}, 0, 0}});
  EXPECT_THAT(bond.from.x, DoubleNear(2.5, 1e-9));
  EXPECT_THAT(bond.to.x, DoubleNear(1, 1e-9));
  EXPECT_THAT(bond.to.y, DoubleNear(0.4, 1e-9));
}

TEST(TheShortestLine, OfBasesThatOverlapIsAPointBetweenThem) {
  const Bond bond =
      shortest_between({piece(0), CircleBase{2}, {{0, 0}, 0, 0}}, {piece(1), CircleBase{2}, {{1, 0}, 0, 0}});
  EXPECT_EQ(bond.from, bond.to);
  EXPECT_THAT(bond.from.x, DoubleNear(0.5, 1e-9));
}

TEST(TheBonds, OfAUnitAreToldOnceForTwoModels) {
  const Row row;
  const Bonds bonds = bonds_of(row.game(), row.judgement().trace);
  ASSERT_THAT(bonds.links, SizeIs(2));
  EXPECT_THAT(bonds.links[0].distance, DoubleNear(0.5, 1e-9));
  EXPECT_THAT(bonds.gaps, IsEmpty());  // an inch is not less than an inch
  EXPECT_THAT(bonds.strays, IsEmpty());
}

TEST(TheBonds, JoinThoseMovedToThoseThatStay) {
  Row row;
  row.moved = {1};
  const Bonds bonds = bonds_of(row.game(), row.judgement().trace);
  EXPECT_THAT(bonds.links, SizeIs(2));
  EXPECT_THAT(bonds.strays, IsEmpty());
}

TEST(TheBonds, OfAnotherUnitAreGapsOfThoseThatMovedOnly) {
  Row row;
  row.places = {2, 3.5, 5, 6.6};
  const Bonds moved = bonds_of(row.game(), row.judgement().trace);
  ASSERT_THAT(moved.gaps, SizeIs(1));
  EXPECT_EQ(moved.gaps[0].one, piece(2));
  EXPECT_EQ(moved.gaps[0].other, piece(3));
  row.moved = {0};
  EXPECT_THAT(bonds_of(row.game(), row.judgement().trace).gaps, IsEmpty());
}

TEST(AStray, IsWhoeverNoChainJoinsToTheMostOfTheUnit) {
  Row row;
  row.places = {1, 5, 6.5, 9};
  const Bonds bonds = bonds_of(row.game(), row.judgement().trace);
  ASSERT_THAT(bonds.strays, SizeIs(1));
  EXPECT_EQ(bonds.strays[0].piece, piece(0));
}

TEST(TheBonds, AreNoneWhereNothingIsWatched) {
  Row row;
  row.places = {1, 5, 6.5, 7.6};
  row.near.clear();
  const Bonds bonds = bonds_of(row.game(), row.judgement().trace);
  EXPECT_THAT(bonds.links, IsEmpty());
  EXPECT_THAT(bonds.gaps, IsEmpty());
  EXPECT_THAT(bonds.strays, IsEmpty());
  EXPECT_EQ(ink(painted(row, row.judgement()), {0, 0}, {10, 10}), 0);
}

TEST(TheBonds, OfUnitsAreNotDrawnWhereOnlyOtherUnitsAreWatched) {
  Row row;
  row.near = {{1, false, Concern::other_units}};
  EXPECT_THAT(bonds_of(row.game(), row.judgement().trace).links, IsEmpty());
}

TEST(TheBonds, OfFriendsAreNoneWhereOnlyEnemiesAreWatched) {
  Row row;
  row.places = {2, 3.5, 5, 6.6};
  row.near = {{1, true, Concern::enemies}};
  EXPECT_THAT(bonds_of(row.game(), row.judgement().trace).gaps, IsEmpty());
  EXPECT_THAT(bonds_of(row.game(), row.judgement().trace).links, IsEmpty());
  row.side_of_the_last = "blue";
  EXPECT_THAT(bonds_of(row.game(), row.judgement().trace).gaps, SizeIs(1));
}

TEST(ALink, IsDrawnBetweenTheBasesAndNowhereElse) {
  Row row;
  row.places = {2, 3.5, 7, 9.5};
  row.moved = {0, 1};
  const QImage image = painted(row, row.judgement());
  EXPECT_GT(ink(image, {2.5, 4.9}, {3, 5.1}), 30);
  EXPECT_EQ(ink(image, {4.3, 4.4}, {6, 5.6}), 0);
  EXPECT_TRUE(has_colour(image, Palette::of(false).legal));
}

TEST(ALink, IsSeenWhereBasesTouch) {
  Row row;
  row.places = {2, 3, 4, 9};
  EXPECT_GT(ink(painted(row, row.judgement()), {2.4, 4.9}, {2.6, 5.1}), 10);
}

TEST(AStray, HasARingRoundItsBase) {
  Row row;
  row.places = {1.5, 5, 6.5, 9};
  const QImage image = painted(row, row.judgement());
  EXPECT_GT(ink(image, {0.7, 4.2}, {2.3, 5.8}), 100);
  EXPECT_EQ(ink(image, {1.2, 4.7}, {1.8, 5.3}), 0);
}

TEST(AGap, IsDrawnInAlarmUnlessTheRulingIsLegal) {
  Row row;
  row.places = {2, 3.5, 5, 6.6};
  Judgement judgement = row.judgement();
  judgement.ruling.verdict = Verdict::illegal;
  EXPECT_TRUE(has_colour(painted(row, judgement), Palette::of(false).illegal));
  judgement.ruling.verdict = Verdict::legal;
  EXPECT_FALSE(has_colour(painted(row, judgement), Palette::of(false).illegal));
  EXPECT_GT(ink(painted(row, judgement), {5.5, 4.9}, {6.1, 5.1}), 10);
}

TEST(WhatAModelHasSpent, StandsBesideIt) {
  Row row;
  row.near.clear();
  row.places = {2, 7, 30, 40};
  Judgement judgement = row.judgement();
  judgement.ruling.allowances = {{piece(0), 6, 2}, {piece(1), 6, 7.5}};
  const QImage image = painted(row, judgement);
  EXPECT_GT(ink(image, {0, 3}, {4.5, 7}), 200);
  EXPECT_TRUE(has_colour(image, Palette::of(false).legal));
  EXPECT_TRUE(has_colour(image, Palette::of(false).illegal));
}

TEST(WhatAModelHasSpent, IsLeftOutFromAfarAndOfOneModelAlone) {
  Row row;
  row.near.clear();
  Judgement judgement = row.judgement();
  judgement.ruling.allowances = {{piece(0), 6, 2}};
  const Projection afar{7.9, {0, 100}};
  EXPECT_EQ(ink(painted(row, judgement, afar), {0, 0}, {12, 12}, afar), 0);
  judgement.ruling.several = false;
  EXPECT_EQ(ink(painted(row, judgement), {0, 0}, {10, 10}), 0);
}

TEST(WhatAModelHasSpent, IsSaidWithTheCurrency) {
  const Allowance inches{{}, {}, {}, "inch", "″"};
  const Allowance pips{{}, {}, {}, "MP", ""};
  EXPECT_EQ(spending_text({piece(0), 6, 3.24}, inches, LengthUnit::inch), QStringLiteral("3.2 of 6″"));
  EXPECT_EQ(spending_text({piece(0), 6, 3.24}, inches, LengthUnit::centimetre), QStringLiteral("8.2 of 15.2 cm"));
  EXPECT_EQ(spending_text({piece(0), 6, 3.0}, pips, LengthUnit::centimetre), QStringLiteral("3 of 6 MP"));
  EXPECT_EQ(spending_text({piece(0), {}, 3.0}, inches, LengthUnit::inch), QStringLiteral("3 of ?″"));
  EXPECT_EQ(spending_text({piece(0), {}, {}}, inches, LengthUnit::inch), QString());
}

TEST(WhatAModelHasSpent, NeverLooksLikeEnoughWhenItIsTooMuch) {
  const Allowance inches{{}, {}, {}, "inch", "″"};
  EXPECT_EQ(spending_text({piece(0), 6, 6.002}, inches, LengthUnit::inch), QStringLiteral("6.002 of 6″"));
  EXPECT_EQ(spending_text({piece(0), 6, 5.999}, inches, LengthUnit::inch), QStringLiteral("6 of 6″"));
}

TEST(WhetherAModelKeepsWithin, FollowsTheTolerance) {
  EXPECT_EQ(spending_verdict({piece(0), 6, 6 + 1e-7}, 0), Verdict::legal);
  EXPECT_EQ(spending_verdict({piece(0), 6, 6.25}, 0.25), Verdict::marginal);
  EXPECT_EQ(spending_verdict({piece(0), 6, 6.25}, 0), Verdict::illegal);
  EXPECT_EQ(spending_verdict({piece(0), {}, 6.25}, 0), Verdict::incomplete);
}

TEST(AUnitsRuling, IsPaintedWithinItsBox) {
  Row row;
  row.places = {20, 21.5, 25, 26.6};
  Judgement judgement = row.judgement();
  judgement.ruling.allowances = {{piece(0), 6, 2}, {piece(1), 6, 7.5}, {piece(2), 6, 6}};
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
