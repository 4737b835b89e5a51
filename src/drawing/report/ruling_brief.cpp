#include "drawing/report/ruling_brief.h"

#include "drawing/report/spoken.h"

namespace linesman {

RulingBrief brief_of(const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit) {
  const BriefSentences brief = brief_sentences(ruling, game, terms, reader_in(unit));
  // Amounts are in the unit already.
  return {spoken(brief.spent), spoken(brief.reason), spoken(brief.problem, unit), spoken(brief.clause), brief.more};
}

}  // namespace linesman
