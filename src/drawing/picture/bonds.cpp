#include "drawing/picture/bonds.h"

#include "base/heading.h"
#include "base/tolerance.h"
#include "geometry/measure.h"
#include "table/game.h"

namespace linesman {

namespace {

Measured measured(const EndStand& stand) {
  if (const auto* circle = std::get_if<CircleBase>(&stand.footprint)) return {stand.pose.at, circle->diameter / 2};
  Ring ring;
  for (const Vec p : corners(stand.footprint)) ring.push_back(stand.pose.at + rotated(p, stand.pose.facing));
  return {MultiPolygon{{std::move(ring), {}}}};
}

std::vector<EndStand> stands_at_end(const Game& game, const Trace& trace) {
  std::vector<EndStand> stands;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    stands.push_back({static_cast<PieceIndex>(i), game.pieces()[i]->base, game.pieces()[i]->pose});
  for (const auto& [piece, footprint] : trace.request.footprints) stands.at(at(piece)).footprint = footprint;
  for (const PieceTrace& t : trace.pieces) stands.at(at(t.piece)) = {t.piece, t.footprint, t.end.pose};
  return stands;
}

}  // namespace

Line shortest_line(const EndStand& one, const EndStand& other) {
  const auto closest = closest_points(measured(one), measured(other));
  if (closest.ok() && exceeds(closest->distance, 0)) return {closest->from, closest->to};
  const Vec middle = (one.pose.at + other.pose.at) * 0.5;
  return {middle, middle};
}

Bonds bonds_of(const Game& game, const Judgement& judgement) {
  const Shown& shown = judgement.ruling.shown;
  if (shown.links.empty() && shown.gaps.empty() && shown.strays.empty()) return {};
  const std::vector<EndStand> stands = stands_at_end(game, judgement.trace);
  const auto bond = [&](const ShownGap& gap) {
    return Bond{gap, shortest_line(stands.at(at(gap.piece)), stands.at(at(gap.other)))};
  };
  Bonds bonds;
  for (const ShownGap& link : shown.links) bonds.links.push_back(bond(link));
  for (const ShownGap& gap : shown.gaps) bonds.gaps.push_back(bond(gap));
  for (const PieceIndex piece : shown.strays) bonds.strays.push_back(stands.at(at(piece)));
  return bonds;
}

}  // namespace linesman
