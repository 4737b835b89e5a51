// A table built from nothing: with the mouse, and by keyboard alone.
#include <gmock/gmock.h>

#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include "editing/terrain_edits.h"
#include "ui/panels/terrain/feature_panel.h"
#include "window/building_test.h"

namespace linesman::testing_window {
namespace {

using testing::SizeIs;

std::string bare_table() {
  return R"({"linesman": 1, "ruleset": "pips", "title": "Bare", "table": {"width": 72, "depth": 48}})";
}

class BuildingTerrain : public BuildingTest {
 protected:
  void SetUp() override {
    open(bare_table());
    view().setFocus();
  }

  FeaturePanel& panel() { return *window->findChild<FeaturePanel*>(); }
  const Feature& last() { return session().game().terrain().back(); }
};

TEST_F(BuildingTerrain, TheFormOfWhatWasDrawnComesUpWhenDrawingEnds) {
  Feature wood;
  wood.id = "wood";
  wood.kind = Kind::wood;
  wood.shape = MultiPolygon{{{{10, 10}, {20, 10}, {20, 20}, {10, 20}}, {}}};
  session().set_game(session().game().with_terrain(Features{wood}));
  key(Qt::Key_D);
  session().selected().select_features({"wood"});
  EXPECT_TRUE(panel().visibleRegion().isEmpty()) << "the palette is wanted while terrain is drawn";
  key(Qt::Key_E);
  EXPECT_FALSE(panel().visibleRegion().isEmpty());
}

TEST_F(BuildingTerrain, FortyFeaturesAreDrawnWithTheMouse) {
  draw_forty_with_the_mouse();
  EXPECT_EQ(features(), 40U);
  EXPECT_EQ(session().file().undo_stack().count(), 40) << "one step of undo each";
  const auto problems = check_document(write_document({session().game(), Value()}), "");
  EXPECT_THAT(problems, SizeIs(0));
  while (session().file().undo_stack().canUndo()) session().file().undo_stack().undo();
  EXPECT_EQ(features(), 0U);
}

TEST_F(BuildingTerrain, FortyFeaturesAreDrawnByKeyboardAlone) {
  draw_forty_by_keys();
  EXPECT_EQ(features(), 40U);
  EXPECT_EQ(last().kind, Kind::marsh);
  EXPECT_FALSE(session().proposal().order()) << "Enter ended shapes and carried nothing out";
}

TEST_F(BuildingTerrain, ThePaletteFiltersAsOneTypesAndShowsWhatWasUsedLastFirst) {
  auto* list = palette().findChild<QListWidget*>();
  auto* filter = palette().findChild<QLineEdit*>();
  EXPECT_EQ(list->count(), static_cast<int>(all_kinds().size()));
  filter->setText("wal");
  EXPECT_EQ(list->count(), 2) << "wall and high wall";
  filter->clear();
  choose("bocage");
  filter->setText("x");
  filter->clear();
  EXPECT_EQ(list->item(0)->text(), "bocage");
  EXPECT_EQ(session().brush().kind, Kind::bocage);
  EXPECT_EQ(in_hand(), "draw") << "whoever chooses a kind wants to draw it";
}

TEST_F(BuildingTerrain, ThePanelSaysWhatTheRulesMakeOfTheSelectedTerrain) {
  open();
  session().selected().select_features({"copse"});
  EXPECT_FALSE(panel().isVisible()) << "what was not asked for does not cover the table";
  call("feature");
  ASSERT_TRUE(panel().isVisible());
  const QString words = panel().findChild<QTextBrowser*>()->toPlainText();
  EXPECT_TRUE(words.contains("rough")) << words.toStdString();
  EXPECT_TRUE(words.contains("Under ")) << "and what others make of it";
  EXPECT_TRUE(words.contains(QString::fromUtf8("·"))) << "with clauses";
}

TEST_F(BuildingTerrain, ThePanelChangesNameKindAndRatingEachInOneStep) {
  open();
  call("feature");
  session().selected().select_features({"copse"});
  auto* name = panel().findChild<QLineEdit*>();
  name->setText("Priory wood");
  emit name->editingFinished();
  EXPECT_EQ(session().game().terrain()[1].name, "Priory wood");
  for (QComboBox* box : panel().findChildren<QComboBox*>()) {
    if (!box->accessibleName().startsWith("Rating")) continue;
    box->setCurrentIndex(box->findData("major"));
    emit box->activated(box->currentIndex());
  }
  EXPECT_EQ(session().game().terrain()[1].ratings["pips"].text(), "major");
  EXPECT_EQ(session().file().undo_stack().count(), 2);
  EXPECT_THAT(session().game().history().items(), SizeIs(2)) << "recorded as done by hand";
}

TEST_F(BuildingTerrain, ARightClickSelectsTerrainAndOffersWhatCanBeDoneWithIt) {
  open();
  const QPoint at = on_view({3, 12});
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, view().mapToGlobal(at));
  QApplication::sendEvent(&view(), &event);
  auto* menu = window->findChild<QMenu*>("context_menu");
  ASSERT_NE(menu, nullptr);
  EXPECT_THAT(session().selected().features(), testing::ElementsAre("copse"));
  EXPECT_EQ(menu->findChild<QAction*>("terrain-join"), nullptr) << "there is but one";
  menu->findChild<QAction*>("terrain-mirror-x")->trigger();
  menu->findChild<QAction*>("terrain-lock")->trigger();
  EXPECT_EQ(session().file().undo_stack().count(), 2);
  EXPECT_TRUE(is_locked(session().game().terrain()[1]));
  menu->findChild<QAction*>("terrain-delete")->trigger();
  EXPECT_EQ(features(), 2U) << "it is locked";
  menu->close();
}

TEST_F(BuildingTerrain, AClickOnTerrainAsksWhatItIsWhateverToolIsInHand) {
  open();
  ASSERT_EQ(in_hand(), "move");
  click({3, 12});
  EXPECT_THAT(session().selected().features(), testing::ElementsAre("copse"));
  EXPECT_FALSE(session().proposal().order());
  click({20, 28});
  EXPECT_THAT(session().selected().features(), SizeIs(0));
}

TEST_F(BuildingTerrain, IsLetGoWhenAModelIsTakenUpButNotByATape) {
  open();
  click({3, 12});
  ASSERT_THAT(session().selected().features(), SizeIs(1));
  click({10, 6});
  EXPECT_THAT(session().selected().pieces(), testing::ElementsAre("tank-1"));
  EXPECT_THAT(session().selected().features(), SizeIs(0));
  session().selected().select_features({"copse"});
  key(Qt::Key_M);
  press({30, 6});
  release({30, 6});
  EXPECT_THAT(session().selected().features(), SizeIs(1)) << "it measures between both";
}

TEST_F(BuildingTerrain, ASelectedHedgeIsRingedAndNotHidden) {
  open(R"({"linesman": 1, "ruleset": "pips", "table": {"width": 72, "depth": 48}, "terrain": [
    { "id": "hedge", "kind": "hedge", "geometry": { "type": "LineString", "coordinates": [[20, 20], [40, 20]] } } ]})");
  const auto colours = [this] {
    const QImage image = view().grab().toImage();
    const QPoint middle = on_view({30, 20});
    std::vector<QColor> found;
    for (int x = -6; x <= 6; ++x) found.push_back(image.pixelColor(middle + QPoint(x, 0)));
    return found;
  };
  const auto bare = colours();
  session().selected().select_features({"hedge"});
  EXPECT_EQ(colours(), bare) << "along its middle it looks as before";
  session().selected().select_features({});
}

TEST_F(BuildingTerrain, KeysEditWhatIsThere) {
  open();
  view().setFocus();
  key(Qt::Key_E);
  EXPECT_EQ(in_hand(), "edit");
  key(Qt::Key_Tab);
  key(Qt::Key_Tab);
  ASSERT_THAT(session().selected().features(), testing::ElementsAre("copse"));
  key(Qt::Key_Right);
  EXPECT_EQ(std::get<MultiPolygon>(session().game().terrain()[1].shape)[0].outer[0], (Vec{2, 10}));
  key(Qt::Key_D, Qt::ControlModifier);
  EXPECT_EQ(features(), 3U);
  key(Qt::Key_Delete);
  EXPECT_EQ(features(), 2U);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(features(), 3U);
}

}  // namespace
}  // namespace linesman::testing_window
