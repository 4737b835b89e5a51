#include "drill/meetings.h"

#include <algorithm>
#include <tuple>

namespace linesman::drill {

namespace {

bool is_small(RoadRating road) { return road == RoadRating::small_road || road == RoadRating::passage; }

class Gatherer {
 public:
  explicit Gatherer(const Way& way) : way_(way), looked_at_(way.game().terrain().size()) {}

  std::vector<Meeting> gather() {
    for (std::size_t i = 0; i < way_.steps().size(); ++i) meet_ground(i);
    meet_contours();
    if (in_the_field())
      for (const Passed& p : steeplechases_passed(way_)) begins(p);
    return std::move(found_);
  }

 private:
  bool in_the_field() const { return way_.kind == OrderKind::move; }
  Rating::How how(FeatureIndex f) const { return way_.setting.rating(f).how; }

  // drill-26: on big roads no terrain is met.
  void meet_ground(std::size_t i) {
    const TracedStep& step = way_.steps()[i];
    for (const Span& span : spans_of(step)) {
      const bool small_road = !in_the_field() && is_small(way_.road(surface_on(step, span)));
      if (!in_the_field() && !small_road) continue;
      for (const FeatureIndex f : span.ground)
        if (!looked_at_[at(f)]) first_met(first_section(span, f), {i, span.from}, small_road);
    }
  }

  void meet_contours() {
    for (const Passed& p : contours_passed(way_))
      if (in_the_field() || on_small_road(way_.steps()[p.place.step], p.place.s))
        found_.push_back({Meeting::What::contour, p.feature, p.place, true, !in_the_field(), 0});
  }

  /// The first in the document of the sections of a thing that are under the base on a stretch.
  FeatureIndex first_section(const Span& span, FeatureIndex of) const {
    FeatureIndex first = of;
    for (const FeatureIndex f : span.ground)
      if (f < first && way_.are_one(f, of)) first = f;
    return first;
  }

  /// Landscape, and drill-18: an impassable steeplechase, which the base may not touch either.
  bool counts(FeatureIndex f) const {
    if (way_.setting.is_steeplechase(f)) return how(f) == Rating::How::impassable && !way_.overlapped_at_start(f);
    return way_.setting.is_landscape(f) && how(f) != Rating::How::open;
  }

  /// drill-27: the road leads through rivers, lakes and impassable terrain.
  bool counts_on_small_road(FeatureIndex f) const {
    const Kind kind = way_.game().feature(f).kind;
    return class_of(kind) == FeatureClass::area && kind != Kind::river && kind != Kind::lake &&
           how(f) == Rating::How::passable;
  }

  bool on_small_road(const TracedStep& step, double s) const {
    const auto& spans = spans_of(step);
    return std::any_of(spans.begin(), spans.end(), [&](const Span& span) {
      return within_limit(span.from, s) && within_limit(s, span.to) && is_small(way_.road(surface_on(step, span)));
    });
  }

  void first_met(FeatureIndex f, PathPoint place, bool small_road) {
    for (const FeatureIndex section : way_.group.trace.sections_of(f)) looked_at_[at(section)] = true;
    if (!(in_the_field() ? counts(f) : counts_on_small_road(f))) return;
    found_.push_back({Meeting::What::landscape, f, place, !way_.overlapped_at_start(f), small_road, 0});
  }

  /// drill-19: a steeplechase begins half its width before the centre passes it. drill-18: an impassable one across
  /// which the base lay at the start is met where the centre passes it.
  void begins(const Passed& p) {
    if (how(p.feature) == Rating::How::impassable) {
      if (way_.overlapped_at_start(p.feature))
        found_.push_back({Meeting::What::landscape, p.feature, p.place, true, false, p.along});
      return;
    }
    const double half = way_.setting.inches(way_.tables().width / 2);
    const PathPoint place = way_.measured.place_after(std::max(0.0, p.along - half), Joint::later);
    found_.push_back({Meeting::What::steeplechase, p.feature, place, true, false, p.along});
  }

