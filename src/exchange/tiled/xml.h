// Reads the XML files of Tiled, by tinyxml2. Inside `exchange` only.
#pragma once

#include <string_view>

#include "base/result.h"
#include "base/value.h"

namespace linesman::exchange {

/// The JSON of a <tileset> or a <template>, as Tiled writes it; null for any other element. Refused, with a phrase:
/// text that is not well-formed, is nested deeper than 64, or has a document type, because entities could stand for
/// large texts.
Result<Value> read_tiled_xml(std::string_view text);

}  // namespace linesman::exchange
