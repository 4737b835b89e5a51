#include "reach/bounds/leg_price.h"

#include <algorithm>
#include <map>

#include "base/tolerance.h"
#include "reach/bounds/shapes.h"

namespace linesman {

namespace {

Course course_of(const StraightLeg& leg) {
  const Vec way = leg.to - leg.from.at;
  const double inches = length(way);
  return {leg.from.at, inches > EPS ? way * (1 / inches) : Vec{0, 1}, inches};
}

bool covers(const Stretch& stretch, double s) { return stretch.from <= s && s <= stretch.to; }

}  // namespace

LegPrice::LegPrice(const FareOnTable& fare) : footprint_(fare.start.base), inch_(fare.fare.inch) {
  for (const FareOnTable::Ground& ground : fare.grounds) {
    GroundFare priced = ground.fare;
    // What it stands on and may leave makes no inch dearer, but may be paid for.
    if (priced.barred || !ground.counts) {
      priced.factor = 1;
      priced.in_reverse.reset();
    }
    const bool matters = priced.factor != 1 || priced.in_reverse || priced.once > 0;
    if (matters && fare.stand().pose.altitude < ground.feature->height)
      grounds_.push_back({priced, ground.area, ground.feature->kind});
  }
  for (const FareOnTable::Way& way : fare.ways)
    if (way.surface || way.fare.factor != 1 || way.fare.leads_through)
      ways_.push_back({way.fare, way.area, way.surface});
  // What may lie on top of a dear one.
  const auto dear = [](const Way& way) { return way.fare.factor > 1; };
  if (std::any_of(ways_.begin(), ways_.end(), dear)) add_other_surfaces(fare);
}

void LegPrice::add_other_surfaces(const FareOnTable& fare) {
  for (const FeatureIndex surface : fare.game().features_of(FeatureClass::surface)) {
    const auto says = [&](const FareOnTable::Way& way) { return way.fare.feature == surface; };
    if (std::none_of(fare.ways.begin(), fare.ways.end(), says))
      ways_.push_back({{.feature = surface}, &fare.areas().of(surface), true});
  }
}

/// Where on a leg a ground counts; in `work`.
const Stretches& LegPrice::met_on(const LegSweep& sweep, const Ground& ground, SweepScratch& work) {
  ground.area->on_leg(sweep, ground.fare.by_centre, work);
  return ground.fare.by_centre ? work.held : work.met;
}

double LegPrice::of_ground(const StraightLeg& leg, Manner manner) const {
  const FixedBase base(footprint_, leg.from);
  return of_ground(LegSweep(course_of(leg), base.shape()), manner);
}

double LegPrice::of_ground(const LegSweep& sweep, Manner manner) const {
  const Box swept = sweep.swept_box();
  std::vector<Part> parts;
  Stretches led;
  for (const auto& [way, area, surface] : ways_) {
    if (!area->box().meets(swept)) continue;
    for (const Stretch& held : area->held_on(sweep.course())) {
      Part part{held, way.factor};
      if (surface) part.surface = way.feature;
      if (surface || way.factor != 1) parts.push_back(part);
      if (way.leads_through) led.push_back(held);
    }
  }
  SweepScratch work;
  for (const Ground& ground : grounds_) {
    const double factor = factor_of(ground.fare, manner);
    if (factor == 1 || !ground.area->box().meets(swept)) continue;
    for (const Stretch& on : met_on(sweep, ground, work))
      parts.push_back({on, factor, ground.fare.effect, ground.fare.led_through});
  }
  return inches(sweep.length(), parts, led) * inch_;
}

double LegPrice::of_last(std::span<const StraightLeg> legs, Manner manner) const {
  const FixedBase base(footprint_, legs.back().from);
  const LegSweep sweep(course_of(legs.back()), base.shape());
  const Box swept = sweep.swept_box();
  const auto before = legs.first(legs.size() - 1);
  std::map<Kind, double> once;
  SweepScratch work;
  for (const Ground& ground : grounds_) {
    if (ground.fare.once <= 0 || !ground.area->box().meets(swept)) continue;
    const Stretches& met = met_on(sweep, ground, work);
    const bool pays =
        std::any_of(met.begin(), met.end(), [](const Stretch& on) { return on.to - on.from > NO_STRETCH; });
    if (pays) once[ground.kind] = std::max(once[ground.kind], ground.fare.once);
  }
  for (const Ground& ground : grounds_)
    if (once.contains(ground.kind) &&
        std::any_of(before.begin(), before.end(), [&](const auto& earlier) { return meets(ground, earlier); }))
      once.erase(ground.kind);
  double price = of_ground(sweep, manner);
  for (const auto& [kind, paid] : once) price += paid;
  return price;
}

bool LegPrice::meets(const Ground& ground, const StraightLeg& leg) const {
  const FixedBase base(footprint_, leg.from);
  const LegSweep sweep(course_of(leg), base.shape());
  SweepScratch work;
  return ground.area->box().meets(sweep.swept_box()) && !met_on(sweep, ground, work).empty();
}

/// As many at the usual price as the whole leg costs: as `price_of` (rules/fare.h) takes its spans together.
double LegPrice::inches(double length, const std::vector<Part>& parts, const Stretches& led) const {
  std::vector<double> cuts{0, length};
  const auto cut = [&](const Stretch& on) {
    cuts.push_back(std::clamp(on.from, 0.0, length));
    cuts.push_back(std::clamp(on.to, 0.0, length));
  };
  for (const Part& part : parts) cut(part.on);
  for (const Stretch& on : led) cut(on);
  std::sort(cuts.begin(), cuts.end());
  double sum = 0;
  for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
    const double middle = (cuts[i] + cuts[i + 1]) / 2;
    const bool hides = std::any_of(led.begin(), led.end(), [&](const Stretch& on) { return covers(on, middle); });
    Factors factors;
    const Part* top = nullptr;  // of the surfaces
    for (const Part& part : parts) {
      if (!covers(part.on, middle) || (hides && part.led_through)) continue;
      if (!part.surface)
        factors.take(part.factor, part.effect);
      else if (!top || *part.surface > *top->surface)
        top = &part;
    }
    if (top) factors.take(top->factor, top->effect);
    sum += (cuts[i + 1] - cuts[i]) * factors.product();
  }
  return sum;
}

}  // namespace linesman
