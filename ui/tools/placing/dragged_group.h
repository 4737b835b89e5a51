// Models that a player moves and turns together by hand. They keep their places to one another.
#pragma once

#include <QPainter>
#include <memory>
#include <optional>
#include <vector>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "editing/snapping/snap_index.h"
#include "ui/tools/gesture.h"
#include "ui/tools/tool_host.h"

namespace linesman {

/// On a grid each model stands in the middle of a hex and faces a hexside. Elsewhere models may snap into contact.
class DraggedGroup {
 public:
  struct Model {
    PieceIndex piece{};
    Footprint footprint;
    Piece before;
    Piece after;
  };

  DraggedGroup() = default;
  /// These pieces (at least one) of a game, with the bases that `base_of` gives. They may touch all other pieces on the
  /// table.
  DraggedGroup(const Game& game, const std::vector<PieceIndex>& pieces, const BaseOf& base_of);

  /// The middle of the models before they are moved.
  Vec middle() const { return middle_; }
  bool empty() const { return models_.empty(); }
  const std::vector<Model>& models() const { return models_; }

  /// Turns them about their middle by degrees, clockwise, and shifts them, so that each centre stays on the table.
  /// Into contact with others they snap from at most `reach` inches away; 0: never.
  void put(Vec shift, double turn, double reach);

  /// The game with them as they are put.
  Game game() const;
  bool is_moved() const;

  void paint(QPainter& painter, const Projection& projection, const Palette& palette) const;
  QRectF extent(const Projection& projection) const;

 private:
  Vec kept_on_table(Vec shift, double turn) const;
  std::optional<Vec> shift_into_contact(double reach) const;

  std::optional<Pose> contact_of(const Model& model, double reach, bool turns) const;

  std::shared_ptr<const SnapIndex> things_;  ///< of the game before they are moved
  std::vector<PieceIndex> pieces_;
  std::vector<Model> models_;
  Vec middle_;
};

/// The step that a key turns by, degrees clockwise: [ and ] by 15, with Control by 1; Left and Right with Shift the
/// same. On a grid a hexside. 0: the key does not turn.
double turn_of_key(int key, Qt::KeyboardModifiers keys, const Table& table);
/// The step that an arrow key shifts by: a quarter inch, with Control an inch; on a grid a hex. Nothing for other keys.
std::optional<Vec> shift_of_key(int key, Qt::KeyboardModifiers keys, const Table& table);

// The gestures of placing by hand: one drag moves models, another turns them.

/// The group of these pieces of the host's game.
DraggedGroup pick_up(const ToolHost& host, const std::vector<PieceIndex>& pieces);
/// Changes the host's game to the one with the group as it is put: one step of undo, or none when nothing has moved.
void drop(ToolHost& host, const DraggedGroup& group);

class PlaceGesture : public Gesture {
 public:
  void finish() override;
  void cancel() override {}
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override { return group_.extent(host_.projection()); }

 protected:
  PlaceGesture(ToolHost& host, const std::vector<PieceIndex>& pieces, const Pointer& pressed);
  ToolHost& host() const { return host_; }
  bool has_begun(const Pointer& pointer) { return drag_.passed(pointer); }
  bool has_begun() const { return drag_.passed(); }
  DraggedGroup& group() { return group_; }
  /// Says what would be.
  void hold() const;

 private:
  ToolHost& host_;
  DragThreshold drag_;
  DraggedGroup group_;
};

/// Control leaves them exactly where the pointer leads them; [ and ] turn them on the way.
class MoveByHand : public PlaceGesture {
 public:
  /// A click that moves nothing leaves `clicked` alone selected.
  MoveByHand(ToolHost& host, const std::vector<PieceIndex>& pieces, std::vector<PieceIndex> clicked,
             const Pointer& pressed);
  void move(const Pointer& pointer) override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool turn(double degrees) override;
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
