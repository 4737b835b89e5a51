#include "movement/span_cutter.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

/// The places where something may change, from 0 to `length`, each more than EPS after the one before.
class Cuts {
 public:
  Cuts(std::vector<double> places, double length) : length_(length) {
    std::sort(places.begin(), places.end());
    cuts_.push_back(0);
    for (const double s : places)
      if (exceeds(s, cuts_.back()) && exceeds(length, s)) cuts_.push_back(s);
    cuts_.push_back(length);
  }

  const std::vector<double>& all() const { return cuts_; }

  /// The number of the cut that stands for the place `s`.
  std::size_t number(double s) const {
    if (!exceeds(length_, s)) return cuts_.size() - 1;
    const auto after = std::upper_bound(cuts_.begin(), cuts_.end(), s);
    return after == cuts_.begin() ? 0 : static_cast<std::size_t>(after - cuts_.begin()) - 1;
  }

 private:
  double length_;
  std::vector<double> cuts_;
};

bool same_ground(const Span& a, const Span& b) {
  return a.ground == b.ground && a.within == b.within && a.surface == b.surface && a.slope == b.slope &&
         a.slope_feature == b.slope_feature;
}

void raise(std::optional<FeatureIndex>& top, FeatureIndex index) {
  if (!top || *top < index) top = index;
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

std::vector<Span> SpanCutter::cut(double length, double heading) const {
  std::vector<double> places;
  for (const Layer& layer : layers_) {
    places.push_back(layer.stretch.from);
    places.push_back(layer.stretch.to);
  }
  const Cuts cuts(std::move(places), length);
  std::vector<Span> pieces(cuts.all().size() - 1);
  std::vector<Layer> by_id = layers_;
  std::sort(by_id.begin(), by_id.end(),
            [](const Layer& a, const Layer& b) { return a.feature->rank < b.feature->rank; });
  std::vector<const SurveyedFeature*> slopes(pieces.size());
  for (const Layer& layer : by_id) {
    const std::size_t end = cuts.number(layer.stretch.to);
    for (std::size_t i = cuts.number(layer.stretch.from); i < end; ++i) {
      const FeatureIndex index = layer.feature->index;
      switch (layer.what) {
        case What::ground: pieces[i].ground.push_back(index); break;
        case What::within: pieces[i].within.push_back(index); break;
        case What::surface: raise(pieces[i].surface, index); break;
        case What::slope:
          if (slopes[i] == nullptr || slopes[i]->index < index) slopes[i] = layer.feature;
      }
    }
  }
  std::vector<Span> spans;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    Span& span = pieces[i];
    span.from = cuts.all()[i];
    span.to = cuts.all()[i + 1];
    if (slopes[i] != nullptr) {
      span.slope_feature = slopes[i]->index;
      span.slope = incline_of(*slopes[i], heading);
    }
    if (!spans.empty() && same_ground(spans.back(), span))
      spans.back().to = span.to;
    else
      spans.push_back(std::move(span));
  }
  return spans;
}

}  // namespace linesman
