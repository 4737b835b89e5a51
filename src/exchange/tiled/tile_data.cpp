#include "exchange/tiled/tile_data.h"

#define ZLIB_CONST
#include <zlib.h>

#include "base/text.h"
#include "record/base64.h"

namespace linesman::exchange {

namespace {

using Tiles = std::vector<std::uint32_t>;
constexpr std::size_t BYTES_OF_A_TILE = 4;

Problem not_as_many(std::size_t found, std::size_t count) {
  return {"", "it has " + counted(found, "tile") + ", and " + std::to_string(count) + " belong there"};
}

Result<Tiles> listed_tiles(const Value& data, std::size_t count) {
  if (data.items().size() != count) return not_as_many(data.items().size(), count);
  constexpr std::int64_t MOST = 0xFFFFFFFF;
  Tiles tiles;
  tiles.reserve(count);
  for (const Value& item : data.items()) {
    const auto tile = item.whole();
    if (!tile || *tile < 0 || *tile > MOST) return Problem{"", said<"a tile is a number, not {a}">(described(item))};
    tiles.push_back(static_cast<std::uint32_t>(*tile));
  }
  return tiles;
}

/// "1,2,3", as files have it that were converted from XML.
Result<Tiles> spelled_tiles(std::string_view text, std::size_t count) {
  Tiles tiles;
  while (!text.empty() && tiles.size() <= count) {
    std::string digits(text.substr(0, text.find(',')));
    std::erase_if(digits, [](char c) { return c == '\n' || c == '\r' || c == ' '; });
    text.remove_prefix(std::min(text.find(','), text.size() - 1) + 1);
    const auto tile = parse_number(digits);
    if (!tile || *tile < 0 || *tile > 0xFFFFFFFF)
      return Problem{"", said<"a tile is a number, not {a}">(described(Value(digits)))};
    tiles.push_back(static_cast<std::uint32_t>(*tile));
  }
  return tiles.size() == count ? Result<Tiles>(tiles) : not_as_many(tiles.size(), count);
}

/// The `size` bytes that compressed ones hold, with the head of gzip (RFC 1952) or zlib (RFC 1950); nothing when they
/// are damaged, or hold fewer or more.
std::optional<std::string> inflated(std::string_view bytes, bool gzip, std::size_t size) {
  constexpr int LARGEST_WINDOW = 15;
  constexpr int OF_GZIP = 16;
  std::string plain(size + 1, '\0');
  z_stream stream{};
  stream.next_in = reinterpret_cast<const Bytef*>(bytes.data());
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(plain.data());
  stream.avail_out = static_cast<uInt>(plain.size());
  if (inflateInit2(&stream, LARGEST_WINDOW + (gzip ? OF_GZIP : 0)) != Z_OK) return std::nullopt;
  const int ended = inflate(&stream, Z_FINISH);
  inflateEnd(&stream);
  if (ended != Z_STREAM_END || stream.total_out != size) return std::nullopt;
  plain.resize(size);
  return plain;
}

Result<Tiles> packed_tiles(std::string_view text, std::string_view compression, std::size_t count) {
  const bool gzip = compression == "gzip";
  if (!compression.empty() && compression != "zlib" && !gzip)
    return Problem{"", said<"it is compressed as {a}, which is not read: save the map with another tile layer format">(
                           described(Value(compression)))};
  auto bytes = from_base64(text);
  const std::size_t size = count * BYTES_OF_A_TILE;
  if (bytes && !compression.empty()) bytes = inflated(*bytes, gzip, size);
  if (!bytes) return Problem{"", "its tiles cannot be unpacked"};
  if (bytes->size() != size) return not_as_many(bytes->size() / BYTES_OF_A_TILE, count);
  Tiles tiles(count);
  for (std::size_t i = 0; i < size; ++i)
    tiles[i / BYTES_OF_A_TILE] |= static_cast<std::uint32_t>(static_cast<unsigned char>((*bytes)[i]))
                                  << 8 * (i % BYTES_OF_A_TILE);
  return tiles;
}

}  // namespace

Result<Tiles> tile_data(const Value& part, std::string_view encoding, std::string_view compression, std::size_t count) {
  const Value& data = part["data"];
  if (data.is_array()) return listed_tiles(data, count);
  if (!data.is_text()) return Problem{"", "it has no tiles"};
  if (encoding == "base64") return packed_tiles(*data.text(), compression, count);
  return spelled_tiles(*data.text(), count);
}

}  // namespace linesman::exchange
