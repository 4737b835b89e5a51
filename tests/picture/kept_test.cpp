// What screens keep as pixels: labels, small models, the settled steps of a ruling, names in their places.
#include <gmock/gmock.h>
#include <malloc.h>

#include <QImage>
#include <QPainter>

#include "drawing/picture/models/model_names.h"
#include "drawing/picture/models/models_picture.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/ruling/ruling_layers.h"
#include "drawing/picture/ruling/ruling_picture.h"
#include "rich_table.h"
#include "support/images.h"
#include "support/random.h"

namespace linesman {
namespace {

using testing::Lt;

const Projection AT{14, {20, 690}};

QImage paper(double density = 1) {
  QImage image(QSize(1050, 710) * density, QImage::Format_RGB32);
  image.setDevicePixelRatio(density);
  image.fill(Palette::of(false).table);
  return image;
}

/// The share of pixels that are plainly not alike.
double unlike(const QImage& a, const QImage& b, int limit = 48) {
  int different = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x)
      if (std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > limit) ++different;
  return static_cast<double>(different) / (a.width() * a.height());
}

TEST(ALabelThatIsKept, IsTheLabelOnAWholePixel) {
  for (const double density : {1.0, 2.0}) {
    LabelCache kept;
    QImage outlines = paper(density);
    QImage pixels = paper(density);
    QPainter one(&outlines);
    one.setRenderHint(QPainter::Antialiasing);
    paint_label(one, {200, 100}, "12 of 14″", Qt::black, Qt::white);
    QPainter other(&pixels);
    for (int i = 0; i < 2; ++i) paint_label(other, {200.2, 99.9}, "12 of 14″", Qt::black, Qt::white, &kept);
    constexpr int BLENDED_TWICE = 16;
    EXPECT_LE(greatest_difference(outlines, pixels), BLENDED_TWICE) << density;
  }
}

TEST(ALabelThatIsKept, IsAnotherInAnotherInk) {
  LabelCache kept;
  QImage image = paper();
  QPainter painter(&image);
  paint_label(painter, {100, 100}, "I", Qt::black, Qt::white, &kept);
  paint_label(painter, {100, 100}, "I", Qt::red, Qt::red, &kept);
  painter.end();
  EXPECT_EQ(image.pixelColor(100, 100), QColor(Qt::red));
}

TEST(LabelsThatAreKept, TakeNoMoreMemoryThanTheyMayHoweverManyWereShown) {
  LabelCache kept;
  QImage image = paper();
  QPainter painter(&image);
  const auto paint = [&](int i) {
    paint_label(painter, {200, 100}, QString("%1 of 14″").arg(i), Qt::black, Qt::white, &kept);
  };
  paint(0);
  const qsizetype one = kept.bytes();
  EXPECT_GT(one, 0);
  const int enough = static_cast<int>(2 * LabelCache::MAX_BYTES / one);
  for (int i = 0; i < enough; ++i) paint(i);
  EXPECT_LE(kept.bytes(), LabelCache::MAX_BYTES);
  EXPECT_GT(kept.bytes(), LabelCache::MAX_BYTES / 2) << "those that were shown last are there";
}

// An image that was painted on keeps a painter's workings, ten times what a label takes.
TEST(LabelsThatAreKept, TakeTheMemoryOfTheirPixelsAlone) {
  LabelCache kept;
  QImage image = paper();
  QPainter painter(&image);
  const auto paint = [&](int i) {
    paint_label(painter, {200, 100}, QString("%1 of 14″").arg(i), Qt::black, Qt::white, &kept);
  };
  paint(0);  // fonts are there
  const auto in_use = mallinfo2().uordblks;
  const qsizetype bytes = kept.bytes();
  constexpr int LABELS = 200;
  for (int i = 1; i <= LABELS; ++i) paint(i);
  EXPECT_LT(mallinfo2().uordblks - in_use, static_cast<std::size_t>(kept.bytes() - bytes) * 3 / 2);
}

TEST(SmallModels, LookFromSpritesAsTheyAre) {
  const Game game = rich_table();
  ModelSprites sprites(1000);
  for (const bool dark : {false, true}) {
    ViewStyle style;
    style.dark = dark;
    QImage models = paper();
    QImage drawn = paper();
    QPainter one(&models);
    paint_models(one, AT, game, {}, Box{{0, 0}, {72, 48}}, style);
    QPainter other(&drawn);
    paint_models(other, AT, game, {}, Box{{0, 0}, {72, 48}}, style, &sprites);
    EXPECT_GT(unlike(models, paper()), 0.005);
    EXPECT_THAT(unlike(models, drawn), Lt(0.0015));
  }
}

class ADraggedRuling : public testing::Test {
 protected:
  QImage painted(RulingLayers* layers) {
    QImage image = paper();
    QPainter painter(&image);
    paint_ruling(painter, projection, game, judgement, {}, style, layers);
    return image;
  }
  /// What was kept of rulings before never shows.
  void expect_up_to_date() {
    RulingLayers fresh;
    EXPECT_EQ(greatest_difference(painted(&kept), painted(&fresh)), 0);
    EXPECT_THAT(unlike(painted(&kept), painted(nullptr)), Lt(0.002));
  }
  void lengthen(std::size_t step, double by) {
    TracedStep& leg = judgement.trace.pieces[0].steps[step];
    leg.after.at = leg.after.at + by * direction_of(leg);
    std::get<Leg>(leg.facts).length += by;
    std::get<Leg>(leg.facts).to = leg.after.at;
  }
  static Vec direction_of(const TracedStep& leg) {
    const Vec along = leg.after.at - leg.before.at;
    return along * (1 / length(along));
  }

