// The reports of a watched table, the newest on top, with what players may say of each move.
#pragma once

#include <QFrame>
#include <QVBoxLayout>

#include "ui/panels/widgets.h"
#include "ui/window/watch/told_moves.h"

namespace linesman {

class WatchHistory : public QFrame {
  Q_OBJECT
 public:
  explicit WatchHistory(QWidget* table);

  void show_told(const ToldMoves& told);
  /// Over the corner, as high as there is room.
  void place_over(const QRect& corner);

 signals:
  void right_asked(std::int64_t id);
  void put_back_asked(std::int64_t id);
  void accept_asked(std::int64_t id);
  /// A model that is missed: `status` is what it gets.
  void gone_asked(const QString& piece, const QString& status);

 private:
  QWidget* row_of(const ToldThing& told);

  QWidget* rows_;
  TallScroll* scroll_;
  QRect corner_;
};

}  // namespace linesman
