#include "ui/window/pages/drawer_page.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "drawing/picture/plain_text.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {
namespace {

constexpr int HEAD_BUTTON = 32;  // pixels
constexpr int HEAD_SIGN = 16;    // pixels

QToolButton* head_button(const char* icon, QWidget* page) {
  auto* button = new QToolButton(page);
  button->setIcon(icon_named(icon));
  button->setIconSize({HEAD_SIGN, HEAD_SIGN});
  button->setFixedSize(HEAD_BUTTON, HEAD_BUTTON);
  button->setAutoRaise(true);
  return button;
}

}  // namespace

DrawerPage::DrawerPage(const PageEntry& entry, QWidget* parent)
    : QFrame(parent),
      title_(new PlainLabel(QCoreApplication::translate("Panels", entry.title), this)),
      pin_(head_button("pin", this)),
      close_(head_button("close", this)),
      tabs_(new QTabBar(this)),
      stack_(new QStackedWidget(this)) {
  setObjectName(entry.name);
  setAccessibleName(title());
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  QFont bold = title_->font();
  bold.setBold(true);
  title_->setFont(bold);
  pin_->setCheckable(true);
  show_pinned(false);
  tabs_->setAccessibleName(title());
  tabs_->setDrawBase(false);
  tabs_->setElideMode(Qt::ElideNone);  // names that are cut to a letter say nothing, so the bar scrolls
  tabs_->setExpanding(false);
  tabs_->hide();
  auto* head = new QHBoxLayout;
  head->setContentsMargins(12, 4, 4, 0);
  head->setSpacing(0);
  head->addWidget(title_, 1);
  head->addWidget(pin_);
  head->addWidget(close_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(head);
  auto* names = new QHBoxLayout;
  names->setContentsMargins(8, 0, 8, 0);
  names->addWidget(tabs_);
  layout->addLayout(names);
  layout->addWidget(stack_, 1);
  connect(pin_, &QToolButton::clicked, this, &DrawerPage::pin_asked);
  connect(close_, &QToolButton::clicked, this, &DrawerPage::close_asked);
  connect(tabs_, &QTabBar::currentChanged, stack_, &QStackedWidget::setCurrentIndex);
}

void DrawerPage::add(const char* name, const QString& title, QWidget* panel) {
  panels_ << name;
  stack_->addWidget(panel);
  tabs_->addTab(title);
  tabs_->setVisible(panels_.size() > 1);
}

void DrawerPage::bring_to_front(QStringView panel) {
  if (const int place = find(panel); place >= 0) tabs_->setCurrentIndex(place);
}

void DrawerPage::show_pinned(bool pinned) {
  pin_->setChecked(pinned);
  const QString words = pinned ? tr("Let the column go") : tr("Keep it beside the table");
  pin_->setToolTip(as_plain(words));
  pin_->setAccessibleName(tr("%1: %2").arg(title(), words));
  close_->setVisible(!pinned);
  close_->setToolTip(tr("Close (Escape)"));
  close_->setAccessibleName(tr("%1: close").arg(title()));
}

void DrawerPage::show_thin(bool thin) {
  title_->setVisible(!thin);
  pin_->setVisible(!thin);
  stack_->setVisible(!thin);
  tabs_->setVisible(!thin && panels_.size() > 1);
}

void DrawerPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return close_asked();
  QFrame::keyPressEvent(event);
}

}  // namespace linesman
