// Reads and writes orders as JSON (protocol section 3).
#pragma once

#include "base/result.h"
#include "movement/order.h"

namespace linesman {

/// The greatest number of steps in one path.
inline constexpr std::size_t MAX_STEPS = 10'000;

/// Checks everything that does not depend on the ruleset: shapes, ranges, exactly one key in a step. Members that the
/// protocol does not have go to `Order::members`; the ruleset checks them.
Result<Order> read_order(const Value& json, const std::string& file);

/// `read_order` of the result gives an equal order.
Value write_order(const Order& order);

/// Reads `{"at": [x, y], "facing": f, "altitude": a}`; the last two may be missing. `pointer` is its place in the
/// input.
Result<EndRequest> read_end(const Value& json, const std::string& pointer);

Result<Step> read_step(const Value& json, const std::string& pointer);
Value write_step(const Step& step);

}  // namespace linesman
