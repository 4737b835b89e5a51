#include "ui/table/layers.h"

#include <algorithm>

#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/reading_picture.h"
#include "drawing/picture/terrain/drawn_shape.h"

namespace linesman {

namespace {

void paint_ring(QPainter& painter, const QPainterPath& outline, const QColor& colour, double width,
                const Palette& palette) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.halo, width + 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(outline);
  painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(outline);
}

/// The outline round a selected feature, painter's units: beside a line, which it would hide, and one for all of it.
QPainterPath ring_of(const Projection& projection, const Scene& scene, FeatureIndex i) {
  constexpr double BESIDE = 4;      // painter's units from the edge of a line
  constexpr int MAX_CORNERS = 400;  // of lines that are joined: it takes time
  const DrawnShape shape = drawn_shape_of(scene.game().feature(i), scene.game().table());
  QPainterPath strips;
  for (const Polyline& line : shape.lines)
    strips.addPath(strip_path(line, shape.width + 2 * BESIDE / projection.scale));
  if (strips.elementCount() <= MAX_CORNERS) strips = strips.simplified();
  QPainterPath path = path_of(shape.rings);
  path.addPath(strips);
  return projection.transform().map(path);
}

constexpr double TURN_SIGN = 18;  // units: how wide it is

/// The number of a turn where its order ends.
void paint_turn_of_way(QPainter& painter, const Projection& projection, const PreviewedTurn& each,
                       const Palette& palette) {
  if (each.judgement->trace.pieces.empty()) return;
  const QPointF at = projection.to_paper(each.judgement->trace.pieces.front().end.pose.at);
  const QRectF sign(at.x() - TURN_SIGN / 2, at.y() - TURN_SIGN / 2, TURN_SIGN, TURN_SIGN);
  QFont font = painter.font();
  font.setPixelSize(12);
  font.setBold(true);
  painter.setFont(font);
  painter.setPen(QPen(palette.select, 1.6));
  painter.setBrush(palette.panel);
  painter.drawEllipse(sign);
  painter.setPen(palette.ink);
  painter.drawText(sign, Qt::AlignCenter, QString::number(each.turn));
}

bool knows(const Scene& scene, FeatureIndex i) { return at(i) < scene.game().terrain().size(); }

}  // namespace

void Overlay::paint(QPainter& painter, const Projection& projection, const Scene& scene, RulingLayers& kept) const {
  const Palette& palette = scene.palette();
  const auto ring = [&](PieceIndex i, const QColor& colour, double width) {
    const Pose pose = shown_pose(scene.game(), i);
    paint_ring(painter, outline_path(projection, scene.footprint(i), pose), colour, width, palette);
  };
  for (const FeatureIndex i : features)
    if (knows(scene, i)) paint_ring(painter, ring_of(projection, scene, i), palette.select, 2, palette);
  if (hovered && scene.has(*hovered)) ring(*hovered, palette.ink, 1.2);
  for (const PieceIndex i : selection)
    if (scene.game().piece(i).on_table()) ring(i, palette.select, 3);
  if (judgement) {
    constexpr double FADED = 0.3;
    painter.setOpacity(preview ? FADED : 1);
    paint_ruling(painter, projection, judged, *judgement, picked, scene.view_style(), &kept);
    painter.setOpacity(1);
  }
  if (unit && !preview) paint_unit(painter, projection, judged, judgement.get(), *unit, scene.view_style());
  if (preview) paint_ruling(painter, projection, previewed, *preview, {}, scene.view_style());
  for (const PreviewedTurn& each : way)
    paint_ruling(painter, projection, each.game, *each.judgement, {}, scene.view_style());
  for (const PreviewedTurn& each : way) paint_turn_of_way(painter, projection, each, palette);
}

