// The legend over the table: where it stands, how it is dragged, and its picture, kept until something in it changes.
#pragma once

#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <optional>

#include "drawing/picture/furniture.h"

namespace linesman {

/// The view that a legend lies on.
struct LegendRoom {
  const Game& game;
  const Palette& palette;
  QRectF frame;        ///< the view without its rulers, widget units
  QRectF table;        ///< the table in it
  double density = 1;  ///< device pixels for a unit
};

class TableLegend {
 public:
  /// `words` gives the text beneath a kind's name; for an empty answer there is none.
  void set_words(KindWords words);
  /// Something that it shows has changed.
  void spoil() { picture_ = QPixmap(); }

  /// Where the player dragged it to, from the frame's upper left corner; none: it keeps out of the way.
  std::optional<QPointF> place() const { return place_; }
  void set_place(std::optional<QPointF> place) { place_ = place; }

  /// The button goes down, the pointer moves, the button is let go. True while the pointer has hold of the legend. With
  /// `may_take` a press can take hold of it.
  bool drag(const QMouseEvent& event, const LegendRoom& room, bool may_take);
  void paint(QPainter& painter, const LegendRoom& room);

 private:
  QPointF corner(const LegendRoom& room) const;
  KindWords fitting_words(const LegendRoom& room) const;
  QPixmap painted(const LegendRoom& room) const;

  QPixmap picture_;  ///< null: to be painted
  KindWords words_;
  std::optional<QPointF> place_;
  std::optional<QPointF> held_;  ///< where in it the pointer holds it
};

}  // namespace linesman