  Game game = rich_table();
  Judgement judgement = rich_judgement(game);
  Projection projection = AT;
  ViewStyle style;
  RulingLayers kept;
};

TEST_F(ADraggedRuling, IsUpToDateWhenItsLastStepGrows) {
  for (int i = 0; i < 4; ++i) {
    expect_up_to_date();
    lengthen(2, 0.4);
  }
}

TEST_F(ADraggedRuling, IsUpToDateWhenAnEarlierStepChanges) {
  expect_up_to_date();
  lengthen(0, 1);
  expect_up_to_date();
}

TEST_F(ADraggedRuling, IsUpToDateWhenOnlyWhatItCostsChanges) {
  expect_up_to_date();
  judgement.ruling.costs[0].amount = 12;
  expect_up_to_date();
  judgement.ruling.furthest[0].step = 0;
  judgement.ruling.furthest[0].s = 2;
  expect_up_to_date();
}

TEST_F(ADraggedRuling, IsUpToDateUnderAnotherViewAndLook) {
  expect_up_to_date();
  projection = {20, {-100, 800}};
  expect_up_to_date();
  style.dark = true;
  expect_up_to_date();
}

TEST(AGridOfRectangles, FindsWhatASearchThroughAllFinds) {
  Random random(7);
  std::vector<QRectF> rects;
  const auto any = [&] {
    return QRectF(random.between(-900, 900), random.between(-900, 900), random.between(1, 200), random.between(1, 40));
  };
  for (int i = 0; i < 100; ++i) rects.push_back(any());
  const RectGrid grid(rects);
  int met = 0;
  for (int i = 0; i < 2'000; ++i) {
    const QRectF place = any();
    const auto meets = [&](const QRectF& rect) { return rect.intersects(place); };
    EXPECT_EQ(grid.any_near(place, meets), std::any_of(rects.begin(), rects.end(), meets));
    met += grid.any_near(place, meets) ? 1 : 0;
  }
  EXPECT_GT(met, 100);
  EXPECT_LT(met, 1'900);
}

TEST(NamesOfModels, StandOffOneAnotherAndInTheSamePlacesWhateverIsPainted) {
  const Game game = crowded_table(100, 300);
  ModelNames names(game, {});
  EXPECT_EQ(names.known(30), nullptr);
  const ModelNames::List placed = names.at(30);
  EXPECT_EQ(names.known(30), placed);
  EXPECT_EQ(names.known(31), nullptr);
  ASSERT_GT(placed->size(), 20u);
  for (std::size_t i = 0; i < placed->size(); ++i)
    for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE((*placed)[i].box.intersects((*placed)[k].box));
  const auto painted = [&](const std::vector<QRect>& parts) {
    QImage image = paper();
    QPainter painter(&image);
    for (const QRect& part : parts) {
      painter.setClipRect(part);
      paint_model_names(painter, *placed, 30, {0, 700}, QRectF(part), Palette::of(false));
    }
    return image;
  };
  const QImage whole = painted({QRect(0, 0, 1050, 710)});
  EXPECT_LE(greatest_difference(whole, painted({QRect(0, 0, 333, 710), QRect(333, 0, 717, 710)})), UNSEEN);
}

}  // namespace
}  // namespace linesman
