#include "movement/cut_trace.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "base/tolerance.h"

namespace linesman {

namespace {

template <class Stretch>
void clip(std::vector<Stretch>& stretches, double s) {
  std::erase_if(stretches, [&](const Stretch& x) { return !exceeds(s, x.from); });
  for (Stretch& x : stretches) x.to = std::min(x.to, s);
}

/// Copies the stretches that begin before `s`, ended there.
template <class Stretch>
std::vector<Stretch> up_to(const std::vector<Stretch>& stretches, double s) {
  const auto begins = [&](const Stretch& x) { return exceeds(s, x.from); };
  std::vector<Stretch> left;
  left.reserve(static_cast<std::size_t>(std::count_if(stretches.begin(), stretches.end(), begins)));
  std::copy_if(stretches.begin(), stretches.end(), std::back_inserter(left), begins);
  for (Stretch& x : left) x.to = std::min(x.to, s);
  return left;
}

Leg shortened(const Leg& whole, double s) {
  if (s >= whole.length) return whole;
  Leg leg;
  leg.manner = whole.manner;
  leg.from = whole.from;
  leg.to = whole.from + (whole.to - whole.from) * (s / whole.length);
  leg.heading = whole.heading;
  leg.length = s;
  leg.spans = up_to(whole.spans, s);
  leg.crossings = up_to(whole.crossings, s);
  for (Crossing& c : leg.crossings)
    if (c.over && !exceeds(s, *c.over)) c.over = std::nullopt;
  leg.met.contacts = up_to(whole.met.contacts, s);
  leg.met.near = up_to(whole.met.near, s);
  leg.met.least_gaps = whole.met.least_gaps;
  leg.met.contacts_at_ends = up_to(whole.met.contacts_at_ends, s);
  leg.met.near_at_ends = up_to(whole.met.near_at_ends, s);
  leg.met.contacts_at_starts = up_to(whole.met.contacts_at_starts, s);
  leg.met.at_end = whole.met.at_end;
  leg.near_lines = up_to(whole.near_lines, s);
  leg.uncovered = up_to(whole.uncovered, s);
  if (whole.edge && exceeds(s, *whole.edge)) leg.edge = whole.edge;
  leg.on_table = whole.on_table;
  leg.ahead = whole.ahead;
  leg.extents = whole.extents;
  return leg;
}

/// Keeps the items that the remaining stretches still name, in their order.
template <class Set, class Stretch, class KeyOf>
void keep_met(Set& set, const std::vector<Stretch>& stretches, KeyOf key_of) {
  const auto gone = std::remove_if(set.begin(), set.end(), [&](const auto& item) {
    return std::none_of(stretches.begin(), stretches.end(), [&](const Stretch& x) { return key_of(x) == item; });
  });
  set.erase(gone, set.end());
}

Climb shortened(Climb climb, double s) {
  if (s >= std::abs(climb.to - climb.from)) return climb;
  climb.to = climb.from + (climb.to < climb.from ? -s : s);
  clip(climb.ground_contacts, s);
  clip(climb.met.contacts, s);
  clip(climb.met.contacts_at_ends, s);
  keep_met(climb.ground, climb.ground_contacts, [](const GroundContact& c) { return c.feature; });
  keep_met(climb.contacts, climb.met.contacts, [](const Contact& c) { return c.piece; });
  return climb;
}

bool moves(const TracedStep& step) { return met_in(step) != nullptr; }

const std::vector<NearLine>& near_lines_of(const TracedStep& step) {
  static const std::vector<NearLine> NONE;
  if (const Leg* leg = facts_of<Leg>(step)) return leg->near_lines;
  if (const Turn* turn = facts_of<Turn>(step)) return turn->near_lines;
  return NONE;
}

/// The items overlapped (or near) at a point: of stretches that hold it, or that reach it at the end of its step and go
/// on.
template <class StretchesOf, class Same, class AtEnd>
auto at_point(const PieceTrace& whole, std::size_t step, double s, StretchesOf stretches_of, Same key_of,
              AtEnd at_end) {
  std::vector<decltype(key_of(stretches_of(whole.steps[step]).front()))> held;
  const bool at_joint = !exceeds(extent_of(whole.steps[step]), s);
  std::size_t next = step + 1;
  while (next < whole.steps.size() && !moves(whole.steps[next])) ++next;
  const auto goes_on = [&](auto key) {
    if (next == whole.steps.size()) return at_end(key);
    const auto& later = stretches_of(whole.steps[next]);
    return std::any_of(later.begin(), later.end(),
                       [&](const auto& x) { return key_of(x) == key && !exceeds(x.from, 0); });
  };
  for (const auto& x : stretches_of(whole.steps[step])) {
    if (!exceeds(s, x.from) || exceeds(s, x.to)) continue;
    if (exceeds(x.to, s) || (at_joint && goes_on(key_of(x)))) held.push_back(key_of(x));
  }
  return held;
}

std::vector<LineDistance> lines_at(const PieceTrace& whole, std::size_t step, double s) {
  const auto feature = [](const NearLine& n) { return n.feature; };
  const auto at_end = [&](FeatureIndex f) {
    return std::any_of(whole.end.lines.begin(), whole.end.lines.end(),
                       [&](const LineDistance& l) { return l.feature == f; });
  };
  std::vector<LineDistance> lines;
  for (const FeatureIndex f : at_point(whole, step, s, near_lines_of, feature, at_end)) lines.push_back({f, 0});
  return lines;
}

/// A collector of places in [0, extent] of a step.
class Places {
 public:
  Places(double extent, std::vector<double> more) : extent_(extent), all_(std::move(more)) {
    all_.insert(all_.end(), {0, extent});
  }

