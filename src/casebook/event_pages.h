// The pack of readings of an event, and its rulings, as blocks to read.
#pragma once

#include "casebook/book_pages.h"
#include "casebook/event.h"

namespace linesman {

/// Options and house rules as sentences, then the readings by clause with their pictures. `book` has the cases of the
/// event, as `book_blocks` wants them.
std::vector<BookBlock> pack_blocks(const Event& event, const CaseBook& book, const RulesetSource& rulesets,
                                   const BookReader& reader);

/// The book of the cases of an event: contradictions, rulings, its readings, then what is said by table.
std::vector<BookBlock> report_blocks(const Event& event, const CaseBook& book, const RulesetSource& rulesets,
                                     BookReader reader);

}  // namespace linesman
