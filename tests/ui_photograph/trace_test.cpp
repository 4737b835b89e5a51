// A player puts models and terrain on a rendered photograph, by events. A gesture is a press with its release, a key,
// or a turn of the wheel: about two of them take three seconds.
#include "ui/window/photograph/trace_controls.h"
#include "ui/window/photograph/trace_dialog.h"

#include <gmock/gmock.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>

#include "base/heading.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "support/built_rulesets.h"
#include "support/documents.h"
#include "support/photo_renderer.h"
#include "support/random.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using files_test::json;
using ::testing::HasSubstr;

constexpr double BASE_TOP = 0.1;  // inches

struct TrueModel {
  Footprint base;
  Pose pose;
};

/// The truth of a table: 40 models in four units, one of them on oblong bases, and 12 pieces of terrain.
struct TrueTable {
  std::vector<TrueModel> models;
  std::vector<std::pair<Vec, double>> terrain;  ///< middle and facing of pieces of 5 by 4 inches
  photo_test::Scene scene;

  explicit TrueTable(std::uint64_t seed) {
    Random random(seed);
    std::vector<Vec> places;
    for (int column = 0; column < 9; ++column)
      for (int row = 0; row < 6; ++row)
        places.push_back({4 + 8.0 * column + random.between(-0.7, 0.7), 4 + 8.0 * row + random.between(-0.7, 0.7)});
    random.shuffle(places);
    for (int i = 0; i < 12; ++i) {
      terrain.emplace_back(places[static_cast<std::size_t>(i)], random.between(0, 90));
      const auto& [at, facing] = terrain.back();
      scene.things.push_back({{at.x, at.y, 0},
                              facing,
                              {2.5, 2},
                              i % 2 == 0 ? photo_test::Triple{0.4, 0.35, 0.25} : photo_test::Triple{0.03, 0.06, 0.02}});
    }
    for (int i = 0; i < 40; ++i) {
      const bool oblong = i >= 30;
      const Pose pose{places[static_cast<std::size_t>(12 + i)], oblong ? 90 + random.between(-8, 8) : 0, 0};
      Footprint base = CircleBase{1.26};
      if (oblong) base = RectangleBase{1, 2};
      models.push_back({base, pose});
      const photo_test::Pair half = oblong ? photo_test::Pair{0.5, 1} : photo_test::Pair{0.63, 0.63};
      const photo_test::Triple colour =
          i % 3 == 0 ? photo_test::Triple{0.5, 0.5, 0.45} : photo_test::Triple{0.03, 0.03, 0.04};
      scene.things.push_back({{pose.at.x, pose.at.y, BASE_TOP}, pose.facing, half, colour, !oblong});
      // The model itself leans over its base as the camera sees it.
      scene.things.push_back({{pose.at.x, pose.at.y, 0.6}, pose.facing, {0.2, 0.3}, {0.25, 0.2, 0.15}, true});
    }
  }

  /// The game before anything is put: all models stand at the edge.
  static Game game() {
    std::string pieces;
    std::string units;
    for (int unit = 0; unit < 4; ++unit) {
      units += std::string(unit > 0 ? "," : "") + R"({"id": "unit-)" + std::to_string(unit) + R"(", "side": "red"})";
      for (int i = 0; i < 10; ++i) {
        const std::string id = std::to_string(10 * unit + i);
        pieces += std::string(pieces.empty() ? "" : ",") + R"({"id": "m)" + id + R"(", "unit": "unit-)" +
                  std::to_string(unit) + R"(", "at": [1, 1], "facing": 0, "base": )" +
                  (unit == 3 ? R"({"shape": "rectangle", "width": 1, "length": 2})"
                             : R"({"shape": "circle", "diameter": 1.26})") +
                  R"(, "traits": {"troop": "infantry"}})";
      }
    }
    return files_test::read(json(R"({"linesman": 1, "ruleset": "orders", "table": {"width": 72, "depth": 48},
      "terrain": [], "units": [)" +
                                 units + R"(], "pieces": [)" + pieces + "]}"))
        .game;
  }
};

double median_of(std::vector<double> all) {
  std::sort(all.begin(), all.end());
  return all[all.size() / 2];
}

class ATracedPhotograph : public ::testing::Test {
 protected:
  ATracedPhotograph() {
    session.open({TrueTable::game(), Value()}, {});
    stand.tilt = 35;
    stand.bearing = 187;
    lens.k1 = 0.006;
    stand = that_sees_all(lens, stand, 72, 48, 1);
  }

