// Turns the XML files of Tiled into the JSON that Tiled writes of the same map. Inside `exchange` only.
#pragma once

#include "base/value.h"
#include "exchange/xml.h"

namespace linesman::exchange {

/// The JSON of a <map>, a <tileset> or a <template>; null for any other element.
Value tiled_json_of(const XmlElement& root);

}  // namespace linesman::exchange
