#include "exchange/unread_formats.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace linesman::exchange {

namespace {

constexpr const char* DRAWING =
    "it is a drawing in SVG: save it as PNG, which linesman-cli backdrop lays under the terrain";
constexpr const char* PICTURE = "it is a picture: linesman-cli backdrop lays it under the terrain";
constexpr const char* GEODATA = "it is a map of a GIS in another format: export it as GeoJSON";
constexpr const char* LIST = "it is a list of a list builder: write its models into a CSV roster";
constexpr const char* TABLE = "it is a table of a spreadsheet: save it as CSV";

struct Named {
  std::string_view mark;  ///< the first bytes, an ending or the name of a root
  const char* sentence;
};

/// Packed files, by their endings.
constexpr std::array<Named, 9> PACKED{{{".svgz", DRAWING},
                                       {".kmz", GEODATA},
                                       {".shz", GEODATA},
                                       {".rosz", LIST},
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

constexpr std::array<Named, 4> BY_ROOT{{{"svg", DRAWING}, {"kml", GEODATA}, {"gpx", GEODATA}, {"roster", LIST}}};

std::string lower(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), [](unsigned char c) { return std::tolower(c); });
  return small;
}

/// The name of the first element: "svg" of "<?xml version='1.0'?><svg:svg …>".
std::string root_of(std::string_view text) {
  for (std::size_t at = text.find('<'); at < text.size() - 1; at = text.find('<', at + 1)) {
    if (text.substr(at).starts_with("<!--")) at = std::min(text.find("-->", at), text.size() - 1);
    if (std::isalpha(static_cast<unsigned char>(text[at + 1])) == 0) continue;
    const std::string_view name = text.substr(at + 1, text.find_first_of(" \t\r\n/>", at) - at - 1);
    const std::size_t colon = name.find(':');
    return lower(colon == std::string_view::npos ? name : name.substr(colon + 1));
  }
  return {};
}

}  // namespace

std::optional<std::string> what_binary_is(std::string_view bytes, std::string_view name) {
  const bool gzip = bytes.starts_with("\x1F\x8B");
  if (gzip || bytes.starts_with("PK\x03\x04")) {
    const std::string small = lower(name);
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
  const Sentence known = "Universal VTT, Tiled maps and tilesets in JSON, GeoJSON and CSV rosters are known";
  return said<"it is of no format that is known: {known}">(known);
}

Sentence what_xml_is(std::string_view text) {
  constexpr std::size_t LOOKED_AT = 2000;
  const std::string_view head = text.substr(0, LOOKED_AT);
  const std::string root = root_of(head);
  for (const Named& each : BY_ROOT)
    if (root == each.mark) return each.sentence;
  if (head.find("<map") != std::string_view::npos || head.find("<tileset") != std::string_view::npos)
    return "it is a Tiled file in XML: save it from Tiled in JSON (.tmj, .tsj)";
  if (head.find("<osm") != std::string_view::npos) return "it is OpenStreetMap's XML: export the map as GeoJSON";
  return no_known_format();
}

}  // namespace linesman::exchange
