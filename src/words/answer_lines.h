// Answers to questions about an order in lines: reach, could, turns, readings, mend, sure. JSON has them in other
// words.
//
//   for (const AnswerLine& line : could_lines(could, game)) std::cout << say(line.text, reader) << '\n';
#pragma once

#include <string>
#include <vector>

#include "base/phrasebook.h"
#include "reach/ask/mend.h"
#include "reach/questions/reach.h"
#include "reach/questions/turns.h"
#include "reach/units/formed.h"
#include "referee/certainty.h"
#include "referee/interpretations.h"

namespace linesman {

struct AnswerLine {
  Sentence text;
  bool indented = false;  ///< it belongs to the line before
  std::string piece{};    ///< id of the piece that it is about, where an answer is about several; else empty
};
using AnswerLines = std::vector<AnswerLine>;

/// The lines as text for a terminal: indented ones behind two blanks, the piece before its answer. Ends with a newline.
std::string text_of(const AnswerLines& lines, const SentenceReader& reader);

/// "Yes, with the roll "lowest".", "No: it costs at least 7.42″ of 6″." with the way that is nearest and the faults of
/// the cheapest way there, if they are known.
AnswerLines could_lines(const Could& could);

/// "Yes. Bren 6 is last: 4.5″ of 6″.", "No: no model can come to places 3 and 4." with how far the shape can go.
AnswerLines form_lines(const Formed& formed, const Hearing& hearing);

/// The answer in one sentence, with what the way costs and how far the nearest place is away, in `unit`.
Sentence could_sentence(const Could& could, const Sentence& cost, LengthUnit unit);

/// The allowance of each roll; on a grid every hex with its cost, elsewhere how far the border may be out.
AnswerLines reach_lines(const std::vector<Reach>& reaches);

AnswerLines turns_lines(const std::vector<TurnsTo>& turns);

/// `context`: of the words of the ruleset (context_of), which its actions have.
AnswerLines mend_lines(const std::vector<Mend>& mends, bool is_legal, const std::string& context = {});

/// The readings under one ruleset. `terms` have the titles of options; without them (nullptr) their keys stand there.
/// `under`: the id of the ruleset, where it is not the game's own.
AnswerLines reading_lines(const std::vector<Interpretation>& readings, const Terms* terms,
                          const std::string& under = {});

AnswerLines sure_lines(const Certainty& certainty, const Game& game);

}  // namespace linesman
