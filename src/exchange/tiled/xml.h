// Reads small XML files as Tiled writes them: elements, attributes and text. Inside `exchange` only.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/value.h"

namespace linesman::exchange {

struct XmlElement {
  std::string name;
  std::vector<std::pair<std::string, std::string>> attributes;
  std::vector<XmlElement> children;
  std::string text;  ///< of the element itself, without that of its children

  /// Empty when there is none of that name.
  std::string attribute(std::string_view wanted) const;
};

/// The root element. Refused, with a phrase: text that is not well-formed, is nested deeper than 64, or has a document
/// type, because entities could stand for large texts.
Result<XmlElement> read_xml(std::string_view text);

/// The JSON of a <tileset> or a <template>; null for any other element.
Value tiled_json_of(const XmlElement& root);

}  // namespace linesman::exchange
