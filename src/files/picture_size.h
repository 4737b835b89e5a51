// The size of a picture, read from its first bytes.
#pragma once

#include <optional>
#include <string_view>

namespace linesman {

struct PixelSize {
  int width = 0;  ///< pixels
  int height = 0;
};

/// The size that a PNG, JPEG or WebP says of itself; nothing for other bytes. Nothing is decoded.
std::optional<PixelSize> picture_size(std::string_view bytes);

}  // namespace linesman
