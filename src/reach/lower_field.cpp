#include "reach/lower_field.h"

#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

constexpr int MOST_EXACT = 16;  // cells round the start to whose corners the straight way is taken, at most
constexpr int ALONG_SIDE = 8;   // places on a side of a cell from which its inside is told
constexpr double PROGRESS = 1e-9;
constexpr double STEEPEST = 1.03;  // of a cell, times its price, before all that costs as much is made flatter

/// The arrival of a front from two neighbours at right angles (Sethian 1996), by differences that count `weight` times:
/// 1 of the first order, 1.5 of the second. `slope` is the price times the step.
double arrival(double a, double b, double weight, double slope) {
  const double low = std::min(a, b);
  const double high = std::max(a, b);
  const double rise = slope / weight;
  if (high - low >= rise) return low + rise;
  const double half = (high - low) / 2;
  return (low + high) / 2 + std::sqrt(rise * rise / 2 - half * half);
}

/// Of a cell: by how much two places on its border differ more than the straight way between them costs, as a factor.
double steepness(const std::array<double, 4>& corners, double most) {
  double steep = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const double on = corners[(i + 1) % 4] - corners[i];
    const double back = corners[(i + 3) % 4] - corners[i];
    steep = std::max(steep, on * back < 0 ? std::hypot(on, back) : std::max(std::abs(on), std::abs(back)));
  }
  return steep / most;
}

/// The most by which a linear function on a side exceeds the price of the straight way from a point.
double excess_on_side(Vec from, Vec a, Vec b, double at_a, double at_b, double price) {
  const Vec side = b - a;
  const double inches = length(side);
  const double slope = (at_b - at_a) / inches;
  const double foot = dot(from - a, side) / inches;
  const double off = std::abs(cross(from - a, side)) / inches;
  const double steep = std::min(std::abs(slope) / price, 1 - PROGRESS);
  const double along = std::clamp(foot + std::copysign(off * steep / std::sqrt(1 - steep * steep), slope), 0.0, inches);
  return at_a + slope * along - price * distance(from, a + side * (along / inches));
}

double farthest_in(const Box& box, Vec p) {
  const double x = std::max(std::abs(p.x - box.min.x), std::abs(p.x - box.max.x));
  const double y = std::max(std::abs(p.y - box.min.y), std::abs(p.y - box.max.y));
  return std::sqrt(x * x + y * y);
}

}  // namespace

LowerField::LowerField(const GroundMap& map, Vec start) : map_(map), start_(start), cheapest_(map.cheapest()) {
  const Lattice& lattice = map.lattice;
  start_column_ = static_cast<int>(std::floor((start.x - lattice.origin.x) / lattice.step));
  start_row_ = static_cast<int>(std::floor((start.y - lattice.origin.y) / lattice.step));
  march();
  settle();
  flatten();
  start_value_ = excess_at_start();
}

/// Infinity outside the lattice.
double LowerField::price_of(int column, int row) const {
  const Lattice& lattice = map_.lattice;
  const bool inside = column >= 0 && row >= 0 && column < lattice.columns && row < lattice.rows;
  return inside ? static_cast<double>(map_.least[lattice.cell(column, row)]) : HUGE_VAL;
}

LowerField::Corners LowerField::values_of(int column, int row) const {
  const Lattice& lattice = map_.lattice;
  return {values_[lattice.corner(column, row)], values_[lattice.corner(column + 1, row)],
          values_[lattice.corner(column + 1, row + 1)], values_[lattice.corner(column, row + 1)]};
}

/// Where a difference of the second order begins: by two neighbours in a line. Not a number where the front does not
/// come along it.
double LowerField::beyond(int column, int row, int across, int up, double near) const {
  const Lattice& lattice = map_.lattice;
  const int c = column + 2 * across;
  const int r = row + 2 * up;
  if (c < 0 || r < 0 || c > lattice.columns || r > lattice.rows) return std::nan("");
  const double far = values_[lattice.corner(c, r)];
  return far <= near ? (4 * near - far) / 3 : std::nan("");
}

/// What the cell on one side of a corner brings to it, from the two neighbours there.
double LowerField::led_to(int column, int row, int across, int up) const {
  const Lattice& lattice = map_.lattice;
  const int c = across < 0 ? column - 1 : column;
  const int r = up < 0 ? row - 1 : row;
  const double price = price_of(c, r);
  if (std::isinf(price)) return HUGE_VAL;
  const double slope = price * lattice.step;
  const double a = values_[lattice.corner(column + across, row)];
  const double b = values_[lattice.corner(column, row + up)];
  const double first = arrival(a, b, 1, slope);
  if (price_of(c + across, r) != price || price_of(c, r + up) != price) return first;
  constexpr double SECOND_ORDER = 1.5;
  const double second = arrival(beyond(column, row, across, 0, a), beyond(column, row, 0, up, b), SECOND_ORDER, slope);
  return second >= std::max(a, b) && second <= first ? second : first;
}