  QString photograph(const photo_test::Scene& scene) const {
    const photo_test::Rendered picture = photo_test::rendered(photo_test::RenderedCamera(lens, stand), scene, {});
    const QImage image(picture.bytes.data(), picture.width, picture.height, 3 * picture.width, QImage::Format_RGB888);
    const QString path = QString::fromStdString(folder / "table.jpg");
    EXPECT_TRUE(image.save(path, "JPEG", 92));
    return path;
  }

  void open(const QString& path) {
    dialog = std::make_unique<TraceDialog>(session, path, QString());
    dialog->resize(1340, 700);
    dialog->show();
    constexpr int PATIENCE = 120'000;  // ms
    QElapsedTimer clock;
    clock.start();
    while (!dialog->is_ready() && clock.elapsed() < PATIENCE) QApplication::processEvents(QEventLoop::AllEvents, 20);
    ASSERT_TRUE(dialog->is_ready());
    QApplication::processEvents();
  }

  PhotoView& view() { return dialog->view(); }

  // The hand of the player. What it points at is off by up to two pixels of the screen.

  QPointF on_screen(const photo_test::Triple& place, double slip = 2) {
    const auto seen = photo_test::RenderedCamera(lens, stand).seen(place);
    return view().frame().shown({(*seen)[0], (*seen)[1]}) +
           QPointF(hand.between(-slip, slip), hand.between(-slip, slip));
  }
  void mouse(QEvent::Type type, const QPointF& at, Qt::MouseButton button, Qt::KeyboardModifiers keys) {
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MouseButtons(button);
    QMouseEvent event(type, at, view().mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : button, held, keys);
    QApplication::sendEvent(&view(), &event);
  }
  void point(const QPointF& at) { mouse(QEvent::MouseMove, at, Qt::NoButton, Qt::NoModifier); }
  void drag(const QPointF& from, const QPointF& to, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    ++gestures;
    point(from);
    mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, keys);
    if (to != from) mouse(QEvent::MouseMove, to, Qt::LeftButton, keys);
    mouse(QEvent::MouseButtonRelease, to, Qt::LeftButton, keys);
  }
  void click(const QPointF& at, Qt::KeyboardModifiers keys = Qt::NoModifier) { drag(at, at, keys); }
  void type(int key) {
    ++gestures;
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
    QApplication::sendEvent(&view(), &event);
  }
  void turn_wheel(int notches) {
    ++gestures;
    const QPointF at = view().rect().center();
    QWheelEvent event(at, view().mapToGlobal(at), {}, {0, -120 * notches}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view(), &event);
  }
  void press(QPushButton& button) {
    ++gestures;
    button.click();
  }
  void choose(QComboBox& box, int row) {
    gestures += 2;  // opened, and chosen from
    box.setCurrentIndex(row);
  }

  /// A pin is dragged to its place with the magnifier: right to a pixel of the photograph.
  void pin_corners() {
    for (const auto& corner : {photo_test::Triple{0, 0, 0}, {72, 0, 0}, {72, 48, 0}, {0, 48, 0}}) {
      const QPointF at = on_screen(corner, 1.2 * view().frame().scale);
      drag(at + QPointF(4, 3), at);
    }
  }

  void keep(const char* name) {
    const QString kept = qEnvironmentVariable("LINESMAN_PICTURES");
    if (!kept.isEmpty()) dialog->grab().save(kept + "/" + name);
  }

  photo_test::Lens lens;
  photo_test::Stand3 stand;
  Random hand{11};
  int gestures = 0;
  TemporaryFolder folder;
  Session session{built_rulesets()};
  std::unique_ptr<TraceDialog> dialog;
};

constexpr int GESTURES_IN_20_SECONDS = 13;
constexpr int GESTURES_IN_6_MINUTES = 240;

