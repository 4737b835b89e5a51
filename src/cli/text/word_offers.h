// The words that a shell offers when a person presses Tab.
#pragma once

#include <string>
#include <vector>

#include "cli/services.h"

namespace CLI {
class App;
}

namespace linesman {

/// The lines of an answer to the scripts of `completion_script`, for the words after the name of the program, of which
/// the last is being typed. A line is a word, a tab and its help. ":files", ":files linesman" and ":folders" ask the
/// shell for its own names of files, of those with that ending first. Options, calls and values come from the program
/// itself: rulesets, their options, schemas, examples and languages are those that are installed.
std::string word_offers(const CLI::App& program, const std::vector<std::string>& typed, const Services& services);

}  // namespace linesman