/// A front from the start, nearly right.
void LowerField::march() {
  const Lattice& lattice = map_.lattice;
  values_.assign(lattice.corners(), HUGE_VAL);
  Open open;
  const auto reach = [&](int column, int row, double at) {
    const std::size_t corner = lattice.corner(column, row);
    if (!(at < values_[corner] - PROGRESS)) return;
    values_[corner] = at;
    open.emplace(at, corner);
  };
  const double own = price_of(start_column_, start_row_);
  const double price = std::isinf(own) ? cheapest_ : own;
  const int round = even_round_start();
  for (int r = std::max(0, start_row_ - round); r <= std::min(lattice.rows, start_row_ + round + 1); ++r)
    for (int c = std::max(0, start_column_ - round); c <= std::min(lattice.columns, start_column_ + round + 1); ++c)
      reach(c, r, distance(lattice.place(c, r), start_) * price);
  spread(open, [&](double, int column, int row, int dc, int dr) {
    const int c = column + dc;
    const int r = row + dr;
    for (const int side : {-1, 1}) {
      const int across = dc != 0 ? -dc : side;
      const int up = dr != 0 ? -dr : side;
      if (c + across < 0 || c + across > lattice.columns || r + up < 0 || r + up > lattice.rows) continue;
      reach(c, r, led_to(c, r, across, up));
    }
  });
}

/// From the least corner upwards: `visit` is told each with the way to a neighbour that costs more, and may lower that
/// one and open it again.
template <class Visit>
void LowerField::spread(Open& open, Visit visit) const {
  const Lattice& lattice = map_.lattice;
  const std::size_t row_length = static_cast<std::size_t>(lattice.columns) + 1;
  while (!open.empty()) {
    const auto [at, corner] = open.top();
    open.pop();
    if (at > values_[corner]) continue;
    const int column = static_cast<int>(corner % row_length);
    const int row = static_cast<int>(corner / row_length);
    for (const auto& [dc, dr] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
      const int c = column + dc;
      const int r = row + dr;
      if (c < 0 || r < 0 || c > lattice.columns || r > lattice.rows || values_[lattice.corner(c, r)] <= at) continue;
      visit(at, column, row, dc, dr);
    }
  }
}

/// Cells round that of the start, each way, on which an inch costs what it costs there.
int LowerField::even_round_start() const {
  const double price = price_of(start_column_, start_row_);
  if (std::isinf(price)) return 0;
  const auto even = [&](int round) {
    for (int r = start_row_ - round; r <= start_row_ + round; ++r)
      for (int c = start_column_ - round; c <= start_column_ + round; ++c)
        if (price_of(c, r) != price) return false;
    return true;
  };
  int round = 0;
  while (round < MOST_EXACT && even(round + 1)) ++round;
  return round;
}

/// Where a cell is much too steep, as round the corners of what is closed, its higher corners are lowered, and what
/// lies behind them. From the least upwards, so that what is held against is settled.
void LowerField::settle() {
  const Lattice& lattice = map_.lattice;
  std::vector<Front> known;
  known.reserve(values_.size());
  for (std::size_t corner = 0; corner < values_.size(); ++corner)
    if (!std::isinf(values_[corner])) known.emplace_back(values_[corner], corner);
  Open open({}, std::move(known));
  spread(open, [&](double at, int column, int row, int dc, int dr) {
    const std::size_t next = lattice.corner(column + dc, row + dr);
    if (std::isinf(values_[next])) return;
    const double most = at + std::min(steepest_on(column, row, dc, dr, 1), steepest_on(column, row, dc, dr, -1));
    if (!(most < values_[next])) return;
    values_[next] = most;
    open.emplace(most, next);
  });
}

/// By how much the next corner may cost more than this one, by the cell on one side of the way there: all the less, the
/// more the front has risen along the other side of that cell.
double LowerField::steepest_on(int column, int row, int dc, int dr, int side) const {
  const Lattice& lattice = map_.lattice;
  const int across = dc != 0 ? 0 : side;
  const int up = dc != 0 ? side : 0;
  const double price = price_of(dc < 0 || across < 0 ? column - 1 : column, dr < 0 || up < 0 ? row - 1 : row);
  if (std::isinf(price)) return HUGE_VAL;
  const double most = price * lattice.step * STEEPEST;
  const double came = values_[lattice.corner(column, row)] - values_[lattice.corner(column + across, row + up)];
  return came > 0 ? std::sqrt(std::max(0.0, most * most - came * came)) : most;
}

