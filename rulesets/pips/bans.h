// Faults of vehicles where they may not be: on maximal stretches of legs, and in turns on the spot.
#pragma once

#include "pips/clauses.h"

namespace linesman::pips {

// `against`: the ratings that are against the clause at hand.

/// One fault for each maximal stretch of a leg with something against the clause; its excess is the stretch's length.
/// `may_lapse`: a cut of the way may hold nothing against that ground.
void fault_stretches(const Move& move, std::string_view rule, RatingSet against, RulingBuilder& ruling,
                     bool may_lapse = false);

/// One fault for each thing that a turn on the spot brings the base into (pips-20, 23).
void fault_turned_into(const Move& move, std::string_view rule, RatingSet against, std::string_view says,
                       RulingBuilder& ruling);

/// All that is against the clause there is what another cut of the way may leave for good (pips-30).
bool may_be_left(const Move& move, const Going& going, RatingSet against);

/// One fault for each turn that sweeps over something against the clause; it has no excess.
void fault_turns(const Move& move, std::string_view rule, RatingSet against, RulingBuilder& ruling);

const std::string& id_of(const Move& move, const Counted& counted);

}  // namespace linesman::pips
