#include "ui/tools/outline_gestures.h"

#include <algorithm>
#include <cmath>

#include "drawing/picture/marks.h"
#include "editing/feature_check.h"
#include "ui/tools/change_terrain.h"

namespace linesman {

namespace {

class DragCorner : public ChangeTerrain {
 public:
  DragCorner(ToolHost& host, FeatureIndex feature, const TerrainHandle& handle, const Pointer& pressed)
      : ChangeTerrain(host, {feature}, pressed), handle_(handle) {
    const FeatureShape& shape = host.game().feature(feature).shape;
    const std::vector<Vec>& points = points_at(shape, handle.vertex);
    const bool ring = !std::holds_alternative<Polyline>(shape);
    const std::size_t i = handle.vertex.index;
    const std::size_t n = points.size();
    std::optional<Vec> from;
    if (handle.grip == TerrainGrip::middle)
      from = points[i];
    else if (i > 0 || ring)
      from = points[(i + n - 1) % n];
    cursor_.set_context(from, {}, {feature});
  }

 protected:
  Result<Feature> changed(const Feature& before, const Pointer& pointer) override {
    cursor_.follow(pointer);
    Feature after = before;
    after.shape = handle_.grip == TerrainGrip::middle ? with_vertex_inserted(before.shape, handle_.vertex, cursor_.at())
                                                      : with_vertex_moved(before.shape, handle_.vertex, cursor_.at());
    wrong_.clear();
    const auto fit = check_feature(host_.game().table(), after);
    if (fit) return after;
    wrong_ = {after};
    return fit.problem();
  }
  QString words() const override {
    return QStringLiteral("%1, %2").arg(length_text(cursor_.at().x, LengthUnit::inch),
                                        length_text(cursor_.at().y, LengthUnit::inch));
  }
  QString name() const override { return named("the outline of %1"); }

 private:
  TerrainHandle handle_;
};

class DragWidth : public ChangeTerrain {
 public:
  DragWidth(ToolHost& host, FeatureIndex feature, const TerrainHandle& handle, const Pointer& pressed)
      : ChangeTerrain(host, {feature}, pressed), handle_(handle), was_(host.game().feature(feature).width) {}

 protected:
  Result<Feature> changed(const Feature& before, const Pointer& pointer) override {
    const Vec out = handle_.at - handle_.fixed;
    const double by = dot(pointer.at - pressed_.at, out) / length(out);
    const double step = pointer.keys & Qt::ControlModifier ? 0.01 : 0.125;
    Feature after = before;
    after.width = std::max(0.0, std::round((was_ + 2 * by) / step) * step);
    width_ = after.width;
    return after;
  }
  QString words() const override { return edit_words("%1 wide.").arg(length_text(width_, LengthUnit::inch)); }
  QString name() const override { return named("the width of %1"); }

 private:
  TerrainHandle handle_;
  double was_;
  double width_ = 0;
};

}  // namespace

std::unique_ptr<Gesture> drag_corner(ToolHost& host, FeatureIndex feature, const TerrainHandle& handle,
                                     const Pointer& pressed) {
  return std::make_unique<DragCorner>(host, feature, handle, pressed);
}

std::unique_ptr<Gesture> drag_width(ToolHost& host, FeatureIndex feature, const TerrainHandle& handle,
                                    const Pointer& pressed) {
  return std::make_unique<DragWidth>(host, feature, handle, pressed);
}

}  // namespace linesman
