// What a game is judged by: the figures of the ruleset and the options of the game.
#pragma once

#include "hexes/chart.h"

namespace linesman::hexes {

/// Counts and MPs out of ruleset.json.
struct Figures {
  double leader_mps = 0;
  double squad_mps = 0;
  double led_mps = 0;  ///< of who moves with a leader
  double assault_divisor = 1;
  double slow_gun_mps = 0;  ///< the printed MPs of a gun that goes one hex whatever it costs
  double slow_gun_cost = 0;
  double turn_hexsides = 0;  ///< the most in one hex
  double free_hexsides = 0;  ///< of a turn
  double hexside_cost = 0;   ///< of each further one
  double reverse_times = 1;
  double stack_vehicles = 0;
  double stack_infantry = 0;             ///< without vehicles and guns
  double stack_infantry_beside_one = 0;  ///< vehicle or gun
  double stack_infantry_beside_two = 0;  ///< or more
};

/// A Problem's pointer is into ruleset.json.
Result<Figures> read_figures(const RulesetData& data);

struct Setting {
  Setting(const RulesetData& data, const Figures& figures, const Chart& chart, const Game& game,
          std::shared_ptr<const SectionLabels> labels);

  const RulesetData& data;
  const Figures& figures;
  const Chart& chart;
  const Game& game;
  const std::shared_ptr<const SectionLabels> labels;  ///< of the chart, which things are sections of one
  bool round_up = false;
  bool turn_in_place = false;
  bool forbid_overstack = false;
  bool tripled_turns = false;       ///< turns before an entry in reverse cost as many times as the entry (hexes-22)
  bool minimum_turns = false;       ///< the minimum move forgives the turns before it (hexes-24)
  bool assault_into_close = false;  ///< assault movement may end in an enemy hex (hexes-28)
  bool same_ends = false;           ///< a stack starts and ends together, and may part on the way (hexes-4)
};

/// "[4, 2]", for a sentence.
std::string hex_text(Hex hex);

}  // namespace linesman::hexes
