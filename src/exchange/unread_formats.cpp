#include "exchange/unread_formats.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "exchange/xml.h"

namespace linesman::exchange {

namespace {

constexpr const char* DRAWING =
    "it is a drawing in SVG: save it as PNG, which linesman-cli backdrop lays under the terrain";
constexpr const char* PICTURE = "it is a picture: linesman-cli backdrop lays it under the terrain";
constexpr const char* GEODATA = "it is a map of a GIS in another format: export it as GeoJSON";
constexpr const char* TABLE = "it is a table of a spreadsheet: save it as CSV";

struct Named {
  std::string_view mark;  ///< the first bytes, an ending or the name of a root
  const char* sentence;
};

/// Packed files, by their endings.
constexpr std::array<Named, 8> PACKED{{{".svgz", DRAWING},
                                       {".kmz", GEODATA},
                                       {".shz", GEODATA},
                                       {".xlsx", TABLE},
                                       {".ods", TABLE},
                                       {".numbers", TABLE},
                                       {".docx", "it is a document of a word processor: save its table as CSV"},
                                       {".odt", "it is a document of a word processor: save its table as CSV"}}};

constexpr std::array<Named, 8> BY_BYTES{{{"\x89PNG", PICTURE},
                                         {"\xFF\xD8\xFF", PICTURE},
                                         {"GIF8", PICTURE},
                                         {"II*", PICTURE},
                                         {"MM", PICTURE},
                                         {"SQLite", GEODATA},
                                         {"%PDF-",
                                          "it is a PDF: save its page as PNG, which linesman-cli backdrop "
                                          "lays under the terrain"},
                                         {"\xD0\xCF\x11\xE0", TABLE}}};

constexpr std::array<Named, 3> BY_ROOT{{{"svg", DRAWING}, {"kml", GEODATA}, {"gpx", GEODATA}}};

}  // namespace

std::optional<std::string> what_binary_is(std::string_view bytes, std::string_view name) {
  const bool gzip = bytes.starts_with("\x1F\x8B");
  if (gzip || bytes.starts_with("PK\x03\x04")) {
    const std::string small = in_small_letters(name);
    for (const Named& each : PACKED)
      if (small.ends_with(each.mark)) return each.sentence;
    return gzip ? "it is packed with gzip: unpack it first" : "it is packed with zip: unpack it first";
  }
  if (bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WEBP") return PICTURE;
  for (const Named& each : BY_BYTES)
    if (bytes.starts_with(each.mark) && (each.mark != "MM" || bytes.substr(2, 2) == std::string_view("\0*", 2)))
      return each.sentence;
  return std::nullopt;
}

Sentence no_known_format() {
  const Sentence known =
      "Universal VTT, Tiled maps and tilesets, GeoJSON, CSV rosters, army lists and saves of Tabletop Simulator are "
      "known";
  return said<"it is of no format that is known: {known}">(known);
}

std::optional<Sentence> what_json_is(const Value& json) {
  const auto is_element = [](const Value& each) {
    const std::string_view type = each["type"].text().value_or("");
    return (type == "node" || type == "way" || type == "relation") && each["id"].is_whole();
  };
  const Value& elements = json["elements"];
  if (json.find("osm3s") || (elements.is_array() && (json["generator"].is_text() || is_element(elements[0]))))
    return "it is an answer of Overpass: export its map as GeoJSON, as Overpass Turbo does";
  if (json["type"].text() == "world" || (json["maps"].is_array() && json.find("onlyShowAdjacentMaps")))
    return "it is a world of Tiled, which is several maps: import its maps one by one";
  return std::nullopt;
}

std::optional<Sentence> what_text_is(std::string_view text) {
  constexpr std::size_t LOOKED_AT = 20'000;
  const std::string_view head = text.substr(0, LOOKED_AT);
  // Remarks and tags may stand above the size.
  std::size_t begin = 0;
  const auto is_above = [&](std::string_view word) { return head.substr(begin).starts_with(word); };
  while (begin < head.size() && (is_above("#") || is_above("tag ") || is_above("\n") || is_above("\r")))
    begin = std::min(head.find('\n', begin), head.size() - 1) + 1;
  if (is_above("size ") && head.find("\nhex ", begin) != std::string_view::npos)
    return "it is a board of hexes as text (.board): draw it as a hexagonal map in Tiled";
  return std::nullopt;
}

Sentence what_xml_is(std::string_view text) {
  constexpr std::size_t LOOKED_AT = 2000;
  const std::string_view head = text.substr(0, LOOKED_AT);
  const std::string root = xml_root(head);
  for (const Named& each : BY_ROOT)
    if (root == each.mark) return each.sentence;
  if (head.find("<osm") != std::string_view::npos) return "it is OpenStreetMap's XML: export the map as GeoJSON";
  return no_known_format();
}

}  // namespace linesman::exchange
