// A ruling in one line: for the verdict line, for the label beside the pointer, for the answer of a dispute.
//
//   const BriefSentences brief = brief_sentences(ruling, game, terms, reader);
//   say(brief.spent, reader);    // "7.5″ of 6″"
//   say(brief.reason, reader);   // "Broken ground: 1.5″ over"
#pragma once

#include "base/phrasebook.h"
#include "words/ruling_words.h"

namespace linesman {

struct BriefSentences {
  Sentence spent;       ///< "4.5″ of 6″"; with dice missing "4.5″ of ?"; empty while nothing is known
  Sentence reason;      ///< the problem below in at most five words; empty: there is none
  Sentence problem;     ///< the first problem, else the first dice that are missing; empty: there is neither
  Sentence clause;      ///< of the problem, as it is shown, with its source: "pips-22 (option)"
  bool denies = false;  ///< whether the rule says no by itself, in every language: "No movement left"
  int more = 0;         ///< problems besides the first
};

/// Five words are counted in the reader's language, so the sentences are for this reader alone. Amounts in inches are
/// in his unit. `terms` belong to the ruleset that judged; without them (nullptr) ids stand for titles.
BriefSentences brief_sentences(const Ruling& ruling, const Game& game, const Terms* terms,
                               const SentenceReader& reader);

}  // namespace linesman
