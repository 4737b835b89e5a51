// The reader of JSON as the charts' readers call it.
#pragma once

#include "base/json_reader.h"

namespace linesman::chart {

using Range = NumberRange;

}  // namespace linesman::chart
