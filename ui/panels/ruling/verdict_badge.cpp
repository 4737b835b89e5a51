#include "ui/panels/ruling/verdict_badge.h"

#include <QAccessibleWidget>
#include <QPainter>
#include <QPainterPath>
#include <QTimer>
#include <algorithm>
#include <cmath>

#include "drawing/report/ruling_lines.h"
#include "ui/panels/ruling/verdict_sign.h"

namespace linesman {
namespace {

constexpr int MARGIN = 10;
constexpr int SHAPE = 36;
constexpr int SETTLED = 700;  // ms

bool is_dark(const QPalette& palette) { return palette.window().color().lightness() < 128; }

QAccessibleInterface* accessible_badge(const QString&, QObject* object) {
  auto* badge = qobject_cast<VerdictBadge*>(object);
  return badge != nullptr ? new QAccessibleWidget(badge, QAccessible::AlertMessage) : nullptr;
}

}  // namespace

VerdictBadge::VerdictBadge(QWidget* parent) : QWidget(parent), settled_(new QTimer(this)) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  QAccessible::installFactory(&accessible_badge);
  settled_->setSingleShot(true);
  settled_->setInterval(SETTLED);
  connect(settled_, &QTimer::timeout, this, &VerdictBadge::announce);
}

// A drag changes the verdict many times: who listens hears where it came to rest, once.
void VerdictBadge::announce() {
  if (accessibleName() == said_last_) return;
  said_last_ = accessibleName();
  for (const auto type : {QAccessible::NameChanged, QAccessible::Alert}) {
    QAccessibleEvent event(this, type);
    QAccessible::updateAccessibility(&event);
  }
  emit announced(said_last_);
}

void VerdictBadge::show_verdict(Verdict verdict, const QString& detail) {
  verdict_ = verdict;
  show_words(verdict_word(verdict), detail);
}

void VerdictBadge::show_none(const QString& word, const QString& detail) {
  verdict_.reset();
  show_words(word, detail);
}

void VerdictBadge::show_words(const QString& word, const QString& detail) {
  word_ = word;
  detail_ = detail;
  setAccessibleName(detail.isEmpty() ? word_ : word_ + ". " + detail);
  settled_->start();
  updateGeometry();
  update();
}

QFont VerdictBadge::word_font() const {
  QFont big = font();
  big.setPointSizeF(font().pointSizeF() * 1.5);
  big.setBold(verdict_.has_value());
  return big;
}

QRect VerdictBadge::detail_rect(int width) const {
  const int left = verdict_ ? MARGIN * 2 + SHAPE : MARGIN;
  const QRect room(left, 0, std::max(40, width - left - MARGIN), 2000);
  return fontMetrics().boundingRect(room, Qt::TextWordWrap, detail_);
}

int VerdictBadge::heightForWidth(int width) const {
  const int text = QFontMetrics(word_font()).height() + (detail_.isEmpty() ? 0 : detail_rect(width).height() + 2);
  return std::max(verdict_ ? SHAPE : 0, text) + 2 * MARGIN;
}

QSize VerdictBadge::sizeHint() const { return {220, heightForWidth(width() > 0 ? width() : 220)}; }

QSize VerdictBadge::minimumSizeHint() const {
  const int left = verdict_ ? MARGIN * 2 + SHAPE : MARGIN;
  const int width = left + QFontMetrics(word_font()).horizontalAdvance(word_) + MARGIN;
  return {width, SHAPE + 2 * MARGIN};
}

void VerdictBadge::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor colour = verdict_ ? verdict_colour(*verdict_, palette()) : palette().placeholderText().color();
  QColor ground = colour;
  ground.setAlpha(is_dark(palette()) ? 46 : 26);
  painter.setPen(QPen(colour, 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
  int left = MARGIN;
  if (verdict_) {
    paint_verdict_sign(painter, QRectF(MARGIN, MARGIN, SHAPE, SHAPE), *verdict_, palette());
    left += SHAPE + MARGIN;
  }
  painter.setFont(word_font());
  painter.setPen(verdict_ ? colour : palette().text().color());
  const int line = painter.fontMetrics().height();
  const int top = detail_.isEmpty() ? (height() - line) / 2 : MARGIN - 2;
  painter.drawText(QRect(left, top, width() - left - MARGIN, line), Qt::AlignLeft | Qt::AlignVCenter, word_);
  painter.setFont(font());
  painter.setPen(palette().text().color());
  painter.drawText(QRect(left, top + line + 2, width() - left - MARGIN, height()), Qt::TextWordWrap, detail_);
}

AllowanceBar::AllowanceBar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void AllowanceBar::show_amounts(double total, double spent, Verdict verdict) {
  total_ = total;
  spent_ = spent;
  verdict_ = verdict;
  update();
}

// The whole width is the larger of the two; what is spent beyond the allowance is hatched, so that it shows in grey
// too.
void AllowanceBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect()).adjusted(0.5, 1.5, -0.5, -1.5);
  const double whole = std::max({total_, spent_, 1e-9});
  const auto part = [&](double from, double to) {
    return QRectF(box.x() + box.width() * from / whole, box.y(), box.width() * (to - from) / whole, box.height());
  };
  QPainterPath clip;
  clip.addRoundedRect(box, 4, 4);
  painter.setClipPath(clip);
  painter.fillRect(box, palette().mid().color().lighter(is_dark(palette()) ? 90 : 130));
  const QColor colour = verdict_colour(verdict_, palette());
  painter.fillRect(part(0, std::min(spent_, total_)), colour);
  if (spent_ > total_) {
    painter.fillRect(part(total_, spent_), QBrush(colour, Qt::BDiagPattern));
    const double limit = part(0, total_).right();
    painter.setPen(QPen(palette().text().color(), 2));
    painter.drawLine(QPointF(limit, box.top()), QPointF(limit, box.bottom()));
  }
  painter.setClipping(false);
  painter.setPen(palette().mid().color());
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box, 4, 4);
}

}  // namespace linesman
