// Reads and changes a place of a chart by its JSON pointer.
//
//   chart = with_value(chart, "/clauses/2/rule/times", Value(3));
#pragma once

#include <string>
#include <string_view>

#include "base/value.h"

namespace linesman::chart {

/// The value at a pointer (RFC 6901); null where there is none.
Value value_at(const Value& root, std::string_view pointer);

/// `root` with the value at a pointer set. A null takes the member or item out. The index behind the last item appends
/// one; objects on the way that are missing are made. A pointer that leads nowhere else changes nothing.
Value with_value(const Value& root, std::string_view pointer, const Value& value);

}  // namespace linesman::chart
