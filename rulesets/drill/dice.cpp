#include "drill/dice.h"

#include <algorithm>
#include <string>

namespace linesman::drill {

namespace {

constexpr double FACES = 6;

bool is_face(double x) { return x == 1 || x == 2 || x == 3 || x == 4 || x == 5 || x == FACES; }

// drill-13
double to_speed(const Tables& tables, double face) {
  if (face == 1) return -tables.half;
  return face == FACES ? tables.half : 0;
}

}  // namespace

SpeedDice speed_dice(const Setting& setting, const Errand& errand, const Order& order,
                     const std::vector<PieceIndex>& pieces) {
  SpeedDice dice;
  dice.wanted = setting.options.speed_die && errand.under_move_order();
  dice.count = pieces.size();
  for (const auto& [purpose, faces] : order.dice) dice.unasked |= purpose != "speed" || !dice.wanted;
  if (!dice.wanted) return dice;
  const auto given = order.dice.find("speed");
  dice.missing = given == order.dice.end();
  if (!dice.missing) dice.given = given->second;
  dice.wrong = dice.given &&
               (dice.given->size() != pieces.size() || !std::all_of(dice.given->begin(), dice.given->end(), is_face));
  if (dice.wrong) return dice;
  for (std::size_t i = 0; i < pieces.size(); ++i)
    dice.to_speed[pieces[i]] = to_speed(setting.tables, dice.missing ? FACES : (*dice.given)[i]);
  return dice;
}

void tell_dice(RulingBuilder& ruling, const SpeedDice& dice, PieceIndex first) {
  if (dice.wanted) ruling.need("drill-13", "speed", std::to_string(dice.count) + "d6", dice.given);
  if (dice.wrong) ruling.fault("drill-13", first, 0, 0, {}, {{"count", static_cast<std::int64_t>(dice.count)}});
  if (dice.unasked) ruling.fault("drill-13", first, 0, 0, {}, {}, {}, "fault_unasked");
}

}  // namespace linesman::drill
