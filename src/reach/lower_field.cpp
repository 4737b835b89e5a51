#include "reach/lower_field.h"

#include <algorithm>
#include <cmath>
#include <queue>

namespace linesman {

namespace {

constexpr int SMOOTHING_SWEEPS = 8;
constexpr int LOWERING_SWEEPS = 300;

/// The arrival of a front from two neighbours at right angles (Sethian 1996); `slope` is the price times the step.
double arrival(double a, double b, double slope) {
  const double low = std::min(a, b);
  const double high = std::max(a, b);
  if (high - low >= slope) return low + slope;
  const double half = (high - low) / 2;
  return (low + high) / 2 + std::sqrt(slope * slope / 2 - half * half);
}

}  // namespace

LowerField::LowerField(const GroundMap& map, Vec start) : map_(map), start_(start) {
  cheapest_ = HUGE_VAL;
  for (const float price : map.least) cheapest_ = std::min(cheapest_, static_cast<double>(price));
  if (std::isinf(cheapest_)) cheapest_ = 0;
  march(start);
  add_triangles(start);
  slopes_kept(SMOOTHING_SWEEPS, false);
  slopes_kept(LOWERING_SWEEPS, true);
  // What is still too steep is made good by scaling all of it.
  scale_ = 1 / std::max(1.0, steepest());
  start_value_ = linear(start, values_);
}

/// A first guess, near the truth.
void LowerField::march(Vec start) {
  const Lattice& lattice = map_.lattice;
  values_.assign(lattice.corners(), HUGE_VAL);
  using Front = std::pair<double, std::size_t>;
  std::priority_queue<Front, std::vector<Front>, std::greater<>> open;
  const std::size_t row_length = static_cast<std::size_t>(lattice.columns) + 1;
  const auto price = [&](int column, int row) {
    double least = HUGE_VAL;
    for (const int r : {row - 1, row})
      for (const int c : {column - 1, column})
        if (c >= 0 && r >= 0 && c < lattice.columns && r < lattice.rows)
          least = std::min(least, static_cast<double>(map_.least[lattice.cell(c, r)]));
    return least;
  };
  const auto value = [&](int column, int row) {
    const bool inside = column >= 0 && row >= 0 && column <= lattice.columns && row <= lattice.rows;
    return inside ? values_[lattice.corner(column, row)] : HUGE_VAL;
  };
  const auto reach = [&](int column, int row, double at) {
    double& known = values_[lattice.corner(column, row)];
    if (at >= known - 1e-12) return;
    known = at;
    open.emplace(at, lattice.corner(column, row));
  };
  const int column = static_cast<int>(std::floor((start.x - lattice.origin.x) / lattice.step));
  const int row = static_cast<int>(std::floor((start.y - lattice.origin.y) / lattice.step));
  for (int r = std::max(0, row - 1); r <= std::min(lattice.rows, row + 2); ++r)
    for (int c = std::max(0, column - 1); c <= std::min(lattice.columns, column + 2); ++c)
      reach(c, r, distance(lattice.place(c, r), start) * cheapest_);
  while (!open.empty()) {
    const auto [at, corner] = open.top();
    open.pop();
    if (at > values_[corner]) continue;
    const int c0 = static_cast<int>(corner % row_length);
    const int r0 = static_cast<int>(corner / row_length);
    for (const auto& [dc, dr] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
      const int c = c0 + dc;
      const int r = r0 + dr;
      if (c < 0 || r < 0 || c > lattice.columns || r > lattice.rows) continue;
      const double slope = price(c, r) * lattice.step;
      if (std::isinf(slope)) continue;
      const double sideways = std::min(value(c - 1, r), value(c + 1, r));
      const double upright = std::min(value(c, r - 1), value(c, r + 1));
      reach(c, r, arrival(sideways, upright, slope));
    }
  }
}

void LowerField::add_triangles(Vec start) {
  const Lattice& lattice = map_.lattice;
  falling_.assign(lattice.cells(), false);
  for (int row = 0; row < lattice.rows; ++row)
    for (int column = 0; column < lattice.columns; ++column) {
      const float price = map_.least[lattice.cell(column, row)];
      const Vec off = lattice.middle(column, row) - start;
      const bool falling = off.x * off.y < 0;
      falling_[lattice.cell(column, row)] = falling;
      const std::size_t sw = lattice.corner(column, row);
      const std::size_t se = lattice.corner(column + 1, row);
      const std::size_t nw = lattice.corner(column, row + 1);
      const std::size_t ne = lattice.corner(column + 1, row + 1);
      const double most = static_cast<double>(price) * lattice.step;
      if (std::isinf(price)) continue;
      if (std::isinf(values_[sw]) || std::isinf(values_[se]) || std::isinf(values_[nw]) || std::isinf(values_[ne]))
        continue;
      if (falling) {
        triangles_.push_back({sw, se, nw, most});
        triangles_.push_back({ne, nw, se, most});
      } else {
        triangles_.push_back({se, sw, ne, most});
        triangles_.push_back({nw, ne, sw, most});
      }
    }
  const auto lowest = [&](const Triangle& t) {
    return std::min({values_[t.corner], values_[t.along], values_[t.across]});
  };
  std::vector<std::pair<double, Triangle>> sorted;
  sorted.reserve(triangles_.size());
  for (const Triangle& t : triangles_) sorted.emplace_back(lowest(t), t);
  std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 0; i < sorted.size(); ++i) triangles_[i] = sorted[i].second;
}