  const Way& way_;
  std::vector<Meeting> found_;
  std::vector<bool> looked_at_;  ///< by feature
};

/// Makes points within EPS of each other equal.
void unite_points(std::vector<Meeting>& meetings) {
  for (std::size_t i = 1; i < meetings.size(); ++i) {
    const PathPoint& before = meetings[i - 1].place;
    PathPoint& place = meetings[i].place;
    if (place.step == before.step && same_length(place.s, before.s)) place.s = before.s;
  }
}

/// The lines for which `wanted` holds and that the centre passes.
template <class Wanted>
std::vector<Passed> passed_by_centre(const Way& way, Wanted wanted) {
  std::vector<Passed> passed;
  std::vector<double> met;  // where the base met each
  for (const MeasuredStep& part : way.measured.steps()) {
    const TracedStep& step = way.steps()[part.step];
    const std::size_t of_step = passed.size();
    for (const Crossing& c : crossings_of(step)) {
      if (!c.over || !wanted(c.feature)) continue;
      std::size_t i = of_step;
      while (i < passed.size() &&
             !(same_length(passed[i].place.s, *c.over) && way.are_one(passed[i].feature, c.feature)))
        ++i;
      if (i == passed.size()) {
        passed.push_back({c.feature,
                          {part.step, *c.over},
                          facts_of<Turn>(step) != nullptr,
                          part.along(*c.over),
                          {},
                          pose_at(step, *c.over).facing});
        met.push_back(c.from);
      } else if (same_length(met[i], c.from) ? c.feature < passed[i].feature : c.from < met[i]) {
        passed[i].feature = c.feature;
        met[i] = c.from;
      }
      passed[i].bearings.push_back(c.bearing.value_or(0));
    }
  }
  std::stable_sort(passed.begin(), passed.end(), [](const Passed& a, const Passed& b) { return a.along < b.along; });
  return passed;
}

}  // namespace

std::vector<Passed> steeplechases_passed(const Way& way) {
  return passed_by_centre(way, [&](FeatureIndex f) { return way.setting.is_steeplechase(f); });
}

std::vector<Passed> contours_passed(const Way& way) {
  return passed_by_centre(way, [&](FeatureIndex f) { return way.setting.is_contour(f); });
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

namespace {

/// Pe on a small road or off it, BD.
double pe_on_way(const Tables& tables, const Troop& troop, Formation formation, const Rating& rating, bool small_road) {
  const double pe = pe_of(tables, troop, formation, rating);
  return small_road ? std::max(0.0, pe - tables.less_on_small_roads) : pe;
}

bool needs_pr(const Options& options, bool small_road) { return !small_road || options.small_road_pr; }

}  // namespace

double pe_of(const Tables& tables, const Troop& troop, Formation formation, const Rating& rating) {
  const bool twice = troop.arm == Arm::cavalry && formation == Formation::manoeuvre_column;
  return rating.pe * (twice ? tables.column_pe : 1);
}

double price_of(const Setting& setting, const Troop& troop, Formation formation, const Rating& rating,
                bool small_road) {
  const double pe = pe_on_way(setting.tables, troop, formation, rating, small_road);
  return setting.options.pr_spent && needs_pr(setting.options, small_road) ? rating.pr + pe : pe;
}

double need_of(const Setting& setting, const Troop& troop, Formation formation, FeatureIndex feature, bool small_road) {
  const Rating rating = setting.rating(feature);
  const double width = setting.is_steeplechase(feature) ? setting.tables.width : 0;
  const double pr = needs_pr(setting.options, small_road) ? rating.pr : 0;
  return pr + pe_on_way(setting.tables, troop, formation, rating, small_road) + width;
}

bool is_enough(double full, const Setting& setting, const Troop& troop, Formation formation, FeatureIndex feature,
               bool small_road) {
  if (exceeds(need_of(setting, troop, formation, feature, small_road), full)) return false;
  return setting.is_steeplechase(feature) ||
         exceeds(full, pe_on_way(setting.tables, troop, formation, setting.rating(feature), small_road));
}

bool can_pass(const Way& way, FeatureIndex feature, Formation formation, bool small_road) {
  const double full = sum_of(full_speed_in(basis_of(way), formation));
  return is_enough(full, way.setting, way.troop, formation, feature, small_road);
}

}  // namespace linesman::drill
