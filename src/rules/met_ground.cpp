#include "rules/met_ground.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman {

namespace {

bool is_among(const FeatureSet& set, FeatureIndex feature) {
  return std::find(set.begin(), set.end(), feature) != set.end();
}

/// The places of a span where something begins or ends, with both its ends.
std::vector<double> cuts_of(const Span& span, const std::vector<Uncovered>& uncovered, const std::vector<Part>& more) {
  std::vector<double> cuts{span.from};
  const auto add = [&](double s) {
    if (exceeds(s, span.from) && exceeds(span.to, s)) cuts.push_back(s);
  };
  for (const Part& part : more) {
    add(part.from);
    add(part.to);
  }
  for (const Uncovered& u : uncovered) {
    add(u.from);
    add(u.to);
  }
  std::sort(cuts.begin(), cuts.end());
  cuts.erase(std::unique(cuts.begin(), cuts.end(), same_length), cuts.end());
  cuts.push_back(span.to);
  return cuts;
}

}  // namespace

bool MetStretch::is_on(FeatureIndex feature) const {
  return is_among(span->ground, feature) && !is_among(covered, feature);
}

bool MetStretch::is_on_any(const FeatureSet& sections) const {
  return std::any_of(sections.begin(), sections.end(), [&](FeatureIndex f) { return is_on(f); });
}

bool may_be_covered(const TraceRequest& request, FeatureIndex feature) {
  const auto& cover = request.cover;
  return cover && std::binary_search(cover->features.begin(), cover->features.end(), feature);
}

FeatureSet covered_of(const TraceRequest& request, const FeatureSet& ground, const FeatureSet& uncovered) {
  FeatureSet covered;
  if (!request.cover) return covered;
  for (const FeatureIndex f : ground)
    if (may_be_covered(request, f) && !is_among(uncovered, f)) covered.push_back(f);
  return covered;
}

bool stands_on(const TraceRequest& request, const Stand& stand, FeatureIndex feature) {
  return is_among(stand.ground, feature) && (!may_be_covered(request, feature) || is_among(stand.uncovered, feature));
}

std::vector<MetStretch> met_stretches(const TraceRequest& request, const TracedStep& step,
                                      const std::vector<Part>& more) {
  const Leg* leg = facts_of<Leg>(step);
  const Turn* turn = facts_of<Turn>(step);
  std::vector<MetStretch> all;
  if (!leg && !turn) return all;
  static const std::vector<Uncovered> NONE;
  const std::vector<Uncovered>& uncovered = !request.cover ? NONE : leg ? leg->uncovered : turn->uncovered;
  for (const Span& span : leg ? leg->spans : turn->spans) {
    const std::vector<double> cuts = cuts_of(span, uncovered, more);
    for (std::size_t i = 1; i < cuts.size(); ++i) {
      const double middle = (cuts[i - 1] + cuts[i]) / 2;
      FeatureSet open;
      if (turn && turn->uncovered.empty()) open = turn->ever_uncovered;
      for (const Uncovered& u : uncovered)
        if (u.from <= middle && middle <= u.to) open.push_back(u.feature);
      all.push_back({cuts[i - 1], cuts[i], &span, covered_of(request, span.ground, open)});
    }
  }
  return all;
}

}  // namespace linesman
