// Questions besides "is it legal?": reach, could, turns, readings, mend, sure. Calls and lines of a batch share them.
//
//   const auto answer = answer_question("reach", hearing, order_json);
//   std::cout << text_of(answer->lines, reader);
#pragma once

#include <map>

#include "reach/questions/reach.h"
#include "referee/certainty.h"
#include "referee/referee.h"
#include "words/answer_lines.h"

namespace linesman {

/// An answer and the exit status of its call.
struct JsonAnswer {
  Value json;
  int status = 0;
  AnswerLines lines{};  ///< for people
};

/// The arguments of a question besides its order.
struct QuestionOptions {
  const RulesetSource* others = nullptr;  ///< of readings: rulesets for readings under other rules
  CertaintyRequest certainty{};           ///< of sure
  const RulesetSource* titles = nullptr;  ///< of readings: has the titles of options; without it their keys stand there
};

/// Answers the question with the name `what`. `order` is the written order with the further members of the question:
/// "facing", "ends", "within".
Result<JsonAnswer> answer_question(std::string_view what, const Hearing& hearing, const Value& order,
                                   const QuestionOptions& options = {});

/// The reach of each piece of an order; on a grid, of all of them together.
struct Reached {
  Order order;
  std::optional<double> facing;  ///< the facing at the end that was asked for, degrees
  std::vector<Reach> reaches;
};
/// `order` is a written order, with "facing" if asked for.
Result<Reached> reached(const Hearing& hearing, const Value& order);

/// Whether `what` is the name of a question.
bool is_question(std::string_view what);

/// Answers for every piece that has moved between the two games: could it have got there, by any action? A piece that
/// is in one of them only, or left the table, is answered with that reason. `within`: inches forgiven at the ends of
/// pieces by id, where that is more than usual.
Result<JsonAnswer> could_have_moved(const Hearing& before, const Game& after,
                                    const std::map<std::string, double>& within = {});

}  // namespace linesman
