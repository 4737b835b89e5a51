#include "geometry/boost/box_index.h"

// In version 1.81 rtree.hpp compiles only after these two.
#include <boost/geometry/algorithms/distance.hpp>
#include <boost/geometry/algorithms/equals.hpp>

#include <algorithm>
#include <boost/geometry/index/rtree.hpp>
#include <boost/iterator/function_output_iterator.hpp>
#include <cmath>
#include <utility>

#include "geometry/boost/boost_models.h"

namespace linesman {

namespace {

using Entry = std::pair<Box, std::uint32_t>;

std::vector<Entry> numbered(const std::vector<Box>& boxes) {
  std::vector<Entry> entries;
  for (std::uint32_t i = 0; i < boxes.size(); ++i)
    if (!boxes[i].empty()) entries.emplace_back(boxes[i], i);
  return entries;
}

/// The places at which two lists differ; a missing box counts as an empty one.
std::vector<std::uint32_t> differing(const std::vector<Box>& a, const std::vector<Box>& b) {
  std::vector<std::uint32_t> places;
  for (std::uint32_t i = 0; i < std::max(a.size(), b.size()); ++i)
    if (i >= a.size() || i >= b.size() || !(a[i] == b[i])) places.push_back(i);
  return places;
}

double distance_to_box(Vec p, const Box& box) {
  return std::hypot(std::max({box.min.x - p.x, 0.0, p.x - box.max.x}),
                    std::max({box.min.y - p.y, 0.0, p.y - box.max.y}));
}

}  // namespace

struct BoxIndex::Tree {
  bg::index::rtree<Entry, bg::index::rstar<16>> boxes;
};

BoxIndex::BoxIndex() : tree_(std::make_unique<Tree>()) {}

BoxIndex::BoxIndex(const std::vector<Box>& boxes) : tree_(std::make_unique<Tree>()) {
  // A tree that is given a whole range packs it.
  const std::vector<Entry> entries = numbered(boxes);
  tree_->boxes = decltype(tree_->boxes)(entries);
}

BoxIndex::BoxIndex(const std::vector<Box>& boxes, const std::vector<Box>& were, const BoxIndex& earlier) {
  constexpr std::size_t FEW = 16;  // with more changes than one in 16 it is cheaper to pack anew
  const std::vector<std::uint32_t> changed = differing(boxes, were);
  if (changed.size() > boxes.size() / FEW) {
    *this = BoxIndex(boxes);
    return;
  }
  tree_ = std::make_unique<Tree>(*earlier.tree_);
  for (const std::uint32_t i : changed) {
    if (i < were.size()) remove(i, were[i]);
    if (i < boxes.size()) insert(i, boxes[i]);
  }
}

BoxIndex::~BoxIndex() = default;
BoxIndex::BoxIndex(BoxIndex&&) noexcept = default;
BoxIndex& BoxIndex::operator=(BoxIndex&&) noexcept = default;

void BoxIndex::insert(std::uint32_t number, const Box& box) {
  if (!box.empty()) tree_->boxes.insert(Entry(box, number));
}

bool BoxIndex::remove(std::uint32_t number, const Box& box) {
  return !box.empty() && tree_->boxes.remove(Entry(box, number)) > 0;
}

std::size_t BoxIndex::size() const { return tree_->boxes.size(); }

bool Corridor::may_meet(const Box& upright) const {
  const Vec middle = (upright.min + upright.max) * 0.5 - from;
  const Vec half = (upright.max - upright.min) * 0.5;
  const Vec centre = (box.min + box.max) * 0.5;
  const Vec reach = (box.max - box.min) * 0.5;
  const double ux = std::abs(along.x);
  const double uy = std::abs(along.y);
  return std::abs(dot(along, middle) - centre.x) <= reach.x + half.x * ux + half.y * uy &&
         std::abs(cross(along, middle) - centre.y) <= reach.y + half.x * uy + half.y * ux;
}

void BoxIndex::visit(const Box& box, const Corridor* corridor, Call call_found, void* found) const {
  if (box.empty()) return;
  const auto look = [&](const Entry& entry) {
    if (!corridor || corridor->may_meet(entry.first)) call_found(found, entry.second);
  };
  tree_->boxes.query(bg::index::intersects(box), boost::make_function_output_iterator(look));
}

std::vector<std::uint32_t> BoxIndex::meeting(const Box& box) const {
  std::vector<std::uint32_t> found;
  if (box.empty()) return found;
  for (auto it = tree_->boxes.qbegin(bg::index::intersects(box)); it != tree_->boxes.qend(); ++it)
    found.push_back(it->second);
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<std::uint32_t> BoxIndex::nearest(Vec point, std::size_t count) const {
  std::vector<std::pair<double, std::uint32_t>> found;
  if (count == 0) return {};
  const auto all = static_cast<unsigned>(std::max<std::size_t>(tree_->boxes.size(), 1));
  for (auto it = tree_->boxes.qbegin(bg::index::nearest(point, all)); it != tree_->boxes.qend(); ++it) {
    const double away = distance_to_box(point, it->first);
    // Boxes as near as the last one wanted are kept, so that the lower number among equals wins.
    if (found.size() >= count && away > found[count - 1].first) break;
    found.emplace_back(away, it->second);
  }
  std::sort(found.begin(), found.end());
  std::vector<std::uint32_t> numbers;
  for (std::size_t i = 0; i < std::min(count, found.size()); ++i) numbers.push_back(found[i].second);
  return numbers;
}

std::optional<std::uint32_t> BoxIndex::any_nearest(Vec point) const {
  std::optional<std::uint32_t> found;
  const auto take = [&](const auto& numbered) { found = numbered.second; };
  tree_->boxes.query(bg::index::nearest(point, 1), boost::make_function_output_iterator(take));
  return found;
}

}  // namespace linesman
