// The answer of `sure` as JSON, and its request from JSON.
#pragma once

#include "base/result.h"
#include "base/value.h"
#include "referee/certainty.h"

namespace linesman {

/// Shares are rounded to four decimals.
Value write_certainty(const Certainty& certainty, const CertaintyRequest& request);

/// The request in the members "measuring_error" (formerly "error"), "facing_error", "samples" and "seed" of a line,
/// which may be left out. A Problem with its pointer into the line.
Result<CertaintyRequest> read_certainty_request(const Value& line);

/// Why a request cannot be used, with the name of its part as a pointer.
Result<void> check_certainty_request(const CertaintyRequest& request);

}  // namespace linesman
