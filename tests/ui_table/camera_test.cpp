#include "ui/table/camera.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

namespace linesman {
namespace {

using testing::DoubleNear;

const QRectF VIEW_FRAME(22, 0, 800, 600);

/// A table of 60 by 40 inches in a frame of 800 by 600.
class ACamera : public testing::Test {
 protected:
  ACamera() {
    camera.set_table(60, 40);
    camera.set_frame(VIEW_FRAME, 1);
    camera.fit();
  }
  QRectF table() const { return camera.projection().to_paper(Box{{0, 0}, {60, 40}}); }
  Camera camera;
};

TEST_F(ACamera, FitsTheWholeTableWithAMarginRoundIt) {
  EXPECT_TRUE(VIEW_FRAME.contains(table()));
  EXPECT_THAT(table().width(), DoubleNear(800 - 24, 1e-9));
  EXPECT_THAT(table().center().x(), DoubleNear(VIEW_FRAME.center().x(), 1));
  EXPECT_TRUE(camera.is_fitted());
}

TEST_F(ACamera, IsNoLongerFittedOnceItIsMoved) {
  camera.pan_by({5, 5});
  EXPECT_FALSE(camera.is_fitted());
  camera.fit();
  EXPECT_TRUE(camera.is_fitted());
}

TEST_F(ACamera, ZoomsAboutThePointUnderThePointer) {
  const QPointF about(300, 200);
  const Vec under = camera.projection().to_table(about);
  const double scale = camera.projection().scale;
  EXPECT_TRUE(camera.zoom_at(about, 2.5).zoomed);
  EXPECT_THAT(camera.projection().scale, DoubleNear(scale * 2.5, 1e-9));
  EXPECT_LT(distance(camera.projection().to_table(about), under), 1e-9);
}

TEST_F(ACamera, ZoomsNoNearerThanFourHundredPixelsForAnInchAndNoFartherThanTheTableIsSmall) {
  camera.zoom_at(VIEW_FRAME.center(), 1e6);
  EXPECT_EQ(camera.projection().scale, 400);
  camera.zoom_at(VIEW_FRAME.center(), 1e-9);
  EXPECT_EQ(camera.projection().scale, 1);
}

TEST_F(ACamera, TakesNoFactorThatIsNone) {
  const double scale = camera.projection().scale;
  for (const double factor :
       {0.0, -2.0, std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()})
    EXPECT_FALSE(camera.zoom_at(VIEW_FRAME.center(), factor).zoomed) << factor;
  EXPECT_EQ(camera.projection().scale, scale);
  EXPECT_TRUE(camera.is_fitted());
}

TEST_F(ACamera, PansByWholeDevicePixels) {
  camera.set_frame(VIEW_FRAME, 2);
  const QPointF before = camera.projection().origin;
  const CameraMove move = camera.pan_by({10.3, -4.9});
  EXPECT_FALSE(move.zoomed);
  EXPECT_EQ(move.shift, QPoint(21, -10));
  EXPECT_EQ(camera.projection().origin - before, QPointF(10.5, -5));
}

TEST_F(ACamera, KeepsSomeOfTheTableInTheFrameHoweverFarItIsPanned) {
  for (const QPointF far : {QPointF(1e6, 0), QPointF(-1e6, 0), QPointF(0, 1e6), QPointF(0, -1e6)}) {
    camera.fit();
    camera.pan_by(far);
    const QRectF left = table() & VIEW_FRAME;
    EXPECT_THAT(std::min(left.width(), left.height()), DoubleNear(48, 1)) << far.x() << ", " << far.y();
  }
}

TEST_F(ACamera, BringsAPlaceIntoViewByAsLittleAsNeeded) {
  camera.zoom_at({0, 0}, 8);
  const CameraMove there = camera.bring_into_view({55, 5});
  EXPECT_FALSE(there.zoomed);
  EXPECT_FALSE(there.shift.isNull());
  EXPECT_TRUE(VIEW_FRAME.adjusted(59, 59, -59, -59).contains(camera.projection().to_paper(Vec{55, 5})));
  EXPECT_TRUE(camera.bring_into_view({55, 5}).shift.isNull()) << "it is in view already";
}

}  // namespace
}  // namespace linesman
