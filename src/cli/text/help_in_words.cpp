#include "cli/text/help_in_words.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace linesman {}  // namespace linesman
