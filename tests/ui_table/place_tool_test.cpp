#include "ui/tools/placing/place_tool.h"

#include <gmock/gmock.h>

#include "dragging.h"

namespace linesman {
namespace {

using testing::DoubleNear;
using testing::SizeIs;

class Placing : public Dragging {
 protected:
  void SetUp() override {
    Dragging::SetUp();
    take_up();
  }
  void take_up() {
    place_tool = std::make_unique<PlaceTool>(*host);
    host->tool = place_tool.get();
    view.set_tool(place_tool.get());
  }
  void TearDown() override { view.set_tool(nullptr); }
  Vec where(const char* id) const { return host->game().piece(*host->game().find_piece(id)).pose.at; }

  std::unique_ptr<PlaceTool> place_tool;
};

TEST_F(Placing, IsOneChangeOfTheGameAndNoOrder) {
  drag({10.4, 10.2}, {20.4, 15.2});
  EXPECT_THAT(host->changes, SizeIs(1));
  EXPECT_EQ(host->order(), nullptr);
  EXPECT_THAT(where("left").x, DoubleNear(20, 0.02));
  EXPECT_THAT(where("left").y, DoubleNear(15, 0.02));
  EXPECT_EQ(where("right"), (Vec{14, 10}));
}

TEST_F(Placing, ChangesNothingBeforeTheButtonIsLetGo) {
  press({10, 10});
  move({20, 15});
  EXPECT_THAT(host->changes, SizeIs(0));
  EXPECT_FALSE(place_tool->extent().isEmpty()) << "where it would stand is shown";
  QTest::keyClick(&view, Qt::Key_Escape);
  release({20, 15});
  EXPECT_THAT(host->changes, SizeIs(0));
  EXPECT_EQ(where("left"), (Vec{10, 10}));
}

TEST_F(Placing, AClickOnlySelects) {
  press({14, 10});
  release({14, 10});
  EXPECT_THAT(host->changes, SizeIs(0));
  EXPECT_THAT(host->selection(), testing::ElementsAre(PieceIndex{1}));
}

TEST_F(Placing, TakesThoseAlongThatAreSelectedTogether) {
  host->select({PieceIndex{0}, PieceIndex{1}});
  drag({10, 10}, {10, 15});
  EXPECT_THAT(host->changes, SizeIs(1));
  EXPECT_THAT(where("left").y, DoubleNear(15, 0.02));
  EXPECT_THAT(where("right").y, DoubleNear(15, 0.02));
  EXPECT_THAT(where("right").x, DoubleNear(14, 0.02));
}

TEST_F(Placing, KeepsTheMiddleOfAModelOnTheTable) {
  drag({10, 10}, {-3, 29});
  EXPECT_EQ(where("left").x, 0);
  EXPECT_THAT(where("left").y, DoubleNear(29, 0.02));
}

TEST_F(Placing, OnHexesPutsItIntoTheMiddleOfTheHex) {
  Game::Parts parts;
  parts.table = {40, 30, HexLayout{}};
  parts.table.hex->size = 2;
  parts.table.hex->columns = 12;
  parts.table.hex->rows = 10;
  const HexGrid grid(*parts.table.hex);
  Piece counter;
  counter.id = "left";
  counter.base = CircleBase{0.6};
  counter.hex = Hex{3, 3};
  counter.pose = {grid.centre({3, 3}), 0, 0};
  parts.pieces.push_back(counter);
  play(Game(std::move(parts)));
  take_up();
  drag(grid.centre({3, 3}), grid.centre({5, 4}) + Vec{0.3, -0.2});
  EXPECT_EQ(host->game().piece(PieceIndex{0}).hex, (Hex{5, 4}));
  EXPECT_EQ(where("left"), grid.centre({5, 4}));
}

}  // namespace
}  // namespace linesman
