#include "reach/bounds/ground_map.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "base/side_by_side.h"
#include "reach/bounds/shapes.h"

namespace linesman {

namespace {

constexpr float CLOSED = std::numeric_limits<float>::infinity();
constexpr double FINEST_PART = 1.0 / 128;  // inches, of which each is closed by one thing where a cell is by several

/// The map while it is made: the ways first, then what they lead through.
class GroundMapBuilder {
 public:
  GroundMapBuilder(const FareOnTable& fare, const ClosedPlaces& closed, const Lattice& lattice)
      : table_(fare), fare_(fare.fare), base_(fare.radii()), closed_(closed), half_(lattice.step * std::sqrt(0.5)) {
    map_.lattice = lattice;
    map_.least.assign(lattice.cells(), 1);
    likely_.assign(lattice.cells(), 1);
    map_.inches.reserve(lattice.cells());
    map_.once.assign(lattice.cells(), 0);
    map_.no_end.assign(lattice.cells(), false);
    map_.parting.assign(lattice.cells(), false);
    may_lead_.assign(lattice.cells(), false);
    may_cover_.assign(lattice.cells(), false);
    leads_.assign(lattice.cells(), false);
    on_top_.assign(lattice.cells(), 1);
    discount_least_.assign(lattice.cells(), 1);
    discount_likely_.assign(lattice.cells(), 1);
    held_.assign(lattice.cells(), false);
  }

  GroundMap build() {
    side_by_side(2, [&](std::size_t i) {
      if (i == 0)
        add_prices();
      else
        map_.borders = borders_of(table_, map_.lattice);
    });
    add_inches();
    return std::move(map_);
  }

 private:
  void add_prices() {
    for (const FareOnTable::Way& way : table_.ways) add(way);
    for (std::size_t cell = 0; cell < on_top_.size(); ++cell) take_likely(cell, on_top_[cell]);
    for (const FareOnTable::Ground& ground : table_.grounds) add(ground);
    for (const auto& [effect, dearer] : dearer_)
      for (std::size_t cell = 0; cell < map_.least.size(); ++cell) {
        map_.least[cell] *= dearer.least[cell];
        likely_[cell] *= dearer.likely[cell];
      }
    for (std::size_t cell = 0; cell < map_.least.size(); ++cell) {
      map_.least[cell] *= discount_least_[cell] * static_cast<float>(fare_.inch);
      likely_[cell] *= discount_likely_[cell] * static_cast<float>(fare_.inch);
      if (fare_.keeps_to_ways && !held_[cell]) map_.least[cell] = likely_[cell] = CLOSED;
    }
    for (const auto& [kind, prices] : once_)
      for (std::size_t cell = 0; cell < prices.size(); ++cell) map_.once[cell] += prices[cell];
    for (const FareOnTable::Other& other : table_.others) add(other);
    for (const FareOnTable::Line& line : table_.lines) add(line);
    if (fare_.formation) keep_together();
    keep_on_table();
    close_between();
  }

  void add_inches() {
    for (std::size_t cell = 0; cell < likely_.size(); ++cell) {
      // The middle of a cell may be closed while the corner that a way cuts is open: the judge has the last word.
      const float price = likely_[cell] == CLOSED && !is_closed_to_legs(cell) ? 1 : likely_[cell];
      const bool uneven = map_.borders.uneven[cell] != 0;
      const float least = uneven ? std::min(price, map_.least[cell]) : price;
      map_.inches.push_back({price, least, uneven ? 1.0F : 0.0F});
    }
  }

  Box box_of(const Area& area, double grown) const { return area.box().grown(grown + map_.lattice.step); }

  /// In the cell, the middle of which is given, another surface may lie on top of this one.
  bool may_be_covered(FeatureIndex surface, Vec middle) const {
    const auto& surfaces = table_.game().features_of(FeatureClass::surface);
    return std::any_of(std::upper_bound(surfaces.begin(), surfaces.end(), surface), surfaces.end(),
                       [&](FeatureIndex later) { return table_.areas().of(later).distance_from(middle) <= half_; });
  }

  void add(const FareOnTable::Way& on_table) {
    const WayFare& way = on_table.fare;
    const Area& area = *on_table.area;
    const auto factor = static_cast<float>(way.factor);
    const DistanceTo deep = factor > 1 ? table_.areas().deep_off(way.feature) : DistanceTo();
    const double around = way.leads_through ? base_.outer : 0;
    for_cells_in(map_.lattice, box_of(area, around), [&](std::size_t cell, Vec middle) {
      const double off = area.distance_from(middle);
      if (way.leads_through && off <= half_ + around) may_cover_[cell] = true;
      if (off > half_) return;
      if (factor < 1) discount_least_[cell] *= factor;
      if (way.leads_through) may_lead_[cell] = true;
      if (way.holds_to) held_[cell] = true;
      if (off > 0) return;
      if (on_table.surface)
        on_top_[cell] = factor;
      else
        take_likely(cell, factor);
      if (factor > 1 && deep(middle) <= -half_ && !may_be_covered(way.feature, middle))
        dearer_by(0).least[cell] = factor;
      if (way.leads_through) leads_[cell] = true;
    });
  }

