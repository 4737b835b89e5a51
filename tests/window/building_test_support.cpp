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
  lead(end - QPoint(5, 5));
  lead(end);
  QTest::mouseRelease(from, Qt::LeftButton, {}, from->mapFromGlobal(end));
}

}  // namespace linesman::testing_window
