#include "drawing/picture/reading_picture.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/plain_text.h"
#include "drawing/picture/terrain/drawn_shape.h"

namespace linesman {

namespace {

constexpr double WIDTH = 2;
constexpr double REACH = 140;          // the length of words outside of a line
constexpr std::size_t MAX_NAMED = 12;  // pieces within rings that have their distance beside them

using picture::tr;

QString degrees_text(double degrees) { return number_shown(degrees, 1) + QChar(0xb0); }

class ReadingPainter {
 public:
  ReadingPainter(QPainter& painter, const Projection& projection, LengthUnit unit, const Palette& palette,
                 ReadingState state)
      : painter_(painter), projection_(projection), unit_(unit), palette_(palette), state_(state) {
    QFont font = painter.font();
    font.setPixelSize(13);
    font.setBold(true);
    painter_.setFont(font);
    painter_.setRenderHint(QPainter::Antialiasing);
  }

  void operator()(const TapeReading& tape) const {
    for (const TapeLeg& leg : tape.legs) line(at(leg.from), at(leg.to));
    end(at(tape.legs.front().from));
    for (const TapeLeg& leg : tape.legs) end(at(leg.to));
    const bool several = tape.legs.size() > 1;
    const TapeLeg& last = tape.legs.back();
    const QPointF whole = several ? at(last.to) : (at(last.from) + at(last.to)) / 2;
    // Words that would lie over others are left out; the status line has all.
    std::vector<QRectF> taken{pill_box(whole, length_text(tape.total(), unit_))};
    for (std::size_t i = 0; several && i + 1 < tape.legs.size(); ++i)
      beside_if_free(at(tape.legs[i].to), {0, 1}, QStringLiteral("Σ ") + length_text(tape.legs[i].running, unit_),
                     taken);
    for (const TapeLeg& leg : tape.legs)
      if (several)
        beside_if_free((at(leg.from) + at(leg.to)) / 2, at(leg.to) - at(leg.from), length_text(leg.length, unit_),
                       taken);
    pill(whole, length_text(tape.total(), unit_));
  }

  void operator()(const RingsReading& rings) const {
    for (const RingShape& ring : rings.rings) {
      outline(ring);
      pill(top_of(ring), length_text(ring.radius, unit_));
    }
    if (rings.pieces.size() > MAX_NAMED) return;
    std::vector<QRectF> taken;
    for (const RingShape& ring : rings.rings) taken.push_back(pill_box(top_of(ring), length_text(ring.radius, unit_)));
    for (const PieceWithin& piece : rings.pieces) thin_line(at(piece.way.from), at(piece.way.to));
    for (const PieceWithin& piece : rings.pieces)
      beside_if_free((at(piece.way.from) + at(piece.way.to)) / 2, at(piece.way.to) - at(piece.way.from),
                     length_text(piece.way.distance, unit_), taken);
  }

  void operator()(const AngleReading& angle) const {
    const QPointF pivot = at(angle.pivot);
    line(pivot, at(angle.from));
    line(pivot, at(angle.end()));
    stroke(arc(angle));
    end(pivot);
    end(at(angle.from));
    end(at(angle.end()));
    const Vec middle = turned_about(angle.from, angle.pivot, angle.turn / 2);
    pill(at(middle), degrees_text(std::abs(angle.turn)) + QStringLiteral(" · ") + length_text(angle.arc, unit_));
  }

  void operator()(const MarchReading& march) const {
    QPainterPath path(at(march.line.front()));
    for (const Vec p : march.line) path.lineTo(at(p));
    stroke(path);
    end(at(march.line.front()));
    end(at(march.line.back()));
    for (const MarchMark& mark : march.marks) {
      painter_.setPen(QPen(palette_.halo, 1));
      painter_.setBrush(palette_.measure);
      painter_.drawEllipse(at(mark.at), 4, 4);
      beside(at(mark.at), {1, 0}, length_text(mark.along, unit_));
    }
    pill(at(march.line.back()), length_text(march.total(), unit_));
  }

 private:
  QPointF at(Vec p) const { return projection_.to_paper(p); }
  QPen pen(double width) const {
    const bool solid = state_ == ReadingState::standing;
    return {palette_.measure, width, solid ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap, Qt::RoundJoin};
  }

