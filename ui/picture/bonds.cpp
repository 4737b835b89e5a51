#include "ui/picture/bonds.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "table/game.h"

namespace linesman {

namespace {

/// A base as its corners (of a circle the centre) with a border that far outside them.
struct Rim {
  std::vector<Vec> corners;
  double border = 0;
};

Rim rim_of(const EndStand& stand) {
  if (const auto* circle = std::get_if<CircleBase>(&stand.footprint)) return {{stand.pose.at}, circle->diameter / 2};
  Rim rim;
  for (const Vec p : corners(stand.footprint)) rim.corners.push_back(stand.pose.at + rotated(p, stand.pose.facing));
  return rim;
}

Vec nearest_on(Vec a, Vec b, Vec p) {
  const Vec along = b - a;
  const double square = dot(along, along);
  return square > 0 ? a + along * std::clamp(dot(p - a, along) / square, 0.0, 1.0) : a;
}

/// From a corner of `corners` to the nearest point of the closed ring `ring`.
Line shortest(const std::vector<Vec>& corners, const std::vector<Vec>& ring) {
  Line best;
  double least = HUGE_VAL;
  for (const Vec p : corners)
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec q = nearest_on(ring[i], ring[(i + 1) % ring.size()], p);
      if (distance(p, q) >= least) continue;
      least = distance(p, q);
      best = {p, q};
    }
  return best;
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
  const Rim a = rim_of(one);
  const Rim b = rim_of(other);
  const Line there = shortest(a.corners, b.corners);
  const Line back = shortest(b.corners, a.corners);
  const Line line = distance(there.from, there.to) <= distance(back.from, back.to) ? there : Line{back.to, back.from};
  const double apart = distance(line.from, line.to);
  const Vec middle = (one.pose.at + other.pose.at) * 0.5;
  if (apart <= a.border + b.border) return {middle, middle};
  const Vec along = (line.to - line.from) * (1 / apart);
  return {line.from + along * a.border, line.to - along * b.border};
}

Bonds bonds_of(const Game& game, const Judgement& judgement) {
  const Shown& shown = judgement.ruling.shown;
  if (shown.links.empty() && shown.gaps.empty() && shown.strays.empty()) return {};
  const std::vector<EndStand> stands = stands_at_end(game, judgement.trace);
  const auto bond = [&](const ShownGap& gap) {
    Line line = shortest_line(stands.at(at(gap.piece)), stands.at(at(gap.other)));
    // Corners of bases that cross may still be apart.
    if (!exceeds(gap.distance, 0)) line.from = line.to = (line.from + line.to) * 0.5;
    return Bond{gap, line};
  };
  Bonds bonds;
  for (const ShownGap& link : shown.links) bonds.links.push_back(bond(link));
  for (const ShownGap& gap : shown.gaps) bonds.gaps.push_back(bond(gap));
  for (const PieceIndex piece : shown.strays) bonds.strays.push_back(stands.at(at(piece)));
  return bonds;
}

}  // namespace linesman
