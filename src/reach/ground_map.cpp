#include "reach/ground_map.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "geometry/area.h"

namespace linesman {

namespace {

constexpr float CLOSED = std::numeric_limits<float>::infinity();

Area area_of(const Feature& feature) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape)) return Area(*polygons);
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) return Area(*line, feature.width);
  return {};
}

bool contains(const FeatureSet& set, FeatureIndex feature) {
  return std::find(set.begin(), set.end(), feature) != set.end();
}

/// Calls found(cell, middle) for the cells of a lattice whose middles lie in a box.
template <class Found>
void visit(const Lattice& lattice, const Box& box, Found&& found) {
  const auto held = [](double x, int most) { return std::clamp(static_cast<int>(std::floor(x)), 0, most - 1); };
  const int left = held((box.min.x - lattice.origin.x) / lattice.step, lattice.columns);
  const int right = held((box.max.x - lattice.origin.x) / lattice.step, lattice.columns);
  const int bottom = held((box.min.y - lattice.origin.y) / lattice.step, lattice.rows);
  const int top = held((box.max.y - lattice.origin.y) / lattice.step, lattice.rows);
  for (int row = bottom; row <= top; ++row)
    for (int column = left; column <= right; ++column) found(lattice.cell(column, row), lattice.middle(column, row));
}

/// The map while it is made: the ways first, then what they lead through.
class Mapping {
 public:
  Mapping(const WayTrial& trial, const Fare& fare, const BaseRadii& base, const ClosedPlaces& closed,
          const Lattice& lattice)
      : trial_(trial),
        game_(trial.hearing().game()),
        fare_(fare),
        base_(base),
        start_(trial.start()),
        closed_(closed),
        half_(lattice.step * std::sqrt(0.5)) {
    map_.lattice = lattice;
    map_.least.assign(lattice.cells(), 1);
    map_.likely.assign(lattice.cells(), 1);
    map_.once.assign(lattice.cells(), 0);
    map_.no_end.assign(lattice.cells(), false);
    map_.uneven.assign(lattice.cells(), false);
    map_.parting.assign(lattice.cells(), false);
    may_lead_.assign(lattice.cells(), false);
    leads_.assign(lattice.cells(), false);
    discount_least_.assign(lattice.cells(), 1);
    discount_likely_.assign(lattice.cells(), 1);
    held_.assign(lattice.cells(), false);
  }

  GroundMap made() {
    for (const WayFare& way : fare_.ways) add(way);
    for (const GroundFare& ground : fare_.grounds) add(ground);
    for (std::size_t cell = 0; cell < map_.least.size(); ++cell) {
      map_.least[cell] *= discount_least_[cell] * static_cast<float>(fare_.inch);
      map_.likely[cell] *= discount_likely_[cell] * static_cast<float>(fare_.inch);
      if (fare_.keeps_to_ways && !held_[cell]) map_.least[cell] = map_.likely[cell] = CLOSED;
    }
    for (const PieceFare& piece : fare_.pieces) add(piece);
    for (const Feature& feature : game_.terrain()) note_borders(feature);
    if (fare_.formation) keep_together();
    keep_on_table();
    return std::move(map_);
  }

 private:
  Box box_of(const Area& area, double grown) const { return area.box().grown(grown + map_.lattice.step); }

  void add(const WayFare& way) {
    const Area area = area_of(game_.feature(way.feature));
    visit(map_.lattice, box_of(area, 0), [&](std::size_t cell, Vec middle) {
      const double off = area.distance_from(middle);
      if (off > half_) return;
      const auto factor = static_cast<float>(way.factor);
      if (factor < 1) discount_least_[cell] *= factor;
      if (way.leads_through) may_lead_[cell] = true;
      if (way.holds_to) held_[cell] = true;
      if (off > 0) return;
      if (factor < 1)
        discount_likely_[cell] *= factor;
      else
        map_.likely[cell] = std::max(map_.likely[cell], factor);
      if (way.leads_through) leads_[cell] = true;
    });
  }

