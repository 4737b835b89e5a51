#include "ui/panels/legend_panel.h"

#include <QPainter>

#include "drawing/picture/furniture.h"
#include "drawing/report/terrain_words.h"

namespace linesman {

LegendPanel::LegendPanel(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  setAccessibleName(tr("Legend"));
  for (const auto changed : {&Session::game_changed, &Session::ruleset_changed})
    connect(&session_, changed, this, [this] {
      setMinimumSize(sizeHint());
      update();
    });
}

// One column: the panel is as high as it takes, but not wide at the table's cost.
QSizeF LegendPanel::paint(QPainter* painter) const {
  const Palette& colours = Palette::of(palette().window().color().lightness() < 128);
  return paint_legend(painter, {6, 6}, session_.game(), colours, kind_ratings(session_.ruleset_data()), 1);
}

QSize LegendPanel::sizeHint() const { return paint(nullptr).toSize() + QSize(12, 12); }

void LegendPanel::paintEvent(QPaintEvent*) {
  if (!session_.has_game()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(&painter);
}

}  // namespace linesman
