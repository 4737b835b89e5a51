// The steps of JSON pointers; `pointer_to` in base/text.h writes them.
#pragma once

#include <string>
#include <string_view>

namespace linesman {

/// The name that a step of a pointer (without its slash) stands for: "a/b" for "a~1b".
std::string unescaped(std::string_view step);

}  // namespace linesman
