// Words for sheets.
#pragma once

#include <QStringList>

#include "base/lengths.h"
#include "drawing/sheet/sheet_case.h"
#include "words/ruling_words.h"

namespace linesman {

/// The margin of a verdict: "6.5″ of 2″ spent, 4.5″ too much. 1 rule is broken, by 4.5″." For a marginal move the
/// tolerance, for an incomplete one the missing dice.
QString margin_words(const SheetCase& sheet_case, LengthUnit unit);

/// The furthest legal point, of several models how far all may go and who decides that; empty for a legal move of one.
QStringList stop_words(const SheetCase& sheet_case, LengthUnit unit);

/// The amounts spent in an order of several: "Each by itself: Bren 1: 6″ of 6″; …"; empty for one piece.
QString each_words(const SheetCase& sheet_case, LengthUnit unit);

/// The way that was judged; nullptr for a ruling that was only read.
const Trace* trace_of(const SheetCase& sheet_case);

/// The origin of the dice for a need, by the record: "rolled at the table"; empty without dice.
QString rolled_words(const SheetCase& sheet_case, const DiceNeed& need);

/// "Mixed ground: Worst" for each choice, with "or" between them.
QString choices_words(const std::vector<OptionChoice>& choices, const Terms& terms);

}  // namespace linesman
