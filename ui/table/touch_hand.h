// Fingers on a touch screen and on a trackpad. On the screen one does what the left button does, a long press opens a
// menu, two move and zoom the view. With a model in hand the second finger turns it.
#pragma once

#include <QObject>
#include <QTimer>
#include <QTouchEvent>
#include <QWidget>
#include <optional>

#include "ui/table/table_pointer.h"

namespace linesman {

class TouchHand : public QObject {
  Q_OBJECT
 public:
  /// `pointer` outlives it.
  explicit TouchHand(TablePointer& pointer);

  /// Touches and the gestures of a trackpad, over the widget of the table. False: another event, or one without a
  /// meaning here.
  bool handle(QEvent& event, const QWidget& over);

 signals:
  /// A finger has rested on this point of the widget.
  void menu_asked(QPointF at);

 private:
  struct Pair {
    QPointF middle;
    double apart = 0;    ///< pixels
    double heading = 0;  ///< degrees
  };

  void touch(const QTouchEvent& event);
  void begin(QPointF at);
  void move(QPointF at);
  void end();
  bool give_tool(QPointF one, QPointF other);
  void follow_two(const QList<QEventPoint>& fingers);
  void hold();
  void send(QEvent::Type type, QPointF at);

  TablePointer& pointer_;
  const QWidget* over_ = nullptr;
  QTimer rest_;  ///< runs while one finger has neither moved nor been lifted
  std::optional<QPointF> pressed_;
  std::optional<Pair> two_;
  bool flanks_ = false;  ///< the two are the flanks of a unit, until one is lifted
  bool done_ = false;    ///< what fingers do counts no more until all are lifted
};

}  // namespace linesman
