#include "ui/table/table_view.h"

#include <gmock/gmock.h>

#include <QPaintEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <utility>

#include "picture/rich_table.h"
#include "sharp_view.h"

namespace linesman {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::Gt;
using testing::Lt;
using testing::SizeIs;

class View : public testing::Test {
 protected:
  void SetUp() override {
    view.resize(1000, 700);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view, PATIENCE));
    view.show_game(game);
    QObject::connect(&view, &TableView::selection_asked, &view, &TableView::set_selection);
  }
  QPoint place(Vec p) const { return view.projection().to_paper(p).toPoint(); }
  PieceIndex piece(const char* id) const { return *game.find_piece(id); }
  Vec where(const char* id) const { return game.piece(piece(id)).pose.at; }
  void wheel(QPointF about, int delta) {
    QWheelEvent event(about, view.mapToGlobal(about), {}, {0, delta}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&view, &event);
  }
  void drag(Qt::MouseButton button, QPoint from, QPoint to) {
    QTest::mousePress(&view, button, {}, from);
    for (int i = 1; i <= 4; ++i) {
      const QPoint p = from + (to - from) * i / 4;
      QMouseEvent move(QEvent::MouseMove, p, view.mapToGlobal(QPointF(p)), Qt::NoButton, button, Qt::NoModifier);
      QCoreApplication::sendEvent(&view, &move);
    }
    QTest::mouseRelease(&view, button, {}, to);
  }

  Game game = rich_table();
  TableView view;
};

TEST_F(View, FitsTheWholeTableIntoItsFrame) {
  const QRectF table = view.projection().to_paper(Box{{0, 0}, {72, 48}});
  EXPECT_TRUE(view.frame().contains(table));
  EXPECT_GT(table.width(), view.frame().width() * 0.9);
}

TEST_F(View, ZoomsWithTheWheelAboutThePointUnderTheCursor) {
  const QPointF cursor(300, 200);
  const Vec before = view.projection().to_table(cursor);
  const double scale = view.projection().scale;
  wheel(cursor, 120);
  EXPECT_GT(view.projection().scale, scale * 1.1);
  EXPECT_NEAR(view.projection().to_table(cursor).x, before.x, 1e-9);
  EXPECT_NEAR(view.projection().to_table(cursor).y, before.y, 1e-9);
  wheel(cursor, -120);
  EXPECT_NEAR(view.projection().scale, scale, 1e-9);
}

TEST_F(View, ZoomsAndFitsWithKeys) {
  const double scale = view.projection().scale;
  QTest::keyClick(&view, Qt::Key_Plus, Qt::ControlModifier);
  EXPECT_THAT(view.projection().scale, Gt(scale));
  QTest::keyClick(&view, Qt::Key_Minus, Qt::ControlModifier);
  QTest::keyClick(&view, Qt::Key_Minus, Qt::ControlModifier);
  EXPECT_THAT(view.projection().scale, Lt(scale));
  QTest::keyClick(&view, Qt::Key_0, Qt::ControlModifier);
  EXPECT_THAT(view.projection().scale, DoubleNear(scale, 1e-9));
}

TEST_F(View, ZoomHasEndsAtBothSides) {
  for (int i = 0; i < 200; ++i) view.zoom_in();
  EXPECT_THAT(view.projection().scale, DoubleNear(400, 1e-9));
  for (int i = 0; i < 400; ++i) view.zoom_out();
  EXPECT_THAT(view.projection().scale, Gt(0.1));
}

TEST_F(View, PansWithTheMiddleButtonByAsMuchAsThePointerGoes) {
  view.zoom_at({500, 300}, 3);
  const QPointF origin = view.projection().origin;
  drag(Qt::MiddleButton, {500, 300}, {460, 340});
  EXPECT_EQ(view.projection().origin - origin, QPointF(-40, 40));
}

TEST_F(View, PansWithSpaceAndTheLeftButton) {
  view.zoom_at({500, 300}, 3);
  const QPointF origin = view.projection().origin;
  QTest::keyPress(&view, Qt::Key_Space);
  drag(Qt::LeftButton, {500, 300}, {480, 310});
  QTest::keyRelease(&view, Qt::Key_Space);
  EXPECT_EQ(view.projection().origin - origin, QPointF(-20, 10));
}

TEST_F(View, PansWithTheArrowKeys) {
  view.zoom_at({500, 300}, 3);
  const double x = view.projection().origin.x();
  QTest::keyClick(&view, Qt::Key_Right);
  EXPECT_LT(view.projection().origin.x(), x);
}

