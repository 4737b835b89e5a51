// Judges an entry of a record again on the table on which it was made. Inside `record` only.
#pragma once

#include <optional>

#include "files/documents/record.h"
#include "record/difference.h"
#include "referee/referee.h"

namespace linesman {

class EntryJudge {
 public:
  /// `budget` is that of the whole record and outlives the object. Each order is judged with a budget of its own, as
  /// when it was made.
  EntryJudge(const Referee& referee, Budget& budget) : referee_(referee), budget_(budget) {}

  struct Outcome {
    Hearing after;
    std::optional<Difference> difference;  ///< between the rulings; `after` is then the table before the entry
  };

  /// A Problem, with a pointer into the document, when the entry cannot be read or leads to a table that the ruleset
  /// cannot use. Throws WorkStopped.
  Result<Outcome> entry(const Hearing& standing, const Entry& entry) const;

 private:
  Result<Outcome> order(const Hearing& standing, const Entry& entry) const;
  Result<Outcome> edit(const Hearing& standing, const Entry& entry) const;

  const Referee& referee_;
  Budget& budget_;
};

}  // namespace linesman
