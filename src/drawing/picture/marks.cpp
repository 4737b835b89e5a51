#include "drawing/picture/marks.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <cmath>

#include "base/text.h"

namespace linesman {

namespace {

constexpr double PI = 3.14159265358979323846;

QPolygonF regular(const QRectF& in, int corners, double first_degrees) {
  QPolygonF polygon;
  const double r = std::min(in.width(), in.height()) / 2;
  for (int i = 0; i < corners; ++i) {
    const double a = (first_degrees + 360.0 * i / corners) * PI / 180;
    polygon << in.center() + QPointF(std::sin(a), -std::cos(a)) * r;
  }
  return polygon;
}

QPolygonF star(const QRectF& in) {
  QPolygonF polygon;
  const double r = std::min(in.width(), in.height()) / 2;
  for (int i = 0; i < 10; ++i) {
    const double a = i * PI / 5;
    polygon << in.center() + QPointF(std::sin(a), -std::cos(a)) * (i % 2 == 0 ? r : r * 0.45);
  }
  return polygon;
}

QPointF part_of(const QRectF& in, double x, double y) {
  return in.center() + QPointF(x * in.width() / 2, y * in.height() / 2);
}

void paint_verdict_glyph(QPainter& painter, const QRectF& in, Verdict verdict) {
  switch (verdict) {
    case Verdict::legal:
      painter.drawPolyline(QPolygonF({part_of(in, -0.45, 0.02), part_of(in, -0.1, 0.4), part_of(in, 0.48, -0.36)}));
      break;
    case Verdict::marginal: {
      QPainterPath wave(part_of(in, -0.42, 0.08));
      wave.cubicTo(part_of(in, -0.15, -0.42), part_of(in, 0.15, 0.42), part_of(in, 0.42, -0.08));
      painter.drawPath(wave);
      break;
    }
    case Verdict::illegal:
      painter.drawLine(part_of(in, -0.36, -0.36), part_of(in, 0.36, 0.36));
      painter.drawLine(part_of(in, -0.36, 0.36), part_of(in, 0.36, -0.36));
      break;
    case Verdict::incomplete: {
      QPainterPath question(part_of(in, -0.27, -0.28));
      question.cubicTo(part_of(in, -0.2, -0.75), part_of(in, 0.6, -0.5), part_of(in, 0.2, -0.1));
      question.quadTo(part_of(in, 0.0, 0.02), part_of(in, 0, 0.24));
      painter.drawPath(question);
      painter.drawPoint(part_of(in, 0, 0.56));
      break;
    }
  }
}

}  // namespace

void paint_verdict_mark(QPainter& painter, const QRectF& in, Verdict verdict, const Palette& palette) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.verdict(verdict));
  switch (verdict) {
    case Verdict::legal: painter.drawEllipse(in); break;
    case Verdict::marginal: painter.drawPolygon(regular(in, 4, 0)); break;
    case Verdict::illegal: painter.drawPolygon(regular(in, 8, 22.5)); break;
    case Verdict::incomplete: painter.drawRoundedRect(in, in.width() * 0.15, in.width() * 0.15); break;
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.dark ? QColor(0x16, 0x18, 0x1a) : QColor(Qt::white), in.width() * 0.13, Qt::SolidLine,
                      Qt::RoundCap, Qt::RoundJoin));
  paint_verdict_glyph(painter, in, verdict);
  painter.restore();
}

void paint_fault_mark(QPainter& painter, const QRectF& in, int number, const Palette& palette) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(palette.halo, 1.5));
  painter.setBrush(palette.illegal);
  painter.drawPolygon(regular(in, 8, 22.5));
  QFont font = painter.font();
  font.setPixelSize(std::max(6, static_cast<int>(in.height() * (number < 10 ? 0.62 : 0.5))));
  font.setBold(true);
  painter.setFont(font);
  painter.setPen(palette.dark ? QColor(0x16, 0x18, 0x1a) : QColor(Qt::white));
  painter.drawText(in, Qt::AlignCenter, QString::number(number));
  painter.restore();
}

void paint_side_mark(QPainter& painter, const QRectF& in, const SideStyle& style) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(QColor(255, 255, 255, 220), std::max(0.8, in.width() * 0.1)));
  painter.setBrush(style.line);
  switch (style.mark) {
    case SideMark::disc: painter.drawEllipse(in); break;
    case SideMark::square:
      painter.drawRect(in.adjusted(in.width() * 0.08, in.width() * 0.08, -in.width() * 0.08, -in.width() * 0.08));
      break;
    case SideMark::triangle: painter.drawPolygon(regular(in, 3, 0)); break;
    case SideMark::diamond: painter.drawPolygon(regular(in, 4, 0)); break;
    case SideMark::star: painter.drawPolygon(star(in)); break;
    case SideMark::cross: {
      const double w = in.width() / 3;
      QPainterPath path;
      path.setFillRule(Qt::WindingFill);
      path.addRect(in.adjusted(w, 0, -w, 0));
      path.addRect(in.adjusted(0, w, 0, -w));
      painter.drawPath(path.simplified());
      break;
    }
  }
  painter.restore();
}

QString length_text(double inches, LengthUnit unit, int decimals) {
  return QCoreApplication::translate("Engine", length_words(inches, unit, decimals).c_str());
}

QString number_shown(double number, int decimals) {
  return QCoreApplication::translate("Engine", number_text(number, decimals).c_str());
}

void draw_path(QPainter& painter, const QPainterPath& path, const QPen& pen) {
  if (pen.style() == Qt::SolidLine || pen.style() == Qt::NoPen) {
    painter.setPen(pen);
    painter.drawPath(path);
    return;
  }
  const QTransform frame = painter.worldTransform();
  QPen wide = pen;
  wide.setWidthF(pen.widthF() * std::sqrt(std::abs(frame.determinant())));
  painter.save();
  painter.resetTransform();
  painter.setPen(wide);
  painter.drawPath(frame.map(path));
  painter.restore();
  painter.setPen(pen);
}

}  // namespace linesman
