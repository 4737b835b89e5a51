// Puts new models on the table: a ghost of them follows the pointer, a click or Enter puts them there. Begun by a panel
// or a command, not taken up by hand.
#pragma once

#include <functional>

#include "ui/tools/placing/dragged_group.h"
#include "ui/tools/tool.h"

namespace linesman {

class PutTool : public Tool {
 public:
  /// The game with the models in it, and which of its pieces they are.
  struct Staged {
    DraggedGroup group;
    std::vector<PieceIndex> pieces;
    QString what;  ///< completes «Undo …»
  };
  /// How it ended.
  enum class End {
    put,    ///< they are in the game
    again,  ///< they are, and the same is wanted once more (Shift)
    dropped
  };

  explicit PutTool(ToolHost& host) : host_(host) {}

  /// They appear about `at`. `ended` is called once.
  void begin(Staged staged, Vec at, std::function<void(End)> ended);
  bool putting() const { return ended_ != nullptr; }
  // A drag that comes from elsewhere, over a point of the table or not over it.
  void lead(std::optional<Vec> at);
  void put_down(bool again);
  /// Where their middle is wanted.
  Vec place() const { return at_; }

  bool press(const Pointer& pointer) override;
  bool move(const Pointer& pointer) override;
  bool release(const Pointer&) override { return putting(); }
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool claims(int key, Qt::KeyboardModifiers keys) const override;
  bool turn(double degrees) override;
  bool busy() const override { return putting(); }
  void cancel() override;
  void ruled() override {}
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  void show(bool snaps);

  ToolHost& host_;
  Staged staged_;
  Vec at_;
  double turn_ = 0;
  bool shown_ = true;
  std::function<void(End)> ended_;
};

}  // namespace linesman
