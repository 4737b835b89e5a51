// Canonical JSON (RFC 8785): every program writes a value in one way, so that it can be hashed.
#pragma once

#include <string>

#include "base/value.h"

namespace linesman {

/// JSON in UTF-8 without spaces. Members are sorted by the UTF-16 units of their names, numbers are written as
/// ECMAScript prints doubles, and texts escape only the characters that JSON requires. A whole number beyond 2^53
/// becomes the nearest double.
std::string canonical_json(const Value& value);

}  // namespace linesman
