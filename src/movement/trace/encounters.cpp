#include "movement/trace/encounters.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "base/tolerance.h"

namespace linesman {

PiecesOnTable::PiecesOnTable(const Game& game) : ranks_(game.pieces().size()) {
  std::vector<std::uint32_t> by_id(game.pieces().size());
  std::iota(by_id.begin(), by_id.end(), 0U);
  std::sort(by_id.begin(), by_id.end(),
            [&](std::uint32_t a, std::uint32_t b) { return game.pieces()[a]->id < game.pieces()[b]->id; });
  for (std::uint32_t rank = 0; rank < by_id.size(); ++rank) ranks_[by_id[rank]] = rank;
  std::vector<Box> boxes;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Piece& piece = *game.pieces()[i];
    if (!piece.on_table()) continue;
    if (piece.hex) by_hex_[*piece.hex].push_back(static_cast<PieceIndex>(i));
    bases_.emplace_back(static_cast<PieceIndex>(i), Outline(piece.base), piece.pose);
    boxes.push_back(bases_.back().box);
  }
  tree_ = BoxIndex(boxes);
}

std::vector<PieceIndex> PiecesOnTable::in_hex(Hex hex) const {
  const auto found = by_hex_.find(hex);
  return found == by_hex_.end() ? std::vector<PieceIndex>{} : found->second;
}

std::vector<PieceIndex> OtherPieces::in_hex(Hex hex) const {
  std::vector<PieceIndex> pieces = all_.in_hex(hex);
  std::erase_if(pieces, [&](PieceIndex i) { return without_[at(i)]; });
  return pieces;
}

