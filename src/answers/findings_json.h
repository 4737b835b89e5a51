// The findings of an experiment of the laboratory as JSON. Inside `answers` only.
#pragma once

#include <string>

#include "lab/experiment.h"

namespace linesman {

/// `as_part`: with what each value made of each order, so that parts can be put together.
Value write_findings(const lab::Findings& findings, bool as_part = false);

/// The findings in an answer that was written as a part; `like` has the variations. A Problem's pointer is into it.
Result<lab::Findings> read_findings(const Value& part, const lab::Findings& like);

}  // namespace linesman
