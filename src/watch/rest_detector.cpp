#include "watch/rest_detector.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "watch/differences.h"

namespace linesman {

namespace {

constexpr double SURROUNDINGS = 2;  // times the radius of a covered place

}  // namespace

void RestDetector::look_at(LookedAt looked) {
  const bool same_grid =
      looked_ && looked_->grid.side == looked.grid.side && looked_->grid.size() == looked.grid.size();
  if (!same_grid) changed_at_.assign(looked.grid.size(), 0);
  looked_ = std::move(looked);
  changed_.assign(looked_->grid.size(), 0);
  uncovered_ = {};
}

bool RestDetector::is_still(SmallPicture now, double t) {
  if (!looked_) looked_ = all_of(now);
  bool still = false;
  if (!last_.empty() && last_.is_as_large_as(now)) {
    const auto moved = differing(now, last_, *looked_);
    still = true;
    for (std::size_t i = 0; i < moved.size(); ++i)
      if (moved[i] != 0) {
        still = false;
        changed_at_[i] = t;
      }
  }
  if (!still) still_since_ = t;
  if (!settled_.empty() && settled_.is_as_large_as(now))
    changed_ = differing(now, settled_, *looked_);
  else
    settled_ = {};
  last_ = std::move(now);
  return still;
}

void RestDetector::settle() {
  settled_ = last_;
  changed_.assign(changed_.size(), 0);
}

std::vector<std::vector<std::size_t>> RestDetector::components(const std::vector<std::uint8_t>& patches) const {
  const PatchGrid& grid = looked_->grid;
  std::vector<std::vector<std::size_t>> all;
  std::vector<std::uint8_t> seen(patches.size());
  for (std::size_t first = 0; first < patches.size(); ++first) {
    if (patches[first] == 0 || std::exchange(seen[first], 1) != 0) continue;
    std::vector<std::size_t> component{first};
    for (std::size_t next = 0; next < component.size(); ++next) {
      const int x = static_cast<int>(component[next]) % grid.across;
      const int y = static_cast<int>(component[next]) / grid.across;
      for (int v = std::max(0, y - 1); v <= std::min(grid.down - 1, y + 1); ++v)
        for (int u = std::max(0, x - 1); u <= std::min(grid.across - 1, x + 1); ++u) {
          const std::size_t beside = grid.at(u, v);
          if (patches[beside] != 0 && std::exchange(seen[beside], 1) == 0) component.push_back(beside);
        }
    }
    all.push_back(std::move(component));
  }
  return all;
}

std::vector<QRect> RestDetector::changed_parts() const {
  std::vector<QRect> parts;
  if (!looked_) return parts;
  constexpr int MARGIN = 24;  // pixels
  const int side = looked_->grid.side * SHRINK;
  for (const auto& component : components(changed_)) {
    QRect part;
    for (const std::size_t patch : component) {
      const PicturePoint middle = looked_->grid.middle(patch);
      part |= QRect(static_cast<int>(middle.x) - side / 2, static_cast<int>(middle.y) - side / 2, side, side);
    }
    parts.push_back(part.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN));
  }
  // Parts that meet are one, or a marker between them would be cut.
  for (bool met = true; met;) {
    met = false;
    for (std::size_t i = 0; i < parts.size() && !met; ++i)
      for (std::size_t j = i + 1; j < parts.size() && !met; ++j)
        if (parts[i].intersects(parts[j])) {
          parts[i] |= parts[j];
          parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(j));
          met = true;
        }
  }
  return parts;
}

std::vector<std::size_t> RestDetector::patches_in(const Explained& disc) const {
  std::vector<std::size_t> inside;
  const double half = looked_->grid.side * SHRINK / 2.0;
  for (std::size_t i = 0; i < looked_->grid.size(); ++i) {
    const PicturePoint middle = looked_->grid.middle(i);
    if (std::hypot(middle.x - disc.middle.x, middle.y - disc.middle.y) <= disc.radius + half) inside.push_back(i);
  }
  return inside;
}

std::vector<std::uint8_t> RestDetector::unexplained(const std::vector<Explained>& explained) const {
  std::vector<std::uint8_t> left = changed_;
  for (const Explained& disc : explained)
    for (const std::size_t patch : patches_in(disc)) left[patch] = 0;
  return left;
}

