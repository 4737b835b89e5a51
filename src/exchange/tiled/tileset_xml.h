// Tiled's tilesets and templates in XML, in the form of its JSON. Inside `exchange` only.
// https://doc.mapeditor.org/en/stable/reference/tmx-map-format/
#pragma once

#include "base/value.h"
#include "exchange/tiled/xml.h"

namespace linesman::exchange {

/// Of a <tileset> or a <template>; null for any other element.
Value tiled_json_of(const XmlElement& root);

}  // namespace linesman::exchange
