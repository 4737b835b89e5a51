#include "exchange/map_picture.h"

#include <algorithm>

#include "base/text.h"
#include "exchange/json_parts.h"
#include "files/picture_size.h"
#include "record/base64.h"
#include "record/sha256.h"

namespace linesman::exchange {

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
