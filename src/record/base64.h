// Bytes as text (RFC 4648, section 4), by libsodium.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace linesman {

std::string base64(std::string_view bytes);

/// The bytes of such a text; blanks and ends of lines are skipped, and `=` at its end may be missing. Nothing when the
/// text is no base64.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace linesman
