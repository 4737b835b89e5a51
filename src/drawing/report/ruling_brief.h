// A ruling in one line: for the verdict line, for the label beside the pointer, for the answer of a dispute.
//
//   const RulingBrief brief = brief_of(ruling, game, terms, LengthUnit::inch);
//   label.show(brief.spent, brief.reason);    // "7.5″ of 6″", "Broken ground: 1.5″ over"
//   line.show(brief.problem, brief.clause);   // "Sherman goes 1.5″ too far: 7.5″ of 6″.", "pips-22 (option)"
#pragma once

#include <QString>

#include "base/lengths.h"
#include "rules/ruling.h"
#include "rules/terms.h"

namespace linesman {

struct RulingBrief {
  QString spent;    ///< "4.5″ of 6″"; with dice missing "4.5″ of ?"; empty while nothing is known
  QString reason;   ///< the problem below in at most five words; empty: there is none
  QString problem;  ///< the first problem, else the first dice that are missing, as a sentence; empty: there is neither
  QString clause;   ///< of the problem, as it is shown, with its source: "pips-22 (option)"
  bool denies = false;  ///< whether the rule says no by itself, in every language: "No movement left"
  int more = 0;         ///< problems besides the first
};

/// Lengths are in `unit`; a sentence of the ruleset keeps its inches and has the other unit behind, in brackets.
/// `terms` belong to the ruleset that judged; without them (nullptr) ids stand for titles.
RulingBrief brief_of(const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit = LengthUnit::inch);

}  // namespace linesman
