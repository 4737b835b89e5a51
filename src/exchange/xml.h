// Reads XML as plain elements, by tinyxml2. Inside `exchange` only.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace linesman::exchange {

struct XmlElement {
  std::string name;  ///< without a prefix: "svg" of <svg:svg>
  std::vector<std::pair<std::string, std::string>> attributes;
  std::string text;  ///< its own, without that of its children; CDATA is left out
  int line = 1;
  std::vector<XmlElement> children;

  /// Empty when there is none of that name.
  std::string attribute(std::string_view named) const;
};

/// The root element. Refused, with "line 4" as the place: text that is not well-formed or no UTF-8, elements nested
/// deeper than 64, and a document type, because entities could stand for large texts.
Result<XmlElement> read_xml(std::string_view text);

/// The name of the first element, in lower case and without a prefix; looks at the beginning of the text only. Empty
/// when there is none.
std::string xml_root(std::string_view text);

}  // namespace linesman::exchange
