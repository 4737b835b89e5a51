// The corner of the table while it is watched: the small picture, a lamp and one line. A click shows what was reported.
#pragma once

#include <QAbstractButton>
#include <QToolButton>

#include "ui/session/watch_service.h"

namespace linesman {

class WatchCorner : public QAbstractButton {
  Q_OBJECT
 public:
  /// Lies over the lower left corner of `table`, in the room that `frame` gives.
  WatchCorner(QWidget* table, std::function<QRectF()> frame);

  void show_view(const WatchView& view);
  /// In place of how the table is, until the next motion; empty: nothing.
  void show_told(const QString& words);
  const QString& line() const { return line_; }
  /// The folder that gets pictures; empty: none is kept.
  void show_kept(const QString& folder);

  QSize sizeHint() const override { return {240, 135}; }

 signals:
  /// The camera is to be let go.
  void close_asked();
  /// It lies elsewhere now.
  void placed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void place();
  void show_line();

  std::function<QRectF()> frame_;
  WatchView view_;
  QString told_;
  QString line_;
  bool keeps_ = false;
  QToolButton* close_;
};

}  // namespace linesman
