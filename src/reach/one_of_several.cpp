#include "reach/one_of_several.h"

#include <algorithm>

#include "reach/way_trial.h"
#include "rules/dice.h"

namespace linesman {

namespace {

/// The ids of an order's pieces, in the order in which dice are rolled for them.
std::vector<std::string> dealt_to(const Game& game, const Order& order) {
  if (std::holds_alternative<Pieces>(order.who)) return ids_of(order.who);
  std::vector<std::string> ids;
  if (const auto pieces = ordered_pieces(game, order))
    for (const PieceIndex piece : *pieces) ids.push_back(game.piece(piece).id);
  return ids;
}

/// What one piece needs of a purpose, as the ruling on an order for it alone says.
std::size_t needed(const Ruling& ruling, const std::string& purpose) {
  for (const DiceNeed& need : ruling.dice)
    if (need.purpose == purpose)
      if (const auto count = dice_count(need.need)) return static_cast<std::size_t>(count->count);
  return 0;
}

}  // namespace

Order order_for_one(const Hearing& hearing, const Order& order, const std::string& id) {
  Order one = order;
  one.who = OnePiece{id};
  one.paths.clear();
  one.starts.clear();
  if (const StartPose* start = order.starts.of(id)) one.starts.set_all(*start);
  const std::vector<std::string> ids = dealt_to(hearing.game(), order);
  const auto piece = hearing.game().find_piece(id);
  if (order.dice.empty() || ids.size() < 2 || !piece) return one;
  const auto trial = WayTrial::of(hearing, one, *piece);
  if (!trial) return one;
  const auto place = static_cast<std::size_t>(std::find(ids.begin(), ids.end(), id) - ids.begin());
  for (auto& [purpose, faces] : one.dice) {
    const std::size_t own = needed(trial->standing(), purpose);
    if (own == 0 || faces.size() != own * ids.size()) continue;
    const auto first = faces.begin() + static_cast<std::ptrdiff_t>(own * place);
    faces = std::vector<double>(first, first + static_cast<std::ptrdiff_t>(own));
  }
  return one;
}

}  // namespace linesman
