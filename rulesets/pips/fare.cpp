// The price of a way before it is made.
#include <algorithm>
#include <array>

#include "base/tolerance.h"
#include "pips/clauses.h"
#include "rules/modified.h"

namespace linesman::pips {

namespace {

struct Driver {
  const RulesetData& data;
  const MovementFigures& figures;
  const Game& game;
  PieceIndex piece;
  const Vehicle& vehicle;
  Options options;
  Action action;
  std::optional<FeatureIndex> toward;
  std::string_view order_action;

  int action_dice() const { return figures.dice_of(action); }
  bool may_cross(const Roll& roll, int rotating) const {
    return pips::may_cross(figures, action, rotating, roll.dice());
  }
};

/// One way of driving with a roll.
struct RolledDrive {
  Roll roll;
  int rotating = 0;
  bool only_reverse = false;
  bool crosses = false;  ///< pips-20: with the lower die alone
};

double inches(const Driver& driver, const RolledDrive& drive, Column column, bool reverse) {
  return allowance(row_of(driver.figures, driver.vehicle, driver.options, reverse), column, drive.roll);
}

/// Times the price of open ground; 1 where the roll gives no inches in that column.
double factor_of(const Driver& driver, const RolledDrive& drive, Column column, bool reverse) {
  const double open = inches(driver, drive, Column::open, reverse);
  const double there = inches(driver, drive, column, reverse);
  return exceeds(there, 0) ? open / there : 1;
}

/// The factor forward or in reverse, whichever is cheaper.
double least_factor(const Driver& driver, const RolledDrive& drive, Column column) {
  const double reverse = factor_of(driver, drive, column, true);
  return drive.only_reverse ? reverse : std::min(reverse, factor_of(driver, drive, column, false));
}

bool may_cross(const Driver& driver, const RolledDrive& drive) {
  if (drive.crosses || !driver.options.high_die_stays) return drive.crosses;
  return driver.may_cross(drive.roll, drive.rotating);
}

void add_surface(const Driver& driver, const RolledDrive& drive, FeatureIndex index, Rating rating, Fare& fare) {
  if (rating != Rating::hard && rating != Rating::ford) return;
  const bool ford = rating == Rating::ford;
  fare.ways.push_back({index, ford ? least_factor(driver, drive, Column::broken) : 1, true, false});
}

void add_ground(const Driver& driver, const RolledDrive& drive, const Access& access, FeatureIndex index, Rating rating,
                Fare& fare) {
  const auto column = access.column(rating);
  if (column == Column::open) return;
  GroundFare ground{.feature = index, .led_through = is_run_through(driver.game.feature(index))};
  ground.under_ways = is_bridged(driver.game.feature(index).kind);
  ground.left_free = access.would_hinder(rating);
  ground.barred = !column || (column == Column::crossing && !may_cross(driver, drive));
  if (!ground.barred) {
    ground.factor = factor_of(driver, drive, *column, drive.only_reverse);
    ground.in_reverse = factor_of(driver, drive, *column, true);
  }
  fare.grounds.push_back(ground);
}

/// The entries of the fare are exact for the feature. Not so where the vehicle crosses it or it stops wheels, nor for
/// the feature that the vehicle drives at, where it may have to stop (pips-2).
bool is_exact(const Driver& driver, const RolledDrive& drive, const Access& access, FeatureIndex index, Rating rating) {
  if (driver.options.mixed_worst || index == driver.toward) return false;
  const FeatureClass kind = class_of(driver.game.feature(index).kind);
  if (kind == FeatureClass::relief) return true;
  if (kind == FeatureClass::surface) return rating != Rating::ford;
  const bool crossed = access.column(rating) == Column::crossing && may_cross(driver, drive);
  return !crossed && !access.stops_wheels(rating);
}

void add_terrain(const Driver& driver, const RolledDrive& drive, Fare& fare) {
  const int dice = drive.crosses ? 1 : static_cast<int>(drive.roll.faces.size());
  const Access access{driver.vehicle, driver.options, dice, driver.figures.rough_dice};
  for (std::size_t i = 0; i < driver.game.terrain().size(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    const Feature& feature = driver.game.feature(index);
    const FeatureClass kind = class_of(feature.kind);
    const Rating rating = driver.figures.ratings.of(driver.data, feature);
    if (is_exact(driver, drive, access, index, rating)) fare.exact.push_back(index);
    if (kind == FeatureClass::relief) continue;
    if (kind == FeatureClass::surface)
      add_surface(driver, drive, index, rating, fare);
    else
      add_ground(driver, drive, access, index, rating, fare);
  }
}

/// pips-5, pips-29
void add_pieces(const Driver& driver, Fare& fare) {
  for (std::size_t i = 0; i < driver.game.pieces().size(); ++i) {
    const auto other = static_cast<PieceIndex>(i);
    const Piece& piece = driver.game.piece(other);
    if (other == driver.piece || !piece.on_table()) continue;
    const bool passed = driver.game.enemies(driver.piece, other) && may_drive_over(driver.options, piece);
    fare.pieces.push_back({other, passed, true, 0.0});
  }
}

/// pips-4, pips-14: the degrees of steering, and those of the dice that rotate.
TurnFare turns_of(const Driver& driver, const RolledDrive& drive) {
  const double steer = driver.options.steer;
  Steering steering{steering_at_start(driver.options, driver.vehicle), steer, steer};
  steering.exact = drive.rotating == 0;
  if (driver.figures.steering_inches > 0) steering.by_inch /= driver.figures.steering_inches;
  const double rotated = driver.figures.degrees_for_rotation(drive.rotating);
  steering.at_start += rotated;
  steering.most = std::max(steering.most, rotated);
  TurnFare turns;
  turns.steering = steering;
  return turns;
}

Fare fare_of(const Driver& driver, const RolledDrive& drive) {
  Fare fare;
  fare.piece = driver.piece;
  const double plain = inches(driver, drive, Column::open, drive.only_reverse);
  fare.allowance =
      sum_of(modified(driver.data, driver.game, driver.piece, driver.order_action, Grants{{"pips-7", plain}}));
  fare.manners.sideways.reset();
  if (drive.only_reverse) fare.manners.forward.reset();
  const double backwards = inches(driver, drive, Column::open, true);
  if (!may_reverse(driver.action) || !exceeds(backwards, 0))
    fare.manners.reverse.reset();
  else
    fare.manners.reverse = std::max(1.0, plain / backwards);
  fare.turns = turns_of(driver, drive);
  fare.toward = driver.toward;
  add_terrain(driver, drive, fare);
  add_pieces(driver, fare);
  return fare;
}

/// The dice that drive when `rotating` dice rotate; nothing when the dice given are wrong for that.
std::optional<Roll> roll_of(const Driver& driver, const Order& order, int rotating) {
  const int driving = driver.action_dice() - rotating;
  const std::vector<double>* given = given_dice(order, "movement");
  if (!given) return best_roll(driver.figures, driving);
  const int rolled = dice_to_roll(driver.options, driver.action_dice(), driving);
  if (!are_faces(*given, rolled, driver.figures.faces)) return std::nullopt;
  return highest_of(*given, driving);
}

void add_drives(const Driver& driver, const Roll& roll, int rotating, Fares& fares) {
  std::vector<RolledDrive> drives{{roll, rotating, false, false}, {roll, rotating, true, false}};
  if (!driver.options.high_die_stays && driver.may_cross(roll, rotating)) {
    Roll low;
    low.faces = {roll.low()};
    drives.push_back({low, 0, false, true});
    drives.push_back({low, 0, true, true});
  }
  for (const RolledDrive& drive : drives) {
    // The fare of both includes reverse, unless reverse is faster.
    const bool apart = may_reverse(driver.action) &&
                       exceeds(inches(driver, drive, Column::open, true), inches(driver, drive, Column::open, false));
    if (!drive.only_reverse || apart) fares.push_back(fare_of(driver, drive));
  }
}

}  // namespace

Fares fares_of(const RulesetData& data, const MovementFigures& figures, const Game& game, const Options& options,
               const Order& order, Action action, const Vehicle& vehicle) {
  const auto pieces = ordered_pieces(game, order);
  if (!pieces || action == Action::free || vehicle.immobilised || vehicle.trapped) return {};
  const Driver driver{data,        figures, game, pieces->front(), vehicle, options, action, leads_to(game, order),
                      order.action};
  Fares fares;
  const int most_rotating = vehicle.fully_tracked() ? driver.action_dice() - 1 : 0;
  for (int rotating = 0; rotating <= most_rotating; ++rotating)
    if (const auto roll = roll_of(driver, order, rotating)) add_drives(driver, *roll, rotating, fares);
  return fares;
}

}  // namespace linesman::pips
