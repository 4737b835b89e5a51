#include "ui/window/photograph/photograph_dialog.h"

#include <gmock/gmock.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>

#include "files/documents/document.h"
#include "files/documents/record.h"
#include "files/json.h"
#include "support/built_rulesets.h"
#include "support/documents.h"
#include "support/photo_renderer.h"
#include "support/random.h"
#include "support/temporary_folder.h"
#include "ui/commands/gestures.h"
#include "ui/window/photograph/marker_dialog.h"

namespace linesman {
namespace {

using files_test::json;
using ::testing::HasSubstr;

constexpr const char* MEN = R"({"linesman": 1, "title": "Men", "ruleset": "orders",
  "table": {"width": 36, "depth": 24}, "terrain": [], "pieces": [
    {"id": "ann", "name": "Ann", "side": "red", "at": [8, 8], "facing": 0, "base": {"shape": "circle", "diameter": 1},
     "traits": {"troop": "infantry"}, "marker": {"id": 12, "size": 1, "height": 0.5}},
    {"id": "bob", "name": "Bob", "side": "red", "at": [8, 4], "facing": 90, "base": {"shape": "circle", "diameter": 1},
     "traits": {"troop": "infantry"}, "marker": {"id": 13, "size": 1, "height": 0.5}},
    {"id": "cid", "name": "Cid", "side": "red", "at": [20, 18], "facing": 90,
     "base": {"shape": "rectangle", "width": 1, "length": 2}, "traits": {"troop": "infantry"},
     "marker": {"id": 14, "size": 1, "height": 0}}]})";

std::vector<photo_test::PrintedTag> tags_of_the_table() {
  return {{0, {2, 2, 0}, 0, 3}, {1, {34, 2, 0}, 0, 3}, {2, {34, 22, 0}, 0, 3}, {3, {2, 22, 0}, 0, 3}};
}

class APhotograph : public ::testing::Test {
 protected:
  APhotograph() { session.open({files_test::read(json(MEN)).game, Value()}, {}); }

  /// Ann stands 4 inches farther north, Bob 20 inches farther east, Cid where he stood.
  QString photograph(std::vector<photo_test::PrintedTag> table_tags = tags_of_the_table()) const {
    photo_test::Scene scene;
    scene.width = 36;
    scene.depth = 24;
    scene.tags = std::move(table_tags);
    scene.tags.push_back({12, {8, 12, 0.5}, 0, 1});
    scene.tags.push_back({13, {28, 8, 0.5}, 90, 1});
    scene.tags.push_back({14, {20, 18, 0}, 90, 1});
    scene.things.push_back({{8, 12, 0.01}, 0, {0.5, 0.5}, {0.25, 0.2, 0.2}, true});
    scene.things.push_back({{28, 8, 0.01}, 0, {0.5, 0.5}, {0.25, 0.2, 0.2}, true});
    photo_test::Lens lens;
    lens.width = 1600;
    lens.height = 1200;
    photo_test::Stand3 stand;
    stand.aim = {18, 12};
    stand = that_sees_all(lens, stand, 36, 24, 0.5);
    const photo_test::Rendered picture = photo_test::rendered(photo_test::RenderedCamera(lens, stand), scene, {});
    const QImage image(picture.bytes.data(), picture.width, picture.height, 3 * picture.width, QImage::Format_RGB888);
    const QString path = QString::fromStdString(folder / "table.png");
    EXPECT_TRUE(image.save(path));
    return path;
  }

  static void wait_for(const PhotographDialog& dialog) {
    constexpr int PATIENCE = 60'000;  // ms
    QElapsedTimer clock;
    clock.start();
    while (!dialog.is_finished() && clock.elapsed() < PATIENCE) QApplication::processEvents(QEventLoop::AllEvents, 20);
    ASSERT_TRUE(dialog.is_finished());
  }

  static void keep(QWidget& widget, const char* name) {
    const QString kept = qEnvironmentVariable("LINESMAN_PICTURES");
    if (kept.isEmpty()) return;
    widget.show();
    QApplication::processEvents();
    widget.grab().save(kept + "/" + name);
  }

  TemporaryFolder folder;
  Session session{built_rulesets()};
};

TEST_F(APhotograph, ListsTheModelsThatMovedWithTheVerdictOfEach) {
  PhotographDialog dialog(session, photograph());
  wait_for(dialog);
  ASSERT_TRUE(dialog.reading()->ok()) << dialog.reading()->problem().sentence();
  QTreeWidget& list = dialog.list();
  ASSERT_EQ(list.topLevelItemCount(), 2) << "Cid stands where he stood";
  EXPECT_EQ(list.topLevelItem(0)->text(0), "Ann");
  EXPECT_THAT(list.topLevelItem(0)->text(1).toStdString(),
              ::testing::AnyOf(HasSubstr("4″"), HasSubstr("4.0"), HasSubstr("3.9")));
  EXPECT_THAT(list.topLevelItem(0)->text(2).toStdString(), StartsWith("Yes, "));
  EXPECT_THAT(list.topLevelItem(1)->text(2).toStdString(), StartsWith("No"));
  EXPECT_THAT(dialog.words().text().toStdString(), HasSubstr("2 models stand elsewhere, 1 where"));
  EXPECT_FALSE(dialog.picture().pixmap(Qt::ReturnByValue).isNull());
  keep(dialog, "photograph.png");
}