TEST_F(View, NeverPansTheTableOutOfSight) {
  view.pan_by({1e6, -1e6});
  EXPECT_TRUE(view.projection().to_paper(Box{{0, 0}, {72, 48}}).intersects(view.frame()));
}

TEST_F(View, KeepsTheFitWhenItIsResizedUntilThePlayerZooms) {
  view.resize(700, 700);
  EXPECT_TRUE(view.frame().contains(view.projection().to_paper(Box{{0, 0}, {72, 48}})));
  view.zoom_in();
  const double scale = view.projection().scale;
  view.resize(1000, 700);
  EXPECT_EQ(view.projection().scale, scale);
}

TEST_F(View, TellsWhatIsUnderAPoint) {
  EXPECT_EQ(view.piece_at(where("tank-2")), piece("tank-2"));
  EXPECT_EQ(view.piece_at({36, 20}), std::nullopt);
}

TEST_F(View, SelectsTheModelThatIsClickedAndNoneOnBareGround) {
  QTest::mouseClick(&view, Qt::LeftButton, {}, place(where("tank-2")));
  EXPECT_THAT(view.selection(), ElementsAre(piece("tank-2")));
  QTest::mouseClick(&view, Qt::LeftButton, Qt::ControlModifier, place(where("tank-1")));
  EXPECT_THAT(view.selection(), ElementsAre(piece("tank-2"), piece("tank-1")));
  QTest::mouseClick(&view, Qt::LeftButton, {}, place({36, 20}));
  EXPECT_THAT(view.selection(), SizeIs(0));
}

TEST_F(View, TabGoesFromModelToModelAndThenLeavesTheTable) {
  view.setFocus();
  QTest::keyClick(&view, Qt::Key_Tab);
  EXPECT_THAT(view.selection(), ElementsAre(PieceIndex{0}));
  QTest::keyClick(&view, Qt::Key_Tab);
  EXPECT_THAT(view.selection(), ElementsAre(PieceIndex{1}));
  QTest::keyClick(&view, Qt::Key_Backtab, Qt::ShiftModifier);
  EXPECT_THAT(view.selection(), ElementsAre(PieceIndex{0}));
  EXPECT_FALSE(view.select_next(false));
  int stops = 1;
  while (view.select_next(true)) ++stops;
  EXPECT_EQ(stops, 20);  // one of the 21 is aboard another
}

TEST_F(View, TellsWhereThePointerIs) {
  std::optional<Vec> at;
  QObject::connect(&view, &TableView::hovered, &view, [&](const auto& p) { at = p; });
  const QPoint p = place({10, 12});
  QTest::mouseMove(&view, p);
  ASSERT_TRUE(at.has_value());
  EXPECT_NEAR(at->x, 10, 0.1);
  EXPECT_NEAR(at->y, 12, 0.1);
}

TEST_F(View, SaysInWordsWhatItShows) {
  EXPECT_FALSE(view.accessibleName().isEmpty());
  view.set_selection({piece("tank-2")});
  EXPECT_TRUE(view.accessibleDescription().contains("Panther"));
  EXPECT_TRUE(view.accessibleDescription().contains("immobilised"));
}

TEST_F(View, BringsAPlaceIntoViewWithoutZooming) {
  view.zoom_at({100, 100}, 6);
  const double scale = view.projection().scale;
  view.bring_into_view({70, 2});
  EXPECT_TRUE(view.frame().contains(view.projection().to_paper(Vec{70, 2})));
  EXPECT_EQ(view.projection().scale, scale);
}

TEST_F(View, ShowsAChangedGameWhereItWas) {
  view.zoom_at({100, 100}, 2);
  const Projection before = view.projection();
  Piece moved = game.piece(piece("tank-1"));
  moved.pose.at = {30, 30};
  view.show_game(game.with_piece(piece("tank-1"), moved));
  EXPECT_EQ(view.projection().origin, before.origin);
  EXPECT_EQ(view.piece_at({30, 30}), piece("tank-1"));
}

/// The share of pixels that are not alike, a little smoothing forgiven.
double unlike(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) return 1;
  int different = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x)
      if (std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 24) ++different;
  return static_cast<double>(different) / (a.width() * a.height());
}