OtherPieces::OtherPieces(const Game& game, const PiecesOnTable& all, const TraceRequest& request,
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

Meetings::Meetings(const OtherPieces& others, const TraceRequest& request, const PlacedBase& start,
                   const std::vector<PlacedBase>& all_starts, const std::vector<PlacedBase>& all_ends, Budget& budget)
    : others_(others), request_(request), start_(start), all_starts_(all_starts), all_ends_(all_ends), budget_(budget) {
  for (const NearWatch& watch : request.near) {
    farthest_watch_ = std::max(farthest_watch_, watch.distance);
    wants_start_gaps_ = wants_start_gaps_ || watch.or_start_gap;
  }
}

double Meetings::threshold(const NearWatch& watch, double start_gap) const {
  return watch.or_start_gap ? std::min(watch.distance, start_gap) : watch.distance;
}

namespace {

/// Steps of the budget to measure a motion against one base.
constexpr std::uint64_t MEASURED = 3;

// A motion without length still has one moment, whose contacts count for all of it.

/// A mover on a leg and one other base. Most bases are discs; these are measured in the frame of the leg.
class OnLeg {
 public:
  OnLeg(const LegSweep& sweep, const Convex& other) : sweep_(sweep), radius_(other.radius) {
    if (other.points.size() > 1)
      pair_.emplace(other, sweep.shape());
    else
      disc_ = sweep.course().local(other.points[0]);
  }
  template <class F>
  void nearer(double reach, F&& f) const {
    Stretch s;
    if (pair_) {
      const auto found = pair_->nearer(sweep_.course().along, sweep_.length(), reach);
      if (!found) return;
      s = *found;
    } else if (!sweep_.nearer_to_disc(disc_, radius_, reach, s)) {
      return;
    }
    if (exceeds(s.to, s.from) || !exceeds(sweep_.length(), 0)) f(s);
  }
  double least_gap() const {
    if (pair_) return pair_->least_gap(sweep_.course().along, sweep_.length());
    return sweep_.least_gap_to_disc(disc_, radius_);
  }

 private:
  const LegSweep& sweep_;
  double radius_;
  Vec disc_;  ///< its centre, in the frame of the leg
  std::optional<ShapePair> pair_;
};

/// A mover in a turn and one other base.
class InTurn {
 public:
  InTurn(const TurnSweep& turning, const Convex& other) : turning_(turning), other_(other) {}
  template <class F>
  void nearer(double reach, F&& f) const {
    for (const Stretch s : turning_.nearer(other_, reach))
      if (exceeds(s.to, s.from) || !exceeds(turning_.amount(), 0)) f(s);
  }
  double least_gap() const { return turning_.least_gap(other_); }

 private:
  const TurnSweep& turning_;
  Convex other_;
};

bool passes_by(const LegSweep& sweep, const PlacedBase& other, double reach) {
  const Vec centre = sweep.course().local(other.centre);
  return sweep.passes_by(Box{centre, centre}.grown(other.outer + reach));
}

bool passes_by(const TurnSweep& turning, const PlacedBase& other, double reach) {
  return distance(turning.about(), other.centre) >= turning.outer() + other.outer + reach;
}

}  // namespace

template <class Meeting>
void Meetings::note(const Meeting& meeting, double least_gap, PieceIndex other, double start_gap,
                    std::vector<Contact>& contacts, std::vector<Near>& near) const {
  if (!exceeds(least_gap, 0)) meeting.nearer(0, [&](Stretch s) { contacts.push_back({other, s.from, s.to}); });
  for (std::size_t i = 0; i < request_.near.size(); ++i) {
    const double limit = threshold(request_.near[i], start_gap);
    if (!within_limit(limit, 0) && !exceeds(least_gap, limit))
      meeting.nearer(limit, [&](Stretch s) { near.push_back({i, other, limit, s.from, s.to}); });
  }
}

template <class Meeting, class Motion>
Encounters Meetings::met(const Box& swept, double altitude, const Motion& motion) const {
  Encounters met;
  const Box reach = swept.grown(farthest_watch_);
  others_.visit(reach, [&](const PlacedBase& other) {
    budget_.spend(1);
    if (passes_by(motion, other, farthest_watch_)) return;
    const Meeting meeting(motion, other.convex());
    double gap = 0;
    if (!request_.near.empty()) {
      gap = meeting.least_gap();
      if (!exceeds(farthest_watch_, gap)) return;
      met.least_gaps.push_back({other.piece, gap});
    }
    budget_.spend(MEASURED);
    if (same_level(altitude, other.altitude, request_.clear_height))
      note(meeting, gap, other.piece, start_gap(other), met.contacts, met.near);
  });
  if (request_.against_ends) {
    budget_.spend(all_ends_.size());
    for (std::size_t i = 0; i < all_ends_.size(); ++i) {
      const PlacedBase& other = all_ends_[i];
      if (is_itself(other) || passes_by(motion, other, farthest_watch_) ||
          !same_level(altitude, other.altitude, request_.clear_height))
        continue;
      budget_.spend(MEASURED);
      note(Meeting(motion, other.convex()), 0, other.piece, start_gap(all_starts_[i]), met.contacts_at_ends,
           met.near_at_ends);
    }
  }
  if (request_.against_starts)
    for (const PlacedBase& other : all_starts_) {
      if (is_itself(other) || passes_by(motion, other, 0) ||
          !same_level(altitude, other.altitude, request_.clear_height))
        continue;
      budget_.spend(MEASURED);
      Meeting(motion, other.convex()).nearer(0, [&](Stretch s) {
        met.contacts_at_starts.push_back({other.piece, s.from, s.to});
      });
    }
  sort(met);
  return met;
}

PieceSet Meetings::overlapped_by(const PlacedBase& mover) const {
  PieceSet under;
  others_.visit(mover.box, [&](const PlacedBase& other) {
    if (same_level(mover.altitude, other.altitude, request_.clear_height) && other.overlaps(mover.convex()))
      under.push_back(other.piece);
  });
  others_.all().sort(under);
  return under;
}

double Meetings::start_gap(const PlacedBase& other) const { return wants_start_gaps_ ? start_.gap_to(other) : 0; }

void Meetings::sort(Encounters& met) const {
  const auto id = [&](PieceIndex i) { return others_.all().rank(i); };
  const auto contact_order = [&](const Contact& a, const Contact& b) {
    return std::tuple(a.from, id(a.piece)) < std::tuple(b.from, id(b.piece));
  };
  const auto near_order = [&](const Near& a, const Near& b) {
    return std::tuple(a.from, a.watch, id(a.piece)) < std::tuple(b.from, b.watch, id(b.piece));
  };
  std::sort(met.contacts.begin(), met.contacts.end(), contact_order);
  std::sort(met.contacts_at_ends.begin(), met.contacts_at_ends.end(), contact_order);
  std::sort(met.contacts_at_starts.begin(), met.contacts_at_starts.end(), contact_order);
  std::sort(met.near.begin(), met.near.end(), near_order);
  std::sort(met.near_at_ends.begin(), met.near_at_ends.end(), near_order);
  others_.all().sort(met.least_gaps);
}

Encounters Meetings::on_leg(const PlacedBase& mover, const LegSweep& sweep) const {
  return met<OnLeg>(sweep.swept_box(), mover.altitude, sweep);
}

Encounters Meetings::during_turn(const TurnSweep& turning, double altitude) const {
  return met<InTurn>(turning.swept_box(), altitude, turning);
}

Encounters Meetings::during_climb(const PlacedBase& mover, double from, double to) const {
  Encounters met;
  const double up = to < from ? -1 : 1;
  const auto look = [&](const PlacedBase& other, std::vector<Contact>& contacts) {
    const double level = (other.altitude - from) * up;  // the inches climbed at the other's altitude
    const double begin = std::max(0.0, level - request_.clear_height);
    const double end = std::min((to - from) * up, level + request_.clear_height);
    const bool at_all =
        exceeds(end, begin) || (same_length(to, from) && same_level(from, other.altitude, request_.clear_height));
    if (at_all && other.overlaps(mover.convex())) contacts.push_back({other.piece, std::min(begin, end), end});
  };
  others_.visit(mover.box, [&](const PlacedBase& other) { look(other, met.contacts); });
  if (request_.against_ends)
    for (const PlacedBase& other : all_ends_)
      if (!is_itself(other)) look(other, met.contacts_at_ends);
  sort(met);
  return met;
}

void PiecesOnTable::sort(PieceSet& pieces) const {
  std::sort(pieces.begin(), pieces.end(), [&](PieceIndex a, PieceIndex b) { return rank(a) < rank(b); });
}

void PiecesOnTable::sort(std::vector<Gap>& gaps) const {
  const auto by_rank = [&](const Gap& a, const Gap& b) { return rank(a.piece) < rank(b.piece); };
  // The gaps of a unit that moves together are mostly sorted.
  if (!std::is_sorted(gaps.begin(), gaps.end(), by_rank)) std::sort(gaps.begin(), gaps.end(), by_rank);
}

}  // namespace linesman
