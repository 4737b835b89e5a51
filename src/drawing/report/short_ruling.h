// A ruling in a few words, for a label beside the pointer.
//
//   const ShortRuling words = short_ruling(ruling, game, terms, LengthUnit::inch);
//   label.show(words.amount, words.reason);   // "7.5″ of 6″", "Broken ground: 1.5″ over"
#pragma once

#include <QString>

#include "base/lengths.h"
#include "rules/ruling.h"
#include "rules/terms.h"

namespace linesman {

struct ShortRuling {
  QString amount;  ///< "4.5″ of 6″"; with dice missing "4.5″ of ?"; empty while nothing is known
  QString reason;  ///< the first problem, else the dice that are missing, in at most five words; empty without either
};

/// The lengths are in `unit`. `terms` belong to the ruleset that judged; without them (nullptr) ids stand for titles.
ShortRuling short_ruling(const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit);

}  // namespace linesman
