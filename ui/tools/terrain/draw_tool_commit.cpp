// What a drawn shape becomes.
#include <algorithm>

#include "editing/reshaping.h"
#include "editing/terrain_edits.h"
#include "ui/tools/terrain/draw_tool.h"

namespace linesman {

namespace {

using tools::tr;

QString sentence(const Problem& problem) {
  QString words = QString::fromStdString(problem.reason);
  if (!words.isEmpty()) words[0] = words[0].toUpper();
  return words + QLatin1Char('.');
}

/// `list` with `more` added, or without it.
template <class T>
std::vector<T> changed(std::vector<T> list, const std::vector<T>& more, bool take_away) {
  for (const T& one : more) {
    std::erase(list, one);
    if (!take_away) list.push_back(one);
  }
  return list;
}

}  // namespace

std::vector<FeatureIndex> DrawTool::to_be_cut() const {
  std::vector<FeatureIndex> features = host_.selected_features();
  if (features.empty() && draft_) {
    for (const Vec corner : draft_->corners())
      for (const FeatureIndex i : host_.features_at(corner)) features.push_back(i);
    if (!features.empty()) features.resize(1);
  }
  std::erase_if(features, [&](FeatureIndex i) { return is_locked(host_.game().feature(i)); });
  return features;
}

Result<Game> DrawTool::made(const FeatureShape& shape) const {
  const Game& game = host_.game();
  const Brush& brush = draft_->brush();
  const auto* polygons = std::get_if<MultiPolygon>(&shape);
  const auto* line = std::get_if<Polyline>(&shape);
  if (brush.making == Making::hole && polygons) return with_hole_cut(game, to_be_cut(), polygons->front().outer);
  if (brush.making == Making::cut && line) return with_features_split(game, to_be_cut(), *line);
  auto feature = feature_of(game, brush, shape);
  if (!feature) return feature.problem();
  return with_features_added(game, {*std::move(feature)});
}

void DrawTool::commit(const FeatureShape& shape) {
  if (std::holds_alternative<std::monostate>(shape)) return host_.say(tr("There are too few corners yet."));
  const auto after = made(shape);
  if (!after) {
    const bool keeps = !draft_->by_two_corners() && !draft_->freehand();
    if (!keeps) drop();
    return host_.say(sentence(after.problem()));
  }
  const Making making = draft_->brush().making;
  const QString kind = QString::fromUtf8(name_of(draft_->brush().kind).data());
  drop();
  host_.say({});
  host_.change_game(*after, making == Making::terrain ? tr("the new %1").arg(kind)
                            : making == Making::hole  ? tr("the hole")
                                                      : tr("the cut"));
  if (making == Making::terrain) host_.select_features({static_cast<FeatureIndex>(host_.game().terrain().size() - 1)});
}

Result<Feature> DrawTool::painted() const {
  auto made = feature_of(host_.game(), host_.brush(), {});
  if (!made) return made.problem();
  Feature feature = *std::move(made);
  feature.hexes = stroke_->hexes;
  feature.hexsides = stroke_->hexsides;
  return feature;
}

void DrawTool::end_stroke(Qt::KeyboardModifiers keys) {
  const HexStroke stroke = *stroke_;
  const auto feature = painted();
  stroke_.reset();
  cursor_.let_go();
  const auto chosen = host_.selected_features();
  if (stroke.empty() || !feature) return;
  const bool less = keys & Qt::ControlModifier;
  if ((less || keys & Qt::ShiftModifier) && !chosen.empty()) {
    Feature after = host_.game().feature(chosen.front());
    if (lies_on_hexsides(after.kind))
      after.hexsides = changed(after.hexsides, stroke.hexsides, less);
    else
      after.hexes = changed(after.hexes, stroke.hexes, less);
    const auto game = with_features_changed(host_.game(), {{chosen.front(), after}});
    if (!game) return host_.say(sentence(game.problem()));
    return host_.change_game(*game, tr("the hexes of %1").arg(QString::fromStdString(label(after))));
  }
  const auto game = with_features_added(host_.game(), {*feature});
  if (!game) return host_.say(sentence(game.problem()));
  host_.change_game(*game, tr("the new %1").arg(QString::fromUtf8(name_of(feature->kind).data())));
  host_.select_features({static_cast<FeatureIndex>(host_.game().terrain().size() - 1)});
}

}  // namespace linesman
