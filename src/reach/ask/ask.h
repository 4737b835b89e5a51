// Answers a question about a move: the one call for window, terminal, photograph and library.
//
//   const Result<Answer> answer = ask(hearing, question);
//
// Row by row, as while a model is dragged:
//
//   const auto rows = AskedRows::of(hearing, question);
//   for (std::size_t i = 0; i < rows->actions().size(); ++i) show(rows->row(i, RowEffort::first, stop));
//   for (std::size_t i = 0; i < rows->actions().size(); ++i) show(rows->row(i, RowEffort::whole, stop));
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "movement/question.h"
#include "reach/ask/answer.h"

namespace linesman {

struct AskedAction;

/// A question on one game under one ruleset: `from` and `under` are those of the hearing and are not read again
/// (`hearing_under`). Const and thread-safe. It keeps copies of what it was made of.
class AskedRows {
 public:
  /// A Problem, with a pointer into the question ("/who/0"), for unknown ids, actions, purposes and members, for what
  /// goes together nowhere, and where no action can be asked.
  static Result<AskedRows> of(const Hearing& hearing, const Question& question);

  /// The actions that can be asked, in the order of the ruleset; of `apart` one without a name.
  const std::vector<std::string>& actions() const { return actions_; }

  /// The row of that action. Once `stop` is set it is as far as it was found by then; it is to be thrown away.
  Row row(std::size_t action, RowEffort effort, const std::stop_token& stop = {}) const;

 private:
  AskedRows(const Hearing& hearing, Question question) : hearing_(hearing), question_(std::move(question)) {}

  Hearing hearing_;
  Question question_;
  std::vector<std::string> actions_;
  std::shared_ptr<const std::vector<AskedAction>> asked_;  ///< an order for each of them
};

/// All rows, whole. Problems as of `AskedRows::of`.
Result<Answer> ask(const Hearing& hearing, const Question& question, const std::stop_token& stop = {});

/// The hearing on the same table under the rules that a question says; the given one where it says none. A draft is
/// not read here: `rules` has it. A Problem has a pointer into the question ("/under/options/crossing").
Result<Hearing> hearing_under(const Hearing& hearing, const UnderAsked& under, const RulesetSource& rules);

}  // namespace linesman
