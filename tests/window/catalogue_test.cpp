// Models from the catalogue on to the table: with the mouse, and with keys alone.
#include <gmock/gmock.h>

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

#include "ui/panels/models/missing_dialog.h"
#include "window/building_test.h"

namespace linesman::testing_window {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

const char* const BARE = R"({ "linesman": 1, "ruleset": "pips", "table": { "width": 60, "depth": 40 } })";
const char* const BARE_HEXES = R"({ "linesman": 1, "ruleset": "hexes",
  "table": { "hex": { "orientation": "flat", "size": 2, "columns": 20, "rows": 14, "shift": "odd" } } })";

class TheCataloguePanel : public BuildingTest {
 protected:
  void open_bare(const char* text = BARE) {
    open(text);
    call("catalogue");
  }
};

TEST_F(TheCataloguePanel, ListsWhatIsForTheRulesetInForce) {
  open_bare();
  find_model("sherman");
  ASSERT_NE(catalogue().entry(), nullptr);
  EXPECT_EQ(catalogue().entry()->id, "sherman");
  find_model("battalion");
  EXPECT_EQ(catalogue().entry(), nullptr);
}

TEST_F(TheCataloguePanel, KnowsOnlyTheSidesOfTheOpenGame) {
  open_bare();
  const auto side = [this] { return catalogue().placement().side; };
  catalogue().findChild<QComboBox*>()->setEditText("Green");
  ASSERT_EQ(side(), "Green");
  open(small_table());
  call("catalogue");
  EXPECT_EQ(side(), "red");
}

TEST_F(TheCataloguePanel, PutsTwentyModelsOnTheTableByMouse) {
  open_bare();
  for (int i = 0; i < 20; ++i) {
    find_model(i % 2 == 0 ? "panther" : "cromwell");
    drag_on_to({4.0 + (i % 10) * 5.5, i < 10 ? 10.0 : 25.0});
    ASSERT_EQ(pieces(), static_cast<std::size_t>(i + 1));
  }
  EXPECT_NEAR(piece("panther").pose.at.y, 10, 0.05);
  EXPECT_EQ(piece("cromwell-10").name, "Cromwell 10");
  EXPECT_TRUE(session().hearing()) << session().hearing_problem().sentence();
  session().file().undo_stack().undo();
  EXPECT_EQ(pieces(), 19U) << "one step of undo each";
}

TEST_F(TheCataloguePanel, PutsTwentyModelsOnTheTableByKeysAlone) {
  open_bare();
  find_model("panther");
  for (int i = 0; i < 20; ++i) {
    catalogue_filter().setFocus();
    QTest::keyClick(&catalogue_filter(), Qt::Key_Return);
    EXPECT_TRUE(view().hasFocus());
    if (i == 10) {  // a second rank
      for (int n = 0; n < 7; ++n) QTest::keyClick(&view(), Qt::Key_Up);
      for (int n = 0; n < 30; ++n) QTest::keyClick(&view(), Qt::Key_Left);
    }
    QTest::keyClick(&view(), Qt::Key_BracketRight);
    QTest::keyClick(&view(), Qt::Key_Return);
    ASSERT_EQ(pieces(), static_cast<std::size_t>(i + 1));
  }
  EXPECT_EQ(piece("panther-2").pose.facing, 15);
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"panther-20"});
}

TEST_F(TheCataloguePanel, PutsAUnitDownInOneStepOfUndo) {
  open_bare();
  find_model("churchill");
  catalogue().findChild<QSpinBox*>()->setValue(4);
  for (QCheckBox* box : catalogue().findChildren<QCheckBox*>())
    if (box->text() == "As one unit") box->setChecked(true);
  QTest::keyClick(&catalogue_filter(), Qt::Key_Return);
  click({30, 20});
  EXPECT_EQ(pieces(), 4U);
  ASSERT_THAT(session().game().units(), SizeIs(1));
  EXPECT_THAT(session().game().pieces_of(UnitIndex{0}), SizeIs(4));
  session().file().undo_stack().undo();
  EXPECT_EQ(pieces(), 0U);
  EXPECT_THAT(session().game().units(), IsEmpty());
}

TEST_F(TheCataloguePanel, LeavesNothingAfterEscape) {
  open_bare();
  find_model("churchill");
  QTest::keyClick(&catalogue_filter(), Qt::Key_Return);
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_EQ(pieces(), 0U);
  EXPECT_EQ(session().file().undo_stack().count(), 0);
  click({30, 20});
  EXPECT_EQ(pieces(), 0U) << "the tool before is in hand again";
}

TEST_F(TheCataloguePanel, OnHexesPutsCountersIntoHexes) {
  open_bare(BARE_HEXES);
  find_model("medium tank");
  drag_on_to({10.3, 9.8});
  ASSERT_EQ(pieces(), 1U);
  EXPECT_TRUE(session().game().pieces().front()->hex);
  EXPECT_TRUE(session().hearing());
}

TEST_F(TheCataloguePanel, AsksAtOnceForWhatTheRulesetMisses) {
  open_bare(BARE_HEXES);
  for (QCheckBox* box : catalogue().findChildren<QCheckBox*>())
    if (box->text() == "Show all rulesets") box->setChecked(true);
  find_model("churchill");
  std::vector<std::string> asked;
  when_asked<MissingDialog>([&](MissingDialog& dialog) {
    for (FieldEditor* editor : dialog.findChildren<FieldEditor*>()) asked.push_back(editor->field().key);
    dialog.accept();
  });
  QTest::keyClick(&catalogue_filter(), Qt::Key_Return);
  EXPECT_THAT(asked, testing::ElementsAre("movement"));
  QTest::keyClick(&view(), Qt::Key_Return);
  ASSERT_EQ(pieces(), 1U);
  EXPECT_TRUE(session().game().pieces().front()->traits["movement"].is_number());
}

TEST_F(TheCataloguePanel, KeepsOwnEntriesAndFavourites) {
  open();
  open_bare(small_table().c_str());
  session().selected().select({"tank-2"});
  for (QToolButton* button : catalogue().findChildren<QToolButton*>())
    if (button->text() == "Add selected") button->click();
  find_model("my panzer iv");
  ASSERT_NE(catalogue().entry(), nullptr);
  EXPECT_EQ(catalogue().entry()->group, "My models");
  for (QToolButton* button : catalogue().findChildren<QToolButton*>())
    if (button->text() == "Favourite") button->click();
  EXPECT_EQ(catalogue_list().topLevelItem(0)->text(0), "Favourites");
  for (QToolButton* button : catalogue().findChildren<QToolButton*>())
    if (button->text() == "Remove") button->click();
  EXPECT_EQ(catalogue().entry(), nullptr);
}

}  // namespace
}  // namespace linesman::testing_window
