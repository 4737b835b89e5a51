// Every tool that a player can take up. Menu, tool bar and key sheet are made from this list; a tool is its own file
// and one line here.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "ui/tools/tool.h"

namespace linesman {

struct ToolEntry {
  std::string_view id;  ///< stable: settings and tests name it
  const char* title;    ///< of the menu entry, with its mnemonic; English, translated where it is shown
  const char* icon;     ///< resources/icons/NAME.svg
  const char* key;      ///< takes it up while the table has the focus: a letter
  const char* help;     ///< what it is for: a sentence
  std::vector<KeyLine> (*key_lines)();
  std::unique_ptr<Tool> (*make)(ToolHost& host);  ///< `host` outlives the tool
};

/// In the order of menu and tool bar. The first is in hand when a window opens.
std::span<const ToolEntry> all_tools();

}  // namespace linesman
