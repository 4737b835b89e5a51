#include "ui/tools/ordering/stand_tool.h"

#include <gtest/gtest.h>

#include <QImage>

namespace linesman {
namespace {

const QRectF ROOM_FOR_PILLS(20, 20, 800, 600);
const QString SHORT = QStringLiteral("Yes, it could.");
const QString LONG = QStringLiteral(
    "No: the way round the pond costs at least 14.2 of 9 inches of movement, and the "
    "hedge of Mill Lane stops vehicles. The nearest possible place is 3.4″ away.");

QRectF model_at(double x, double y) { return {x - 15, y - 15, 30, 30}; }

TEST(APill, StandsOverWhatItIsAbout) {
  const QRectF box = pill_box(model_at(400, 300), SHORT, ROOM_FOR_PILLS);
  EXPECT_NEAR(box.center().x(), 400, 1);
  EXPECT_LT(box.bottom(), 285);
  EXPECT_GT(box.bottom(), 260);
}

TEST(APill, IsWhollySeenAndHidesNothingWhereverItsModelStands) {
  for (const QString& words : {SHORT, LONG})
    for (double x = 20; x <= 820; x += 40)
      for (double y = 20; y <= 620; y += 40) {
        const QRectF box = pill_box(model_at(x, y), words, ROOM_FOR_PILLS);
        EXPECT_TRUE(ROOM_FOR_PILLS.contains(box)) << x << " " << y;
        EXPECT_FALSE(box.intersects(model_at(x, y))) << x << " " << y;
      }
}

TEST(APill, WrapsALongSentenceInsteadOfCuttingIt) {
  const QRectF one = pill_box(model_at(400, 300), SHORT, ROOM_FOR_PILLS);
  const QRectF several = pill_box(model_at(400, 300), LONG, ROOM_FOR_PILLS);
  EXPECT_LE(several.width(), 420);
  EXPECT_GT(several.height(), one.height() * 1.8);
  EXPECT_LE(pill_box(model_at(60, 60), LONG, {0, 0, 240, 180}).width(), 240);
}

TEST(APill, KeepsItsWordsInItsBox) {
  const QRectF box = pill_box(model_at(400, 300), LONG, ROOM_FOR_PILLS);
  QImage image(840, 640, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  paint_pill(painter, box, LONG, Qt::red, Palette::of(false));
  painter.end();
  const QRect inside = box.adjusted(-2, -2, 2, 2).toAlignedRect();
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      ASSERT_TRUE(qAlpha(image.pixel(x, y)) == 0 || inside.contains(x, y)) << x << " " << y;
}

}  // namespace
}  // namespace linesman
