// The help of the command line in another language.
#pragma once

#include "base/phrasebook.h"

namespace CLI {
class App;
}

namespace linesman {

/// Says descriptions, footers and the words of CLI11 itself in the language of `words`, for a call and all below it.
/// The names of calls, options and arguments stay. Not for completions: packages have them, the same everywhere.
void say_help_in(const Phrasebook& words, CLI::App& app);

}  // namespace linesman
