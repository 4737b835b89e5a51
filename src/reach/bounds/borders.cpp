#include "reach/bounds/borders.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/tolerance.h"
#include "reach/bounds/shapes.h"

namespace linesman {

namespace {

constexpr double DOUBTFUL = 4;  // half diagonals of a cell from a border: so near a price is not taken for sure

/// Entries of a fare by their feature. Entries of one feature keep their order.
template <class Entry>
class ByFeature {
 public:
  /// `all` outlives it. `feature_of(entry)` is the feature of an entry.
  template <class FeatureOf>
  ByFeature(const std::vector<Entry>& all, FeatureOf feature_of) {
    for (const Entry& entry : all) sorted_.emplace_back(feature_of(entry), &entry);
    std::stable_sort(sorted_.begin(), sorted_.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  }

  /// Calls `visit(entry)` for each entry of a feature.
  template <class Visit>
  void each_of(FeatureIndex feature, Visit visit) const {
    auto at = std::lower_bound(sorted_.begin(), sorted_.end(), feature,
                               [](const auto& entry, FeatureIndex wanted) { return entry.first < wanted; });
    for (; at != sorted_.end() && at->first == feature; ++at) visit(*at->second);
  }

 private:
  std::vector<std::pair<FeatureIndex, const Entry*>> sorted_;
};

class BorderBuilder {
 public:
  BorderBuilder(const FareOnTable& fare, const Lattice& lattice)
      : table_(fare),
        game_(fare.game()),
        start_(fare.stand()),
        fare_(fare.fare),
        base_(fare.radii()),
        areas_(fare.areas()),
        half_(lattice.step * std::sqrt(0.5)),
        grounds_(fare_.grounds, [](const GroundFare& ground) { return ground.feature; }),
        ways_(fare_.ways, [](const WayFare& way) { return way.feature; }),
        lines_(fare_.lines, [](const LineFare& line) { return line.feature; }),
        placed_(fare.grounds, [](const FareOnTable::Ground& ground) { return ground.fare.feature; }) {
    found_.lattice = lattice;
    found_.uneven.assign(lattice.cells(), false);
    found_.rough.assign(lattice.cells(), false);
  }

  Borders build() {
    for (const FareOnTable::Other& other : table_.others) note_borders(other);
    for (std::size_t i = 0; i < areas_.size(); ++i) note_borders(static_cast<FeatureIndex>(i));
    note_border_of_table();
    sort();
    return std::move(found_);
  }

 private:
  Box box_of(FeatureIndex feature, double grown) const {
    return areas_.of(feature).box().grown(grown + found_.lattice.step);
  }

  void note_borders(const FareOnTable::Other& other) {
    const FixedBase& standing = other.standing;
    const auto note = [&](const std::vector<double>& gaps, BorderEffect change) {
      Border border{[standing](Vec p) { return standing.distance_from(p); }, {}, change};
      for (const double gap : gaps) border.zones.push_back({base_.inner + gap, base_.outer + gap});
      found_.all.push_back(std::move(border));
      note_border(
          standing.box().grown(base_.outer + *std::max_element(gaps.begin(), gaps.end()) + found_.lattice.step));
    };
    const auto clear = other.clear;
    if (clear) note({0, *clear}, BorderEffect::clearance);
    // Who overlaps it at the start may leave it, but not come again.
    if (!clear && !other.passed) note({-base_.outer, 0}, BorderEffect::ruling);
    if (fare_.watched.empty()) return;
    std::vector<double> gaps = fare_.watched;
    gaps.push_back(0);
    const double most = *std::max_element(gaps.begin(), gaps.end());
    if (const double at_start = gap_from(start_, other.piece); at_start < most) gaps.push_back(at_start);
    note(gaps, BorderEffect::ruling);
  }

  void note_borders(FeatureIndex index) {
    if (is_told(index))
      note_told_borders(index);
    else
      note_all_borders(index);
  }

  bool is_told(FeatureIndex index) const {
    return start_.pose.altitude <= EPS && std::binary_search(fare_.exact.begin(), fare_.exact.end(), index) &&
           !is_left(index);
  }

  /// It stands on it and may leave it, which no entry tells.
  bool is_left(FeatureIndex index) const {
    bool left = false;
    placed_.each_of(index, [&](const FareOnTable::Ground& ground) { left |= ground.fare.left_free && !ground.counts; });
    return left;
  }

  void note_told_borders(FeatureIndex index) {
    const auto note = [&](DistanceTo off, Border::Zone zone, BorderEffect change) {
      found_.all.push_back({std::move(off), {zone}, change});
      note_border(box_of(index, zone.most));
    };
    grounds_.each_of(index, [&](const GroundFare& ground) {
      const bool priced = !ground.barred && ground.once <= 0;
      if (ground.by_centre)
        note(areas_.deep_off(index), {0, 0}, priced ? BorderEffect::price : BorderEffect::ruling);
      else
        note(areas_.off(index), {base_.inner, base_.outer},
             priced ? BorderEffect::price : (ground.barred ? BorderEffect::clearance : BorderEffect::ruling));
    });
    ways_.each_of(index, [&](const WayFare& way) {
      note(areas_.deep_off(index), {0, 0},
           way.leads_through || way.holds_to ? BorderEffect::ruling : BorderEffect::price);
    });
    lines_.each_of(index, [&](const LineFare&) { note(areas_.off_line(index), {0, 0}, BorderEffect::ruling); });
  }

