#include "drill/meetings.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace linesman::drill {

namespace {

bool is_small(RoadRating road) { return road == RoadRating::small_road || road == RoadRating::passage; }

class Gatherer {
 public:
  explicit Gatherer(const Way& way) : way_(way) {}

  std::vector<Meeting> gather() {
    for (std::size_t i = 0; i < way_.steps().size(); ++i) {
      if (const Turn* turn = facts_of<Turn>(way_.steps()[i])) turned(i, *turn);
      if (const Leg* leg = facts_of<Leg>(way_.steps()[i])) walked(i, *leg);
    }
    if (in_the_field())
      for (const Passed& p : steeplechases_passed(way_)) begins(p);
    return std::move(found_);
  }

 private:
  bool in_the_field() const { return way_.kind == OrderKind::move; }
  Rating::How how(FeatureIndex f) const { return way_.setting.rating(f).how; }

  /// A turn meets only what nobody goes into (drill-18).
  void turned(std::size_t step, const Turn& turn) {
    if (!in_the_field()) return;
    for (const FeatureIndex f : turn.ground)
      if (way_.setting.is_landscape(f) && how(f) == Rating::How::impassable) first_met(f, {step, 0}, false);
  }

  // drill-26: on big roads nothing is met.
  void walked(std::size_t step, const Leg& leg) {
    for (const Span& span : leg.spans) {
      const bool small_road = is_small(way_.setting.road(span.surface));
      for (const FeatureIndex f : span.ground)
        if (in_the_field() ? counts(f) : small_road && counts_on_small_road(f))
          first_met(f, {step, span.from}, !in_the_field());
    }
    for (const Crossing& c : leg.crossings)
      if (c.over && way_.setting.is_contour(c.feature) && (in_the_field() || on_small_road(leg, *c.over)))
        found_.push_back({Meeting::What::contour, c.feature, {step, *c.over}, true, !in_the_field(), 0});
  }

  bool counts(FeatureIndex f) const { return way_.setting.is_landscape(f) && how(f) != Rating::How::open; }

  /// drill-27: the road has a way through rivers, lakes and whatever nobody passes.
  bool counts_on_small_road(FeatureIndex f) const {
    const Kind kind = way_.game().feature(f).kind;
    return class_of(kind) == FeatureClass::area && kind != Kind::river && kind != Kind::lake &&
           how(f) == Rating::How::passable;
  }

  bool on_small_road(const Leg& leg, double s) const {
    const auto span = std::find_if(leg.spans.rbegin(), leg.spans.rend(),
                                   [&](const Span& candidate) { return within_limit(candidate.from, s); });
    return span != leg.spans.rend() && is_small(way_.setting.road(span->surface));
  }

  void first_met(FeatureIndex f, PathPoint place, bool small_road) {
    if (!seen_.insert(f).second) return;
    found_.push_back({Meeting::What::landscape, f, place, !way_.overlapped_at_start(f), small_road, 0});
  }

  /// drill-19: half its width before the centre passes it.
  void begins(const Passed& p) {
    const double half = way_.setting.inches(way_.tables().width / 2);
    const PathPoint place = way_.point_at(std::max(0.0, p.along - half));
    found_.push_back({Meeting::What::steeplechase, p.feature, place, true, false, p.along});
  }

  const Way& way_;
  std::vector<Meeting> found_;
  std::set<FeatureIndex> seen_;
};

/// Points within EPS are one.
void unite_points(std::vector<Meeting>& meetings) {
  for (std::size_t i = 1; i < meetings.size(); ++i) {
    const PathPoint& before = meetings[i - 1].place;
    PathPoint& place = meetings[i].place;
    if (place.step == before.step && same_length(place.s, before.s)) place.s = before.s;
  }
}

}  // namespace

std::vector<Passed> steeplechases_passed(const Way& way) {
  std::vector<Passed> passed;
  for (const WayLeg& l : way.legs())
    for (const Crossing& c : l.leg->crossings)
      if (c.over && way.setting.is_steeplechase(c.feature))
        passed.push_back({c.feature,
                          {l.step, *c.over},
                          l.before + *c.over,
                          c.bearing.value_or(0),
                          way.steps()[l.step].before.facing});
  std::stable_sort(passed.begin(), passed.end(), [](const Passed& a, const Passed& b) { return a.along < b.along; });
  return passed;
}

std::vector<Meeting> meetings_of(const Way& way) {
  if (way.kind == OrderKind::pass) return {};
  std::vector<Meeting> meetings = Gatherer(way).gather();
  const auto rank = [&](const Meeting& m) { return way.game().terrain_ptr()->rank(m.feature); };
  const auto on_the_way = [&](const Meeting& a, const Meeting& b) {
    return std::tuple(a.place, a.what, rank(a), a.over) < std::tuple(b.place, b.what, rank(b), b.over);
  };
  std::sort(meetings.begin(), meetings.end(), on_the_way);
  unite_points(meetings);
  std::sort(meetings.begin(), meetings.end(), on_the_way);
  return meetings;
}

}  // namespace linesman::drill
