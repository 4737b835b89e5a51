// Help: a first game in pictures, what keys and mouse do, and what this program is.
#pragma once

#include <span>

#include "ui/window/commands/command.h"
#include "ui/window/dialogs/help_pictures.h"

namespace linesman {

/// Not modal: it can stay open beside the window.
/// `commands`: those whose keys it lists.
/// Begins with five pictures of a first game; then comes the page for the part of the window that has the focus.
void show_help(QWidget* parent, std::span<const Command> commands, const std::vector<HelpPicture>& pictures);
void show_about(QWidget* parent);

}  // namespace linesman
