#include "pips/figures.h"

#include <algorithm>
#include <numeric>

#include "base/text.h"
#include "base/tolerance.h"
#include "rules/figures_reader.h"

namespace linesman::pips {

namespace {

constexpr std::array<std::string_view, 4> COLUMNS{"open", "broken", "rough", "crossing"};
constexpr double MAX_DICE = 20;

constexpr double MAX_RATE = 100;

Row read_row(FiguresReader& read, std::string_view name) {
  const std::string place = pointer_to("/figures/movement", name);
  const Value& entries = read.figures()["movement"][name];
  Row rates{};
  for (std::size_t i = 0; i < COLUMNS.size(); ++i) {
    const Value* entry = entries.find(COLUMNS.at(i));
    if (!entry && i > 0) continue;
    const std::string there = pointer_to(place, COLUMNS.at(i));
    const Value& rate = entry ? *entry : entries;
    rates.at(i).per_pip = read.member(rate, there, "per_pip", {0, MAX_RATE});
    rates.at(i).per_die = read.member(rate, there, "per_die", {0, MAX_RATE});
  }
  if (rates[0].per_pip <= 0) read.fail(place + "/open/per_pip", "must be above 0: every vehicle moves on open ground");
  return rates;
}

int faces_of(const RulesetData& data, std::string_view purpose, FiguresReader& read) {
  for (const DicePurpose& d : data.terms.dice)
    if (d.purpose == purpose) return d.faces;
  read.fail("/dice", said<"has no dice for \"{a}\"">(std::string(purpose)));
  return 6;
}

}  // namespace

int Roll::pips() const { return std::accumulate(faces.begin(), faces.end(), 0); }

int MovementFigures::dice_for_rotation(double degrees) const {
  int dice_used = 1;
  while (dice_used < static_cast<int>(rotation.size()) &&
         degrees > rotation.at(static_cast<std::size_t>(dice_used - 1)) + ANGLE_EPS)
    ++dice_used;
  return dice_used;
}

double MovementFigures::degrees_for_rotation(int dice_used) const {
  double most = dice_used * rotation.front();
  for (int one = 1; one <= std::min(dice_used, static_cast<int>(rotation.size())); ++one)
    most = std::max(most, rotation.at(static_cast<std::size_t>(one - 1)) + (dice_used - one) * rotation.front());
  return most;
}

const Row& row_of(const MovementFigures& figures, const Vehicle& vehicle, const Options& options, bool reverse) {
  return figures.row(vehicle.speed, reverse, options.wheeled_broken == WheelsOnBroken::twice);
}

int counted_pips(Column column, const Roll& roll) {
  if (column == Column::rough) return roll.pips() - roll.low();
  return column == Column::crossing ? roll.low() : roll.pips();
}

std::string counted_faces(Column column, const Roll& roll) {
  if (column == Column::crossing) return std::to_string(roll.low());
  std::string text;
  for (std::size_t i = column == Column::rough ? 1 : 0; i < roll.faces.size(); ++i)
    text += (text.empty() ? "" : " + ") + std::to_string(roll.faces[i]);
  return text.empty() ? "0" : text;
}

double allowance(const Row& row, Column column, const Roll& roll) {
  const Rate& rate = row.at(static_cast<std::size_t>(column));
  const int counted = counted_pips(column, roll);
  return counted == 0 ? 0 : counted * rate.per_pip + roll.dice() * rate.per_die;
}

Result<MovementFigures> read_figures(const RulesetData& data) {
  FiguresReader r(data.figures);
  MovementFigures f;
  f.ratings = {data, read_rating};
  for (const Speed speed : {Speed::slow, Speed::standard, Speed::fast, Speed::wheeled})
    f.forward.at(static_cast<std::size_t>(speed)) = read_row(r, name_of(speed));
  f.wheeled_double = read_row(r, "wheeled_double");
  f.reverse = read_row(r, "reverse");
  f.dice = {r.whole("dice_cautious", {1, MAX_DICE}), r.whole("dice_rapid", {1, MAX_DICE}),
            r.whole("dice_flat_out", {1, MAX_DICE})};
  f.rotation = {r.number("rotation_one_die", {0, 180}), r.number("rotation_two_dice", {0, 180}),
                r.number("rotation_three_dice", {0, 180})};
  f.rough_dice = r.whole("rough_dice", {1, MAX_DICE});
  f.crossing_dice = r.whole("crossing_dice", {1, MAX_DICE});
  f.least_gap = r.number("least_gap", {0, 1000});
  f.against = r.number("against", {1e-5, 1});
  f.steering_inches = r.number("steering_inches", {0.001, 1000});
  f.faces = faces_of(data, "movement", r);
  f.free_faces = faces_of(data, "free", r);
  f.free_from = r.whole("free_from", {1, static_cast<double>(f.free_faces)});
  if (r.problem()) return *r.problem();
  return f;
}

// pips-10: rough ground is for full tracks that have dice enough to drive.
bool Access::rough_barred(Rating rating) const {
  if (rating != Rating::rough || vehicle.drive == Drive::wheeled) return false;
  return !vehicle.fully_tracked() || driving_dice < rough_dice;
}

// pips-11: wheels do not drive on rough ground, nor, by an option, on broken ground.
bool Access::wheeled_barred(Rating rating) const {
  if (vehicle.drive != Drive::wheeled) return false;
  if (rating == Rating::rough) return true;
  if (options.wheeled_broken != WheelsOnBroken::none || stops_wheels(rating)) return false;
  return rating == Rating::broken || rating == Rating::minor || rating == Rating::medium;
}

// pips-23, with `buildings: blocked`
bool Access::building_barred(Rating rating) const {
  return rating == Rating::building && vehicle.fully_tracked() && options.buildings_blocked;
}

// pips-25: Major Obstacles and buildings end all movement on wheels; by the options of pips-19 lesser obstacles do,
// too.
bool Access::stops_wheels(Rating rating) const {
  if (vehicle.fully_tracked()) return false;
  return rating == Rating::major || rating == Rating::building ||
         (rating == Rating::medium && options.wheels_stop_at_medium) ||
         (rating == Rating::minor && options.wheels_stop_at_minor);
}

bool Access::would_hinder(Rating rating) const {
  if (rating == Rating::rough && vehicle.fully_tracked()) return false;
  const auto charged = column(rating);
  return !charged || charged == Column::crossing;
}

std::optional<Column> Access::column(Rating rating) const {
  switch (rating) {
    case Rating::broken:
    case Rating::minor:
      if (wheeled_barred(rating) || stops_wheels(rating)) return std::nullopt;
      return Column::broken;
    case Rating::rough:
      if (rough_barred(rating) || wheeled_barred(rating)) return std::nullopt;
      return Column::rough;
    case Rating::medium:
    case Rating::major:
    case Rating::building:
      if (stops_wheels(rating) || wheeled_barred(rating) || building_barred(rating)) return std::nullopt;
      return Column::crossing;
    case Rating::impassable: return std::nullopt;
    case Rating::open:
    case Rating::hard:
    case Rating::ford: break;
  }
  return Column::open;
}

}  // namespace linesman::pips
