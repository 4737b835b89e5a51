// The movement range in the window, read by its pixels: filled where a model can end, bare where it cannot, dotted
// where nothing is known.
#include <gtest/gtest.h>

#include <QImage>
#include <map>
#include <random>

#include "geometry/shapes/area.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

enum class Look { filled, bare, dotted };

struct RangeCase {
  const char* game;
  const char* piece;
  const char* action;
};

void PrintTo(const RangeCase& asked, std::ostream* out) { *out << asked.piece; }

class RangeByItsPixels : public WindowTest, public testing::WithParamInterface<RangeCase> {
 protected:
  void shade() {
    open_example(GetParam().game);
    Order order;
    order.who = OnePiece{GetParam().piece};
    order.action = GetParam().action;
    session().select({GetParam().piece});
    session().propose(order);
    key(Qt::Key_R);
    ASSERT_TRUE(wait_until([&] { return range() && range()->refined; }));
    session().select({});
    session().propose(order);
  }
  const ReachPtr& range() { return window->reach().answer(); }
  const RollReach& most() { return range()->reaches.front().rolls.back(); }

  QImage grabbed(bool shown) {
    view().show_reach(shown ? shown_ : nullptr);
    handle_events();
    return view().grab().toImage().convertToFormat(QImage::Format_RGB32);
  }
  /// Pixels that the range has changed in a square round a place, of all.
  double changed_round(Vec place) const {
    constexpr int HALF = 6;  // pixels: a square of two dots each way
    const QPoint middle = on_view(place);
    int changed = 0;
    for (int y = -HALF; y < HALF; ++y)
      for (int x = -HALF; x < HALF; ++x)
        changed += with_.pixel(middle + QPoint(x, y)) != without_.pixel(middle + QPoint(x, y));
    return changed / (4.0 * HALF * HALF);
  }
  /// As the answer has it; nothing within `near` inches of a border.
  std::optional<Look> expected(Vec place, double near) {
    std::optional<Look> look;
    for (const Vec off : {Vec{}, Vec{1, 0}, Vec{-1, 0}, Vec{0, 1}, Vec{0, -1}, Vec{0.7, 0.7}, Vec{0.7, -0.7},
                          Vec{-0.7, 0.7}, Vec{-0.7, -0.7}}) {
      const Look here = Area(most().inner).holds(place + off * near)   ? Look::filled
                        : Area(most().outer).holds(place + off * near) ? Look::dotted
                                                                       : Look::bare;
      if (look && *look != here) return std::nullopt;
      look = here;
    }
    return look;
  }

  std::shared_ptr<const ShownReach> shown_;
  QImage with_;
  QImage without_;
};

TEST_P(RangeByItsPixels, IsFilledBareAndDotted) {
  shade();
  auto shown = std::make_shared<ShownReach>(*view().reach());
  shown->snapshot.title.clear();
  for (Reach& reach : shown->snapshot.reaches)
    for (RollReach& roll : reach.rolls) roll.roll = "given";  // without the odds that lie on its borders
  const Box all = reach_box(shown->game, shown->snapshot);
  shown_ = shown;
  view().fit();
  view().zoom_at(view().projection().to_paper((all.min + all.max) * 0.5), 2);
  view().bring_into_view((all.min + all.max) * 0.5);
  without_ = grabbed(false);
  with_ = grabbed(true);
  const QRectF frame = view().frame().adjusted(8, 8, -260, -180);  // the key lies in its corner
  const double near = 9 / view().projection().scale;
  std::mt19937 any(7);  // NOLINT: the same places every time
  std::uniform_real_distribution<double> along(-0.1, 1.1);
  std::map<Look, int> looked;
  for (int i = 0; i < 500; ++i) {
    const Vec place{all.min.x + along(any) * (all.max.x - all.min.x), all.min.y + along(any) * (all.max.y - all.min.y)};
    const auto look = expected(place, near);
    if (!look || !frame.contains(view().projection().to_paper(place))) continue;
    ++looked[*look];
    const double changed = changed_round(place);
    if (*look == Look::filled) {
      EXPECT_EQ(changed, 1) << place.x << ", " << place.y;
    }
    if (*look == Look::bare) {
      EXPECT_EQ(changed, 0) << place.x << ", " << place.y;
    }
    if (*look == Look::dotted) {
      EXPECT_GT(changed, 0.02) << place.x << ", " << place.y;
      EXPECT_LT(changed, 0.6) << place.x << ", " << place.y;
    }
  }
  EXPECT_GT(looked[Look::filled], 10);
  EXPECT_GT(looked[Look::filled] + looked[Look::bare] + looked[Look::dotted], 40);
}

INSTANTIATE_TEST_SUITE_P(Of, RangeByItsPixels,
                         testing::Values(RangeCase{"pips-river", "chaffee", "cautious"},
                                         RangeCase{"mobility-convoy", "apc-1", "move"},
                                         RangeCase{"orders-gap", "churchill", "run"}));

}  // namespace
}  // namespace linesman::testing_window
