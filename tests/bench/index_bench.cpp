// The packed tree of the survey against Boost's R-tree, in one run: the same boxes, the same questions.
// packed_tree.h has the figures: whoever changes either index measures again.
#include <boost/geometry/algorithms/distance.hpp>
#include <boost/geometry/algorithms/equals.hpp>

#include <boost/geometry/index/rtree.hpp>
#include <boost/iterator/function_output_iterator.hpp>

#include "bench/bench.h"
#include "geometry/boost_models.h"
#include "geometry/packed_tree.h"
#include "movement/tracer.h"

namespace linesman {
namespace {

using Numbered = std::pair<Box, std::uint32_t>;
using RTree = bg::index::rtree<Numbered, bg::index::rstar<16>>;

Box box_of(const Feature& feature) {
  Box box;
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape))
    for (const Polygon& polygon : *polygons)
      for (const Vec p : polygon.outer) box.include(p);
  if (const auto* line = std::get_if<Polyline>(&feature.shape))
    for (const Vec p : *line) box.include(Box{p, p}.grown(feature.width / 2));
  return box;
}

std::vector<Box> boxes_of(const Game& game) {
  std::vector<Box> boxes;
  for (const Feature& feature : game.terrain()) boxes.push_back(box_of(feature));
  return boxes;
}

/// What the survey asks for one leg of PP-1: what the base sweeps over, and an upright box round it.
struct Question {
  Box box;
  Corridor corridor;
};

std::vector<Question> questions(const Game& game) {
  const Tracer tracer(game);
  const Vec half{std::get<RectangleBase>(standard_base()).width / 2,
                 std::get<RectangleBase>(standard_base()).length / 2};
  std::vector<Question> asked;
  for (const StandardPath& path : standard_paths(game.table())) {
    TraceRequest request;
    request.movers.push_back({PieceIndex{0}, standard_base(), path.start, path.path});
    const Trace trace = tracer.trace(request).value();
    for (const TracedStep& step : trace.pieces.at(0).steps)
      if (const auto* leg = std::get_if<Leg>(&step.facts)) {
        const Vec along = (leg->to - leg->from) * (1 / leg->length);
        Box box;
        for (const double side : {-half.x, half.x})
          for (const Vec p : {leg->from - along * half.y, leg->to + along * half.y})
            box.include(p + Vec{-along.y, along.x} * side);
        asked.push_back({box, {leg->from, along, {{-half.y, -half.x}, {leg->length + half.y, half.x}}}});
      }
  }
  return asked;
}

void AskPackedTree(benchmark::State& state) {
  const PackedTree tree(boxes_of(table_of(state)));
  const std::vector<Question> asked = questions(table_of(state));
  for (auto _ : state) {
    std::uint64_t found = 0;
    for (const Question& q : asked) tree.visit(q.box, [&](std::uint32_t i) { found += i; });
    benchmark::DoNotOptimize(found);
  }
}
BENCHMARK(AskPackedTree)->Apply(every_table);

void AskPackedTreeForLegs(benchmark::State& state) {
  const PackedTree tree(boxes_of(table_of(state)));
  const std::vector<Question> asked = questions(table_of(state));
  for (auto _ : state) {
    std::uint64_t found = 0;
    for (const Question& q : asked)
      tree.visit_slots(q.box, q.corridor, [&](std::uint32_t slot) { found += tree.order()[slot]; });
    benchmark::DoNotOptimize(found);
  }
}
BENCHMARK(AskPackedTreeForLegs)->Apply(every_table);

RTree packed_rtree(const Game& game) {
  std::vector<Numbered> numbered;
  for (const Box& box : boxes_of(game)) numbered.emplace_back(box, static_cast<std::uint32_t>(numbered.size()));
  return RTree(numbered);
}

template <class Predicate>
void ask_rtree(benchmark::State& state, Predicate predicate) {
  const RTree tree = packed_rtree(table_of(state));
  const std::vector<Question> asked = questions(table_of(state));
  for (auto _ : state) {
    std::uint64_t found = 0;
    const auto add = boost::make_function_output_iterator([&](const Numbered& n) { found += n.second; });
    for (const Question& q : asked) tree.query(predicate(q), add);
    benchmark::DoNotOptimize(found);
  }
}

void AskRTree(benchmark::State& state) {
  ask_rtree(state, [](const Question& q) { return bg::index::intersects(q.box); });
}
BENCHMARK(AskRTree)->Apply(every_table);

/// By the axes of the corridor; those of the box were looked at.
bool meets(const Corridor& corridor, const Box& box) {
  const Vec u = corridor.along;
  const Vec middle = (box.min + box.max) * 0.5 - corridor.from;
  const Vec half = (box.max - box.min) * 0.5;
  const Vec centre = (corridor.box.min + corridor.box.max) * 0.5;
  const Vec reach = (corridor.box.max - corridor.box.min) * 0.5;
  return std::abs(dot(u, middle) - centre.x) <= reach.x + half.x * std::abs(u.x) + half.y * std::abs(u.y) &&
         std::abs(cross(u, middle) - centre.y) <= reach.y + half.x * std::abs(u.y) + half.y * std::abs(u.x);
}

void AskRTreeForLegs(benchmark::State& state) {
  ask_rtree(state, [](const Question& q) {
    return bg::index::intersects(q.box) &&
           bg::index::satisfies([&q](const Numbered& n) { return meets(q.corridor, n.first); });
  });
}
BENCHMARK(AskRTreeForLegs)->Apply(every_table);

}  // namespace
}  // namespace linesman
