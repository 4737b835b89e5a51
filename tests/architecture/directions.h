// Which room may include what: the arrows of src/README.md, ui/README.md and rulesets/README.md.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "architecture/includes.h"

namespace linesman {

/// The piece that a header belongs to, as the table of directions names it: a room of src ("base"), "movement types",
/// "tracer", "outlines", "ruling tools", "boost models", "plugin interface", a room of ui ("ui/picture"), a library
/// ("boost", "boost json", "CLI11", "QtCore"…), "standard", "system", "own folder", or the name itself when it is
/// unknown.
std::string piece_of(const std::string& path, const Include& include, const QtModules& qt);

/// A sentence for each #include of the file that runs against the directions. `path` is relative to the project:
/// "src/rules/terms.cpp". Files of no room have no faults.
std::vector<std::string> direction_faults(const std::string& path, std::string_view text, const QtModules& qt);

/// The headers of each room of src that other rooms may include: "movement" to "order", "trace"…
const std::map<std::string, std::set<std::string>>& public_headers();

/// A sentence for each #include of a header that another room keeps to itself.
std::vector<std::string> private_header_faults(const std::string& path, std::string_view text);

/// The entries of the table that fit nothing any more: patterns that no path fits, and headers, named beside the rooms,
/// that are not among the paths.
std::vector<std::string> stale_directions(const std::vector<std::string>& paths);

}  // namespace linesman
