#include "record/base64.h"

#include <sodium.h>

#include <algorithm>

namespace linesman {

std::string base64(std::string_view bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                    sodium_base64_VARIANT_ORIGINAL);
  text.pop_back();  // the NUL
  return text;
}

std::optional<std::string> from_base64(std::string_view text) {
  constexpr const char* SKIPPED = " \n\r\t";
  const std::string_view digits = text.substr(0, text.find('='));
  if (text.find_first_not_of(" \n\r\t=", digits.size()) != std::string_view::npos) return std::nullopt;
  std::string bytes(digits.size() / 4 * 3 + 3, '\0');
  std::size_t size = 0;
  if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), digits.data(), digits.size(),
                        SKIPPED, &size, nullptr, sodium_base64_VARIANT_ORIGINAL_NO_PADDING) != 0)
    return std::nullopt;
  bytes.resize(size);
  return bytes;
}

}  // namespace linesman
