#include "ui/table/still_picture.h"

#include <gmock/gmock.h>

#include <QImage>
#include <chrono>

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const QRectF FRAME(10, 0, 40, 30);

/// A picture whose every point is a colour of its own, so that one pixel out of place is seen.
class AStillPicture : public testing::Test {
 protected:
  AStillPicture() { picture.set_frame(FRAME, 1); }

  static QColor colour_at(QPoint table_point) {
    return QColor((table_point.x() * 5 + 1000) % 251, (table_point.y() * 7 + 1000) % 251, tint);
  }
  /// Paints by `projection`, and writes down what was asked for.
  bool refresh(std::chrono::milliseconds patience = StillPicture::WITHOUT_END) {
    painted.clear();
    const auto paint = [&](QPainter& painter, const QRect& part) {
      painted.push_back(part);
      for (int x = part.left(); x <= part.right(); ++x)
        for (int y = part.top(); y <= part.bottom(); ++y)
          painter.fillRect(x, y, 1, 1, colour_at(QPoint(x, y) - projection.origin.toPoint()));
    };
    return picture.refresh(projection, paint, patience);
  }
  QImage shown() const {
    QImage image(60, 40, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    picture.draw(painter, QRect(0, 0, 60, 40));
    return image;
  }
  void pan(QPoint by) {
    projection.origin += QPointF(by);
    picture.shift(by);
  }
  QImage painted_anew() {
    picture.spoil();
    refresh();
    return shown();
  }

  static int tint;
  Projection projection;
  StillPicture picture;
  std::vector<QRect> painted;
};
int AStillPicture::tint = 0;

TEST_F(AStillPicture, IsPaintedWholeAtFirstAndThenNotAgain) {
  refresh();
  EXPECT_THAT(painted, ElementsAre(FRAME.toRect()));
  refresh();
  EXPECT_THAT(painted, IsEmpty());
}

TEST_F(AStillPicture, IsShownInItsFrameAndNowhereElse) {
  refresh();
  const QImage image = shown();
  EXPECT_EQ(image.pixelColor(10, 0), colour_at({10, 0}));
  EXPECT_EQ(image.pixelColor(49, 29), colour_at({49, 29}));
  EXPECT_EQ(image.pixelColor(9, 0), QColor(Qt::black));
  EXPECT_EQ(image.pixelColor(50, 29), QColor(Qt::black));
}

TEST_F(AStillPicture, PaintsOnlyWhatWasSpoiled) {
  refresh();
  picture.spoil(QRect(15, 5, 4, 4));
  EXPECT_FALSE(picture.is_all_spoiled());
  tint = 200;
  refresh();
  tint = 0;
  EXPECT_THAT(painted, ElementsAre(QRect(15, 5, 4, 4)));
  EXPECT_EQ(shown().pixelColor(15, 5).blue(), 200);
  EXPECT_EQ(shown().pixelColor(14, 5).blue(), 0);
}

TEST_F(AStillPicture, WhatIsSpoiledOutsideTheFrameIsNotPainted) {
  refresh();
  picture.spoil(QRect(-100, -100, 50, 50));
  refresh();
  EXPECT_THAT(painted, IsEmpty());
}

TEST_F(AStillPicture, ShiftedItLooksAsIfPaintedThere) {
  for (const QPoint by : {QPoint(7, 0), QPoint(-5, 3), QPoint(0, -11), QPoint(35, 25), QPoint(500, 0)}) {
    painted_anew();
    pan(by);
    EXPECT_EQ(picture.is_all_spoiled(), by.x() > 40) << by.x();
    refresh();
    const QImage shifted = shown();
    EXPECT_EQ(shifted, painted_anew()) << by.x() << ", " << by.y();
  }
}

TEST_F(AStillPicture, WhatIsSpoiledIsShiftedAlong) {
  refresh();
  picture.spoil(QRect(20, 10, 3, 3));
  pan({6, 4});
  tint = 99;
  refresh();
  tint = 0;
  EXPECT_EQ(shown().pixelColor(27, 15).blue(), 99);
}

TEST_F(AStillPicture, IsShiftedByDevicePixelsOnASharpScreen) {
  picture.set_frame(FRAME, 2);
  int parts = 0;
  const auto paint = [&](QPainter& painter, const QRect& part) {
    ++parts;
    painter.fillRect(part, parts == 1 ? Qt::red : Qt::green);
  };
  picture.refresh(projection, paint);
  picture.shift({8, 0});
  picture.refresh(projection, paint);
  EXPECT_EQ(shown().pixelColor(12, 5), QColor(Qt::green)) << "four units were laid bare";
  EXPECT_EQ(shown().pixelColor(16, 5), QColor(Qt::red));
}

TEST_F(AStillPicture, InAnotherFrameIsPaintedAnew) {
  refresh();
  picture.set_frame(FRAME, 1);
  refresh();
  EXPECT_THAT(painted, IsEmpty()) << "it is the same frame";
  picture.set_frame(FRAME.adjusted(0, 0, 5, 0), 1);
  EXPECT_TRUE(picture.is_all_spoiled());
}

TEST_F(AStillPicture, StretchedShowsItsPlacesWhereTheyLieNow) {
  QImage image(60, 40, QImage::Format_RGB32);
  image.fill(Qt::black);
  QPainter painter(&image);
  EXPECT_FALSE(picture.draw_stretched(painter, projection)) << "nothing was painted yet";
  projection.origin = {10, 30};
  refresh();
  const Projection nearer{projection.scale * 2, {10, 30}};
  EXPECT_TRUE(picture.draw_stretched(painter, nearer));
  painter.end();
  const QImage before = shown();
  EXPECT_EQ(image.pixelColor(10 + 2 * 12, 30 - 2 * 8), before.pixelColor(10 + 12, 30 - 8));
}

TEST_F(AStillPicture, IsPaintedPieceByPieceWhereThereIsNoTime) {
  constexpr std::chrono::milliseconds NO_TIME{0};
  picture.set_frame(QRectF(10, 0, 600, 300), 1);
  int rounds = 1;
  while (!refresh(NO_TIME)) {
    ASSERT_EQ(painted.size(), 1u);
    ASSERT_LT(++rounds, 100);
  }
  EXPECT_EQ(rounds, 6);
  const QImage in_pieces = shown();
  EXPECT_EQ(in_pieces, painted_anew());
}

TEST_F(AStillPicture, ShowsTheLastWholeOneWhereItIsNotPaintedYet) {
  constexpr std::chrono::milliseconds NO_TIME{0};
  picture.set_frame(QRectF(0, 0, 600, 40), 1);
  const auto paint_all = [&](QColor colour) {
    return [colour](QPainter& painter, const QRect& part) { painter.fillRect(part, colour); };
  };
  picture.refresh(projection, paint_all(Qt::red));
  picture.spoil();
  const auto shown_at = [&](int x) {
    QImage image(600, 40, QImage::Format_RGB32);
    QPainter painter(&image);
    picture.draw(painter, QRect(0, 0, 600, 40));
    return image.pixelColor(x, 20);
  };
  EXPECT_FALSE(picture.refresh(projection, paint_all(Qt::green), NO_TIME));
  EXPECT_EQ(shown_at(100), QColor(Qt::green));
  EXPECT_EQ(shown_at(500), QColor(Qt::red));
  picture.spoil();  // the player goes on before it is whole
  EXPECT_FALSE(picture.refresh(projection, paint_all(Qt::blue), NO_TIME));
  EXPECT_EQ(shown_at(100), QColor(Qt::blue));
  EXPECT_EQ(shown_at(500), QColor(Qt::red));
  while (!picture.refresh(projection, paint_all(Qt::blue), NO_TIME)) {
  }
  EXPECT_EQ(shown_at(500), QColor(Qt::blue));
}

}  // namespace
}  // namespace linesman
