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
/// How to print, lay and shoot, what spoils a photograph, and how the program says so. Not modal.
void show_photograph_help(QWidget* parent);
void show_about(QWidget* parent);

}  // namespace linesman
