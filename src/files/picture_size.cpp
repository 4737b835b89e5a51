#include "files/picture_size.h"

#include <algorithm>
#include <array>

namespace linesman {

namespace {

int byte_at(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }

int big_16(std::string_view bytes, std::size_t at) { return byte_at(bytes, at) * 256 + byte_at(bytes, at + 1); }

int little_16(std::string_view bytes, std::size_t at) { return byte_at(bytes, at) + 256 * byte_at(bytes, at + 1); }

std::optional<PixelSize> png_size(std::string_view bytes) {
  constexpr std::size_t WIDTH = 16;
  constexpr std::size_t HEIGHT = 20;
  if (bytes.size() < HEIGHT + 4 || big_16(bytes, WIDTH) != 0 || big_16(bytes, HEIGHT) != 0) return std::nullopt;
  return PixelSize{big_16(bytes, WIDTH + 2), big_16(bytes, HEIGHT + 2)};
}

/// Goes from segment to segment to the one that has the size.
std::optional<PixelSize> jpeg_size(std::string_view bytes) {
  constexpr std::array<int, 3> NO_FRAMES{0xC4, 0xC8, 0xCC};
  constexpr std::size_t FRAME = 9;  // as far as its width reaches
  for (std::size_t at = 2; at + FRAME < bytes.size();) {
    if (byte_at(bytes, at) != 0xFF) return std::nullopt;
    const int mark = byte_at(bytes, at + 1);
    if (mark == 0xFF) {
      ++at;
      continue;
    }
    const bool of_frame = mark >= 0xC0 && mark <= 0xCF;
    if (of_frame && std::find(NO_FRAMES.begin(), NO_FRAMES.end(), mark) == NO_FRAMES.end())
      return PixelSize{big_16(bytes, at + 7), big_16(bytes, at + 5)};
    at += 2 + static_cast<std::size_t>(std::max(big_16(bytes, at + 2), 2));
  }
  return std::nullopt;
}

std::optional<PixelSize> webp_size(std::string_view bytes) {
  constexpr std::size_t LONGEST_HEAD = 30;
  if (bytes.size() < LONGEST_HEAD) return std::nullopt;
  const std::string_view kind = bytes.substr(12, 4);
  constexpr int BITS_14 = 0x3FFF;
  if (kind == "VP8 ") return PixelSize{little_16(bytes, 26) & BITS_14, little_16(bytes, 28) & BITS_14};
  if (kind == "VP8L") {
    const int bits = little_16(bytes, 21) + little_16(bytes, 23) % 4096 * 65536;
    return PixelSize{(bits & BITS_14) + 1, (bits >> 14) + 1};
  }
  if (kind == "VP8X") return PixelSize{little_16(bytes, 24) + 1, little_16(bytes, 27) + 1};
  return std::nullopt;
}

}  // namespace

std::optional<PixelSize> picture_size(std::string_view bytes) {
  if (bytes.starts_with("\x89PNG\r\n\x1A\n")) return png_size(bytes);
  if (bytes.starts_with("\xFF\xD8")) return jpeg_size(bytes);
  if (bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WEBP") return webp_size(bytes);
  return std::nullopt;
}

}  // namespace linesman
