#include "ui/tools/tool_box.h"

#include <vector>

#include "ui/tools/measuring/marking_tool.h"
#include "ui/tools/measuring/measuring_tools.h"
#include "ui/tools/ordering/move_tool.h"
#include "ui/tools/ordering/order_keys.h"
#include "ui/tools/ordering/stand_tool.h"
#include "ui/tools/placing/place_tool.h"
#include "ui/tools/terrain/draw_tool.h"
#include "ui/tools/terrain/edit_tool.h"
#include "ui/tools/tool.h"

namespace linesman {

namespace {

/// Looks and does not touch: a drag moves the view, a click selects, wherever it begins.
class HandTool : public Tool {
 public:
  explicit HandTool(ToolHost& host) : host_(host) {}
  static std::vector<KeyLine> key_lines() { return {}; }

  // Panning and selecting are what the view does by itself.
  bool press(const Pointer&) override { return false; }
  bool move(const Pointer&) override { return false; }
  bool release(const Pointer&) override { return false; }
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool selects() const override { return true; }
  bool busy() const override { return false; }
  void cancel() override {}
  void ruled() override { host_.repaint(); }
  void paint(QPainter&, const Palette&) const override {}
  QRectF extent() const override { return {}; }
  Qt::CursorShape cursor() const override { return Qt::OpenHandCursor; }

 private:
  ToolHost& host_;
};

}  // namespace

bool HandTool::key(int key, Qt::KeyboardModifiers) { return key == Qt::Key_Escape && drop_order(host_); }

namespace {

template <class T>
constexpr ToolEntry entry(std::string_view id, const char* title, const char* icon, const char* key, const char* help) {
  return {id, title, icon, key, help, &T::key_lines, [](ToolHost& host) -> std::unique_ptr<Tool> {
            return std::make_unique<T>(host);
          }};
}

constexpr ToolEntry TOOLS[]{
    entry<MoveTool>("move", "&Move models", "move", "V", "Drag a model to see whether the move is legal."),
    entry<PlaceTool>("place", "&Place by hand", "place", "P", "Reposition models freely (no rules check)."),
    entry<StandTool>("stand", "It &stands there now", "stand", "T",
                     "Put a model where it stands now, to ask whether it could have got there."),
    entry<DrawTool>("draw", "&Draw terrain", "draw", "D", "Draw terrain, or cut it."),
    entry<EditTool>("edit", "&Edit terrain", "edit-terrain", "E", "Select terrain, move it and change its outline."),
    entry<HandTool>("hand", "Move the &view", "hand", "H", "Drag the table and select models without moving them."),
    entry<TapeTool>("tape", "Measuring &tape", "tape", "M", "Measure from edge to edge, round corners."),
    entry<RingsTool>("rings", "&Rings", "rings", "O", "Draw rings round a model, a place or terrain."),
    entry<AngleTool>("angle", "&Angle and arc", "angle", "A", "Measure the angle and arc of a turn."),
    entry<MarchTool>("march", "&Line of march", "march", "L", "Measure along a road or a line with bends."),
    entry<MarkingTool>("marking", "Marki&ngs", "marking", "N",
                       "Draw deployment zones, objectives, arrows and text (not checked)."),
};

}  // namespace

std::span<const ToolEntry> all_tools() { return TOOLS; }

}  // namespace linesman