/// What the view shows after a change is what it would show had it always been so.
TEST_F(View, PaintsTheSameWhetherAModelMovedOrAlwaysStoodThere) {
  view.clearFocus();
  (void)view.grab();
  Piece moved = game.piece(piece("tank-1"));
  moved.pose.at = {30, 30};
  const Game after = game.with_piece(piece("tank-1"), moved);
  view.show_game(after);
  const QImage changed = view.grab().toImage();
  TableView fresh;
  fresh.resize(view.size());
  fresh.show_game(after);
  fresh.fit();
  EXPECT_EQ(view.projection().origin, fresh.projection().origin);
  EXPECT_LT(unlike(changed, fresh.grab().toImage()), 2e-5);
}

TEST_F(View, PaintsTheSameWhetherPannedThereOrDrawnThere) {
  view.zoom_at({500, 300}, 2);
  ASSERT_TRUE(becomes_sharp(view));
  (void)view.grab();
  view.pan_by({-130, 75});
  const QImage panned = view.grab().toImage();
  view.set_view_style(view.view_style());  // draws all anew
  const QImage drawn = view.grab().toImage();
  EXPECT_LT(unlike(panned, drawn), 5e-4);
}

/// What was painted anew on a widget.
class PaintedRegion : public QObject {
 public:
  explicit PaintedRegion(QWidget& widget) { widget.installEventFilter(this); }
  QRegion take() { return std::exchange(region_, {}); }

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::Paint) region_ += static_cast<QPaintEvent*>(event)->region();
    return false;
  }

 private:
  QRegion region_;
};

int area_of(const QRegion& region) {
  int area = 0;
  for (const QRect& part : region) area += part.width() * part.height();
  return area;
}

/// The judgement of `rich_judgement`, for the first piece and with its way across that place.
Judgement judgement_about(const Game& game, Vec place) {
  Judgement judgement = rich_judgement(game);
  judgement.trace.pieces[0].piece = PieceIndex{0};
  for (Cost& cost : judgement.ruling.costs) cost.piece = PieceIndex{0};
  judgement.ruling.furthest[0].piece = PieceIndex{0};
  for (TracedStep& step : judgement.trace.pieces[0].steps)
    for (Pose* pose : {&step.before, &step.after}) pose->at = pose->at + place - Vec{20, 5};
  return judgement;
}

TEST_F(View, PaintsOfADragOverACrowdedTableOnlyWhatMoves) {
  const Game crowded = crowded_table(10'000, 2'000);
  view.show_game(crowded);
  view.zoom_at({500, 300}, 4);
  ASSERT_TRUE(becomes_sharp(view));
  const Vec middle = view.projection().to_table(view.frame().center());
  const StillPicture::TileCount before = tiles_of(view);
  PaintedRegion painted(view);
  for (int i = 0; i < 12; ++i) {
    const Vec place = middle + Vec{0.1 * i, 0};
    view.show_ruling(crowded, std::make_shared<const Judgement>(judgement_about(game, place)));
    QCoreApplication::sendPostedEvents(&view, QEvent::UpdateRequest);
    QCoreApplication::processEvents();
    if (i > 0) {
      EXPECT_LT(area_of(painted.take()), view.width() * view.height() / 2) << i;
    }
  }
  EXPECT_EQ(tiles_of(view).painted, before.painted) << "the table stands still";
  EXPECT_EQ(tiles_of(view).due, 0U);
  EXPECT_LT(moving_part_of(view).points * 5, still_part_of(view).points);
}

TEST_F(View, LeavesAHugeWoodToTheOtherThreadWhileItZooms) {
  Game::Parts parts;
  parts.table = {72, 48, {}};
  Feature wood;
  wood.id = "wood";
  wood.kind = Kind::wood;
  wood.shape = MultiPolygon{{{{6, 4}, {66, 4}, {66, 44}, {6, 44}}, {}}};
  parts.terrain.push_back(wood);
  view.resize(2560, 1440);
  view.show_game(Game(std::move(parts)));
  ASSERT_TRUE(becomes_sharp(view));
  for (const double factor : {1.6, 0.5, 3.0}) {
    view.zoom_at({1280, 720}, factor);
    const std::uint64_t painted = tiles_of(view).painted;
    view.repaint();
    EXPECT_GT(tiles_of(view).due, 0U) << "a step of zoom shows the old tiles and waits for none";
    EXPECT_EQ(tiles_of(view).painted, painted);
    ASSERT_TRUE(becomes_sharp(view));
    EXPECT_LT(moving_part_of(view).points * 5, still_part_of(view).points) << factor;
  }
}

}  // namespace
}  // namespace linesman
