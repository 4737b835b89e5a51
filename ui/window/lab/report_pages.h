// A report as the pages that a printer would get, one below the other. A click tells which part of it was meant.
#pragma once

#include <QPixmap>
#include <QWidget>
#include <map>

#include "drawing/sheet/paper.h"

namespace linesman {

class ReportPages : public QWidget {
  Q_OBJECT
 public:
  explicit ReportPages(QWidget* parent = nullptr);

  void show_pages(Laid laid);
  /// The anchor of the last heading above a place of the widget; empty: there is none.
  QString anchor_at(QPointF place) const;

  QSize sizeHint() const override;

 signals:
  void anchor_clicked(const QString& anchor);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  QRectF sheet_of(std::size_t page) const;
  const QPixmap& painted(std::size_t page);

  Laid laid_;
  std::map<std::size_t, QPixmap> kept_;  ///< pages that were seen lately
};

/// A page of the report: the room inside its margins, in inches.
inline constexpr QSizeF REPORT_ROOM{7.1, 9.6};

}  // namespace linesman
