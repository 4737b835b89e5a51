// The gestures of placing by hand: a drag that moves models, and one that turns them.
#pragma once

#include "ui/tools/gesture.h"
#include "ui/tools/handful.h"
#include "ui/tools/tool_host.h"

namespace linesman {

/// The handful of those pieces of the host's game.
Handful take_in_hand(const ToolHost& host, const std::vector<PieceIndex>& pieces);
/// From how far away models snap into contact, inches.
double contact_reach(const ToolHost& host);
/// Makes the host's game the one with the handful as it is put; one step of undo, or none when nothing has moved.
void put_down(ToolHost& host, const Handful& handful);

class PlaceGesture : public Gesture {
 public:
  void finish() override;
  void cancel() override {}
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override { return handful_.extent(host_.projection()); }

 protected:
  PlaceGesture(ToolHost& host, const std::vector<PieceIndex>& pieces, const Pointer& pressed);
  ToolHost& host() const { return host_; }
  bool has_begun(const Pointer& pointer) { return drag_.passed(pointer); }
  bool has_begun() const { return drag_.passed(); }
  Handful& handful() { return handful_; }

 private:
  ToolHost& host_;
  DragThreshold drag_;
  Handful handful_;
};

/// Control leaves them exactly where the pointer leads them; [ and ] turn them on the way.
class MoveByHand : public PlaceGesture {
 public:
  /// A click that moves nothing leaves `clicked` alone selected.
  MoveByHand(ToolHost& host, const std::vector<PieceIndex>& pieces, std::vector<PieceIndex> clicked,
             const Pointer& pressed);
  void move(const Pointer& pointer) override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  void finish() override;

 private:
  std::vector<PieceIndex> clicked_;
  Vec from_;
  Pointer last_;
  double turn_ = 0;
};

/// By whole degrees, with Shift by fifteens; on a grid by hexsides.
class TurnByHand : public PlaceGesture {
 public:
  TurnByHand(ToolHost& host, const std::vector<PieceIndex>& pieces, const Pointer& pressed);
  void move(const Pointer& pointer) override;

 private:
  double from_ = 0;  ///< heading from their middle to the press
};

}  // namespace linesman
