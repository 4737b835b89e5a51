// GEOS on the legs of oblique paths: each interval of overlap, exactly; and only which features are hit.
#include <geos_c.h>

#include "bench/bench.h"
#include "bench/peers/peer_way.h"

namespace linesman::peers {
namespace {

class Geos {
 public:
  explicit Geos(const Game& game) : handle_(GEOS_init_r()), tree_(GEOSSTRtree_create_r(handle_, 10)) {
    features_ = parts_of(game);
    for (std::size_t i = 0; i < features_.size(); ++i) {
      GEOSGeometry* shape = shape_of(game.terrain()[i]);
      shapes_.push_back(shape);
      GEOSSTRtree_insert_r(handle_, tree_, shape, reinterpret_cast<void*>(i));  // NOLINT: GEOS hands it back
    }
  }
  ~Geos() {
    GEOSSTRtree_destroy_r(handle_, tree_);
    for (GEOSGeometry* shape : shapes_) GEOSGeom_destroy_r(handle_, shape);
    GEOS_finish_r(handle_);
  }
  Geos(const Geos&) = delete;
  Geos& operator=(const Geos&) = delete;

  /// The base overlaps a side while its centre is within the Minkowski sum of the side and the mirrored base, a convex
  /// hull. The stretches of a feature's sides are joined at their ends. Inches in all.
  double overlapped(const PeerLeg& leg) const {
    double inches = 0;
    GEOSGeometry* way = line({leg.centre, leg.centre + leg.by});
    near(leg, [&](std::size_t i) {
      double from = HUGE_VAL;
      double to = -HUGE_VAL;
      for (const PeerPart& part : features_[i]) {
        std::vector<Vec> sum;
        for (const Vec p : part)
          for (const Vec c : leg.corners) sum.push_back(p - (c - leg.centre));
        GEOSGeometry* points = line(sum);
        GEOSGeometry* hull = GEOSConvexHull_r(handle_, points);
        GEOSGeometry* met = GEOSIntersection_r(handle_, way, hull);
        if (GEOSisEmpty_r(handle_, met) == 0 && GEOSGeomTypeId_r(handle_, met) == GEOS_LINESTRING)
          for (int k = 0; k < 2; ++k) {
            Vec p;
            GEOSCoordSeq_getXY_r(handle_, GEOSGeom_getCoordSeq_r(handle_, met), static_cast<unsigned>(k), &p.x, &p.y);
            const double s = distance(leg.centre, p);
            from = std::min(from, s);
            to = std::max(to, s);
          }
        GEOSGeom_destroy_r(handle_, met);
        GEOSGeom_destroy_r(handle_, hull);
        GEOSGeom_destroy_r(handle_, points);
      }
      if (from < to) inches += to - from;
    });
    GEOSGeom_destroy_r(handle_, way);
    return inches;
  }

  /// The number of features that the hull of both places of the base intersects.
  int hits(const PeerLeg& leg) const {
    int count = 0;
    std::vector<Vec> both(leg.corners.begin(), leg.corners.end());
    for (const Vec c : leg.corners) both.push_back(c + leg.by);
    GEOSGeometry* points = line(both);
    GEOSGeometry* hull = GEOSConvexHull_r(handle_, points);
    const GEOSPreparedGeometry* swept = GEOSPrepare_r(handle_, hull);
    near(leg, [&](std::size_t i) { count += GEOSPreparedIntersects_r(handle_, swept, shapes_[i]); });
    GEOSPreparedGeom_destroy_r(handle_, swept);
    GEOSGeom_destroy_r(handle_, hull);
    GEOSGeom_destroy_r(handle_, points);
    return count;
  }

 private:
  GEOSCoordSequence* sequence(const std::vector<Vec>& points) const {
    GEOSCoordSequence* all = GEOSCoordSeq_create_r(handle_, static_cast<unsigned>(points.size()), 2);
    for (std::size_t i = 0; i < points.size(); ++i)
      GEOSCoordSeq_setXY_r(handle_, all, static_cast<unsigned>(i), points[i].x, points[i].y);
    return all;
  }
  GEOSGeometry* line(const std::vector<Vec>& points) const {
    return GEOSGeom_createLineString_r(handle_, sequence(points));
  }
  GEOSGeometry* shape_of(const Feature& f) const {
    if (const auto* polygons = std::get_if<MultiPolygon>(&f.shape)) {
      std::vector<Vec> ring = polygons->front().outer;
      ring.push_back(ring.front());
      return GEOSGeom_createPolygon_r(handle_, GEOSGeom_createLinearRing_r(handle_, sequence(ring)), nullptr, 0);
    }
    GEOSGeometry* bare = line(std::get<Polyline>(f.shape));
    GEOSGeometry* strip = GEOSBufferWithStyle_r(handle_, bare, f.width / 2, 8, GEOSBUF_CAP_FLAT, GEOSBUF_JOIN_ROUND, 5);
    GEOSGeom_destroy_r(handle_, bare);
    return strip;
  }
  template <class Found>
  void near(const PeerLeg& leg, Found&& found) const {
    const Box box = swept_box(leg);
    GEOSGeometry* query = line({box.min, box.max});
    std::vector<std::size_t> all;
    GEOSSTRtree_query_r(
        handle_, tree_, query,
        [](void* item, void* into) {
          static_cast<std::vector<std::size_t>*>(into)->push_back(reinterpret_cast<std::size_t>(item));  // NOLINT
        },
        &all);
    GEOSGeom_destroy_r(handle_, query);
    for (const std::size_t i : all) found(i);
  }

  GEOSContextHandle_t handle_;
  GEOSSTRtree* tree_;
  std::vector<std::vector<PeerPart>> features_;
  std::vector<GEOSGeometry*> shapes_;
};

template <class Ask>
void ask_geos(benchmark::State& state, Ask ask) {
  const Game& game = table_of(state);
  const Geos geos(game);
  std::vector<std::vector<PeerLeg>> paths;
  for (const StandardPath& path : oblique_paths(game.table())) paths.push_back(legs_of(path));
  std::size_t i = 0;
  for (auto _ : state)
    for (const PeerLeg& leg : paths[i++ % paths.size()]) benchmark::DoNotOptimize(ask(geos, leg));
}

void GeosIntervals(benchmark::State& state) {
  ask_geos(state, [](const Geos& geos, const PeerLeg& leg) { return geos.overlapped(leg); });
}
BENCHMARK(GeosIntervals)->Apply(every_table);

void GeosHits(benchmark::State& state) {
  ask_geos(state, [](const Geos& geos, const PeerLeg& leg) { return geos.hits(leg); });
}
BENCHMARK(GeosHits)->Apply(every_table);

}  // namespace
}  // namespace linesman::peers
