#include "ui/tools/terrain/terrain_gestures.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "drawing/picture/marks.h"
#include "drawing/report/spoken.h"
#include "editing/feature_check.h"
#include "editing/transform.h"
#include "ui/tools/terrain/terrain_preview.h"

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
  host_.say(problem_ ? spoken(problem_->reason) : words());
  hold();
}

// A shape that no document may have is not asked about.
void ChangeTerrain::hold() const {
  if (problem_) return;
  host_.hold([game = host_.game(), changes = changes_] {
    const auto after = with_features_changed(game, changes);
    return after ? *after : game;
  });
}

void ChangeTerrain::finish() {
  if (!drag_.passed()) return;
  const auto after = problem_ ? Result<Game>(*problem_) : with_features_changed(host_.game(), changes_);
  if (!after) return host_.say(edit_words("This is not possible: %1.").arg(spoken(after.problem().reason)));
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

namespace {

class MoveTerrain : public ChangeTerrain {
 public:
  MoveTerrain(ToolHost& host, const std::vector<FeatureIndex>& features, const Pointer& pressed)
      : ChangeTerrain(host, features, pressed), anchor_(pressed.at) {
    double nearest = HUGE_VAL;
    for (const FeatureIndex i : features)
      for (const auto& [vertex, at] : vertices_of(host.game().feature(i).shape))
        if (const double apart = distance(at, pressed.at); apart < nearest) {
          nearest = apart;
          anchor_ = at;
        }
  }

 protected:
  void follow(const Pointer& pointer) {
    Pointer carried = pointer;
    Vec by = pointer.at - pressed_.at;
    if (pointer.keys & Qt::ShiftModifier) by = std::abs(by.x) > std::abs(by.y) ? Vec{by.x, 0} : Vec{0, by.y};
    carried.at = anchor_ + by;
    cursor_.follow(carried);
  }
  Result<Feature> changed(const Feature& before, const Pointer& pointer) override {
    follow(pointer);
    return moved(host_.game().table(), before, cursor_.at() - anchor_);
  }
  QString words() const override {
    const Vec by = cursor_.at() - anchor_;
    return edit_words("Moved by %1 and %2.")
        .arg(length_text(by.x, LengthUnit::inch), length_text(by.y, LengthUnit::inch));
  }
  QString name() const override { return named("the place of %1"); }

 private:
  Vec anchor_;
};

class ScaleTerrain : public ChangeTerrain {
 public:
  ScaleTerrain(ToolHost& host, const std::vector<FeatureIndex>& features, const TerrainHandle& handle,
               const Pointer& pressed)
      : ChangeTerrain(host, features, pressed), handle_(handle) {
    Box box;
    for (const FeatureIndex i : features)
      for (const auto& [vertex, at] : vertices_of(host.game().feature(i).shape)) box.include(at);
    // The corner that is pulled lies opposite the fixed one; the handle stands a little outside.
    pulled_ = box.min + box.max - handle.fixed;
  }

 protected:
  Result<Feature> changed(const Feature& before, const Pointer& pointer) override {
    Pointer carried = pointer;
    carried.at = pulled_ + (pointer.at - pressed_.at);
    cursor_.follow(carried);
    const auto factor = [](double now, double then, bool wanted) {
      const double k = wanted && std::abs(then) > EPS ? now / then : 1;
      return std::abs(k) < 0.01 ? 0.01 : k;
    };
    const Vec now = cursor_.at() - handle_.fixed;
    const Vec then = pulled_ - handle_.fixed;
    east_ = factor(now.x, then.x, handle_.east_west);
    north_ = factor(now.y, then.y, handle_.south_north);
    if (pointer.keys & Qt::ShiftModifier) {
      if (!handle_.east_west)
        east_ = north_;
      else if (!handle_.south_north)
        north_ = east_;
      else
        east_ = north_ = std::max(east_, north_);
    }
    return transformed(host_.game().table(), before, Affine::scale(handle_.fixed, east_, north_));
  }
  QString words() const override {
    const auto percent = [](double k) { return spoken(word(number_text(k * 100, 1))); };
    return edit_words("%1 % by %2 %. Shift keeps the proportions.").arg(percent(east_), percent(north_));
  }
  QString name() const override { return named("the size of %1"); }

 private:
  TerrainHandle handle_;
  Vec pulled_;
  double east_ = 1;
  double north_ = 1;
};

class TurnTerrain : public ChangeTerrain {
 public:
  TurnTerrain(ToolHost& host, const std::vector<FeatureIndex>& features, const TerrainHandle& handle,
              const Pointer& pressed)
      : ChangeTerrain(host, features, pressed), handle_(handle) {}

 protected:
  Result<Feature> changed(const Feature& before, const Pointer& pointer) override {
    const double unit = pointer.keys & Qt::ShiftModifier ? 15 : 1;
    const Vec way = pointer.at - handle_.fixed;
    if (length(way) > EPS) degrees_ = std::round(heading_of(way) / unit) * unit;
    return transformed(host_.game().table(), before, Affine::turn(handle_.fixed, degrees_));
  }
  QString words() const override {
    const double shown = degrees_ > 180 ? degrees_ - 360 : degrees_;
    return edit_words("Turned by %1 degrees. Shift: steps of 15.").arg(spoken(word(number_text(shown, 1))));
  }
  QString name() const override { return named("the heading of %1"); }

 private:
  TerrainHandle handle_;
  double degrees_ = 0;
};

class TerrainBand : public Gesture {
 public:
  TerrainBand(ToolHost& host, bool adding, const Pointer& pressed)
      : host_(host), adding_(adding), from_(pressed.at), to_(pressed.at), drag_(pressed) {}

  void move(const Pointer& pointer) override {
    to_ = pointer.at;
    drag_.passed(pointer);
  }

  void finish() override {
    std::vector<FeatureIndex> chosen = adding_ ? host_.selected_features() : std::vector<FeatureIndex>{};
    const Game& game = host_.game();
    const Box band = box();
    for (std::size_t i = 0; drag_.passed() && i < game.terrain().size(); ++i) {
      const auto index = static_cast<FeatureIndex>(i);
      const Box feature = box_of(game.table(), game.terrain()[i]);
      const bool inside = !feature.empty() && feature.min.x >= band.min.x && feature.min.y >= band.min.y &&
                          feature.max.x <= band.max.x && feature.max.y <= band.max.y;
      if (inside && std::find(chosen.begin(), chosen.end(), index) == chosen.end()) chosen.push_back(index);
    }
    host_.select_features(chosen);
  }

  void cancel() override {}

  void paint(QPainter& painter, const Palette& palette) const override {
    if (!drag_.passed()) return;
    QPainterPath path;
    path.addRect(host_.projection().to_paper(box()));
    paint_dashed(painter, path, palette.select, palette);
  }
  QRectF extent() const override { return host_.projection().to_paper(box()).adjusted(-4, -4, 4, 4); }
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  Box box() const {
    Box band;
    band.include(from_);
    band.include(to_);
    return band;
  }

  ToolHost& host_;
  bool adding_;
  Vec from_;
  Vec to_;
  DragThreshold drag_;
};

}  // namespace

std::unique_ptr<Gesture> move_terrain(ToolHost& host, const std::vector<FeatureIndex>& features,
                                      const Pointer& pressed) {
  return std::make_unique<MoveTerrain>(host, features, pressed);
}

std::unique_ptr<Gesture> pull_handle(ToolHost& host, const std::vector<FeatureIndex>& features,
                                     const TerrainHandle& handle, const Pointer& pressed) {
  switch (handle.grip) {
    case TerrainGrip::scale: return std::make_unique<ScaleTerrain>(host, features, handle, pressed);
    case TerrainGrip::turn: return std::make_unique<TurnTerrain>(host, features, handle, pressed);
    case TerrainGrip::corner:
    case TerrainGrip::middle: return drag_corner(host, features.front(), handle, pressed);
    case TerrainGrip::width: return drag_width(host, features.front(), handle, pressed);
  }
  return nullptr;
}

std::unique_ptr<Gesture> rubber_band(ToolHost& host, bool adding, const Pointer& pressed) {
  return std::make_unique<TerrainBand>(host, adding, pressed);
}

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
