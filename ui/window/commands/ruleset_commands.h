// Commands of the menu that make rulesets and change them.
#pragma once

#include "ui/window/commands/command.h"

namespace linesman {

/// Asks with what a new ruleset begins, and opens the workshop with it.
void ask_new_ruleset(CommandContext& at);

/// Opens the workshop with a chart of the player's own: the one of the open game, or one that is chosen.
void ask_rules_to_edit(CommandContext& at);

/// The sheet of the players' own words for the ruleset of the open game.
void ask_own_words(CommandContext& at);

}  // namespace linesman
