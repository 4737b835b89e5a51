// What keys and mouse do, and what this program is.
#pragma once

#include <span>

#include "ui/window/commands/command.h"

namespace linesman {

/// Not modal: it can stay open beside the window.
/// `commands`: those whose keys it lists.
void show_shortcuts(QWidget* parent, std::span<const Command> commands);
void show_about(QWidget* parent);

}  // namespace linesman
