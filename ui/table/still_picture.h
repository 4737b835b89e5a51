// What stands still in a view, painted once and kept as pixels. Only what was spoiled since is painted anew, so that a
// frame of a drag costs a copy.
#pragma once

#include <QPainter>
#include <QPixmap>
#include <QRegion>
#include <chrono>
#include <functional>
#include <optional>

#include "ui/picture/projection.h"

namespace linesman {

// Areas are in the view's units; the picture fills the frame.
class StillPicture {
 public:
  /// Paints the whole of a rectangle; the painter is clipped to it.
  using Paint = std::function<void(QPainter& painter, const QRect& part)>;

  /// Another size or density spoils all. `density`: device pixels for a unit.
  void set_frame(const QRectF& frame, double density);

  void spoil() { spoil(frame_.toAlignedRect()); }
  void spoil(const QRegion& area) { spoiled_ += area; }
  bool is_all_spoiled() const { return QRegion(frame_.toAlignedRect()).subtracted(spoiled_).isEmpty(); }

  /// All goes by so many device pixels; what that lays bare is spoiled.
  void shift(QPoint pixels);

  /// Has what is spoiled painted, as it lies under `projection`. Once `patience` is over no further piece is begun; at
  /// least one is painted. True when nothing is left to paint.
  static constexpr std::chrono::milliseconds WITHOUT_END = std::chrono::milliseconds::max();
  bool refresh(const Projection& projection, const Paint& paint, std::chrono::milliseconds patience = WITHOUT_END);
  /// Milliseconds that painting the whole took when it was last done; 0 before.
  qint64 last_duration() const { return last_duration_; }

  /// What was painted, where `region` wants it. Where it is not painted yet: the last whole picture, stretched, or
  /// nothing when there is none.
  void draw(QPainter& painter, const QRegion& region) const;
  /// What was painted, stretched to where it lies under another projection: quick, and blurred. False before anything
  /// was painted.
  bool draw_stretched(QPainter& painter, const Projection& projection) const;

 private:
  /// A picture as it was when all of it was painted.
  struct Whole {
    QPixmap pixels;
    Projection at;
  };
  void draw_whole(QPainter& painter, const Whole& whole, const Projection& projection) const;

  QRectF frame_;
  QPixmap pixels_;
  Projection painted_at_;
  bool painted_ = false;
  QRegion spoiled_;
  std::optional<Whole> last_;  ///< while a picture is painted piece by piece
  qint64 duration_ = 0;        ///< of what was painted of the whole so far
  qint64 last_duration_ = 0;
};

}  // namespace linesman
