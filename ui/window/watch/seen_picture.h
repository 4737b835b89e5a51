// A watched table as a camera sees it: the picture with the table's outline and what is read in it.
#pragma once

#include <QPainter>
#include <QWidget>

#include "ui/session/watch_service.h"

namespace linesman {

/// The colour of the lamp: blue while something moves, green at rest, yellow where something is unsure, red out of
/// step.
QColor lamp_colour(WatchState state);

/// The state that the lamp shows: it waits until the table was read, and only then says that table and game agree.
WatchState lamp_state(const WatchView& view);

/// How the table is, in one line.
QString state_words(const WatchView& view);

/// The picture in the room, as large as it can be, with the outline, and a point on each model that is read. Where the
/// picture lies.
QRectF paint_watched(QPainter& painter, const QRectF& room, const WatchView& view);

/// A lamp and one line, cut where it is too long.
void paint_lamp_line(QPainter& painter, const QRectF& room, WatchState state, const QString& words);

/// The picture on a page, with the names of the models.
class SeenPicture : public QWidget {
  Q_OBJECT
 public:
  explicit SeenPicture(QWidget* parent = nullptr);

  void show_view(const WatchView& view, const Game& game);
  /// In place of a picture.
  void show_words(const QString& words);

  QSize sizeHint() const override { return {640, 420}; }
  QSize minimumSizeHint() const override { return {320, 200}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  WatchView view_;
  std::vector<QString> names_;  ///< of the models of the view
  QString words_;
};

}  // namespace linesman