  void take_likely(std::size_t cell, float factor) {
    if (factor < 1) discount_likely_[cell] *= factor;
    if (factor > 1) dearer_by(0).likely[cell] = std::max(dearer_by(0).likely[cell], factor);
  }

  /// By cell: what grounds of one effect make of an inch.
  struct Dearer {
    std::vector<float> least;
    std::vector<float> likely;
  };
  Dearer& dearer_by(int effect) {
    const auto [it, made] = dearer_.try_emplace(effect);
    if (made) it->second = {std::vector<float>(map_.lattice.cells(), 1), std::vector<float>(map_.lattice.cells(), 1)};
    return it->second;
  }

  /// By cell: what is paid once for ground of a kind; what lies there may be sections of one thing.
  std::vector<float>& once_by(Kind kind) {
    return once_.try_emplace(kind, std::vector<float>(map_.lattice.cells(), 0)).first->second;
  }

  /// What the centre may not enter, as far as one thing says.
  struct ClosedShape {
    DistanceTo off;
    double near = 0;                   ///< nearer to it the centre may not be
    bool to_legs = false;              ///< to them alone
    std::vector<std::size_t> cells{};  ///< through which its border goes

    double depth(Vec p) const { return near - off(p); }
  };

  /// The middle of the cell is so far off the shape of the shape that was added last.
  void note_closed(std::size_t cell, double off) {
    ClosedShape& shape = closed_shapes_.back();
    const double depth = shape.near - off;
    if (depth > half_) close(cell, shape.to_legs);
    if (std::abs(depth) <= half_) shape.cells.push_back(cell);
  }

  void close(std::size_t cell, bool to_legs) {
    if (!to_legs) {
      map_.least[cell] = CLOSED;
      return;
    }
    if (map_.no_leg.empty()) map_.no_leg.assign(map_.lattice.cells(), false);
    map_.no_leg[cell] = true;
  }

  bool is_closed_to_legs(std::size_t cell) const {
    return map_.least[cell] == CLOSED || (!map_.no_leg.empty() && map_.no_leg[cell]);
  }

  /// Where a gap is too narrow several things close a cell together, of which none closes it alone.
  void close_between() {
    std::vector<std::pair<std::size_t, const ClosedShape*>> borders;
    for (const ClosedShape& shape : closed_shapes_)
      for (const std::size_t cell : shape.cells)
        if (!std::isinf(map_.least[cell])) borders.emplace_back(cell, &shape);
    std::sort(borders.begin(), borders.end());
    std::vector<const ClosedShape*> all;
    for (auto it = borders.begin(); it != borders.end();) {
      const std::size_t cell = it->first;
      all.clear();
      for (; it != borders.end() && it->first == cell; ++it) all.push_back(it->second);
      if (all.size() < 2 || !closed_by_parts(all, map_.lattice.middle(cell), map_.lattice.step)) continue;
      const std::size_t count = all.size();
      std::erase_if(all, [](const ClosedShape* shape) { return shape->to_legs; });
      close(cell, all.size() < count && !closed_by_parts(all, map_.lattice.middle(cell), map_.lattice.step));
    }
  }

  /// A square of that size, the cell itself or a part of it.
  static bool closed_by_parts(const std::vector<const ClosedShape*>& all, Vec middle, double size) {
    const double half = size * std::sqrt(0.5);
    double deepest = -HUGE_VAL;
    for (const ClosedShape* shape : all) deepest = std::max(deepest, shape->depth(middle));
    if (deepest > half) return true;
    if (deepest <= 0 || size <= FINEST_PART) return false;
    const double off = size / 4;
    for (const Vec to : {Vec{-off, -off}, Vec{off, -off}, Vec{-off, off}, Vec{off, off}})
      if (!closed_by_parts(all, middle + to, size / 2)) return false;
    return true;
  }

