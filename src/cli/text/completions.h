// Scripts with which a shell completes the words of linesman-cli.
#pragma once

#include <optional>
#include <string>

namespace linesman {

/// A script for "bash", "zsh" or "fish". It asks the program for the words (`word_offers`), so that it knows every call
/// and value of the program that is installed. Nothing for another shell.
std::optional<std::string> completion_script(const std::string& shell);

}  // namespace linesman
