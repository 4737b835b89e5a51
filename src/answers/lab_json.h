// The laboratory: what rules say of many orders, as JSON.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "lab/experiment.h"
#include "plugins/library.h"

namespace linesman {

/// Its arguments, as the call and a line of a batch have them.
struct LabRequest {
  std::vector<std::string> inputs;  ///< records, lines, folders
  std::string a = "game";           ///< rules, as typed
  std::string b;                    ///< empty: there is one side alone
  std::vector<std::string> vary;    ///< `KEY=A..B:STEP` or `KEY=V,V`
  bool reach = false;               ///< the curves say how far pieces can go, too
  std::string by;                   ///< of `reach`: a trait, by whose values it is divided
  std::int64_t random = -1;         ///< made-up orders; below 0: none, of `differ` its usual number
  std::int64_t seed = 0;
  std::optional<std::pair<std::int64_t, std::int64_t>> made{};  ///< of the made-up orders those with these numbers
  std::vector<lab::LabInput> given{};                           ///< texts of inputs, before `inputs`
  bool as_part = false;                                         ///< the answer can be put together with others
  std::vector<Value> parts{};  ///< such answers, which are put together in place of orders
  bool list = false;           ///< say what there is to judge, and no more
  bool differ = false;         ///< look for the smallest table on which the two differ
  std::string in = "verdict";  ///< of differ: what must differ
};

struct LabAnswer {
  Value json;
  int status = 0;
  std::shared_ptr<const lab::Experiment> experiment{};  ///< nullptr where no orders were judged
  std::shared_ptr<const lab::Findings> findings{};      ///< nullptr likewise
};

/// The request of a batch line. A Problem's pointer is into it.
Result<LabRequest> read_lab_request(const Value& json);

/// Status 0 when nothing flips (of differ: when something was found), else 1. A Problem for rules, figures or options
/// that name nothing.
Result<LabAnswer> answer_lab(const LabRequest& request, const std::shared_ptr<const RulesetLibrary>& library,
                             const lab::LabWatch& watch = {});

/// The flips of an answer as lines with commas, under headings.
std::string flips_as_csv(const Value& answer);

}  // namespace linesman
