// What the textures and marks on the table mean.
#pragma once

#include <QWidget>

#include "ui/session/session.h"

namespace linesman {

class LegendPanel : public QWidget {
  Q_OBJECT
 public:
  explicit LegendPanel(Session& session, QWidget* parent = nullptr);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QSizeF paint(QPainter* painter) const;
  Session& session_;
};

}  // namespace linesman
