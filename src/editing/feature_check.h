// Whether a document may have a feature.
#pragma once

#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// Why the document reader would refuse the feature on this table, in words for who draws it. Its id is not looked at.
Result<void> check_feature(const Table& table, const Feature& feature);

}  // namespace linesman
