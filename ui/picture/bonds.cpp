#include "ui/picture/bonds.h"

#include <algorithm>
#include <map>

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

struct Line {
  Vec from;
  Vec to;
};

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

bool one_unit(const Game& game, PieceIndex a, PieceIndex b) {
  return game.piece(a).unit && game.piece(a).unit == game.piece(b).unit;
}

/// The smallest distance at which nearness within a unit matters; 0: at none.
double within_unit(const TraceRequest& request) {
  double least = 0;
  for (const NearWatch& watch : request.near)
    if (watch.concern == Concern::all || watch.concern == Concern::own_unit)
      least = least > 0 ? std::min(least, watch.distance) : watch.distance;
  return least;
}

/// The largest distance at which the nearness of two pieces that are not of one unit matters; 0: at none.
double between_units(const TraceRequest& request, bool enemies) {
  double most = 0;
  for (const NearWatch& watch : request.near)
    if (watch.concern != Concern::own_unit && (enemies || watch.concern != Concern::enemies))
      most = std::max(most, watch.distance);
  return most;
}

/// The group of each model, by what the links join.
using Groups = std::map<PieceIndex, PieceIndex>;

void join(Groups& groups, PieceIndex a, PieceIndex b) {
  const PieceIndex kept = std::min(groups.at(a), groups.at(b));
  const PieceIndex gone = std::max(groups.at(a), groups.at(b));
  for (auto& [piece, group] : groups)
    if (group == gone) group = kept;
}

std::vector<PieceIndex> not_in_the_largest(const Groups& groups, const Game& game, UnitIndex unit) {
  std::map<PieceIndex, std::size_t> sizes;
  for (const auto& [piece, group] : groups)
    if (game.piece(piece).unit == unit) ++sizes[group];
  const auto largest =
      std::max_element(sizes.begin(), sizes.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  std::vector<PieceIndex> strays;
  for (const auto& [piece, group] : groups)
    if (game.piece(piece).unit == unit && group != largest->first) strays.push_back(piece);
  return strays;
}

}  // namespace

Bond shortest_between(const EndStand& one, const EndStand& other) {
  const Rim a = rim_of(one);
  const Rim b = rim_of(other);
  const Line there = shortest(a.corners, b.corners);
  const Line back = shortest(b.corners, a.corners);
  Line line = distance(there.from, there.to) <= distance(back.from, back.to) ? there : Line{back.to, back.from};
  const double apart = distance(line.from, line.to);
  Bond bond;
  if (apart > a.border + b.border) {
    const Vec along = (line.to - line.from) * (1 / apart);
    bond.from = line.from + along * a.border;
    bond.to = line.to - along * b.border;
  } else {
    bond.from = bond.to = (one.pose.at + other.pose.at) * 0.5;
  }
  return bond;
}

Bonds bonds_of(const Game& game, const Trace& trace) {
  Bonds bonds;
  if (trace.request.near.empty()) return bonds;
  const double link = within_unit(trace.request);
  const double of_enemies = between_units(trace.request, true);
  const double of_friends = between_units(trace.request, false);
  const std::vector<EndStand> stands = stands_at_end(game, trace);
  const auto bond = [&](PieceIndex piece, const Gap& gap) {
    Bond b = shortest_between(stands.at(at(piece)), stands.at(at(gap.piece)));
    b.one = piece;
    b.other = gap.piece;
    b.distance = gap.distance;
    // Corners of bases that cross may still be apart.
    if (!exceeds(gap.distance, 0)) b.from = b.to = (b.from + b.to) * 0.5;
    return b;
  };
  Groups groups;
  for (const PieceTrace& t : trace.pieces) groups.emplace(t.piece, t.piece);
  for (const Standing& s : trace.standing) groups.emplace(s.piece, s.piece);
  const Groups told = groups;
  const auto tell_links = [&](PieceIndex piece, const std::vector<Gap>& gaps) {
    for (const Gap& gap : gaps) {
      if (!(gap.distance < link) || !one_unit(game, piece, gap.piece)) continue;
      if (told.contains(gap.piece) && gap.piece < piece) continue;  // both tell of it
      bonds.links.push_back(bond(piece, gap));
      groups.emplace(gap.piece, gap.piece);
      join(groups, piece, gap.piece);
    }
  };
  for (const PieceTrace& t : trace.pieces) {
    tell_links(t.piece, t.end.gaps);
    for (const Gap& gap : t.end.gaps) {
      const double limit = game.friends(t.piece, gap.piece) ? of_friends : of_enemies;
      if (gap.distance < limit && !one_unit(game, t.piece, gap.piece)) bonds.gaps.push_back(bond(t.piece, gap));
    }
  }
  for (const Standing& s : trace.standing) tell_links(s.piece, s.gaps);
  if (!(link > 0)) return bonds;
  for (std::size_t u = 0; u < game.units().size(); ++u)
    for (const PieceIndex piece : not_in_the_largest(groups, game, static_cast<UnitIndex>(u)))
      bonds.strays.push_back(stands.at(at(piece)));
  return bonds;
}

}  // namespace linesman
