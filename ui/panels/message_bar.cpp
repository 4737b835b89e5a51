#include "ui/panels/message_bar.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include "ui/panels/icons.h"
#include "ui/panels/verdict_badge.h"

namespace linesman {

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), text_(new QLabel(this)), button_(new QPushButton(this)) {
  setAccessibleName(tr("Message"));
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* close = new QToolButton(this);
  close->setIcon(icon_named("close"));
  close->setAutoRaise(true);
  close->setAccessibleName(tr("Close the message"));
  connect(close, &QToolButton::clicked, this, &QWidget::hide);
  connect(button_, &QPushButton::clicked, this, [this] {
    hide();
    if (act_) act_();
  });
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(38, 6, 6, 6);
  layout->addWidget(text_, 1);
  layout->addWidget(button_, 0, Qt::AlignTop);
  layout->addWidget(close, 0, Qt::AlignTop);
  hide();
}

void MessageBar::refuse(const QString& sentence) {
  say(sentence);
  refusal_ = true;
}

void MessageBar::offer(const QString& sentence, const QString& button, std::function<void()> act) {
  say(sentence);
  act_ = std::move(act);
  button_->setText(button);
  button_->show();
}

void MessageBar::forget_refusal() {
  if (refusal_) hide();
}

void MessageBar::say(const QString& sentence) {
  refusal_ = false;
  button_->hide();
  text_->setText(sentence);
  setAccessibleDescription(sentence);
  show();
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void MessageBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return hide();
  QFrame::keyPressEvent(event);
}

void MessageBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QColor colour = verdict_colour(Verdict::marginal, palette());
  QColor ground = colour;
  ground.setAlpha(40);
  painter.fillRect(rect(), palette().base());
  painter.fillRect(rect(), ground);
  painter.fillRect(0, height() - 1, width(), 1, colour);
  paint_verdict_shape(painter, QRectF(11, 8, 18, 18), Verdict::illegal, colour);
}

}  // namespace linesman
