// The things that may be moved to make a table fairer, on the table itself: a click puts a thing in or out, a drag at
// its ring says how far it may be moved. Things of a fairer table that is looked at are shown there as ghosts.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editing/thing_moves.h"
#include "ui/tools/tool.h"

namespace linesman {

class FairTool : public Tool {
 public:
  /// Called for what the player does with it.
  struct Calls {
    std::function<void(const std::string& id)> toggle;
    std::function<void(const MayMove& may)> change;
    std::function<void()> leave;
  };
  FairTool(ToolHost& host, Calls calls) : host_(host), calls_(std::move(calls)) {}

  /// The rings.
  void show(std::vector<MayMove> may);
  /// The things with these ids as another table has them; none without a table.
  void show_ghosts(std::optional<Game> table, std::vector<std::string> ids);

  bool press(const Pointer& pointer) override;
  bool move(const Pointer& pointer) override;
  bool release(const Pointer& pointer) override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool busy() const override { return held_.has_value(); }
  void cancel() override;
  void ruled() override { host_.repaint(); }
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;
  Qt::CursorShape cursor() const override;

 private:
  /// The ring that is dragged.
  struct Held {
    std::size_t place = 0;
    MayMove before;
  };
  std::optional<std::size_t> ring_at(QPointF paper) const;
  std::optional<std::string> thing_at(Vec point) const;
  std::vector<QPointF> grips_of(const MayMove& may) const;
  void paint_ring(QPainter& painter, const MayMove& may, const Palette& palette) const;
  void paint_ghost(QPainter& painter, const std::string& id, const Palette& palette) const;
  QRectF extent_of_ghost(const std::string& id) const;

  ToolHost& host_;
  Calls calls_;
  std::vector<MayMove> may_;
  std::optional<Held> held_;
  bool over_ = false;  ///< the pointer is over a grip
  std::optional<Game> table_;
  std::vector<std::string> ghosts_;
};

}  // namespace linesman
