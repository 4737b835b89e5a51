#include "reach/ground_map.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "base/heading.h"
#include "geometry/area.h"
#include "geometry/convex.h"

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
  Mapping(const Game& game, const Fare& fare, const BaseRadii& base, const Stand& start, const Lattice& lattice)
      : game_(game), fare_(fare), base_(base), start_(start), half_(lattice.step * std::sqrt(0.5)) {
    map_.lattice = lattice;
    map_.least.assign(lattice.cells(), 1);
    map_.likely.assign(lattice.cells(), 1);
    map_.once.assign(lattice.cells(), 0);
    map_.no_end.assign(lattice.cells(), false);
    map_.uneven.assign(lattice.cells(), false);
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
    if (fare_.keeps_on_table) keep_on_table();
    return std::move(map_);
  }

 private:
  Box box_of(const Area& area, double grown) const { return area.box().grown(grown + map_.lattice.step); }

  void add(const WayFare& way) {
    const Area area = area_of(game_.feature(way.feature));
    visit(map_.lattice, box_of(area, 0), [&](std::size_t cell, Vec middle) {
      const double off = area.distance_from(middle);
      note_border(cell, off, 0, 0);
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
      note_border(cell, off, near, ground.by_centre ? 0 : base_.outer);
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
    const double near = base_.inner + std::max(0.0, apart);
    const double size = radii_of(piece.base).outer;
    Box box;
    box.include(piece.pose.at);
    visit(map_.lattice, box.grown(size + near + base_.outer + map_.lattice.step), [&](std::size_t cell, Vec middle) {
      const double off = distance_from_base(piece.base, piece.pose, middle);
      if (apart >= 0 && off + half_ < near) map_.no_end[cell] = true;
      note_border(cell, off, base_.inner, base_.outer + std::max(0.0, apart));
      if (other.passed || (other.left_free && stood_on)) return;
      if (off + half_ < base_.inner) map_.least[cell] = CLOSED;
      if (off < base_.inner) map_.likely[cell] = CLOSED;
    });
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

  void keep_on_table() {
    const Table& table = game_.table();
    const Lattice& lattice = map_.lattice;
    for (int row = 0; row < lattice.rows; ++row)
      for (int column = 0; column < lattice.columns; ++column) {
        const Vec p = lattice.middle(column, row);
        const double inside = std::min({p.x, p.y, table.width - p.x, table.depth - p.y});
        if (inside + half_ < base_.inner) map_.least[lattice.cell(column, row)] = CLOSED;
        if (inside < base_.inner) map_.likely[lattice.cell(column, row)] = CLOSED;
        note_border(lattice.cell(column, row), inside, base_.inner, base_.outer);
      }
  }

  const Game& game_;
  const Fare& fare_;
  const BaseRadii& base_;
  const Stand& start_;
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

double distance_from_base(const Footprint& base, const Pose& pose, Vec point) {
  if (const auto* circle = std::get_if<CircleBase>(&base))
    return std::max(0.0, distance(point, pose.at) - circle->diameter / 2);
  Ring ring = corners(base);
  for (Vec& corner : ring) corner = pose.at + rotated(corner, pose.facing);
  ring = convex_hull(std::move(ring));
  const Vec alone[] = {point};
  return std::max(0.0, Pairing({ring, 0}, {alone, 0}).gap());
}

double GroundMap::along(Vec from, Vec to, double most) const {
  const double inches = distance(from, to);
  const int samples = std::max(1, static_cast<int>(std::ceil(inches / lattice.step)));
  const double each = inches / samples;
  const Vec stride = (to - from) * (1 / (lattice.step * samples));
  Vec p = (from - lattice.origin) * (1 / lattice.step) + stride * 0.5;
  double sum = 0;
  for (int i = 0; i < samples; ++i, p = p + stride) {
    const int column = std::clamp(static_cast<int>(p.x), 0, lattice.columns - 1);
    const int row = std::clamp(static_cast<int>(p.y), 0, lattice.rows - 1);
    const std::size_t cell = lattice.cell(column, row);
    const float price = likely[cell];
    // The middle of a cell may be closed while the corner that the way cuts is open: the judge has the last word.
    if (std::isinf(price) && std::isinf(least[cell])) return HUGE_VAL;
    sum += std::isinf(price) ? each : each * static_cast<double>(price);
    if (sum > most) return HUGE_VAL;
  }
  return sum;
}

GroundMap map_of(const Game& game, const Fare& fare, const BaseRadii& base, const Stand& start,
                 const Lattice& lattice) {
  return Mapping(game, fare, base, start, lattice).made();
}

}  // namespace linesman
