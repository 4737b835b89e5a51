#include "hexes/setting.h"

#include <array>

#include "base/text.h"

namespace linesman::hexes {

namespace {

struct Named {
  std::string_view name;
  double Figures::*figure;
};

constexpr std::array<Named, 14> NAMES{{{"leader_mps", &Figures::leader_mps},
                                       {"squad_mps", &Figures::squad_mps},
                                       {"led_mps", &Figures::led_mps},
                                       {"assault_divisor", &Figures::assault_divisor},
                                       {"slow_gun_mps", &Figures::slow_gun_mps},
                                       {"slow_gun_cost", &Figures::slow_gun_cost},
                                       {"turn_hexsides", &Figures::turn_hexsides},
                                       {"free_hexsides", &Figures::free_hexsides},
                                       {"hexside_cost", &Figures::hexside_cost},
                                       {"reverse_times", &Figures::reverse_times},
                                       {"stack_vehicles", &Figures::stack_vehicles},
                                       {"stack_infantry", &Figures::stack_infantry},
                                       {"stack_infantry_beside_one", &Figures::stack_infantry_beside_one},
                                       {"stack_infantry_beside_two", &Figures::stack_infantry_beside_two}}};

/// Of a setting of which only the members above the options are known.
bool is_chosen(const Setting& setting, std::string_view option, const Value& value) {
  return option_value(setting.data, setting.game.options(), option) == value;
}

}  // namespace

Result<Figures> read_figures(const RulesetData& data) {
  Figures figures;
  for (const auto& [name, figure] : NAMES) {
    const auto x = data.figures[name].number();
    if (!x || *x < 0) return Problem{pointer_to("/figures", name), "must be a number of at least 0"};
    figures.*figure = *x;
  }
  if (figures.assault_divisor <= 0) return Problem{"/figures/assault_divisor", "must be above 0"};
  return figures;
}

Setting::Setting(const RulesetData& data_in, const Figures& figures_in, const Chart& chart_in, const Game& game_in,
                 std::shared_ptr<const SectionLabels> labels_in)
    : data(data_in),
      figures(figures_in),
      chart(chart_in),
      game(game_in),
      labels(std::move(labels_in)),
      round_up(is_chosen(*this, "assault_rounding", "up")),
      turn_in_place(is_chosen(*this, "turn_in_place", true)),
      forbid_overstack(is_chosen(*this, "overstack", "forbid")),
      tripled_turns(is_chosen(*this, "reverse_turns", "tripled")),
      minimum_turns(is_chosen(*this, "minimum_turns", true)),
      assault_into_close(is_chosen(*this, "assault_into_close", true)),
      same_ends(is_chosen(*this, "stack_routes", "same_ends")) {}

std::string hex_text(Hex hex) { return "[" + std::to_string(hex.column) + ", " + std::to_string(hex.row) + "]"; }

}  // namespace linesman::hexes
