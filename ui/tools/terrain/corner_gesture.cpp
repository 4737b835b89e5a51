#include "ui/tools/terrain/corner_gesture.h"

#include <algorithm>

#include "drawing/picture/pixel_cache.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "editing/carving.h"
#include "editing/feature_check.h"
#include "editing/terrain_edits.h"
#include "ui/tools/terrain/terrain_preview.h"

namespace linesman {

namespace {

using tools::tr;

constexpr double SAME_PLACE = 5;   // pixels
constexpr double HAND_STEP = 2.5;  // pixels between the points of freehand

bool near_on_paper(QPointF a, QPointF b) { return (a - b).manhattanLength() <= SAME_PLACE; }

void paint_way(QPainter& painter, const Projection& projection, const Polyline& corners, Vec next,
               const Palette& palette) {
  QPolygonF way;
  for (const Vec p : corners) way << projection.to_paper(p);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.halo, 3.5));
  painter.drawPolyline(way);
  painter.drawLine(way.last(), projection.to_paper(next));
  painter.setPen(QPen(palette.select, 1.6));
  painter.drawPolyline(way);
  painter.setPen(QPen(palette.select, 1.4, Qt::DashLine));
  painter.drawLine(way.last(), projection.to_paper(next));
}

}  // namespace

void CornerGesture::press(const Pointer& pointer) {
  const bool again = draft_ && near_on_paper(pointer.paper, last_click_);
  const bool closes = draft_ && draft_->corners().size() > 2 && !draws_line(draft_->brush()) &&
                      near_on_paper(pointer.paper, host_.projection().to_paper(draft_->corners().front()));
  last_click_ = pointer.paper;
  if ((again && draft_->corners().size() > 1) || closes) return commit(draft_->shape({}));
  const bool first = !draft_;
  set_corner();
  if (first && draft_) pull_.emplace(pointer);
}

/// A click on a corner may slip farther than one on a model: a shape that was not meant is more work to take back.
bool CornerGesture::is_pulled(const Pointer& pointer) {
  constexpr double LEAST_PULL = 10;  // pixels
  if (!pull_ || !pull_->passed(pointer)) return false;
  return draft_->by_two_corners() || draft_->freehand() ||
         (pointer.paper - last_click_).manhattanLength() >= LEAST_PULL;
}

void CornerGesture::move(const Pointer& pointer) {
  if (draft_ && draft_->freehand() && pull_) {
    const double apart = distance(draft_->corners().back(), pointer.at) * host_.projection().scale;
    if (apart >= HAND_STEP) draft_->add(pointer.at);
  }
  if (!draft_ || !is_pulled(pointer)) return;
  draft_->set_pulled(true);
  set_snap_context();
}

void CornerGesture::release(const Pointer& pointer) {
  if (!draft_ || !pull_) return;
  const bool pulled = is_pulled(pointer);
  pull_.reset();
  draft_->set_pulled(pulled);
  if (draft_->freehand() && !pulled)
    drop();
  else if (draft_->freehand())
    commit(draft_->shape({}));
  else if (pulled)
    commit(shape());
}

void CornerGesture::follow_cursor() {
  if (draft_ && draft_->freehand()) draft_->add(cursor_.at());
}

std::optional<Vec> CornerGesture::next() const {
  if (typed_.empty()) return cursor_.at();
  const auto figures = typed_.figures(host_.unit());
  if (!figures) return std::nullopt;
  return draft_ ? draft_->place_of(*figures, cursor_.at()) : place_of(*figures, {}, cursor_.at());
}

FeatureShape CornerGesture::shape() const {
  if (!draft_) return {};
  return draft_->shape(draft_->freehand() ? std::nullopt : next());
}

void CornerGesture::set_corner() {
  const auto at = next();
  if (!at) return host_.say(tr("Type a length, a length<heading, or x,y."));
  const bool typed = !typed_.empty();
  typed_.clear();
  if (typed) cursor_.put(*at);
  if (!draft_) {
    draft_.emplace(host_.brush(), *at);
  } else if (draft_->by_two_corners()) {
    return commit(draft_->shape(*at));
  } else {
    draft_->add(*at);
  }
  set_snap_context();
  say_what_next();
}

// With keys the crosshair stands where the last corner goes; with the mouse the corners are those that were clicked.
void CornerGesture::end() {
  if (!draft_) return;
  if (!typed_.empty() && !draft_->by_two_corners()) return set_corner();
  commit(draft_->by_two_corners() || cursor_.by_keys() ? shape() : draft_->shape({}));
}

void CornerGesture::drop() {
  draft_.reset();
  pull_.reset();
  typed_.clear();
  cursor_.let_go();
  set_snap_context();
}

bool CornerGesture::take_back() {
  if (!draft_) return false;
  if (!draft_->take_back()) drop();
  set_snap_context();
  return true;
}

void CornerGesture::use(const Brush& brush) {
  if (draft_ && brush.outline == draft_->brush().outline && brush.use == draft_->brush().use) draft_->use(brush);
}

