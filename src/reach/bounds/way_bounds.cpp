#include "reach/bounds/way_bounds.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "reach/effort.h"

namespace linesman {

namespace {

constexpr double ROUNDING = 1e-4;  // of a bound, in the currency

/// Nowhere on the way may the base meet it.
bool is_shut(const FareOnTable& fare, FeatureIndex index) {
  const Box near = fare.areas().of(index).box().grown(fare.radii().outer);
  const bool led = std::any_of(fare.ways.begin(), fare.ways.end(), [&](const FareOnTable::Way& way) {
    return way.fare.leads_through && way.area->box().meets(near);
  });
  return !fare.fare.turns.moves_the_centre &&
         std::any_of(fare.grounds.begin(), fare.grounds.end(), [&](const FareOnTable::Ground& ground) {
           return ground.fare.feature == index && ground.bars_bases() && !(led && ground.fare.led_through);
         });
}

}  // namespace

WayBounds::ByLegs::ByLegs(const GroundMap& whole, Vec start)
    : map(whole.of_legs(effort::COARSER_FOR_LEGS)), field(map, start) {}

WayBounds::WayBounds(const FareOnTable& fare, const Lattice& lattice, double forgiven)
    : on_table_(fare),
      closed_(fare),
      contours_(fare),
      map_(map_of(fare, closed_, lattice)),
      turning_(fare.fare, fare.stand().pose.at, fare.stand().pose.facing, map_),
      dearest_(std::max(fare.fare.inch, map_.dearest())),
      cheapest_(map_.cheapest()),
      forgiven_(forgiven) {
  if (const auto toward = fare.fare.toward)
    aim_.emplace(fare.game().feature(*toward), fare.stand().pose.at, is_shut(fare, *toward));
}

void WayBounds::make_field() { field_ = std::make_unique<const LowerField>(map_, on_table_.stand().pose.at); }

const LowerField& WayBounds::make_field_by_legs() {
  by_legs_ = std::make_unique<const ByLegs>(map_, on_table_.stand().pose.at);
  return by_legs_->field;
}

double WayBounds::least(const Box& box, Going how) const {
  const Fare& fare = on_table_.fare;
  const Vec middle = (box.min + box.max) * 0.5;
  // A marginal way may pass what bars others, each time by no more than is forgiven.
  if (forgiven_ > 0) return fare.spent + least_unhindered(box) - forgiven_;
  const std::size_t cell = map_.lattice.cell_at(middle);
  if (map_.no_end[cell] || std::isinf(map_.least[cell])) return HUGE_VAL;
  const LowerField& field = how == Going::by_legs && misses_turns() ? by_legs_->field : *field_;
  double straight = field.least_in(box) + static_cast<double>(map_.once[cell]);
  if (std::isinf(straight) || fare.spent + straight > fare.allowance + EPS) return fare.spent + straight;
  const double slack = distance(middle, box.max);
  straight += contours_.to(middle, slack);
  if (fare.spent + straight > fare.allowance + EPS) return fare.spent + straight;
  if (aim_) {
    const double inches = aim_->at_least(middle, slack);
    if (std::isinf(inches)) return inches;
    straight = std::max(straight, inches * cheapest_);
  }
  const double least = fare.spent + turning_.at(middle, slack, straight);
  return least <= fare.allowance + EPS && closed_in(box, how) ? HUGE_VAL : least;
}

/// What the straight way costs at least, where nothing is in the way.
double WayBounds::least_unhindered(const Box& box) const {
  const Vec start = on_table_.stand().pose.at;
  const Vec nearest{std::clamp(start.x, box.min.x, box.max.x), std::clamp(start.y, box.min.y, box.max.y)};
  return std::max(0.0, distance(start, nearest) - forgiven_) * std::min(cheapest_, fare().inch);
}

bool WayBounds::closed_in(const Box& box, Going how) const {
  if (forgiven_ > 0) return false;
  const Vec middle = (box.min + box.max) * 0.5;
  const std::size_t cell = map_.lattice.cell_at(middle);
  if (map_.no_end[cell] || std::isinf(map_.least[cell])) return true;
  return border_in(cell) && closed_.closed(middle, distance(middle, box.max), how);
}

bool WayBounds::closed_to_legs(Vec goal) const {
  const std::size_t cell = map_.lattice.cell_at(goal);
  if (map_.no_end[cell]) return true;
  return border_in(cell) && closed_.closed(goal, 0, Going::by_legs);
}

bool WayBounds::in_bound(Vec goal, Going how) const {
  return least(Box{goal, goal}, how) <= fare().allowance + ROUNDING;
}

bool WayBounds::even_in(const Box& box) const {
  const double stride = std::min(map_.lattice.step / 2, box.max.x - box.min.x);
  for (double y = box.min.y + stride / 2; y < box.max.y; y += stride)
    for (double x = box.min.x + stride / 2; x < box.max.x; x += stride)
      if (map_.parting[map_.lattice.cell_at({x, y})] ||
          map_.borders.changes_within({x, y}, stride * std::sqrt(0.5), BorderEffect::price))
        return false;
  return true;
}

double WayBounds::least_anywhere(const Box& box, double farthest) const {
  const Lattice& cells = lattice();
  const Vec middle = (box.min + box.max) * 0.5;
  double found = HUGE_VAL;
  if (!cells.holds(box.min) || !cells.holds(box.max)) found = least(middle) - farthest * dearest();
  if (!cells.holds(middle)) return found;
  for (int row = cells.row_at(box.min.y); row <= cells.row_at(box.max.y); ++row)
    for (int column = cells.column_at(box.min.x); column <= cells.column_at(box.max.x); ++column) {
      const Vec low = cells.place(column, row);
      const Vec high = cells.place(column + 1, row + 1);
      const Box part{{std::max(low.x, box.min.x), std::max(low.y, box.min.y)},
                     {std::min(high.x, box.max.x), std::min(high.y, box.max.y)}};
      found = std::min(found, least(part));
    }
  return found;
}

}  // namespace linesman
