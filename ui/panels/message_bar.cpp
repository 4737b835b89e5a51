#include "ui/panels/message_bar.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include "ui/panels/icons.h"
#include "ui/panels/ruling/verdict_sign.h"
#include "ui/panels/widgets.h"

namespace linesman {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), text_(new PlainLabel(this)), more_(new PlainLabel(this)), button_(new QPushButton(this)) {
  setAccessibleName(tr("Message"));
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* close = new QToolButton(this);
  close->setIcon(icon_named("close"));
  close->setAutoRaise(true);
  close->setAccessibleName(tr("Close the message"));
  connect(close, &QToolButton::clicked, this, &MessageBar::close_newest);
  connect(button_, &QPushButton::clicked, this, &MessageBar::act_on_newest);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(36, 4, 4, 4);
  layout->addWidget(text_, 1);
  layout->addWidget(more_);
  layout->addWidget(button_, 0, Qt::AlignTop);
  layout->addWidget(close, 0, Qt::AlignTop);
  hide();
}

void MessageBar::say(const QString& sentence) { add({sentence, {}, {}, false}); }

void MessageBar::refuse(const QString& sentence) { add({sentence, {}, {}, true}); }

void MessageBar::offer(const QString& sentence, const QString& button, std::function<void()> act) {
  add({sentence, button, std::move(act), false});
}

void MessageBar::ask(const QString& sentence, const QString& button, std::function<void()> act) {
  add({sentence, button, std::move(act), false, true});
}

void MessageBar::forget_refusal() {
  take_out([](const Message& message) { return message.refusal; });
}

void MessageBar::withdraw(const QString& button) {
  take_out([&](const Message& message) { return message.button == button; });
}

void MessageBar::clear() {
  take_out([](const Message&) { return true; });
}

void MessageBar::add(Message message) {
  std::erase_if(messages_, [&](const Message& other) { return other.button == message.button; });
  auto place = messages_.end();
  while (!message.stays && place != messages_.begin() && std::prev(place)->stays) --place;
  messages_.insert(place, std::move(message));
  show_newest();
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void MessageBar::take_out(const std::function<bool(const Message&)>& over) {
  if (std::erase_if(messages_, over) > 0) show_newest();
}

void MessageBar::close_newest() {
  messages_.pop_back();
  show_newest();
}

void MessageBar::act_on_newest() {
  const auto act = std::move(messages_.back().act);
  close_newest();
  if (act) act();
}

void MessageBar::show_newest() {
  if (messages_.empty()) return hide();
  const Message& newest = messages_.back();
  text_->setText(newest.sentence);
  button_->setText(newest.button);
  button_->setVisible(!newest.button.isEmpty());
  const auto under = messages_.size() - 1;
  more_->setText(tr("and %1 more").arg(under));
  more_->setVisible(under > 0);
  setAccessibleDescription(under > 0 ? newest.sentence + ' ' + more_->text() : newest.sentence);
  show();
}

void MessageBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && !messages_.empty()) return close_newest();
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
  // What offers something is no failure.
  const bool offers = !messages_.empty() && !messages_.back().button.isEmpty();
  paint_verdict_sign(painter, QRectF(12, 8, 16, 16), offers ? Verdict::marginal : Verdict::illegal, palette());
}

}  // namespace linesman
