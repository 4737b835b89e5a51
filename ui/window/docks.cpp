#include "ui/window/docks.h"

#include <QScreen>
#include <QTabBar>
#include <QToolBar>
#include <algorithm>

#include "ui/panels/widgets.h"

namespace linesman {

namespace {

// Raised whenever docks are named or placed otherwise, so that an old state is not forced on a new window.
constexpr int STATE_VERSION = 5;
constexpr int NARROW = 1200;  // pixels

}  // namespace

Docks::Docks(QMainWindow& window) : window_(window), narrow_(window.screen()->availableSize().width() < NARROW) {
  window_.setDockNestingEnabled(true);
  window_.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  // Names that stand one above the other can be read, however many there are.
  window_.setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::West);
}

void Docks::add(const char* name, const QString& title, QWidget* content, Qt::DockWidgetArea area, const char* tab_of,
                bool shown) {
  auto* dock = new QDockWidget(title, &window_);
  dock->setObjectName(name);
  dock->setWidget(content);
  window_.addDockWidget(area, dock);
  const auto beside = [&](const QDockWidget* other) {
    return window_.dockWidgetArea(const_cast<QDockWidget*>(other)) == area;
  };
  const auto first = std::find_if(docks_.begin(), docks_.end(), beside);
  if (*tab_of != '\0')
    window_.tabifyDockWidget(find(tab_of), dock);
  else if (narrow_ && area == Qt::LeftDockWidgetArea && first != docks_.end())
    window_.tabifyDockWidget(*first, dock);
  docks_ << dock;
  if (!shown) away_ << dock;
}

QDockWidget* Docks::find(const char* name) const {
  return window_.findChild<QDockWidget*>(name, Qt::FindDirectChildrenOnly);
}

void Docks::bring_to_front(const char* name) {
  QDockWidget* dock = find(name);
  set_table_alone(false);
  dock->show();
  dock->raise();
  if (QWidget* first = first_tab_stop(*dock->widget())) first->setFocus(Qt::TabFocusReason);
}

void Docks::show(bool shown) {
  if (shown == shown_) return;
  set_table_alone(false);
  shown_ = shown;
  if (!shown) {
    if (window_.isVisible()) state_ = window_.saveState(STATE_VERSION);
    for (QDockWidget* dock : docks_) dock->hide();
    return;
  }
  for (QDockWidget* dock : docks_) dock->setVisible(!away_.contains(dock));
  if (!window_.restoreState(state_, STATE_VERSION)) arrange();
  // Beside another panel there is little height: names that are cut to a letter tell nothing, so the bar scrolls.
  for (QTabBar* names : window_.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
    names->setElideMode(Qt::ElideNone);
}

void Docks::set_table_alone(bool alone) {
  if (alone == table_alone_) return;
  table_alone_ = alone;
  if (!alone) {
    window_.restoreState(state_, STATE_VERSION);
    return;
  }
  state_ = window_.saveState(STATE_VERSION);
  for (QDockWidget* dock : docks_) dock->hide();
  for (QToolBar* bar : window_.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly)) bar->hide();
}

QByteArray Docks::state() const { return shown_ && !table_alone_ ? window_.saveState(STATE_VERSION) : state_; }

void Docks::arrange() {
  QDockWidget* order = find("order");
  QDockWidget* piece = find("piece");
  window_.resizeDocks({order, find("ruling"), piece, find("pieces")}, {460, 380, 460, 380}, Qt::Vertical);
  // On a small screen the table gets what it can.
  const int width = window_.width() / 4;
  window_.resizeDocks({order, piece}, {std::clamp(width, 250, 320), std::clamp(width, 245, 292)}, Qt::Horizontal);
  (narrow_ ? piece : find("pieces"))->raise();
}

}  // namespace linesman
