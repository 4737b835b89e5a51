// What players changed by hand, in a line.
#pragma once

#include <QString>

#include "base/lengths.h"
#include "rules/terms.h"

namespace linesman {

/// An entry of a history that is an edit: "Belvedere, by hand: moved to 40, 12; pinned", "By hand: Steering 45 → 30".
/// `terms` may be nullptr, and so may `usual`, the ruleset without house rules.
QString edit_text(const Value& entry, const Game& game, const Terms* terms, const RulesetData* usual,
                  LengthUnit unit = LengthUnit::inch);

}  // namespace linesman
