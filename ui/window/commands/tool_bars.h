// The two tool bars: one about the game, one with the tools of the table.
#pragma once

#include "ui/session/session.h"
#include "ui/window/commands/actions.h"

namespace linesman {

/// Files, undo, ruleset, turn, zoom, carrying out.
QToolBar* make_game_bar(const Actions& actions, Session& session);

/// A button for each tool of ui/tools/tool_box.h.
QToolBar* make_tool_box_bar(const Actions& actions);

}  // namespace linesman
