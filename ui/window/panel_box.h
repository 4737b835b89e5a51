// The pages of the drawer, and the panels that stand on them. A panel is its own file and one line here.
#pragma once

#include <span>

#include "ui/window/commands/command.h"
#include "ui/window/pages/drawer_page.h"

namespace linesman {

/// In the order of the signs at the edge, of the menu and of F6.
std::span<const PageEntry> all_pages();

struct PanelEntry {
  const char* name;   ///< stable: settings and tests name it
  const char* title;  ///< English, translated where it is shown
  const char* page;   ///< the name of its page
  QWidget* (*make)(CommandContext&);
};

/// All but order, ruling and piece, which the window makes itself. Those of one page stand in the order of their tabs,
/// behind what the window has put there.
std::span<const PanelEntry> all_panels();

}  // namespace linesman
