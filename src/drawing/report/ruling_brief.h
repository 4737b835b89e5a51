// A ruling in one line (words/ruling_brief.h) in the language of the window.
//
//   const RulingBrief brief = brief_of(ruling, game, terms, LengthUnit::inch);
//   label.show(brief.spent, brief.reason);    // "7.5″ of 6″", "Broken ground: 1.5″ over"
//   line.show(brief.problem, brief.clause);   // "Sherman goes 1.5″ too far: 7.5″ of 6″.", "pips-22 (option)"
#pragma once

#include <QString>

#include "words/ruling_brief.h"

namespace linesman {

/// BriefSentences as they are shown in the window.
struct RulingBrief {
  QString spent;
  QString reason;
  QString problem;
  QString clause;
  int more = 0;
};

/// Lengths are in `unit`; a sentence of the ruleset keeps its inches and has the other unit behind, in brackets.
/// `terms` belong to the ruleset that judged; without them (nullptr) ids stand for titles.
RulingBrief brief_of(const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit = LengthUnit::inch);

}  // namespace linesman
