#include "pips/vehicle.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <sstream>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "table/status.h"

namespace linesman::pips {

Options read_options(const RulesetData& data, const Game& game) {
  const auto is = [&](std::string_view key, std::string_view value) {
    return option_value(data, game.options(), key).text() == value;
  };
  const auto number = [&](std::string_view key) { return option_value(data, game.options(), key).number().value(); };
  Options o;
  o.mixed_worst = is("mixed", "worst");
  o.high_die_stays = is("crossing", "while_on");
  o.double_ends_beyond = is("double", "far");
  if (is("wheeled_broken", "double")) o.wheeled_broken = WheelsOnBroken::twice;
  if (is("wheeled_broken", "none")) o.wheeled_broken = WheelsOnBroken::none;
  o.lowest_dice_rotate = is("rotation_dice", "lowest");
  o.steer = number("steer");
  o.standing_turn_is_free = is("standing_turn", "free");
  o.standing_slack = std::min(number("standing_slack"), o.steer);
  o.stop_past_point = is("past_point", "stop");
  o.wheels_stop_at_minor = is("soft_minor", "tracked");
  o.wheels_stop_at_medium = is("soft_medium", "blocked");
  o.buildings_blocked = is("buildings", "blocked");
  if (is("flatten", "feature")) o.flatten = Flatten::feature;
  if (is("flatten", "keep")) o.flatten = Flatten::keep;
  if (is("enemies", "pass")) o.enemies = DrivenOver::all;
  if (is("enemies", "blocked")) o.enemies = DrivenOver::none;
  return o;
}

std::optional<Problem> why_unfit_options(const RulesetData& data, const Game& game) {
  const auto slack = game.options()["standing_slack"].number();
  const auto steer = option_value(data, game.options(), "steer").number();
  if (!slack || !steer || within_limit(*slack, *steer)) return std::nullopt;
  return Problem{"/options/standing_slack", "\"standing_slack\" must be at most \"steer\""};
}

namespace {

constexpr std::array<std::string_view, 4> SPEEDS{"slow", "standard", "fast", "wheeled"};
constexpr std::array<std::string_view, 3> DRIVES{"tracked", "half-tracked", "wheeled"};

std::string place_of(PieceIndex piece) { return pointer_to("/pieces", at(piece)); }

Problem trait_problem(PieceIndex piece, std::string_view key, Sentence reason) {
  return {"", pointer_to(place_of(piece) + "/traits", key), std::move(reason)};
}

template <class Enum, std::size_t N>
std::optional<Enum> among(const std::array<std::string_view, N>& names, const Value& value) {
  for (std::size_t i = 0; i < N; ++i)
    if (value.text() == names.at(i)) return static_cast<Enum>(i);
  return std::nullopt;
}

template <class Enum, std::size_t N>
Result<Enum> required(const Game& game, PieceIndex piece, std::string_view key,
                      const std::array<std::string_view, N>& names) {
  const Value& value = game.piece(piece).traits[key];
  if (value.is_null())
    return trait_problem(piece, key,
                         said<"{id}: the trait \"{key}\" is required of a vehicle that is ordered: {ids}">(
                             game.piece(piece).id, std::string(key), several_names(names, "or")));
  const auto known = among<Enum>(names, value);
  if (!known)
    return trait_problem(piece, key,
                         said<"{id}: the trait \"{key}\" must be {ids}, not {a}">(
                             game.piece(piece).id, std::string(key), several_names(names, "or"), described(value)));
  return *known;
}

Result<Drive> read_drive(const Game& game, PieceIndex piece, Speed speed) {
  if (speed == Speed::wheeled && game.piece(piece).traits["drive"].is_null()) return Drive::wheeled;
  return required<Drive>(game, piece, "drive", DRIVES);
}

std::optional<Problem> contradiction(const Game& game, PieceIndex piece, bool wheeled_speed, bool wheeled_drive) {
  if (wheeled_speed == wheeled_drive) return std::nullopt;
  const std::string key = wheeled_speed ? "drive" : "speed";
  return trait_problem(piece, key,
                       said<"{id}: the trait \"{key}\" must be wheeled too: the speed and the drive of a vehicle are "
                            "wheeled together or not at all">(game.piece(piece).id, key));
}

Result<void> check_present(const Game& game, PieceIndex index) {
  const Piece& piece = game.piece(index);
  const Value& troop = piece.traits["troop"];
  if (!troop.is_null() && troop.text() != "vehicle")
    return trait_problem(index, "troop",
                         said<"{id}: the trait \"{key}\" must be vehicle for a piece that is ordered, not {a}">(
                             piece.id, std::string("troop"), described(troop)));
  if (piece.on_table()) return {};
  for (const std::string_view key : OFF_TABLE)
    if (const Value& v = piece.status[key]; v.is_text() || v.boolean().value_or(false))
      return Problem{pointer_to(place_of(index) + "/status", key),
                     said<"{id} is not on the table: its status is \"{key}\"">(piece.id, std::string(key))};
  return Problem{place_of(index), said<"{id} is not on the table">(piece.id)};
}

/// The words of a text, with spaces between.
std::vector<std::string> words_of(const Value& value) {
  std::istringstream text{std::string(value.text().value_or(""))};
  return {std::istream_iterator<std::string>(text), std::istream_iterator<std::string>()};
}

std::optional<Pose> entered_pose(const Piece& piece) {
  const auto x = piece.status["entered_x"].number();
  const auto y = piece.status["entered_y"].number();
  const auto facing = piece.status["entered_facing"].number();
  if (!x || !y || !facing) return std::nullopt;
  return Pose{{*x, *y}, normalised(*facing), piece.pose.altitude};
}

}  // namespace

std::string_view name_of(Speed speed) { return SPEEDS.at(static_cast<std::size_t>(speed)); }

Result<Vehicle> read_vehicle(const Game& game, PieceIndex index) {
  if (auto present = check_present(game, index); !present) return present.problem();
  const auto speed = required<Speed>(game, index, "speed", SPEEDS);
  if (!speed) return speed.problem();
  const auto drive = read_drive(game, index, *speed);
  if (!drive) return drive.problem();
  if (const auto wrong = contradiction(game, index, *speed == Speed::wheeled, *drive == Drive::wheeled)) return *wrong;
  const Value& status = game.piece(index).status;
  return Vehicle{*speed,
                 *drive,
                 status["immobilised"].boolean().value_or(false),
                 status["trapped"].boolean().value_or(false),
                 status["tested_turn"].number(),
                 words_of(status["astride"]),
                 entered_pose(game.piece(index))};
}

std::vector<Problem> contradictions(const Game& game) {
  std::vector<Problem> problems;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Value& traits = game.pieces()[i]->traits;
    const auto speed = among<Speed>(SPEEDS, traits["speed"]);
    const auto drive = among<Drive>(DRIVES, traits["drive"]);
    if (!speed || !drive) continue;
    if (auto wrong =
            contradiction(game, PieceIndex(static_cast<int>(i)), *speed == Speed::wheeled, *drive == Drive::wheeled))
      problems.push_back(*wrong);
  }
  return problems;
}

}  // namespace linesman::pips
