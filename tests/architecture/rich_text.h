// Finds where a text of a document could be taken for rich text: that opens the files that it names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace linesman {

/// A sentence for each label that is no PlainLabel, for each tooltip, message, question or title of a window that is
/// neither fixed words nor goes through `as_plain` or `as_title`, and for what only knows rich text. `path` and `text`
/// are of a source of the window.
std::vector<std::string> rich_text_faults(const std::string& path, std::string_view text);

}  // namespace linesman
