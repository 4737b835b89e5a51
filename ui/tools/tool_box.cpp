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
    entry<MoveTool>("move", "&Move models", "move", "V", "Drag models to propose a move, which is ruled on at once."),
    entry<PlaceTool>("place", "&Place by hand", "place", "P", "Put models elsewhere by agreement, without a ruling."),
    entry<StandTool>("stand", "It &stands there now", "stand", "T",
                     "Put a model where it stands now, and see whether it could have got there."),
    entry<DrawTool>("draw", "&Draw terrain", "draw", "D", "Draw terrain with the brush of the palette, or cut it."),
    entry<EditTool>("edit", "&Edit terrain", "edit-terrain", "E", "Select terrain, move it and change its outline."),
    entry<HandTool>("hand", "Move the &view", "hand", "H", "Drag the table about and select models without ordering."),
    entry<TapeTool>("tape", "Measuring &tape", "tape", "M",
                    "Measure from edge to edge, round corners, between what is selected."),
    entry<RingsTool>("rings", "&Rings", "rings", "O", "Draw rings round a model, a place or a feature, from its edge."),
    entry<AngleTool>("angle", "&Angle and arc", "angle", "A",
                     "Measure the angle of a wheel or turn, and the length of its arc."),
    entry<MarchTool>("march", "&Line of march", "march", "L",
                     "Measure how far it is along a line with bends or along a road."),
    entry<MarkingTool>("marking", "Markings of the pla&n", "marking", "N",
                       "Draw deployment zones, objectives, arrows and words, which nobody judges."),
};

}  // namespace

std::span<const ToolEntry> all_tools() { return TOOLS; }

}  // namespace linesman