TEST_F(ATracedPhotograph, HasFortyModelsAndTwelvePiecesOfTerrainInSixMinutes) {
  const TrueTable truth(3);
  open(photograph(truth.scene));
  keep("trace-begin.png");
  pin_corners();
  ASSERT_TRUE(dialog->controls().button(TraceStep::models).isEnabled())
      << dialog->controls().words->text().toStdString();
  point(on_screen({72, 0, 0}, 0));
  keep("trace-pins.png");
  press(dialog->controls().button(TraceStep::terrain));
  for (int i = 0; i < 12; ++i) {
    if (i % 4 == 0) choose(*dialog->controls().kind, i / 4);
    const auto& [at, facing] = truth.terrain[static_cast<std::size_t>(i)];
    for (const Vec corner : {Vec{-2.5, -2}, Vec{2.5, -2}, Vec{2.5, 2}, Vec{-2.5, 2}}) {
      const Vec place = at + rotated(corner, facing);
      click(on_screen({place.x, place.y, 0}));
    }
    if (i == 11) keep("trace-terrain.png");
    type(Qt::Key_Return);
  }
  press(dialog->controls().button(TraceStep::models));
  for (int unit = 0; unit < 4; ++unit) {
    const int before = gestures;
    type(Qt::Key_1 + unit);
    if (unit == 3) turn_wheel(6);
    for (int i = 0; i < 10; ++i) {
      const Pose& pose = truth.models[static_cast<std::size_t>(10 * unit + i)].pose;
      click(on_screen({pose.at.x, pose.at.y, BASE_TOP}));
      if (unit == 2 && i == 5) {
        const Pose& next = truth.models[static_cast<std::size_t>(10 * unit + i + 1)].pose;
        point(on_screen({next.at.x, next.at.y, BASE_TOP}));
        keep("trace-models.png");
      }
    }
    EXPECT_LE(gestures - before, GESTURES_IN_20_SECONDS);
  }
  EXPECT_LE(gestures, GESTURES_IN_6_MINUTES);

  const Game& game = dialog->table().game();
  std::vector<double> off;
  std::vector<double> turned;
  std::size_t covered = 0;
  for (std::size_t i = 0; i < truth.models.size(); ++i) {
    const Piece& piece = game.piece(static_cast<PieceIndex>(i));
    off.push_back(distance(piece.pose.at, truth.models[i].pose.at));
    ASSERT_TRUE(piece.error);
    if (off.back() <= piece.error->distance) ++covered;
    if (i >= 30) turned.push_back(angle_between(piece.pose.facing, truth.models[i].pose.facing));
  }
  std::vector<double> corners_off;
  ASSERT_EQ(game.terrain().size(), truth.terrain.size());
  for (std::size_t i = 0; i < truth.terrain.size(); ++i) {
    const auto* polygons = std::get_if<MultiPolygon>(&game.terrain()[i].shape);
    ASSERT_NE(polygons, nullptr);
    const auto& [at, facing] = truth.terrain[i];
    for (const Vec corner : {Vec{-2.5, -2}, Vec{2.5, -2}, Vec{2.5, 2}, Vec{-2.5, 2}}) {
      double least = HUGE_VAL;
      for (const Vec drawn : polygons->front().outer)
        least = std::min(least, distance(drawn, at + rotated(corner, facing)));
      corners_off.push_back(least);
    }
  }
  std::printf(
      "%d gestures; models 50%% %.3f, worst %.3f inches, %zu of 40 as well as said; facing 50%% %.1f degrees; "
      "corners of terrain 50%% %.3f, worst %.3f inches\n",
      gestures, median_of(off), *std::max_element(off.begin(), off.end()), covered, median_of(turned),
      median_of(corners_off), *std::max_element(corners_off.begin(), corners_off.end()));
  EXPECT_LE(median_of(off), 0.1);
  EXPECT_LE(median_of(corners_off), 0.1);
  EXPECT_LE(median_of(turned), 3);
  EXPECT_GE(covered, 38u);
}

TEST_F(ATracedPhotograph, MagnifiesThePlaceUnderThePointer) {
  open(photograph(photo_test::Scene{}));
  const QImage before = view().grab().toImage();
  point({300, 300});
  const QImage after = view().grab().toImage();
  // To the upper right of the pointer.
  EXPECT_NE(before.copy(340, 150, 120, 120), after.copy(340, 150, 120, 120));
  EXPECT_EQ(before.copy(600, 400, 60, 60), after.copy(600, 400, 60, 60));
}

TEST_F(ATracedPhotograph, SaysThatExchangedPinsMeanNothing) {
  open(photograph(photo_test::Scene{}));
  for (const auto& corner : {photo_test::Triple{72, 0, 0}, {0, 0, 0}, {72, 48, 0}, {0, 48, 0}})
    click(on_screen(corner));
  EXPECT_THAT(dialog->controls().words->text().toStdString(), HasSubstr("exchanged"));
  EXPECT_FALSE(dialog->controls().button(TraceStep::models).isEnabled());
  EXPECT_FALSE(dialog->controls().take->isEnabled());
}

