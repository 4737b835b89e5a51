// A workshop beside an open table, used with mouse and keyboard.
#pragma once

#include <gmock/gmock.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QTest>

#include "chart/places.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "support/built_rulesets.h"
#include "support/patience.h"
#include "support/temporary_folder.h"
#include "ui/workshop/workshop.h"

namespace linesman {

constexpr QSize LAPTOP{1366, 768};

class AWorkshop : public ::testing::Test {
 protected:
  AWorkshop() : session_(built_rulesets()) {}

  void begin(const Value& chart, const Value& saved = {}) {
    const ChartFile file{folder_ / std::string(*chart["id"].text())};
    const Value cases = Value::Object{{"cases", Value::empty_array()}};
    workshop_ = std::make_unique<Workshop>(std::make_unique<ChartDraft>(file, chart, saved, cases), session_,
                                           [this] { ++found_anew_; });
    workshop_->setAttribute(Qt::WA_DeleteOnClose, false);
    workshop_->resize(LAPTOP);
    workshop_->show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(workshop_.get(), PATIENCE));
    workshop_->rules().show_all_parts(true);
  }

  /// The sentences that are shown of a rule.
  std::string said() { return workshop_->rules().sentences().toPlainText().toStdString(); }

  ChartDraft& draft() { return workshop_->draft(); }
  Value at(const std::string& pointer) { return chart::value_at(draft().chart(), pointer); }

  static bool comes(const std::function<bool()>& done) { return QTest::qWaitFor(done, PATIENCE); }

  /// An editor hands its text over in an event of its own, and the pages are made anew in another.
  static void settle() {
    constexpr int ROUNDS = 10;
    for (int i = 0; i < ROUNDS; ++i) {
      QCoreApplication::sendPostedEvents();
      QApplication::processEvents();
    }
  }

  /// The control that is open in a row: a field, or a list that can be typed in.
  static QWidget* open_control(const FormTree& form) {
    for (auto* child : form.viewport()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
      if (child->isVisible()) {
        auto* list = qobject_cast<QComboBox*>(child);
        return list != nullptr && list->isEditable() ? list->lineEdit() : child;
      }
    return nullptr;
  }

  /// Clicks the row of that pointer, opens its control with Return and types.
  void give(FormTree& form, const std::string& pointer, const QString& text) {
    form.go_to(pointer);
    form.scrollToItem(form.currentItem());
    const QRect row = form.visualItemRect(form.currentItem());
    QTest::mouseClick(form.viewport(), Qt::LeftButton, {}, {form.columnViewportPosition(1) + 10, row.center().y()});
    QTest::keyClick(&form, Qt::Key_Return);
    if (text.isEmpty()) return settle();  // a part that is put together begins at once
    QWidget* control = open_control(form);
    ASSERT_NE(control, nullptr) << pointer;
    QTest::keyClicks(control, text);
    QTest::keyClick(control, Qt::Key_Return);
    settle();
  }
  /// In a row with "Add…" below the place of a pointer.
  void add(FormTree& form, const std::string& above, const QString& text) {
    form.go_to(above);
    QTreeWidgetItem* item = form.currentItem();
    item->setExpanded(true);
    QTreeWidgetItem* last = item->child(item->childCount() - 1);
    ASSERT_EQ(last->text(0), "Add…");
    form.scrollToItem(last);
    const QRect row = form.visualItemRect(last);
    QTest::mouseClick(form.viewport(), Qt::LeftButton, {}, {form.columnViewportPosition(1) + 10, row.center().y()});
    QTest::keyClick(&form, Qt::Key_Return);
    if (text.isEmpty()) return settle();
    QWidget* control = open_control(form);
    ASSERT_NE(control, nullptr) << above;
    QTest::keyClicks(control, text);
    QTest::keyClick(control, Qt::Key_Return);
    settle();
  }
  void type_cell(int row, int column, const QString& text) {
    QTableWidget& table = workshop_->troops().table();
    workshop_->pages().setCurrentWidget(&workshop_->troops());
    settle();
    const QPoint place = table.visualItemRect(table.item(row, column)).center();
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, place);
    auto* edit = table.viewport()->findChild<QLineEdit*>();
    ASSERT_NE(edit, nullptr);
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
    settle();
  }
  void press(const QString& title) {
    for (auto* button : workshop_->findChildren<QPushButton*>())
      if (button->isVisible() && QString(button->text()).remove('&') == title)
        return QTest::mouseClick(button, Qt::LeftButton);
    FAIL() << title.toStdString();
  }
  void rule(int row) {
    workshop_->pages().setCurrentWidget(&workshop_->rules());
    QListWidget& list = workshop_->rules().list();
    list.scrollToItem(list.item(row));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
  }
  /// Pictures for people, where LINESMAN_SHOTS names a folder.
  void shoot(const QString& name) {
    if (const QString folder = qEnvironmentVariable("LINESMAN_SHOTS"); !folder.isEmpty())
      workshop_->grab().save(folder + "/" + name + ".png");
  }
  /// A truck at [10, 10] facing a wood that begins at y = 14; its move of `inches` straight on.
  void lay_table(const std::string& ruleset, double inches) {
    const Value game = parse_json(R"({"linesman": 1, "title": "Yard", "ruleset": ")" + ruleset + R"(", "turn": 1,
      "table": {"width": 40, "depth": 30},
      "terrain": [{"id": "wood", "kind": "wood", "geometry": {"type": "Polygon",
        "coordinates": [[[4, 14], [16, 14], [16, 24], [4, 24], [4, 14]]]}}],
      "pieces": [{"id": "truck", "name": "Truck", "side": "red", "at": [10, 10], "facing": 0,
        "base": {"shape": "circle", "diameter": 1}}]})",
                                  "")
                           .value();
    auto document = read_document(game, "");
    ASSERT_TRUE(document.ok()) << document.problem().sentence();
    session_.open(std::move(document).value(), "");
    const Value order = Value::Object{{"piece", "truck"}, {"path", Value::Array{Value::Object{{"forward", inches}}}}};
    session_.proposal().propose(read_order(order, "").value());
  }

  TemporaryFolder folder_;
  Session session_;
  std::unique_ptr<Workshop> workshop_;
  int found_anew_ = 0;
};

}  // namespace linesman
