#include "exchange/map_picture.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "exchange/json_parts.h"
#include "record/sha256.h"

namespace linesman::exchange {

namespace {

int byte_at(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }

int big_16(std::string_view bytes, std::size_t at) { return byte_at(bytes, at) * 256 + byte_at(bytes, at + 1); }

int little_16(std::string_view bytes, std::size_t at) { return byte_at(bytes, at) + 256 * byte_at(bytes, at + 1); }

std::optional<PictureSize> png_size(std::string_view bytes) {
  constexpr std::size_t WIDTH = 16;
  constexpr std::size_t HEIGHT = 20;
  if (bytes.size() < HEIGHT + 4 || big_16(bytes, WIDTH) != 0 || big_16(bytes, HEIGHT) != 0) return std::nullopt;
  return PictureSize{big_16(bytes, WIDTH + 2), big_16(bytes, HEIGHT + 2)};
}

/// Goes from segment to segment to the one that has the size.
std::optional<PictureSize> jpeg_size(std::string_view bytes) {
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
      return PictureSize{big_16(bytes, at + 7), big_16(bytes, at + 5)};
    at += 2 + static_cast<std::size_t>(std::max(big_16(bytes, at + 2), 2));
  }
  return std::nullopt;
}

std::optional<PictureSize> webp_size(std::string_view bytes) {
  constexpr std::size_t LONGEST_HEAD = 30;
  if (bytes.size() < LONGEST_HEAD) return std::nullopt;
  const std::string_view kind = bytes.substr(12, 4);
  constexpr int BITS_14 = 0x3FFF;
  if (kind == "VP8 ") return PictureSize{little_16(bytes, 26) & BITS_14, little_16(bytes, 28) & BITS_14};
  if (kind == "VP8L") {
    const int bits = little_16(bytes, 21) + little_16(bytes, 23) % 4096 * 65536;
    return PictureSize{(bits & BITS_14) + 1, (bits >> 14) + 1};
  }
  if (kind == "VP8X") return PictureSize{little_16(bytes, 24) + 1, little_16(bytes, 27) + 1};
  return std::nullopt;
}

}  // namespace

std::optional<PictureSize> picture_size(std::string_view bytes) {
  if (bytes.starts_with("\x89PNG\r\n\x1A\n")) return png_size(bytes);
  if (bytes.starts_with("\xFF\xD8")) return jpeg_size(bytes);
  if (bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WEBP") return webp_size(bytes);
  return std::nullopt;
}

Result<Value> backdrop_of(const LaidPicture& picture) {
  const auto size = picture_size(picture.bytes);
  if (!size) return Problem{"", "the picture is no JPEG, PNG or WebP, so that it is no backdrop"};
  constexpr int LEAST = 100;
  constexpr int MOST = 32'767;
  constexpr long long MOST_PIXELS = 64'000'000;
  if (std::min(size->width, size->height) < LEAST || std::max(size->width, size->height) > MOST ||
      static_cast<long long>(size->width) * size->height > MOST_PIXELS)
    return Problem{"", said<"the picture has {n} by {m} pixels, and a backdrop has from 100 by 100 to 64 million">(
                           size->width, size->height)};
  // Base64 takes four bytes for three, and the terrain must have room beside it.
  constexpr std::size_t MOST_BYTES = 40'000'000;
  if (picture.bytes.size() > MOST_BYTES)
    return Problem{"", "the picture is too large for a game: call linesman-cli backdrop with a smaller one"};
  const Vec lower_left = picture.upper_left - Vec{0, size->height * picture.scale};
  return Value(Value::Object{{"data", base64(picture.bytes)},
                             {"sha256", sha256(picture.bytes)},
                             {"scale", rounded(picture.scale)},
                             {"at", Value(Value::Array{rounded(lower_left.x), rounded(lower_left.y)})},
                             {"opacity", 1}});
}

}  // namespace linesman::exchange
