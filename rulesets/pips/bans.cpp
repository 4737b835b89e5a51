#include "pips/bans.h"

#include <algorithm>

namespace linesman::pips {

const Counted* found_against(const Going& going, const Against& against) {
  const auto it = std::find_if(going.begin(), going.end(), [&](const Counted& c) { return against(c.rating); });
  return it == going.end() ? nullptr : &*it;
}

const std::string& id_of(const Move& move, const Counted& counted) { return move.game.feature(counted.feature).id; }

void fault_stretches(const Move& move, std::string_view rule, const Against& against, RulingBuilder& ruling) {
  const std::vector<Stretch>& all = move.stretches;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Counted* what = found_against(all[i].going, against);
    if (!what) continue;
    const Stretch& first = all[i];
    while (i + 1 < all.size() && all[i + 1].step == first.step && found_against(all[i + 1].going, against)) ++i;
    ruling.fault(rule, move.piece, first.step, first.from, all[i].to - first.from, {}, id_of(move, *what));
  }
}

void fault_turns(const Move& move, std::string_view rule, const Against& against, RulingBuilder& ruling) {
  for (std::size_t i = 0; i < move.trace.steps.size(); ++i) {
    const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts);
    if (!turn) continue;
    const Going swept = going_of_turn(move, *turn);
    if (const Counted* what = found_against(swept, against))
      ruling.fault(rule, move.piece, i, 0, {}, {}, id_of(move, *what), "fault_turning");
  }
}

}  // namespace linesman::pips
