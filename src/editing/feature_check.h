// Checks whether a document may have a feature.
#pragma once

#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// Why the document reader would refuse the feature on this table, in words for a designer. Its id is not checked.
Result<void> check_feature(const Table& table, const Feature& feature);

}  // namespace linesman
