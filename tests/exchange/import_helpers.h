// Imports of texts, for tests of one format each.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "exchange/exchange.h"

namespace linesman::import_test {

/// The import of a text without a name; a failure when it is refused.
inline Imported taken(const std::string& text, const ImportOptions& options = {}, const Game* into = nullptr) {
  auto result = import_text(std::nullopt, text, "file", options, into);
  if (!result) ADD_FAILURE() << result.problem().sentence();
  return result ? std::move(result).value() : Imported{};
}

/// The sentence of a refusal.
inline std::string refused(const std::string& text, const ImportOptions& options = {}) {
  const auto result = import_text(std::nullopt, text, "file", options);
  return result ? "taken" : result.problem().sentence();
}

/// The kinds of the terrain, in alphabetical order.
inline std::vector<std::string> kinds_of(const Game& game) {
  std::vector<std::string> kinds;
  for (const Feature& feature : game.terrain()) kinds.emplace_back(name_of(feature.kind));
  std::sort(kinds.begin(), kinds.end());
  return kinds;
}

/// Everything that the report says, a line each.
inline std::string said(const Imported& imported) {
  std::string lines;
  for (const ReportLine& line : imported.report.lines)
    lines += line.place + ": " + std::string(name_of(line.fate)) + ": " + english(line.reason) + "\n";
  return lines;
}

/// Whether the area of a polygonal feature holds a point, even-odd over all its rings.
inline bool holds(const Feature& feature, Vec p) {
  bool inside = false;
  const auto cross_ring = [&](const Ring& ring) {
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec a = ring[i];
      const Vec b = ring[(i + 1) % ring.size()];
      if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) inside = !inside;
    }
  };
  for (const Polygon& polygon : std::get<MultiPolygon>(feature.shape)) {
    cross_ring(polygon.outer);
    for (const Ring& hole : polygon.holes) cross_ring(hole);
  }
  return inside;
}

inline Box box_of_feature(const Feature& feature) {
  Box box;
  if (const auto* line = std::get_if<Polyline>(&feature.shape))
    for (const Vec p : *line) box.include(p);
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape))
    for (const Polygon& polygon : *polygons)
      for (const Vec p : polygon.outer) box.include(p);
  return box;
}

}  // namespace linesman::import_test
