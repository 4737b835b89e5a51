// What carrying an order out changes besides positions.
#pragma once

#include <memory>

#include "drill/march.h"

namespace linesman::drill {

/// The changes of all pieces, one after another.
std::vector<Change> changes_of(const std::vector<std::unique_ptr<March>>& marches);

/// One effect for each thing, of the values that differ from the present ones; a later change of a key counts.
void tell_effects(RulingBuilder& ruling, const Setting& setting, const std::vector<Change>& changes);

/// drill-28: a note for each new formation.
void tell_new_blocks(RulingBuilder& ruling, const Setting& setting, const Ruling& found);

}  // namespace linesman::drill
