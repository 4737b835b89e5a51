// The help of a call: what it does, examples, and then its arguments and options.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <string>

namespace linesman {

/// Puts the calls of the program under headings: families of calls that belong together.
void group_calls(CLI::App& program);

/// Lays help out with the examples in front.
class HelpLayout : public CLI::Formatter {
 public:
  std::string make_description(const CLI::App* app) const override;
};

}  // namespace linesman
