// Which kind of terrain a word of another program means. Inside `exchange` only.
#pragma once

#include <optional>
#include <string_view>

#include "table/kind.h"

namespace linesman::exchange {

/// The kind of that name, in whatever case, with blanks or underscores for hyphens, in the plural too; or the kind that
/// is usually meant by it (forest: wood). Nothing for any other word.
std::optional<Kind> kind_meant(std::string_view word);

}  // namespace linesman::exchange
