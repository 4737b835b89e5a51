// Scrolls up and down only, and is never narrower than what it shows.
#pragma once

#include <QScrollArea>

namespace linesman {

class TallScroll : public QScrollArea {
  Q_OBJECT
 public:
  explicit TallScroll(QWidget* content, QWidget* parent = nullptr);
  QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace linesman
