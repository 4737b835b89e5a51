// Bytes as text (RFC 4648, section 4). Inside `exchange` only.
#pragma once

#include <string>
#include <string_view>

namespace linesman::exchange {

std::string base64(std::string_view bytes);

}  // namespace linesman::exchange
