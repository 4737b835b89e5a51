#include "ui/tools/tool_box.h"

#include "ui/tools/draw_tool.h"
#include "ui/tools/edit_tool.h"
#include "ui/tools/hand_tool.h"
#include "ui/tools/move_tool.h"
#include "ui/tools/place_tool.h"

namespace linesman {

namespace {

template <class T>
constexpr ToolEntry entry(std::string_view id, const char* title, const char* icon, const char* key, const char* help) {
  return {id, title, icon, key, help, &T::key_lines, [](ToolHost& host) -> std::unique_ptr<Tool> {
            return std::make_unique<T>(host);
          }};
}

constexpr ToolEntry TOOLS[]{
    entry<MoveTool>("move", "&Move models", "move", "V", "Drag models to propose a move, which is ruled on at once."),
    entry<PlaceTool>("place", "&Place by hand", "place", "P", "Put models elsewhere by agreement, without a ruling."),
    entry<DrawTool>("draw", "&Draw terrain", "draw", "D", "Draw terrain with the brush of the palette, or cut it."),
    entry<EditTool>("edit", "&Edit terrain", "edit-terrain", "E", "Select terrain, move it and change its outline."),
    entry<HandTool>("hand", "Move the &view", "hand", "H", "Drag the table about and select models without ordering."),
};

}  // namespace

std::span<const ToolEntry> all_tools() { return TOOLS; }

}  // namespace linesman
