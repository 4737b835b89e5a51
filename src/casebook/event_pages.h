// The pack of readings of an event, and its rulings, as blocks to read.
#pragma once

#include "casebook/book_pages.h"
#include "casebook/event.h"

namespace linesman {

/// Options and house rules as sentences, then the readings by clause.
std::vector<BookBlock> pack_blocks(const Event& event, const RulesetSource& rulesets, const BookReader& reader);

/// The book of the cases of an event, with its readings before the check code.
std::vector<BookBlock> report_blocks(const Event& event, const CaseBook& book, const RulesetSource& rulesets,
                                     BookReader reader);

}  // namespace linesman
