// How sure a verdict is, in words, for panels and sheets. The terminal has more of it (sure_lines).
#pragma once

#include "base/lengths.h"
#include "base/sentence.h"
#include "referee/certainty.h"

namespace linesman {

/// "sure", or "62 in 100": the share of tables a little off on which the verdict is the same.
Sentence certainty_share(const Certainty& certainty);

/// Nothing where it is sure; else "Very close: measure Sherman to Panzer IV again." with the names that the game has.
Sentence certainty_words(const Certainty& certainty, const Game& game);

/// The same with the error that things have, for paper. Lengths are in `unit`.
Sentence certainty_sentence(const Certainty& certainty, const Game& game, const MeasuringError& error, LengthUnit unit);

}  // namespace linesman
