#include "movement/sections.h"

#include <algorithm>
#include <numeric>
namespace linesman {

namespace {

std::size_t first_of(std::vector<std::size_t>& first, std::size_t i) {
  while (first[i] != i) i = first[i] = first[first[i]];
  return i;
}

}  // namespace

std::vector<FeatureIndex> united(std::size_t features, const std::vector<TouchingPair>& pairs) {
  std::vector<std::size_t> first(features);
  std::iota(first.begin(), first.end(), std::size_t{0});
  for (const TouchingPair& pair : pairs) {
    const std::size_t a = first_of(first, at(pair.one));
    const std::size_t b = first_of(first, at(pair.other));
    first[std::max(a, b)] = std::min(a, b);
  }
  std::vector<FeatureIndex> things(features);
  for (std::size_t i = 0; i < features; ++i) things[i] = static_cast<FeatureIndex>(first_of(first, i));
  return things;
}

void SurveyedSections::work_out() const {
  std::vector<TouchingPair> pairs = survey_->touching();
  std::erase_if(pairs, [&](const TouchingPair& pair) { return !may_be_one(labels_.get(), pair.one, pair.other); });
  if (!pairs.empty()) thing_ = united(survey_->terrain().features().size(), pairs);
}

FeatureIndex SurveyedSections::thing_of(FeatureIndex feature) const {
  std::call_once(once_, [&] { work_out(); });
  return thing_.empty() ? feature : thing_[at(feature)];
}

FeatureSet SurveyedSections::sections_of(FeatureIndex feature) const {
  const FeatureIndex thing = thing_of(feature);
  FeatureSet all;
  if (thing_.empty()) all.push_back(feature);
  for (std::size_t i = at(thing); i < thing_.size(); ++i)
    if (thing_[i] == thing) all.push_back(static_cast<FeatureIndex>(i));
  return all;
}

}  // namespace linesman
