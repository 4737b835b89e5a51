#include "pips/bans.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman::pips {

const std::string& id_of(const Move& move, const Counted& counted) { return move.game.feature(counted.feature).id; }

void fault_stretches(const Move& move, std::string_view rule, RatingSet against, RulingBuilder& ruling,
                     bool may_lapse) {
  const std::vector<Stretch>& all = move.stretches;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Counted* what = all[i].going->first_of(against);
    if (!what) continue;
    const Stretch& first = all[i];
    while (i + 1 < all.size() && all[i + 1].step == first.step && all[i + 1].going->holds_any(against)) ++i;
    ruling.fault(move.piece,
                 {.rule = rule,
                  .place = {first.step, first.from},
                  .excess = all[i].to - first.from,
                  .with = id_of(move, *what),
                  .stage = may_lapse || may_be_left(move, *first.going, against) ? Stage::at_end : Stage::on_way});
  }
}

bool may_be_left(const Move& move, const Going& going, RatingSet against) {
  const FeatureSet& leavable = move.leavable.features;
  return !leavable.empty() && std::all_of(going.begin(), going.end(), [&](const Counted& c) {
    return !has(against, c.rating) || std::find(leavable.begin(), leavable.end(), c.feature) != leavable.end();
  });
}

void fault_turned_into(const Move& move, std::string_view rule, RatingSet against, std::string_view says,
                       RulingBuilder& ruling) {
  for (std::size_t i = 0; i < move.trace.steps.size(); ++i) {
    const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts);
    if (!turn || !turn->on_the_spot) continue;
    for (const Counted& c : going_of_turn(move, *turn)) {
      if (!has(against, c.rating) || !turns_into(move, i, c.feature)) continue;
      ruling.fault(rule, move.piece, i, 0, {}, {}, id_of(move, c), says);
      break;
    }
  }
}

void fault_turns(const Move& move, std::string_view rule, RatingSet against, RulingBuilder& ruling) {
  for (std::size_t i = 0; i < move.trace.steps.size(); ++i) {
    const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts);
    if (!turn) continue;
    const Going swept = going_of_turn(move, *turn);
    if (const Counted* what = swept.first_of(against))
      ruling.fault(rule, move.piece, i, 0, {}, {}, id_of(move, *what), "fault_turning");
  }
}

}  // namespace linesman::pips
