// What landscape and steeplechases take from a piece, and what it must have in hand to go in.
#pragma once

#include "drill/account.h"
#include "drill/meetings.h"

namespace linesman::drill {

/// drill-14: Pe of a rating for a troop in a formation, small roads apart, BD.
double pe_of(const Tables& tables, const Troop& troop, Formation formation, const Rating& rating);

/// What is paid for one met, BD.
double price_of(const Way& way, const Rating& rating, bool small_road);

/// What must be left to go in, in a formation, BD: Pr and Pe, of a steeplechase its width besides. On small roads Pe
/// alone with the option `small_road_pr` off.
double need_of(const Way& way, FeatureIndex feature, Formation formation, bool small_road);

/// drill-16: the speed of a whole turn in that formation is enough for the need, and of landscape more than its Pe. The
/// feature is rated passable.
bool can_pass(const Way& way, FeatureIndex feature, Formation formation, bool small_road);

/// drill-16: the piece could go through in manoeuvre column.
bool could_in_column(const Way& way, FeatureIndex feature);

/// The fault of `rule` (drill-15 or drill-19) where less than `need` is left; where even a whole turn's speed is less,
/// that of drill-16 or drill-18. A piece without speed is not asked.
void ask_for(const Way& way, const Speed& speed, const Account& account, std::string_view rule, const Meeting& meeting,
             double need, Findings& found);

/// drill-18
void no_way_through(const Way& way, const Speed& speed, const Meeting& meeting, Findings& found);

}  // namespace linesman::drill
