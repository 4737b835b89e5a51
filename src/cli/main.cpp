#include <csignal>
#include <filesystem>
#include <iostream>

#include "cli/program.h"

namespace {

/// The folder of this program, wherever it was moved to.
std::string executable_folder() {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error).parent_path().string();
}

}  // namespace

int main(int argc, char** argv) {
  // A reader that went away is told as a failed write, not by a signal.
  std::signal(SIGPIPE, SIG_IGN);
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  linesman::Services services;
  services.library = [] {
    return std::make_shared<const linesman::RulesetLibrary>(linesman::ruleset_folders(executable_folder()));
  };
  return linesman::run_program({argv + 1, argv + argc}, services, {std::cin, std::cout, std::cerr});
}
