#include "movement/trace/span_cutter.h"

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
  for (const Stretch s : stretches) layers_.push_back({&feature, feature.rank, what, s});
}

void SpanCutter::number_cuts(double length) {
  ends_.clear();
  for (std::uint32_t i = 0; i < layers_.size(); ++i) {
    ends_.push_back({layers_[i].stretch.from, 2 * i});
    ends_.push_back({layers_[i].stretch.to, 2 * i + 1});
  }
  std::sort(ends_.begin(), ends_.end(), [](const End& a, const End& b) { return a.s < b.s; });
  cuts_.assign(1, 0);
  for (const End& end : ends_) {
    const bool before_last = exceeds(length, end.s);
    if (before_last && exceeds(end.s, cuts_.back())) cuts_.push_back(end.s);
    Layer& layer = layers_[end.of / 2];
    (end.of % 2 == 0 ? layer.first : layer.end) = cuts_.size() - (before_last ? 1 : 0);
  }
  cuts_.push_back(length);
}

/// One span for each stretch at whose beginning something changes, with memory reserved for its features.
std::vector<Span> SpanCutter::empty_spans(Budget& budget) {
  const std::size_t pieces = cuts_.size() - 1;
  more_ground_.assign(pieces + 1, 0);
  more_within_.assign(pieces + 1, 0);
  changed_.assign(pieces + 1, 0);
  for (const Layer& layer : layers_) {
    if (layer.first >= layer.end) continue;
    changed_[layer.first] = changed_[layer.end] = 1;
    if (layer.what != What::ground && layer.what != What::within) continue;
    std::vector<int>& count = layer.what == What::ground ? more_ground_ : more_within_;
    ++count[layer.first];
    --count[layer.end];
  }
  changed_[0] = 1;
  std::vector<Span> spans;
  spans.reserve(static_cast<std::size_t>(std::count(changed_.begin(), changed_.end() - 1, 1)));
  span_of_.resize(pieces + 1);
  int on_ground = 0;
  int held = 0;
  for (std::size_t i = 0; i < pieces; ++i) {
    on_ground += more_ground_[i];
    held += more_within_[i];
    if (changed_[i] != 0) {
      budget.spend(1 + static_cast<std::uint64_t>(on_ground) + static_cast<std::uint64_t>(held));
      spans.emplace_back();
      spans.back().from = cuts_[i];
      spans.back().ground.reserve(static_cast<std::size_t>(on_ground));
      spans.back().within.reserve(static_cast<std::size_t>(held));
    }
    spans.back().to = cuts_[i + 1];
    span_of_[i] = spans.size() - 1;
  }
  span_of_[pieces] = spans.size();
  return spans;
}

void SpanCutter::fill(std::vector<Span>& spans, double heading) {
  slopes_.assign(spans.size(), nullptr);
  for (const Layer& layer : layers_) {
    if (layer.first >= layer.end) continue;
    const FeatureIndex index = layer.feature->index;
    for (std::size_t i = span_of_[layer.first]; i < span_of_[layer.end]; ++i) {
      switch (layer.what) {
        case What::ground: spans[i].ground.push_back(index); break;
        case What::within: spans[i].within.push_back(index); break;
        case What::surface:
          if (!spans[i].surface || *spans[i].surface < index) spans[i].surface = index;
          break;
        case What::slope:
          if (slopes_[i] == nullptr || slopes_[i]->index < index) slopes_[i] = layer.feature;
      }
    }
  }
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (slopes_[i] == nullptr) continue;
    spans[i].slope_feature = slopes_[i]->index;
    spans[i].slope = incline_of(*slopes_[i], heading);
  }
}

std::vector<Span> SpanCutter::cut(double length, double heading, Budget& budget) {
  number_cuts(length);
  std::sort(layers_.begin(), layers_.end(), [](const Layer& a, const Layer& b) { return a.rank < b.rank; });
  std::vector<Span> spans = empty_spans(budget);
  fill(spans, heading);
  // A surface or slope that begins or ends under another one changes nothing.
  std::size_t kept = 0;
  for (std::size_t i = 1; i < spans.size(); ++i) {
    if (same_ground(spans[kept], spans[i]))
      spans[kept].to = spans[i].to;
    else if (++kept != i)
      spans[kept] = std::move(spans[i]);
  }
  spans.resize(kept + 1);
  return spans;
}

}  // namespace linesman
