// Reads the texts of the window in its sources.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace linesman {

/// A sentence for each text that does not speak as a player does, or that is a part of a sentence, which no translator
/// could turn round. `text` is of a source of the window.
std::vector<std::string> text_faults(const std::string& path, std::string_view text);

}  // namespace linesman
