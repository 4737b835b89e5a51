#include "player/shown.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>
#include <algorithm>

#include "ui/window/main_window.h"

namespace linesman::manual {

namespace {

constexpr int TITLE = 26;  // pixels of a dialog's title bar, which a window without a desktop does not have

QString bare(QString text) { return text.remove('&').simplified(); }

QList<QWidget*> shown_windows() {
  QList<QWidget*> windows;
  for (QWidget* each : QApplication::topLevelWidgets())
    if (each->isVisible() && each->windowType() != Qt::ToolTip) windows << each;
  return windows;
}

template <class Widget>
QList<Widget*> shown_widgets() {
  QList<Widget*> found;
  // Dialogs come before the windows that they lie over.
  for (QWidget* window : shown_windows()) {
    QList<Widget*> inside;
    for (Widget* each : window->findChildren<Widget*>())
      if (each->isVisible() && each->window() == window) inside << each;
    found = window->isModal() ? inside + found : found + inside;
  }
  return found;
}

void add_rows(QStringList& texts, const QAbstractItemModel& model, const QModelIndex& parent) {
  constexpr int ENOUGH = 400;
  for (int row = 0; row < std::min(model.rowCount(parent), ENOUGH); ++row) {
    for (int column = 0; column < model.columnCount(parent); ++column)
      texts << model.index(row, column, parent).data().toString();
    add_rows(texts, model, model.index(row, 0, parent));
  }
}

ShownRow row_in(QAbstractItemView& view, const QModelIndex& parent, const QString& words) {
  const QAbstractItemModel& model = *view.model();
  for (int row = 0; row < model.rowCount(parent); ++row) {
    for (int column = 0; column < model.columnCount(parent); ++column) {
      const QModelIndex cell = model.index(row, column, parent);
      if (!cell.data().toString().contains(words)) continue;
      view.scrollTo(cell);
      const QRect box = view.visualRect(cell);
      if (box.isValid()) return {&view, box.intersected(view.viewport()->rect()).center()};
    }
    if (const ShownRow below = row_in(view, model.index(row, 0, parent), words); below.view) return below;
  }
  return {};
}

QWidget* shown_part(const QString& name) {
  for (QWidget* each : QApplication::allWidgets())
    if (each->isVisible() && (each->objectName() == name || each->inherits(qPrintable("linesman::" + name))))
      return each;
  return nullptr;
}

void draw_dialog(QPainter& painter, QWidget& dialog, QPoint at, const QRect& room) {
  const bool titled = dialog.windowType() == Qt::Dialog;
  QRect whole(at, dialog.size() + QSize(0, titled ? TITLE : 0));
  if (titled) whole.moveCenter(room.center());
  // A screen is larger than the window; in the picture a menu goes up where it would leave below.
  if (whole.bottom() > room.bottom()) whole.moveBottom(room.bottom());
  if (whole.right() > room.right()) whole.moveRight(room.right());
  const QPoint inside = whole.topLeft() + QPoint(0, titled ? TITLE : 0);
  const QPalette colours = dialog.palette();
  painter.fillRect(whole.adjusted(4, 4, 4, 4), QColor(0, 0, 0, 60));
  if (titled) {
    const QRect title(whole.topLeft(), QSize(whole.width(), TITLE));
    painter.fillRect(title, colours.color(QPalette::Mid));
    painter.setPen(colours.color(QPalette::WindowText));
    painter.drawText(title, Qt::AlignCenter, dialog.windowTitle());
  }
  painter.drawPixmap(inside, dialog.grab());
  painter.setPen(colours.color(QPalette::Shadow));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(whole.adjusted(0, 0, -1, -1));
}

}  // namespace

MainWindow* window_in_front() {
  MainWindow* front = nullptr;
  for (QWidget* each : shown_windows())
    if (auto* window = qobject_cast<MainWindow*>(each))
      if (front == nullptr || window->isActiveWindow()) front = window;
  return front;
}

QWidget* part_for_keys() {
  if (QWidget* popup = QApplication::activePopupWidget()) return popup;
  QWidget* focus = QApplication::focusWidget();
  QWidget* modal = QApplication::activeModalWidget();
  if (modal != nullptr && (focus == nullptr || focus->window() != modal)) return modal;
  return focus != nullptr ? focus : window_in_front();
}

QStringList shown_texts() {
  QStringList texts;
  for (const QWidget* window : shown_windows()) texts << window->windowTitle();
  for (const auto* label : shown_widgets<QLabel>()) texts << label->text();
  for (const auto* button : shown_widgets<QAbstractButton>()) texts << bare(button->text());
  for (const auto* bar : shown_widgets<QTabBar>())
    for (int i = 0; i < bar->count(); ++i) texts << bare(bar->tabText(i));
  for (const auto* line : shown_widgets<QLineEdit>()) texts << line->text();
  for (const auto* box : shown_widgets<QComboBox>()) texts << box->currentText();
  for (const auto* text : shown_widgets<QTextEdit>()) texts << text->toPlainText();
  for (const auto* text : shown_widgets<QPlainTextEdit>()) texts << text->toPlainText();
  for (const auto* view : shown_widgets<QAbstractItemView>())
    if (view->model() != nullptr) add_rows(texts, *view->model(), {});
  for (const auto* strip : shown_widgets<AnswerStrip>())
    texts << strip->shown().sentence << strip->shown().because() << strip->shown().asked << strip->sentence();
  if (const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
    for (const QAction* each : menu->actions()) texts << bare(each->text());
  return texts;
}

QAbstractButton* shown_button(const QString& words) {
  const auto buttons = shown_widgets<QAbstractButton>();
  using Said = QString (*)(const QAbstractButton&);
  for (const Said said : {Said([](const QAbstractButton& each) { return bare(each.text()); }),
                          Said([](const QAbstractButton& each) { return bare(each.accessibleName()); }),
                          Said([](const QAbstractButton& each) { return bare(each.toolTip()); })})
    for (QAbstractButton* button : buttons)
      if (said(*button) == words) return button;
  return nullptr;
}

ShownRow shown_row(const QString& words) {
  for (auto* view : shown_widgets<QAbstractItemView>())
    if (view->model() != nullptr)
      if (const ShownRow row = row_in(*view, view->rootIndex(), words); row.view) return row;
  return {};
}

ShownTab shown_tab(const QString& words) {
  for (QTabBar* bar : shown_widgets<QTabBar>())
    for (int i = 0; i < bar->count(); ++i)
      if (bare(bar->tabText(i)) == words) return {bar, i};
  return {};
}

QPixmap picture_of(const QString& part) {
  if (!part.isEmpty()) {
    QWidget* widget = shown_part(part);
    return widget != nullptr ? widget->grab() : QPixmap();
  }
  MainWindow* window = window_in_front();
  if (window == nullptr) return {};
  QPixmap picture = window->grab();
  QPainter painter(&picture);
  for (QWidget* each : shown_windows())
    if (each->isModal() || each->windowType() == Qt::Popup || each->windowType() == Qt::Dialog)
      draw_dialog(painter, *each, window->mapFromGlobal(each->pos()), window->rect());
  return picture;
}

}  // namespace linesman::manual
