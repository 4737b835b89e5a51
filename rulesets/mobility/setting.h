// What every clause may look at: the figures, the game, its options.
#pragma once

#include "mobility/tables.h"
#include "movement/order.h"
#include "rules/terms.h"
#include "table/game.h"

namespace linesman::mobility {

/// The agreements of a game.
struct Options {
  bool worst = false;          ///< `combine`: of several figures only the worst counts
  bool armour_walks = true;    ///< `powered_armour`: the figures of infantry on foot
  bool wet = false;            ///< `weather`
  double interiors = 0.5;      ///< an inch in buildings for those who walk or roll
  bool delayed_entry = false;  ///< off-board movement is in use
  bool overrun_soft = false;   ///< unarmoured vehicles can be overrun too
  bool friends_pass = false;   ///< a path may go through friends
  double door_reach = 1;       ///< inches between a transport and those who get in or out
  TurnBands turn_bands = TurnBands::even;
  bool infantry_pays_turns = false;  ///< `infantry_turns`: by the bands, as vehicles do
  bool speed_by_distance = false;    ///< `relative_speed`: inches moved, not allowance spent
  bool walls_for_jetpacks = false;   ///< `high_walls`: passed by jetpacks, not scaled by riflemen
  bool overrun_by_target = false;    ///< `overrun_price`: by the target's length, not by the inch of overlap
  bool entry_free = true;            ///< the base is put on the table for nothing
};

Options read_options(const RulesetData& data, const Tables& tables, const Game& game);

struct Setting {
  const RulesetData& data;
  const Tables& tables;
  const Game& game;
  const Options& options;

  /// What a feature is rated as; `none` for one that has no rating.
  Rating rating(FeatureIndex feature) const;

  /// What traits or statuses say under a key, else its default.
  const Value& value(const Value& own, std::string_view key) const;
  bool flag(const Value& own, std::string_view key) const;
  std::string_view word(const Value& own, std::string_view key) const;
  double number(const Value& own, std::string_view key) const;
};

}  // namespace linesman::mobility
