// Commands with which the help of each call begins.
#pragma once

#include <string>
#include <vector>

namespace linesman {

struct CallExamples {
  std::string call;                   ///< "judge", "cases find"; empty: of the program
  std::vector<std::string> commands;  ///< after "linesman-cli "
};

/// In the order in which they can be tried: what one writes another may read. Files are called as readers may call
/// theirs: game.linesman, order.json.
const std::vector<CallExamples>& all_call_examples();

/// Of one call; empty where there are none.
std::vector<std::string> examples_of_call(const std::string& call);

}  // namespace linesman