  void add(const GroundFare& ground) {
    const Feature& feature = game_.feature(ground.feature);
    if (start_.pose.altitude >= feature.height) return;
    if (ground.left_free && contains(start_.ground, ground.feature)) return;
    const Area area = area_of(feature);
    const auto factor = static_cast<float>(ground.factor);
    visit(map_.lattice, box_of(area, ground.by_centre ? 0 : base_.outer), [&](std::size_t cell, Vec middle) {
      const double off = area.distance_from(middle);
      const double near = ground.by_centre ? 0 : base_.inner;
      const bool led = ground.led_through && leads_[cell];
      const bool surely = off + half_ < near && !(ground.led_through && may_lead_[cell]);
      if (ground.barred) {
        if (surely) map_.least[cell] = CLOSED;
        if (off < near && !led) map_.likely[cell] = CLOSED;
      } else if (factor >= 1) {
        if (surely) map_.least[cell] = std::max(map_.least[cell], factor);
        if (off < near && !led) map_.likely[cell] = std::max(map_.likely[cell], factor);
      } else {
        if (off - half_ < base_.outer) discount_least_[cell] *= factor;
        if (off < near && !led) discount_likely_[cell] *= factor;
      }
      if (surely) map_.once[cell] += static_cast<float>(ground.once);
    });
  }

  void add(const PieceFare& other) {
    const Piece& piece = game_.piece(other.piece);
    const auto& left = start_.contacts;
    const bool stood_on = std::find(left.begin(), left.end(), other.piece) != left.end();
    const double apart = apart_from(other);
    const bool passed = other.passed || (other.left_free && stood_on);
    const FixedBase standing(trial_.footprint(other.piece), piece.pose);
    const double beyond = base_.outer + std::max(apart, fare_.watched) + map_.lattice.step;
    visit(map_.lattice, standing.box().grown(beyond), [&](std::size_t cell, Vec middle) {
      const double off = standing.distance_from(middle);
      if (apart >= 0 && off + half_ < base_.inner + apart) map_.no_end[cell] = true;
      if (apart >= 0 && off > base_.inner + apart - half_ && off < base_.outer + apart + half_)
        map_.parting[cell] = true;
      if (!passed || fare_.watched > 0) note_border(cell, off, base_.inner, base_.outer + fare_.watched);
      if (passed) return;
      if (off + half_ < base_.inner) map_.least[cell] = CLOSED;
      if (off < base_.inner) map_.likely[cell] = CLOSED;
    });
  }

  /// Whether its fare is another or not: a ruling may know it.
  void note_borders(const Feature& feature) {
    const Area area = area_of(feature);
    const bool relief = class_of(feature.kind) == FeatureClass::relief;
    const bool surface = class_of(feature.kind) == FeatureClass::surface;
    const double outer = relief || surface ? 0 : base_.outer;
    // How a base lies across an obstacle may matter wherever it lies there.
    const double inner = class_of(feature.kind) == FeatureClass::obstacle ? -1 : base_.inner;
    std::vector<std::size_t> inside;
    visit(map_.lattice, box_of(area, outer), [&](std::size_t cell, Vec middle) {
      const double off = area.distance_from(middle);
      if (off == 0) inside.push_back(cell);
      note_border(cell, off, inner, outer);
      if (off > 0) note_border(cell, off, 0, 0);
    });
    const auto columns = static_cast<std::size_t>(map_.lattice.columns);
    const auto within = [&](std::size_t cell) { return std::binary_search(inside.begin(), inside.end(), cell); };
    const auto deep = [&](std::size_t cell) {
      return within(cell - 2) && within(cell - 1) && within(cell + 1) && within(cell + 2) &&
             within(cell - 2 * columns) && within(cell - columns) && within(cell + columns) &&
             within(cell + 2 * columns);
    };
    for (const std::size_t cell : inside)
      // Uphill and downhill may be two prices anywhere on a slope.
      if (relief || !deep(cell)) map_.uneven[cell] = true;
  }

  /// A border lies at a distance between these two from something.
  void note_border(std::size_t cell, double off, double least, double most) {
    if (off > least - 2 * half_ && off < most + 2 * half_) map_.uneven[cell] = true;
  }

  /// Inches that surely have to be kept at the end; below 0 where nothing has.
  double apart_from(const PieceFare& other) const {
    if (!other.apart) return -1;
    if (!other.or_start_gap) return *other.apart;
    for (const Gap& gap : start_.gaps)
      if (gap.piece == other.piece) return gap.distance > 0 ? std::min(*other.apart, gap.distance) : -1;
    return *other.apart;
  }

