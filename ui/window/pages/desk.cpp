#include "ui/window/pages/desk.h"

#include <QApplication>
#include <QEvent>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "drawing/picture/plain_text.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {
namespace {

// Pixels.
constexpr int DRAWER_WIDTH = 336;
constexpr int THIN = 44;
constexpr int WIDE_DESK = 1600;  // from here on two columns leave the table more than half of the window
constexpr int EDGE_SIGN = 20;
constexpr int EDGE_BUTTON = 32;

QString key_of_pins(Work work) {
  const std::string_view name = name_of(work);
  return "pins/" + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// With larger type a page is wider.
int width_of(const QWidget& page) {
  constexpr double USUAL_HEIGHT = 18;  // of type at 100 per cent
  const double scale = std::max(1.0, page.fontMetrics().height() / USUAL_HEIGHT);
  return std::max(static_cast<int>(DRAWER_WIDTH * scale), page.minimumSizeHint().width());
}

}  // namespace

Desk::Desk(QWidget* middle, MessageBar* messages, QWidget* line, QWidget* parent)
    : QWidget(parent),
      stage_(new QWidget(this)),
      middle_(middle),
      messages_(messages),
      line_(line),
      beside_(new QHBoxLayout),
      edge_(new QWidget(this)) {
  middle_->setParent(stage_);
  messages_->setParent(stage_);
  stage_->setMinimumSize(240, 180);
  stage_->installEventFilter(this);
  messages_->installEventFilter(this);
  auto* signs = new QVBoxLayout(edge_);
  signs->setContentsMargins(0, 4, 0, 4);
  signs->setSpacing(4);
  signs->addStretch();
  beside_->setSpacing(0);
  beside_->addWidget(stage_, 1);
  beside_->addWidget(edge_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(beside_, 1);
  layout->addWidget(line_);
  arrange();
}

// Its column goes with it, and has nothing to say any more.
Desk::~Desk() {
  if (beside_table_) beside_table_->disconnect(this);
}

DrawerPage* Desk::add_page(const PageEntry& entry, const QString& keys) {
  auto* page = new DrawerPage(entry, stage_);
  page->hide();
  pages_.push_back(page);
  signs_.push_back(add_sign(page, entry, keys));
  connect(page, &DrawerPage::pin_asked, this, [this, page](bool pinned) { pin(*page, pinned); });
  connect(page, &DrawerPage::close_asked, this, [this, page] {
    if (page == drawn_) close_drawer();
    emit left();
  });
  return page;
}

QToolButton* Desk::add_sign(DrawerPage* page, const PageEntry& entry, const QString& keys) {
  auto* sign = new QToolButton(edge_);
  sign->setObjectName(QStringLiteral("sign-%1").arg(page->name()));
  sign->setIcon(icon_named(entry.icon));
  sign->setIconSize({EDGE_SIGN, EDGE_SIGN});
  sign->setFixedSize(EDGE_BUTTON, EDGE_BUTTON);
  sign->setAutoRaise(true);
  sign->setCheckable(true);
  sign->setFocusPolicy(Qt::TabFocus);
  sign->setAccessibleName(page->title());
  sign->setToolTip(as_plain(keys.isEmpty() ? page->title() : QStringLiteral("%1 (%2)").arg(page->title(), keys)));
  auto* signs = qobject_cast<QVBoxLayout*>(edge_->layout());
  signs->insertWidget(signs->count() - 1, sign);
  connect(sign, &QToolButton::clicked, this, [this, page] { press_sign(page); });
  return sign;
}

void Desk::add_panel(QStringView page, const char* name, const QString& title, QWidget* panel) {
  for (DrawerPage* each : pages_)
    if (each->name() == page) each->add(name, title, panel);
}

DrawerPage* Desk::page_of(QStringView panel) const {
  for (DrawerPage* page : pages_)
    if (page->find(panel) >= 0) return page;
  return nullptr;
}

bool Desk::has_focus(const DrawerPage& page) const {
  const QWidget* here = QApplication::focusWidget();
  return here != nullptr && (here == &page || page.isAncestorOf(here));
}

void Desk::call(QStringView panel) {
  DrawerPage* page = page_of(panel);
  if (page == nullptr) return;
  if (page == drawn_ && has_focus(*page) && page->panel_in_front() == panel) {
    close_drawer();
    return emit left();
  }
  show_panel(panel);
  if (QWidget* first = first_tab_stop(page->shown())) first->setFocus(Qt::TabFocusReason);
}

void Desk::show_panel(QStringView panel) {
  DrawerPage* page = page_of(panel);
  if (page == nullptr || !open_) return;
  page->bring_to_front(panel);
  if (const auto there = std::find(pinned_.begin(), pinned_.end(), page); there != pinned_.end() && !alone_) {
    std::rotate(there, there + 1, pinned_.end());  // the newest stands where there is room for one
    return arrange();
  }
  put_in_drawer(page);
}

bool Desk::shows(QStringView panel) const {
  const DrawerPage* page = page_of(panel);
  return page != nullptr && page->isVisible() && page->panel_in_front() == panel;
}

void Desk::press_sign(DrawerPage* page) {
  if (page == drawn_) {
    close_drawer();
    emit left();
  } else {
    call(page->panel_in_front());
  }
  mark_signs();
}

void Desk::put_in_drawer(DrawerPage* page) {
  if (drawn_ == page) return;
  if (drawn_ != nullptr) {
    if (std::exchange(thin_, false)) drawn_->show_thin(false);
    drawn_->hide();
  }
  drawn_ = page;
  arrange();
}

void Desk::close_drawer() {
  if (drawn_ == nullptr) return;
  const bool focused = has_focus(*drawn_);
  if (std::exchange(thin_, false)) drawn_->show_thin(false);
  drawn_->hide();
  drawn_ = nullptr;
  arrange();
  if (focused) emit left();
}

// It stays visible to the drag, which a hidden widget would end.
void Desk::step_aside(bool aside) {
  aside_ = aside;
  place_over_the_table();
}

void Desk::make_thin(bool thin) {
  if (drawn_ == nullptr || (thin && has_focus(*drawn_))) return;
  thin_ = thin;
  drawn_->show_thin(thin);
  place_over_the_table();
}

void Desk::pin(DrawerPage& page, bool pinned) {
  std::erase(pinned_, &page);
  if (pinned) pinned_.push_back(&page);
  if (drawn_ == &page) drawn_ = nullptr;
  if (!pinned) drawn_ = &page;  // it goes back to where it came from
  keep_pins();
  arrange();
}

// As a widget of the desk it has no frame, and it goes when it is closed.
void Desk::put_beside(QWidget* column) {
  if (beside_table_ && beside_table_ != column && !beside_table_->close()) return column->deleteLater();
  close_drawer();
  beside_table_ = column;
  beside_->insertWidget(beside_->indexOf(edge_), column);
  connect(column, &QObject::destroyed, this, [this] {
    arrange();
    emit left();
  });
  column->show();
  arrange();
}

std::vector<DrawerPage*> Desk::columns() const {
  if (alone_ || !open_ || beside_table_) return {};
  const std::size_t most = width() >= WIDE_DESK ? 2 : 1;
  const std::size_t left_out = pinned_.size() - std::min(most, pinned_.size());
  return {pinned_.begin() + static_cast<std::ptrdiff_t>(left_out), pinned_.end()};
}

void Desk::keep_pins() const {
  QStringList names;
  for (const DrawerPage* page : pinned_) names << page->name();
  QSettings().setValue(key_of_pins(work_), names);
}

void Desk::begin_work(Work work) {
  work_ = work;
  pinned_.clear();
  for (const QString& name : QSettings().value(key_of_pins(work)).toStringList())
    for (DrawerPage* page : pages_)
      if (page->name() == name) pinned_.push_back(page);
  if (std::find(pinned_.begin(), pinned_.end(), drawn_) != pinned_.end()) drawn_ = nullptr;
  arrange();
}

void Desk::show_game(bool open) {
  open_ = open;
  if (!open) close_drawer();
  line_->setVisible(open_);
  arrange();
}

void Desk::set_alone(bool alone) {
  alone_ = alone;
  if (alone) close_drawer();
  arrange();
}

void Desk::set_past(bool past) {
  for (DrawerPage* page : pages_) show_as_past(*page, past);
  show_as_past(*line_, past);
}

// A page is a child of the stage in the drawer, and of the desk in a column.
void Desk::arrange() {
  const std::vector<DrawerPage*> beside = columns();
  for (DrawerPage* page : pages_) {
    const bool column = std::find(beside.begin(), beside.end(), page) != beside.end();
    const bool pinned = std::find(pinned_.begin(), pinned_.end(), page) != pinned_.end();
    page->show_pinned(pinned);
    if (column == (page->parentWidget() == stage_)) {
      beside_->removeWidget(page);
      page->setParent(column ? static_cast<QWidget*>(this) : stage_);
      if (column) beside_->insertWidget(beside_->indexOf(edge_), page);
    }
    if (column) page->setFixedWidth(width_of(*page));
    page->setVisible(column || page == drawn_);
  }
  if (beside_table_) {
    constexpr double SHARE = 0.4;
    constexpr int LEAST = 380;
    constexpr int MOST = 760;
    // Large type needs more; the table keeps half.
    const int wanted =
        std::max(std::clamp(static_cast<int>(SHARE * width()), LEAST, MOST), beside_table_->minimumSizeHint().width());
    beside_table_->setFixedWidth(std::min(wanted, width() / 2));
  }
  edge_->setVisible(open_ && !alone_);
  mark_signs();
  place_over_the_table();
}

void Desk::mark_signs() {
  for (std::size_t i = 0; i < pages_.size(); ++i) signs_[i]->setChecked(!pages_[i]->isHidden());
}

void Desk::place_over_the_table() {
  const QRect room = stage_->rect();
  middle_->setGeometry(room);
  int covered = 0;
  if (drawn_ != nullptr) {
    covered = thin_ ? THIN : std::min(width_of(*drawn_), room.width());
    drawn_->setMinimumWidth(0);
    drawn_->setMaximumWidth(QWIDGETSIZE_MAX);
    drawn_->setGeometry(room.right() + 1 - covered, 0, covered, room.height());
    aside_ ? drawn_->lower() : drawn_->raise();
  }
  const int width = room.width() - covered;
  const int height = messages_->hasHeightForWidth() ? messages_->heightForWidth(width) : messages_->sizeHint().height();
  messages_->setGeometry(0, 0, width, height);
  messages_->raise();
  if (std::exchange(covered_, aside_ ? 0 : covered) != covered_) emit covered_changed();
}

bool Desk::eventFilter(QObject* watched, QEvent* event) {
  const bool sized = watched == stage_ && event->type() == QEvent::Resize;
  const bool said = watched == messages_ && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show);
  if (sized || said) place_over_the_table();
  return QWidget::eventFilter(watched, event);
}

void Desk::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace linesman
