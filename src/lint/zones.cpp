// Warnings about the start zones of a plan.
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "geometry/boost/overlay.h"
#include "lint/lints.h"
#include "lint/words.h"
#include "table/plan.h"

namespace linesman::lints {

namespace {

struct StartZone {
  std::size_t marking;  ///< its place among the markings
  std::string side;
  MultiPolygon shape;
};

std::vector<StartZone> start_zones(const Plan& plan) {
  std::vector<StartZone> zones;
  for (std::size_t i = 0; i < plan.markings.size(); ++i) {
    const Marking& marking = plan.markings[i];
    if (marking.use == ZoneUse::start && !marking.side.empty())
      zones.push_back({i, marking.side, {Polygon{marking.points, {}}}});
  }
  return zones;
}

std::string pointer_of(const StartZone& zone) { return "/notes/markings/" + std::to_string(zone.marking); }

/// Places on the edge of a base, close to one another. On a hex grid the middle stands for it.
std::vector<Vec> edge_of(const Footprint& base, const Piece& piece) {
  constexpr int PLACES = 64;
  std::vector<Vec> edge;
  if (piece.hex) return {piece.pose.at};
  if (const auto* circle = std::get_if<CircleBase>(&base))
    for (int i = 0; i < PLACES; ++i)
      edge.push_back(piece.pose.at + direction(i * 360.0 / PLACES) * (circle->diameter / 2));
  const Ring ring = corners(base);
  for (std::size_t i = 0; i < ring.size(); ++i)
    for (int part = 0; part < PLACES / 4; ++part) {
      const Vec along = ring[(i + 1) % ring.size()] - ring[i];
      edge.push_back(piece.pose.at + rotated(ring[i] + along * (part * 4.0 / PLACES), piece.pose.facing));
    }
  return edge;
}

}  // namespace

/// Of several zones that lie side by side a base may stand in two at once.
Complaints outside_start_zones(const Setup& setup) {
  Complaints complaints;
  const std::vector<StartZone> zones = start_zones(plan_of(setup.document()));
  for (std::size_t i = 0; i < setup.game().pieces().size() && !zones.empty() && !setup.given_up(); ++i) {
    const auto index = static_cast<PieceIndex>(i);
    const Piece& piece = setup.game().piece(index);
    std::vector<Area> own;
    for (const StartZone& zone : zones)
      if (zone.side == piece.side) own.emplace_back(zone.shape);
    if (own.empty() || !piece.on_table()) continue;
    const std::vector<Vec> edge = edge_of(setup.base(index), piece);
    setup.spend(edge.size() * own.size());
    const bool inside = std::all_of(edge.begin(), edge.end(), [&](Vec p) {
      return std::any_of(own.begin(), own.end(), [&](const Area& area) { return area.covers(p); });
    });
    if (!inside)
      complaints.push_back(
          {.pointer = piece_pointer(index),
           .reason = said<"{a} stands outside the start zones of {side}.">(first_name_of(piece), piece.side),
           .of = {piece.id},
           .at = piece.pose.at});
  }
  return complaints;
}

Complaints start_zones_overlap(const Setup& setup) {
  Complaints complaints;
  const Plan plan = plan_of(setup.document());
  const std::vector<StartZone> zones = start_zones(plan);
  const std::vector<std::string> ids = ids_of_markings(plan);
  for (std::size_t b = 1; b < zones.size() && !is_full(complaints); ++b)
    for (std::size_t a = 0; a < b && !setup.given_up(); ++a) {
      if (zones[a].side == zones[b].side) continue;
      setup.spend(200 + zones[a].shape.front().outer.size() * zones[b].shape.front().outer.size());
      const auto both = intersection_of(zones[a].shape, zones[b].shape);
      if (!both || both->empty()) continue;
      complaints.push_back({.pointer = pointer_of(zones[b]),
                            .reason = said<"The start zones \"{a}\" of {side} and \"{b}\" of {other} overlap.">(
                                ids[zones[a].marking], zones[a].side, ids[zones[b].marking], zones[b].side),
                            .of = {},
                            .at = both->front().outer.front()});
    }
  return complaints;
}

}  // namespace linesman::lints