  void add(const FareOnTable::Ground& on_table) {
    if (!on_table.counts) return;
    const GroundFare& ground = on_table.fare;
    const Area& area = *on_table.area;
    const auto factor = static_cast<float>(least_factor(fare_, ground));
    const double near = ground.by_centre ? 0 : base_.inner;
    const DistanceTo off_it =
        ground.by_centre ? table_.areas().deep_off(ground.feature) : table_.areas().off(ground.feature);
    if (ground.barred) closed_shapes_.push_back({off_it, near, ground.open_to_turns});
    std::vector<float>* const once = ground.once > 0 ? &once_by(on_table.feature->kind) : nullptr;
    Dearer* const dearer = !ground.barred && factor >= 1 ? &dearer_by(ground.effect) : nullptr;
    for_cells_in(map_.lattice, box_of(area, ground.by_centre ? 0 : base_.outer), [&](std::size_t cell, Vec middle) {
      const double off = off_it(middle);
      const bool led = ground.led_through && leads_[cell];
      const Flags& may_hide = ground.under_ways ? may_cover_ : may_lead_;
      const bool surely = off + half_ < near && !(ground.led_through && may_hide[cell]);
      if (ground.barred) {
        if (!ground.led_through || !may_hide[cell]) note_closed(cell, off);
        const bool open = led || (ground.under_ways && may_hide[cell]);
        if (off < near && !open) likely_[cell] = CLOSED;
      } else if (dearer) {
        if (surely) dearer->least[cell] = std::max(dearer->least[cell], factor);
        if (off < near && !led) dearer->likely[cell] = std::max(dearer->likely[cell], factor);
      } else {
        if (off - half_ < base_.outer) discount_least_[cell] *= factor;
        if (off < near && !led) discount_likely_[cell] *= factor;
      }
      if (surely && once) (*once)[cell] = std::max((*once)[cell], static_cast<float>(ground.once));
    });
  }

  void add(const FareOnTable::Other& other) {
    const double apart = other.apart.value_or(-1);
    const auto clear = other.clear;
    const FixedBase& standing = other.standing;
    if (!clear && apart < 0) return;
    const double near = base_.inner + clear.value_or(0);
    if (clear) closed_shapes_.push_back({[standing](Vec p) { return standing.distance_from(p); }, near});
    const double beyond = base_.outer + std::max(apart, 0.0) + map_.lattice.step;
    for_cells_in(map_.lattice, standing.box().grown(beyond), [&](std::size_t cell, Vec middle) {
      const double off = standing.distance_from(middle);
      if (apart >= 0 && off + half_ < base_.inner + apart) map_.no_end[cell] = true;
      if (apart >= 0 && off > base_.inner + apart - half_ && off < base_.outer + apart + half_)
        map_.parting[cell] = true;
      if (!clear) return;
      note_closed(cell, off);
      if (off < near) likely_[cell] = CLOSED;
    });
  }

  /// No piece ends near it.
  void add(const FareOnTable::Line& on_table) {
    const LineFare& line = on_table.fare;
    if (line.apart <= 0) return;
    const DistanceTo off_it = table_.areas().off_line(line.feature);
    for_cells_in(map_.lattice, box_of(*on_table.area, line.apart), [&](std::size_t cell, Vec middle) {
      const double off = std::abs(off_it(middle));
      if (!line.led_through && off + half_ < line.apart) map_.no_end[cell] = true;
      if (std::abs(off - line.apart) <= half_) map_.parting[cell] = true;
    });
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
    if (!fare_.keeps_on_table && !fare_.ends_on_table) return;
    const DistanceTo inside_it = [table = table_.game().table()](Vec p) { return inside_of(table, p); };
    if (fare_.keeps_on_table) closed_shapes_.push_back({inside_it, base_.inner});
    for_cells([&](std::size_t cell, Vec p) {
      const double inside = inside_of(table_.game().table(), p);
      if (fare_.ends_on_table && inside + half_ < base_.inner) map_.no_end[cell] = true;
      if (!fare_.keeps_on_table) return;
      note_closed(cell, inside);
      if (inside < base_.inner) likely_[cell] = CLOSED;
    });
  }

  const FareOnTable& table_;
  const Fare& fare_;
  const BaseRadii& base_;
  const ClosedPlaces& closed_;
  const double half_;  ///< from the middle of a cell to its corners
  GroundMap map_;
  std::vector<ClosedShape> closed_shapes_;
  std::vector<float> likely_;     ///< by cell: what an inch costs at its middle; infinity where that is closed
  std::map<int, Dearer> dearer_;  ///< by effect
  std::map<Kind, std::vector<float>> once_;
  Flags may_lead_;
  Flags may_cover_;  ///< a way that leads through may lie under some of the base there
  Flags leads_;
  Flags held_;
  std::vector<float> on_top_;  ///< by cell: the factor of the topmost surface at its middle
  std::vector<float> discount_least_;
  std::vector<float> discount_likely_;
};

}  // namespace

GroundMap map_of(const FareOnTable& fare, const ClosedPlaces& closed, const Lattice& lattice) {
  return GroundMapBuilder(fare, closed, lattice).build();
}

}  // namespace linesman
