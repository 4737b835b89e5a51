#include "ui/window/dialogs/tour.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSettings>
#include <QToolBar>
#include <QVBoxLayout>
#include <array>

#include "ui/panels/strip/strip.h"
#include "ui/window/places.h"

namespace linesman {

namespace {

const char* const TOUR_KEY = "tour_done";
constexpr int TOUR_WIDTH = 380;
constexpr int TOUR_MARGIN = 24;

struct TourStep {
  const char* part;  ///< object or class that it is beside
  const char* title;
  const char* words;
};

// English; translated where they are shown.
constexpr std::array<TourStep, 5> STEPS{{
    {"linesman::TableView", QT_TR_NOOP("The table"),
     QT_TR_NOOP("Drag a model. The line behind it shows what each part of its way costs.")},
    {"linesman::AnswerStrip", QT_TR_NOOP("The answer"),
     QT_TR_NOOP("This line says whether the move is legal, its cost and the missing dice. Enter carries it out.")},
    {"linesman::TableView", QT_TR_NOOP("The movement range"),
     QT_TR_NOOP("Select a model and press R. The coloured ground shows where it can end. A click proposes the move.")},
    {"tool_box", QT_TR_NOOP("The tools"),
     QT_TR_NOOP("Measure, draw terrain, or ask whether a model could have got where it stands. Escape puts a tool "
                "down.")},
    {"linesman::Desk", QT_TR_NOOP("The pages"),
     QT_TR_NOOP("The signs at the right edge open pages: ruling, models, history, rules. F1 lists every key.")},
}};

QWidget* pointed_part(QWidget& window, const char* name) {
  for (QWidget* widget : window.findChildren<QWidget*>())
    if (widget->isVisible() && (widget->objectName() == QLatin1String(name) || widget->inherits(name))) return widget;
  return &window;
}

}  // namespace

bool tour_is_due() { return !QSettings().value(TOUR_KEY).toBool(); }

int Tour::steps() { return static_cast<int>(STEPS.size()); }

Tour::Tour(QWidget& window)
    : QFrame(&window),
      window_(window),
      title_(new PlainLabel),
      words_(new PlainLabel),
      back_(new QPushButton(tr("&Back"))),
      on_(new QPushButton),
      ring_(new QFrame(&window)) {
  setObjectName("tour");
  setAccessibleName(tr("Tour"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  setFrameShape(QFrame::Box);
  ring_->setFrameShape(QFrame::Box);
  ring_->setLineWidth(3);
  ring_->setAttribute(Qt::WA_TransparentForMouseEvents);
  QPalette colours = ring_->palette();
  colours.setColor(QPalette::WindowText, palette().highlight().color());
  ring_->setPalette(colours);
  QFont large = title_->font();
  large.setPointSizeF(large.pointSizeF() * LARGE_TYPE);
  title_->setFont(large);
  words_->setWordWrap(true);
  auto* leave = new QPushButton(tr("&Skip the tour"));
  auto* row = new QHBoxLayout;
  row->addWidget(leave);
  row->addStretch(1);
  row->addWidget(back_);
  row->addWidget(on_);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(title_);
  layout->addWidget(words_);
  layout->addLayout(row);
  connect(leave, &QPushButton::clicked, this, &Tour::skip);
  connect(back_, &QPushButton::clicked, this, &Tour::go_back);
  connect(on_, &QPushButton::clicked, this, &Tour::go_on);
  window.installEventFilter(this);
  show_step();
  show();
  ring_->show();
  on_->setFocus();
}

void Tour::show_step() {
  const TourStep& now = STEPS.at(static_cast<std::size_t>(step_));
  title_->setText(tr("%1 of %2: %3").arg(step_ + 1).arg(steps()).arg(tr(now.title)));
  words_->setText(tr(now.words));
  setAccessibleDescription(title_->text() + ". " + words_->text());
  back_->setEnabled(step_ > 0);
  on_->setText(step_ + 1 < steps() ? tr("&Next") : tr("&Done"));
  on_->setAccessibleDescription(accessibleDescription());
  place();
  QAccessibleEvent said(on_, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&said);
}

// The ring goes from part to part; its words stay where they are, with their buttons under the pointer.
void Tour::place() {
  setFixedWidth(std::min(TOUR_WIDTH, window_.width() - 2 * TOUR_MARGIN));
  const int high = layout()->totalHeightForWidth(width());
  resize(width(), std::max(high, sizeHint().height()));
  QWidget* part = pointed_part(window_, STEPS.at(static_cast<std::size_t>(step_)).part);
  const QRect about(part->mapTo(&window_, QPoint()), part->size());
  ring_->setGeometry(about);
  move(std::max(TOUR_MARGIN, (window_.width() - width()) / 2),
       std::max(TOUR_MARGIN, window_.height() * 2 / 3 - height()));
  ring_->raise();
  raise();
}

void Tour::go_on() {
  if (step_ + 1 >= steps()) return skip();
  ++step_;
  show_step();
}

void Tour::go_back() {
  if (step_ == 0) return;
  --step_;
  show_step();
}

void Tour::skip() {
  QSettings().setValue(TOUR_KEY, true);
  ring_->hide();
  ring_->deleteLater();
  hide();
  deleteLater();
  if (auto* table = window_.findChild<TableView*>(); table != nullptr && table->isVisible()) table->setFocus();
}

void Tour::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return skip();
  if (event->key() == Qt::Key_Right) return go_on();
  if (event->key() == Qt::Key_Left) return go_back();
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return go_on();
  QFrame::keyPressEvent(event);
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_ && event->type() == QEvent::Resize && isVisible()) place();
  return QFrame::eventFilter(watched, event);
}

void begin_tour(CommandContext& at) {
  if (!at.session.has_game())
    if (const QStringList examples = example_games(); !examples.isEmpty()) at.files.open(examples.front());
  if (at.session.has_game() && at.window.findChild<Tour*>() == nullptr) new Tour(at.window);
}

}  // namespace linesman
