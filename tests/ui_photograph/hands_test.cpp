// The hands that work on a photograph, without a window.
#include <gmock/gmock.h>

#include "photo/pins.h"
#include "ui/window/photograph/ground_hand.h"
#include "ui/window/photograph/model_hand.h"
#include "ui/window/photograph/pin_hand.h"

namespace linesman {
namespace {

using ::testing::SizeIs;

constexpr double SLIP = 10;  // pixels of the photograph

PhotoPointer at(double x, double y, Qt::KeyboardModifiers keys = Qt::NoModifier) { return {{x, y}, SLIP, keys}; }

void click(PhotoHand& hand, const PhotoPointer& pointer) {
  hand.press(pointer);
  hand.release(pointer);
}

class PinsByHand : public ::testing::Test {
 protected:
  PinsByHand() { pins.set_places({{0, 0, 0}, {72, 0, 0}, {72, 48, 0}, {0, 48, 0}}, true); }

  int changes = 0;
  PinHand pins{[this] { ++changes; }};
};

TEST_F(PinsByHand, ArePutOneAfterAnotherAndDraggedAgain) {
  click(pins, at(100, 900));
  pins.press(at(900, 900));
  pins.move(at(930, 910));
  pins.release(at(950, 905));
  ASSERT_THAT(pins.pins(), SizeIs(2));
  EXPECT_EQ(pins.pins()[1].seen, (PicturePoint{950, 905}));
  EXPECT_EQ(pins.pins()[1].place, (Place3{72, 0, 0}));
  // Near a pin the button takes that one.
  pins.press(at(103, 897));
  pins.release(at(120, 880));
  ASSERT_THAT(pins.pins(), SizeIs(2));
  EXPECT_EQ(pins.pins()[0].seen, (PicturePoint{120, 880}));
  EXPECT_EQ(changes, 3);
}

TEST_F(PinsByHand, AreMovedByKeysAndTakenBack) {
  click(pins, at(100, 900));
  EXPECT_TRUE(pins.key(Qt::Key_Right, Qt::NoModifier));
  EXPECT_TRUE(pins.key(Qt::Key_Up, Qt::ShiftModifier));
  EXPECT_EQ(pins.pins()[0].seen, (PicturePoint{101, 899.75}));
  EXPECT_TRUE(pins.key(Qt::Key_Backspace, Qt::NoModifier));
  EXPECT_THAT(pins.pins(), SizeIs(0));
  EXPECT_FALSE(pins.key(Qt::Key_Backspace, Qt::NoModifier));
}

TEST_F(PinsByHand, OfASheetAreFour) {
  pins.set_places({{0, 0, 0}, {8, 0, 0}, {8, 11, 0}, {0, 11, 0}}, false);
  for (int i = 0; i < 6; ++i) click(pins, at(100 + 100 * i, 100 + 50 * i));
  EXPECT_THAT(pins.pins(), SizeIs(4));
}

/// A bare table under a camera that looks straight down.
class ABareTableSeen : public ::testing::Test {
 protected:
  static Game game() {
    Game::Parts parts;
    parts.ruleset = "orders";
    parts.table.width = 36;
    parts.table.depth = 24;
    for (const char* id : {"ann", "bob"}) {
      Piece piece;
      piece.id = id;
      piece.side = "red";
      piece.base = CircleBase{1};
      parts.pieces.push_back(std::move(piece));
    }
    return Game(std::move(parts));
  }

  ABareTableSeen() : table(game(), {CircleBase{1}, CircleBase{1}}) {
    const auto view = view_from_pins(
        {1200, 900, 26.0},
        {{{{100, 800}, {0, 0, 0}}, {{1100, 800}, {36, 0, 0}}, {{1100, 133}, {36, 24, 0}}, {{100, 133}, {0, 24, 0}}}});
    QImage grey(1200, 900, QImage::Format_Grayscale8);
    grey.fill(90);
    table.set_photograph(grey);
    if (view) table.set_camera(view->camera);
  }

  PhotoPointer over(Vec place, double height = 0) const {
    const auto seen = table.camera()->seen({place.x, place.y, height});
    return at(seen->x, seen->y);
  }

  TracedTable table;
};

TEST_F(ABareTableSeen, HasTerrainOfClicksAndOfADrag) {
  QString why;
  GroundHand hand(
      table, [] {}, [&](const QString& words) { why = words; });
  Brush brush;
  hand.set_brush(brush);
  for (const Vec corner : {Vec{4, 4}, Vec{10, 4}, Vec{20, 20}, Vec{10, 9}, Vec{4, 9}}) {
    click(hand, over(corner));
    if (corner.x < 20) continue;
    EXPECT_TRUE(hand.key(Qt::Key_Backspace, Qt::NoModifier)) << "that corner slipped";
  }
  EXPECT_TRUE(hand.key(Qt::Key_Return, Qt::NoModifier));
  ASSERT_EQ(table.drawn(), 1u);
  const Box box = box_of(table.game().terrain()[0].shape);
  EXPECT_LT(distance(box.min, {4, 4}), 0.05);
  EXPECT_LT(distance(box.max, {10, 9}), 0.05);
  hand.press(over({20, 10}));
  hand.move(over({25, 13}));
  hand.release(over({26, 14}));
  ASSERT_EQ(table.drawn(), 2u);
  EXPECT_LT(distance(box_of(table.game().terrain()[1].shape).max, {26, 14}), 0.05);
  EXPECT_TRUE(hand.key(Qt::Key_Backspace, Qt::NoModifier));
  EXPECT_EQ(table.drawn(), 1u);
  click(hand, over({30, 4}));
  EXPECT_TRUE(hand.key(Qt::Key_Return, Qt::NoModifier));
  EXPECT_FALSE(why.isEmpty()) << "one corner is no terrain";
}

TEST_F(ABareTableSeen, HasModelsThatArePutAndTakenUpAgain) {
  ModelHand hand(table, [] {});
  ASSERT_THAT(table.groups(), SizeIs(1)) << "they are alike";
  hand.take_up(0);
  EXPECT_EQ(hand.piece(), PieceIndex{0});
  click(hand, over({10, 10}, 0.1));
  EXPECT_LT(distance(table.game().piece(PieceIndex{0}).pose.at, {10, 10}), 0.01);
  EXPECT_EQ(table.game().piece(PieceIndex{0}).error, BY_EYE) << "there is no edge";
  EXPECT_EQ(hand.piece(), PieceIndex{1});
  // On a model that was put the button takes that one up.
  hand.press(over({10.1, 10}, 0.1));
  hand.release(over({10.1, 10}, 0.1));
  EXPECT_LT(distance(table.game().piece(PieceIndex{0}).pose.at, {10.1, 10}), 0.01);
  EXPECT_EQ(table.put().size(), 1u);
  EXPECT_EQ(hand.piece(), PieceIndex{1});
  EXPECT_TRUE(hand.turn(2, Qt::NoModifier));
  click(hand, over({20, 10}, 0.1));
  EXPECT_EQ(table.game().piece(PieceIndex{1}).pose.facing, 30);
  EXPECT_FALSE(hand.piece()) << "all are put";
  EXPECT_FALSE(hand.key(Qt::Key_5, Qt::NoModifier)) << "there is no fifth group";
}

}  // namespace
}  // namespace linesman
