// A disputed move on its table, judged.
#pragma once

#include "casebook/cut_game.h"

namespace linesman {

/// Of a place (`could`) `way` is the order that gets there or, where none does, the cheapest way there.
struct HeardMove {
  Hearing hearing;
  Value order;  ///< as it was written
  CaseAsked asked = CaseAsked::judge;
  Order way;
  Judgement judgement;

  JudgedOrder judged() const { return {way, judgement, asked}; }
};

/// A Problem has a pointer that begins with "/game" or "/order", unless its input names a file.
Result<HeardMove> heard(const Value& game, const Value& order, const RulesetSource& rulesets);

}  // namespace linesman
