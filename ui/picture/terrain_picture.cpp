#include "ui/picture/terrain_picture.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "movement/hex_grid.h"
#include "ui/picture/marks.h"
#include "ui/picture/sketch.h"

namespace linesman {

namespace {

// How far leaves, teeth and shadows reach beyond what they belong to.
constexpr double OVERHANG = 0.8;

void paint_layer(QPainter& painter, const SketchLayer& layer, double scale, const Palette& palette) {
  if (layer.line.isValid()) {
    QPen pen(palette.shade(layer.line), std::max(layer.width, layer.least / scale), layer.style, layer.cap, layer.join);
    painter.setPen(pen);
  } else {
    painter.setPen(Qt::NoPen);
  }
  if (layer.fill.isValid())
    painter.setBrush(palette.shade(layer.fill));
  else
    painter.setBrush(Qt::NoBrush);
  painter.drawPath(layer.path);
}

struct Name {
  QPointF at;
  double degrees = 0;
  QString text;
  bool water = false;
  double room = 0;  ///< painter's units along the text
};

std::optional<Name> name_of_feature(const Feature& feature, const DrawnShape& outline, const Projection& projection) {
  Name name;
  const bool contour = feature.kind == Kind::contour;
  if (contour)
    name.text = QString::fromStdString(number_text(feature.traits["level"].number().value_or(1), 2));
  else
    name.text = QString::fromStdString(feature.name);
  if (name.text.isEmpty()) return std::nullopt;
  name.water = lowest_pass(feature.kind) == SketchPass::water;
  if (!outline.lines.empty()) {
    const auto longest = std::max_element(outline.lines.begin(), outline.lines.end(),
                                          [](const auto& a, const auto& b) { return length_of(a) < length_of(b); });
    const double total = length_of(*longest);
    const std::vector<Station> marks = stations(*longest, std::max(total / 3, 1e-3));
    if (marks.empty()) return std::nullopt;
    const Station& middle = marks[marks.size() / 2];
    name.at = projection.to_paper(middle.at);
    name.room = total * projection.scale * 0.9;
    double degrees = std::atan2(-middle.along.y, middle.along.x) * 180 / 3.14159265358979323846;
    if (degrees > 90) degrees -= 180;
    if (degrees < -90) degrees += 180;
    name.degrees = contour ? 0 : degrees;
    return name;
  }
  const Patch area = Patch::of(outline.rings);
  if (area.box.empty()) return std::nullopt;
  name.at = projection.to_paper(heart_of(area));
  name.room = (area.box.max.x - area.box.min.x) * projection.scale * 1.25;
  if (feature.kind == Kind::slope) name.at += QPointF(0, 1.2 * projection.scale);
  return name;
}

}  // namespace

TerrainPicture::TerrainPicture(std::shared_ptr<const Terrain> terrain, const Table& table)
    : terrain_(std::move(terrain)), table_(table), sketches_(terrain_->features().size()) {
  for (std::size_t i = 0; i < sketches_.size(); ++i) {
    const Box box = box_of(drawn_shape_of(terrain_->features()[i], table_));
    boxes_.push_back(box.empty() ? box : box.grown(OVERHANG));
  }
  from_ground_.resize(sketches_.size());
  for (std::size_t i = 0; i < from_ground_.size(); ++i) from_ground_[i] = i;
  std::stable_sort(from_ground_.begin(), from_ground_.end(), [&](std::size_t a, std::size_t b) {
    return lowest_pass(terrain_->features()[a].kind) < lowest_pass(terrain_->features()[b].kind);
  });
}

TerrainPicture::~TerrainPicture() = default;

const Sketch& TerrainPicture::sketch(std::size_t feature) const {
  std::unique_ptr<Sketch>& kept = sketches_[feature];
  if (!kept) {
    const Feature& f = terrain_->features()[feature];
    kept = std::make_unique<Sketch>(sketch_of(f, drawn_shape_of(f, table_)));
  }
  return *kept;
}

void TerrainPicture::paint(QPainter& painter, const Projection& projection, const Box& part,
                           const Palette& palette) const {
  std::vector<std::pair<SketchPass, const SketchLayer*>> layers;
  for (const std::size_t i : from_ground_) {
    if (boxes_[i].empty() || !boxes_[i].meets(part)) continue;
    for (const SketchLayer& layer : sketch(i).layers)
      if (layer.from_scale <= projection.scale) layers.emplace_back(layer.pass, &layer);
  }
  std::stable_sort(layers.begin(), layers.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setTransform(projection.transform(), true);
  for (const auto& [pass, layer] : layers) paint_layer(painter, *layer, projection.scale, palette);
  painter.restore();
}

void TerrainPicture::paint_names(QPainter& painter, const Projection& projection, const Box& part,
                                 const Palette& palette) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  std::vector<QRectF> taken;
  for (std::size_t i = 0; i < boxes_.size(); ++i) {
    const Feature& feature = terrain_->features()[i];
    if (feature.name.empty() && feature.kind != Kind::contour) continue;
    if (boxes_[i].empty() || !boxes_[i].meets(part)) continue;
    // A name that cannot be smaller than its feature is not worth the search for its place.
    if ((boxes_[i].max.x - boxes_[i].min.x + boxes_[i].max.y - boxes_[i].min.y) * projection.scale < 50) continue;
    const auto name = name_of_feature(feature, drawn_shape_of(feature, table_), projection);
    if (!name) continue;
    QFont font = painter.font();
    font.setPixelSize(std::clamp(static_cast<int>(projection.scale * 0.62), 9, 22));
    font.setItalic(name->water);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(name->text);
    if (width > name->room) continue;
    const double reach = name->degrees == 0 ? metrics.height() / 2 : width / 2;
    const QRectF box(name->at.x() - width / 2, name->at.y() - reach, width, reach * 2);
    if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); })) continue;
    taken.push_back(box);
    painter.save();
    painter.translate(name->at);
    painter.rotate(name->degrees);
    const QColor ink = name->water ? palette.shade(QColor(0x12, 0x4a, 0x80)) : palette.ink;
    paint_label(painter, {0, 0}, name->text, palette.dark ? palette.ink : ink,
                palette.dark ? palette.halo : QColor(255, 255, 250, 210));
    painter.restore();
  }
  painter.restore();
}

std::optional<FeatureIndex> TerrainPicture::feature_at(Vec point) const {
  for (auto it = from_ground_.rbegin(); it != from_ground_.rend(); ++it) {
    const Box& box = boxes_[*it];
    if (box.empty() || !box.meets(Box{point, point})) continue;
    const DrawnShape outline = drawn_shape_of(terrain_->features()[*it], table_);
    if (Patch::of(outline.rings).holds(point)) return static_cast<FeatureIndex>(*it);
    for (const Polyline& line : outline.lines)
      if (strip_path(line, std::max(outline.width, 0.3)).contains(QPointF(point.x, point.y)))
        return static_cast<FeatureIndex>(*it);
  }
  return std::nullopt;
}

}  // namespace linesman
