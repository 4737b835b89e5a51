// A call of the command line within the test program, for calls that take a service which is no module of their own.
#pragma once

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "cli/program.h"
#include "support/built_rulesets.h"

namespace linesman {

struct Called {
  int status = 0;
  std::string out;
  std::string err;
};

/// With those services and the built rulesets; nothing stands on its standard input.
inline Called called(const std::vector<std::string>& arguments, Services services) {
  services.library = [] { return built_rulesets(); };
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  const int status = run_program(arguments, services, {in, out, err});
  return {status, out.str(), err.str()};
}

}  // namespace linesman
