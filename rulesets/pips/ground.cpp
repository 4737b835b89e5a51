// Ground that is closed to a vehicle: pips-10, 11 and 26, and the faults that other clauses of ground share.
#include <algorithm>

#include "base/tolerance.h"
#include "pips/clauses.h"

namespace linesman::pips {

const std::string& id_of(const Move& move, const Counted& counted) { return move.game.feature(counted.feature).id; }

void fault_stretches(const Move& move, std::string_view rule, RatingSet against, RulingBuilder& ruling,
                     bool may_lapse) {
  const std::vector<Stretch>& all = move.stretches;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Counted* what = all[i].counted->first_of(against);
    if (!what) continue;
    const Stretch& first = all[i];
    while (i + 1 < all.size() && all[i + 1].step == first.step && all[i + 1].counted->holds_any(against)) ++i;
    ruling.fault(move.piece,
                 {.rule = rule,
                  .place = {first.step, first.from},
                  .excess = all[i].to - first.from,
                  .with = id_of(move, *what),
                  .stage = may_lapse || may_be_left(move, *first.counted, against) ? Stage::at_end : Stage::on_way});
  }
}

bool may_be_left(const Move& move, const CountedGround& ground, RatingSet against) {
  const FeatureSet& may_be_exempt = move.may_be_exempt.features;
  return !may_be_exempt.empty() && std::all_of(ground.begin(), ground.end(), [&](const Counted& c) {
    return !has(against, c.rating) ||
           std::find(may_be_exempt.begin(), may_be_exempt.end(), c.feature) != may_be_exempt.end();
  });
}

void fault_turned_into(const Move& move, std::string_view rule, RatingSet against, std::string_view says,
                       RulingBuilder& ruling) {
  for (std::size_t i = 0; i < move.trace.steps.size(); ++i) {
    const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts);
    if (!turn || !turn->on_the_spot) continue;
    for (const Counted& c : counted_in_turn(move, *turn)) {
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
    const CountedGround swept = counted_in_turn(move, *turn);
    if (const Counted* what = swept.first_of(against))
      ruling.fault(rule, move.piece, i, 0, {}, {}, id_of(move, *what), "fault_turning");
  }
}

// pips-10. A cut that does not cross drives with both dice.
void rough_ground(const Move& move, RulingBuilder& ruling) {
  const RatingSet against = ratings_where([&](Rating r) { return move.access.rough_barred(r); });
  fault_stretches(move, "pips-10", against, ruling, move.drives_with_low_die());
  if (move.vehicle.on_wheels()) fault_turns(move, "pips-10", against, ruling);
}

// pips-11
void wheeled_vehicles(const Move& move, RulingBuilder& ruling) {
  const RatingSet against = ratings_where([&](Rating r) { return move.access.wheeled_barred(r); });
  fault_stretches(move, "pips-11", against, ruling);
  fault_turns(move, "pips-11", against, ruling);
}

// pips-26
void impassable(const Move& move, RulingBuilder& ruling) {
  const RatingSet against = ratings_where([](Rating r) { return r == Rating::impassable; });
  fault_stretches(move, "pips-26", against, ruling);
  fault_turns(move, "pips-26", against, ruling);
}

}  // namespace linesman::pips
