// Files in other encodings as UTF-8. Inside `exchange` only.
#pragma once

#include <string>
#include <string_view>

#include "base/sentence.h"

namespace linesman::exchange {

/// The text of a file in UTF-8, or as it is where its encoding is not known, for its reader to refuse.
struct Decoded {
  std::string text;
  Sentence note{};  ///< the encoding that was taken for it; empty for UTF-8
};

/// Reads UTF-16 by its mark, Windows-1252 as spreadsheets write it, and what XML says of itself. Lines that end as on
/// old Macs end in \n.
Decoded decoded(std::string_view bytes);

/// The encoding that the first line of an XML text names, in small letters; empty for none.
std::string encoding_of_xml(std::string_view text);

}  // namespace linesman::exchange
