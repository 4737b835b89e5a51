// Rulesets to choose from in a combo box.
#pragma once

#include <QComboBox>

#include "referee/referee.h"

namespace linesman {

/// Appends every ruleset that can be used: shown by its title, its id as the item's data, its summary as the tooltip.
void add_rulesets(QComboBox& box, const RulesetSource& rulesets);

}  // namespace linesman
