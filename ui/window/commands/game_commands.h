// Commands of the menu that begin games and put games away.
#pragma once

#include "ui/window/commands/workplace.h"

namespace linesman {

void ask_new_game(Workplace& at);
void ask_new_dispute(Workplace& at);
void ask_template_name(Workplace& at);
void begin_duplicate(Workplace& at);

/// Asks an umpire why, and who he is, and carries the proposed order out.
void decide_on_order(Workplace& at);

/// Who lets the proposed move pass when it is marginal, asked once; nothing when nobody does. Empty for a move about
/// which there is nothing to agree, and where no name is given.
std::optional<QString> agreement_on(const Session& session, QWidget* window);

}  // namespace linesman
