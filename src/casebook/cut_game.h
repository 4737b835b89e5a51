// The game of a case: the table cut to what matters for one ruling.
#pragma once

#include "casebook/facts/facts.h"

namespace linesman {

/// A judged order on the game that a case keeps.
struct GameOfCase {
  Value game;  ///< a document without history, plan and backdrop
  Value ruling;
  Facts facts;
};

/// The game with the pieces of the order, their units and transports, and everything that the way meets, that the order
/// or the ruling names, or that lies within 6 inches of the way, with all sections; its sides are in the order of the
/// whole game. Where that gives another ruling or other facts, the whole game. `order` as it is written.
Result<GameOfCase> game_of_case(const Hearing& hearing, const JudgedOrder& judged, const Value& order,
                                const RulesetSource& rulesets);

}  // namespace linesman
