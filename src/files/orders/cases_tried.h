// Whether a ruleset judges cases as they expect: the cases.json beside a ruleset, on the command line and in the
// window.
#pragma once

#include <string>
#include <vector>

#include "base/value.h"
#include "referee/referee.h"

namespace linesman {

struct TriedCase {
  std::string name;
  std::vector<std::string> differences;  ///< a sentence each; empty: it is judged as it expects
  Value answer;                          ///< the written ruling, or {"error": sentence}
};

/// Judges each of `suite["cases"]` under the ruleset of that id.
std::vector<TriedCase> try_cases(const Value& suite, const std::string& ruleset, const Referee& referee);

}  // namespace linesman
