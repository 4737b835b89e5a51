// Questions and their answers as sentences: for the strip, the terminal, sheets and whatever leaves the program.
//
//   say(asked_sentence(question, hearing), reader);            // "Sherman, any action, roll not said, to here"
//   say(answer_sentence(answer, question, hearing), reader);   // "Yes, Flat out with 7 or more: 196 of 216 (91 %)."
#pragma once

#include "movement/question.h"
#include "reach/ask/answer.h"
#include "words/answer_lines.h"

namespace linesman {

/// The question in words; of what was not said it says so.
Sentence asked_sentence(const Question& question, const Hearing& hearing);

/// The first row in a sentence: "Yes…", "No…", "I cannot tell…", or a question back.
Sentence answer_sentence(const Answer& answer, const Question& question, const Hearing& hearing);

/// Why not, or why that is not known; empty for other rows.
Sentence row_reason(const Row& row, const Hearing& hearing);

/// One row in a few words, with the title of its action: "Rapid, 7 or more: 58 %".
Sentence row_sentence(const Row& row, const Hearing& hearing);

/// The answer for a terminal: what was asked, the sentence, its reason, at most four rows.
AnswerLines ask_lines(const Answer& answer, const Question& question, const Hearing& hearing);

}  // namespace linesman
