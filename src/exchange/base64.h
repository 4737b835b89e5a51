// Bytes as text (RFC 4648, section 4). Inside `exchange` only.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace linesman::exchange {

std::string base64(std::string_view bytes);

/// Blanks and ends of lines are passed over; nothing for what is no such text.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace linesman::exchange
