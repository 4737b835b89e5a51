// Words that only a sheet needs.
#pragma once

#include <QStringList>

#include "base/lengths.h"
#include "drawing/sheet/sheet_case.h"
#include "rules/ruling_words.h"

namespace linesman {

/// By how much: "6.5″ of 2″ spent, 4.5″ too much. 1 rule is broken, by 4.5″." Of a marginal move within which
/// tolerance, of an incomplete one what is missing.
QString margin_words(const SheetCase& sheet_case, LengthUnit unit);

/// Where it could have stopped, a sentence for each piece; empty where it need not be told.
QStringList stop_words(const SheetCase& sheet_case, LengthUnit unit);

/// Of an order of several what each has spent: "Each by itself: Bren 1: 6″ of 6″; …"; empty of one.
QString each_words(const SheetCase& sheet_case, LengthUnit unit);

/// "step 1, after 3.1″"; steps are counted from 1, as the order has them.
QString place_words(const Trace& trace, PieceIndex piece, std::size_t step, double s, LengthUnit unit);

/// "(30.2, 14)".
QString point_words(Vec at, LengthUnit unit);

/// Who rolled the dice that a ruling was given, as far as the record tells: "rolled at the table"; empty when none
/// were.
QString rolled_words(const SheetCase& sheet_case, const DiceNeed& need);

/// "Mixed ground: Worst" for each choice, with "or" between them.
QString choices_words(const std::vector<OptionChoice>& choices, const Terms& terms);

}  // namespace linesman
