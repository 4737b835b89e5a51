// How far all models of an order may go, who decides and why, in one line: for the strip, the label beside the pointer,
// the terminal and the sheet.
#pragma once

#include "base/lengths.h"
#include "referee/common_stop.h"
#include "rules/terms.h"

namespace linesman {

/// "Legal. 5.6 of 6 inches, Bren 6 is last.", "All may stop after 5.6 of 7 inches: Bren 6 has no more." Empty while
/// dice are missing.
Sentence together_sentence(const Together& together, const Game& game, const Terms& terms);

/// The same in a few words: for the label beside the pointer.
struct TogetherBrief {
  Sentence far;  ///< "5.6″ of 7″ for all", of a legal order "5.6″ of 6″, Bren 6 is last"; empty while dice are missing
  Sentence who;  ///< "Bren 6 holds the others back"; empty: none does
};

/// Lengths are in the unit of the reader.
TogetherBrief together_brief(const Together& together, const Game& game, const Terms& terms, LengthUnit unit);

/// "Bren 6", "Bren 2 and Bren 3", "Bren 2, Bren 3 and 2 others"
Argument names_of(const std::vector<PieceIndex>& pieces, const Game& game);

}  // namespace linesman
