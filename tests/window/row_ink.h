// How much of a list's row is painted.
#pragma once

#include <QListWidget>
#include <QPainter>
#include <cstdlib>
#include <string>

namespace linesman::testing_window {

/// The dark pixels of a row, painted as high as it is and `more`: they grow where a line was cut off or elided.
inline int ink_of(QListWidget& list, int row, int more) {
  const QRect box = list.visualItemRect(list.item(row));
  QStyleOptionViewItem option;
  option.initFrom(&list);
  option.font = list.font();
  option.widget = &list;
  option.features = QStyleOptionViewItem::WrapText;
  option.decorationSize = {18, 18};
  option.rect = QRect(0, 0, box.width(), box.height() + more);
  QImage image(option.rect.size(), QImage::Format_Grayscale8);
  image.fill(Qt::white);
  QPainter painter(&image);
  list.itemDelegate()->paint(&painter, option, list.model()->index(row, 0));
  painter.end();
  int dark = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
  return dark;
}

/// The rows that are wider than the list, or of which a line is cut off.
inline std::string cut_rows(QListWidget& list) {
  QStringList cut;
  for (int row = 0; row < list.count(); ++row) {
    const bool fits = list.visualItemRect(list.item(row)).right() <= list.viewport()->width();
    if (!fits || std::abs(ink_of(list, row, 0) - ink_of(list, row, 60)) > 5) cut << list.item(row)->text();
  }
  return cut.join("; ").toStdString();
}

}  // namespace linesman::testing_window
