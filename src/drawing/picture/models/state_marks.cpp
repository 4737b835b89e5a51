#include "drawing/picture/models/state_marks.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "drawing/picture/marks.h"
#include "rules/modified.h"
#include "state/keys.h"
#include "state/statuses.h"

namespace linesman {

namespace {

constexpr double SMALLEST = 7;   // painter's units of a base that has marks
constexpr int LONGEST_KEY = 12;  // letters
const QColor BAD(0x8f, 0x1d, 0x14);

QFont mark_font(double size) {
  QFont font;
  font.setPixelSize(std::max(7, static_cast<int>(size * 0.85)));
  font.setBold(true);
  return font;
}

double mark_size(const Projection& projection) { return std::clamp(0.75 * projection.scale, 9.0, 18.0); }

QString figure_of(const state::Modifier& modifier, const std::string& symbol) {
  QStringList parts;
  if (modifier.times)
    parts << (same_length(*modifier.times, 0.5) ? QStringLiteral("½")
                                                : QStringLiteral("×") + number_shown(*modifier.times, 2));
  // A sign stands with its number; a word would be longer than the mark may be.
  const QString sign = symbol == "″" ? QString::fromStdString(symbol) : QString();
  if (modifier.add)
    parts << (*modifier.add < 0 ? QStringLiteral("−") : QStringLiteral("+")) +
                 number_shown(std::abs(*modifier.add), 2) + sign;
  return parts.join(' ');
}

/// "shock 2", "shock".
QString words_of_unread(const std::string& key, const Value& value) {
  QString words = QString::fromStdString(key);
  if (words.size() > LONGEST_KEY) words = words.left(LONGEST_KEY - 1) + QStringLiteral("…");
  if (const auto number = value.number()) words += ' ' + number_shown(*number, 2);
  return words;
}

struct Bars {
  bool any = false;
  bool in_force = false;
  void add(bool bars, bool over) {
    any = any || bars;
    in_force = in_force || (bars && !over);
  }
};

void add_holds(const std::vector<state::Hold>& holds, state::Moment now, std::vector<StateMark>& marks) {
  Bars go;
  Bars turn;
  Bars act;
  for (const state::Hold& hold : holds) {
    const bool over = hold.until && hold.until->is_over(now);
    go.add(hold.go, over);
    turn.add(hold.turn, over);
    act.add(hold.act, over);
  }
  if (go.any) marks.push_back({StateMarkForm::bar, !go.in_force});
  if (turn.any) marks.push_back({StateMarkForm::turn, !turn.in_force});
  if (act.any) marks.push_back({StateMarkForm::act, !act.in_force});
}

/// The value of a status, and whether it is over.
std::pair<Value, bool> status_of(const Game& document, const Piece& piece, const std::string& key) {
  const Value* own = piece.status.find(key);
  if (own == nullptr && piece.unit) own = document.unit(*piece.unit).status.find(key);
  if (own == nullptr) return {};
  const Value alone(Value::Object{{key, *own}});
  const bool over = !state::over_in(alone, state::moment_of(document)).empty();
  return {state::in_force(alone, {})[key], over};
}

void place(const Projection& projection, const Footprint& footprint, const Pose& pose, std::vector<StateMark>& marks) {
  const QRectF base = outline_path(projection, footprint, pose).boundingRect();
  const double size = mark_size(projection);
  const QFontMetricsF metrics(mark_font(size));
  // Below the badges, which stand at the upper right.
  QPointF at(base.right() + 3, base.center().y() - base.height() / 2 * 0.72 + size / 2 + 3);
  for (StateMark& mark : marks) {
    if (mark.form == StateMarkForm::bar) continue;
    const double wide = mark.text.isEmpty() ? size : metrics.horizontalAdvance(mark.text) + size * 0.7;
    mark.box = QRectF(at.x(), at.y(), wide, size * 1.1);
    at.ry() += size * 1.1 + 2;
  }
}

void strike(QPainter& painter, const QRectF& box, const QColor& colour) {
  painter.setPen(QPen(colour, std::max(1.4, box.height() * 0.12), Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(box.left() - 2, box.bottom() - 1), QPointF(box.right() + 2, box.top() + 1));
}

/// Across the base and a little beyond it, so that it is seen on any silhouette.
void paint_bar(QPainter& painter, const Projection& projection, const Footprint& footprint, const Pose& pose, bool over,
               const Palette& palette) {
  const Box box = frame_box(footprint);
  const double out = 3 / projection.scale;
  const QTransform frame = frame_of(projection, pose);
  const QPointF left = frame.map(QPointF(box.min.x - out, (box.min.y + box.max.y) / 2));
  const QPointF right = frame.map(QPointF(box.max.x + out, (box.min.y + box.max.y) / 2));
  const double wide = std::clamp(projection.scale * 0.22, 3.0, 7.0);
  painter.setPen(QPen(Qt::white, wide + 2, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(left, right);
  painter.setPen(QPen(over ? mixed(BAD, Qt::white, 0.55) : BAD, wide, over ? Qt::DotLine : Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(left, right);
  if (!over) return;
  const QPointF middle = (left + right) / 2;
  const double half = wide * 1.6;
  strike(painter, {middle - QPointF(half, half), middle + QPointF(half, half)}, palette.ink);
}

/// A disc with a sign that is crossed out: a curved arrow, or a hand at work.
void paint_crossed(QPainter& painter, const StateMark& mark) {
  const QRectF in = mark.box;
  const double size = std::min(in.width(), in.height());
  const QPointF centre = in.center();
  painter.setPen(QPen(QColor(Qt::white), 1));
  painter.setBrush(mark.over ? mixed(BAD, Qt::gray, 0.6) : BAD);
  painter.drawEllipse(centre, size / 2, size / 2);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(Qt::white), std::max(1.1, size * 0.1), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const double r = size * 0.26;
  if (mark.form == StateMarkForm::turn) {
    const QRectF arc(centre - QPointF(r, r), centre + QPointF(r, r));
    painter.drawArc(arc, 200 * 16, -230 * 16);
    const QPointF tip = centre + QPointF(r * std::cos(-30 * 3.14159 / 180), r * 0.5);
    painter.drawPolyline(QPolygonF({tip + QPointF(-r * 0.75, -r * 0.15), tip, tip + QPointF(r * 0.3, -r * 0.7)}));
  } else {
    painter.drawEllipse(centre + QPointF(0, -r * 0.4), r * 0.5, r * 0.5);
    painter.drawLine(centre + QPointF(0, r * 0.1), centre + QPointF(0, r));
  }
  painter.drawLine(centre + QPointF(-0.34, 0.34) * size, centre + QPointF(0.34, -0.34) * size);
}

void paint_pill(QPainter& painter, const StateMark& mark, const Palette& palette) {
  const bool unread = mark.form == StateMarkForm::unread;
  const QColor ink = mark.over ? mixed(palette.ink, palette.panel, 0.5) : palette.ink;
  painter.setPen(QPen(ink, unread ? 1.6 : 1, unread ? Qt::DotLine : Qt::SolidLine));
  painter.setBrush(palette.panel);
  painter.drawRoundedRect(mark.box, mark.box.height() / 2, mark.box.height() / 2);
  painter.setPen(ink);
  painter.drawText(mark.box, Qt::AlignCenter, mark.text);
}

}  // namespace

StatusReading StatusReading::of(const Terms& terms, const Game& document) {
  StatusReading reading{terms.currency_symbol, keeps_own(terms, state::HELD), keeps_own(terms, state::MODIFIER)};
  const auto add = [&](const Value& status, bool on_tray, std::vector<std::string>& keys) {
    for (const auto& [key, value] : status.members()) {
      if (state::says_state(key, value)) continue;
      if (is_unread(terms, key, value.is_object() ? value[state::IS] : value, on_tray)) keys.push_back(key);
    }
  };
  for (std::size_t i = 0; i < document.pieces().size(); ++i) {
    const Piece& piece = *document.pieces()[i];
    std::vector<std::string> keys;
    if (piece.unit) add(document.unit(*piece.unit).status, false, keys);
    add(piece.status, piece.tray.has_value(), keys);
    if (!keys.empty()) reading.unread.emplace(static_cast<PieceIndex>(i), std::move(keys));
  }
  return reading;
}

std::vector<StateMark> state_marks(const Projection& projection, const Game& document, PieceIndex index,
                                   const Footprint& footprint, const Pose& pose, const StatusReading* reading) {
  const Piece& piece = document.piece(index);
  const bool plain = piece.status.size() == 0 && (!piece.unit || document.unit(*piece.unit).status.size() == 0);
  if (plain) return {};
  const Box frame = frame_box(footprint);
  if (std::min(frame.max.x - frame.min.x, frame.max.y - frame.min.y) * projection.scale < SMALLEST) return {};
  std::vector<StateMark> marks;
  const state::Moment now = state::moment_of(document);
  if (reading == nullptr || !reading->own_holds) add_holds(state::holds_of(document, index), now, marks);
  if (reading == nullptr || !reading->own_modifiers)
    for (const state::Modifier& modifier : state::modifiers_of(document, index))
      marks.push_back({StateMarkForm::figure, modifier.until && modifier.until->is_over(now),
                       figure_of(modifier, reading != nullptr ? reading->symbol : std::string())});
  const auto unread = reading != nullptr ? reading->unread.find(index)
                                         : std::map<PieceIndex, std::vector<std::string>>::const_iterator();
  if (reading != nullptr && unread != reading->unread.end())
    for (const std::string& key : unread->second) {
      const auto [value, over] = status_of(document, piece, key);
      marks.push_back({StateMarkForm::unread, over, words_of_unread(key, value), key});
    }
  if (!marks.empty()) place(projection, footprint, pose, marks);
  return marks;
}

void paint_state_marks(QPainter& painter, const Projection& projection, const std::vector<StateMark>& marks,
                       const Footprint& footprint, const Pose& pose, const Palette& palette) {
  if (marks.empty()) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(mark_font(mark_size(projection)));
  for (const StateMark& mark : marks) {
    switch (mark.form) {
      case StateMarkForm::bar: paint_bar(painter, projection, footprint, pose, mark.over, palette); continue;
      case StateMarkForm::turn:
      case StateMarkForm::act: paint_crossed(painter, mark); break;
      case StateMarkForm::figure:
      case StateMarkForm::unread: paint_pill(painter, mark, palette); break;
    }
    if (mark.over) strike(painter, mark.box, palette.ink);
  }
  painter.restore();
}

}  // namespace linesman