void CornerGesture::set_snap_context() {
  std::optional<Vec> from;
  std::optional<Vec> before;
  if (draft_ && !draft_->by_two_corners()) {
    const Polyline& corners = draft_->corners();
    from = corners.back();
    if (corners.size() > 1) before = corners[corners.size() - 2];
  }
  cursor_.set_context(from, before);
}

void CornerGesture::say_what_next() const {
  if (!draft_) return host_.say(tr("Space: set a corner here. Page Up, Page Down: another shape."));
  host_.say(draft_->by_two_corners() ? tr("Set the other end, or type its size. Escape: cancel.")
                                     : tr("Enter ends the shape, Backspace removes a corner, Escape cancels."));
}

std::vector<FeatureIndex> CornerGesture::to_be_cut() const {
  std::vector<FeatureIndex> features = host_.selected_features();
  if (features.empty() && draft_) {
    for (const Vec corner : draft_->corners())
      for (const FeatureIndex i : host_.features_at(corner)) features.push_back(i);
    if (!features.empty()) features.resize(1);
  }
  std::erase_if(features, [&](FeatureIndex i) { return is_locked(host_.game().feature(i)); });
  return features;
}

Result<Game> CornerGesture::game_with(const FeatureShape& shape) const {
  const Game& game = host_.game();
  const Brush& brush = draft_->brush();
  const auto* polygons = std::get_if<MultiPolygon>(&shape);
  const auto* line = std::get_if<Polyline>(&shape);
  if (brush.use == ShapeUse::hole && polygons) return with_hole_cut(game, to_be_cut(), polygons->front().outer);
  if (brush.use == ShapeUse::cut && line) return with_features_split(game, to_be_cut(), *line);
  auto feature = feature_of(game, brush, shape);
  if (!feature) return feature.problem();
  return with_features_added(game, {*std::move(feature)});
}

void CornerGesture::commit(const FeatureShape& shape) {
  if (std::holds_alternative<std::monostate>(shape)) return host_.say(tr("The shape needs more corners."));
  const auto after = game_with(shape);
  if (!after) {
    const bool keeps = !draft_->by_two_corners() && !draft_->freehand();
    if (!keeps) drop();
    return host_.say(reason_text(after.problem()));
  }
  const ShapeUse use = draft_->brush().use;
  const QString kind = spoken(name_of(draft_->brush().kind));
  drop();
  host_.say({});
  host_.change_game(*after, use == ShapeUse::terrain ? tr("the new %1").arg(kind)
                            : use == ShapeUse::hole  ? tr("the hole")
                                                     : tr("the cut"));
  if (use == ShapeUse::terrain) host_.select_features({static_cast<FeatureIndex>(host_.game().terrain().size() - 1)});
}

void CornerGesture::paint(QPainter& painter, const Palette& palette) const {
  if (!draft_) return;
  const Projection& projection = host_.projection();
  const Brush& brush = draft_->brush();
  const FeatureShape drawn = shape();
  const bool cuts = brush.use != ShapeUse::terrain;
  const auto feature = cuts ? Result<Feature>(Problem{}) : feature_of(host_.game(), brush, drawn);
  if (std::holds_alternative<std::monostate>(drawn)) {
  } else if (feature) {
    paint_features(painter, projection, host_.game().table(), {*feature}, palette);
  } else if (cuts) {
    paint_dashed(painter, outline_of(projection, drawn, 0), palette.select, palette);
  } else {
    paint_wrong_shape(painter, projection, drawn, brush.width, palette);
  }
  if (draft_->freehand()) return;
  paint_way(painter, projection, draft_->corners(), next().value_or(cursor_.at()), palette);
  for (const Vec corner : draft_->corners()) paint_corner(painter, projection.to_paper(corner), false, palette);
}

void CornerGesture::paint_words(QPainter& painter, const Palette& palette) const {
  QStringList lines;
  if (!typed_.empty()) lines << typed_.text() + QStringLiteral("▏");
  if (draft_)
    if (const QString words = draft_->measures(next().value_or(cursor_.at()), host_.unit()); !words.isEmpty())
      lines << words;
  if (draft_ && draft_->brush().use == ShapeUse::terrain)
    if (const FeatureShape drawn = shape(); !std::holds_alternative<std::monostate>(drawn))
      if (const auto feature = feature_of(host_.game(), draft_->brush(), drawn); !feature)
        lines << spoken(feature.problem().reason);
  QPointF at = host_.projection().to_paper(cursor_.at()) + QPointF(0, 24);
  for (const QString& line : lines) {
    paint_label(painter, at, line, palette.ink, palette.halo);
    at += QPointF(0, 18);
  }
}

QRectF CornerGesture::extent() const {
  if (!draft_) return {};
  const Projection& projection = host_.projection();
  Feature drawn;
  drawn.width = draft_->brush().width;
  drawn.shape = shape();
  QRectF all = extent_of(projection, host_.game().table(), {drawn});
  for (const Vec corner : draft_->corners()) {
    const QPointF at = projection.to_paper(corner);
    all |= QRectF(at.x() - 8, at.y() - 8, 16, 16);
  }
  return all;
}

}  // namespace linesman
