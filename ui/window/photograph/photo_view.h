// A photograph to point at: it is zoomed and moved as the table is, with a magnifier beside the pointer.
#pragma once

#include <QImage>
#include <QWidget>
#include <optional>
#include <vector>

#include "photo/camera.h"
#include "ui/table/camera.h"

namespace linesman {

/// How a photograph lies on the screen: points of it in pixels of the photograph, and in those of the widget.
struct PhotoFrame {
  double scale = 1;  ///< pixels of the widget to a pixel of the photograph
  QPointF origin;    ///< of the photograph's upper left corner

  QPointF shown(const PicturePoint& point) const { return origin + QPointF(point.x, point.y) * scale; }
  PicturePoint at(const QPointF& point) const {
    const QPointF in = (point - origin) / scale;
    return {in.x(), in.y()};
  }
};

struct PhotoPointer {
  PicturePoint at;
  double reach = 0;  ///< as far as a hand slips on the screen, in pixels of the photograph
  Qt::KeyboardModifiers keys = Qt::NoModifier;
};

/// Does something with a photograph by pointer and keys. The view has at most one in use.
class PhotoHand {
 public:
  virtual ~PhotoHand() = default;
  /// The left button.
  virtual void press(const PhotoPointer& pointer) = 0;
  /// With the button or without it.
  virtual void move(const PhotoPointer& pointer) = 0;
  virtual void release(const PhotoPointer& pointer) = 0;
  /// A turn of the wheel, notches clockwise. False: it means nothing here, and the view zooms.
  virtual bool turn(double /*notches*/, Qt::KeyboardModifiers) { return false; }
  /// False: it means nothing here.
  virtual bool key(int key, Qt::KeyboardModifiers keys) = 0;
  virtual void paint(QPainter& painter, const PhotoFrame& frame) const = 0;
  /// Whether the place under the pointer is shown enlarged.
  virtual bool magnifies() const { return true; }
};

/// The photograph, and each time half of it, until it is as small as a screen: what is painted when it is zoomed out.
std::vector<QImage> halved_again_and_again(const QImage& photograph);

class PhotoView : public QWidget {
  Q_OBJECT
 public:
  explicit PhotoView(QWidget* parent = nullptr);

  /// Shows the whole photograph, from `halved_again_and_again`.
  void show_photograph(std::vector<QImage> sizes);
  /// It outlives the view, or another is taken up first; nullptr: none.
  void take_up(PhotoHand* hand);
  PhotoHand* hand() const { return hand_; }
  PhotoFrame frame() const;
  void zoom(double times, const QPointF& about);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  void show_whole();
  PhotoPointer pointer(const QPointF& at, Qt::KeyboardModifiers keys) const;
  void paint_photograph(QPainter& painter, const PhotoFrame& frame, const QRectF& part) const;
  void paint_magnifier(QPainter& painter) const;

  std::vector<QImage> sizes_;  ///< the whole first
  Camera camera_;              ///< a pixel of the photograph is its inch
  PhotoHand* hand_ = nullptr;
  std::optional<QPointF> pointer_;  ///< where the mouse is over it
  std::optional<QPointF> pulled_;   ///< where the middle button is pulling the view
};

}  // namespace linesman
