// Widths and heights of features as files say them. Inside `exchange` only.
#pragma once

#include "exchange/import_builder.h"

namespace linesman::exchange {

/// Inches of a file's lengths.
struct LengthUnits {
  double unit = 1;            ///< of a number without a unit
  double metre = 1 / 0.0254;  ///< of "3 m"
};

/// Width and height of a feature: the kind's own, unless the file says others as numbers or as texts with or without a
/// unit. What is said and cannot be is told.
void take_measures(const Value& width, const Value& height, LengthUnits units, const std::string& place,
                   Feature& feature, ImportBuilder& builder);

}  // namespace linesman::exchange
