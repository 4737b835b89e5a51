// Scripts with which a shell completes the calls and options of a program.
#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace linesman {

/// A script for "bash", "zsh" or "fish", made of all calls and options that the help of the program shows. Nothing for
/// another shell.
std::optional<std::string> completion_script(const CLI::App& program, const std::string& shell);

}  // namespace linesman
