#include "ui/panels/ruling/verdict_badge.h"

#include <QAccessibleWidget>
#include <QPainter>
#include <QPainterPath>
#include <QTimer>
#include <algorithm>
#include <cmath>

#include "drawing/report/ruling_lines.h"

namespace linesman {
namespace {

constexpr int MARGIN = 10;
constexpr int SHAPE = 36;
constexpr int SETTLED = 700;  // ms

bool is_dark(const QPalette& palette) { return palette.window().color().lightness() < 128; }

QPolygonF regular(const QRectF& box, int sides, double first_angle) {
  QPolygonF polygon;
  for (int i = 0; i < sides; ++i) {
    const double angle = first_angle + 2 * M_PI * i / sides;
    polygon << box.center() + QPointF(std::cos(angle), std::sin(angle)) * (box.width() / 2);
  }
  return polygon;
}

void stroke(QPainter& painter, const QRectF& box, std::initializer_list<QPointF> unit_points) {
  QPolygonF line;
  for (const QPointF& p : unit_points) line << QPointF(box.x() + p.x() * box.width(), box.y() + p.y() * box.height());
  painter.drawPolyline(line);
}

void paint_sign(QPainter& painter, const QRectF& box, Verdict verdict) {
  if (verdict == Verdict::legal) stroke(painter, box, {{0.28, 0.53}, {0.44, 0.69}, {0.73, 0.34}});
  if (verdict == Verdict::illegal) {
    stroke(painter, box, {{0.33, 0.33}, {0.67, 0.67}});
    stroke(painter, box, {{0.67, 0.33}, {0.33, 0.67}});
  }
  if (verdict == Verdict::marginal) {
    QPainterPath wave(QPointF(box.x() + 0.28 * box.width(), box.y() + 0.55 * box.height()));
    wave.cubicTo(box.x() + 0.42 * box.width(), box.y() + 0.28 * box.height(), box.x() + 0.58 * box.width(),
                 box.y() + 0.72 * box.height(), box.x() + 0.72 * box.width(), box.y() + 0.45 * box.height());
    painter.drawPath(wave);
  }
}

QAccessibleInterface* accessible_badge(const QString&, QObject* object) {
  auto* badge = qobject_cast<VerdictBadge*>(object);
  return badge != nullptr ? new QAccessibleWidget(badge, QAccessible::AlertMessage) : nullptr;
}

}  // namespace

QColor verdict_colour(Verdict verdict, const QPalette& palette) {
  const bool dark = is_dark(palette);
  switch (verdict) {
    case Verdict::legal: return dark ? QColor(0x3f, 0xb8, 0x9b) : QColor(0x00, 0x7a, 0x5e);
    case Verdict::marginal: return dark ? QColor(0xf0, 0xb4, 0x3c) : QColor(0xa8, 0x67, 0x00);
    case Verdict::illegal: return dark ? QColor(0xff, 0x7f, 0x50) : QColor(0xc0, 0x3d, 0x00);
    case Verdict::incomplete: return dark ? QColor(0x7f, 0xb8, 0xf0) : QColor(0x1f, 0x5f, 0xa8);
  }
  return palette.text().color();
}

void paint_verdict_shape(QPainter& painter, const QRectF& box, Verdict verdict, const QColor& colour) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  const double weight = std::max(1.4, box.width() / 11);
  if (verdict == Verdict::legal) painter.drawEllipse(box);
  if (verdict == Verdict::marginal) painter.drawPolygon(regular(box, 4, 0));
  if (verdict == Verdict::illegal) painter.drawPolygon(regular(box, 8, M_PI / 8));
  if (verdict == Verdict::incomplete) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, weight, Qt::CustomDashLine));
    QPen ring(colour, weight);
    ring.setDashPattern({2, 1.2});
    painter.setPen(ring);
    painter.drawEllipse(box.adjusted(weight / 2, weight / 2, -weight / 2, -weight / 2));
    QFont font = painter.font();
    font.setPixelSize(std::max(7, static_cast<int>(box.height() * 0.58)));
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, "?");
  } else {
    painter.setBrush(Qt::NoBrush);
    const QColor sign = colour.lightness() > 140 ? QColor(0x10, 0x18, 0x18) : QColor(Qt::white);
    painter.setPen(QPen(sign, weight, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paint_sign(painter, box, verdict);
  }
  painter.restore();
}

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
    paint_verdict_shape(painter, QRectF(MARGIN, MARGIN, SHAPE, SHAPE), *verdict_, colour);
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
