#include "movement/encounters.h"

#include <algorithm>
#include <tuple>

#include "base/tolerance.h"

namespace linesman {

StandingPieces::StandingPieces(const Game& game) {
  std::vector<Box> boxes;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Piece& piece = *game.pieces()[i];
    if (!piece.on_table()) continue;
    if (piece.hex) by_hex_[*piece.hex].push_back(static_cast<PieceIndex>(i));
    bodies_.emplace_back(static_cast<PieceIndex>(i), Outline(piece.base), piece.pose);
    boxes.push_back(bodies_.back().box);
  }
  tree_ = PackedTree(boxes);
}

std::vector<PieceIndex> StandingPieces::in_hex(Hex hex) const {
  const auto found = by_hex_.find(hex);
  return found == by_hex_.end() ? std::vector<PieceIndex>{} : found->second;
}

std::vector<PieceIndex> Bystanders::in_hex(Hex hex) const {
  std::vector<PieceIndex> pieces = all_.in_hex(hex);
  std::erase_if(pieces, [&](PieceIndex i) { return without_[at(i)]; });
  return pieces;
}

Bystanders::Bystanders(const Game& game, const StandingPieces& all, const TraceRequest& request,
                       const std::vector<PieceIndex>& without)
    : all_(all), none_(game.table().hex.has_value()), without_(game.pieces().size(), false) {
  for (const PieceIndex i : without) without_.at(at(i)) = true;
  hidden_ = without_;
  for (const auto& [index, footprint] : request.footprints) {
    if (hidden_.at(at(index)) || !game.piece(index).on_table()) continue;
    hidden_[at(index)] = true;
    changed_.emplace_back(index, Outline(footprint), game.piece(index).pose);
  }
}

Encountering::Encountering(const Game& game, const Bystanders& bystanders, const TraceRequest& request,
                           const Body& start, const std::vector<Body>& companions_start,
                           const std::vector<Body>& companions_end)
    : game_(game),
      bystanders_(bystanders),
      request_(request),
      start_(start),
      companions_start_(companions_start),
      companions_end_(companions_end) {
  for (const NearWatch& watch : request.near) farthest_watch_ = std::max(farthest_watch_, watch.distance);
}

double Encountering::threshold(const NearWatch& watch, double start_gap) const {
  return watch.or_start_gap ? std::min(watch.distance, start_gap) : watch.distance;
}

template <class Nearer>
void Encountering::note(const Body& other, double start_gap, Nearer nearer, std::vector<Contact>& contacts,
                        std::vector<Near>& near) const {
  for (const Stretch s : nearer(other.convex(), 0.0)) contacts.push_back({other.piece, s.from, s.to});
  for (std::size_t i = 0; i < request_.near.size(); ++i) {
    const double limit = threshold(request_.near[i], start_gap);
    if (within_limit(limit, 0)) continue;
    for (const Stretch s : nearer(other.convex(), limit)) near.push_back({i, other.piece, limit, s.from, s.to});
  }
}

template <class Nearer, class LeastGap>
Encounters Encountering::met(const Box& swept, double altitude, Nearer nearer, LeastGap least_gap) const {
  Encounters met;
  const Box reach = swept.grown(farthest_watch_);
  const auto is_watched = [&](const Body& other) {
    return !request_.near.empty() && exceeds(farthest_watch_, least_gap(other.convex()));
  };
  bystanders_.visit(reach, [&](const Body& other) {
    if (is_watched(other)) met.least_gaps.push_back({other.piece, least_gap(other.convex())});
    if (!same_level(altitude, other.altitude)) return;
    note(other, request_.near.empty() ? 0 : start_.gap_to(other), nearer, met.contacts, met.near);
  });
  if (request_.against_ends)
    for (std::size_t i = 0; i < companions_end_.size(); ++i) {
      const Body& other = companions_end_[i];
      if (!other.box.meets(reach) || !same_level(altitude, other.altitude)) continue;
      note(other, start_.gap_to(companions_start_[i]), nearer, met.contacts_at_ends, met.near_at_ends);
    }
  sort(met);
  return met;
}

void Encountering::sort(Encounters& met) const {
  const auto id = [&](PieceIndex i) -> const std::string& { return game_.piece(i).id; };
  const auto contact_order = [&](const Contact& a, const Contact& b) {
    return std::tie(a.from, id(a.piece)) < std::tie(b.from, id(b.piece));
  };
  const auto near_order = [&](const Near& a, const Near& b) {
    return std::tie(a.from, a.watch, id(a.piece)) < std::tie(b.from, b.watch, id(b.piece));
  };
  std::sort(met.contacts.begin(), met.contacts.end(), contact_order);
  std::sort(met.contacts_at_ends.begin(), met.contacts_at_ends.end(), contact_order);
  std::sort(met.near.begin(), met.near.end(), near_order);
  std::sort(met.near_at_ends.begin(), met.near_at_ends.end(), near_order);
  sort_by_id(game_, met.least_gaps);
}

Encounters Encountering::on_leg(const Body& mover, const Way& way) const {
  Box swept = mover.box;
  const Vec by = way.along * way.length;
  swept.include(Box{mover.box.min + by, mover.box.max + by});
  const auto nearer = [&](const Convex& other, double reach) {
    Stretches found;
    if (const auto s = Pairing(other, mover.convex()).nearer(way.along, way.length, reach)) found.push_back(*s);
    drop_short(found);
    return found;
  };
  const auto least_gap = [&](const Convex& other) {
    return Pairing(other, mover.convex()).least_gap(way.along, way.length);
  };
  return met(swept, mover.altitude, nearer, least_gap);
}

Encounters Encountering::during_turn(const Turning& turning, double altitude) const {
  const auto nearer = [&](const Convex& other, double reach) {
    Stretches found = turning.nearer(other, reach);
    drop_short(found);
    return found;
  };
  const auto least_gap = [&](const Convex& other) { return turning.least_gap(other); };
  return met(turning.swept_box(), altitude, nearer, least_gap);
}

Encounters Encountering::during_climb(const Body& mover, double from, double to) const {
  Encounters met;
  const double up = to < from ? -1 : 1;
  const auto look = [&](const Body& other, std::vector<Contact>& contacts) {
    const double level = (other.altitude - from) * up;  // inches climbed when it is as high as the other
    const double begin = std::max(0.0, level - SAME_LEVEL);
    const double end = std::min((to - from) * up, level + SAME_LEVEL);
    if (exceeds(end, begin) && other.overlaps(mover.convex())) contacts.push_back({other.piece, begin, end});
  };
  bystanders_.visit(mover.box, [&](const Body& other) { look(other, met.contacts); });
  if (request_.against_ends)
    for (const Body& other : companions_end_) look(other, met.contacts_at_ends);
  sort(met);
  return met;
}

void sort_by_id(const Game& game, PieceSet& pieces) {
  std::sort(pieces.begin(), pieces.end(),
            [&](PieceIndex a, PieceIndex b) { return game.piece(a).id < game.piece(b).id; });
}

void sort_by_id(const Game& game, std::vector<Gap>& gaps) {
  std::sort(gaps.begin(), gaps.end(),
            [&](const Gap& a, const Gap& b) { return game.piece(a.piece).id < game.piece(b.piece).id; });
}

}  // namespace linesman
