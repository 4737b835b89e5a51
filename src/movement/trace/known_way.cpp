#include "movement/trace/known_way.h"

#include <algorithm>

namespace linesman {

namespace {

bool alike(const NearWatch& a, const NearWatch& b) {
  const auto& [distance, or_start_gap] = a;
  return distance == b.distance && or_start_gap == b.or_start_gap;
}

bool alike(const OverlapRequest& a, const OverlapRequest& b) {
  const auto& [feature, with] = a;
  return feature == b.feature && with == b.with;
}

bool alike(const std::optional<CoverRequest>& a, const std::optional<CoverRequest>& b) {
  if (!a || !b) return !a && !b;
  const auto& [features, covers] = *a;
  return features == b->features && covers == b->covers;
}

bool alike(const std::shared_ptr<const SectionLabels>& a, const std::shared_ptr<const SectionLabels>& b) {
  return a == b || (a && b && *a == *b);
}

bool alike(const std::optional<RoomRequest>& a, const std::optional<RoomRequest>& b) {
  if (!a || !b) return !a && !b;
  const auto& [reach, surfaces] = *a;
  return reach == b->reach && surfaces == b->surfaces;
}

/// Whether both are equal except for their paths.
bool alike(const Mover& a, const Mover& b) {
  const auto& [piece, footprint, start, path, pointer, skims] = a;
  return piece == b.piece && footprint == b.footprint && start == b.start && skims == b.skims;
}

template <class T>
bool all_alike(const std::vector<T>& a, const std::vector<T>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const T& x, const T& y) { return alike(x, y); });
}

/// Whether both are equal except for their paths. The binding names each member, so that none can be forgotten.
bool alike(const TraceRequest& a, const TraceRequest& b) {
  const auto& [movers, footprints, near, gaps_within, standing, gaps_in_company, against_ends, against_starts,
               lines_within, leaving_passes, ahead, ahead_is_thing, watched, watched_beyond, against, room, overlaps,
               cover, labels, clear_height, extents] = a;
  return all_alike(movers, b.movers) && footprints == b.footprints && all_alike(near, b.near) &&
         gaps_within == b.gaps_within && standing == b.standing && gaps_in_company == b.gaps_in_company &&
         against_ends == b.against_ends && against_starts == b.against_starts && lines_within == b.lines_within &&
         leaving_passes == b.leaving_passes && ahead == b.ahead && ahead_is_thing == b.ahead_is_thing &&
         watched == b.watched && watched_beyond == b.watched_beyond && against == b.against && alike(room, b.room) &&
         all_alike(overlaps, b.overlaps) && alike(cover, b.cover) && alike(labels, b.labels) &&
         clear_height == b.clear_height && extents == b.extents;
}

/// For expanded steps before anything is measured on them.
bool same(const Leg& a, const Leg& b) {
  return a.manner == b.manner && a.from == b.from && a.to == b.to && a.heading == b.heading && a.length == b.length;
}

bool same(const Turn& a, const Turn& b) {
  return a.kind == b.kind && a.angle == b.angle && a.about == b.about && a.on_the_spot == b.on_the_spot &&
         a.arc == b.arc && a.centre_arc == b.centre_arc;
}

bool same(const Climb& a, const Climb& b) { return a.from == b.from && a.to == b.to; }

bool same(const Act& a, const Act& b) { return a.name == b.name && a.members == b.members; }

template <class Facts>
bool same(const Facts&, const Facts&) {
  return false;  // steps on a grid are not reused
}

bool same(const TracedStep& a, const TracedStep& b) {
  if (a.written != b.written || a.before != b.before || a.after != b.after || a.facts.index() != b.facts.index())
    return false;
  return std::visit([&](const auto& facts) { return same(facts, std::get<std::decay_t<decltype(facts)>>(b.facts)); },
                    a.facts);
}

}  // namespace

bool KnownWay::fits(const std::shared_ptr<const Survey>& survey, const std::shared_ptr<const PiecesOnTable>& pieces,
                    const Table& table, const TraceRequest& request) {
  if (request.movers.size() != 1 || table.hex) return false;
  if (survey_ != survey || pieces_ != pieces || table_ != table || !alike(request_, request)) {
    *this = {};
    survey_ = survey;
    pieces_ = pieces;
    table_ = table;
    request_ = request;
  }
  return true;
}

std::size_t KnownWay::recall(std::vector<TracedStep>& steps, SideMemory& sides, Budget& budget) const {
  std::size_t number = 0;
  for (; number < steps.size() && number < steps_.size(); ++number) {
    const KnownStep& known = steps_[number];
    if (!same(steps[number], known.step)) break;
    budget.spend(known.cost);
    steps[number] = known.step;
  }
  if (number > 0) sides = steps_[number - 1].sides;
  return number;
}

void KnownWay::learn(std::size_t number, const TracedStep& step, const SideMemory& sides, std::uint64_t cost) {
  steps_.resize(number);  // the others belong to another way
  steps_.push_back({step, sides, cost});
}

}  // namespace linesman
