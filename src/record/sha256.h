// SHA-256, by libsodium.
#pragma once

#include <string>
#include <string_view>

namespace linesman {

/// As 64 hexadecimal digits, a to f small.
std::string sha256(std::string_view bytes);

}  // namespace linesman
