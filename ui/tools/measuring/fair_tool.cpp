#include "ui/tools/measuring/fair_tool.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/plan_picture.h"
#include "editing/transform.h"
#include "table/plan.h"
#include "ui/tools/measuring/marking_tool.h"
#include "ui/tools/terrain/terrain_preview.h"

namespace linesman {

namespace {

using tools::tr;

constexpr double GRIP = 9;          // pixels from which a grip or an objective is taken hold of
constexpr double QUARTER = 0.25;    // inches: moves are sought in these
constexpr double FIVE_DEGREES = 5;  // likewise
constexpr double GHOST = 0.75;      // opacity

double in_steps(double value, double step) { return std::round(value / step) * step; }

/// The models of a unit that are on the table, or the one piece.
std::vector<PieceIndex> pieces_called(const Game& game, const std::string& id) {
  if (const auto piece = game.find_piece(id)) return {*piece};
  if (const auto unit = game.find_unit(id)) return game.pieces_of(*unit);
  return {};
}

std::optional<Marking> marking_called(const Game& game, const std::string& id) {
  const Plan plan = plan_of(game);
  const std::vector<std::string> ids = ids_of_markings(plan);
  const auto found = std::find(ids.begin(), ids.end(), id);
  return found == ids.end() ? std::nullopt
                            : std::optional(plan.markings[static_cast<std::size_t>(found - ids.begin())]);
}

}  // namespace

void FairTool::show(std::vector<MayMove> may) {
  may_ = std::move(may);
  if (held_ && held_->place >= may_.size()) held_.reset();
  host_.repaint();
}

void FairTool::show_ghosts(std::optional<Game> table, std::vector<std::string> ids) {
  table_ = std::move(table);
  ghosts_ = table_ ? std::move(ids) : std::vector<std::string>();
  host_.repaint();
}

std::vector<QPointF> FairTool::grips_of(const MayMove& may) const {
  const auto middle = middle_of_thing(host_.game(), may.id);
  if (!middle) return {};
  const Vec out = direction(may.along.value_or(90)) * may.inches;
  std::vector<QPointF> grips{host_.projection().to_paper(*middle + out)};
  if (may.along) grips.push_back(host_.projection().to_paper(*middle - out));
  return grips;
}

std::optional<std::size_t> FairTool::ring_at(QPointF paper) const {
  for (std::size_t i = may_.size(); i-- > 0;)
    for (const QPointF grip : grips_of(may_[i]))
      if (QLineF(grip, paper).length() <= GRIP) return i;
  return std::nullopt;
}

// A model goes with its unit, as the clock moves it. Zones are large: what lies in them comes first.
std::optional<std::string> FairTool::thing_at(Vec point) const {
  const Game& game = host_.game();
  if (const auto piece = host_.piece_at(point); piece && !game.table().hex) {
    const auto unit = game.piece(*piece).unit;
    const bool alone = !unit || game.pieces_of(*unit).size() < 2;
    return alone ? game.piece(*piece).id : game.unit(*unit).id;
  }
  const Plan plan = plan_of(game);
  const std::vector<std::string> ids = ids_of_markings(plan);
  const auto grip = grip_at(plan.markings, point, GRIP / host_.projection().scale);
  const auto kind = grip ? plan.markings[grip->marking].kind : MarkingKind::text;
  if (kind == MarkingKind::objective || kind == MarkingKind::zone) return ids[grip->marking];
  const auto features = host_.features_at(point);
  if (!features.empty()) return game.feature(features.front()).id;
  return std::nullopt;
}

bool FairTool::press(const Pointer& pointer) {
  if (pointer.button != Qt::LeftButton) return false;
  if (const auto ring = ring_at(pointer.paper)) {
    held_ = Held{*ring, may_[*ring]};
    host_.repaint();
    return true;
  }
  const auto thing = thing_at(pointer.at);
  if (thing) calls_.toggle(*thing);
  return thing.has_value();
}

bool FairTool::move(const Pointer& pointer) {
  if (!held_) {
    over_ = ring_at(pointer.paper).has_value();
    return over_;
  }
  MayMove& may = may_[held_->place];
  const auto middle = middle_of_thing(host_.game(), may.id);
  if (!middle) return true;
  const Vec out = pointer.at - *middle;
  may.inches = in_steps(length(out), QUARTER);
  may.along.reset();
  if ((pointer.keys & Qt::ShiftModifier) && may.inches > 0)
    may.along = std::fmod(in_steps(heading_of(out), FIVE_DEGREES), 360);
  host_.repaint();
  return true;
}

bool FairTool::release(const Pointer& pointer) {
  if (!held_ || pointer.button != Qt::LeftButton) return held_.has_value();
  const MayMove may = may_[std::exchange(held_, std::nullopt)->place];
  calls_.change(may);
  return true;
}

bool FairTool::key(int key, Qt::KeyboardModifiers) {
  if (key != Qt::Key_Escape) return false;
  if (held_)
    cancel();
  else
    calls_.leave();
  return true;
}

void FairTool::cancel() {
  if (!held_) return;
  may_[held_->place] = held_->before;
  held_.reset();
  host_.repaint();
}

void FairTool::paint_ring(QPainter& painter, const MayMove& may, const Palette& palette) const {
  const auto middle = middle_of_thing(host_.game(), may.id);
  if (!middle) return;
  const Projection& projection = host_.projection();
  const QPointF at = projection.to_paper(*middle);
  const auto grips = grips_of(may);
  QPainterPath ring;
  if (may.along) {
    ring.moveTo(grips.front());
    ring.lineTo(grips.back());
  } else {
    ring.addEllipse(at, may.inches * projection.scale, may.inches * projection.scale);
  }
  paint_dashed(painter, ring, palette.measure, palette);
  painter.setPen(QPen(palette.halo, 1.5));
  painter.setBrush(palette.measure);
  for (const QPointF grip : grips) painter.drawEllipse(grip, 5, 5);
  QString words = length_text(may.inches, host_.unit());
  if (may.turn > 0) words = tr("%1, turned by up to %2°").arg(words).arg(number_shown(may.turn, 0));
  paint_label(painter, grips.front() + QPointF(0, -14), words, palette.ink, palette.halo);
}

void FairTool::paint_ghost(QPainter& painter, const std::string& id, const Palette& palette) const {
  const Projection& projection = host_.projection();
  if (const auto feature = table_->find_feature(id)) {
    const Feature& moved = table_->feature(*feature);
    paint_features(painter, projection, table_->table(), {moved}, palette);
    paint_dashed(painter, outline_of(projection, moved.shape, moved.width), palette.select, palette);
  } else if (const auto marking = marking_called(*table_, id)) {
    paint_marking(painter, projection, *table_, *marking, palette);
  }
  for (const PieceIndex piece : pieces_called(*table_, id))
    paint_dashed(painter, outline_path(projection, host_.footprint(piece), table_->piece(piece).pose), palette.select,
                 palette);
  const auto from = middle_of_thing(host_.game(), id);
  const auto to = middle_of_thing(*table_, id);
  if (!from || !to || *from == *to) return;
  painter.setPen(QPen(palette.halo, 5, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(projection.to_paper(*from), projection.to_paper(*to));
  painter.setPen(QPen(palette.select, 2, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(projection.to_paper(*from), projection.to_paper(*to));
  painter.setBrush(palette.select);
  painter.drawEllipse(projection.to_paper(*to), 4, 4);
}

void FairTool::paint(QPainter& painter, const Palette& palette) const {
  painter.setOpacity(GHOST);
  for (const std::string& id : ghosts_) paint_ghost(painter, id, palette);
  painter.setOpacity(1);
  if (!table_)
    for (const MayMove& may : may_) paint_ring(painter, may, palette);
}

QRectF FairTool::extent_of_ghost(const std::string& id) const {
  const Projection& projection = host_.projection();
  QRectF all;
  if (const auto feature = table_->find_feature(id))
    all |= extent_of(projection, table_->table(), {table_->feature(*feature)});
  if (const auto marking = marking_called(*table_, id)) {
    Box box;
    for (const Vec point : marking->points) box.include(point);
    if (!box.empty()) all |= projection.to_paper(box).adjusted(-160, -40, 160, 40);
  }
  for (const PieceIndex piece : pieces_called(*table_, id))
    all |= outline_path(projection, host_.footprint(piece), table_->piece(piece).pose).boundingRect();
  for (const auto& middle : {middle_of_thing(host_.game(), id), middle_of_thing(*table_, id)})
    if (middle) all |= QRectF(projection.to_paper(*middle), QSizeF(1, 1));
  return all.adjusted(-8, -8, 8, 8);
}

QRectF FairTool::extent() const {
  QRectF all;
  for (const std::string& id : ghosts_) all |= extent_of_ghost(id);
  if (table_) return all;
  for (const MayMove& may : may_)
    if (const auto middle = middle_of_thing(host_.game(), may.id)) {
      const double radius = may.inches * host_.projection().scale;
      const QPointF at = host_.projection().to_paper(*middle);
      all |= QRectF(at - QPointF(radius, radius), at + QPointF(radius, radius)).adjusted(-150, -34, 150, 20);
    }
  return all;
}

Qt::CursorShape FairTool::cursor() const {
  return held_ ? Qt::ClosedHandCursor : over_ ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

}  // namespace linesman
