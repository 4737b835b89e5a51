// The types that a source defines where other sources can see, or meet, them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace linesman {

/// The full names of classes, structs and enumerations with a body at namespace scope: "linesman::Hearing". Those in
/// unnamed namespaces are their source's own and left out.
std::vector<std::string> types_defined_in(std::string_view text);

}  // namespace linesman