std::string_view RestDetector::over_the_edge(const std::vector<Explained>& explained, const PhotoCamera& camera,
                                             const Table& table) const {
  if (!looked_) return {};
  constexpr std::size_t LEAST_PATCHES = 3;
  for (const auto& component : components(unexplained(explained))) {
    if (component.size() < LEAST_PATCHES) continue;
    for (const std::size_t patch : component) {
      if (looked_->border[patch] == 0) continue;
      const auto place = camera.place_at(looked_->grid.middle(patch), 0);
      if (!place) return "north";
      const std::array<std::pair<double, std::string_view>, 4> sides{{{place->y, "south"},
                                                                      {table.depth - place->y, "north"},
                                                                      {place->x, "west"},
                                                                      {table.width - place->x, "east"}}};
      return std::min_element(sides.begin(), sides.end())->second;
    }
  }
  return {};
}

RestDetector::Change RestDetector::change_in(const Explained& disc, const std::vector<Explained>& explained) const {
  Change change;
  if (!looked_) return change;
  const auto inside = patches_in(disc);
  if (inside.empty()) return change;
  const auto is_changed = [&](std::size_t patch) { return changed_[patch] != 0; };
  const auto count = static_cast<double>(std::count_if(inside.begin(), inside.end(), is_changed));
  change.share = count / static_cast<double>(inside.size());
  if (count == 0) return change;
  const auto left = unexplained(explained);
  std::size_t beyond = 0;
  for (const auto& component : components(changed_)) {
    const bool meets = std::any_of(component.begin(), component.end(), [&](std::size_t patch) {
      return std::find(inside.begin(), inside.end(), patch) != inside.end();
    });
    if (meets)
      beyond += static_cast<std::size_t>(
          std::count_if(component.begin(), component.end(), [&](std::size_t patch) { return left[patch] != 0; }));
  }
  change.beyond = static_cast<double>(beyond) / static_cast<double>(inside.size());
  return change;
}

void RestDetector::keep_uncovered(const Explained& disc) {
  if (settled_.empty()) return;
  if (uncovered_.empty() || !uncovered_.is_as_large_as(settled_)) {
    uncovered_ = settled_;
    return;
  }
  const double radius = SURROUNDINGS * disc.radius / SHRINK + looked_->grid.side;
  const auto from = [&](double middle) { return std::max(0, static_cast<int>(middle / SHRINK - radius)); };
  const auto to = [&](double middle, int most) {
    return std::min(most, static_cast<int>(middle / SHRINK + radius) + 1);
  };
  for (int y = from(disc.middle.y); y < to(disc.middle.y, settled_.height); ++y)
    for (int x = from(disc.middle.x); x < to(disc.middle.x, settled_.width); ++x)
      uncovered_.shades[settled_.at(x, y)] = settled_.shades[settled_.at(x, y)];
}

std::optional<RestDetector::SinceCovered> RestDetector::change_since_covered(
    const Explained& disc, const Explained& wider, const std::vector<Explained>& explained) const {
  if (!looked_ || uncovered_.empty() || !uncovered_.is_as_large_as(last_)) return std::nullopt;
  std::vector<std::uint8_t> differs = differing(last_, uncovered_, *looked_);
  const auto share = [&](const std::vector<std::size_t>& patches) {
    const auto count = std::count_if(patches.begin(), patches.end(), [&](std::size_t i) { return differs[i] != 0; });
    return patches.empty() ? 0 : static_cast<double>(count) / static_cast<double>(patches.size());
  };
  SinceCovered change;
  change.inside = share(patches_in(disc));
  for (const Explained& known : explained)
    for (const std::size_t patch : patches_in(known)) differs[patch] = 0;
  std::vector<std::size_t> round = patches_in({wider.middle, SURROUNDINGS * wider.radius});
  const std::vector<std::size_t> within = patches_in(wider);
  std::erase_if(round, [&](std::size_t i) { return std::binary_search(within.begin(), within.end(), i); });
  change.round = share(round);
  return change;
}

double RestDetector::changed_last(const Explained& disc) const {
  double last = 0;
  if (!looked_) return last;
  for (const std::size_t patch : patches_in(disc)) last = std::max(last, changed_at_[patch]);
  return last;
}

}  // namespace linesman
