// SHA-256, by libsodium.
#pragma once

#include <string>
#include <string_view>

namespace linesman {

/// The hash as 64 hexadecimal digits in lower case.
std::string sha256(std::string_view bytes);

}  // namespace linesman
