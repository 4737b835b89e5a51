#include "answers/outcome.h"

#include "answers/answer_status.h"
#include "record/history.h"

namespace linesman {

Result<Outcome> try_order(const Hearing& hearing, const Order& order, const UmpireWord& word) {
  Budget usual;
  return try_order(hearing, order, word, usual);
}

Result<Outcome> try_order(const Hearing& hearing, const Order& order, const UmpireWord& word, Budget& budget) {
  if (word.text.empty() != word.by.empty())
    return Problem{"", "a decision needs both its text and the name of who decides"};
  auto judgement = hearing.judge(order, budget);
  if (!judgement) return judgement.problem();
  const int status = status_of(judgement->ruling.verdict);
  const bool decided = status == NOT_LEGAL && !word.text.empty();
  if (status != DONE && !decided) return Outcome{std::move(judgement).value(), {}};
  const AlreadyJudged known{hearing.game(), order, *judgement};
  EntryBasis basis;
  basis.judged = &known;
  auto carried = decided ? carry_out_by_decision(hearing, order, {0, Verdict::legal, word.text, word.by}, basis)
                         : carry_out(hearing, order, {}, basis);
  if (!carried) return carried.problem();
  return Outcome{std::move(judgement).value(), carried->game};
}

Value answered_ruling(Value ruling, const std::string& carried_instead) {
  return carried_instead.empty() ? std::move(ruling) : ruling.with("carried", carried_instead);
}

}  // namespace linesman