/// Where cells are too steep all that costs as much is made flatter: what costs more is a shift of it.
void LowerField::flatten() {
  const Lattice& lattice = map_.lattice;
  const double width = lattice.step * std::max(cheapest_, PROGRESS) / 2;
  std::vector<double> steepest;
  const auto level = [&](double value) { return static_cast<std::size_t>(value / width); };
  for (int row = 0; row < lattice.rows; ++row)
    for (int column = 0; column < lattice.columns; ++column) {
      const double most = price_of(column, row) * lattice.step;
      if (std::isinf(most)) continue;
      const Corners corners = values_of(column, row);
      const auto [low, high] = std::minmax_element(corners.begin(), corners.end());
      if (std::isinf(*high)) continue;
      const double steep = most > 0 ? steepness(corners, most) : *high > *low ? HUGE_VAL : 1;
      if (steepest.size() <= level(*high)) steepest.resize(level(*high) + 1, 1);
      for (std::size_t i = level(*low); i <= level(*high); ++i) steepest[i] = std::max(steepest[i], steep);
    }
  std::vector<double> flat(steepest.size() + 1, 0);
  for (std::size_t i = 0; i < steepest.size(); ++i) flat[i + 1] = flat[i] + width / steepest[i];
  for (double& value : values_) {
    if (std::isinf(value)) continue;
    const std::size_t i = level(value);
    if (i >= steepest.size()) continue;
    value = flat[i] + (value - static_cast<double>(i) * width) / steepest[i];
  }
}

/// Between corners it may be more than what the way there costs.
double LowerField::excess_at_start() const {
  const Lattice& lattice = map_.lattice;
  double most = 0;
  for (int row = start_row_ - 1; row <= start_row_ + 1; ++row)
    for (int column = start_column_ - 1; column <= start_column_ + 1; ++column) {
      if (column < 0 || row < 0 || column >= lattice.columns || row >= lattice.rows) continue;
      const double own = price_of(column, row);
      const double price =
          std::max(std::isinf(own) ? cheapest_ : std::min(own, price_of(start_column_, start_row_)), PROGRESS);
      const Corners values = values_of(column, row);
      const std::array<Vec, 4> places{lattice.place(column, row), lattice.place(column + 1, row),
                                      lattice.place(column + 1, row + 1), lattice.place(column, row + 1)};
      for (std::size_t i = 0; i < 4; ++i)
        if (const std::size_t next = (i + 1) % 4; !std::isinf(values[i] + values[next]))
          most = std::max(most, excess_on_side(start_, places[i], places[next], values[i], values[next], price));
    }
  return most;
}

double LowerField::least_in(const Box& box) const {
  const Lattice& lattice = map_.lattice;
  const Vec nearest{std::clamp(start_.x, box.min.x, box.max.x), std::clamp(start_.y, box.min.y, box.max.y)};
  double least = cheapest_ * distance(nearest, start_);
  const Vec middle = ((box.min + box.max) * 0.5 - lattice.origin) * (1 / lattice.step);
  const int column = std::clamp(static_cast<int>(std::floor(middle.x)), 0, lattice.columns - 1);
  const int row = std::clamp(static_cast<int>(std::floor(middle.y)), 0, lattice.rows - 1);
  const Corners values = values_of(column, row);
  const double own = price_of(column, row);
  const double price = std::isinf(own) ? cheapest_ : own;
  if (std::isinf(*std::max_element(values.begin(), values.end()))) {
    // A corner that no way leads to: the least of the others holds for what is left of the cell.
    const double others = *std::min_element(values.begin(), values.end());
    return std::isinf(others) ? others : std::max(least, others - start_value_ - 2 * cheapest_ * lattice.step);
  }
  const std::array<Vec, 4> places{lattice.place(column, row), lattice.place(column + 1, row),
                                  lattice.place(column + 1, row + 1), lattice.place(column, row + 1)};
  // Whoever is in the box can go straight to any place on the border of the cell.
  for (std::size_t i = 0; i < 4; ++i)
    for (int k = 0; k < ALONG_SIDE; ++k) {
      const double share = static_cast<double>(k) / ALONG_SIDE;
      const std::size_t next = (i + 1) % 4;
      const double value = values[i] + (values[next] - values[i]) * share - start_value_;
      const Vec place = places[i] + (places[next] - places[i]) * share;
      least = std::max(least, value - price * farthest_in(box, place));
    }
  return least;
}

}  // namespace linesman
