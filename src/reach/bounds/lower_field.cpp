#include "reach/bounds/lower_field.h"

#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

constexpr int MOST_EXACT = 16;  // cells round the start to whose corners the straight way is taken, at most
constexpr int ALONG_SIDE = 8;   // places on a side of a cell from which its inside is known
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

/// How far the farthest place of a box is from a point, squared.
double square_to_farthest(const Box& box, Vec p) {
  const double x = std::max(std::abs(p.x - box.min.x), std::abs(p.x - box.max.x));
  const double y = std::max(std::abs(p.y - box.min.y), std::abs(p.y - box.max.y));
  return x * x + y * y;
}

}  // namespace

LowerField::LowerField(const GroundMap& map, Vec start) : map_(map), start_(start), cheapest_(map.cheapest()) {
  const Lattice& lattice = map.lattice;
  start_column_ = static_cast<int>(std::floor((start.x - lattice.origin.x) / lattice.step));
  start_row_ = static_cast<int>(std::floor((start.y - lattice.origin.y) / lattice.step));
  stride_ = lattice.columns + 1 + 2 * PAD;
  const int rows = lattice.rows + 1 + 2 * PAD;
  values_.assign(static_cast<std::size_t>(stride_) * static_cast<std::size_t>(rows), HUGE_VAL);
  prices_ = values_;
  for (int row = 0; row < lattice.rows; ++row)
    for (int column = 0; column < lattice.columns; ++column)
      prices_[at(column, row)] = static_cast<double>(map.least[lattice.cell(column, row)]);
  march();
  settle();
  flatten();
  start_value_ = excess_at_start();
}

/// Infinity outside the lattice.
double LowerField::price_of(int column, int row) const {
  const Lattice& lattice = map_.lattice;
  const bool inside = column >= 0 && row >= 0 && column < lattice.columns && row < lattice.rows;
  return inside ? prices_[at(column, row)] : HUGE_VAL;
}

LowerField::Corners LowerField::values_of(int column, int row) const {
  return {values_[at(column, row)], values_[at(column + 1, row)], values_[at(column + 1, row + 1)],
          values_[at(column, row + 1)]};
}

/// Where a difference of the second order begins: by two neighbours in a line. Not a number where the front does not
/// come along it.
double LowerField::beyond(std::size_t corner, int step, double near) const {
  const double far = values_[moved(corner, 2 * step)];
  return far <= near ? (4 * near - far) / 3 : std::nan("");
}

/// The cell that a corner has in common with two neighbours.
std::size_t LowerField::cell_between(std::size_t corner, int across, int up) const {
  return moved(corner, std::min(across, 0) + std::min(up, 0));
}

/// What the cell on one side of a corner brings to it, from the two neighbours there.
double LowerField::led_to(std::size_t corner, int across, int up) const {
  const std::size_t cell = cell_between(corner, across, up);
  const double price = prices_[cell];
  if (std::isinf(price)) return HUGE_VAL;
  const double slope = price * map_.lattice.step;
  const double a = values_[moved(corner, across)];
  const double b = values_[moved(corner, up)];
  const double first = arrival(a, b, 1, slope);
  if (prices_[moved(cell, across)] != price || prices_[moved(cell, up)] != price) return first;
  constexpr double SECOND_ORDER = 1.5;
  const double second = arrival(beyond(corner, across, a), beyond(corner, up, b), SECOND_ORDER, slope);
  return second >= std::max(a, b) && second <= first ? second : first;
}

/// A front from the start, nearly right.
void LowerField::march() {
  const Lattice& lattice = map_.lattice;
  Open open;
  const auto reach = [&](std::size_t corner, double price) {
    if (!(price < values_[corner] - PROGRESS)) return;
    values_[corner] = price;
    open.emplace(price, corner);
  };
  const double own = price_of(start_column_, start_row_);
  const double price = std::isinf(own) ? cheapest_ : own;
  const int round = even_round_start();
  for (int r = std::max(0, start_row_ - round); r <= std::min(lattice.rows, start_row_ + round + 1); ++r)
    for (int c = std::max(0, start_column_ - round); c <= std::min(lattice.columns, start_column_ + round + 1); ++c)
      reach(at(c, r), distance(lattice.place(c, r), start_) * price);
  spread({}, open, [&](double, std::size_t corner, int step) {
    const std::size_t next = moved(corner, step);
    const bool flat = std::abs(step) == 1;
    for (const int side : {-1, 1}) reach(next, flat ? led_to(next, -step, side * stride_) : led_to(next, side, -step));
  });
}

