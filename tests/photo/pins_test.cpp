// Photographs without markers: pins, things of known size, bases that snap to their edges.
#include "photo/pins.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "base/heading.h"
#include "photo/base_snap.h"
#include "photo/rendered_table.h"
#include "support/random.h"

namespace linesman::photo_test {
namespace {

using ::testing::HasSubstr;

/// A table without markers: cloth, some models, a sheet of A4.
class APicture : public ::testing::Test {
 protected:
  APicture() {
    lens.focal_of_35mm = 26.4;
    lens.k1 = 0.006;
    stand.tilt = 35;
    stand.bearing = 190;
    stand = that_sees_all(lens, stand, 72, 48, 1);
  }

  RenderedCamera camera() const { return RenderedCamera(lens, stand); }

  /// Where a player points who means that place: some pixels off.
  PicturePoint pointed_at(const Triple& place, double pixels = 1) {
    const auto seen = camera().seen(place);
    return {(*seen)[0] + random.between(-pixels, pixels), (*seen)[1] + random.between(-pixels, pixels)};
  }
  Pin pin(double x, double y) { return {pointed_at({x, y, 0}), {x, y, 0}}; }

  std::array<PicturePoint, 4> corners_of_rectangle(Vec at, double facing, double width, double length) {
    std::array<PicturePoint, 4> seen;
    const Vec corners[]{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    for (std::size_t i = 0; i < seen.size(); ++i) {
      const Vec place = at + rotated({corners[i].x * width / 2, corners[i].y * length / 2}, facing);
      seen[i] = pointed_at({place.x, place.y, 0});
    }
    return seen;
  }

  PictureFacts facts() const { return {lens.width, lens.height, 26.0}; }

  Lens lens;
  Stand3 stand;
  Random random{4};
};

TEST_F(APicture, WithFourPinsShowsPlacesToATenthOfAnInch) {
  const auto view = view_from_pins(facts(), {{pin(0, 0), pin(72, 0), pin(72, 48), pin(0, 48)}});
  ASSERT_TRUE(view) << view.problem().sentence();
  EXPECT_LT(view->worst, 0.1);
  for (const Vec at : {Vec{36, 24}, Vec{10, 40}, Vec{60, 8}})
    for (const double height : {0.0, 1.5}) {
      const auto seen = camera().seen({at.x, at.y, height});
      const auto place = view->camera.place_at({(*seen)[0], (*seen)[1]}, height);
      ASSERT_TRUE(place);
      EXPECT_LT(distance(*place, at), 0.1) << at.x << ", " << at.y << ", " << height;
    }
}

TEST_F(APicture, HasFurtherPinsAsChecks) {
  Pinned pinned{{pin(0, 0), pin(72, 0), pin(72, 48), pin(0, 48), pin(36, 0), pin(36, 48)}};
  const auto good = view_from_pins(facts(), pinned);
  ASSERT_TRUE(good);
  EXPECT_LT(good->worst, 0.15);
  pinned.pins[4].place[0] = 37;  // an inch off
  const auto bad = view_from_pins(facts(), pinned);
  ASSERT_TRUE(bad);
  EXPECT_EQ(bad->suspect, 4u);
  EXPECT_GT(bad->worst, 0.2);
  EXPECT_FALSE(good->suspect);
}

TEST_F(APicture, TakesASheetOfKnownSizeAsACheckAndAsAGround) {
  const PinnedRectangle sheet{corners_of_rectangle({40, 20}, 25, 8.27, 11.69), 8.27, 11.69};
  const auto checked = view_from_pins(facts(), {{pin(0, 0), pin(72, 0), pin(72, 48), pin(0, 48)}, {sheet}});
  ASSERT_TRUE(checked) << checked.problem().sentence();
  ASSERT_EQ(checked->rectangles_off.size(), 1u);
  EXPECT_LT(checked->rectangles_off[0], 0.1);
  // By the sheet alone distances near it are right, and farther off they are less so.
  const PinnedRectangle straight{corners_of_rectangle({36, 24}, 0, 8.27, 11.69), 8.27, 11.69};
  const auto alone = view_from_pins(facts(), {{}, {straight}}, {36, 24});
  ASSERT_TRUE(alone) << alone.problem().sentence();
  const auto near = camera().seen({42, 24, 0});
  EXPECT_LT(distance(*alone->camera.place_at({(*near)[0], (*near)[1]}, 0), {42, 24}), 0.15);
  const auto far = camera().seen({60, 40, 0});
  EXPECT_LT(distance(*alone->camera.place_at({(*far)[0], (*far)[1]}, 0), {60, 40}), 3);
}

TEST_F(APicture, WhosePinsMeanNothingIsRefused) {
  const auto refused = [&](const Pinned& pinned) {
    const auto view = view_from_pins(facts(), pinned);
    return view ? std::string() : english(view.problem().reason);
  };
  EXPECT_THAT(refused({{pin(0, 0), pin(72, 0), pin(72, 48)}}), HasSubstr("there are 3 pins"));
  EXPECT_THAT(refused({{pin(0, 0), pin(20, 0), pin(40, 0), pin(72, 0)}}), HasSubstr("no camera"));
  Pinned exchanged{{pin(0, 0), pin(72, 0), pin(72, 48), pin(0, 48)}};
  std::swap(exchanged.pins[0].seen, exchanged.pins[1].seen);
  EXPECT_THAT(refused(exchanged), HasSubstr("exchanged"));
}

/// Median of errors.
double median(std::vector<double> all) {
  std::sort(all.begin(), all.end());
  return all[all.size() / 2];
}

TEST_F(APicture, LetsModelsThatArePutByEyeSnapToTheirBases) {
  Scene scene;
  std::vector<std::pair<Footprint, Pose>> models;
  for (int i = 0; i < 40; ++i) {
    const Pose pose{{8.0 + 8 * (i % 8), 6.0 + 9 * (i / 8)}, random.heading(), 0};
    const bool round = i % 3 != 0;
    Footprint base = CircleBase{1.26};
    if (!round) base = RectangleBase{1.2, 2.4};
    const Pair half = round ? Pair{0.63, 0.63} : Pair{0.6, 1.2};
    const bool light = random.chance(0.5);
    scene.things.push_back({{pose.at.x, pose.at.y, 0.1},
                            pose.facing,
                            half,
                            light ? Triple{0.6, 0.55, 0.5} : Triple{0.03, 0.03, 0.04},
                            round});
    // The model on it, which is no edge of a base.
    scene.things.push_back({{pose.at.x, pose.at.y, 0.5}, pose.facing, {0.2, 0.3}, {0.3, 0.3, 0.1}, round});
    models.emplace_back(base, pose);
  }
  const QImage picture = image_of(rendered(camera(), scene, {})).convertToFormat(QImage::Format_Grayscale8);
  const auto view = view_from_pins(facts(), {{pin(0, 0), pin(72, 0), pin(72, 48), pin(0, 48)}});
  ASSERT_TRUE(view);
  std::vector<double> by_eye;
  std::vector<double> snapped;
  std::vector<double> turned;
  for (const auto& [base, pose] : models) {
    Pose put = pose;
    put.at = put.at + Vec{random.between(-0.2, 0.2), random.between(-0.2, 0.2)};
    put.facing = normalised(put.facing + random.between(-6, 6));
    const auto snap = snapped_base(picture, view->camera, base, put, 0.1);
    ASSERT_TRUE(snap);
    by_eye.push_back(distance(put.at, pose.at));
    snapped.push_back(distance(snap->pose.at, pose.at));
    if (std::holds_alternative<RectangleBase>(base)) turned.push_back(angle_between(snap->pose.facing, pose.facing));
  }
  EXPECT_LT(median(snapped), 0.1) << "by eye: " << median(by_eye);
  EXPECT_LT(median(snapped), median(by_eye) / 2);
  EXPECT_LT(median(turned), 2);
}

TEST_F(APicture, LetsTerrainThatIsDrawnByEyeSnapToItsSides) {
  Scene scene;
  std::vector<std::pair<Vec, double>> pieces;
  for (int i = 0; i < 12; ++i) {
    pieces.emplace_back(Vec{9.0 + 18 * (i % 4), 8.0 + 16 * (i / 4)}, random.between(0, 90));
    const Triple colour = i % 2 == 0 ? Triple{0.4, 0.35, 0.25} : Triple{0.03, 0.06, 0.02};
    scene.things.push_back({{pieces.back().first.x, pieces.back().first.y, 0}, pieces.back().second, {3, 2}, colour});
  }
  const QImage picture = image_of(rendered(camera(), scene, {})).convertToFormat(QImage::Format_Grayscale8);
  const auto view = view_from_pins(facts(), {{pin(0, 0), pin(72, 0), pin(72, 48), pin(0, 48)}});
  ASSERT_TRUE(view);
  std::vector<double> by_eye;
  std::vector<double> snapped;
  for (const auto& [at, facing] : pieces) {
    Ring drawn;
    Ring truth;
    for (const Vec corner : {Vec{-3, -2}, Vec{3, -2}, Vec{3, 2}, Vec{-3, 2}}) {
      truth.push_back(at + rotated(corner, facing));
      drawn.push_back(truth.back() + Vec{random.between(-0.2, 0.2), random.between(-0.2, 0.2)});
    }
    const Ring ring = snapped_ring(picture, view->camera, drawn, 0);
    ASSERT_EQ(ring.size(), 4u);
    for (std::size_t i = 0; i < ring.size(); ++i) {
      by_eye.push_back(distance(drawn[i], truth[i]));
      snapped.push_back(distance(ring[i], truth[i]));
    }
  }
  EXPECT_LT(median(snapped), 0.08) << "by eye: " << median(by_eye);
  EXPECT_LT(median(snapped), median(by_eye) / 2);
}

TEST_F(APicture, LeavesSidesAsDrawnOnBareCloth) {
  Exposure still;
  still.noise = 0.002;
  const QImage picture = image_of(rendered(camera(), Scene{}, still)).convertToFormat(QImage::Format_Grayscale8);
  const auto view = view_from_pins(facts(), {{pin(0, 0), pin(72, 0), pin(72, 48), pin(0, 48)}});
  ASSERT_TRUE(view);
  const Ring drawn{{30, 20}, {36, 20}, {36, 25}, {30, 25}};
  const Ring ring = snapped_ring(picture, view->camera, drawn, 0);
  for (std::size_t i = 0; i < drawn.size(); ++i) EXPECT_LT(distance(ring[i], drawn[i]), 1e-9);
}

TEST_F(APicture, HasNoEdgeToSnapToOnBareCloth) {
  Scene scene;
  Exposure still;
  still.noise = 0.002;
  const QImage picture = image_of(rendered(camera(), scene, still)).convertToFormat(QImage::Format_Grayscale8);
  const auto view = view_from_pins(facts(), {{pin(0, 0), pin(72, 0), pin(72, 48), pin(0, 48)}});
  ASSERT_TRUE(view);
  EXPECT_FALSE(snapped_base(picture, view->camera, CircleBase{1.26}, {{30, 20}, 0, 0}, 0.1));
  const auto middle = view->camera.seen({30, 20, 0});
  EXPECT_FALSE(edge_near(picture, *middle, 8));
  const auto edge = view->camera.seen({0, 20, 0});
  const auto found = edge_near(picture, {edge->x + 4, edge->y}, 8);
  ASSERT_TRUE(found) << "the table's edge";
  EXPECT_LT(std::abs(found->x - edge->x), 2.5);
}

TEST_F(APicture, ShowsTheOutlineOfATallModelAwayFromItsFoot) {
  const auto view = view_from_pins(facts(), {{pin(0, 0), pin(72, 0), pin(72, 48), pin(0, 48)}});
  ASSERT_TRUE(view);
  const Pose pose{{36, 24}, 0, 0};
  const auto foot = seen_outline(view->camera, RectangleBase{1, 2}, pose, 0);
  const auto head = seen_outline(view->camera, RectangleBase{1, 2}, pose, 3);
  ASSERT_EQ(foot.size(), 5u);
  EXPECT_EQ(foot.front(), foot.back());
  EXPECT_LT(head[0].y, foot[0].y - 20) << "it moves up the picture";
  EXPECT_EQ(seen_outline(view->camera, CircleBase{1}, pose, 0).size(), 41u);
}

}  // namespace
}  // namespace linesman::photo_test
