// The answer to a request that cannot be answered.
#pragma once

#include "base/result.h"
#include "base/value.h"

namespace linesman {

/// {"error", "pointer", "file"}; empty parts are left out.
Value error_line(const Problem& problem);

}  // namespace linesman
