#include "ui/window/unit_answer.h"

#include <algorithm>

#include "base/contains.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/unit_brief.h"
#include "files/orders/form_json.h"
#include "words/answer_lines.h"

namespace linesman {

namespace {

/// By place: who takes it, as far as that is known.
std::vector<PlaceShown> places_of(const FormAnswer& form, const Game& game) {
  std::vector<PlaceShown> places;
  for (std::size_t i = 0; i < form.places.size(); ++i) {
    PlaceShown place{{form.members[i], form.bases[i], {form.places[i].at, form.places[i].facing, 0}}};
    place.open = contains(form.formed.open, i);
    for (const FilledSlot& filled : form.formed.filled) {
      if (filled.slot != i) continue;
      const auto member = std::find(form.members.begin(), form.members.end(), filled.piece) - form.members.begin();
      place.stand.piece = filled.piece;
      place.stand.footprint = form.bases[static_cast<std::size_t>(member)];
      place.from = game.piece(filled.piece).pose;
    }
    places.push_back(std::move(place));
  }
  return places;
}

RowAnswer row_answer(CouldAnswer answer) {
  if (answer == CouldAnswer::yes) return RowAnswer::yes;
  return answer == CouldAnswer::no ? RowAnswer::no : RowAnswer::unknown;
}

}  // namespace

std::shared_ptr<const UnitShown> unit_shown_of(const AnswerPtr& answer) {
  if (!answer || (!answer->together && !answer->form)) return nullptr;
  auto shown = std::make_shared<UnitShown>();
  shown->together = answer->together;
  if (!answer->form) return shown;
  const Formed& formed = answer->form->formed;
  shown->places = places_of(*answer->form, answer->game);
  shown->answer = formed.answer;
  if (formed.nearest) shown->nearest = std::shared_ptr<const Witness>(answer->form, &*formed.nearest);
  return shown;
}

BesideRuling beside_ruling_of(const Session& session) {
  const AnswerPtr& answer = session.proposal().order() ? session.proposal().answer() : nullptr;
  BesideRuling beside;
  if (!answer) return beside;
  if (has_form(*session.proposal().order()))
    if (const auto form = read_form(session.proposal().order()->members[FORM], "")) beside.form = *form;
  QStringList together;
  if (answer->together && session.terms() != nullptr) {
    const UnitBrief brief = unit_brief_of(*answer->together, answer->game, *session.terms(), session.unit());
    for (const QString& line : {brief.far, brief.who})
      if (!line.isEmpty()) together << line;
  }
  if (answer->form && session.hearing()) {
    beside.form_answer = row_answer(answer->form->formed.answer);
    beside.unit = together;
    if (!beside.unit.isEmpty()) return beside;
    for (const AnswerLine& line : form_lines(answer->form->formed, *session.hearing()))
      beside.unit << spoken(line.text, session.unit());
    return beside;
  }
  if (answer->problem() != nullptr) beside.refusal = reason_text(*answer->problem());
  beside.unit = together;
  return beside;
}

}  // namespace linesman
