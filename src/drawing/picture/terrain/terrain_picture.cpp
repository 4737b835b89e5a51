#include "drawing/picture/terrain/terrain_picture.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "base/heading.h"
#include "base/text.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/terrain/sketch.h"
#include "movement/line_parts.h"

namespace linesman {

namespace {

// The length of leaves, teeth and shadows beyond their feature.
constexpr double OVERHANG = 0.8;
constexpr double THICKEST = 3;  // painter's units: the width of lines without a width of their own

/// Whether the layer may paint in that part of the table.
bool reaches_into(const SketchLayer& layer, const Box& part, double scale) {
  const double reach = layer.width + (THICKEST + layer.least * 2) / scale;
  return layer.bounds.left() - reach <= part.max.x && layer.bounds.right() + reach >= part.min.x &&
         layer.bounds.top() - reach <= part.max.y && layer.bounds.bottom() + reach >= part.min.y;
}

using Rings = QList<QPolygonF>;  // in device pixels

/// The part of a ring to the left of an upright line, or to its right.
QPolygonF cut_off(const QPolygonF& ring, double x, bool left) {
  const auto inside = [&](QPointF p) { return left ? p.x() <= x : p.x() >= x; };
  QPolygonF kept;
  for (qsizetype i = 0; i < ring.size(); ++i) {
    const QPointF from = ring[i];
    const QPointF to = ring[(i + 1) % ring.size()];
    if (inside(from)) kept << from;
    if (inside(from) != inside(to))
      kept << QPointF(x, from.y() + (to.y() - from.y()) * (x - from.x()) / (to.x() - from.x()));
  }
  return kept;
}

/// Fills them from one upright line to another, both between pixels: cuts there show no seam.
void fill_between(QPainter& painter, const Rings& rings, Qt::FillRule rule, double left, double right) {
  constexpr qsizetype FEW_CORNERS = 64;
  const auto corners = std::accumulate(rings.begin(), rings.end(), qsizetype{0},
                                       [](qsizetype sum, const QPolygonF& ring) { return sum + ring.size(); });
  const double middle = std::round((left + right) / 2);
  if (corners <= FEW_CORNERS || middle <= left || middle >= right) {
    QPainterPath part;
    part.setFillRule(rule);
    for (const QPolygonF& ring : rings) part.addPolygon(ring);
    painter.drawPath(part);
    return;
  }
  for (const bool to_left : {true, false}) {
    Rings half;
    for (const QPolygonF& ring : rings)
      if (QPolygonF kept = cut_off(ring, middle, to_left); !kept.isEmpty()) half << std::move(kept);
    fill_between(painter, half, rule, to_left ? left : middle, to_left ? middle : right);
  }
}

/// As `QPainter::drawPath` without a pen. On pixels its time for a row grows with the square of the corners in the row,
/// so a path of many corners is filled in parts.
void fill_path(QPainter& painter, const QPainterPath& path) {
  constexpr int MANY_CORNERS = 200;
  if (path.elementCount() < MANY_CORNERS || painter.paintEngine()->type() != QPaintEngine::Raster) {
    painter.drawPath(path);
    return;
  }
  const Rings rings = path.toSubpathPolygons(painter.deviceTransform());
  QRectF box;
  for (const QPolygonF& ring : rings) box |= ring.boundingRect();
  painter.save();
  painter.setWorldTransform(painter.deviceTransform().inverted(), true);
  fill_between(painter, rings, path.fillRule(), std::floor(box.left()), std::ceil(box.right()));
  painter.restore();
}

/// Obstacles are seen on dark ground too: they keep more of their light than the ground does.
QColor shade_of(const Palette& palette, SketchPass pass, const QColor& colour) {
  constexpr int LIT = 165;  // per cent
  const bool stands = pass == SketchPass::low_obstacle || pass == SketchPass::obstacle;
  const QColor shaded = palette.shade(colour);
  return palette.dark && stands && shaded.isValid() ? shaded.lighter(LIT) : shaded;
}

void paint_layer(QPainter& painter, const SketchLayer& layer, double scale, const Palette& palette) {
  QPen pen(Qt::NoPen);
  if (layer.line.isValid()) {
    double width = std::max(layer.width, layer.least / scale);
    if (!layer.true_width) width = std::min(width, std::max(THICKEST, layer.least * 1.5) / scale);
    const bool night = palette.dark && layer.line_at_night.isValid();
    pen = QPen(night ? layer.line_at_night : shade_of(palette, layer.pass, layer.line), width, layer.style, layer.cap,
               layer.join);
  }
  if (layer.fill.isValid())
    painter.setBrush(shade_of(palette, layer.pass, layer.fill));
  else
    painter.setBrush(Qt::NoBrush);
  if (layer.line.isValid()) {
    draw_path(painter, layer.path, pen);
  } else {
    painter.setPen(pen);
    fill_path(painter, layer.path);
  }
}

}  // namespace

/// A name and its place on the table; `shown` is for the scale at which names were placed last.
struct FeatureName {
  QString text;
  Vec at;
  double degrees = 0;
  double room = 0;     ///< inches along the text
  double below = 0;    ///< inches, so that a sign in the middle stays free
  double beside = -1;  ///< inches from the line to the text that runs along it; below 0: upon it
  bool water = false;
  bool shown = false;
  QPointF shift;  ///< painter's units along and across the text, where its usual place was taken
  QRectF box;     ///< painter's units, about `at`
};

namespace {

/// The middle of the longest line, with its direction there; the text stays upright.
void along_line(FeatureName& name, const std::vector<Polyline>& lines) {
  const auto longest = std::max_element(
      lines.begin(), lines.end(), [](const Polyline& a, const Polyline& b) { return length_of(a) < length_of(b); });
  const double total = length_of(*longest);
  const std::vector<Station> marks = stations(*longest, std::max(total / 3, 1e-3));
  if (marks.empty()) return;
  const Station& middle = marks[marks.size() / 2];
  name.at = middle.at;
  name.room = total * 0.9;
  const double heading = heading_of(middle.along);
  name.degrees = heading - 90;
  if (name.degrees > 90) name.degrees -= 180;
}

FeatureName name_of_feature(const Feature& feature, const DrawnShape& shape) {
  FeatureName name;
  const bool contour = feature.kind == Kind::contour;
  name.text = contour ? QString::fromStdString(number_text(feature.traits["level"].number().value_or(1), 2))
                      : QString::fromStdString(feature.name);
  name.water = lowest_pass(feature.kind) == SketchPass::water;
  if (!shape.lines.empty()) {
    along_line(name, shape.lines);
    if (contour) name.degrees = 0;
    // A name must not cover its own wall.
    if (lowest_pass(feature.kind) >= SketchPass::low_obstacle) name.beside = shape.width / 2 + 0.15;
    return name;
  }
  const Patch area = Patch::of(shape.rings);
  if (area.box.empty()) return name;
  name.at = heart_of(area);
  name.room = (area.box.max.x - area.box.min.x) * 1.25;
  if (feature.kind == Kind::slope) name.below = 1.2;
  return name;
}

QFont feature_name_font(QFont font, double scale, bool italic) {
  font.setPixelSize(std::clamp(static_cast<int>(scale * 0.62), 9, 22));
  font.setItalic(italic);
  return font;
}

/// In painter's units, from the table's corner.
QRectF place_of(const FeatureName& name, double scale) {
  return name.box.translated(name.at.x * scale, -name.at.y * scale);
}

bool is_free(const QRectF& place, const std::vector<QRectF>& taken) {
  return std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(place); });
}

}  // namespace

