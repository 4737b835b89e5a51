// A ruling as text for people.
#pragma once

#include <string>

#include "base/phrasebook.h"
#include "referee/common_stop.h"

namespace linesman {

/// In the language of `words`: the verdict, the allowance, every cost, fault, die, effect and note with its clause, the
/// furthest points with the common stop of several pieces, and last the conditions (rules/conditions.h) that the
/// players agreed on. Wrapped for a terminal; ends with a newline.
std::string ruling_text(const Judgement& judgement, const Game& game, const Order& order, const RulesetData& data,
                        const std::vector<Sentence>& conditions, const Phrasebook& words = {},
                        const std::optional<Together>& together = {});

}  // namespace linesman
