// Models edited in the window: copied, removed, grouped, given other bases and sides; what acts need is asked at once.
#include <gmock/gmock.h>

#include <QClipboard>
#include <QComboBox>
#include <QInputDialog>
#include <QMenu>
#include <QSettings>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "ui/panels/models/base_form.h"
#include "ui/panels/models/piece_panel.h"
#include "ui/panels/models/roster_panel.h"
#include "ui/window/commands/act_offers.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

class EditingModels : public WindowTest {
 protected:
  void open_with(const std::vector<std::string>& selected) {
    open();
    session().selected().select(selected);
    call("piece");
    view().setFocus();
  }
  std::size_t pieces() { return session().game().pieces().size(); }
  PiecePanel& panel() { return *window->findChild<PiecePanel*>(); }
  NumberEdit* edit_called(const char* name) {
    for (NumberEdit* edit : panel().findChildren<NumberEdit*>())
      if (edit->accessibleName() == name) return edit;
    return nullptr;
  }
  void type_into(const char* name, const char* text) {
    NumberEdit* edit = edit_called(name);
    ASSERT_NE(edit, nullptr) << name;
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }
};

TEST_F(EditingModels, CopiesAndPastesThroughTheClipboard) {
  open_with({"car-1"});
  key(Qt::Key_C, Qt::ControlModifier);
  EXPECT_THAT(QApplication::clipboard()->text().toStdString(), HasSubstr("\"car-1\""));
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_EQ(pieces(), 4U);
  EXPECT_THAT(session().selected().pieces(), ElementsAre("car-2"));
  EXPECT_EQ(piece("car-2").pose.at, (Vec{31, 5}));
  EXPECT_EQ(piece("car-2").name, "Puma 2");
}

TEST_F(EditingModels, PastesIntoAnotherWindow) {
  open_with({"car-1"});
  key(Qt::Key_C, Qt::ControlModifier);
  open(R"({ "linesman": 1, "ruleset": "orders", "table": { "width": 20, "depth": 20 } })");
  view().setFocus();
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_EQ(pieces(), 1U);
  EXPECT_EQ(piece("car-1").pose.at, (Vec{20, 5})) << "kept on the smaller table";
}

