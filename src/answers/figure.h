// A number of an answer, rounded as all are; null where it is not known. Inside `answers` only.
#pragma once

#include <optional>

#include "base/text.h"
#include "base/value.h"

namespace linesman {

inline Value figure(const std::optional<double>& number) { return number ? Value(rounded(*number)) : Value(); }

}  // namespace linesman
