#include "ui/panels/ruling/verdict_sign.h"

#include <QPainter>
#include <QPalette>
#include <algorithm>

#include "drawing/picture/marks.h"
#include "drawing/picture/palette.h"

namespace linesman {
namespace {

const Palette& colours_on(const QPalette& palette) { return Palette::of(is_dark(palette)); }

}  // namespace

QColor verdict_colour(Verdict verdict, const QPalette& palette) { return colours_on(palette).verdict(verdict); }

void paint_verdict_sign(QPainter& painter, const QRectF& box, Verdict verdict, const QPalette& palette) {
  paint_verdict_mark(painter, box, verdict, colours_on(palette));
}

QIcon verdict_icon(std::optional<Verdict> verdict, int side, const QPalette& palette) {
  QPixmap picture(side, side);
  picture.fill(Qt::transparent);
  if (verdict) {
    QPainter painter(&picture);
    paint_verdict_sign(painter, QRectF(1, 1, side - 2, side - 2), *verdict, palette);
  }
  return picture;
}

VerdictSign::VerdictSign(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

void VerdictSign::show_verdict(std::optional<Verdict> verdict) {
  if (verdict_ == verdict) return;
  verdict_ = verdict;
  update();
}

void VerdictSign::paintEvent(QPaintEvent*) {
  if (!verdict_) return;
  QPainter painter(this);
  const double side = std::min(width(), height()) - 2;
  QRectF box(0, 0, side, side);
  box.moveCenter(QRectF(rect()).center());
  paint_verdict_sign(painter, box, *verdict_, palette());
}

}  // namespace linesman
