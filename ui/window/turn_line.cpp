#include "ui/window/turn_line.h"

#include "drawing/picture/plain_text.h"
#include "ui/session/turn_state.h"

namespace linesman {

TurnLine::TurnLine(Session& session, TableController& controller, QWidget* parent)
    : PlainLabel(parent), session_(session), controller_(controller) {
  setObjectName("turn_line");
  setAccessibleName(tr("Turn"));
  connect(&controller_, &TableController::turn_changed, this, &TurnLine::refresh);
  connect(&session_, &Session::past_changed, this, &TurnLine::refresh);
}

// There is little room: who has not moved is in the tool tip, and is said when the next turn begins.
void TurnLine::refresh() {
  const bool present = session_.has_game() && !session_.past();
  const QString waiting = present ? waiting_words(controller_.turn(), session_.game()) : QString();
  setText(session_.has_game() ? turn_words(session_.shown_game()) : QString());
  setToolTip(as_plain(waiting));
  setAccessibleDescription(waiting);
}

}  // namespace linesman
