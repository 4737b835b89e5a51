#include "exchange/vtt/yards.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "geometry/box_index.h"

namespace linesman::exchange {

namespace {

constexpr std::size_t MOST_SIDES_LOOKED_AT = 20'000'000;

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

/// Even-odd; on the border either way.
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

class Nesting {
 public:
  explicit Nesting(const std::vector<Ring>& outlines) : outlines_(outlines) {
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
      if (looked_at_ > MOST_SIDES_LOOKED_AT) return std::nullopt;
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

std::vector<WalledIn> with_yards(const std::vector<Ring>& outlines) {
  Nesting nesting(outlines);
  std::vector<std::size_t> larger_first(outlines.size());
  std::iota(larger_first.begin(), larger_first.end(), std::size_t{0});
  std::stable_sort(larger_first.begin(), larger_first.end(),
                   [&](std::size_t a, std::size_t b) { return nesting.area(a) > nesting.area(b); });
  std::vector<bool> is_yard(outlines.size(), false);
  std::vector<std::vector<std::size_t>> yards(outlines.size());
  for (const std::size_t i : larger_first) {
    const auto parent = nesting.parent_of(i);
    is_yard[i] = parent && !is_yard[*parent];
    if (is_yard[i]) yards[*parent].push_back(i);
  }
  std::vector<WalledIn> all;
  for (std::size_t i = 0; i < outlines.size(); ++i)
    if (!is_yard[i]) all.push_back({i, yards[i]});
  return all;
}

}  // namespace linesman::exchange
