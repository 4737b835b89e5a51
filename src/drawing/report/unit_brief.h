// How far several models may go together (words/together_words.h), in the language of the window.
//
//   const UnitBrief brief = unit_brief_of(together, game, terms, LengthUnit::inch);
//   label.show(brief.far, brief.who);    // "5.6″ of 7″ for all", "Bren 6 holds the others back"
#pragma once

#include <QString>

#include "movement/form.h"
#include "movement/order.h"
#include "words/together_words.h"

namespace linesman {

/// TogetherBrief and `together_sentence` as they are shown in the window.
struct UnitBrief {
  QString far;
  QString who;
  QString sentence;  ///< a whole one
};

/// "As they stand", "Line", "Ranks"…
QString shape_title(FormShape shape);
/// "Ranks, 5 files": `files` 0 where their number says nothing.
QString shape_words(FormShape shape, int files);
/// The form of an order: "Ranks, 6″ wide, facing 20°." Empty where the order has none.
QString form_words(const Order& order, LengthUnit unit);

UnitBrief unit_brief_of(const Together& together, const Game& game, const Terms& terms, LengthUnit unit);

}  // namespace linesman
