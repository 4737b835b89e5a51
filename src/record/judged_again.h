// One entry of a record, judged again on the table that it was made on. Inside `record` only.
#pragma once

#include <optional>

#include "files/entry.h"
#include "record/difference.h"
#include "referee/referee.h"

namespace linesman {

class JudgeAgain {
 public:
  explicit JudgeAgain(const Referee& referee) : referee_(referee) {}

  struct Outcome {
    Hearing after;
    std::optional<Difference> difference;  ///< of the ruling; `after` is then the table as it was before
  };

  /// A Problem, with its pointer into the document, when the entry cannot be read, or leads to a table that the ruleset
  /// cannot use.
  Result<Outcome> entry(const Hearing& standing, const Entry& entry) const;

 private:
  Result<Outcome> order(const Hearing& standing, const Entry& entry) const;
  Result<Outcome> edit(const Hearing& standing, const Entry& entry) const;

  const Referee& referee_;
};

}  // namespace linesman
