// The price of a way before it is made.
#include "hexes/walk.h"

namespace linesman::hexes {

namespace {

/// hexes-19 to 21: the price of turning by that many hexsides in one hex, MPs; nothing where it may not turn so far.
std::optional<double> paid_for_turning(const Setting& setting, const Counter& counter, int sides) {
  if (counter.troop != Troop::vehicle) return 0;
  if (turns_too_far(setting.figures, sides)) return std::nullopt;
  return price_of_a_turn(setting.figures, sides);
}

}  // namespace

Fares fares_of(const Setting& setting, const HexPayer& payer, Action action) {
  if (payer.counter.printed == 0.0) return {};
  Fare fare;
  fare.piece = payer.counter.piece;
  fare.allowance = payer.allowance;
  fare.hexes = HexWays{.faces = payer.counter.troop == Troop::vehicle,
                       .parts = setting.same_ends,
                       .meets_enemies = may_close_assault(setting, action)};
  return {std::move(fare)};
}

std::optional<HexPrice> entry_price(const Setting& setting, const HexPayer& payer, const EntryOnWay& asked) {
  const Counter& counter = payer.counter;
  const EntryPrice price =
      price_of(setting.chart, setting.reading->terrain, setting.game, asked.entry, counter.column());
  const auto turned = paid_for_turning(setting, counter, asked.sides);
  if (price.prohibited() || !turned) return std::nullopt;
  const double turns = *turned * times_of_turns(setting, counter, asked.entry);
  const double entry = price_of_entry(setting, counter, asked.entry, price);
  const double left = payer.allowance - asked.spent;
  if (!exceeds(turns + entry, left)) return HexPrice{turns + entry};
  if (!asked.is_first || !needs_minimum_move(setting, entry, left - turns)) return std::nullopt;
  return HexPrice{left, true};
}

std::optional<double> turn_price(const Setting& setting, const HexPayer& payer, int sides) {
  return paid_for_turning(setting, payer.counter, sides);
}

}  // namespace linesman::hexes
