// What players changed by hand, in a line.
#pragma once

#include <QString>

#include "base/lengths.h"
#include "rules/terms.h"

namespace linesman {

/// An entry of a history that is an edit: "Belvedere, by hand: moved to 40, 12; pinned". `terms` may be nullptr.
QString edit_text(const Value& entry, const Game& game, const Terms* terms, LengthUnit unit = LengthUnit::inch);

}  // namespace linesman
