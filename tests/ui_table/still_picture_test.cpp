#include "ui/table/still_picture.h"

#include <gmock/gmock.h>

#include <QImage>
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "support/patience.h"

namespace linesman {
namespace {

using std::chrono::milliseconds;

const QRectF STILL_FRAME(10, 0, 600, 400);
constexpr milliseconds NO_TIME{0};

/// A picture whose every place on the table is of a colour of its own, so that one pixel out of place is seen.
class AStillPicture : public testing::Test {
 protected:
  AStillPicture() {
    picture.set_frame(STILL_FRAME, 1);
    picture.show(coloured(0));
  }
  ~AStillPicture() override { let_paint(true); }

  static QColor colour_at(QPoint from_corner, int tint) {
    return QColor((from_corner.x() + 10'000) % 251, (from_corner.y() + 10'000) % 241, tint);
  }
  /// What is painted with a tint; counts the tiles, and waits while it must not paint.
  StillPicture::Paint coloured(int tint) {
    return [this, tint](QPainter& painter, const Projection& at, const QRect& part) {
      const std::lock_guard lock(gate);
      ++tiles;
      for (int x = part.left(); x <= part.right(); ++x)
        for (int y = part.top(); y <= part.bottom(); ++y)
          painter.fillRect(x, y, 1, 1, colour_at(QPoint(x, y) - at.origin.toPoint(), tint));
    };
  }
  void let_paint(bool may) {
    if (may == may_paint) return;
    may_paint = may;
    if (may)
      gate.unlock();
    else
      gate.lock();
  }
  QImage drawn(milliseconds patience = StillPicture::WITHOUT_END, bool* whole = nullptr) {
    QImage image(620, 410, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    const bool all = picture.draw(painter, image.rect(), projection, patience, Qt::white);
    if (whole != nullptr) *whole = all;
    return image;
  }
  /// Until the tiles round the frame are there too.
  bool all_is_painted() {
    return QTest::qWaitFor([&] { return picture.tile_count().due == 0; }, PATIENCE);
  }
  QImage drawn_anew(int tint) {
    StillPicture other;
    other.set_frame(STILL_FRAME, 1);
    other.show(coloured(tint));
    QImage image(620, 410, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    other.draw(painter, image.rect(), projection, StillPicture::WITHOUT_END, Qt::white);
    return image;
  }

  std::mutex gate;  ///< held: no tile is painted
  bool may_paint = true;
  std::atomic<int> tiles = 0;
  std::atomic<int> tiles_allowed = 1000;  ///< how many may still be painted, for a test that counts them
  Projection projection{10, {50, 380}};
  StillPicture picture;
};

TEST_F(AStillPicture, IsShownInItsFrameAndNowhereElse) {
  const QImage image = drawn();
  EXPECT_EQ(image.pixelColor(10, 0), colour_at({-40, -380}, 0));
  EXPECT_EQ(image.pixelColor(609, 399), colour_at({559, 19}, 0));
  EXPECT_EQ(image.pixelColor(9, 0), QColor(Qt::black));
  EXPECT_EQ(image.pixelColor(610, 399), QColor(Qt::black));
}

TEST_F(AStillPicture, PannedItLooksAsIfPaintedThere) {
  for (const QPoint by : {QPoint(7, 0), QPoint(-5, 3), QPoint(0, -211), QPoint(350, 250), QPoint(5000, 0)}) {
    drawn();
    projection.origin += QPointF(by);
    EXPECT_EQ(drawn(), drawn_anew(0)) << by.x() << ", " << by.y();
  }
}

TEST_F(AStillPicture, PannedALittleNeedsNoMoreThanWhatIsPaintedAhead) {
  drawn();
  ASSERT_TRUE(all_is_painted());
  const int before = tiles;
  projection.origin += QPointF(-20, 15);
  let_paint(false);
  bool whole = false;
  drawn(NO_TIME, &whole);
  EXPECT_TRUE(whole);
  EXPECT_EQ(tiles, before);
}

TEST_F(AStillPicture, AfterAChangeShowsNothingStale) {
  drawn();
  picture.show(coloured(200), QRect(100, 100, 30, 30));
  const QImage after = drawn();
  EXPECT_EQ(after.pixelColor(110, 110).blue(), 200);
  picture.show(coloured(90));
  EXPECT_EQ(drawn(), drawn_anew(90));
}

TEST_F(AStillPicture, PaintsOnlyTheTilesThatAChangeTouches) {
  drawn();
  ASSERT_TRUE(all_is_painted());
  const int far_away = drawn().pixelColor(590, 380).blue();
  const int before = tiles;
  picture.show(coloured(200), QRect(20, 20, 5, 5));
  EXPECT_EQ(drawn().pixelColor(590, 380).blue(), far_away);
  EXPECT_EQ(tiles, before + 1);
  EXPECT_EQ(drawn().pixelColor(22, 22).blue(), 200);
}

TEST_F(AStillPicture, AChangeWhileATileIsBeingPaintedIsNotLost) {
  let_paint(false);
  drawn(NO_TIME);  // the first tile is at work with the old state
  picture.show(coloured(77), QRect(0, 0, 620, 400));
  let_paint(true);
  EXPECT_EQ(drawn(), drawn_anew(77));
}

TEST_F(AStillPicture, ZoomedShowsTheOldTilesStretchedAtOnceAndThenTheSharpOnes) {
  const QImage before = drawn();
  projection = {20, {10, 400}};
  let_paint(false);
  bool whole = true;
  const QImage at_once = drawn(milliseconds(5), &whole);
  EXPECT_FALSE(whole);
  // 12 and 8 pixels from the table's corner lay what lies at 24 and 16 now.
  EXPECT_EQ(at_once.pixelColor(10 + 24, 400 - 16), before.pixelColor(50 + 12, 380 - 8));
  let_paint(true);
  const QImage sharp = drawn(StillPicture::WITHOUT_END, &whole);
  EXPECT_TRUE(whole);
  EXPECT_EQ(sharp, drawn_anew(0));
}

TEST_F(AStillPicture, ShowsOneScaleAloneUntilAllOfTheNextIsThere) {
  picture.show([this](QPainter& painter, const Projection& at, const QRect& part) {
    while (tiles_allowed <= 0) std::this_thread::yield();
    --tiles_allowed;
    painter.fillRect(part, at.scale > 15 ? Qt::red : Qt::green);
  });
  drawn();
  EXPECT_TRUE(all_is_painted());
  projection = {20, {10, 400}};
  tiles_allowed = 2;
  EXPECT_TRUE(QTest::qWaitFor([&] { return drawn(NO_TIME), tiles_allowed <= 0; }, PATIENCE));
  bool whole = true;
  const QImage between = drawn(milliseconds(5), &whole);
  EXPECT_FALSE(whole);
  for (const QPoint at : {QPoint(12, 2), QPoint(310, 200), QPoint(600, 390)})
    EXPECT_EQ(between.pixelColor(at), QColor(Qt::green)) << at.x();
  tiles_allowed = 1000;
  EXPECT_EQ(drawn(StillPicture::WITHOUT_END, &whole).pixelColor(310, 200), QColor(Qt::red));
  EXPECT_TRUE(whole);
}

TEST_F(AStillPicture, InARowOfZoomsTheLastWholeOneStays) {
  const QImage before = drawn();
  let_paint(false);
  for (const double scale : {12.0, 15.0, 20.0}) {
    projection = {scale, {10, 400}};
    EXPECT_EQ(drawn(NO_TIME).pixelColor(10 + 6, 400 - 4 * static_cast<int>(scale / 10)).alpha(), 255);
  }
  EXPECT_EQ(drawn(NO_TIME).pixelColor(10 + 24, 400 - 16), before.pixelColor(50 + 12, 380 - 8));
}

TEST_F(AStillPicture, SaysWhenThereIsMoreToBeSeen) {
  drawn();
  QSignalSpy spy(&picture, &StillPicture::painted);
  projection = {20, {10, 400}};
  drawn(NO_TIME);
  bool whole = false;
  const auto is_whole = [&] {
    drawn(NO_TIME, &whole);
    return whole;
  };
  EXPECT_TRUE(QTest::qWaitFor(is_whole, PATIENCE));
  EXPECT_FALSE(spy.isEmpty());
}

TEST_F(AStillPicture, IsAsSharpAsTheScreen) {
  picture.set_frame(STILL_FRAME, 2);
  const auto stripes = [](QPainter& painter, const Projection& at, const QRect& part) {
    painter.fillRect(part, Qt::white);
    painter.fillRect(QRectF(at.origin.x() + 5, 0, 0.5, 1000), Qt::red);
  };
  picture.show(stripes);
  QImage image(1240, 820, QImage::Format_RGB32);
  image.setDevicePixelRatio(2);
  QPainter painter(&image);
  picture.draw(painter, QRect(0, 0, 620, 410), projection, StillPicture::WITHOUT_END, Qt::black);
  EXPECT_EQ(image.pixelColor(2 * 55, 300), QColor(Qt::red));
  EXPECT_EQ(image.pixelColor(2 * 55 + 1, 300), QColor(Qt::white));
  EXPECT_EQ(image.pixelColor(2 * 55 - 1, 300), QColor(Qt::white));
}

TEST_F(AStillPicture, HasNoSeamsInAViewThatBeginsWithinAPixel) {
  constexpr double DENSITY = 1.25;
  picture.set_frame(STILL_FRAME, DENSITY);
  picture.show([](QPainter& painter, const Projection&, const QRect& part) { painter.fillRect(part, Qt::green); });
  QImage image(800, 600, QImage::Format_RGB32);
  image.setDevicePixelRatio(DENSITY);
  image.fill(Qt::black);
  QPainter painter(&image);
  painter.translate(10, 74);  // 92.5 pixels
  picture.draw(painter, QRect(0, 0, 620, 410), projection, StillPicture::WITHOUT_END, Qt::red);
  for (int y = 100; y < 580; ++y) ASSERT_EQ(image.pixelColor(400, y), QColor(Qt::green)) << y;
  for (int x = 30; x < 770; ++x) ASSERT_EQ(image.pixelColor(x, 300), QColor(Qt::green)) << x;
}

TEST_F(AStillPicture, LeavesBareWhatCannotBePainted) {
  picture.show([](QPainter&, const Projection&, const QRect&) { throw std::runtime_error("no"); });
  bool whole = false;
  EXPECT_EQ(drawn(StillPicture::WITHOUT_END, &whole).pixelColor(300, 200), QColor(Qt::white));
  EXPECT_TRUE(whole);
}

TEST_F(AStillPicture, TellsOfTilesThatCameWhileAnotherPartWasDrawn) {
  drawn();
  let_paint(false);
  picture.show(coloured(1));
  drawn(NO_TIME);
  QSignalSpy told(&picture, &StillPicture::painted);
  const int before = tiles;
  let_paint(true);
  while (tiles < before + 4) std::this_thread::yield();
  QImage image(620, 410, QImage::Format_RGB32);
  QPainter painter(&image);
  const QRect corner(10, 0, 5, 5);
  picture.draw(painter, corner, projection, StillPicture::WITHOUT_END, Qt::white);
  painter.end();
  QRegion seen(corner);
  const auto all_is_told = [&] {
    while (!told.isEmpty()) seen |= told.takeFirst().front().toRect();
    return (QRegion(STILL_FRAME.toRect()) - seen).isEmpty();
  };
  EXPECT_TRUE(QTest::qWaitFor(all_is_told, PATIENCE));
}

}  // namespace
}  // namespace linesman
