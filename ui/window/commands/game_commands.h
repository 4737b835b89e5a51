// Commands of the menu that begin games and put games away.
#pragma once

#include "ui/window/commands/command_context.h"

namespace linesman {

void ask_new_game(CommandContext& at);
void ask_new_dispute(CommandContext& at);
void ask_template_name(CommandContext& at);
void begin_duplicate(CommandContext& at);

/// Asks an umpire why, and who he is, and carries the proposed order out.
void decide_on_order(CommandContext& at);

/// Who lets the proposed move pass when it is marginal, asked once; nothing when nobody does. Empty for a move about
/// which there is nothing to agree, and where no name is given.
std::optional<QString> agreement_on(const Session& session, QWidget* window);

}  // namespace linesman
