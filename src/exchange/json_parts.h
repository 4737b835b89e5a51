// Looking into JSON of other programs. Inside `exchange` only.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "base/text.h"
#include "base/value.h"
#include "base/vec.h"

namespace linesman::exchange {

/// The number under `name`; nothing when it is missing, of another type or not finite.
std::optional<double> number_in(const Value& object, std::string_view name);

/// The text under `name`, empty when it is missing or of another type.
std::string text_in(const Value& object, std::string_view name);

/// {"x": …, "y": …}
std::optional<Vec> xy(const Value& point);

/// A list of these; nothing when it is none or one of them is not.
std::optional<Polyline> xy_list(const Value& list);

/// A member that may be missing but must be a list: its items, or none.
Result<Value> list_in(const Value& object, std::string_view name, const std::string& pointer = {});

/// «"lights" must be a list, not "x"».
Problem must_be(const std::string& pointer, std::string_view name, std::string_view what, const Value& is);

}  // namespace linesman::exchange
