// Commands of the menu that begin games and put games away.
#pragma once

#include "ui/window/commands/command.h"

namespace linesman {

void ask_new_game(CommandContext& at);
/// A dispute from nothing; an open game waits meanwhile.
void ask_new_dispute(CommandContext& at);
/// One about a copy of the open game and the selected models.
void settle_dispute(CommandContext& at);
/// The same, or without selected models the tool that draws terrain.
void dispute_or_draw(CommandContext& at);
/// What is ruled, with the table, as a picture on the clipboard.
void copy_answer(CommandContext& at);
void ask_template_name(CommandContext& at);
void begin_duplicate(CommandContext& at);

/// Asks an umpire why, and who he is, and carries the proposed order out.
void decide_on_order(CommandContext& at);

/// Carries the proposed order out, or puts it in place of the entry that it puts right. Asks for a name where the move
/// is marginal.
void carry_out(CommandContext& at);

/// Selects the next model that has not moved in this turn, in document order after the selected one.
void select_next_unmoved(CommandContext& at);

/// Begins the next turn and says who did not move in the one before. Asks nothing.
void begin_next_turn(CommandContext& at);

}  // namespace linesman
