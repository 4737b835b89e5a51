#include "ui/panels/ruling/verdict_badge.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "drawing/picture/palette.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "ui/panels/ruling/verdict_sign.h"
#include "ui/panels/widgets.h"

namespace linesman {
namespace {

// Pixels.
constexpr int MARGIN = 8;
constexpr int BADGE_SIGN = 32;
constexpr double GREY = 0.35;  // of what was ruled before the question changed

}  // namespace

VerdictBadge::VerdictBadge(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
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
  setToolTip(as_plain(detail));
  update();
}

QFont VerdictBadge::word_font() const {
  QFont big = font();
  big.setPointSizeF(font().pointSizeF() * LARGE_TYPE);
  big.setBold(true);
  return big;
}

QSize VerdictBadge::sizeHint() const {
  return {220, QFontMetrics(word_font()).height() + 2 * fontMetrics().lineSpacing() + 2 * MARGIN};
}

QSize VerdictBadge::minimumSizeHint() const {
  const int width = 3 * MARGIN + BADGE_SIGN + QFontMetrics(word_font()).horizontalAdvance(word_);
  return {width, sizeHint().height()};
}

void VerdictBadge::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!isEnabled()) painter.setOpacity(GREY);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor colour = verdict_ ? verdict_colour(*verdict_, palette()) : palette().placeholderText().color();
  QColor ground = colour;
  ground.setAlpha(is_dark(palette()) ? 46 : 26);
  painter.setPen(QPen(colour, 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  int left = MARGIN;
  if (verdict_) {
    paint_verdict_sign(painter, QRectF(MARGIN, MARGIN + 2, BADGE_SIGN, BADGE_SIGN), *verdict_, palette());
    left += BADGE_SIGN + MARGIN;
  }
  painter.setFont(word_font());
  painter.setPen(verdict_ ? colour : palette().text().color());
  const int line = painter.fontMetrics().height();
  painter.drawText(QRect(left, MARGIN, width() - left - MARGIN, line), Qt::AlignLeft | Qt::AlignVCenter, word_);
  painter.setFont(font());
  painter.setPen(palette().text().color());
  draw_cut(painter, QRect(left, MARGIN + line, width() - left - MARGIN, height() - 2 * MARGIN - line), detail_);
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
  if (!isEnabled()) painter.setOpacity(GREY);
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
