// The table under a trackpad and under fingers.
#include <gmock/gmock.h>

#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QSignalSpy>

#include "dragging.h"
#include "ui/tools/placing/place_tool.h"

namespace linesman {
namespace {

class Hands : public Dragging {
 protected:
  void wheel(QPoint pixels, QPoint angle, Qt::ScrollPhase phase, const QPointingDevice* device) {
    const QPointF at = view.rect().center();
    QWheelEvent event(at, view.mapToGlobal(at), pixels, angle, Qt::NoButton, Qt::NoModifier, phase, false,
                      Qt::MouseEventNotSynthesized, device);
    QCoreApplication::sendEvent(&view, &event);
  }
  void native(Qt::NativeGestureType type, QPointF at, double value) {
    QNativeGestureEvent event(type, pad(), 2, at, at, view.mapToGlobal(at), value, {});
    QCoreApplication::sendEvent(&view, &event);
  }
  static const QPointingDevice* pad() {
    static const QPointingDevice device(
        QStringLiteral("pad"), 7, QInputDevice::DeviceType::TouchPad, QPointingDevice::PointerType::Finger,
        QInputDevice::Capability::Position | QInputDevice::Capability::PixelScroll, 5, 2);
    return &device;
  }
  static QPointingDevice* screen() {
    static QPointingDevice* const device = QTest::createTouchDevice();
    return device;
  }
  QTest::QTouchEventWidgetSequence touch() { return QTest::touchEvent(&view, screen(), false); }
  QPoint on(Vec p) const { return place(p).toPoint(); }
  /// The finger goes from one place to another and is lifted.
  void finger_drag(Vec from, Vec to) {
    touch().press(0, on(from)).commit();
    touch().move(0, on((from + to) * 0.5)).commit();
    touch().move(0, on(to)).commit();
    touch().release(0, on(to)).commit();
  }
};

TEST_F(Hands, TwoFingersOnATrackpadPanByPixels) {
  view.zoom_at(view.rect().center(), 4);
  const Projection before = view.projection();
  wheel({12, -8}, {24, -16}, Qt::ScrollUpdate, QPointingDevice::primaryPointingDevice());
  EXPECT_EQ(view.projection().scale, before.scale);
  EXPECT_EQ(view.projection().origin - before.origin, QPointF(12, -8));
  wheel({}, {0, -60}, Qt::NoScrollPhase, pad());
  EXPECT_EQ(view.projection().scale, before.scale) << "a trackpad without pixels pans all the same";
  EXPECT_LT(view.projection().origin.y(), before.origin.y() - 8);
}

TEST_F(Hands, AWheelZooms) {
  const double before = view.projection().scale;
  wheel({}, {0, 120}, Qt::NoScrollPhase, QPointingDevice::primaryPointingDevice());
  EXPECT_GT(view.projection().scale, before);
}

TEST_F(Hands, APinchZoomsAboutTheFingers) {
  const QPointF about = place({14, 10});
  const double before = view.projection().scale;
  native(Qt::BeginNativeGesture, about, 0);
  native(Qt::ZoomNativeGesture, about, 0.5);
  native(Qt::ZoomNativeGesture, about, 0.2);
  native(Qt::EndNativeGesture, about, 0);
  EXPECT_NEAR(view.projection().scale, before * 1.8, 0.05 * before);
  EXPECT_LT(QLineF(place({14, 10}), about).length(), 1.5) << "what lies under the fingers stays there";
}

TEST_F(Hands, AFingerDragsAModel) {
  finger_drag({10, 10}, {10, 14});
  ASSERT_NE(host->order(), nullptr);
  EXPECT_NEAR(host->end().y, 14, 0.1);
}

TEST_F(Hands, AFingerTakesAModelThatItDoesNotQuiteHit) {
  const double beside = 0.6 + 10 / view.projection().scale;
  finger_drag({10 - beside, 10}, {10 - beside, 14});
  ASSERT_NE(host->order(), nullptr);
  EXPECT_NEAR(host->end().y, 14, 0.1);
}

TEST_F(Hands, ALongPressOpensTheMenuAndMovesNothing) {
  QSignalSpy menus(&view, &TableView::menu_asked);
  touch().press(0, on({10, 10})).commit();
  ASSERT_TRUE(QTest::qWaitFor([&] { return menus.size() == 1; }, PATIENCE));
  touch().move(0, on({10, 14})).commit();
  touch().release(0, on({10, 14})).commit();
  EXPECT_EQ(host->order(), nullptr);
  const auto point = menus.front().front().value<std::optional<Vec>>();
  ASSERT_TRUE(point);
  EXPECT_LT(distance(*point, {10, 10}), 0.1);
}

TEST_F(Hands, TwoFingersMoveAndZoomTheView) {
  const double scale = view.projection().scale;
  const QPoint left = on({18, 15});
  const QPoint right = on({22, 15});
  touch().press(0, left).press(1, right).commit();
  touch().move(0, left - QPoint(20, 0)).move(1, right + QPoint(20, 0)).commit();
  const double apart = (right - left).x();
  EXPECT_NEAR(view.projection().scale, scale * (apart + 40) / apart, 0.05 * scale);
  const QPointF origin = view.projection().origin;
  touch().move(0, left + QPoint(10, 30)).move(1, right + QPoint(50, 30)).commit();
  EXPECT_NEAR(view.projection().origin.x() - origin.x(), 30, 1.5);
  EXPECT_NEAR(view.projection().origin.y() - origin.y(), 30, 1.5);
  touch().release(0, left).release(1, right).commit();
  EXPECT_EQ(host->order(), nullptr);
  EXPECT_TRUE(view.selection().empty());
}

TEST_F(Hands, ASecondFingerTurnsTheModelInHand) {
  const QPoint first = on({10, 13});
  touch().press(0, on({10, 10})).commit();
  touch().move(0, first).commit();
  ASSERT_NE(host->order(), nullptr);
  touch().move(0, first).press(1, first + QPoint(100, 0)).commit();
  touch().move(0, first).move(1, first + QPoint(0, 100)).commit();  // a quarter, clockwise on the screen
  touch().move(0, first).release(1, first + QPoint(0, 100)).commit();
  touch().release(0, first).commit();
  ASSERT_NE(host->judgement(), nullptr);
  EXPECT_NEAR(host->judgement()->trace.pieces.front().end.pose.facing, 90, 1.5);
}

TEST_F(Hands, ATrackpadTurnsTheModelInHandToo) {
  auto by_hand = std::make_unique<PlaceTool>(*host);
  host->tool = by_hand.get();
  view.set_tool(by_hand.get());
  press({10, 10});
  move({10, 14});
  native(Qt::RotateNativeGesture, place({10, 14}), 30);
  release({10, 14});
  EXPECT_NEAR(host->game().piece(LEFT).pose.facing, 30, 1e-6);
  view.set_tool(nullptr);
}

}  // namespace
}  // namespace linesman