  void take(double s) { all_.push_back(s); }
  template <class Stretch>
  void take(const std::vector<Stretch>& stretches) {
    for (const Stretch& x : stretches) {
      take(x.from);
      take(x.to);
    }
  }

  std::vector<double> ascending() && {
    std::sort(all_.begin(), all_.end());
    all_.erase(std::unique(all_.begin(), all_.end(), [](double a, double b) { return same_length(a, b); }), all_.end());
    std::erase_if(all_, [&](double s) { return s < 0 || s > extent_; });
    return std::move(all_);
  }

 private:
  double extent_;
  std::vector<double> all_;
};

}  // namespace

PieceSet contacts_at(const PieceTrace& whole, PathPoint place) {
  const auto piece = [](const Contact& c) { return c.piece; };
  const auto at_end = [&](PieceIndex p) {
    return std::find(whole.end.contacts.begin(), whole.end.contacts.end(), p) != whole.end.contacts.end();
  };
  const auto fellows = [](const TracedStep& t) -> const std::vector<Contact>& { return met_in(t)->contacts_at_ends; };
  const Encounters& met = *met_in(whole.steps[place.step]);
  PieceSet set;
  for (const Contact& c : met.contacts) {
    if (!exceeds(place.s, c.from) || exceeds(place.s, c.to)) continue;
    const bool lasts = exceeds(extent_of(whole.steps[place.step]), place.s)
                           ? exceeds(c.to, place.s)
                           : std::find(met.at_end.begin(), met.at_end.end(), c.piece) != met.at_end.end();
    if (lasts) set.push_back(c.piece);
  }
  const PieceSet with = at_point(whole, place.step, place.s, fellows, piece, at_end);
  set.insert(set.end(), with.begin(), with.end());
  return set;
}

PieceTrace cut_at(const PieceTrace& whole, PathPoint point) {
  PieceTrace cut{whole.piece, whole.footprint, whole.start, {}, {}};
  const TracedStep& uncut = whole.steps[point.step];
  const Leg* leg = facts_of<Leg>(uncut);
  const Climb* climb = facts_of<Climb>(uncut);
  const double s = leg || climb ? std::min(extent_of(uncut), point.s) : extent_of(uncut);
  cut.steps.reserve(point.step + 1);
  cut.steps.assign(whole.steps.begin(), whole.steps.begin() + static_cast<std::ptrdiff_t>(point.step));
  TracedStep& last = cut.steps.emplace_back();
  last.written = uncut.written;
  last.before = uncut.before;
  last.after = leg || climb ? pose_at(uncut, s) : uncut.after;
  last.watched = uncut.watched;
  if (leg)
    last.facts = shortened(*leg, s);
  else if (climb)
    last.facts = shortened(*climb, s);
  else
    last.facts = uncut.facts;
  for (Watched& watched : last.watched) {
    clip(watched.base, s);
    clip(watched.centre, s);
    clip(watched.inside, s);
  }
  cut.end.pose = last.after;
  std::size_t moved = point.step;
  while (moved > 0 && !moves(whole.steps[moved])) --moved;
  if (!moves(whole.steps[moved])) {
    cut.end.contacts = whole.start.contacts;
    return cut;
  }
  const double place = moved == point.step ? s : extent_of(whole.steps[moved]);
  cut.end.contacts = contacts_at(whole, {moved, place});
  cut.end.lines = lines_at(whole, moved, place);
  return cut;
}

std::vector<double> critical_points(const Leg& leg, std::vector<double> more) {
  Places places(leg.length, std::move(more));
  places.take(leg.spans);
  places.take(leg.met.contacts);
  places.take(leg.met.near);
  places.take(leg.met.contacts_at_ends);
  places.take(leg.near_lines);
  places.take(leg.uncovered);
  if (leg.edge) places.take(*leg.edge);
  for (const Crossing& c : leg.crossings)
    if (c.over) places.take(*c.over);
  return std::move(places).ascending();
}

std::vector<double> critical_points(const Climb& climb, std::vector<double> more) {
  Places places(std::abs(climb.to - climb.from), std::move(more));
  places.take(climb.ground_contacts);
  places.take(climb.met.contacts);
  places.take(climb.met.contacts_at_ends);
  return std::move(places).ascending();
}

}  // namespace linesman