struct TerrainPicture::Drawn {
  Box box;                         ///< with its texture; empty when there is nothing to see
  std::unique_ptr<Sketch> sketch;  ///< made when first painted
};

namespace {

bool looks_the_same(const Feature& a, const Feature& b) {
  if (&a == &b) return true;
  return a.id == b.id && a.kind == b.kind && a.width == b.width && a.height == b.height && a.name == b.name &&
         a.shape == b.shape && a.traits == b.traits && a.hexes == b.hexes && a.hexsides == b.hexsides;
}

}  // namespace

TerrainPicture::TerrainPicture(std::shared_ptr<const Terrain> terrain, const Table& table)
    : terrain_(std::move(terrain)),
      table_(table),
      drawn_(terrain_->features().size()),
      from_ground_(stacked()),
      boxes_(boxes()),
      by_box_(boxes_) {}

TerrainPicture::TerrainPicture(std::shared_ptr<const Terrain> terrain, const Table& table,
                               const TerrainPicture& earlier)
    : terrain_(std::move(terrain)), table_(table), drawn_(terrain_->features().size()) {
  const Features& features = terrain_->features();
  for (std::size_t i = 0; i < features.size() && table == earlier.table_; ++i) {
    // An edit leaves most features in their places.
    const bool in_place = i < earlier.drawn_.size() && earlier.terrain_->features()[i].id == features[i].id;
    const auto was = in_place ? static_cast<FeatureIndex>(i) : earlier.terrain_->find(features[i].id);
    if (was && looks_the_same(earlier.terrain_->features()[at(*was)], features[i]))
      drawn_[i] = earlier.drawn_[at(*was)];
  }
  from_ground_ = stacked();
  boxes_ = boxes();
  by_box_ = from_ground_ == earlier.from_ground_ ? BoxIndex(boxes_, earlier.boxes_, earlier.by_box_) : BoxIndex(boxes_);
}

