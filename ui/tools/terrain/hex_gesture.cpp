#include "ui/tools/terrain/hex_gesture.h"

#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "editing/terrain_edits.h"
#include "ui/tools/terrain/terrain_preview.h"

namespace linesman {

namespace {

using tools::tr;

/// `list` with `more` at its end, or without it.
template <class T>
std::vector<T> list_with(std::vector<T> list, const std::vector<T>& more, bool without) {
  for (const T& one : more) {
    std::erase(list, one);
    if (!without) list.push_back(one);
  }
  return list;
}

}  // namespace

void HexGesture::begin(Vec point) {
  stroke_.emplace(*host_.game().table().hex, lies_on_hexsides(host_.brush().kind));
  stroke_->go_to(point);
}

void HexGesture::go_to(Vec point) {
  if (stroke_) stroke_->go_to(point);
}

Result<Feature> HexGesture::feature() const {
  auto made = feature_of(host_.game(), host_.brush(), {});
  if (!made) return made.problem();
  Feature feature = *std::move(made);
  feature.hexes = stroke_->hexes;
  feature.hexsides = stroke_->hexsides;
  return feature;
}

Feature HexGesture::changed(FeatureIndex chosen, bool without) const {
  Feature after = host_.game().feature(chosen);
  if (lies_on_hexsides(after.kind))
    after.hexsides = list_with(after.hexsides, stroke_->hexsides, without);
  else
    after.hexes = list_with(after.hexes, stroke_->hexes, without);
  return after;
}

void HexGesture::end(Qt::KeyboardModifiers keys) {
  const auto made = feature();
  const auto chosen = host_.selected_features();
  const bool changes = (keys & (Qt::ControlModifier | Qt::ShiftModifier)) && !chosen.empty();
  const bool nothing = stroke_->empty() || !made;
  const Feature after = nothing ? Feature{} : changes ? changed(chosen.front(), keys & Qt::ControlModifier) : *made;
  stroke_.reset();
  if (nothing) return;
  const auto game = changes ? with_features_changed(host_.game(), {{chosen.front(), after}})
                            : with_features_added(host_.game(), {after});
  if (!game) return host_.say(reason_text(game.problem()));
  if (changes) return host_.change_game(*game, tr("the hexes of %1").arg(QString::fromStdString(label(after))));
  host_.change_game(*game, tr("the new %1").arg(spoken(name_of(after.kind))));
  host_.select_features({static_cast<FeatureIndex>(host_.game().terrain().size() - 1)});
}

void HexGesture::paint(QPainter& painter, const Palette& palette) const {
  if (!stroke_) return;
  if (const auto painted = feature())
    paint_features(painter, host_.projection(), host_.game().table(), {*painted}, palette);
}

QRectF HexGesture::extent() const {
  const auto painted = stroke_ ? feature() : Result<Feature>(Problem{});
  return painted ? extent_of(host_.projection(), host_.game().table(), {*painted}) : QRectF();
}

}  // namespace linesman
