// Small letters of names that are compared without case. Inside `exchange` only.
#pragma once

#include <string>
#include <string_view>

namespace linesman::exchange {

/// The text with small letters of western Europe: ÄÖÜ and ẞ too. A letter with its dots behind it, as some systems
/// write it, becomes one letter.
std::string small_letters(std::string_view text);

}  // namespace linesman::exchange