  /// Whether its fare is another or not: a ruling may know where it holds the centre, and where the base meets it.
  void note_all_borders(FeatureIndex index) {
    const Kind kind = game_.feature(index).kind;
    const bool relief = class_of(kind) == FeatureClass::relief;
    Border border{areas_.deep_off(index), {{0, 0}}};
    if (is_met_by_base(kind)) {
      // How a base lies across an obstacle may matter wherever it lies there, and on which way it is left.
      const bool throughout = class_of(kind) == FeatureClass::obstacle || is_left(index);
      const double inner = throughout ? -HUGE_VAL : base_.inner;
      border.zones.push_back({inner, base_.outer});
    }
    const double outer = border.zones.back().most;
    found_.all.push_back(std::move(border));
    note_border(box_of(index, outer));
    if (!relief && !is_surface(kind)) return;
    // Uphill and downhill may be two prices anywhere on a slope, and who keeps to a road is on a thin strip.
    for_cells_in(found_.lattice, box_of(index, 0), [&](std::size_t cell, Vec middle) {
      if (areas_.of(index).distance_from(middle) < half_) found_.uneven[cell] = found_.rough[cell] = true;
    });
  }

  static bool is_met_by_base(Kind kind) {
    const bool crossing = kind == Kind::bridge || kind == Kind::ford;
    return crossing || (!is_surface(kind) && class_of(kind) != FeatureClass::relief);
  }

  void note_border_of_table() {
    found_.all.push_back({[table = game_.table()](Vec p) { return inside_of(table, p); },
                          {{base_.inner, base_.outer}},
                          fare_.keeps_on_table ? BorderEffect::clearance : BorderEffect::ruling});
    const Lattice& lattice = found_.lattice;
    note_border(Box{lattice.place(0, 0), lattice.place(lattice.columns, lattice.rows)});
  }

  /// The border that was added last, in a box.
  void note_border(const Box& box) {
    const Border& border = found_.all.back();
    for_cells_in(found_.lattice, box, [&](std::size_t cell, Vec middle) {
      const double off = border.off(middle);
      if (border.may_hold(off, DOUBTFUL * half_)) found_.uneven[cell] = true;
      if (!border.may_hold(off, 2 * half_)) return;
      near_.push_back({cell, {found_.all.size() - 1, off}});
    });
  }

  void sort() {
    found_.first_near.assign(found_.lattice.cells() + 1, 0);
    for (const auto& [cell, there] : near_) ++found_.first_near[cell + 1];
    std::partial_sum(found_.first_near.begin(), found_.first_near.end(), found_.first_near.begin());
    found_.near.resize(near_.size());
    std::vector<std::size_t> next = found_.first_near;
    for (const auto& [cell, there] : near_) found_.near[next[cell]++] = there;
  }

  const FareOnTable& table_;
  const Game& game_;
  const Stand& start_;
  const Fare& fare_;
  const BaseRadii& base_;
  const FeatureAreas& areas_;
  const double half_;  ///< from the middle of a cell to its corners
  const ByFeature<GroundFare> grounds_;
  const ByFeature<WayFare> ways_;
  const ByFeature<LineFare> lines_;
  const ByFeature<FareOnTable::Ground> placed_;
  Borders found_;
  std::vector<std::pair<std::size_t, Borders::Near>> near_;  ///< by cell, in no order
};

}  // namespace

bool Border::may_hold(double away, double inches) const {
  return std::any_of(zones.begin(), zones.end(),
                     [&](const Zone& zone) { return away > zone.least - inches && away < zone.most + inches; });
}

bool Border::surely_holds(double away, double inches) const {
  return std::any_of(zones.begin(), zones.end(),
                     [&](const Zone& zone) { return away > zone.least + inches && away < zone.most - inches; });
}

bool Borders::changes_within(Vec place, double within, BorderEffect at_least) const {
  const std::size_t cell = lattice.cell_at(place);
  if (!uneven[cell] || rough[cell]) return uneven[cell];
  const double aside = distance(place, lattice.middle(cell));
  return std::any_of(near.begin() + static_cast<std::ptrdiff_t>(first_near[cell]),
                     near.begin() + static_cast<std::ptrdiff_t>(first_near[cell + 1]), [&](const Near& there) {
                       const Border& border = all[there.border];
                       if (border.change < at_least) return false;
                       // What the middle of the cell says spares most places a measurement.
                       if (!border.may_hold(there.off, within + aside)) return false;
                       return border.surely_holds(there.off, aside) || border.may_hold(border.off(place), within);
                     });
}

bool Borders::changes_along(Vec from, Vec to, BorderEffect at_least) const {
  const double length = distance(from, to);
  const int parts = std::max(1, static_cast<int>(std::ceil(length / lattice.step)));
  const Vec part = (to - from) * (1.0 / parts);
  for (int i = 0; i < parts; ++i)
    if (changes_on(from + part * i, from + part * (i + 1), length / parts / 2, at_least)) return true;
  return false;
}

/// Of a stretch of `half` inches to either side of its middle: where there may be a border, each half is looked at.
bool Borders::changes_on(Vec from, Vec to, double half, BorderEffect at_least) const {
  constexpr double SHORTEST = 1.0 / 64;  // inches
  const Vec middle = (from + to) * 0.5;
  if (!changes_within(middle, half, at_least)) return false;
  return half <= SHORTEST || changes_on(from, middle, half / 2, at_least) || changes_on(middle, to, half / 2, at_least);
}

Borders borders_of(const FareOnTable& fare, const Lattice& lattice) { return BorderBuilder(fare, lattice).build(); }

}  // namespace linesman
