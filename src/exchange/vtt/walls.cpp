#include "exchange/vtt/walls.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>

#include "base/tolerance.h"
#include "base/vec.h"

namespace linesman::exchange {

namespace {

std::vector<Box> boxes_of(const std::vector<Doorway>& doors, double reach) {
  std::vector<Box> boxes;
  for (const Doorway& door : doors) {
    Box box;
    box.include(door.from);
    box.include(door.to);
    boxes.push_back(box.grown(reach));
  }
  return boxes;
}

Vec between(Vec a, Vec b, double at) { return a + at * (b - a); }

constexpr std::size_t MAX_SIDES_LOOKED_AT = 20'000'000;

double area_in(const Ring& ring) {
  double twice = 0;
  for (std::size_t i = 1; i + 1 < ring.size(); ++i) twice += cross(ring[i] - ring[0], ring[i + 1] - ring[0]);
  return std::abs(twice) / 2;
}

Box box_round(const Ring& ring) {
  Box box;
  for (const Vec p : ring) box.include(p);
  return box;
}

/// By the even-odd rule; on the border the answer may be either.
bool holds(const Ring& ring, Vec p) {
  bool inside = false;
  for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
    const Vec a = ring[i];
    const Vec b = ring[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

bool box_holds(const Box& outer, const Box& inner) {
  return outer.min.x <= inner.min.x && outer.min.y <= inner.min.y && outer.max.x >= inner.max.x &&
         outer.max.y >= inner.max.y;
}

class OutlineIndex {
 public:
  explicit OutlineIndex(const std::vector<Ring>& outlines) : outlines_(outlines) {
    for (const Ring& ring : outlines) {
      boxes_.push_back(box_round(ring));
      areas_.push_back(area_in(ring));
    }
    index_ = BoxIndex(boxes_);
  }

  /// The smallest outline that holds all corners of this one.
  std::optional<std::size_t> parent_of(std::size_t i) {
    std::optional<std::size_t> best;
    for (const std::uint32_t j : index_.meeting(boxes_[i])) {
      if (j == i || !(areas_[j] > areas_[i]) || (best && areas_[j] >= areas_[*best])) continue;
      if (!box_holds(boxes_[j], boxes_[i])) continue;
      looked_at_ += outlines_[i].size() * outlines_[j].size();
      if (looked_at_ > MAX_SIDES_LOOKED_AT) return std::nullopt;
      const auto in_it = [&](Vec p) { return holds(outlines_[j], p); };
      if (std::all_of(outlines_[i].begin(), outlines_[i].end(), in_it)) best = j;
    }
    return best;
  }

  double area(std::size_t i) const { return areas_[i]; }

 private:
  const std::vector<Ring>& outlines_;
  std::vector<Box> boxes_;
  std::vector<double> areas_;
  BoxIndex index_;
  std::size_t looked_at_ = 0;
};

}  // namespace

DoorwayCutter::DoorwayCutter(std::vector<Doorway> doors, double reach, std::size_t most_parts)
    : doors_(std::move(doors)),
      reach_(reach),
      room_(most_parts),
      index_(boxes_of(doors_, reach)),
      used_(doors_.size(), false) {}

/// Clips the side with the rectangle about the door (Liang and Barsky 1984, in the door's frame).
std::optional<DoorwayCutter::Cut> DoorwayCutter::cut_for(const Doorway& door, Vec a, Vec b) const {
  const double width = distance(door.from, door.to);
  const double length = distance(a, b);
  if (!exceeds(width, 0) || !exceeds(length, 0)) return std::nullopt;
  const Vec along = (1 / width) * (door.to - door.from);
  constexpr double SLANT = std::numbers::sqrt2 / 2;
  if (std::abs(dot(along, b - a)) < length * SLANT - EPS) return std::nullopt;
  Cut cut{0, 1};
  const auto keep_between = [&cut](double from, double to, double least, double most) {
    const double rise = to - from;
    if (std::abs(rise) <= EPS) {
      if (from < least - EPS || from > most + EPS) cut.to = -1;
      return;
    }
    const double first = (least - from) / rise;
    const double last = (most - from) / rise;
    cut.from = std::max(cut.from, std::min(first, last));
    cut.to = std::min(cut.to, std::max(first, last));
  };
  keep_between(dot(a - door.from, along), dot(b - door.from, along), 0, width);
  keep_between(cross(along, a - door.from), cross(along, b - door.from), -reach_, reach_);
  if (!exceeds((cut.to - cut.from) * length, 0)) return std::nullopt;
  return cut;
}

/// The cuts of all doors, joined and in order.
std::vector<DoorwayCutter::Cut> DoorwayCutter::cuts_in(Vec a, Vec b) {
  Box box;
  box.include(a);
  box.include(b);
  std::vector<Cut> cuts;
  index_.visit(box, [&](std::uint32_t door) {
    if (const auto cut = cut_for(doors_[door], a, b)) {
      used_[door] = true;
      cuts.push_back(*cut);
    }
  });
  std::sort(cuts.begin(), cuts.end(),
            [](const Cut& p, const Cut& q) { return p.from < q.from || (p.from == q.from && p.to < q.to); });
  const double eps = EPS / std::max(distance(a, b), EPS);
  std::vector<Cut> joined;
  for (const Cut& cut : cuts)
    if (!joined.empty() && cut.from <= joined.back().to + eps)
      joined.back().to = std::max(joined.back().to, cut.to);
    else
      joined.push_back(cut);
  return joined;
}

std::vector<Polyline> DoorwayCutter::cut(const Polyline& wall) {
  const bool near = std::all_of(wall.begin(), wall.end(), [](Vec p) { return is_point(p); });
  if (doors_.empty() || wall.size() < 2 || gave_up_ || !near) return {wall};
  std::vector<Polyline> parts{{wall.front()}};
  const auto go_on_to = [&parts](Vec p) {
    if (parts.back().empty() || distance(parts.back().back(), p) > EPS) parts.back().push_back(p);
  };
  bool any = false;
  for (std::size_t i = 1; i < wall.size(); ++i) {
    const Vec a = wall[i - 1];
    const Vec b = wall[i];
    for (const Cut& gap : cuts_in(a, b)) {
      any = true;
      go_on_to(between(a, b, gap.from));
      parts.push_back({between(a, b, gap.to)});
      if (parts.size() > room_) {
        gave_up_ = true;
        return {wall};
      }
    }
    go_on_to(b);
  }
  if (!any) return {wall};
  std::erase_if(parts, [](const Polyline& part) { return part.size() < 2; });
  room_ -= std::min(room_, parts.size());
  return parts;
}

std::vector<WalledIn> with_yards(const std::vector<Ring>& outlines) {
  OutlineIndex index(outlines);
  std::vector<std::size_t> larger_first(outlines.size());
  std::iota(larger_first.begin(), larger_first.end(), std::size_t{0});
  std::stable_sort(larger_first.begin(), larger_first.end(),
                   [&](std::size_t a, std::size_t b) { return index.area(a) > index.area(b); });
  std::vector<bool> is_yard(outlines.size(), false);
  std::vector<std::vector<std::size_t>> yards(outlines.size());
  for (const std::size_t i : larger_first) {
    const auto parent = index.parent_of(i);
    is_yard[i] = parent && !is_yard[*parent];
    if (is_yard[i]) yards[*parent].push_back(i);
  }
  std::vector<WalledIn> all;
  for (std::size_t i = 0; i < outlines.size(); ++i)
    if (!is_yard[i]) all.push_back({i, yards[i]});
  return all;
}

}  // namespace linesman::exchange
