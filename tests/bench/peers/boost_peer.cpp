// Plain Boost.Geometry on the legs of oblique paths: each interval of overlap, exactly.
#include <boost/geometry.hpp>

#include "bench/bench.h"
#include "bench/peers/peer_way.h"

namespace linesman::peers {
namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;
using Point = bg::model::d2::point_xy<double>;
using Rectangle = bg::model::box<Point>;
using Entry = std::pair<Rectangle, std::size_t>;

class Boost {
 public:
  explicit Boost(const Game& game) : features_(parts_of(game)) {
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < features_.size(); ++i) entries.emplace_back(rectangle(box_of(features_[i])), i);
    tree_ = bgi::rtree<Entry, bgi::rstar<16>>(entries);
  }

  /// Like the GEOS peer: the centre's way within the hull of the Minkowski sum of each side and the mirrored base.
  /// Inches.
  double overlapped(const PeerLeg& leg) const {
    double inches = 0;
    const Point begin = point(leg.centre);
    const bg::model::linestring<Point> way{begin, point(leg.centre + leg.by)};
    bg::model::multi_point<Point> sum;
    bg::model::polygon<Point> hull;
    bg::model::multi_linestring<bg::model::linestring<Point>> met;
    for (auto it = tree_.qbegin(bgi::intersects(rectangle(swept_box(leg)))); it != tree_.qend(); ++it) {
      double from = HUGE_VAL;
      double to = -HUGE_VAL;
      for (const PeerPart& part : features_[it->second]) {
        sum.clear();
        for (const Vec p : part)
          for (const Vec c : leg.corners) sum.push_back(point(p - (c - leg.centre)));
        hull.clear();
        bg::convex_hull(sum, hull);
        met.clear();
        bg::intersection(way, hull, met);
        for (const auto& stretch : met)
          for (const Point& p : stretch) {
            from = std::min(from, bg::distance(begin, p));
            to = std::max(to, bg::distance(begin, p));
          }
      }
      if (from < to) inches += to - from;
    }
    return inches;
  }

 private:
  static Point point(Vec v) { return {v.x, v.y}; }
  static Rectangle rectangle(const Box& box) { return {point(box.min), point(box.max)}; }

  std::vector<std::vector<PeerPart>> features_;
  bgi::rtree<Entry, bgi::rstar<16>> tree_;
};

void BoostIntervals(benchmark::State& state) {
  const Game& game = table_of(state);
  const Boost boost(game);
  std::vector<std::vector<PeerLeg>> paths;
  for (const StandardPath& path : oblique_paths(game.table())) paths.push_back(legs_of(path));
  std::size_t i = 0;
  for (auto _ : state)
    for (const PeerLeg& leg : paths[i++ % paths.size()]) benchmark::DoNotOptimize(boost.overlapped(leg));
}
BENCHMARK(BoostIntervals)->Apply(every_table);

}  // namespace
}  // namespace linesman::peers
