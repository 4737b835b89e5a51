// A disputed move on its table, judged.
#pragma once

#include "casebook/cut_game.h"
#include "movement/question.h"

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

/// The order of a question about a place by an action, as `heard` takes it: with `ends` in place of a path. Faces that
/// are not known are left out with their throws. Null for other questions.
Value order_asked(const Question& question, const std::string& action, const Game& game);

/// A Problem has a pointer that begins with "/game" or "/order", unless its input names a file.
Result<HeardMove> heard(const Value& game, const Value& order, const RulesetSource& rulesets);

}  // namespace linesman
