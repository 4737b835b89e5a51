// Steps of a path in words.
#pragma once

#include <QString>

#include "base/lengths.h"
#include "movement/order.h"
#include "rules/terms.h"

namespace linesman {

/// "Forward 4″", "Pivot 30° right", "Embark: Mule". Lengths and places stand in that unit. `terms` may be nullptr;
/// without a game ids stand in place of names.
QString step_text(const Step& step, const Terms* terms, const Game* game = nullptr, LengthUnit unit = LengthUnit::inch);

/// "Reverse to a point": the title of a step's key.
QString step_title(const std::string& key);

}  // namespace linesman
