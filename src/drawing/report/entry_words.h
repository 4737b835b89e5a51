// The entries of a history in words, a line each.
#pragma once

#include <QString>

#include "base/lengths.h"
#include "files/documents/record.h"
#include "record/rejudged.h"
#include "rules/terms.h"

namespace linesman {

/// An entry of a history that is an edit: "Belvedere, by hand: moved to 40, 12; pinned", "By hand: Steering 45 → 30".
/// `terms` may be nullptr, and so may `usual`, the ruleset without house rules.
QString edit_text(const Value& entry, const Game& game, const Terms* terms, const RulesetData* usual,
                  LengthUnit unit = LengthUnit::inch);

/// An entry of a history in a line: "Sherman: Rapid · Legal · 7.5 of 9″ spent, 1.5″ left".
QString history_line(const Value& entry, const Game& game, const Terms* terms, const RulesetData* usual = nullptr,
                     LengthUnit unit = LengthUnit::inch);

/// "Carried out by decision of Ann: the stream is dry."; empty for an entry without a decision.
QString decision_words(const Entry& entry);

/// "Sherman · Movement dice: 4, 2, 5, rolled at the table". `terms` may be nullptr: then keys stand for titles.
QString roll_words(const Roll& roll, const Game& game, const Terms* terms);

/// The result of putting an entry right: "Entry 2 is put right. 3 later ones were made again, 1 is ruled otherwise."
QString put_right_words(const Rejudged& done);

}  // namespace linesman
