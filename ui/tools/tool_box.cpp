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
    entry<MoveTool>("move", QT_TR_NOOP("&Move models"), "move", "V",
                    QT_TR_NOOP("Drag a model to see whether the move is legal.")),
    entry<PlaceTool>("place", QT_TR_NOOP("&Place by hand"), "place", "P",
                     QT_TR_NOOP("Reposition models freely (no rules check).")),
    entry<StandTool>("stand", QT_TR_NOOP("It &stands there now"), "stand", "T",
                     QT_TR_NOOP("Put a model where it stands now, to ask whether it could have got there.")),
    entry<DrawTool>("draw", QT_TR_NOOP("&Draw terrain"), "draw", "D", QT_TR_NOOP("Draw terrain, or cut it.")),
    entry<EditTool>("edit", QT_TR_NOOP("&Edit terrain"), "edit-terrain", "E",
                    QT_TR_NOOP("Select terrain, move it and change its outline.")),
    entry<HandTool>("hand", QT_TR_NOOP("Move the &view"), "hand", "H",
                    QT_TR_NOOP("Drag the table and select models without moving them.")),
    entry<TapeTool>("tape", QT_TR_NOOP("Measuring &tape"), "tape", "M",
                    QT_TR_NOOP("Measure from edge to edge, round corners.")),
    entry<RingsTool>("rings", QT_TR_NOOP("&Rings"), "rings", "O",
                     QT_TR_NOOP("Draw rings round a model, a place or terrain.")),
    entry<AngleTool>("angle", QT_TR_NOOP("&Angle and arc"), "angle", "A",
                     QT_TR_NOOP("Measure the angle and arc of a turn.")),
    entry<MarchTool>("march", QT_TR_NOOP("&Line of march"), "march", "L",
                     QT_TR_NOOP("Measure along a road or a line with bends.")),
    entry<MarkingTool>("marking", QT_TR_NOOP("Marki&ngs"), "marking", "N",
                       QT_TR_NOOP("Draw deployment zones, objectives, arrows and text (not checked).")),
};

}  // namespace

std::span<const ToolEntry> all_tools() { return TOOLS; }

}  // namespace linesman