TEST_F(APhotograph, MovesTheAcceptedModelsInOneStepThatTheHistoryKnows) {
  PhotographDialog dialog(session, photograph());
  wait_for(dialog);
  dialog.check_all(false);
  EXPECT_FALSE(dialog.take().isEnabled());
  dialog.list().topLevelItem(0)->setCheckState(0, Qt::Checked);
  EXPECT_TRUE(dialog.take().isEnabled());
  ASSERT_EQ(dialog.accepted().size(), 1u);
  const std::string sha = dialog.reading()->value().sha256;
  change_by_hand(session, dialog.accepted_game(), "photograph of the table", sha);
  const Piece& ann = session.game().piece(PieceIndex{0});
  EXPECT_LT(distance(ann.pose.at, {8, 12}), 0.05);
  ASSERT_TRUE(ann.error);
  EXPECT_EQ(session.game().piece(PieceIndex{1}).pose.at, (Vec{8, 4})) << "Bob was not accepted";
  EXPECT_EQ(session.file().undo_stack().count(), 1);
  const Value entries = record_of(session.game()).entries;
  EXPECT_EQ(entries[entries.size() - 1]["photograph"].text(), sha);
  session.file().undo_stack().undo();
  EXPECT_EQ(session.game().piece(PieceIndex{0}).pose.at, (Vec{8, 8}));
}

TEST_F(APhotograph, SaysWhyItCannotBeReadAndOffersNothing) {
  auto three = tags_of_the_table();
  three.pop_back();
  PhotographDialog few(session, photograph(three));
  wait_for(few);
  EXPECT_FALSE(few.reading()->ok());
  EXPECT_FALSE(few.take().isEnabled());
  EXPECT_THAT(few.words().text().toStdString(), HasSubstr("marker"));
  keep(few, "photograph-three-markers.png");
  PhotographDialog text(session, QString::fromStdString(folder.write("text.jpg", "no picture")));
  wait_for(text);
  EXPECT_FALSE(text.reading()->ok());
  EXPECT_FALSE(text.words().text().isEmpty());
  EXPECT_EQ(text.accepted_game().piece(PieceIndex{0}).pose.at, (Vec{8, 8}));
}

TEST_F(APhotograph, OfFortyEightMegapixelsIsReadWhileTheWindowGoesOn) {
  QImage grain(2000, 1500, QImage::Format_RGB32);  // a photograph has many bytes
  Random random(48);
  const auto shade = [&] { return static_cast<int>(random.below(64)); };
  for (int y = 0; y < grain.height(); ++y)
    for (int x = 0; x < grain.width(); ++x) grain.setPixel(x, y, qRgb(shade(), 96 + shade(), 0));
  QImage large = grain.scaled(8000, 6000);
  const QString path = QString::fromStdString(folder / "large.jpg");
  ASSERT_TRUE(large.save(path, "JPEG", 60));
  large = {};
  PhotographDialog dialog(session, path);
  EXPECT_FALSE(dialog.is_finished()) << "nothing was waited for";
  int events = 0;
  QTimer ticks;
  QObject::connect(&ticks, &QTimer::timeout, [&] { ++events; });
  ticks.start(1);
  wait_for(dialog);
  EXPECT_GT(events, 20) << "other events came while it was read";
  EXPECT_THAT(dialog.words().text().toStdString(), HasSubstr("marker"));
  EXPECT_TRUE(dialog.by_hand().isEnabled());
}

TEST(MarkersForAllModels, TakeFreeIdsAndLeaveTheOthers) {
  Value document = json(MEN);
  Game game = files_test::read(document).game;
  Piece ann = game.piece(PieceIndex{0});
  ann.marker.reset();
  Piece bob = game.piece(PieceIndex{1});
  bob.marker = PieceMarker{10, 1, 0.5};
  game = game.with_piece(PieceIndex{0}, ann).with_piece(PieceIndex{1}, bob);
  const Game after = with_markers_for_all(game, 0.8, 1.2);
  EXPECT_EQ(after.piece(PieceIndex{0}).marker, (PieceMarker{11, 0.8, 1.2}));
  EXPECT_EQ(after.piece(PieceIndex{1}).marker, (PieceMarker{10, 1, 0.5}));
  EXPECT_EQ(after.piece(PieceIndex{2}).marker, (PieceMarker{14, 1, 0}));
}

TEST(TheMarkerDialog, KeepsFurtherMarkersOnceTheyAreSaved) {
  Game game = files_test::read(json(MEN)).game;
  Piece ann = game.piece(PieceIndex{0});
  ann.marker.reset();
  game = game.with_piece(PieceIndex{0}, ann);
  MarkerDialog dialog(game);
  EXPECT_FALSE(dialog.preview().pixmap(Qt::ReturnByValue).isNull());
  dialog.for_all().setChecked(true);
  EXPECT_FALSE(dialog.with_further_markers()) << "only looked at";
  const TemporaryFolder folder;
  dialog.save_to(QString::fromStdString(folder / "markers.pdf"));
  ASSERT_TRUE(dialog.with_further_markers());
  EXPECT_TRUE(dialog.with_further_markers()->piece(PieceIndex{0}).marker);
  EXPECT_EQ(folder.entries(), 1u);
  const QString kept = qEnvironmentVariable("LINESMAN_PICTURES");
  if (kept.isEmpty()) return;
  dialog.show();
  QApplication::processEvents();
  dialog.grab().save(kept + "/markers.png");
}

}  // namespace
}  // namespace linesman
