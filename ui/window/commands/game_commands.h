// Commands of the menu that begin games and put games away.
#pragma once

#include "ui/window/commands/command.h"

namespace linesman {

void ask_new_game(CommandContext& at);
void ask_new_dispute(CommandContext& at);
void ask_template_name(CommandContext& at);
void begin_duplicate(CommandContext& at);

/// Asks an umpire why, and who he is, and carries the proposed order out.
void decide_on_order(CommandContext& at);

/// Carries the proposed order out, or puts it in place of the entry that it puts right. Asks for a name where the move
/// is marginal.
void carry_out(CommandContext& at);

}  // namespace linesman
