// Formats that are not read, known by their first bytes, so that a refusal says what to do. Inside `exchange` only.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace linesman::exchange {

inline constexpr std::string_view KNOWN_FORMATS =
    "Universal VTT, Tiled maps and tilesets in JSON, GeoJSON and CSV rosters are known";

/// The kind of a file that is no text, and what to do with it, as a sentence; nothing for another file. `name` is the
/// file's: its ending says what is in a packed one.
std::optional<std::string> what_binary_is(std::string_view bytes, std::string_view name);

/// The kind of a file of XML, as a sentence.
std::string what_xml_is(std::string_view text);

}  // namespace linesman::exchange
