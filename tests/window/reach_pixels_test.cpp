// The movement range in the window, read by its pixels: filled where a model can end, bare where it cannot, dotted
// where nothing is known. LINESMAN_TABLES=20 asks at 500 places about every action of every example.
#include <gtest/gtest.h>

#include <QImage>
#include <QRegularExpression>
#include <map>
#include <random>

#include "geometry/shapes/area.h"
#include "support/tables_tried.h"
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

class RangeTest : public WindowTest {
 protected:
  void shade(const std::string& piece, const std::string& action) {
    Order order;
    order.who = OnePiece{piece};
    order.action = action;
    session().selected().select({piece});
    session().proposal().propose(order);
    key(Qt::Key_R);
    ASSERT_TRUE(wait_until([&] { return range() && range()->refined; }));
    session().selected().select({});
    session().proposal().propose(order);
  }
  /// Pictures with the range and without, large enough to be read; where its places are.
  Box take_pictures() {
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
    return all;
  }
  /// The part of the view in which nothing but the table is drawn: the key lies in a corner.
  QRectF readable() { return view().frame().adjusted(8, 8, -260, -180); }
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

class RangeByItsPixels : public RangeTest, public testing::WithParamInterface<RangeCase> {};

TEST_P(RangeByItsPixels, IsFilledBareAndDotted) {
  open_example(GetParam().game);
  shade(GetParam().piece, GetParam().action);
  const Box all = take_pictures();
  const QRectF frame = readable();
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

/// Of every example the first model that can be asked about alone.
class RangeOfExample : public RangeTest, public testing::WithParamInterface<QString> {
 protected:
  std::vector<std::string> actions_of(const Piece& piece) {
    Question question;
    question.who = {piece.id};
    question.to = AnywhereAsked{};
    const auto rows = AskedRows::of(*session().hearing(), question);
    return rows ? rows->actions() : std::vector<std::string>{};
  }
  Row answered(const std::string& piece, const std::string& action, Vec place) {
    Question question;
    question.who = {piece};
    question.how.action = action;
    PlaceAsked to;
    to.ends.set_all({place, {}, {}, {}});
    question.to = to;
    const auto answer = ask(*session().hearing(), question);
    EXPECT_TRUE(answer) << (answer ? "" : answer.problem().sentence());
    return answer ? answer->rows.front() : Row{};
  }
  /// Filled where the answer is yes, bare where it is no: seen at places at random.
  void compare(const std::string& piece, const std::string& action) {
    const Box all = take_pictures();
    const QRectF frame = readable();
    std::mt19937 any(11);  // NOLINT: the same places every time
    std::uniform_real_distribution<double> along(-0.1, 1.1);
    const std::uint64_t places = tables_tried(25);
    std::uint64_t seen = 0;
    for (std::uint64_t i = 0; i < 20 * places && seen < places && !HasFailure(); ++i) {
      const Vec place{all.min.x + along(any) * (all.max.x - all.min.x),
                      all.min.y + along(any) * (all.max.y - all.min.y)};
      if (!frame.contains(view().projection().to_paper(place))) continue;
      const double changed = changed_round(place);
      if (changed > 0 && changed < 1 && !expected(place, 9 / view().projection().scale)) continue;  // a border
      ++seen;
      const Row row = answered(piece, action, place);
      SCOPED_TRACE(piece + ", " + action + " to " + std::to_string(place.x) + ", " + std::to_string(place.y));
      if (changed == 1) {
        EXPECT_TRUE(row.is_yes()) << "filled";
      }
      if (changed == 0) {
        EXPECT_FALSE(row.is_yes()) << "bare";
      }
    }
    EXPECT_GT(seen, 0U) << piece << ", " << action;
  }
};

TEST_P(RangeOfExample, IsFilledWhereTheAnswerIsYesAndBareWhereItIsNo) {
  open_example(GetParam().toUtf8().constData());
  ASSERT_TRUE(session().hearing());
  if (session().game().table().hex) GTEST_SKIP() << "hexes are painted whole";
  std::string piece;
  std::vector<std::string> actions;
  for (const auto& each : session().game().pieces()) {
    if (!each->on_table() || !piece.empty()) continue;
    actions = actions_of(*each);
    if (!actions.empty()) piece = each->id;
  }
  ASSERT_FALSE(piece.empty());
  std::uint64_t shaded = 0;
  for (const std::string& action : actions) {
    if (shaded == tables_tried(1)) break;
    shade(piece, action);
    if (HasFailure()) return;
    const bool any =
        view().reach() && !range()->reaches.empty() && !range()->reaches.front().rolls.empty() && !most().inner.empty();
    if (any) compare(piece, action);
    shaded += any;
    session().proposal().drop();
    key(Qt::Key_R);
    settle();
  }
}

INSTANTIATE_TEST_SUITE_P(Of, RangeOfExample, testing::ValuesIn(example_names()), [](const auto& tested) {
  QString name = tested.param;
  return name.remove(QRegularExpression("[^a-z0-9]")).toStdString();
});

}  // namespace
}  // namespace linesman::testing_window
