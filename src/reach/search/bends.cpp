#include "reach/search/bends.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

#include "base/heading.h"
#include "base/tolerance.h"
#include "base/vec.h"
#include "geometry/shapes/convex.h"
#include "reach/effort.h"

namespace linesman {

namespace {

constexpr double CLEARANCE = 0.002;  // inches beyond what is closed
constexpr double SHARPEST = 40;      // degrees that a way bends at one place on its way round a corner
constexpr double ALONG_BORDER = 1;   // inches between places on the border of dear ground

class Bends {
 public:
  Bends(const GroundMap& map, double grown) : map_(map), grown_(grown + CLEARANCE) {}

  void add(Vec p) {
    const Lattice& lattice = map_.lattice;
    if (!lattice.holds(p) || std::isinf(map_.least[lattice.cell_at(p)])) return;
    found.push_back(p);
  }

  /// Round a corner between two sides that run anticlockwise about something solid.
  void round(Vec before, Vec corner, Vec after, double clear) {
    const Vec in = corner - before;
    const Vec out = after - corner;
    if (length(in) == 0 || length(out) == 0) return;
    const double turn = std::atan2(cross(in, out), dot(in, out));
    if (turn <= 0) return;
    const double first = std::atan2(-in.x, in.y);  // the normal of a side points to its right: (y, -x)
    const int parts = std::max(1, static_cast<int>(std::ceil(turn * 180 / std::numbers::pi / SHARPEST)));
    const double part = turn / parts;
    for (int i = 0; i < parts; ++i) {
      const double angle = first + (i + 0.5) * part;
      add(corner + Vec{std::cos(angle), std::sin(angle)} * ((grown_ + clear) / std::cos(part / 2)));
    }
  }

  /// `clear`: inches that are kept from it besides.
  void round(Ring ring, bool hole, double clear = 0) {
    double twice_area = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) twice_area += cross(ring[i], ring[(i + 1) % ring.size()]);
    if ((twice_area < 0) != hole) std::reverse(ring.begin(), ring.end());
    const std::size_t n = ring.size();
    for (std::size_t i = 0; i < n; ++i) round(ring[(i + n - 1) % n], ring[i], ring[(i + 1) % n], clear);
  }

  void round(const Polyline& line, double width) {
    const double half = std::max(width / 2, CLEARANCE);
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      const Vec off = line[i + 1] - line[i];
      if (length(off) == 0) continue;
      const Vec side = Vec{off.y, -off.x} * (half / length(off));
      round({line[i] + side, line[i + 1] + side, line[i + 1] - side, line[i] - side}, false);
    }
  }

  /// On the border itself: a way from one ground to another bends there.
  void along(const Polyline& line, double shifted) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      const Vec off = line[i + 1] - line[i];
      const double inches = length(off);
      if (inches == 0) continue;
      const int parts = std::max(1, static_cast<int>(std::ceil(inches / ALONG_BORDER)));
      const Vec side = Vec{off.y, -off.x} * (1 / inches);
      for (int k = 0; k <= parts; ++k)
        for (const double shift : {shifted, -shifted}) {
          add(line[i] + off * (static_cast<double>(k) / parts) + side * shift);
          if (shifted == 0) break;
        }
    }
  }

  std::vector<Vec> found;

 private:
  const GroundMap& map_;
  double grown_;
};

/// `border`: how far from its border the ground begins to count for the centre.
void add(const FeatureShape& shape, double width, bool solid, double border, Bends& bends) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&shape))
    for (const Polygon& polygon : *polygons) {
      if (solid) bends.round(polygon.outer, false);
      if (!solid) bends.along(closed_line(polygon.outer), border);
      for (const Ring& hole : polygon.holes) {
        if (solid) bends.round(hole, true);
        if (!solid) bends.along(closed_line(hole), border);
      }
    }
  if (const auto* line = std::get_if<Polyline>(&shape)) {
    if (solid) bends.round(*line, width);
    if (!solid) bends.along(*line, border + width / 2);
  }
}

Ring ring_of(const Footprint& base, const Pose& pose) {
  Ring ring = corners(base);
  if (const auto* circle = std::get_if<CircleBase>(&base)) {
    constexpr int SIDES = 12;
    const double radius = circle->diameter / 2 / std::cos(std::numbers::pi / SIDES);
    for (int i = 0; i < SIDES; ++i) ring.push_back(direction(-360.0 / SIDES * i) * radius);
  }
  for (Vec& corner : ring) corner = pose.at + rotated(corner, pose.facing);
  return ring;
}

using Useful = std::function<bool(Vec)>;

