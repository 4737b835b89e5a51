// Orders as JSON (protocol section 3).
#pragma once

#include "base/result.h"
#include "movement/end_wish.h"
#include "movement/order.h"

namespace linesman {

inline constexpr std::size_t MAX_STEPS = 10'000;  ///< of one path

/// Checks all that holds whatever the ruleset: shapes, ranges, exactly one key in a step. Members that are no protocol
/// members go to `Order::members`; whether anybody defines them is the ruleset's to say.
Result<Order> read_order(const Value& json, const std::string& file);

/// As `read_order` takes it; reading it back gives the same order.
Value write_order(const Order& order);

/// `{"at": [x, y], "facing": f, "altitude": a}`, of which the last two may be left out. `pointer`: where it stands.
Result<EndWish> read_end(const Value& json, const std::string& pointer);

Result<Step> read_step(const Value& json, const std::string& pointer);
Value write_step(const Step& step);

}  // namespace linesman
