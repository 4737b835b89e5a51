// What formats of other programs have no place for. Inside `exchange` only.
#pragma once

#include "exchange/imported.h"

namespace linesman::exchange {

/// What a game says of its rules and of what has happened, where it says anything.
std::vector<ReportLine> without_rules(const Game& game);

}  // namespace linesman::exchange
