// One entry of a record, judged again on the table that it was made on. Inside `record` only.
#pragma once

#include <optional>

#include "files/entry.h"
#include "record/difference.h"
#include "referee/referee.h"

namespace linesman {

class JudgeAgain {
 public:
  /// `budget`: of the whole record; outlives it. Each order has its own beside it, as it had when it was made.
  JudgeAgain(const Referee& referee, Budget& budget) : referee_(referee), budget_(budget) {}

  struct Outcome {
    Hearing after;
    std::optional<Difference> difference;  ///< of the ruling; `after` is then the table as it was before
  };

  /// A Problem, with its pointer into the document, when the entry cannot be read, or leads to a table that the ruleset
  /// cannot use. Throws WorkStopped.
  Result<Outcome> entry(const Hearing& standing, const Entry& entry) const;

 private:
  Result<Outcome> order(const Hearing& standing, const Entry& entry) const;
  Result<Outcome> edit(const Hearing& standing, const Entry& entry) const;

  const Referee& referee_;
  Budget& budget_;
};

}  // namespace linesman
