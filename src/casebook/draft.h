// A case before it is written: the disputed move, who said what, and the decision.
//
//   const auto draft = read_draft(json);
//   const auto made = made_case(*draft, rulesets);
//   write_case(folder, made->json);
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "casebook/case.h"
#include "casebook/dispute.h"

namespace linesman {

struct DraftStatement {
  std::string side;
  std::string name;
  std::string text;
};

struct DraftCard {
  std::string name;
  CardKind kind = CardKind::warning;
  std::string why;
};

struct CaseDraft {
  Value game;
  Value order;
  std::string umpire;
  bool upheld = true;
  std::optional<Verdict> verdict;  ///< legal or illegal; needed where it overrides
  std::string reason;
  std::vector<DraftStatement> statements;
  std::vector<DraftCard> cards;
  std::vector<std::string> seen_by;
  std::optional<std::int64_t> table;
  std::optional<std::int64_t> minutes;
  std::string made;    ///< a moment; empty: now
  std::string called;  ///< a moment, or empty
  std::string event;   ///< id of the event, or empty
  std::vector<std::string> shown;
  std::string corrects;  ///< the beginning of a hash, or empty
  bool withdrawn = false;
  Value from;  ///< null: from no record
};

/// A Problem for members that no draft has, values of a wrong type or beyond the bounds of a case, and decisions that
/// lack an umpire or a reason.
Result<CaseDraft> read_draft(const Value& json);
/// The same checks of a draft that was made otherwise.
Result<void> check_draft(const CaseDraft& draft);

/// The sealed case. `corrects` is a whole hash by now. A Problem when the move cannot be judged, when dice are missing,
/// and for a case that would be too large. `dispute` is the draft's game and order.
Result<Value> made_case(const CaseDraft& draft, const HeardMove& dispute, const RulesetSource& rulesets);

}  // namespace linesman
