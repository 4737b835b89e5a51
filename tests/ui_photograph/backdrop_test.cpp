#include <gmock/gmock.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>

#include "files/documents/document.h"
#include "files/json.h"
#include "support/documents.h"
#include "support/temporary_folder.h"
#include "ui/table/table_view.h"
#include "ui/window/photograph/backdrop_dialog.h"

namespace linesman {
namespace {

constexpr const char* BARE_TABLE =
    R"({"linesman": 1, "ruleset": "orders", "table": {"width": 40, "depth": 20}, "terrain": [], "pieces": []})";

/// A red map twice as wide as it is high.
class AMap : public ::testing::Test {
 protected:
  AMap() {
    QImage map(200, 100, QImage::Format_RGB32);
    map.fill(Qt::red);
    EXPECT_TRUE(map.save(path));
  }

  static void wait_for(const BackdropDialog& dialog) {
    constexpr int PATIENCE = 60'000;  // ms
    QElapsedTimer clock;
    clock.start();
    while (!dialog.is_finished() && clock.elapsed() < PATIENCE) QApplication::processEvents(QEventLoop::AllEvents, 20);
    ASSERT_TRUE(dialog.is_finished());
  }

  TemporaryFolder folder;
  QString path = QString::fromStdString(folder / "map.png");
  Game game = files_test::read(files_test::json(BARE_TABLE)).game;
};

TEST_F(AMap, GoesInsideTheDocumentWithItsSizeAndOpacity) {
  BackdropDialog dialog(game, path, {}, LengthUnit::inch);
  wait_for(dialog);
  EXPECT_EQ(dialog.kind().currentIndex(), 1) << "it shows no markers";
  dialog.width_on_table().set_number(20);
  dialog.opacity().setValue(50);
  const auto after = dialog.with_backdrop();
  ASSERT_TRUE(after) << after.problem().sentence();
  const Value& kept = after->annotation(BACKDROP);
  EXPECT_EQ(kept["scale"].number(), 0.1);
  EXPECT_EQ(kept["opacity"].number(), 0.5);
  const auto loaded = load_backdrop(*after, "nowhere");
  ASSERT_TRUE(loaded) << loaded.problem().sentence();
  EXPECT_EQ((*loaded)->straight.place.max, (Vec{20, 10}));
  const QString kept_in = qEnvironmentVariable("LINESMAN_PICTURES");
  if (kept_in.isEmpty()) return;
  dialog.show();
  QApplication::processEvents();
  dialog.grab().save(kept_in + "/backdrop.png");
}

TEST_F(AMap, StaysInItsFileBesideTheDocument) {
  BackdropDialog dialog(game, path, QString::fromStdString(folder.path().string()), LengthUnit::inch);
  wait_for(dialog);
  const auto after = dialog.with_backdrop();
  ASSERT_TRUE(after);
  EXPECT_EQ(after->annotation(BACKDROP)["file"].text(), "map.png");
  EXPECT_EQ(folder.entries(), 1u);
  EXPECT_TRUE(load_backdrop(*after, folder.path().string()));
}

TEST_F(AMap, ThatIsNoPictureIsSaidSo) {
  BackdropDialog dialog(game, QString::fromStdString(folder.write("text.png", "text")), {}, LengthUnit::inch);
  wait_for(dialog);
  EXPECT_FALSE(dialog.take().isEnabled());
  EXPECT_FALSE(dialog.words().text().isEmpty());
}

TEST_F(AMap, IsSeenOnTheTableAndGoneWhenItIsTakenAway) {
  TableView view;
  view.resize(600, 400);
  view.show_game(game);
  const auto red_at_middle = [&] {
    const QColor colour = view.grab().toImage().pixelColor(300, 200);
    return colour.red() > 200 && colour.green() < 60;
  };
  EXPECT_FALSE(red_at_middle());
  view.show_backdrop(BackdropPicture{QImage(path), {{0, 0}, {40, 20}}, 1});
  EXPECT_TRUE(red_at_middle());
  view.show_backdrop({});
  EXPECT_FALSE(red_at_middle());
}

}  // namespace
}  // namespace linesman
