#include "ui/table/stack_fan.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/heading.h"
#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/pixel_cache.h"

namespace linesman {

namespace {

constexpr double MODEL_RADIUS = 19;  // painter's units, at least
constexpr double MIDDLE_RADIUS = 15;
constexpr double APART = 6;
constexpr double NAME_HEIGHT = 13;

bool within(QPointF point, QPointF centre, double radius) {
  return std::hypot(point.x() - centre.x(), point.y() - centre.y()) <= radius;
}

}  // namespace

bool StackFan::follow(const Game& game, const Footprints& footprints, const Projection& projection, QPointF pointer) {
  if (is_open() && within(pointer, middle_, radius_)) return false;
  const bool closed = close();
  const auto under = model_at(game, footprints, projection.to_table(pointer), 0);
  if (!under || !game.piece(*under).hex) return closed;
  const std::vector<PieceIndex> stack = stack_in(game, *game.piece(*under).hex);
  if (stack.size() < 2) return closed;
  open(game, footprints, projection, stack);
  return true;
}

bool StackFan::close() {
  const bool was_open = is_open();
  places_.clear();
  return was_open;
}

void StackFan::open(const Game& game, const Footprints& footprints, const Projection& projection,
                    const std::vector<PieceIndex>& stack) {
  const Vec centre = game.piece(stack.front()).pose.at;
  double widest = 0;
  for (const PieceIndex i : stack) widest = std::max(widest, outer_radius(footprint_of(game, footprints, i)));
  middle_ = projection.to_paper(centre);
  lens_.scale = std::max(projection.scale, MODEL_RADIUS / widest);
  lens_.origin = {middle_.x() - centre.x * lens_.scale, middle_.y() + centre.y * lens_.scale};
  const double model = widest * lens_.scale;
  const auto count = static_cast<double>(stack.size());
  const double apart = (model + APART / 2) / std::sin(std::numbers::pi / std::max(count, 2.0));
  const double ring = std::max(MIDDLE_RADIUS + APART + model, apart);
  radius_ = ring + model + APART + NAME_HEIGHT;
  for (std::size_t i = 0; i < stack.size(); ++i) {
    const Vec out = direction(360.0 * static_cast<double>(i) / count);
    Pose pose = game.piece(stack[i]).pose;
    pose.at = centre + out * (ring / lens_.scale);
    places_.push_back({stack[i], footprint_of(game, footprints, stack[i]), pose});
  }
}

std::optional<std::vector<PieceIndex>> StackFan::at(QPointF point) const {
  if (!is_open() || !within(point, middle_, radius_)) return std::nullopt;
  std::vector<PieceIndex> all;
  for (const Place& place : places_) {
    if (base_holds(place.footprint, place.pose, lens_.to_table(point))) return std::vector{place.piece};
    all.push_back(place.piece);
  }
  return within(point, middle_, MIDDLE_RADIUS) ? all : std::vector<PieceIndex>{};
}

QRectF StackFan::extent() const {
  if (!is_open()) return {};
  const double reach = radius_ + 40;  // names hang out
  return {middle_.x() - reach, middle_.y() - reach, 2 * reach, 2 * reach};
}

void StackFan::paint(QPainter& painter, const Game& game, const std::vector<PieceIndex>& selection,
                     const ViewStyle& style) const {
  if (!is_open()) return;
  const Palette& palette = Palette::of(style.dark);
  painter.save();
  QColor ground = palette.panel;
  ground.setAlphaF(0.88F);
  painter.setPen(QPen(palette.ink, 1));
  painter.setBrush(ground);
  painter.drawEllipse(middle_, radius_, radius_);
  QFont font = painter.font();
  font.setPixelSize(11);
  font.setBold(true);
  int selected = 0;
  for (const Place& place : places_) {
    paint_model(painter, lens_, {game, place.piece, place.footprint, place.pose, Presence::solid, style.unit}, palette);
    if (std::find(selection.begin(), selection.end(), place.piece) != selection.end()) {
      painter.setBrush(Qt::NoBrush);
      const QPainterPath outline = outline_path(lens_, place.footprint, place.pose);
      painter.setPen(QPen(palette.halo, 7));
      painter.drawPath(outline);
      painter.setPen(QPen(palette.select, 4));
      painter.drawPath(outline);
      ++selected;
    }
    painter.setFont(font);
    const QPointF at = lens_.to_paper(place.pose.at);
    // Away from the middle.
    const double beside = outer_radius(place.footprint) * lens_.scale + NAME_HEIGHT * 0.6;
    paint_label(painter, at + QPointF(0, at.y() < middle_.y() - 1 ? -beside : beside),
                QString::fromStdString(label(game.piece(place.piece))), palette.ink, palette.halo);
  }
  painter.setPen(QPen(palette.ink, 1.5));
  painter.setBrush(palette.halo);
  painter.drawEllipse(middle_, MIDDLE_RADIUS, MIDDLE_RADIUS);
  font.setPixelSize(13);
  painter.setFont(font);
  painter.setPen(palette.ink);
  painter.drawText(
      QRectF(middle_.x() - MIDDLE_RADIUS, middle_.y() - MIDDLE_RADIUS, 2 * MIDDLE_RADIUS, 2 * MIDDLE_RADIUS),
      Qt::AlignCenter,
      selected == 0 ? QStringLiteral("×%1").arg(places_.size())
                    : QStringLiteral("%1/%2").arg(selected).arg(places_.size()));
  painter.restore();
}

}  // namespace linesman
