#include "drawing/picture/terrain/drawn_shape.h"

#include <QPainterPathStroker>
#include <algorithm>
#include <map>
#include <set>

#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

// A width at which a line of that kind can be recognised.
double drawn_width(const Feature& feature) {
  if (feature.width > 0) return feature.width;
  switch (feature.kind) {
    case Kind::stairs: return 1;
    case Kind::ladder:
    case Kind::building:
    case Kind::bunker: return 0.5;
    case Kind::cliff:
    case Kind::fence:
    case Kind::contour: return 0;
    default: return class_of(feature.kind) == FeatureClass::area ? 0.3 : 0.2;
  }
}

std::vector<Ring> rings_of(const QPainterPath& path) {
  std::vector<Ring> rings;
  for (const QPolygonF& polygon : path.simplified().toSubpathPolygons()) {
    Ring ring;
    for (const QPointF& p : polygon) ring.push_back({p.x(), p.y()});
    if (ring.size() > 1 && ring.front() == ring.back()) ring.pop_back();
    if (ring.size() >= 3) rings.push_back(std::move(ring));
  }
  return rings;
}

std::vector<Ring> rings_of(const MultiPolygon& polygons) {
  std::vector<Ring> rings;
  for (const Polygon& polygon : polygons) {
    rings.push_back(polygon.outer);
    rings.insert(rings.end(), polygon.holes.begin(), polygon.holes.end());
  }
  return rings;
}

bool covers_by_area(Kind kind) {
  const FeatureClass c = class_of(kind);
  return c == FeatureClass::area || c == FeatureClass::structure || kind == Kind::slope;
}

/// A corner of a hex as a key, because neighbours round a common corner differently.
std::pair<long, long> corner_key(Vec p) { return {std::lround(p.x * 1e4), std::lround(p.y * 1e4)}; }

/// The sides that only one of the hexes has, joined into rings.
std::vector<Ring> common_border(const std::vector<Hex>& hexes, const HexGrid& grid) {
  std::multimap<std::pair<long, long>, std::pair<Vec, Vec>> sides;  // by their beginning
  std::map<std::pair<std::pair<long, long>, std::pair<long, long>>, bool> seen;
  const std::set<Hex> all(hexes.begin(), hexes.end());
  for (const Hex hex : all) {
    const Ring corners = grid.outline(hex);
    for (std::size_t i = 0; i < corners.size(); ++i)
      seen[{corner_key(corners[i]), corner_key(corners[(i + 1) % corners.size()])}] = true;
  }
  for (const Hex hex : all) {
    const Ring corners = grid.outline(hex);
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Vec a = corners[i];
      const Vec b = corners[(i + 1) % corners.size()];
      if (!seen.count({corner_key(b), corner_key(a)})) sides.emplace(corner_key(a), std::pair{a, b});
    }
  }
  std::vector<Ring> rings;
  while (!sides.empty()) {
    Ring ring;
    for (auto it = sides.begin(); it != sides.end();) {
      ring.push_back(it->second.first);
      const auto next = corner_key(it->second.second);
      sides.erase(it);
      it = sides.find(next);
    }
    rings.push_back(std::move(ring));
  }
  return rings;
}

/// Joins lines that meet end to end, so that a road or stream has no notch at a bend.
std::vector<Polyline> chained(std::vector<Polyline> lines) {
  std::vector<Polyline> chains;
  while (!lines.empty()) {
    Polyline chain = std::move(lines.back());
    lines.pop_back();
    for (bool grown = true; grown;) {
      grown = false;
      for (std::size_t i = 0; i < lines.size() && !grown; ++i) {
        Polyline& line = lines[i];
        const auto meets = [](Vec a, Vec b) { return corner_key(a) == corner_key(b); };
        if (meets(chain.front(), line.front()) || meets(chain.front(), line.back()))
          std::reverse(chain.begin(), chain.end());
        if (meets(chain.back(), line.back())) std::reverse(line.begin(), line.end());
        if (!meets(chain.back(), line.front())) continue;
        chain.insert(chain.end(), line.begin() + 1, line.end());
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
        grown = true;
      }
    }
    chains.push_back(std::move(chain));
  }
  return chains;
}

