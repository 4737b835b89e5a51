#include "ui/panels/legend_panel.h"

#include <QPainter>

#include "ui/picture/furniture.h"

namespace linesman {

LegendPanel::LegendPanel(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  setAccessibleName(tr("Legend"));
  connect(&session_, &Session::game_changed, this, [this] {
    setMinimumSize(sizeHint());
    update();
  });
}

QSize LegendPanel::sizeHint() const {
  return paint_legend(nullptr, {0, 0}, session_.game(), Palette::of(false)).toSize() + QSize(12, 12);
}

void LegendPanel::paintEvent(QPaintEvent*) {
  if (!session_.has_game()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paint_legend(&painter, {6, 6}, session_.game(), Palette::of(palette().window().color().lightness() < 128));
}

}  // namespace linesman
