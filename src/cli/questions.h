// What is asked beside "is it legal?": where it can go, whether it could have got there, how it would be legal. The
// same for calls and for lines of a batch.
#pragma once

#include "cli/inputs.h"
#include "reach/questions/reach.h"
#include "referee/referee.h"

namespace linesman {

/// An answer with the status that a call ends with.
struct Told {
  Value json;
  int status = 0;
};

/// `order`: as written, with what these questions read besides an order: "facing", "ends", "within". `what` is one of
/// the question's names. `others`: rulesets under which readings are told too, or nullptr.
Result<Told> told(std::string_view what, const Hearing& hearing, const Value& order,
                  const RulesetSource* others = nullptr);

/// Where each piece of an order can go; on a grid all of them together.
struct Reached {
  Order order;
  std::optional<double> facing;  ///< asked for
  std::vector<Reach> reaches;
};
/// `order` as above.
Result<Reached> reached(const Hearing& hearing, const Value& order);

/// Whether such a question is known.
bool is_question(std::string_view what);

/// For every piece of `after` that stands elsewhere than in the game of `before`: could it have got there, by any
/// action? Of a piece that one of them lacks, or that left the table, it says so.
Result<Told> could_have_moved(const Hearing& before, const Game& after);

/// An answer for people.
std::string told_text(std::string_view what, const Value& answer);

}  // namespace linesman