std::vector<Polyline> ways_between(const std::vector<Hex>& hexes, const HexGrid& grid) {
  std::vector<Polyline> ways;
  for (std::size_t i = 0; i < hexes.size(); ++i)
    for (std::size_t j = i + 1; j < hexes.size(); ++j)
      if (grid.side_towards(hexes[i], hexes[j])) ways.push_back({grid.centre(hexes[i]), grid.centre(hexes[j])});
  if (ways.empty())
    for (const Hex hex : hexes) {
      const Vec c = grid.centre(hex);
      const double half = grid.layout().size * 0.45;
      ways.push_back({c - Vec{half, 0}, c + Vec{half, 0}});
    }
  return chained(std::move(ways));
}

Polyline side_line(const Hexside& side, const HexGrid& grid) {
  const Vec from = grid.centre(side.hex);
  const Vec to = grid.centre(grid.across(side.hex, side.side));
  const Vec middle = (from + to) * 0.5;
  const Vec across = to - from;
  const Vec half = Vec{across.y, -across.x} * (0.5 / 1.7320508075688772);
  return {middle - half, middle + half};
}

void outline_by_hexes(const Feature& feature, const HexLayout& layout, DrawnShape& outline) {
  const HexGrid grid(layout);
  if (covers_by_area(feature.kind)) outline.rings = common_border(feature.hexes, grid);
  if (is_surface(feature.kind)) {
    outline.lines = ways_between(feature.hexes, grid);
    outline.width = std::min(outline.width, layout.size * 0.4);
  }
  std::vector<Polyline> sides;
  for (const Hexside& side : feature.hexsides) sides.push_back(side_line(side, grid));
  std::vector<Polyline> chains = chained(std::move(sides));
  outline.lines.insert(outline.lines.end(), chains.begin(), chains.end());
}

}  // namespace

DrawnShape drawn_shape_of(const Feature& feature, const Table& table) {
  DrawnShape outline;
  outline.width = drawn_width(feature);
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape)) {
    outline.rings = rings_of(*polygons);
  } else if (const auto* line = std::get_if<Polyline>(&feature.shape)) {
    outline.lines.push_back(*line);
  } else if (table.hex) {
    outline_by_hexes(feature, *table.hex, outline);
  }
  if (outline.rings.empty() && covers_by_area(feature.kind) && outline.width > 0)
    for (const Polyline& line : outline.lines) {
      std::vector<Ring> strip = rings_of(strip_path(line, outline.width));
      outline.rings.insert(outline.rings.end(), strip.begin(), strip.end());
    }
  return outline;
}

QPainterPath strip_path(const Polyline& line, double width) {
  QPainterPathStroker stroker;
  stroker.setWidth(width);
  stroker.setCapStyle(Qt::FlatCap);
  stroker.setJoinStyle(Qt::RoundJoin);
  stroker.setCurveThreshold(0.02);
  return stroker.createStroke(path_of(line));
}

QPainterPath path_of(const std::vector<Ring>& rings) {
  QPainterPath path;
  path.setFillRule(Qt::OddEvenFill);
  for (const Ring& ring : rings) {
    if (ring.empty()) continue;
    path.moveTo(point_at(ring.front()));
    for (std::size_t i = 1; i < ring.size(); ++i) path.lineTo(point_at(ring[i]));
    path.closeSubpath();
  }
  return path;
}

QPainterPath path_of(const Polyline& line) {
  QPainterPath path;
  if (line.empty()) return path;
  path.moveTo(point_at(line.front()));
  for (std::size_t i = 1; i < line.size(); ++i) path.lineTo(point_at(line[i]));
  return path;
}

Box box_of(const DrawnShape& outline) {
  Box box;
  for (const Ring& ring : outline.rings)
    for (const Vec p : ring) box.include(p);
  for (const Polyline& line : outline.lines)
    for (const Vec p : line) {
      box.include(p - Vec{outline.width / 2, outline.width / 2});
      box.include(p + Vec{outline.width / 2, outline.width / 2});
    }
  return box;
}

}  // namespace linesman
