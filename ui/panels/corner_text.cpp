#include "ui/panels/corner_text.h"

#include <QStringList>

#include "base/text.h"
#include "editing/vertices.h"

namespace linesman {

QString corner_text(const FeatureShape& shape) {
  QStringList lines;
  VertexAt last;
  for (const auto& [vertex, at] : vertices_of(shape)) {
    if (vertex.part != last.part || vertex.ring != last.ring) lines << QString();
    last = vertex;
    lines << QString::fromStdString(number_text(at.x, 4) + ", " + number_text(at.y, 4));
  }
  return lines.join(QLatin1Char('\n'));
}

std::optional<FeatureShape> with_corners(const FeatureShape& shape, const QString& text) {
  std::vector<std::vector<Vec>> rings{{}};
  for (const QString& line : text.split(QLatin1Char('\n'))) {
    if (line.trimmed().isEmpty()) {
      if (!rings.back().empty()) rings.emplace_back();
      continue;
    }
    const QStringList parts = line.split(QLatin1Char(','));
    if (parts.size() != 2) return std::nullopt;
    const auto x = parse_number(parts[0].trimmed().toStdString());
    const auto y = parse_number(parts[1].trimmed().toStdString());
    if (!x || !y) return std::nullopt;
    rings.back().push_back({*x, *y});
  }
  if (rings.back().empty()) rings.pop_back();
  if (std::holds_alternative<Polyline>(shape)) {
    if (rings.size() != 1) return std::nullopt;
    return rings.front();
  }
  MultiPolygon polygons = std::get<MultiPolygon>(shape);
  std::size_t next = 0;
  for (Polygon& polygon : polygons) {
    std::vector<Ring*> all{&polygon.outer};
    for (Ring& hole : polygon.holes) all.push_back(&hole);
    for (Ring* ring : all) {
      if (next >= rings.size()) return std::nullopt;
      *ring = rings[next++];
    }
  }
  if (next != rings.size()) return std::nullopt;
  return polygons;
}

}  // namespace linesman
