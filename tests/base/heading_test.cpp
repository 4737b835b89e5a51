#include "base/heading.h"

#include <gtest/gtest.h>

#include <cmath>

namespace linesman {
namespace {

TEST(AHeading, IsBroughtIntoOneWholeTurn) {
  EXPECT_EQ(normalised(0), 0);
  EXPECT_EQ(normalised(360), 0);
  EXPECT_EQ(normalised(-90), 270);
  EXPECT_EQ(normalised(725), 5);
  EXPECT_EQ(normalised(-720), 0);
  EXPECT_FALSE(std::signbit(normalised(-0.0)));
  EXPECT_FALSE(std::signbit(normalised(-360)));
}

TEST(AHeading, StaysBelowAWholeTurnAfterATinyTurnToTheLeft) {
  for (const double d : {-1e-300, -1e-20, -1e-13, -1e-6}) {
    EXPECT_GE(normalised(d), 0) << d;
    EXPECT_LT(normalised(d), 360) << d;
  }
}

TEST(TheTurnBetweenHeadings, IsTheShorterWay) {
  EXPECT_EQ(turn_between(0, 90), 90);
  EXPECT_EQ(turn_between(90, 0), -90);
  EXPECT_EQ(turn_between(350, 10), 20);
  EXPECT_EQ(turn_between(10, 350), -20);
  EXPECT_EQ(turn_between(45, 45), 0);
  EXPECT_EQ(turn_between(0, 720), 0);
}

TEST(TheTurnBetweenHeadings, IsToTheRightWhenBothWaysAreEquallyLong) {
  EXPECT_EQ(turn_between(0, 180), 180);
  EXPECT_EQ(turn_between(180, 0), 180);
  EXPECT_EQ(turn_between(270, 90), 180);
}

TEST(TheAngleBetweenHeadings, HasNoSign) {
  EXPECT_EQ(angle_between(10, 350), 20);
  EXPECT_EQ(angle_between(350, 10), 20);
  EXPECT_EQ(angle_between(0, 180), 180);
}

TEST(TheAngleBetweenLines, IsAtMostARightAngle) {
  EXPECT_EQ(folded_angle(10, 350), 20);
  EXPECT_EQ(folded_angle(0, 180), 0);
  EXPECT_EQ(folded_angle(0, 90), 90);
  EXPECT_EQ(folded_angle(20, 150), 50);
}

TEST(TheDirectionOfAHeading, IsExactOnTheAxes) {
  EXPECT_EQ(direction(0), (Vec{0, 1}));
  EXPECT_EQ(direction(90), (Vec{1, 0}));
  EXPECT_EQ(direction(180), (Vec{0, -1}));
  EXPECT_EQ(direction(270), (Vec{-1, 0}));
  EXPECT_EQ(direction(360), (Vec{0, 1}));
  EXPECT_EQ(direction(-90), (Vec{-1, 0}));
  EXPECT_EQ(direction(810), (Vec{1, 0}));
}

TEST(TheDirectionOfAHeading, TurnsByAQuarterToTheLastBit) {
  // These headings have few binary digits, so that adding a quarter turn loses none of them.
  for (double h = 0; h < 90; h += 0.375) {
    const Vec d = direction(h);
    EXPECT_NEAR(length(d), 1, 1e-15) << h;
    EXPECT_EQ(direction(h + 90), (Vec{d.y, -d.x})) << h;
    EXPECT_EQ(direction(h + 180), -d) << h;
    EXPECT_EQ(direction(h - 90), (Vec{-d.y, d.x})) << h;
  }
}

TEST(TheDirectionOfAHeading, IsEastOfNorthToTheRight) {
  EXPECT_NEAR(direction(30).x, 0.5, 1e-15);
  EXPECT_NEAR(direction(30).y, std::sqrt(0.75), 1e-15);
  EXPECT_NEAR(direction(225).x, -std::sqrt(0.5), 1e-15);
  EXPECT_NEAR(direction(225).y, -std::sqrt(0.5), 1e-15);
}

TEST(TheHeadingOfADisplacement, IsExactOnTheAxes) {
  EXPECT_EQ(heading_of({0, 5}), 0);
  EXPECT_EQ(heading_of({5, 0}), 90);
  EXPECT_EQ(heading_of({0, -5}), 180);
  EXPECT_EQ(heading_of({-5, 0}), 270);
  EXPECT_EQ(heading_of({-0.0, 5}), 0);
  EXPECT_EQ(heading_of({5, -0.0}), 90);
}

TEST(TheHeadingOfADisplacement, UndoesTheDirection) {
  for (double h = 0; h < 360; h += 0.7) EXPECT_NEAR(angle_between(heading_of(direction(h) * 13), h), 0, 1e-12) << h;
}

TEST(TheHeadingOfADisplacement, StaysBelowAWholeTurnJustWestOfNorth) {
  EXPECT_LT(heading_of({-1e-18, 1}), 360);
  EXPECT_GE(heading_of({-1e-18, 1}), 0);
}

TEST(APieceFrame, HasItsYAxisAlongTheFacing) {
  EXPECT_EQ(rotated({0, 2}, 0), (Vec{0, 2}));
  EXPECT_EQ(rotated({0, 2}, 90), (Vec{2, 0}));
  EXPECT_EQ(rotated({1, 2}, 90), (Vec{2, -1}));
  EXPECT_EQ(rotated({1, 2}, 180), (Vec{-1, -2}));
  EXPECT_EQ(rotated({1, 2}, 270), (Vec{-2, 1}));
}

TEST(APointTurnedAboutAnother, GoesClockwiseForPositiveDegrees) {
  EXPECT_EQ(turned_about({3, 1}, {1, 1}, 90), (Vec{1, -1}));
  EXPECT_EQ(turned_about({3, 1}, {1, 1}, -90), (Vec{1, 3}));
  EXPECT_EQ(turned_about({3, 1}, {1, 1}, 180), (Vec{-1, 1}));
  EXPECT_EQ(turned_about({3, 1}, {3, 1}, 77), (Vec{3, 1}));
}

}  // namespace
}  // namespace linesman
