// What carrying an order out changes besides positions.
#pragma once

#include "drill/setting.h"
#include "rules/findings.h"
#include "rules/ruling_builder.h"

namespace linesman::drill {

/// One change for each thing, of the values that differ from the present ones; the last change of a key counts. The
/// clause is the one that makes it a Mob, else the first that sets something.
std::vector<StatusChange> effects_of(const Setting& setting, const std::vector<StatusChange>& changes);

/// drill-28: a note for each new formation.
void tell_new_blocks(RulingBuilder& ruling, const Setting& setting, const std::vector<StatusChange>& effects);

}  // namespace linesman::drill
