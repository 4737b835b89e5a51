#include "ui/tools/change_terrain.h"

#include <QCoreApplication>

#include "ui/tools/terrain_preview.h"

namespace linesman {

QString edit_words(const char* text) { return QCoreApplication::translate("linesman::EditTool", text); }

ChangeTerrain::ChangeTerrain(ToolHost& host, const std::vector<FeatureIndex>& features, const Pointer& pressed)
    : host_(host), features_(features), pressed_(pressed), drag_(pressed), cursor_(host) {
  cursor_.set_context({}, {}, features);
}

void ChangeTerrain::move(const Pointer& pointer) {
  if (!drag_.passed(pointer)) return;
  cursor_.follow(pointer);
  changes_.clear();
  problem_.reset();
  for (const FeatureIndex i : features_) {
    auto after = changed(host_.game().feature(i), pointer);
    if (!after)
      problem_ = after.problem();
    else
      changes_.emplace_back(i, *std::move(after));
  }
  host_.say(problem_ ? QString::fromStdString(problem_->reason) : words());
}

void ChangeTerrain::finish() {
  if (!drag_.passed()) return;
  const auto after = problem_ ? Result<Game>(*problem_) : with_features_changed(host_.game(), changes_);
  if (!after) return host_.say(edit_words("Not done: %1.").arg(QString::fromStdString(after.problem().reason)));
  host_.change_game(*after, name());
}

void ChangeTerrain::paint(QPainter& painter, const Palette& palette) const {
  if (!drag_.passed()) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  std::vector<Feature> features;
  for (const auto& [index, feature] : changes_) features.push_back(feature);
  painter.setOpacity(0.85);
  paint_features(painter, host_.projection(), host_.game().table(), features, palette);
  painter.setOpacity(1);
  for (const Feature& feature : wrong_)
    paint_wrong_shape(painter, host_.projection(), feature.shape, feature.width, palette);
  cursor_.paint(painter, palette);
  painter.restore();
}

QRectF ChangeTerrain::extent() const {
  std::vector<Feature> features = wrong_;
  for (const auto& [index, feature] : changes_) features.push_back(feature);
  return extent_of(host_.projection(), host_.game().table(), features) | cursor_.extent();
}

QString ChangeTerrain::named(const char* what) const {
  if (features_.size() > 1) return edit_words(what).arg(edit_words("terrain"));
  return edit_words(what).arg(QString::fromStdString(label(host_.game().feature(features_.front()))));
}

}  // namespace linesman
