// A game as these rules see it: its options and defaults, and a piece with its type, its rate and what it has spent.
#pragma once

#include "mobility/tables.h"
#include "movement/order.h"
#include "rules/findings.h"
#include "rules/terms.h"
#include "table/game.h"

namespace linesman::mobility {

/// The options that the players of a game have agreed on.
struct Options {
  bool worst = false;          ///< `combine`: of several figures only the worst counts
  bool armour_walks = true;    ///< `powered_armour`: the figures of infantry on foot
  bool wet = false;            ///< `weather`
  double interiors = 0.5;      ///< price of an inch in buildings for pieces that walk or roll
  bool delayed_entry = false;  ///< off-board movement is in use
  bool overrun_soft = false;   ///< unarmoured vehicles can be overrun too
  bool friends_pass = false;   ///< a path may go through friends
  double door_reach = 1;       ///< inches between a transport and a piece that gets in or out
  TurnBands turn_bands = TurnBands::even;
  bool infantry_pays_turns = false;  ///< `infantry_turns`: by the bands, as vehicles do
  bool speed_by_distance = false;    ///< `relative_speed`: inches moved, not allowance spent
  bool walls_for_jetpacks = false;   ///< `high_walls`: passed by jetpacks, not scaled by riflemen
  bool overrun_by_target = false;    ///< `overrun_price`: by the target's length, not by the inch of overlap
  bool entry_free = true;            ///< putting the base on the table costs nothing
  bool soars_free = false;           ///< `soaring`: jetpack infantry climbs up to its limit for nothing
};

Options read_options(const RulesetData& data, const Tables& tables, const Game& game);

struct Setting {
  const RulesetData& data;
  const Tables& tables;
  const Game& game;
  const Options& options;

  /// `none` for a feature without a rating.
  Rating rating(FeatureIndex feature) const;

  /// The value of a trait or status, else its default.
  const Value& value(const Value& own, std::string_view key) const;
  bool flag(const Value& own, std::string_view key) const;
  std::string_view word(const Value& own, std::string_view key) const;
  double number(const Value& own, std::string_view key) const;
};

struct Model {
  PieceIndex piece{};
  MobilityType type = MobilityType::foot;
  const TypeRow* row = nullptr;  ///< of its type
  bool on_foot = false;          ///< `foot`, and `powered-armour` while the option lets it walk
  double original = 0;           ///< rate undamaged, inches a turn
  double rate = 0;               ///< current rate, inches a turn
  Grants grants{};               ///< what `rate` comes from
  Grants spendable{};            ///< the same with the players' modifiers: what may be spent
  std::int64_t damage = 0;
  bool immobilised = false;
  double spent = 0;  ///< of the allowance by earlier orders of this turn
  double moved = 0;  ///< `spent` when its own last order of this turn ended
  /// mobility-33: the part of earlier orders of this turn that counts for its speed: with `relative_speed` `distance`
  /// the inches moved, else `spent`.
  double travelled = 0;
  bool rose = false;    ///< it has risen in this turn (mobility-48)
  bool popped = false;  ///< it has fired after that

  bool is(MobilityType other) const { return type == other; }
  Family family() const { return family_of(type); }
};

/// The mobility type by the first line of the table that fits; else a Problem that names the missing trait.
Result<MobilityType> mobility_type(const Game& game, PieceIndex piece);

/// Refused: a piece without a mobility type, or without a `rate` when its type needs one.
Result<Model> model_of(const Setting& setting, PieceIndex piece);

/// `inches` as a number of thirds of `rate`, rounded up; 0 when the rate is 0.
double thirds_up(double inches, double rate);

/// Its size class; nothing for a pod that has none. Refused: a vehicle without `size`.
Result<std::optional<double>> size_class(const Setting& setting, PieceIndex piece);

/// A pointer to a trait of a piece in the document.
std::string trait_pointer(PieceIndex piece, std::string_view key);

}  // namespace linesman::mobility
