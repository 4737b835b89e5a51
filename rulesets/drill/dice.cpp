#include "drill/dice.h"

#include <algorithm>
#include <string>

namespace linesman::drill {

namespace {

constexpr double FACES = 6;

bool is_face(double x) { return x == 1 || x == 2 || x == 3 || x == 4 || x == 5 || x == FACES; }

}  // namespace

SpeedDice read_dice(const Order& order, bool wanted, std::size_t count) {
  SpeedDice dice{.wanted = wanted, .count = count};
  for (const auto& [purpose, faces] : order.dice) dice.unasked |= purpose != "speed" || !wanted;
  if (!wanted) return dice;
  const auto given = order.dice.find("speed");
  dice.missing = given == order.dice.end();
  if (dice.missing) return dice;
  dice.given = given->second;
  dice.wrong = given->second.size() != count || !std::all_of(given->second.begin(), given->second.end(), is_face);
  return dice;
}

// drill-13
double to_speed(const Tables& tables, const SpeedDice& dice, std::size_t place) {
  if (!dice.wanted || dice.wrong) return 0;
  const double face = dice.given ? (*dice.given)[place] : FACES;
  if (face == 1) return -tables.half;
  return face == FACES ? tables.half : 0;
}

// drill-13
void tell_dice(RulingBuilder& ruling, const SpeedDice& dice, PieceIndex first) {
  if (dice.wanted) ruling.need("drill-13", "speed", std::to_string(dice.count) + "d6", dice.given);
  if (dice.wrong) ruling.fault("drill-13", first, 0, 0, {}, {{"count", static_cast<std::int64_t>(dice.count)}});
  if (dice.unasked) ruling.fault("drill-13", first, 0, 0, {}, {}, {}, "fault_unasked");
  if (dice.missing) ruling.dice_missing();
}

}  // namespace linesman::drill