QRectF Overlay::extent(const Projection& projection, const Scene& scene) const {
  QRectF all;
  const auto add_ruling = [&](const Game& game, const Judgement& ruled) {
    const Box box = ruling_box(projection, game, ruled);
    if (!box.empty()) all |= projection.to_paper(box);
  };
  if (judgement) add_ruling(judged, *judgement);
  if (preview) add_ruling(previewed, *preview);
  for (const PreviewedTurn& each : way) add_ruling(each.game, *each.judgement);
  if (!way.empty()) all.adjust(-TURN_SIGN, -TURN_SIGN, TURN_SIGN, TURN_SIGN);
  if (unit)
    if (const Box box = unit_shown_box(projection, *unit); !box.empty()) all |= projection.to_paper(box);
  for (const FeatureIndex i : features)
    if (knows(scene, i)) all |= ring_of(projection, scene, i).boundingRect().adjusted(-4, -4, 4, 4);
  const auto add_piece = [&](PieceIndex i) {
    const Vec place = scene.game().piece(i).pose.at;
    const double reach = outer_radius(scene.footprint(i)) + 10 / projection.scale;
    all |= projection.to_paper(Box{place, place}.grown(reach));
  };
  for (const PieceIndex i : selection) add_piece(i);
  if (hovered && scene.has(*hovered)) add_piece(*hovered);
  return all;
}

void Pins::set(std::vector<Measurement> measurements, const Scene& scene) {
  std::vector<Shown> shown(measurements.size());
  // What one read last it keeps, also when it cannot be read any more.
  for (std::size_t i = 0; i < measurements.size(); ++i) {
    const auto known = std::find(measurements_.begin(), measurements_.end(), measurements[i]);
    if (known != measurements_.end()) shown[i] = shown_[static_cast<std::size_t>(known - measurements_.begin())];
  }
  measurements_ = std::move(measurements);
  shown_ = std::move(shown);
  follow(scene);
}

void Pins::follow(const Scene& scene) {
  const BaseOf base_of = [&](PieceIndex piece) { return scene.footprint(piece); };
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    auto reading = read(measurements_[i], scene.game(), base_of);
    shown_[i].out_of_date = !reading;
    if (reading) shown_[i].reading = *std::move(reading);
  }
}

void Pins::paint(QPainter& painter, const Projection& projection, const Scene& scene) const {
  for (const Shown& shown : shown_)
    if (shown.reading)
      paint_reading(painter, projection, *shown.reading, scene.view_style().unit, scene.palette(),
                    shown.out_of_date ? ReadingState::out_of_date : ReadingState::standing);
}

QRectF Pins::extent(const Projection& projection, LengthUnit unit) const {
  QRectF all;
  for (const Shown& shown : shown_)
    if (shown.reading) all |= reading_extent(projection, *shown.reading, unit);
  return all;
}

namespace {

constexpr double BESIDE = 10;  // pixels between the key and the frame

QPixmap transparent(QSizeF size, double density) {
  QPixmap picture((size * density).toSize().expandedTo({1, 1}));
  picture.setDevicePixelRatio(density);
  picture.fill(Qt::transparent);
  return picture;
}

}  // namespace

void ReachLayer::show(std::shared_ptr<const ShownReach> reach) {
  reach_ = std::move(reach);
  spoil();
}

void ReachLayer::spoil() {
  picture_ = QPixmap();
  key_ = QPixmap();
}

void ReachLayer::paint(QPainter& painter, const Projection& projection, const QRectF& frame, double density,
                       const ViewStyle& style) {
  if (!reach_) return;
  const bool same = projection.scale == projection_.scale && projection.origin == projection_.origin && frame == frame_;
  if (picture_.isNull() || !same || picture_.devicePixelRatio() != density) {
    picture_ = transparent(frame.size(), density);
    projection_ = projection;
    frame_ = frame;
    QPainter on(&picture_);
    on.translate(-frame.topLeft());
    if (reach_->clock)
      paint_clock(on, projection, reach_->game, *reach_->clock, style);
    else
      paint_reach(on, projection, reach_->game, reach_->snapshot, style);
  }
  painter.drawPixmap(frame.topLeft(), picture_);
}

QRectF ReachLayer::key_box(const QRectF& frame, double density, const ViewStyle& style) {
  if (!reach_) return {};
  if (key_.isNull() || key_.devicePixelRatio() != density) {
    const auto paint_in = [&](QPainter* on, QPointF corner) {
      return reach_->clock ? paint_clock_key(on, corner, reach_->game, *reach_->clock, style)
                           : paint_reach_key(on, corner, reach_->snapshot, style);
    };
    key_ = transparent(paint_in(nullptr, {}) + QSizeF(2, 2), density);
    QPainter on(&key_);
    paint_in(&on, {1, 1});
  }
  const QSizeF size = key_.deviceIndependentSize();
  return {frame.bottomRight() - QPointF(size.width() + BESIDE, size.height() + BESIDE), size};
}

}  // namespace linesman
