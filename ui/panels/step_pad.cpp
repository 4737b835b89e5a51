#include "ui/panels/step_pad.h"

#include <QHBoxLayout>

#include "drawing/picture/plain_text.h"
#include "ui/panels/icons.h"

namespace linesman {
namespace {

void name(QToolButton* button, const QString& what, const QString& key) {
  button->setAccessibleName(what);
  button->setToolTip(as_plain(StepPad::tr("%1 (%2 on the table)").arg(what, key)));
}

}  // namespace

StepPad::StepPad(QWidget* parent) : QWidget(parent) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  left_ = add("turn-left", Qt::Key_Left);
  on_ = add("on", Qt::Key_Up);
  back_ = add("back", Qt::Key_Down);
  right_ = add("turn-right", Qt::Key_Right);
  show_grid(false);
}

QToolButton* StepPad::add(const char* icon, Qt::Key key) {
  auto* button = new QToolButton(this);
  button->setIcon(icon_named(icon));
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  button->setAutoRepeat(true);
  layout()->addWidget(button);
  connect(button, &QToolButton::clicked, this, [this, key] { emit asked(key); });
  return button;
}

void StepPad::show_grid(bool grid) {
  name(left_, grid ? tr("Turn left by a hexside") : tr("Turn left by 15 degrees"), tr("Left"));
  name(on_, grid ? tr("Into the hex ahead") : tr("On by an inch"), tr("Up"));
  name(back_, grid ? tr("Reverse into the hex behind") : tr("Back by an inch"), tr("Down"));
  name(right_, grid ? tr("Turn right by a hexside") : tr("Turn right by 15 degrees"), tr("Right"));
}

}  // namespace linesman
