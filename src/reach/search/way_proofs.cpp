#include "reach/search/way_proofs.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/effort.h"

namespace linesman {

namespace {

constexpr double LESS = 1e-3;  // of a price, than rounding may make it

}  // namespace

void WayLabel::set_credit(double degrees) {
  credit = degrees;
  narrow = std::cos(radians(std::clamp(degrees, 0.0, 180.0)));
}

bool WayLabel::may_turn(Vec off, double inches, Manner how) const {
  if (how == Manner::sideways) return true;
  const double along = dot(off, ahead);
  return (how == Manner::reverse ? -along : along) >= (narrow - EPS) * inches;
}

WayProofs::WayProofs(const WayTrial& trial, const WayBounds& bounds, const Labels& labels)
    : trial_(trial),
      bounds_(bounds),
      labels_(labels),
      fare_(bounds.fare()),
      leg_price_(bounds.on_table()),
      by_manner_(std::any_of(fare_.grounds.begin(), fare_.grounds.end(), [](const GroundFare& ground) {
        return !ground.barred && ground.in_reverse.value_or(ground.factor) != ground.factor;
      })) {}

bool WayProofs::worth_trying(const WayLabel& label) const { return label.least <= fare_.allowance + EPS; }

double WayProofs::least_of(const WayLabel& label) const {
  if (label.doubt == 0) return label.least;
  const WayLabel& before = labels_[label.parent];
  std::vector<StraightLeg> legs{{{before.at, label.facing}, label.at}};
  for (std::size_t i = label.parent; i != 0; i = labels_[i].parent)
    legs.push_back({{labels_[labels_[i].parent].at, labels_[i].facing}, labels_[i].at});
  std::reverse(legs.begin(), legs.end());
  const double inches = leg_price_.of_last(legs, label.manner) * *factor_of(fare_.manners, label.manner);
  return before.least + turning_to(label) + inches + bounds_.closed_places().price_of_lines(before.at, label.at);
}

/// The price of the turn before its last leg.
double WayProofs::turning_to(const WayLabel& label) const {
  if (label.manner == Manner::sideways) return 0;
  return price_of_turning(fare_.turns, angle_between(labels_[label.parent].facing, label.facing));
}

bool WayProofs::surely_turns_to(const WayLabel& label, double leftmost, double rightmost) const {
  const WayLabel& before = labels_[label.parent];
  const double turn = turn_between(before.facing, label.facing);
  if (std::abs(turn) <= ANGLE_EPS) return true;
  if (fare_.turns.steering && !fare_.turns.steering->exact) return false;
  return bounds_.round() || (leftmost <= turn && turn <= rightmost) ||
         !bounds_.map().borders.changes_within(before.at, EPS, BorderEffect::clearance);
}

bool WayProofs::surely_passes(const WayLabel& label) const {
  const WayLabel& before = labels_[label.parent];
  return label.doubt == 0 || (!bounds_.map().borders.changes_along(before.at, label.at, BorderEffect::ruling) &&
                              bounds_.closed_places().surely_passed({before.at, label.facing}, label.at));
}

std::optional<double> WayProofs::sure_price(const WayLabel& label) const {
  if (trial_.writes_in_own_steps()) return std::nullopt;
  const WayLabel& before = labels_[label.parent];
  // Of a ground that is dearer in one manner the map has the cheaper price.
  if (label.doubt == 0 && !by_manner_) return label.spent - before.spent;
  if (bounds_.map().borders.changes_along(before.at, label.at, BorderEffect::ruling)) return std::nullopt;
  const double inches = leg_price_.of_ground({{before.at, label.facing}, label.at}, label.manner);
  return turning_to(label) + inches * *factor_of(fare_.manners, label.manner);
}

bool WayProofs::passes_what_is_closed(const WayLabel& label) const {
  if (label.doubt == 0) return false;
  const ClosedPlaces& closed = bounds_.closed_places();
  const GroundMap& map = bounds_.map();
  const Vec from = labels_[label.parent].at;
  const Pose facing{from, label.facing};
  if (closed.passes_line(facing, label.at) || closed.blocked_on_leg(facing, label.at)) return true;
  const int parts = static_cast<int>(std::ceil(distance(from, label.at) / (map.lattice.step / 2)));
  for (int i = parts; i > 0; --i) {
    const Vec place = from + (label.at - from) * (static_cast<double>(i) / parts);
    if (map.borders.uneven[map.lattice.cell_at(place)] && closed.blocked_by_ground(place)) return true;
  }
  return !bounds_.round() && blocked_in_turn(label);
}

/// The base meets another while it turns to its last leg.
bool WayProofs::blocked_in_turn(const WayLabel& label) const {
  const WayLabel& before = labels_[label.parent];
  const double turn = turn_between(before.facing, label.facing);
  const int parts = static_cast<int>(std::ceil(std::abs(turn) / effort::POSES_APART));
  for (int i = 1; i <= parts; ++i)
    if (bounds_.closed_places().blocked_by_base({before.at, before.facing + turn * i / parts})) return true;
  return false;
}

bool WayProofs::binds_at_end(std::size_t label) const {
  for (std::size_t i = label; i != 0; i = labels_[i].parent)
    if (bounds_.closed_places().passes_squarely(labels_[labels_[i].parent].at, labels_[i].at)) return true;
  return false;
}

bool WayProofs::only_reverses(const WayLabel& label) const {
  if (label.manner != Manner::reverse) return false;
  for (std::size_t i = label.parent; i != 0; i = labels_[i].parent)
    if (labels_[i].manner != Manner::reverse) return false;
  return true;
}

std::optional<double> WayProofs::left_of(const Ruling& ruling) const {
  const Allowance& allowance = ruling.allowance;
  if (!allowance.total || !allowance.spent || !same_length(*allowance.total, fare_.allowance)) return std::nullopt;
  return *allowance.total - *allowance.spent;
}

/// A ruling that says less than the fare goes by another one.
std::optional<double> WayProofs::left_of(const Ruling& ruling, const WayLabel& label) const {
  const Allowance& allowance = ruling.allowance;
  if (!allowance.total || !allowance.spent) return std::nullopt;
  for (const double factor : {1.0, only_reverses(label) ? *fare_.manners.reverse : 1.0})
    if (same_length(*allowance.total * factor, fare_.allowance) && *allowance.spent * factor > label.least - LESS)
      return (*allowance.total - *allowance.spent) * factor;
  return std::nullopt;
}

}  // namespace linesman
