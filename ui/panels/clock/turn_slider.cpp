#include "ui/panels/clock/turn_slider.h"

#include <QKeyEvent>
#include <QStyle>

namespace linesman {

namespace {

constexpr int EACH = 700;  // ms a turn

}  // namespace

TurnSlider::TurnSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setAccessibleName(tr("Turn"));
  setToolTip(tr("The turn that is shown. Space plays the turns."));
  setTickPosition(QSlider::TicksBelow);
  setTickInterval(1);
  setPageStep(1);
  setRange(1, 1);
  play_.setInterval(EACH);
  connect(&play_, &QTimer::timeout, this, &TurnSlider::step);
}

void TurnSlider::show_turns(int turns) {
  if (turns == maximum()) return;
  const bool at_end = value() == maximum();
  setMaximum(turns);
  if (at_end) setValue(turns);
}

// Where motion is not wanted each press is one step.
void TurnSlider::play() {
  const bool calm = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) == 0;
  if (calm) return setValue(value() == maximum() ? minimum() : value() + 1);
  if (play_.isActive()) return play_.stop();
  if (value() == maximum()) setValue(minimum());
  play_.start();
}

void TurnSlider::step() {
  setValue(value() + 1);
  if (value() == maximum()) play_.stop();
}

void TurnSlider::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Space || event->modifiers() != Qt::NoModifier) return QSlider::keyPressEvent(event);
  play();
  event->accept();
}

void TurnSlider::focusOutEvent(QFocusEvent* event) {
  play_.stop();
  QSlider::focusOutEvent(event);
}

}  // namespace linesman