  template <class Found>
  void for_cells(Found&& found) const {
    for (int row = 0; row < map_.lattice.rows; ++row)
      for (int column = 0; column < map_.lattice.columns; ++column)
        found(map_.lattice.cell(column, row), map_.lattice.middle(column, row));
  }

  void keep_together() {
    for_cells([&](std::size_t cell, Vec middle) {
      const double off = closed_.off_formation(middle);
      if (off > half_) map_.no_end[cell] = true;
      if (std::abs(off) < half_) map_.parting[cell] = true;
    });
  }

  void keep_on_table() {
    const Table& table = game_.table();
    for_cells([&](std::size_t cell, Vec p) {
      const double inside = std::min({p.x, p.y, table.width - p.x, table.depth - p.y});
      note_border(cell, inside, base_.inner, base_.outer);
      if (fare_.ends_on_table && inside + half_ < base_.inner) map_.no_end[cell] = true;
      if (!fare_.keeps_on_table) return;
      if (inside + half_ < base_.inner) map_.least[cell] = CLOSED;
      if (inside < base_.inner) map_.likely[cell] = CLOSED;
    });
  }

  const WayTrial& trial_;
  const Game& game_;
  const Fare& fare_;
  const BaseRadii& base_;
  const Stand& start_;
  const ClosedPlaces& closed_;
  const double half_;  ///< from the middle of a cell to its corners
  GroundMap map_;
  std::vector<bool> may_lead_;
  std::vector<bool> leads_;
  std::vector<bool> held_;
  std::vector<float> discount_least_;
  std::vector<float> discount_likely_;
};

}  // namespace

std::size_t Lattice::cell_at(Vec p) const {
  const auto held = [](double x, int most) { return std::clamp(static_cast<int>(std::floor(x)), 0, most - 1); };
  return cell(held((p.x - origin.x) / step, columns), held((p.y - origin.y) / step, rows));
}

Lattice lattice_round(const Table& table, Vec start, double inches, double step, bool keeps_on_table) {
  const auto down = [&](double x) { return std::floor(x / step) * step; };
  Vec low{down(start.x - inches - step), down(start.y - inches - step)};
  Vec high{start.x + inches + 2 * step, start.y + inches + 2 * step};
  if (keeps_on_table) {
    low = {std::max(low.x, down(std::min(0.0, start.x))), std::max(low.y, down(std::min(0.0, start.y)))};
    high = {std::min(high.x, std::max(table.width, start.x) + step),
            std::min(high.y, std::max(table.depth, start.y) + step)};
  }
  const auto count = [&](double extent) { return std::max(1, static_cast<int>(std::ceil(extent / step))); };
  return {low, step, count(high.x - low.x), count(high.y - low.y)};
}

GroundMap::Along GroundMap::along(Vec from, Vec to, double most) const {
  const double inches = distance(from, to);
  const int samples = std::max(1, static_cast<int>(std::ceil(inches / lattice.step)));
  const double each = inches / samples;
  const Vec stride = (to - from) * (1 / (lattice.step * samples));
  Vec p = (from - lattice.origin) * (1 / lattice.step) + stride * 0.5;
  Along way;
  for (int i = 0; i < samples; ++i, p = p + stride) {
    const int column = std::clamp(static_cast<int>(p.x), 0, lattice.columns - 1);
    const int row = std::clamp(static_cast<int>(p.y), 0, lattice.rows - 1);
    const std::size_t cell = lattice.cell(column, row);
    const float price = likely[cell];
    // The middle of a cell may be closed while the corner that the way cuts is open: the judge has the last word.
    if (std::isinf(price) && std::isinf(least[cell])) return {HUGE_VAL, 0};
    way.price += std::isinf(price) ? each : each * static_cast<double>(price);
    if (uneven[cell]) way.doubt += each;
    if (way.price > most) return {HUGE_VAL, 0};
  }
  return way;
}

GroundMap map_of(const WayTrial& trial, const Fare& fare, const BaseRadii& base, const ClosedPlaces& closed,
                 const Lattice& lattice) {
  return Mapping(trial, fare, base, closed, lattice).made();
}

}  // namespace linesman
