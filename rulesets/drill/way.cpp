#include "drill/way.h"

#include <algorithm>
#include <tuple>

#include "base/tolerance.h"
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

class Gatherer {
 public:
  explicit Gatherer(const March& march) : march_(march) {}

  std::vector<Meeting> gather() {
    for (std::size_t i = 0; i < march_.steps().size(); ++i) {
      if (const Turn* turn = facts_of<Turn>(march_.steps()[i])) swept(i, *turn);
      if (const Leg* leg = facts_of<Leg>(march_.steps()[i])) walked(i, *leg);
    }
    if (in_the_field())
      for (const Passed& p : steeplechases_passed(march_)) begins(p);
    return std::move(found_);
  }

 private:
  bool in_the_field() const { return march_.errand.doing == Doing::move; }
  Rating::How how(FeatureIndex f) const { return march_.setting.rating(f).how; }

  /// A turn meets only what nobody goes into (drill-18).
  void swept(std::size_t step, const Turn& turn) {
    if (!in_the_field()) return;
    for (const FeatureIndex f : turn.ground)
      if (march_.setting.is_landscape(f) && how(f) == Rating::How::impassable) first_met(f, {step, 0}, false);
  }

  void walked(std::size_t step, const Leg& leg) {
    for (const Span& span : leg.spans) {
      const RoadRating road = march_.setting.road(span.surface);
      const bool small_road = road == RoadRating::small_road || road == RoadRating::passage;
      for (const FeatureIndex f : span.ground)
        if (in_the_field() ? counts(f) : small_road && counts_on_small_road(f))
          first_met(f, {step, span.from}, !in_the_field());
    }
    for (const Crossing& c : leg.crossings)
      if (c.over && march_.setting.is_contour(c.feature) && (in_the_field() || on_small_road(leg, *c.over)))
        found_.push_back({Meeting::What::contour, c.feature, {step, *c.over}, true, !in_the_field(), 0});
  }

  bool counts(FeatureIndex f) const { return march_.setting.is_landscape(f) && how(f) != Rating::How::open; }

  /// drill-27: the road has a way through rivers, lakes and whatever nobody passes.
  bool counts_on_small_road(FeatureIndex f) const {
    const Kind kind = march_.game().feature(f).kind;
    return class_of(kind) == FeatureClass::area && kind != Kind::river && kind != Kind::lake &&
           how(f) == Rating::How::passable;
  }

  bool on_small_road(const Leg& leg, double s) const {
    for (auto span = leg.spans.rbegin(); span != leg.spans.rend(); ++span)
      if (within_limit(span->from, s)) {
        const RoadRating road = march_.setting.road(span->surface);
        return road == RoadRating::small_road || road == RoadRating::passage;
      }
    return false;
  }

  void first_met(FeatureIndex f, Spot spot, bool small_road) {
    if (!seen_.insert(f).second) return;
    found_.push_back({Meeting::What::landscape, f, spot, !march_.overlapped_at_start(f), small_road, 0});
  }

  /// drill-19: half its width before the centre passes it.
  void begins(const Passed& p) {
    const double half = march_.setting.inches(march_.tables().width / 2);
    found_.push_back(
        {Meeting::What::steeplechase, p.feature, march_.spot_at(std::max(0.0, p.along - half)), true, false, p.along});
  }

  const March& march_;
  std::vector<Meeting> found_;
  std::set<FeatureIndex> seen_;
};

/// Points within EPS are one.
void unite_points(std::vector<Meeting>& meetings) {
  for (std::size_t i = 1; i < meetings.size(); ++i) {
    const Spot& before = meetings[i - 1].spot;
    Spot& spot = meetings[i].spot;
    if (spot.step == before.step && same_length(spot.s, before.s)) spot.s = before.s;
  }
}

void pay_for_contour(March& march, const Meeting& meeting, double passed) {
  const Tables& t = march.tables();
  const bool field = march.errand.doing == Doing::move;
  const double free_ones =
      field || !march.setting.options.one_less_contour ? t.free_contours : t.free_contours_on_small_roads;
  if (passed <= free_ones) return;
  march.pay({field ? "drill-23" : "drill-27", t.contour_price, meeting.spot, meeting.spot.s,
             field ? "cost" : "cost_contour", march.id_of(meeting.feature)});
}

/// A leg, with what is met on it.
void walk_leg(March& march, std::size_t step, const Leg& leg, const std::vector<Meeting>& meetings, double& contours) {
  double s = 0;
  for (const Meeting& m : meetings) {
    if (m.spot.step != step) continue;
    march.go(step, s, m.spot.s);
    s = m.spot.s;
    if (m.what == Meeting::What::landscape) enter_landscape(march, m);
    if (m.what == Meeting::What::steeplechase) take_steeplechase(march, m);
    if (m.what == Meeting::What::contour) pay_for_contour(march, m, ++contours);
  }
  march.go(step, s, leg.length);
  const bool passes = march.errand.doing == Doing::pass;
  march.charges.push_back({passes ? "drill-30" : "drill-9", march.setting.bd(leg.length), {step, 0}, leg.length});
}

}  // namespace

std::vector<Passed> steeplechases_passed(const March& march) {
  std::vector<Passed> passed;
  for (const WayLeg& l : march.legs)
    for (const Crossing& c : l.leg->crossings)
      if (c.over && march.setting.is_steeplechase(c.feature))
        passed.push_back({c.feature,
                          {l.step, *c.over},
                          l.before + *c.over,
                          c.bearing.value_or(0),
                          march.steps()[l.step].before.facing});
  std::stable_sort(passed.begin(), passed.end(), [](const Passed& a, const Passed& b) { return a.along < b.along; });
  return passed;
}

std::vector<Meeting> meetings_of(const March& march) {
  if (march.errand.doing == Doing::pass) return {};
  std::vector<Meeting> meetings = Gatherer(march).gather();
  const auto rank = [&](const Meeting& m) { return march.game().terrain_ptr()->rank(m.feature); };
  const auto on_the_way = [&](const Meeting& a, const Meeting& b) {
    return std::tuple(a.spot.step, a.spot.s, a.what, rank(a), a.over) <
           std::tuple(b.spot.step, b.spot.s, b.what, rank(b), b.over);
  };
  std::sort(meetings.begin(), meetings.end(), on_the_way);
  unite_points(meetings);
  std::sort(meetings.begin(), meetings.end(), on_the_way);
  return meetings;
}

void judge_way(March& march) {
  const std::vector<Meeting> meetings = meetings_of(march);
  double contours = 0;
  pay_for_understood(march, march.manoeuvre.limber_understood, 0);
  for (std::size_t i = 0; i < march.steps().size(); ++i) {
    const TracedStep& step = march.steps()[i];
    if (facts_of<Act>(step)) pay_for_act(march, i);
    if (facts_of<Turn>(step)) {
      for (const Meeting& m : meetings)
        if (m.spot.step == i) enter_landscape(march, m);
      pay_for_turn(march, i);
    }
    if (const Leg* leg = facts_of<Leg>(step)) walk_leg(march, i, *leg, meetings, contours);
  }
  pay_for_understood(march, march.manoeuvre.unlimber_understood, march.end().step);
}

}  // namespace linesman::drill
