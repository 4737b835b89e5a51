// JSON that two programs write alike (RFC 8785), so that it can be hashed.
#pragma once

#include <string>

#include "base/value.h"

namespace linesman {

/// Without spaces, members sorted by the UTF-16 units of their names, numbers as ECMAScript prints doubles, and nothing
/// escaped in a text that need not be. Of a whole number beyond 2^53 the double that is nearest. Texts are UTF-8.
std::string canonical_json(const Value& value);

}  // namespace linesman
