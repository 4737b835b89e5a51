#include "ui/panels/strip/shown_answer.h"

#include <QObject>
#include <algorithm>

#include "drawing/report/ruling_brief.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/unit_brief.h"
#include "words/answer_lines.h"
#include "words/ask_words.h"
#include "words/certainty_words.h"

namespace linesman {
namespace {

constexpr std::size_t MOST_OTHER_ROWS = 3;

std::optional<Verdict> verdict_of(const Row& row) {
  if (!row.is_yes()) return row.answer == RowAnswer::no ? Verdict::illegal : Verdict::incomplete;
  return row.witness && row.witness->judgement.ruling.verdict == Verdict::marginal ? Verdict::marginal : Verdict::legal;
}

/// Why a form is not reached, or not known to be: with its action, as other answers have it.
Sentence sentence_of_form(const FormAnswer& form, bool action_is_said, const Hearing& hearing) {
  Row row;
  row.action = form.action;
  row.answer = form.formed.answer == CouldAnswer::no ? RowAnswer::no : RowAnswer::unknown;
  row.by = form.formed.by;
  row.reason = form.formed.reason;
  Answer answer{{row}};
  // Without a said action all of them were tried.
  if (!action_is_said && hearing.ruleset().terms().actions.size() > 1) answer.rows.push_back(row);
  return answer_sentence(answer, Question{}, hearing);
}

}  // namespace

ShownAnswer answer_of_past(const PastTable& past, const Session& session) {
  if (!past.answer || past.answer->ruling() == nullptr) return {{}, QObject::tr("No ruling"), words_for_past(past), {}};
  const Ruling& ruling = *past.answer->ruling();
  const RulingBrief brief = brief_of(ruling, past.answer->game, session.terms(), session.unit());
  return {order_title(past.answer->order, past.answer->game, session.terms()), verdict_word(ruling.verdict),
          brief.problem.isEmpty() ? brief.spent : brief.problem, ruling.verdict};
}

ShownAnswer answer_of_form(const OrderAnswer& answer, const Session& session) {
  const Formed& formed = answer.form->formed;
  QStringList lines;
  for (const AnswerLine& line : form_lines(formed, *session.hearing())) lines << spoken(line.text, session.unit());
  ShownAnswer shown{order_title(answer.order, answer.game, session.terms()), lines.takeFirst(), {}, {}};
  if (formed.answer != CouldAnswer::yes && !answer.form->action.empty())
    shown.sentence =
        spoken(sentence_of_form(*answer.form, !answer.order.action.empty(), *session.hearing()), session.unit());
  shown.reason = lines.join(QStringLiteral(" · "));
  shown.verdict = formed.answer == CouldAnswer::yes  ? Verdict::legal
                  : formed.answer == CouldAnswer::no ? Verdict::illegal
                                                     : Verdict::incomplete;
  shown.grey = !session.proposal().answer_is_current() || !answer.form->settled;
  return shown;
}

ShownAnswer answer_of_rows(const Asked& asked, const CurrentQuestion& asking, const Session& session,
                           const std::optional<Certainty>& certainty) {
  const Row& row = asked.answer->rows.front();
  const LengthUnit unit = session.unit();
  ShownAnswer shown{spoken(asked_sentence(asked.question, asked.hearing), unit),
                    spoken(answer_sentence(*asked.answer, asked.question, asked.hearing), unit),
                    {},
                    verdict_of(row),
                    asking.is_grey()};
  QStringList why;
  // The sentence of a no, or of what is not known, has its reason.
  if (row.is_yes() && !row.reason.empty()) why << spoken(row_reason(row, asked.hearing), unit);
  const AnswerPtr& answer = asking.is_about_way() ? session.proposal().answer() : nullptr;
  if (answer && answer->ruling() != nullptr) {
    const RulingBrief brief = brief_of(*answer->ruling(), answer->game, session.terms(), unit);
    const std::vector<Fault>& faults = answer->ruling()->faults;
    const bool said = !row.is_yes() && !faults.empty() && row_reason(row, asked.hearing) == faults.front().text;
    // Of several the place where all may stop is theirs, with who decides it.
    const QString together = answer->together && session.terms() != nullptr
                                 ? unit_brief_of(*answer->together, answer->game, *session.terms(), unit).sentence
                                 : QString();
    if (!together.isEmpty())
      why << (together + ' ' + brief.clause).trimmed();
    else if (!brief.problem.isEmpty())
      why << (said ? brief.clause : (brief.problem + ' ' + brief.clause).trimmed());
    if (brief.more > 0) why << QObject::tr("and %1 more").arg(brief.more);
    if (certainty && row.answer != RowAnswer::wants) why << spoken(certainty_words(*certainty, session.game()));
  }
  why.removeAll(QString());
  QStringList others;
  const std::size_t told = std::min(asked.answer->rows.size(), MOST_OTHER_ROWS + 1);
  for (std::size_t i = 1; i < told; ++i) others << spoken(row_sentence(asked.answer->rows[i], asked.hearing), unit);
  shown.others = others.join(QStringLiteral(" · "));
  shown.reason = why.join(QStringLiteral(" · "));
  return shown;
}

QString without_stop(QString sentence) {
  if (sentence.endsWith('.')) sentence.chop(1);
  return sentence;
}

}  // namespace linesman
