// The figures of ruleset.json, read once: the movement table, the dice of actions and rotations. With them the ground
// that is closed to a vehicle, and the columns of the table by which other ground is charged.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "pips/counted_ground.h"
#include "pips/vehicle.h"

namespace linesman::pips {

enum class Action { cautious, rapid, flat_out, free };

/// The columns of the movement table.
enum class Column { open, broken, rough, crossing };

/// The dice that drive, lowest first; faces from 1.
struct Roll {
  std::vector<int> faces;
  int dice() const { return static_cast<int>(faces.size()); }
  int pips() const;
  int low() const { return faces.empty() ? 0 : faces.front(); }
  bool is_double() const { return faces.size() == 2 && faces.front() == faces.back(); }
};

/// An entry of the movement table: inches for each pip that counts and for each die that drives.
struct Rate {
  double per_pip = 0;
  double per_die = 0;
};

/// By `Column`; a column that the row does not have has the rate 0.
using Row = std::array<Rate, 4>;

struct MovementFigures {
  KindRatings<Rating> ratings;
  std::array<Row, 4> forward;      ///< by `Speed`
  Row wheeled_double;              ///< of wheeled vehicles forward, with `wheeled_broken: double`
  Row reverse;                     ///< at any speed
  std::array<int, 3> dice;         ///< movement dice by `Action`
  std::array<double, 3> rotation;  ///< degrees up to which one, two, three dice rotate
  int rough_dice = 2;              ///< dice that must drive on rough ground
  int crossing_dice = 2;           ///< dice that must drive across a Medium or Major Obstacle
  double least_gap = 0.01;  ///< inches; gaps in a line nearer to each other than this are one, and so are a gap and the
                            ///< end of the line
  double against = 0.001;   ///< inches; a vehicle this near to ground has driven against it
  double steering_inches = 1;  ///< inches that give back the whole credit for steering
  int free_from = 3;           ///< lowest face that frees a trapped crew
  int faces = 6;               ///< of a movement die
  int free_faces = 6;          ///< of the die of a trapped crew

  const Row& row(Speed speed, bool reverse_manner, bool broken_is_double) const {
    if (reverse_manner) return reverse;
    return speed == Speed::wheeled && broken_is_double ? wheeled_double : forward.at(static_cast<std::size_t>(speed));
  }

  /// pips-6: the movement dice of an action.
  int dice_of(Action action) const { return action == Action::free ? 0 : dice.at(static_cast<std::size_t>(action)); }
  /// pips-14: the dice that a rotation uses.
  int dice_for_rotation(double degrees) const;
  /// pips-14: the most degrees of all rotations together with that number of dice.
  double degrees_for_rotation(int dice_used) const;
};

/// The row of the table for a vehicle, forward or in reverse.
const Row& row_of(const MovementFigures& figures, const Vehicle& vehicle, const Options& options, bool reverse);

/// The pips of a roll that count in a column.
int counted_pips(Column column, const Roll& roll);

/// The faces of those pips, for people: "5 + 4".
std::string counted_faces(Column column, const Roll& roll);

/// Inches that a roll gives in a column: all pips count in the open and on broken ground, all but the lowest die on
/// rough ground, the lowest die alone in a crossing. 0: no movement.
double allowance(const Row& row, Column column, const Roll& roll);

/// A Problem's pointer is into ruleset.json.
Result<MovementFigures> read_figures(const RulesetData& data);

/// The ground that is open or closed to a vehicle, with the dice that are left to drive it.
struct Access {
  Vehicle vehicle;
  Options options;
  int driving_dice = 0;
  int rough_dice = 0;  ///< dice that must drive on rough ground

  bool rough_barred(Rating rating) const;     // pips-10
  bool wheeled_barred(Rating rating) const;   // pips-11
  bool building_barred(Rating rating) const;  // pips-23
  bool stops_wheels(Rating rating) const;     // pips-25

  /// The column in which a rating is charged; nothing where the vehicle may not be.
  std::optional<Column> column(Rating rating) const;

  /// pips-30: ground that would be a fault or a crossing, and that may be left. For tracks rough ground is not.
  bool would_hinder(Rating rating) const;
};

}  // namespace linesman::pips
