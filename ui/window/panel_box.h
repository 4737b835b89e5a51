// Panels of the window besides order, ruling and piece. A panel is its own file and one line here.
#pragma once

#include <span>

#include "ui/window/commands/command.h"

namespace linesman {

struct PanelEntry {
  const char* name;   ///< stable: settings and tests name it
  const char* title;  ///< English, translated where it is shown
  Qt::DockWidgetArea area;
  const char* tab_of;  ///< the panel above which it lies as a tab, or empty
  bool shown;          ///< in a window that nobody has arranged yet
  QWidget* (*make)(CommandContext&);
};

/// In the order of the menu and of F6.
std::span<const PanelEntry> all_panels();

}  // namespace linesman