  void stroke(const QPainterPath& path) const {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(palette_.halo, WIDTH + 3, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter_.drawPath(path);
    painter_.setPen(pen(WIDTH));
    painter_.drawPath(path);
  }
  void line(QPointF from, QPointF to) const {
    QPainterPath path(from);
    path.lineTo(to);
    stroke(path);
  }
  void thin_line(QPointF from, QPointF to) const {
    painter_.setPen(QPen(palette_.measure, 1, Qt::DotLine));
    painter_.drawLine(from, to);
  }
  /// The exact place of its beginning or end.
  void end(QPointF p) const {
    painter_.setPen(QPen(palette_.measure, 1.6));
    painter_.setBrush(palette_.halo);
    painter_.drawEllipse(p, 4.2, 4.2);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(palette_.measure);
    painter_.drawEllipse(p, 1.6, 1.6);
  }

  /// The box of words beside a line with that direction; empty for a line without one.
  QRectF box_beside(QPointF p, QPointF along, const QString& text) const {
    const double norm = std::hypot(along.x(), along.y());
    if (norm < 1e-9) return {};
    QPointF across(-along.y() / norm, along.x() / norm);
    if (across.y() > 0) across = -across;
    const QFontMetricsF metrics(painter_.font());
    QRectF box(0, 0, metrics.horizontalAdvance(text), metrics.height());
    box.moveCenter(p + across * (5 + (std::abs(across.x()) * box.width() + std::abs(across.y()) * box.height()) / 2));
    return box;
  }
  void beside(QPointF p, QPointF along, const QString& text) const {
    const QRectF box = box_beside(p, along, text);
    if (!box.isEmpty()) paint_label(painter_, box.center(), text, palette_.measure, palette_.halo);
  }
  void beside_if_free(QPointF p, QPointF along, const QString& text, std::vector<QRectF>& taken) const {
    const QRectF box = box_beside(p, along, text);
    if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); })) return;
    taken.push_back(box);
    beside(p, along, text);
  }

  QString pill_text(const QString& length) const {
    return state_ == ReadingState::out_of_date ? tr("%1, out of date").arg(length) : length;
  }
  QRectF pill_box(QPointF p, const QString& length) const {
    const QFontMetricsF metrics(painter_.font());
    QRectF box(0, 0, metrics.horizontalAdvance(pill_text(length)) + 12, metrics.height() + 4);
    box.moveCenter(p - QPointF(0, box.height() / 2 + 9));
    return box;
  }
  void pill(QPointF p, const QString& length) const {
    const QString text = pill_text(length);
    const QRectF box = pill_box(p, length);
    painter_.setPen(QPen(palette_.measure, 1.2));
    painter_.setBrush(palette_.panel);
    painter_.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter_.setPen(palette_.measure);
    painter_.drawText(box, Qt::AlignCenter, text);
  }

  void outline(const RingShape& ring) const {
    QPainterPath path;
    for (const Polygon& polygon : ring.area) {
      path.addPath(path_of(std::vector<Ring>{polygon.outer}));
      for (const Ring& hole : polygon.holes) path.addPath(path_of(std::vector<Ring>{hole}));
    }
    stroke(projection_.transform().map(path));
  }
  QPointF top_of(const RingShape& ring) const {
    Vec top{0, -HUGE_VAL};
    for (const Polygon& polygon : ring.area)
      for (const Vec p : polygon.outer)
        if (p.y > top.y) top = p;
    return at(top) + QPointF(0, 20);
  }

  QPainterPath arc(const AngleReading& angle) const {
    const double r = angle.radius * projection_.scale;
    const QPointF pivot = at(angle.pivot);
    QPainterPath path(at(angle.from));
    // Qt counts anticlockwise from the east.
    path.arcTo(QRectF(pivot.x() - r, pivot.y() - r, 2 * r, 2 * r), 90 - angle.heading, -angle.turn);
    return path;
  }

  QPainter& painter_;
  const Projection& projection_;
  LengthUnit unit_;
  const Palette& palette_;
  ReadingState state_;
};

struct BoxOfReading {
  Box operator()(const TapeReading& tape) const {
    Box box;
    for (const TapeLeg& leg : tape.legs) {
      box.include(leg.from);
      box.include(leg.to);
    }
    return box;
  }
  Box operator()(const RingsReading& rings) const {
    Box box;
    for (const RingShape& ring : rings.rings)
      for (const Polygon& polygon : ring.area)
        for (const Vec p : polygon.outer) box.include(p);
    return box;
  }
  Box operator()(const AngleReading& angle) const { return Box{angle.pivot, angle.pivot}.grown(angle.radius); }
  Box operator()(const MarchReading& march) const {
    Box box;
    for (const Vec p : march.line) box.include(p);
    return box;
  }
};

struct Words {
  LengthUnit unit;
  QString operator()(const TapeReading& tape) const {
    if (tape.legs.size() == 1) return length_text(tape.total(), unit);
    QStringList legs;
    for (const TapeLeg& leg : tape.legs) legs << length_text(leg.length, unit);
    return tr("%1 in all: %2").arg(length_text(tape.total(), unit), legs.join(QStringLiteral(" + ")));
  }
  QString operator()(const RingsReading& rings) const {
    QStringList radii;
    for (const RingShape& ring : rings.rings) {
      const auto within = std::count_if(rings.pieces.begin(), rings.pieces.end(), [&](const PieceWithin& piece) {
        return within_limit(piece.way.distance, ring.radius);
      });
      radii << tr("%1: models within %2").arg(length_text(ring.radius, unit)).arg(within);
    }
    return radii.join(QStringLiteral("; "));
  }
  QString operator()(const AngleReading& angle) const {
    return tr("%1 %2, %3 along the arc")
        .arg(degrees_text(std::abs(angle.turn)), angle.turn < 0 ? tr("to the left") : tr("to the right"),
             length_text(angle.arc, unit));
  }
  QString operator()(const MarchReading& march) const {
    return tr("%1 along the line").arg(length_text(march.total(), unit));
  }
};

}  // namespace

void paint_reading(QPainter& painter, const Projection& projection, const Reading& reading, LengthUnit unit,
                   const Palette& palette, ReadingState state) {
  painter.save();
  if (state == ReadingState::out_of_date) painter.setOpacity(0.75);
  std::visit(ReadingPainter(painter, projection, unit, palette, state), reading);
  painter.restore();
}

QRectF reading_extent(const Projection& projection, const Reading& reading, LengthUnit) {
  const Box box = std::visit(BoxOfReading{}, reading);
  return box.empty() ? QRectF() : projection.to_paper(box).adjusted(-REACH, -50, REACH, 50);
}

QString reading_words(const Reading& reading, LengthUnit unit) { return std::visit(Words{unit}, reading); }

void paint_crosshair(QPainter& painter, QPointF at, bool held, const Palette& palette) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  for (const bool halo : {true, false}) {
    painter.setPen(QPen(halo ? palette.halo : palette.measure, halo ? 4 : 1.6, Qt::SolidLine, Qt::RoundCap));
    for (const QPointF arm : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
      painter.drawLine(at + arm * 5, at + arm * 13);
    if (held) painter.drawEllipse(at, 6, 6);
  }
  painter.restore();
}

}  // namespace linesman
