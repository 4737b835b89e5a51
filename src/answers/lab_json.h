// The laboratory: what rules say of many orders, as JSON.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "plugins/library.h"

namespace linesman {

/// Its arguments, as the call and a line of a batch have them.
struct LabRequest {
  std::vector<std::string> inputs;  ///< records, lines, folders
  std::string a = "game";           ///< rules, as typed
  std::string b;                    ///< empty: there is one side alone
  std::vector<std::string> vary;    ///< `KEY=A..B:STEP` or `KEY=V,V`
  std::int64_t random = -1;         ///< made-up orders; below 0: none, of `differ` its usual number
  std::int64_t seed = 0;
  bool differ = false;         ///< look for the smallest table on which the two differ
  std::string in = "verdict";  ///< of differ: what must differ
};

struct LabAnswer {
  Value json;
  int status = 0;
};

/// The request of a batch line. A Problem's pointer is into it.
Result<LabRequest> read_lab_request(const Value& json);

/// Status 0 when nothing flips (of differ: when something was found), else 1. A Problem for rules, figures or options
/// that name nothing.
Result<LabAnswer> answer_lab(const LabRequest& request, const std::shared_ptr<const RulesetLibrary>& library);

/// The flips of an answer as lines with commas, under headings.
std::string flips_as_csv(const Value& answer);

}  // namespace linesman
