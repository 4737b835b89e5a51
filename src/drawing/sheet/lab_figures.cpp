#include "drawing/sheet/lab_figures.h"

#include <algorithm>
#include <array>

#include "base/names.h"
#include "base/text.h"
#include "drawing/picture/palette.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "drawing/sheet/paper_strip.h"
#include "files/json.h"

namespace linesman {

namespace {

using sheet::tr;

constexpr std::array VERDICTS{"legal", "marginal", "illegal", "incomplete", lab::UNUSABLE_ORDER};

QColor verdict_colour(const std::string& verdict) {
  const auto known = named<Verdict>(verdict);
  return known ? Palette::of(false).verdict(*known) : PALE_INK;
}

void write_text(QPainter& painter, const QString& words, QPointF at, double width, Qt::Alignment alignment) {
  SetText(words, paper_font(10), width, alignment).paint(painter, at, PAPER_INK);
}

// Bars.

constexpr double BAR_ROW = 24;
constexpr double BAR_LABEL = 190;
constexpr double BAR_COUNT = 60;

struct FlipKind {
  std::string from;
  std::string to;
  std::int64_t count = 0;
};

std::vector<FlipKind> kinds_of(const std::vector<lab::Difference>& flips) {
  std::vector<FlipKind> kinds;
  for (const lab::Difference& flip : flips) {
    const auto known = std::find_if(kinds.begin(), kinds.end(), [&](const FlipKind& kind) {
      return kind.from == flip.a.verdict && kind.to == flip.b.verdict;
    });
    if (known == kinds.end())
      kinds.push_back({flip.a.verdict, flip.b.verdict, 1});
    else
      ++known->count;
  }
  std::stable_sort(kinds.begin(), kinds.end(), [](const FlipKind& a, const FlipKind& b) { return a.count > b.count; });
  return kinds;
}

QString kind_words(const FlipKind& kind) { return tr("%1 → %2").arg(lab_verdict(kind.from), lab_verdict(kind.to)); }

/// The two verdicts as two halves of one bar, so that its direction is seen.
void paint_bar(QPainter& painter, const QRectF& bar, const FlipKind& kind) {
  painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() / 2, bar.height())), verdict_colour(kind.from));
  painter.fillRect(QRectF(bar.center().x(), bar.top(), bar.width() / 2, bar.height()), verdict_colour(kind.to));
}

Drawing flip_row(const FlipKind& kind, std::int64_t most, const QRectF& place) {
  return {place, [=](QPainter& painter) {
            const double room = place.width() - BAR_LABEL - BAR_COUNT;
            const double length = std::max(2.0, room * static_cast<double>(kind.count) / static_cast<double>(most));
            write_text(painter, kind_words(kind), {0, 3}, BAR_LABEL - 10, Qt::AlignRight);
            paint_bar(painter, QRectF(BAR_LABEL, 4, length, BAR_ROW - 8), kind);
            write_text(painter, QString::number(kind.count), {BAR_LABEL + length + 8, 3}, BAR_COUNT, Qt::AlignLeft);
          }};
}

LaidFigure laid_flips(const std::vector<FlipKind>& kinds, double width) {
  LaidFigure figure;
  QStringList words;
  for (const FlipKind& kind : kinds) {
    figure.drawings.push_back(flip_row(kind, kinds.front().count, QRectF(0, figure.height, width, BAR_ROW)));
    figure.height += BAR_ROW;
    words << tr("%1: %2").arg(kind_words(kind)).arg(kind.count);
  }
  figure.words = words.join(QStringLiteral(" · "));
  return figure;
}

// Curves.

constexpr double CURVE_HIGH = 200;
constexpr double CURVE_LEFT = 56;
constexpr double CURVE_BELOW = 44;
constexpr double CURVE_RIGHT = 120;

std::int64_t count_of(const lab::CurvePoint& point, const std::string& verdict) {
  const auto found = point.count.find(verdict);
  return found == point.count.end() ? 0 : found->second;
}

/// The place of each point along the axis, from 0 to 1: by its number, or one after another.
std::vector<double> places_of(const lab::Curve& curve) {
  std::vector<double> places;
  const bool numbers = std::all_of(curve.points.begin(), curve.points.end(),
                                   [](const lab::CurvePoint& point) { return point.value.is_number(); });
  for (std::size_t i = 0; i < curve.points.size(); ++i)
    places.push_back(numbers ? *curve.points[i].value.number() : static_cast<double>(i));
  const auto [least, most] = std::minmax_element(places.begin(), places.end());
  const double from = places.empty() ? 0 : *least;
  const double length = places.empty() ? 0 : *most - from;
  for (double& place : places) place = length > 0 ? (place - from) / length : 0.5;
  return places;
}

