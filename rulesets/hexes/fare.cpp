// The price of a way before it is made.
#include <algorithm>
#include <map>

#include "hexes/walk.h"
#include "table/status.h"

namespace linesman::hexes {

namespace {

/// hexes-19 to 21: the price of turning by that many hexsides in one hex, MPs; nothing where it may not turn so far.
std::optional<double> paid_for_turning(const Setting& setting, const Counter& counter, int sides) {
  if (counter.troop != Troop::vehicle) return 0;
  if (turns_too_far(setting.figures, sides)) return std::nullopt;
  return price_of_a_turn(setting.figures, sides);
}

/// hexes-27, as a fault: friends in whose hexes there is no room for the pieces of the order.
std::vector<PieceFare> full_hexes(const Setting& setting, const std::vector<HexPayer>& payers) {
  std::vector<PieceFare> full;
  if (!setting.forbid_overstack) return full;
  const Game& game = setting.game;
  const std::string& side = game.piece(payers.front().counter.piece).side;
  const auto moves = [&](PieceIndex piece) {
    return std::any_of(payers.begin(), payers.end(), [&](const HexPayer& p) { return p.counter.piece == piece; });
  };
  std::map<Hex, std::vector<PieceIndex>> friends;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Piece& piece = *game.pieces()[i];
    const auto index = static_cast<PieceIndex>(i);
    if (piece.hex && piece.side == side && piece.on_table() && !moves(index)) friends[*piece.hex].push_back(index);
  }
  for (const auto& [hex, standing] : friends) {
    Crowd crowd;
    for (const PieceIndex piece : standing) add_to(crowd, game.piece(piece));
    for (const HexPayer& payer : payers) add_to(crowd, game.piece(payer.counter.piece));
    if (within_stacking_limits(setting.figures, crowd)) continue;
    for (const PieceIndex piece : standing) full.push_back({.piece = piece, .left_free = false, .apart = 0});
  }
  return full;
}

}  // namespace

Fares fares_of(const Setting& setting, const HexPayer& payer, const std::vector<HexPayer>& payers, Action action) {
  if (payer.counter.printed == 0.0) return {};
  Fare fare;
  fare.piece = payer.counter.piece;
  fare.allowance = payer.allowance;
  fare.hexes = HexWays{.faces = payer.counter.troop == Troop::vehicle,
                       .parts = setting.same_ends,
                       .meets_enemies = may_close_assault(setting, action)};
  fare.pieces = full_hexes(setting, payers);
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