TEST_F(EditingModels, SaysWhatIsWrongWithOtherText) {
  open_with({});
  QApplication::clipboard()->setText("a shopping list");
  key(Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(pieces(), 3U);
  EXPECT_THAT(window->messages().sentence().toStdString(), HasSubstr("no text of models"));
  QApplication::clipboard()->setText(
      R"({ "linesman": 1, "ruleset": "pips", "table": { "width": 9, "depth": 9 }, "pieces": [ { "id": "x" } ] })");
  key(Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(pieces(), 3U);
  EXPECT_THAT(window->messages().sentence().toStdString(), HasSubstr("/pieces/0"));
}

TEST_F(EditingModels, CutsDuplicatesAndRemovesInOneStepEach) {
  open_with({"tank-2"});
  key(Qt::Key_D, Qt::ControlModifier);
  EXPECT_EQ(pieces(), 4U);
  key(Qt::Key_Delete);
  EXPECT_EQ(pieces(), 3U);
  session().selected().select({"tank-2"});
  key(Qt::Key_X, Qt::ControlModifier);
  EXPECT_EQ(pieces(), 2U);
  EXPECT_EQ(session().file().undo_stack().count(), 3);
  key(Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(piece("tank-2").side, "blue");
  EXPECT_EQ(session().game().history().size(), 4U) << "all of it by hand, and so recorded";
}

TEST_F(EditingModels, GivesABaseInMillimetres) {
  open_with({"car-1"});
  for (QComboBox* box : panel().findChildren<QComboBox*>())
    if (box->accessibleName() == "Unit of the base") {
      box->setCurrentIndex(1);
      emit box->activated(1);
    }
  type_into("Width of the base", "50.8");
  EXPECT_EQ(std::get<RectangleBase>(piece("car-1").base), (RectangleBase{2, 2}));
  for (QComboBox* box : panel().findChildren<QComboBox*>())
    if (box->accessibleName() == "Shape of the base") {
      box->setCurrentIndex(1);
      emit box->activated(1);
    }
  EXPECT_EQ(piece("car-1").base, Footprint(CircleBase{2}));
  EXPECT_EQ(session().file().undo_stack().count(), 2);
  QSettings().remove("base_unit");
}

TEST_F(EditingModels, PutsModelsIntoAUnitAndOutOfIt) {
  open_with({"car-1", "tank-1"});
  auto* box = panel().findChild<UnitRow*>()->findChild<QComboBox*>();
  when_asked<QInputDialog>([](QInputDialog& dialog) {
    dialog.setTextValue("Recce");
    dialog.accept();
  });
  box->setCurrentIndex(box->count() - 1);
  emit box->activated(box->count() - 1);
  ASSERT_THAT(session().game().units(), SizeIs(1)) << "the troop has lost its last tank";
  EXPECT_EQ(session().game().units().front().name, "Recce");
  EXPECT_THAT(session().game().pieces_of(UnitIndex{0}), SizeIs(2));
  box->setCurrentIndex(0);
  emit box->activated(0);
  EXPECT_FALSE(piece("car-1").unit);
}

TEST_F(EditingModels, MakesASideByTypingIt) {
  open_with({"car-1"});
  for (QComboBox* box : panel().findChildren<QComboBox*>())
    if (box->accessibleName() == "Side") {
      box->setFocus();
      box->lineEdit()->selectAll();
      QTest::keyClicks(box->lineEdit(), "grey");
      QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    }
  EXPECT_EQ(piece("car-1").side, "grey");
}

TEST_F(EditingModels, SaysThatAPlaceIsOffTheTable) {
  open_with({"car-1"});
  type_into("Inches from the west edge", "500");
  bool said = false;
  for (const QLabel* text : panel().findChildren<QLabel*>())
    said = said || (!text->isHidden() && text->text().contains("500″ is outside the table"));
  EXPECT_TRUE(said);
  EXPECT_EQ(whereabouts(session().game(), piece("car-1")), "off the table");
}

TEST_F(EditingModels, ShowsWhatAModelHasFromItsUnit) {
  open_example("orders-gap");
  session().selected().select({"section-1-1"});
  QStringList shown;
  for (const QComboBox* box : panel().findChildren<QComboBox*>()) shown << box->currentText();
  EXPECT_TRUE(shown.contains("Infantry (from its unit)")) << shown.join("; ").toStdString();
}

TEST_F(EditingModels, AnActionThatIsForAnActAsksForItAtOnce) {
  open_example("drill-stream");
  session().selected().select({"14-line"});
  settle();
  Order order = session().proposal().fresh_order({"14-line"});
  order.action = "form";
  call("order");
  session().proposal().propose(order);
  settle();
  QComboBox* formation = nullptr;
  for (QComboBox* box : window->findChild<OrderPanel*>()->findChildren<QComboBox*>())
    if (box->accessibleName() == "Formation" && box->isVisible()) formation = box;
  ASSERT_NE(formation, nullptr);
  const int column = formation->findData("column");
  formation->setCurrentIndex(column);
  emit formation->activated(column);
  ASSERT_TRUE(session().proposal().order()->paths.common());
  ASSERT_THAT(*session().proposal().order()->paths.common(), SizeIs(1));
  EXPECT_EQ(std::get<ActStep>(session().proposal().order()->paths.common()->front()).members["formation"].text(),
            "column");
}

TEST_F(EditingModels, ATrooperDroppedOnATransportIsOfferedToEmbark) {
  open_example("mobility-convoy");
  const Vec from = piece("trooper-1").pose.at;
  std::string transport;
  double nearest = 1e9;
  for (const auto& p : session().game().pieces())
    if (p->traits["transport"].boolean() == true && p->side == piece("trooper-1").side &&
        distance(p->pose.at, from) < nearest) {
      nearest = distance(p->pose.at, from);
      transport = p->id;
    }
  drag(from, piece(transport).pose.at);
  release(piece(transport).pose.at);
  auto* menu = window->findChild<QMenu*>("act_offers");
  ASSERT_NE(menu, nullptr) << transport;
  ASSERT_THAT(menu->actions().front()->text().toStdString(), HasSubstr("Embark"));
  menu->actions().front()->trigger();
  settle();
  EXPECT_EQ(std::get<ActStep>(session().proposal().order()->paths.of("trooper-1")->back()).members["transport"].text(),
            transport);
  EXPECT_NE(verdict(), Verdict::illegal);
}

}  // namespace
}  // namespace linesman::testing_window