class CurvePainter {
 public:
  CurvePainter(const lab::Curve& curve, double width)
      : curve_(curve), places_(places_of(curve)), wide_(width - CURVE_LEFT - CURVE_RIGHT) {
    for (const lab::CurvePoint& point : curve.points)
      for (const char* verdict : VERDICTS) most_ = std::max(most_, count_of(point, verdict));
  }

  void paint(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paint_axes(painter);
    double key = 0;
    for (const char* verdict : VERDICTS) {
      const bool any = std::any_of(curve_.points.begin(), curve_.points.end(),
                                   [&](const lab::CurvePoint& point) { return count_of(point, verdict) > 0; });
      if (!any) continue;
      paint_line(painter, verdict);
      const QColor colour = verdict_colour(verdict);
      painter.fillRect(QRectF(CURVE_LEFT + wide_ + 16, key + 6, 14, 4), colour);
      write_text(painter, lab_verdict(verdict), {CURVE_LEFT + wide_ + 36, key}, CURVE_RIGHT - 36, Qt::AlignLeft);
      key += 20;
    }
  }

 private:
  double x(std::size_t point) const { return CURVE_LEFT + places_[point] * wide_; }
  double y(std::int64_t count) const {
    return CURVE_HIGH -
           (CURVE_HIGH - 10) * static_cast<double>(count) / static_cast<double>(std::max<std::int64_t>(1, most_));
  }

  void paint_axes(QPainter& painter) const {
    painter.setPen(QPen(PAPER_RULE, 1));
    painter.drawLine(QPointF(CURVE_LEFT, y(0)), QPointF(CURVE_LEFT + wide_, y(0)));
    painter.drawLine(QPointF(CURVE_LEFT, y(most_)), QPointF(CURVE_LEFT + wide_, y(most_)));
    write_text(painter, QString::number(0), {0, y(0) - 8}, CURVE_LEFT - 8, Qt::AlignRight);
    write_text(painter, QString::number(most_), {0, y(most_) - 8}, CURVE_LEFT - 8, Qt::AlignRight);
    const std::size_t step = (curve_.points.size() + MOST_LABELS - 1) / MOST_LABELS;
    for (std::size_t i = 0; i < curve_.points.size(); ++i) {
      if (curve_.points[i].value == curve_.own) {
        painter.setPen(QPen(PALE_INK, 1, Qt::DashLine));
        painter.drawLine(QPointF(x(i), y(0)), QPointF(x(i), 4));
      }
      if (i % step != 0) continue;
      constexpr double ROOM = 90;
      write_text(painter, value_words(curve_.points[i].value), {x(i) - ROOM / 2, y(0) + 5}, ROOM, Qt::AlignHCenter);
    }
    write_text(painter, QString::fromStdString(curve_.key), {CURVE_LEFT, y(0) + 24}, wide_, Qt::AlignHCenter);
  }

  /// A value that the rules refuse is a gap in the line.
  void paint_line(QPainter& painter, const std::string& verdict) const {
    painter.setPen(QPen(verdict_colour(verdict), 2));
    for (std::size_t i = 0; i < curve_.points.size(); ++i) {
      if (curve_.points[i].refused) continue;
      const QPointF here(x(i), y(count_of(curve_.points[i], verdict)));
      if (i > 0 && !curve_.points[i - 1].refused)
        painter.drawLine(QPointF(x(i - 1), y(count_of(curve_.points[i - 1], verdict))), here);
      painter.setBrush(verdict_colour(verdict));
      painter.drawEllipse(here, 2.5, 2.5);
    }
  }

  static constexpr std::size_t MOST_LABELS = 9;

  const lab::Curve& curve_;
  std::vector<double> places_;
  double wide_;
  std::int64_t most_ = 0;
};

}  // namespace

QString lab_verdict(const std::string& verdict) {
  const auto known = named<Verdict>(verdict);
  return known ? verdict_word(*known) : tr("Refused");
}

QString value_words(const Value& value) {
  if (value.is_null()) return tr("differs");
  if (const auto number = value.number()) return spoken(word(number_text(*number)));
  return QString::fromStdString(value.is_text() ? std::string(value.text_or("")) : write_json(value));
}

Figure flips_figure(const std::vector<lab::Difference>& flips) {
  return {[kinds = kinds_of(flips)](double width) { return laid_flips(kinds, width); }};
}

Figure curve_figure(const lab::Curve& curve) {
  return {[curve](double width) {
    LaidFigure figure;
    figure.height = CURVE_HIGH + CURVE_BELOW;
    figure.words = tr("Moves by verdict over the values of %1.").arg(QString::fromStdString(curve.key));
    figure.drawings = {{QRectF(0, 0, width, figure.height),
                        [curve, width](QPainter& painter) { CurvePainter(curve, width).paint(painter); }}};
    return figure;
  }};
}

}  // namespace linesman