std::vector<std::size_t> TerrainPicture::stacked() const {
  const Features& features = terrain_->features();
  std::map<SketchPass, std::vector<std::size_t>> passes;
  for (std::size_t i = 0; i < features.size(); ++i) passes[lowest_pass(features[i].kind)].push_back(i);
  std::vector<std::size_t> all;
  all.reserve(features.size());
  for (const auto& [pass, those] : passes) all.insert(all.end(), those.begin(), those.end());
  return all;
}

std::vector<Box> TerrainPicture::boxes() {
  const Features& features = terrain_->features();
  std::vector<Box> boxes;
  boxes.reserve(features.size());
  for (const std::size_t i : from_ground_) {
    if (!drawn_[i]) {
      const Box box = box_of(drawn_shape_of(features[i], table_));
      drawn_[i] = std::make_shared<Drawn>(Drawn{box.empty() ? box : box.grown(OVERHANG), nullptr});
    }
    boxes.push_back(drawn_[i]->box);
  }
  return boxes;
}

TerrainPicture::~TerrainPicture() = default;

std::vector<Box> TerrainPicture::changed_since(const TerrainPicture& earlier) const {
  std::vector<Box> boxes;
  // A feature at another place of the stack is painted in another order.
  const std::size_t fewer = std::min(drawn_.size(), earlier.drawn_.size());
  std::size_t front = 0;
  while (front < fewer && drawn_[front] == earlier.drawn_[front]) ++front;
  std::size_t back = 0;
  while (front + back < fewer && drawn_[drawn_.size() - 1 - back] == earlier.drawn_[earlier.drawn_.size() - 1 - back])
    ++back;
  for (const TerrainPicture* picture : {&earlier, this})
    for (std::size_t i = front; i + back < picture->drawn_.size(); ++i)
      if (!picture->drawn_[i]->box.empty()) boxes.push_back(picture->drawn_[i]->box);
  return boxes;
}

const Sketch& TerrainPicture::sketch(std::size_t feature) const {
  std::unique_ptr<Sketch>& kept = drawn_[feature]->sketch;
  if (!kept) {
    const Feature& f = terrain_->features()[feature];
    kept = std::make_unique<Sketch>(sketch_of(f, drawn_shape_of(f, table_)));
  }
  return *kept;
}