/// Without those that lie outside the map, where it is closed, or where a way is never to be led. At most `most`, the
/// nearest to the start.
std::vector<Vec> bends_of(const WayBounds& bounds, const Useful& useful, std::size_t most) {
  const FareOnTable& fare = bounds.on_table();
  const BaseRadii& base = fare.radii();
  Bends bends(bounds.map(), base.round() ? base.inner : base.outer);
  Bends tight(bounds.map(), base.inner);
  Bends near(bounds.map(), 0);  // to what only the centre may not pass
  for (const FareOnTable::Ground& ground : fare.grounds) {
    const Feature& feature = *ground.feature;
    const bool solid = ground.fare.barred || ground.fare.factor > 1 || ground.fare.once > 0;
    if (ground.fare.by_centre) {
      add(feature.shape, feature.width, ground.fare.barred || ground.fare.once > 0, 0, near);
      continue;
    }
    add(feature.shape, feature.width, solid, base.inner, bends);
    if (!base.round() && solid) add(feature.shape, feature.width, true, 0, tight);
    if (!ground.fare.barred) add(feature.shape, feature.width, false, base.inner, bends);
  }
  for (const FareOnTable::Line& line : fare.lines)
    if (!line.fare.price) add(line.feature->shape, 0, true, 0, near);
  for (const FareOnTable::Way& way : fare.ways)
    if (way.fare.factor != 1 || way.fare.holds_to || way.fare.leads_through)
      add(way.feature->shape, 0, false, 0, bends);
  for (const FareOnTable::Other& other : fare.others)
    if (!other.passed) {
      const Ring ring = ring_of(fare.start.footprint(other.piece), fare.game().piece(other.piece).pose);
      const double clear = other.clear.value_or(0);
      bends.round(ring, false, clear);
      if (!base.round()) tight.round(ring, false, clear);
    }
  if (const auto toward = fare.fare.toward) add(fare.game().feature(*toward).shape, 0, false, 0, bends);
  std::vector<Vec> all = std::move(bends.found);
  for (const Bends* more : {&tight, &near}) all.insert(all.end(), more->found.begin(), more->found.end());
  std::erase_if(all, [&](Vec p) { return !useful(p); });
  const Vec start = fare.stand().pose.at;
  std::sort(all.begin(), all.end(), [&](Vec a, Vec b) { return distance(a, start) < distance(b, start); });
  if (all.size() > most) all.resize(most);
  return all;
}

/// In rows and columns, wherever the search may lead.
std::vector<Vec> places_all_over(const Lattice& lattice, const Useful& useful) {
  const Vec low = lattice.place(0, 0);
  const Vec high = lattice.place(lattice.columns, lattice.rows);
  for (double spacing = effort::CLOSEST_PLACES;; spacing *= effort::WIDER_SPACING) {
    std::vector<Vec> all;
    for (double y = low.y + spacing / 2; y < high.y; y += spacing)
      for (double x = low.x + spacing / 2; x < high.x; x += spacing)
        if (useful({x, y})) all.push_back({x, y});
    if (all.size() <= effort::MAX_PLACES_ALL_OVER) return all;
  }
}

/// On rings round the start, the nearest first.
void add_rings(const Pose& start, double inches, std::vector<Vec>& places) {
  for (int ring = 1; ring < effort::RINGS; ++ring)
    for (int ray = 0; ray < effort::RAYS; ++ray)
      places.push_back(start.at +
                       direction(start.facing + ray * 360.0 / effort::RAYS) * (inches * ring / effort::RINGS));
}

}  // namespace

std::vector<Vec> places_to_bend(const WayBounds& bounds, const LowerField& field, double fineness) {
  const Fare& fare = bounds.fare();
  const auto useful = [&](Vec p) {
    return !bounds.closed_places().blocked(p) && fare.spent + field.least_in({p, p}) <= fare.allowance + EPS;
  };
  const bool free = turns_freely(fare);
  const double bends = effort::of(effort::level_of(fineness), free).bends;
  const auto most = static_cast<std::size_t>((free ? bends : effort::MAX_PLACES) / fineness);
  const auto most_facing = static_cast<std::size_t>(bends / std::min(1.0, fineness));
  std::vector<Vec> all = bends_of(bounds, useful, free ? most : std::min(most, most_facing));
  if (free) return all;
  if (fineness < 1) {
    const std::vector<Vec> more = places_all_over(bounds.lattice(), useful);
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  add_rings(bounds.on_table().stand().pose, fare.allowance / std::max(fare.inch, EPS), all);
  if (all.size() > most) all.resize(most);
  return all;
}

}  // namespace linesman
