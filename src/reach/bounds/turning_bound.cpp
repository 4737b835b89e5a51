#include "reach/bounds/turning_bound.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/bounds/raster.h"

namespace linesman {

namespace {

constexpr int DIRECTIONS = 72;
constexpr double SPACING = 360.0 / DIRECTIONS;  // degrees
constexpr double STRIDE = 0.02;                 // inches between entries of a table of progress
constexpr std::size_t MOST_CHEAP = 3;           // prices of cheap ground that are kept apart
constexpr double MOST_FACTOR = 4;               // an inch sideways is never taken to cost more

double off_cone(double angle, double turned) { return std::max(0.0, angle - turned); }

}  // namespace

LeastInches::LeastInches(const GroundMap& map, Vec start) : lattice_(map.lattice) {
  std::set<float> prices(map.least.begin(), map.least.end());
  prices.erase(std::numeric_limits<float>::infinity());
  for (const float price : prices) {
    elsewhere_ = static_cast<double>(price);
    if (cheap_.size() == MOST_CHEAP || price == *prices.rbegin()) break;
    Raster cells{map.lattice, Flags(map.least.size())};
    for (std::size_t cell = 0; cell < map.least.size(); ++cell) cells.in[cell] = map.least[cell] <= price;
    cheap_.push_back({elsewhere_, inches_to(cells)});
    cheap_.back().first = off(cheap_.back(), start, 0);
  }
}

/// Of all places within `slack` of one, at least.
double LeastInches::off(const Cheap& cheap, Vec place, double slack) const {
  const double from_middles = std::sqrt(2) * lattice_.step;  // of both cells
  return std::max(0.0, cheap.off[lattice_.cell_at(place)] - from_middles - slack);
}

double LeastInches::price_of(double inches, Vec place, double slack) const {
  double least = elsewhere_ * inches;
  double dearer = 0;  // what is paid on the way to the cheapest ground that is met, and on the way from there
  double next = elsewhere_;
  for (std::size_t i = cheap_.size(); i-- > 0;) {
    const Cheap& cheap = cheap_[i];
    dearer += (next - cheap.price) * (cheap.first + off(cheap, place, slack));
    least = std::min(least, cheap.price * inches + dearer);
    next = cheap.price;
  }
  return least;
}

TurningBound::TurningBound(const Fare& fare, Vec start, double facing, const GroundMap& map)
    : fare_(fare), start_(start), facing_(facing) {
  const bool any_manner = fare.manners.forward == 1.0 && fare.manners.sideways == 1.0;
  for (int d = 0; d < DIRECTIONS; ++d) directions_.push_back(direction(facing + d * SPACING));
  free_ =
      any_manner || fare.turns.moves_the_centre || (fare.turns.bands.empty() && !fare.turns.steering) || fare.inch <= 0;
  if (!free_) inches_ = LeastInches(map, start);
  free_ = free_ || inches_.cheapest() <= 0;
  add_up_turns();
  if (free_ || !fare.turns.steering) return;
  const auto entries = static_cast<std::size_t>(fare.allowance / inches_.cheapest() / STRIDE) + 2;
  progress_.assign(DIRECTIONS, std::vector<double>(entries, 0));
  for (int d = 0; d < DIRECTIONS; ++d) {
    double gone = 0;
    double most = 0;
    for (std::size_t i = 1; i < entries; ++i) {
      // At the end of the stride it may have turned farther than anywhere on it.
      const Steering& steering = *fare.turns.steering;
      const double turned = steering.at_start + steering.by_inch * (static_cast<double>(i) * STRIDE);
      gone += STRIDE * std::cos(radians(std::min(180.0, angle_off(d * SPACING, turned))));
      most = std::max(most, gone);
      progress_[static_cast<std::size_t>(d)][i] = most;
    }
  }
}

/// From a direction to the nearest in which it may go, `heading` from its facing.
double TurningBound::angle_off(double heading, double turned) const {
  if (fare_.manners.sideways) return 0;
  double off = 180;
  if (fare_.manners.forward) off = std::min(off, off_cone(angle_between(heading, 0), turned));
  if (fare_.manners.reverse) off = std::min(off, off_cone(angle_between(heading, 180), turned));
  return off;
}

/// By number. The nearest asks for the most, mostly, so that the others are soon passed over.
int TurningBound::direction_near(Vec off) const {
  if (length(off) < EPS) return 0;
  const double turn = normalised(heading_of(off) - facing_);
  return static_cast<int>(std::lround(turn / SPACING)) % DIRECTIONS;
}

double TurningBound::inches_steered(Vec off, double slack) const {
  std::size_t most = 0;
  const int nearest = direction_near(off);
  for (int i = 0; i < DIRECTIONS; ++i) {
    const auto d = static_cast<std::size_t>((nearest + i) % DIRECTIONS);
    const double wanted = dot(off, directions_[d]) - slack;
    const std::vector<double>& progress = progress_[d];
    if (progress[most] >= wanted) continue;
    const auto enough = std::lower_bound(progress.begin(), progress.end(), wanted);
    const auto entry = static_cast<std::size_t>(enough - progress.begin());
    if (entry > 0) most = std::max(most, entry - 1);
  }
  return static_cast<double>(most) * STRIDE;
}

/// By direction: what its manners make of an inch along it, at most, for a piece that may turn `turned` degrees.
std::vector<double> TurningBound::dearest_along(double turned) const {
  std::vector<double> all;
  for (int d = 0; d < DIRECTIONS; ++d) {
    double most = fare_.manners.sideways ? std::min(*fare_.manners.sideways, MOST_FACTOR) : MOST_FACTOR;
    const auto limit = [&](const std::optional<double>& factor, double axis) {
      if (!factor) return;
      const double angle = off_cone(angle_between(d * SPACING, axis), turned);
      if (angle < 90) most = std::min(most, *factor / std::cos(radians(angle)));
    };
    limit(fare_.manners.forward, 0);
    limit(fare_.manners.reverse, 180);
    all.push_back(most);
  }
  return all;
}

/// By the dual of what its manners make of each direction: times the price of an inch.
double TurningBound::inches_within(Vec off, double slack, const std::vector<double>& dearest) const {
  double most = 0;
  const int nearest = direction_near(off);
  for (int i = 0; i < DIRECTIONS; ++i) {
    const auto d = static_cast<std::size_t>((nearest + i) % DIRECTIONS);
    const double along = dot(off, directions_[d]) - slack;
    if (along > most / MOST_FACTOR) most = std::max(most, along * dearest[d]);
  }
  return most;
}

double TurningBound::at(Vec place, double slack, double straight) const {
  if (free_) return straight;
  const Vec off = place - start_;
  if (fare_.turns.steering) return std::max(straight, inches_.price_of(inches_steered(off, slack), place, slack));
  double least = HUGE_VAL;
  for (const Turned& turned : turned_) {
    if (turned.price + straight >= least) break;
    const double inches = inches_within(off, slack, turned.dearest);
    least = std::min(least, turned.price + std::max(straight, inches_.price_of(inches, place, slack)));
  }
  return least;
}

/// Several turns may come to more degrees for a price than one.
void TurningBound::add_up_turns() {
  constexpr double HALF_CIRCLE = 180;
  std::map<double, double> degrees{{0, 0}};
  for (auto it = degrees.begin(); it != degrees.end() && it->second < HALF_CIRCLE; ++it)
    for (const TurnBand& band : fare_.turns.bands) {
      double& most = degrees[it->first + std::max(band.price, EPS)];
      most = std::max(most, it->second + band.up_to);
    }
  double most = -1;
  for (const auto& [price, turned] : degrees) {
    if (turned <= most) continue;
    most = turned;
    turned_.push_back({price, dearest_along(turned)});
  }
}

}  // namespace linesman
