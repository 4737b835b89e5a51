// "It stands there now": models are put where they stand, and the rules are asked whether they could have got there.
// The way, or what is against it, is proposed as an order; nothing is changed.
#pragma once

#include <QPainter>
#include <QString>
#include <optional>

#include "drawing/picture/palette.h"
#include "ui/tools/gesture_tool.h"
#include "ui/tools/placing/dragged_group.h"
#include "ui/tools/tool.h"

namespace linesman {

// A sentence in a box beside what it is about, whole and where it can be seen.

/// Where a sentence stands that is about `about`: over it, else under it, within `frame`. Long ones are wrapped.
/// Painter's units, all.
QRectF pill_box(const QRectF& about, const QString& words, const QRectF& frame);

/// Paints the sentence in such a box.
void paint_pill(QPainter& painter, const QRectF& box, const QString& words, const QColor& border,
                const Palette& palette);

class StandTool : public GestureTool {
 public:
  explicit StandTool(ToolHost& host) : GestureTool(host) {}
  static std::vector<KeyLine> key_lines();

  bool selects() const override { return true; }
  void cancel() override;
  void ruled() override;
  bool claims(int key, Qt::KeyboardModifiers keys) const override;
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;

 protected:
  std::unique_ptr<Gesture> begin(const Pointer& pointer) override;
  bool idle_key(int key, Qt::KeyboardModifiers keys) override;

 private:
  class Put;
  bool shift_by_key(int key, Qt::KeyboardModifiers keys);
  void put(Vec shift, double turn);
  void ask();
  void put_back();
  void forget();
  /// Where its sentence stands, painter's units.
  QRectF answer_box(const FirstRow& answer) const;

  DraggedGroup put_;  ///< where the player says that they stand; empty before
  Vec shift_;
  double turn_ = 0;
};

}  // namespace linesman
