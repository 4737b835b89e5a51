// Questions about moves (question.md): their answers as JSON, and the game and rules that they are asked of.
#pragma once

#include "answers/game_cache.h"
#include "answers/questions.h"
#include "movement/question.h"
#include "reach/ask/ask.h"

namespace linesman {

/// The hearing of a question: at the entry and under the rules that it says. A Problem has a pointer into the question
/// or, for what its rules cannot use of the game, into the game.
Result<Hearing> hearing_for(const PreparedGame& table, const Question& question);

/// `question` as it was asked.
Value write_answer(const Hearing& hearing, const Value& question, const Question& read, const Answer& answer);

/// Answers a question as it is written.
Result<JsonAnswer> answer_asked(const PreparedGame& table, const Value& question);

/// A problem with the question that was asked: its pointer goes into the question, not into the game.
bool about_question(const Problem& problem, const Value& question);

}  // namespace linesman