/// From the least corner upwards, of those that are known, in ascending order, and those that are open: `visit` gets
/// each with the step to a neighbour that costs more, and may lower that one and open it again.
template <class Visit>
void LowerField::spread(const std::vector<Front>& known, Open& open, Visit visit) const {
  for (auto next = known.begin(); next != known.end() || !open.empty();) {
    const bool opened = next == known.end() || (!open.empty() && open.top() < *next);
    const auto [price, corner] = opened ? open.top() : *next;
    if (opened)
      open.pop();
    else
      ++next;
    if (price > values_[corner]) continue;
    for (const int step : {1, -1, stride_, -stride_})
      if (values_[moved(corner, step)] > price) visit(price, corner, step);
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
  std::vector<Front> known;
  known.reserve(values_.size());
  for (std::size_t corner = 0; corner < values_.size(); ++corner)
    if (!std::isinf(values_[corner])) known.emplace_back(values_[corner], corner);
  std::sort(known.begin(), known.end());
  Open open;
  spread(known, open, [&](double price, std::size_t corner, int step) {
    const std::size_t next = moved(corner, step);
    if (std::isinf(values_[next])) return;
    const int aside = std::abs(step) == 1 ? stride_ : 1;
    const double most = price + std::min(steepest_on(corner, step, aside), steepest_on(corner, step, -aside));
    if (!(most < values_[next])) return;
    values_[next] = most;
    open.emplace(most, next);
  });
}

/// By how much the next corner may cost more than this one, by the cell on one side of the way there: all the less, the
/// more the front has risen along the other side of that cell.
double LowerField::steepest_on(std::size_t corner, int step, int aside) const {
  const double price = prices_[cell_between(corner, step, aside)];
  if (std::isinf(price)) return HUGE_VAL;
  const double most = price * map_.lattice.step * STEEPEST;
  const double came = values_[corner] - values_[moved(corner, aside)];
  return came > 0 ? std::sqrt(std::max(0.0, most * most - came * came)) : most;
}

/// Where cells are too steep all that costs as much is made flatter: what costs more is a shift of it.
void LowerField::flatten() {
  const Lattice& lattice = map_.lattice;
  double dearest = 0;
  for (const double value : values_)
    if (!std::isinf(value)) dearest = std::max(dearest, value);
  // Where some ground costs next to nothing and some much, levels are wider: what is flattened stays a bound.
  constexpr double MOST_LEVELS = 10'000;
  const double width = std::max(lattice.step * std::max(cheapest_, PROGRESS) / 2, dearest / MOST_LEVELS);
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
  const Vec middle = (box.min + box.max) * 0.5;
  const int column = lattice.column_at(middle.x);
  const int row = lattice.row_at(middle.y);
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
  // Of each side, how far some place of the box is from all of it.
  const std::array<double, 4> across{box.max.y - places[0].y, places[1].x - box.min.x, places[2].y - box.min.y,
                                     box.max.x - places[3].x};
  // From anywhere in the box a piece can go straight to any place on the border of the cell.
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t next = (i + 1) % 4;
    if (std::max(values[i], values[next]) - start_value_ <= least + price * across[i]) continue;
    for (int k = 0; k < ALONG_SIDE; ++k) {
      const double share = static_cast<double>(k) / ALONG_SIDE;
      const double value = values[i] + (values[next] - values[i]) * share - start_value_;
      const Vec place = places[i] + (places[next] - places[i]) * share;
      if (value <= least) continue;
      const double square = square_to_farthest(box, place);
      // Most say no more than what is known: they need no root.
      if ((value - least) * (value - least) > price * price * square) least = value - price * std::sqrt(square);
    }
  }
  return least;
}

}  // namespace linesman
