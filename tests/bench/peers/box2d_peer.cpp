// Box2D on the legs of oblique paths: only the first contact, by its tree and its time of impact.
#include <box2d/b2_dynamic_tree.h>
#include <box2d/b2_time_of_impact.h>

#include "bench/bench.h"
#include "bench/peers/peer_way.h"

namespace linesman::peers {
namespace {

b2Vec2 b2(Vec v) { return {static_cast<float>(v.x), static_cast<float>(v.y)}; }
b2AABB aabb(const Box& box) { return {b2(box.min), b2(box.max)}; }

class Box2d {
 public:
  explicit Box2d(const Game& game) {
    // Each side and bar is a shape of its own, since Box2D takes convex shapes.
    for (const auto& parts : parts_of(game))
      for (const PeerPart& part : parts) {
        std::vector<b2Vec2>& shape = shapes_.emplace_back();
        for (const Vec p : part) shape.push_back(b2(p));
      }
    for (std::size_t i = 0; i < shapes_.size(); ++i) {
      Box box;
      for (const b2Vec2& p : shapes_[i]) box.include(Vec{p.x, p.y});
      tree_.CreateProxy(aabb(box), &shapes_[i]);
    }
  }

  /// The part of the leg before the first contact; 1 when there is none.
  float first_contact(const PeerLeg& leg) {
    std::array<b2Vec2, 4> corners;
    for (std::size_t i = 0; i < 4; ++i) corners.at(i) = b2(leg.corners.at(i) - leg.centre);
    Query query{tree_, {}, 1};
    query.input.proxyA.Set(corners.data(), 4, 0);
    query.input.sweepA = {b2Vec2_zero, b2(leg.centre), b2(leg.centre + leg.by), 0, 0, 0};
    query.input.sweepB = {b2Vec2_zero, b2Vec2_zero, b2Vec2_zero, 0, 0, 0};
    tree_.Query(&query, aabb(swept_box(leg)));
    return query.first;
  }

 private:
  struct Query {
    const b2DynamicTree& tree;
    b2TOIInput input;
    float first;
    bool QueryCallback(int proxy) {  // NOLINT(readability-identifier-naming): Box2D calls it so
      const auto& shape = *static_cast<const std::vector<b2Vec2>*>(tree.GetUserData(proxy));
      input.proxyB.Set(shape.data(), static_cast<int>(shape.size()), 0);
      input.tMax = first;
      b2TOIOutput output;
      b2TimeOfImpact(&output, &input);
      if (output.state == b2TOIOutput::e_touching) first = std::min(first, output.t);
      if (output.state == b2TOIOutput::e_overlapped) first = 0;
      return first > 0;
    }
  };

  std::vector<std::vector<b2Vec2>> shapes_;
  b2DynamicTree tree_;
};

void Box2dFirstContact(benchmark::State& state) {
  const Game& game = table_of(state);
  Box2d box2d(game);
  std::vector<std::vector<PeerLeg>> paths;
  for (const StandardPath& path : oblique_paths(game.table())) paths.push_back(legs_of(path));
  std::size_t i = 0;
  for (auto _ : state)
    for (const PeerLeg& leg : paths[i++ % paths.size()]) benchmark::DoNotOptimize(box2d.first_contact(leg));
}
BENCHMARK(Box2dFirstContact)->Apply(every_table);

}  // namespace
}  // namespace linesman::peers