/// Shares what is too steep among the corners of a triangle, or takes it from the higher ones alone.
bool LowerField::slopes_kept(int sweeps, bool lower_only) {
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    bool kept = true;
    for (const Triangle& t : triangles_) {
      double& r = values_[t.corner];
      double& p = values_[t.along];
      double& q = values_[t.across];
      const double a = p - r;
      const double b = q - r;
      const double steep = std::sqrt(a * a + b * b);
      if (steep <= t.most) continue;
      kept = false;
      const double less = t.most / steep - 1;
      const double da = a * less;
      const double db = b * less;
      double shift = -(da + db) / 3;
      if (lower_only) shift = std::min({0.0, -da, -db});
      r += shift;
      p += shift + da;
      q += shift + db;
    }
    if (kept) return true;
  }
  return false;
}

double LowerField::steepest() const {
  double most = 1;
  for (const Triangle& t : triangles_) {
    const double a = values_[t.along] - values_[t.corner];
    const double b = values_[t.across] - values_[t.corner];
    const double steep = std::sqrt(a * a + b * b);
    if (steep > 0) most = std::max(most, t.most > 0 ? steep / t.most : HUGE_VAL);
  }
  return most;
}

double LowerField::linear(Vec p, const std::vector<double>& values) const {
  const Lattice& lattice = map_.lattice;
  const double x = std::clamp((p.x - lattice.origin.x) / lattice.step, 0.0, static_cast<double>(lattice.columns));
  const double y = std::clamp((p.y - lattice.origin.y) / lattice.step, 0.0, static_cast<double>(lattice.rows));
  const int column = std::min(static_cast<int>(x), lattice.columns - 1);
  const int row = std::min(static_cast<int>(y), lattice.rows - 1);
  const double u = x - column;
  const double v = y - row;
  const double sw = values[lattice.corner(column, row)];
  const double se = values[lattice.corner(column + 1, row)];
  const double nw = values[lattice.corner(column, row + 1)];
  const double ne = values[lattice.corner(column + 1, row + 1)];
  if (std::isinf(sw + se + nw + ne)) {
    // A corner that no way leads to: the least of the others holds for what is left of the cell.
    return std::min({sw, se, nw, ne}) - (std::isinf(std::min({sw, se, nw, ne})) ? 0 : cheapest_ * lattice.step);
  }
  if (falling_.empty() || falling_[lattice.cell(column, row)])
    return u + v <= 1 ? sw + u * (se - sw) + v * (nw - sw) : ne + (1 - u) * (nw - ne) + (1 - v) * (se - ne);
  return v <= u ? se + (1 - u) * (sw - se) + v * (ne - se) : nw + u * (ne - nw) + (1 - v) * (sw - nw);
}

double LowerField::least_in(const Box& box) const {
  const Vec nearest{std::clamp(start_.x, box.min.x, box.max.x), std::clamp(start_.y, box.min.y, box.max.y)};
  const double straight = cheapest_ * distance(nearest, start_);
  double least = HUGE_VAL;
  for (const Vec p : {box.min, box.max, Vec{box.min.x, box.max.y}, Vec{box.max.x, box.min.y}})
    least = std::min(least, linear(p, values_));
  if (std::isinf(least)) return least;
  return std::max(straight, (least - start_value_) * scale_);
}

}  // namespace linesman
