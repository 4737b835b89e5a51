#include <QTest>
#include <QToolButton>

#include "window/building_test.h"

namespace linesman::testing_window {

QListWidgetItem* BuildingTest::kind_item(const QString& words) {
  auto* list = palette().findChild<QListWidget*>();
  for (int row = 0; row < list->count(); ++row)
    if (list->item(row)->text() == words) return list->item(row);
  return nullptr;
}

void BuildingTest::choose(const QString& kind) {
  QListWidgetItem* item = kind_item(kind);
  ASSERT_NE(item, nullptr) << kind.toStdString();
  auto* list = palette().findChild<QListWidget*>();
  list->scrollToItem(item);
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
}

void BuildingTest::choose_shape(const QString& begins) {
  for (QToolButton* button : palette().findChildren<QToolButton*>())
    if (button->accessibleName().startsWith(begins)) QTest::mouseClick(button, Qt::LeftButton);
}

void BuildingTest::type(const QString& text) {
  for (const QChar c : text) QTest::keyClick(QApplication::focusWidget(), c.toLatin1());
}

void BuildingTest::draw_forty_with_the_mouse() {
  const char* kinds[] = {"wood", "hedge", "building", "road", "marsh"};
  const char* shapes[] = {"Polygon", "Strip", "Rectangle", "Strip", "Circle"};
  for (int row = 0; row < 5; ++row) {
    choose(kinds[row]);
    choose_shape(shapes[row]);
    for (int column = 0; column < 8; ++column) {
      const Vec at{4.0 + 8 * column, 4.0 + 9 * row};
      if (row == 2 || row == 4) {
        drag(at, at + Vec{3, 2});
        continue;
      }
      for (const Vec by : {Vec{0, 0}, Vec{4, 0}, Vec{4, 3}}) click(at + by);
      key(Qt::Key_Return);
    }
  }
}

void BuildingTest::draw_forty_by_keys() {
  const char* kinds[] = {"wood", "hedge", "ruins", "road", "marsh"};
  int drawn = 0;
  for (const char* kind : kinds) {
    key(Qt::Key_K, Qt::ControlModifier);
    auto* filter = palette().findChild<QLineEdit*>();
    ASSERT_TRUE(wait_until([filter] { return filter->hasFocus(); })) << "its page comes up";
    type(kind);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    ASSERT_TRUE(view().hasFocus());
    ASSERT_EQ(in_hand(), "draw");
    for (int i = 0; i < 8; ++i, ++drawn) {
      type(QString("%1,%2").arg(3 + 8 * i).arg(4 + 9 * (drawn / 8)));
      key(Qt::Key_Space);
      for (int n = 0; n < 4; ++n) key(Qt::Key_Right);
      key(Qt::Key_Space);
      for (int n = 0; n < 3; ++n) key(Qt::Key_Up);
      key(Qt::Key_Return);
      ASSERT_EQ(features(), static_cast<std::size_t>(drawn + 1)) << kind;
    }
  }
}

QLineEdit& BuildingTest::catalogue_filter() {
  for (QLineEdit* edit : catalogue().findChildren<QLineEdit*>())
    if (edit->accessibleName() == "Find a model") return *edit;
  throw std::logic_error("no filter");
}

void BuildingTest::find_model(const char* name) {
  catalogue_filter().setFocus();
  catalogue_filter().selectAll();
  QTest::keyClicks(&catalogue_filter(), name);
}

void BuildingTest::drag_on_to(Vec place) {
  view().bring_into_view(place);  // the table has moved so that the page hides nothing that was put down
  QWidget* from = catalogue_list().viewport();
  const QPoint start = catalogue_list().visualItemRect(catalogue_list().currentItem()).center();
  QTest::mousePress(from, Qt::LeftButton, {}, start);
  const auto lead = [&](QPoint global) {
    const QPointF here = from->mapFromGlobal(QPointF(global));
    QMouseEvent move(QEvent::MouseMove, here, QPointF(global), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(from, &move);
  };
  const QPoint end = view().mapToGlobal(on_view(place));
  lead(from->mapToGlobal(start) + QPoint(30, 0));
  lead(view().mapToGlobal(QPoint(100, 100)));  // out of the drawer, which then gives way
  lead(end - QPoint(5, 5));
  lead(end);
  QTest::mouseRelease(from, Qt::LeftButton, {}, from->mapFromGlobal(end));
}

}  // namespace linesman::testing_window
