#include "mobility/stretches.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman::mobility {

namespace {

/// The places of [span.from, span.to] between which nothing changes.
std::vector<double> cuts_at_changes(const Span& span, const std::vector<double>& changes) {
  std::vector<double> cuts{span.from};
  for (const double s : changes)
    if (exceeds(s, cuts.back()) && exceeds(span.to, s)) cuts.push_back(s);
  cuts.push_back(span.to);
  return cuts;
}

bool counts_the_same(const Underfoot& a, const Underfoot& b) { return a.surface == b.surface && a.waters == b.waters; }

class Cutter {
 public:
  Cutter(const Way& way, std::size_t step)
      : way_(way),
        step_(way.steps()[step]),
        altitude_(way.altitude_at(step)),
        reach_(way.waters.empty() ? 0 : greatest_extent(way.trace.footprint)),
        changes_(way.waters.places_of_change(step_, reach_)) {
    std::sort(changes_.begin(), changes_.end());
  }

  void add(const Span& span, std::vector<GroundStretch>& stretches) const {
    const std::vector<double> cuts = cuts_at_changes(span, changes_);
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
      GroundStretch next{cuts[i], cuts[i + 1], place(span, (cuts[i] + cuts[i + 1]) / 2)};
      if (i > 0 && counts_the_same(stretches.back().place, next.place))
        stretches.back().to = next.to;
      else
        stretches.push_back(std::move(next));
    }
  }

 private:
  Underfoot place(const Span& span, double s) const {
    return way_.ground.place({span.ground, span.within, span.surface,
                              span.slope == Incline::up ? span.slope_feature : std::nullopt,
                              way_.waters.on_leg(step_, s, reach_), altitude_});
  }

  const Way& way_;
  const TracedStep& step_;
  double altitude_;
  double reach_;
  std::vector<double> changes_;
};

}  // namespace

std::vector<GroundStretch> stretches_of(const Way& way, std::size_t step, const Leg& leg) {
  std::vector<GroundStretch> stretches;
  const Cutter cutter(way, step);
  for (const Span& span : leg.spans) cutter.add(span, stretches);
  return stretches;
}

}  // namespace linesman::mobility
