#include "movement/span_cutter.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

bool same_ground(const Span& a, const Span& b) {
  return a.ground == b.ground && a.within == b.within && a.surface == b.surface && a.slope == b.slope &&
         a.slope_feature == b.slope_feature;
}

}  // namespace

Incline incline_of(const SurveyedFeature& slope, double heading) {
  if (!slope.has_uphill) return Incline::level;
  const double off = angle_between(heading, slope.uphill);
  if (off < 90 - ANGLE_EPS) return Incline::up;
  return off > 90 + ANGLE_EPS ? Incline::down : Incline::level;
}

void SpanCutter::add(const SurveyedFeature& feature, What what, const Stretches& stretches) {
  for (const Stretch s : stretches) layers_.push_back({&feature, what, s});
}

void SpanCutter::number_cuts(double length) {
  std::vector<double>& cuts = cuts_;
  cuts.clear();
  for (const Layer& layer : layers_) {
    cuts.push_back(layer.stretch.from);
    cuts.push_back(layer.stretch.to);
  }
  std::sort(cuts.begin(), cuts.end());
  std::size_t kept = 0;
  double last = 0;
  for (const double s : cuts)
    if (exceeds(s, last) && exceeds(length, s)) cuts[kept++] = last = s;
  cuts.resize(kept);
  cuts.insert(cuts.begin(), 0);
  cuts.push_back(length);
  const auto number = [&](double s) {
    if (!exceeds(length, s)) return cuts.size() - 1;
    const auto after = std::upper_bound(cuts.begin() + 1, cuts.end(), s);
    return static_cast<std::size_t>(after - cuts.begin()) - 1;
  };
  for (Layer& layer : layers_) {
    layer.first = number(layer.stretch.from);
    layer.end = number(layer.stretch.to);
  }
}

Span SpanCutter::span_at(std::size_t piece, double heading) const {
  Span span;
  const SurveyedFeature* slope = nullptr;
  const auto count = [&](What what) {
    return static_cast<std::size_t>(std::count_if(layers_.begin(), layers_.end(), [&](const Layer& layer) {
      return layer.what == what && layer.first <= piece && piece < layer.end;
    }));
  };
  span.ground.reserve(count(What::ground));
  span.within.reserve(count(What::within));
  for (const Layer& layer : layers_) {
    if (piece < layer.first || layer.end <= piece) continue;
    const FeatureIndex index = layer.feature->index;
    switch (layer.what) {
      case What::ground: span.ground.push_back(index); break;
      case What::within: span.within.push_back(index); break;
      case What::surface:
        if (!span.surface || *span.surface < index) span.surface = index;
        break;
      case What::slope:
        if (slope == nullptr || slope->index < index) slope = layer.feature;
    }
  }
  if (slope != nullptr) {
    span.slope_feature = slope->index;
    span.slope = incline_of(*slope, heading);
  }
  return span;
}

std::vector<Span> SpanCutter::cut(double length, double heading) {
  number_cuts(length);
  std::sort(layers_.begin(), layers_.end(),
            [](const Layer& a, const Layer& b) { return a.feature->rank < b.feature->rank; });
  changed_.assign(cuts_.size(), 0);
  changed_[0] = 1;
  bool unsure = false;
  for (const Layer& layer : layers_) {
    if (layer.first >= layer.end) continue;
    changed_[layer.first] = 1;
    changed_[layer.end] = 1;
    // A surface or slope may begin under another, and then nothing changes.
    unsure = unsure || layer.what == What::surface || layer.what == What::slope;
  }
  std::vector<Span> spans;
  spans.reserve(cuts_.size() - 1);
  for (std::size_t i = 0; i + 1 < cuts_.size(); ++i) {
    if (changed_[i] == 0) {
      spans.back().to = cuts_[i + 1];
      continue;
    }
    Span span = span_at(i, heading);
    span.from = cuts_[i];
    span.to = cuts_[i + 1];
    if (unsure && !spans.empty() && same_ground(spans.back(), span))
      spans.back().to = span.to;
    else
      spans.push_back(std::move(span));
  }
  return spans;
}

}  // namespace linesman