void TerrainPicture::paint(QPainter& painter, const Projection& projection, const Box& part,
                           const Palette& palette) const {
  std::vector<std::pair<SketchPass, const SketchLayer*>> layers;
  for (const std::uint32_t place : by_box_.meeting(part)) {
    for (const SketchLayer& layer : sketch(from_ground_[place]).layers)
      if (layer.from_scale <= projection.scale && reaches_into(layer, part, projection.scale))
        layers.emplace_back(layer.pass, &layer);
  }
  std::stable_sort(layers.begin(), layers.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setTransform(projection.transform(), true);
  for (const auto& [pass, layer] : layers) paint_layer(painter, *layer, projection.scale, palette);
  painter.restore();
}

void TerrainPicture::find_names() const {
  names_ = std::make_unique<std::vector<FeatureName>>();
  for (const Feature& feature : terrain_->features()) {
    if (feature.name.empty() && feature.kind != Kind::contour) continue;
    FeatureName name = name_of_feature(feature, drawn_shape_of(feature, table_));
    if (name.room > 0) names_->push_back(std::move(name));
  }
}

void TerrainPicture::place_names(double scale) const {
  if (!names_) find_names();
  if (names_scale_ == scale) return;
  names_scale_ = scale;
  std::vector<QRectF> taken;
  for (FeatureName& name : *names_) {
    name.shown = false;
    if (name.room * scale < 16) continue;
    const QFontMetricsF metrics(feature_name_font(QFont(), scale, name.water));
    const double width = metrics.horizontalAdvance(name.text);
    if (width > name.room * scale) continue;
    const double reach = name.degrees == 0 ? metrics.height() / 2 : width / 2;
    name.shift = {};
    name.box = QRectF(-width / 2, name.below * scale - reach, width, reach * 2);
    name.shown = no_names_ ? find_place(name, scale, taken) : is_free(place_of(name, scale), taken);
    if (name.shown) taken.push_back(place_of(name, scale));
  }
}

bool TerrainPicture::find_place(FeatureName& name, double scale, const std::vector<QRectF>& taken) const {
  const QFontMetricsF metrics(feature_name_font(QFont(), scale, name.water));
  const QSizeF size(metrics.horizontalAdvance(name.text), metrics.height());
  const Projection about_nought{scale, {0, 0}};
  const QRectF within = about_nought.to_paper(names_within_);
  for (const QPointF by : {QPointF(0, 0), QPointF(0, 1.3), QPointF(0, -1.3), QPointF(0.6, 0), QPointF(-0.6, 0),
                           QPointF(0, 2.6), QPointF(0, -2.6), QPointF(1.2, 0), QPointF(-1.2, 0)}) {
    name.shift = {by.x() * size.width(), by.y() * size.height()};
    const double beside = name.beside < 0 ? 0 : name.beside * scale + size.height() * 0.5;
    QRectF text(QPointF(0, 0), size);
    text.moveCenter(name.shift + QPointF(0, beside));
    name.box = QTransform().translate(0, name.below * scale).rotate(name.degrees).mapRect(text);
    const QRectF place = place_of(name, scale);
    const auto hides = [&](const Box& base) { return about_nought.to_paper(base).intersects(place); };
    if (within.contains(place) && is_free(place, taken) && std::none_of(no_names_->begin(), no_names_->end(), hides))
      return true;
  }
  return false;
}

void TerrainPicture::keep_names_off(std::vector<Box> places, const Box& within) {
  no_names_ = std::move(places);
  names_within_ = within;
  names_scale_ = 0;
}

std::vector<QRectF> TerrainPicture::name_boxes(const Projection& projection) const {
  place_names(projection.scale);
  std::vector<QRectF> boxes;
  for (const FeatureName& name : *names_)
    if (name.shown) boxes.push_back(name.box.translated(projection.to_paper(name.at)));
  return boxes;
}

void TerrainPicture::paint_names(QPainter& painter, const Projection& projection, const Box& part,
                                 const Palette& palette) const {
  place_names(projection.scale);
  const QRectF paper = projection.to_paper(part);
  const QColor water = palette.dark ? QColor(0xc2, 0xdf, 0xff) : QColor(0x12, 0x4a, 0x80);
  QColor halo = palette.halo;
  halo.setAlpha(palette.dark ? 200 : 215);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const FeatureName& name : *names_) {
    const QPointF at = projection.to_paper(name.at);
    if (!name.shown || !paper.intersects(name.box.translated(at).adjusted(-24, -24, 24, 24))) continue;
    painter.save();
    painter.setFont(feature_name_font(QFont(), projection.scale, name.water));
    painter.translate(at.x(), at.y() + name.below * projection.scale);
    painter.rotate(name.degrees);
    const double beside =
        name.beside < 0 ? 0 : name.beside * projection.scale + QFontMetricsF(painter.font()).height() * 0.5;
    paint_label(painter, name.shift + QPointF(0, beside), name.text, name.water ? water : palette.ink, halo);
    painter.restore();
  }
  painter.restore();
}

bool TerrainPicture::is_at(std::size_t feature, Vec point) const {
  const DrawnShape outline = drawn_shape_of(terrain_->features()[feature], table_);
  if (Patch::of(outline.rings).holds(point)) return true;
  return std::any_of(outline.lines.begin(), outline.lines.end(), [&](const Polyline& line) {
    return strip_path(line, std::max(outline.width, 0.3)).contains(QPointF(point.x, point.y));
  });
}

std::optional<FeatureIndex> TerrainPicture::feature_at(Vec point) const {
  const std::vector<std::uint32_t> near = by_box_.meeting({point, point});
  for (auto place = near.rbegin(); place != near.rend(); ++place)
    if (is_at(from_ground_[*place], point)) return static_cast<FeatureIndex>(from_ground_[*place]);
  return std::nullopt;
}

std::vector<FeatureIndex> TerrainPicture::features_at(Vec point) const {
  std::vector<FeatureIndex> there;
  const std::vector<std::uint32_t> near = by_box_.meeting({point, point});
  for (auto place = near.rbegin(); place != near.rend(); ++place)
    if (is_at(from_ground_[*place], point)) there.push_back(static_cast<FeatureIndex>(from_ground_[*place]));
  return there;
}

}  // namespace linesman