TEST_F(ATracedPhotograph, ThatIsNoneIsSaidSo) {
  open(QString::fromStdString(folder.write("text.jpg", "no picture")));
  EXPECT_THAT(dialog->controls().words->text().toStdString(), HasSubstr("no picture"));
  click({300, 300});
  type(Qt::Key_1);
  EXPECT_FALSE(dialog->controls().take->isEnabled());
  EXPECT_EQ(dialog->traced_game().pieces().size(), session.game().pieces().size());
}

TEST_F(ATracedPhotograph, TakesASheetOfPaperForItsPins) {
  photo_test::Scene scene;
  scene.things.push_back({{36, 24, 0}, 0, {8.268 / 2, 11.693 / 2}, {0.8, 0.8, 0.8}});
  open(photograph(scene));
  choose(*dialog->controls().thing, 1);
  for (const auto& [x, y] : {std::pair{-1.0, -1.0}, {1.0, -1.0}, {1.0, 1.0}, {-1.0, 1.0}}) {
    const QPointF at = on_screen({36 + x * 8.268 / 2, 24 + y * 11.693 / 2, 0}, view().frame().scale);
    drag(at + QPointF(5, 5), at);
  }
  ASSERT_TRUE(dialog->table().camera()) << dialog->controls().words->text().toStdString();
  const auto seen = photo_test::RenderedCamera(lens, stand).seen({44, 20, 0});
  EXPECT_LT(distance(*dialog->table().camera()->place_at({(*seen)[0], (*seen)[1]}, 0), {44, 20}), 0.5);
}

TEST_F(ATracedPhotograph, NeedsNoPinsWhereTheTableHasItsMarkers) {
  photo_test::Scene scene;
  scene.tags = {{0, {2, 2, 0}, 0, 3}, {1, {70, 2, 0}, 0, 3}, {2, {70, 46, 0}, 0, 3}, {3, {2, 46, 0}, 0, 3}};
  open(photograph(scene));
  EXPECT_TRUE(dialog->table().camera());
  EXPECT_TRUE(dialog->controls().button(TraceStep::models).isChecked());
}

TEST_F(ATracedPhotograph, IsTakenBackStepByStepAndTurnsAModelByADrag) {
  const TrueTable truth(5);
  open(photograph(truth.scene));
  pin_corners();
  press(dialog->controls().button(TraceStep::models));
  type(Qt::Key_4);
  const QPointF at = on_screen({30, 24, BASE_TOP}, 0);
  // Alt: no edge pulls. The drag goes to the east.
  drag(at, on_screen({34, 24, BASE_TOP}, 0), Qt::AltModifier);
  const Piece& put = dialog->table().game().piece(PieceIndex{30});
  EXPECT_LT(distance(put.pose.at, {30, 24}), 0.1);
  EXPECT_LT(angle_between(put.pose.facing, 90), 1);
  EXPECT_EQ(dialog->table().put().size(), 1u);
  type(Qt::Key_Return);  // the second of the unit is left out
  click(on_screen({20, 24, BASE_TOP}), Qt::AltModifier);
  EXPECT_TRUE(dialog->table().put().contains(PieceIndex{32}));
  type(Qt::Key_Backspace);
  type(Qt::Key_Backspace);
  EXPECT_EQ(dialog->table().put().size(), 0u);
  EXPECT_EQ(dialog->table().game().piece(PieceIndex{30}).pose.at, (Vec{1, 1}));
}

TEST_F(ATracedPhotograph, GoesUnderTheTerrainOnceItIsMadeStraight) {
  open(photograph(photo_test::Scene{}));
  EXPECT_FALSE(dialog->controls().take->isEnabled());
  pin_corners();
  dialog->controls().under->setChecked(true);
  EXPECT_TRUE(dialog->controls().take->isEnabled());
  dialog->accept();
  QElapsedTimer clock;
  clock.start();
  while (dialog->result() != QDialog::Accepted && clock.elapsed() < 120'000)
    QApplication::processEvents(QEventLoop::AllEvents, 20);
  ASSERT_EQ(dialog->result(), QDialog::Accepted);
  EXPECT_FALSE(dialog->traced_game().annotation(BACKDROP).is_null());
}

}  // namespace
}  // namespace linesman
