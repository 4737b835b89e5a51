// The schema of charts, made from their shapes: `resources/schema/chart.schema.json`.
#pragma once

#include "base/value.h"

namespace linesman::chart {

Value chart_schema();

}  // namespace linesman::chart
