// How far all models of an order may go, who decides and why, in one line: for the strip, the label beside the pointer,
// the terminal and the sheet.
#pragma once

#include "referee/common_stop.h"
#include "rules/terms.h"

namespace linesman {

/// "Legal. 5.6 of 6 inches, Bren 6 is last.", "All may stop after 5.6 of 7 inches: Bren 6 has no more." Empty while
/// dice are missing.
Sentence together_sentence(const Together& together, const Game& game, const Terms& terms);

/// The pieces that decide: those of the faults that stand first, by one clause.
std::vector<PieceIndex> who_decide(const CommonStop& stop);

/// "Bren 6", "Bren 2 and Bren 3", "Bren 2, Bren 3 and 2 others"
Argument names_of(const std::vector<PieceIndex>& pieces, const Game& game);

}  // namespace linesman
