// After any edits of terrain, in any order, the document reads back as it was written.
#include <gmock/gmock.h>

#include <random>

#include "editing/carving.h"
#include "editing/hex_painting.h"
#include "editing/outlines.h"
#include "editing/transform.h"
#include "editing/vertices.h"
#include "record/history.h"
#include "record/timeline.h"
#include "support.h"

namespace linesman {
namespace {

class RandomEditor {
 public:
  RandomEditor(Game game, unsigned seed) : game_(std::move(game)), random_(seed) {}
  const Game& game() const { return game_; }
  int done() const { return done_; }

  void edit() {
    if (game_.terrain().empty() || below(4) == 0) return take(added());
    const FeatureIndex i{below(static_cast<int>(game_.terrain().size()))};
    switch (below(9)) {
      case 0: return take(changed(i, moved(game_.table(), game_.feature(i), point() * 0.2)));
      case 1:
        return take(changed(i, transformed(game_.table(), game_.feature(i), Affine::turn(point(), real(0, 360)))));
      case 2:
        return take(
            changed(i, transformed(game_.table(), game_.feature(i), Affine::scale(point(), real(-2, 2), real(-2, 2)))));
      case 3: return take(with_corner(i));
      case 4: return take(split(i));
      case 5: return take(reshaped(i, with_hole(game_.feature(i).shape, circle_about(point(), real(0.1, 6)))));
      case 6: return take(merged(i));
      case 7: return take(copied(i));
      default: game_ = below(3) == 0 ? without_features(game_, {i}) : reordered(game_, {i}, Reorder{below(4)});
    }
  }

 private:
  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  double real(double a, double b) { return std::uniform_real_distribution<double>(a, b)(random_); }
  Vec point() { return {real(-5, 77), real(-5, 53)}; }

  void take(const Result<Game>& after) {
    if (!after) {
      EXPECT_FALSE(after.problem().reason.empty());
      return;
    }
    ++done_;
    game_ = *after;
  }

  Result<Game> changed(FeatureIndex i, const Result<Feature>& after) {
    if (!after) return after.problem();
    return with_features_changed(game_, {{i, *after}});
  }
  Result<Game> reshaped(FeatureIndex i, const Result<FeatureShape>& shape) {
    if (!shape) return shape.problem();
    Feature after = game_.feature(i);
    after.shape = *shape;
    return changed(i, after);
  }

  Result<Game> added() {
    Brush brush = with_kind({}, all_kinds()[static_cast<std::size_t>(below(static_cast<int>(all_kinds().size())))]);
    const Vec at = point();
    FeatureShape shape;
    if (game_.table().hex && below(2) == 0) return painted(brush);
    Polyline way{at};
    for (int n = below(9); n >= 0; --n) way.push_back(at + point() * 0.2);
    if (below(2) == 0) shape = way;
    if (below(3) == 0) shape = MultiPolygon{{circle_about(at, real(0.05, 9)), {}}};
    if (below(3) == 0) shape = MultiPolygon{{rectangle_between(at, point()), {}}};
    if (const auto ring = ring_by_hand(way, 0.2); ring && below(2) == 0) shape = MultiPolygon{{*ring, {}}};
    const auto made = feature_of(game_, brush, shape);
    if (!made) return made.problem();
    return with_features_added(game_, {*made});
  }

  Result<Game> painted(const Brush& brush) {
    HexStroke stroke(*game_.table().hex, lies_on_hexsides(brush.kind));
    for (int n = below(5); n >= 0; --n) stroke.go_to(point() * 0.3);
    auto made = feature_of(game_, brush, {});
    if (!made) return made.problem();
    Feature feature = *std::move(made);
    feature.hexes = stroke.hexes;
    feature.hexsides = stroke.hexsides;
    return with_features_added(game_, {std::move(feature)});
  }

  Result<Game> with_corner(FeatureIndex i) {
    const FeatureShape& shape = game_.feature(i).shape;
    const auto corners = vertices_of(shape);
    if (corners.empty()) return Problem{"", "it has no corners"};
    const VertexAt at = corners[static_cast<std::size_t>(below(static_cast<int>(corners.size())))].first;
    if (below(3) == 0) return reshaped(i, without_vertex(shape, at));
    return reshaped(i,
                    below(2) == 0 ? with_vertex_moved(shape, at, point()) : with_vertex_inserted(shape, at, point()));
  }

  Result<Game> split(FeatureIndex i) {
    const auto shapes = split_along(game_.feature(i).shape, {point(), point(), point()});
    if (!shapes) return shapes.problem();
    std::vector<Feature> parts;
    for (const FeatureShape& shape : *shapes) {
      parts.push_back(game_.feature(i));
      parts.back().id = free_id(game_, "part-" + std::to_string(parts.size()));
      parts.back().shape = shape;
    }
    return with_features_replaced(game_, {i}, parts);
  }

  Result<Game> merged(FeatureIndex i) {
    const FeatureIndex j{below(static_cast<int>(game_.terrain().size()))};
    if (i == j) return Problem{"", "it is the same"};
    const auto shape =
        joined({game_.feature(i).shape, game_.feature(j).shape}, {game_.feature(i).width, game_.feature(j).width});
    if (!shape) return shape.problem();
    Feature whole = game_.feature(i);
    whole.shape = *shape;
    return with_features_replaced(game_, {i, j}, {whole});
  }

  Result<Game> copied(FeatureIndex i) {
    const auto copies = copies_of(game_, {i}, point() * 0.1);
    if (!copies) return copies.problem();
    return with_features_added(game_, *copies);
  }

  Game game_;
  std::mt19937 random_;
  int done_ = 0;
};

TEST(RandomEdits, AlwaysWriteDocumentsThatReadBack) {
  int done = 0;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    RandomEditor editor(seed % 3 == 0 ? hex_table() : bare_table(), seed);
    for (int n = 0; n < 40; ++n) {
      editor.edit();
      const std::string problem = read_back(editor.game());
      ASSERT_EQ(problem, "") << "seed " << seed << ", edit " << n;
    }
    done += editor.done();
  }
  EXPECT_GT(done, 800) << "most edits are to come off";
}

TEST(RandomEdits, AreUndoneByTheHistory) {
  for (unsigned seed = 1; seed <= 12; ++seed) {
    RandomEditor editor(bare_table(), seed);
    for (int n = 0; n < 12; ++n) editor.edit();
    const Game start = editor.game();
    Game game = start;
    for (int n = 0; n < 12; ++n) {
      editor.edit();
      game = record_edit(game, editor.game().with_history(game.history()));
    }
    const auto back = rewound(game);
    ASSERT_TRUE(back) << back.problem().sentence();
    EXPECT_EQ(write_document({back->with_history(Value::empty_array()), Value()}),
              write_document({start.with_history(Value::empty_array()), Value()}))
        << "seed " << seed;
  }
}

}  // namespace
}  // namespace linesman
