#include "rules/fare.h"

#include <algorithm>
#include <cmath>

#include "base/contains.h"
#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

double gap_to(const std::vector<Gap>& gaps, PieceIndex piece) {
  for (const Gap& gap : gaps)
    if (gap.piece == piece) return gap.distance;
  return HUGE_VAL;
}

}  // namespace

void Factors::take(double factor, int effect) {
  if (factor < 1) {
    cheaper_ *= factor;
    return;
  }
  for (auto& [other, dearest] : dearer_)
    if (other == effect) {
      dearest = std::max(dearest, factor);
      return;
    }
  dearer_.emplace_back(effect, factor);
}

double Factors::product() const {
  double product = cheaper_;
  for (const auto& [effect, factor] : dearer_) product *= factor;
  return product;
}

std::optional<double> factor_of(const MannerFare& manners, Manner manner) {
  switch (manner) {
    case Manner::forward: return manners.forward;
    case Manner::reverse: return manners.reverse;
    case Manner::sideways: return manners.sideways;
  }
  return std::nullopt;
}

double factor_of(const GroundFare& ground, Manner manner) {
  return manner == Manner::reverse ? ground.in_reverse.value_or(ground.factor) : ground.factor;
}

double least_factor(const Fare& fare, const GroundFare& ground) {
  const double reverse = fare.manners.reverse ? factor_of(ground, Manner::reverse) : HUGE_VAL;
  return fare.manners.forward || fare.manners.sideways ? std::min(ground.factor, reverse) : reverse;
}

double factor_from(const Stand& start, const WayFare& way) {
  return start.pose.altitude > EPS ? std::min(way.factor, 1.0) : way.factor;
}

bool counts_from(const Stand& start, const GroundFare& ground, const Feature& feature) {
  if (start.pose.altitude >= feature.height) return false;
  return !ground.left_free || !contains(start.ground, ground.feature);
}

bool is_passed_from(const Stand& start, const PieceFare& other) {
  return other.passed || (other.left_free && contains(start.contacts, other.piece));
}

std::optional<double> kept_apart_from(const Stand& start, const PieceFare& other) {
  if (!other.apart || !other.or_start_gap) return other.apart;
  const double before = gap_from(start, other.piece);
  if (before <= 0) return std::nullopt;
  return std::min(*other.apart, before);
}

std::optional<double> kept_on_way_from(const Stand& start, const PieceFare& other) {
  if (is_passed_from(start, other)) return std::nullopt;
  return other.apart_on_way ? kept_apart_from(start, other).value_or(0) : 0;
}

double gap_from(const Stand& start, PieceIndex other) { return gap_to(start.gaps, other); }

bool is_square(const LineFare& line, double facing, double bearing) {
  constexpr double RIGHT = 90;
  return RIGHT - folded_angle(facing, bearing) <= line.square + ANGLE_EPS;
}

double price_of_turning(const TurnFare& turns, double degrees) {
  if (degrees < ANGLE_EPS) return 0;
  for (const TurnBand& band : turns.bands)
    if (degrees <= band.up_to + ANGLE_EPS) return band.price;
  return turns.bands.empty() ? 0 : turns.bands.back().price;
}

}  // namespace linesman
