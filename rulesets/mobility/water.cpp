#include "mobility/water.h"

#include <algorithm>

#include "base/tolerance.h"
#include "movement/trace.h"

namespace linesman::mobility {

namespace {

bool holds(const std::vector<Part>& parts, double s) {
  return std::any_of(parts.begin(), parts.end(), [&](const Part& p) { return p.from < s && s < p.to; });
}

/// The distance from `s` along the line to the first of these parts; nothing when there is none in that direction.
std::optional<double> distance_to(const std::vector<Part>& parts, double s, bool ahead) {
  std::optional<double> least;
  for (const Part& p : parts) {
    if (ahead ? p.to < s : p.from > s) continue;
    const double distance = std::max(0.0, ahead ? p.from - s : s - p.to);
    if (!least || distance < *least) least = distance;
  }
  return least;
}

void add(FeatureSet& set, FeatureIndex feature) {
  const auto it = std::lower_bound(set.begin(), set.end(), feature);
  if (it == set.end() || *it != feature) set.insert(it, feature);
}

/// The last step before this one in which the base moved, or nullptr.
const TracedStep* last_motion_before(const PieceTrace& trace, std::size_t step) {
  while (step > 0)
    if (met_in(trace.steps[--step])) return &trace.steps[step];
  return nullptr;
}

bool is_over_at_end(const TracedStep& step, const Watched& watched) {
  return !watched.base.empty() && !exceeds(extent_of(step), watched.base.back().to);
}

}  // namespace

Waters::Waters(const Setting& setting) {
  std::vector<FeatureIndex> waters;
  for (std::size_t i = 0; i < setting.game.terrain().size(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    const Rating rating = setting.rating(index);
    if (rating == Rating::water) waters.push_back(index);
    if (is_surface(setting.game.feature(index).kind) && (rating == Rating::bridge || rating == Rating::ford))
      watched_.push_back(index);
  }
  crossings_ = watched_.size();
  if (waters.empty()) {
    watched_.clear();
    crossings_ = 0;
  }
  watched_.insert(watched_.end(), waters.begin(), waters.end());
}

void Waters::ask(TraceRequest& request) const {
  if (watched_.empty()) return;
  request.watched = watched_;
  for (const Mover& mover : request.movers)
    request.watched_beyond = std::max(request.watched_beyond, greatest_extent(mover.footprint));
  for (std::size_t i = 0; i < crossings_; ++i)
    for (const FeatureClass with : {FeatureClass::area, FeatureClass::obstacle})
      request.overlaps.push_back({watched_[i], with});
}

TracedWaters::TracedWaters(const Waters& waters, const Trace& trace) : waters_(waters), trace_(trace) {
  for (const FeatureIndex crossing : waters.watched()) {
    FeatureSet over;
    for (const FeatureOverlaps& overlapping : trace.overlaps)
      if (trace.are_one(overlapping.feature, crossing))
        for (const FeatureIndex feature : overlapping.with)
          for (const FeatureIndex section : with_sections(feature)) add(over, section);
    lies_over_.push_back(std::move(over));
  }
}

WaterAt TracedWaters::at_start(const Stand& start) const {
  WaterAt there;
  for (std::size_t i = 0; i < start.watched.size(); ++i) {
    if (!start.watched[i].centre) continue;
    (waters_.is_crossing(i) ? there.on_crossing : there.centre_in_water) = true;
  }
  return there;
}

/// For a step in which the centre stays on one spot.
WaterAt TracedWaters::under_centre(const TracedStep& step) const {
  WaterAt there;
  for (std::size_t i = 0; i < step.watched.size(); ++i) {
    if (step.watched[i].centre.empty()) continue;
    (waters_.is_crossing(i) ? there.on_crossing : there.centre_in_water) = true;
  }
  return there;
}

WaterAt TracedWaters::on_climb(const TracedStep& step) const { return under_centre(step); }

WaterAt TracedWaters::in_turn(const PieceTrace& trace, std::size_t step) const {
  const TracedStep& turn = trace.steps[step];
  const TracedStep* before = last_motion_before(trace, step);
  WaterAt there = under_centre(turn);
  for (std::size_t i = 0; i < turn.watched.size(); ++i) {
    if (waters_.is_crossing(i)) continue;
    const bool over = before ? is_over_at_end(*before, before->watched[i]) : trace.start.watched[i].base;
    if (!over) continue;
    for (const FeatureIndex section : with_sections(turn.watched[i].feature)) add(there.spared, section);
  }
  return there;
}

void TracedWaters::spare_waters_of(std::size_t crossing, WaterAt& there) const {
  for (const FeatureIndex water : lies_over_[crossing]) add(there.spared, water);
}

/// Spares the waters of crossings that the line meets in that direction within `reach`, and not behind water.
void TracedWaters::spare_towards(const TracedStep& step, double s, double reach, bool ahead, WaterAt& there) const {
  std::optional<double> water;
  for (std::size_t i = 0; i < step.watched.size(); ++i) {
    if (waters_.is_crossing(i)) continue;
    const auto distance = distance_to(step.watched[i].line, s, ahead);
    if (distance && (!water || *distance < *water)) water = distance;
  }
  for (std::size_t i = 0; i < step.watched.size(); ++i) {
    if (!waters_.is_crossing(i)) continue;
    const auto distance = distance_to(step.watched[i].line, s, ahead);
    if (distance && within_limit(*distance, reach) && (!water || within_limit(*distance, *water)))
      spare_waters_of(i, there);
  }
}

WaterAt TracedWaters::on_leg(const TracedStep& step, double s, double reach) const {
  WaterAt there;
  for (std::size_t i = 0; i < step.watched.size(); ++i) {
    if (!holds(step.watched[i].line, s)) continue;
    (waters_.is_crossing(i) ? there.on_crossing : there.centre_in_water) = true;
  }
  if (there.on_crossing || there.centre_in_water) return there;
  spare_towards(step, s, reach, true, there);
  spare_towards(step, s, reach, false, there);
  return there;
}

std::vector<double> TracedWaters::places_of_change(const TracedStep& step, double reach) const {
  std::vector<double> places;
  for (std::size_t i = 0; i < step.watched.size(); ++i)
    for (const Part& part : step.watched[i].line) {
      places.insert(places.end(), {part.from, part.to});
      if (waters_.is_crossing(i)) places.insert(places.end(), {part.from - reach, part.to + reach});
    }
  return places;
}

double greatest_extent(const Footprint& footprint) {
  if (const auto* circle = std::get_if<CircleBase>(&footprint)) return circle->diameter;
  const Ring ring = corners(footprint);
  double greatest = 0;
  for (const Vec& a : ring)
    for (const Vec& b : ring) greatest = std::max(greatest, distance(a, b));
  return greatest;
}

}  // namespace linesman::mobility
