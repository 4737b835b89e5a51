// A photograph of the table arrives: in a watched folder, and in a dispute.
#include <gmock/gmock.h>

#include <QAction>
#include <QPushButton>
#include <QTest>

#include "support/photo_renderer.h"
#include "ui/window/dispute/dispute.h"
#include "ui/window/photograph/photo_watch.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr const char* MEN_WITH_MARKERS = R"({"linesman": 1, "title": "Men", "ruleset": "orders",
  "table": {"width": 36, "depth": 24}, "terrain": [], "pieces": [
    {"id": "ann", "name": "Ann", "side": "red", "at": [8, 8], "facing": 0, "base": {"shape": "circle", "diameter": 1},
     "traits": {"troop": "infantry"}, "marker": {"id": 12, "size": 1, "height": 0.5}},
    {"id": "bob", "name": "Bob", "side": "red", "at": [8, 4], "facing": 90, "base": {"shape": "circle", "diameter": 1},
     "traits": {"troop": "infantry"}, "marker": {"id": 13, "size": 1, "height": 0.5}}]})";

class AnArrivingPhotograph : public WindowTest {
 protected:
  /// Ann stands 4 inches farther north, Bob 20 inches farther east.
  static QImage photograph() {
    photo_test::Scene scene;
    scene.width = 36;
    scene.depth = 24;
    scene.tags = {{0, {2, 2, 0}, 0, 3},  {1, {34, 2, 0}, 0, 3},    {2, {34, 22, 0}, 0, 3},
                  {3, {2, 22, 0}, 0, 3}, {12, {8, 12, 0.5}, 0, 1}, {13, {28, 8, 0.5}, 90, 1}};
    photo_test::Lens lens;
    lens.width = 1600;
    lens.height = 1200;
    photo_test::Stand3 stand;
    stand.aim = {18, 12};
    stand = that_sees_all(lens, stand, 36, 24, 0.5);
    const photo_test::Rendered picture = photo_test::rendered(photo_test::RenderedCamera(lens, stand), scene, {});
    return QImage(picture.bytes.data(), picture.width, picture.height, 3 * picture.width, QImage::Format_RGB888).copy();
  }

  static MainWindow* beside(const MainWindow& of) {
    for (QWidget* widget : QApplication::topLevelWidgets())
      if (auto* other = qobject_cast<MainWindow*>(widget); other != nullptr && other != &of) return other;
    return nullptr;
  }
};

TEST_F(AnArrivingPhotograph, IsReadByItselfAndItsAnswerStandsAboveTheTable) {
  open(MEN_WITH_MARKERS);
  const QTemporaryDir phone;
  auto* watch = window->findChild<PhotoWatch*>();
  ASSERT_NE(watch, nullptr);
  ASSERT_TRUE(watch->folder().watch(phone.path()));
  ASSERT_TRUE(photograph().save(phone.filePath("IMG_7.jpg"), "JPEG", 92));
  ASSERT_TRUE(wait_until([&] { return window->messages().sentence().contains("IMG_7.jpg"); }));
  EXPECT_THAT(window->messages().sentence().toStdString(),
              AllOf(HasSubstr("2 models stand elsewhere"), HasSubstr("Bob could not have got there.")));
  EXPECT_EQ(session().file().undo_stack().count(), 0) << "it is only offered";
  when_asked<PhotographDialog>([](PhotographDialog& dialog) { dialog.take().click(); });
  for (QPushButton* button : window->messages().findChildren<QPushButton*>())
    if (button->isVisible() && button->text() == "Look at it") button->click();
  EXPECT_LT(distance(piece("ann").pose.at, {8, 12}), 0.05);
  EXPECT_EQ(session().file().undo_stack().count(), 1);
}

TEST_F(AnArrivingPhotograph, AnswersADisputeAboutTheModelInIt) {
  open(MEN_WITH_MARKERS);
  session().selected().select({"bob"});
  window->actions().command("dispute")->trigger();
  handle_events();
  MainWindow* other = beside(*window);
  ASSERT_NE(other, nullptr);
  const QString path = folder.filePath("table.jpg");
  ASSERT_TRUE(photograph().save(path, "JPEG", 92));
  auto* dispute = other->findChild<Dispute*>();
  auto* bar = other->findChild<DisputeBar*>();
  ASSERT_TRUE(dispute != nullptr && bar != nullptr);
  EXPECT_TRUE(other->findChild<QPushButton*>("dispute_photograph")->isVisible());
  dispute->answer_by_photograph(path);
  ASSERT_TRUE(wait_until([&] { return other->line().shown().verdict == Verdict::illegal; }));
  EXPECT_THAT(other->line().shown().sentence.toStdString(), HasSubstr("No"));
  EXPECT_TRUE(other->findChild<QPushButton*>("question_could")->isChecked());
  // Of Ann it is true.
  other->session().selected().select({"ann"});
  dispute->answer_by_photograph(path);
  EXPECT_TRUE(wait_until([&] { return other->line().shown().verdict == Verdict::legal; }));
  EXPECT_EQ(session().game().piece(PieceIndex{1}).pose.at, (Vec{8, 4})) << "the game waits";
}

}  // namespace
}  // namespace linesman::testing_window
