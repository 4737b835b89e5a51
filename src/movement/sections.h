// Sections of one thing, found on a survey.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "movement/survey.h"
#include "movement/trace.h"

namespace linesman {

/// What touches on a survey, united by how a ruleset rates it. Worked out when it is first asked.
class SurveyedSections : public Sections {
 public:
  /// `labels`: those of touching features that have the same one are sections; nullptr: all of one kind are.
  SurveyedSections(std::shared_ptr<const Survey> survey, std::shared_ptr<const SectionLabels> labels)
      : survey_(std::move(survey)), labels_(std::move(labels)) {}

  FeatureIndex thing_of(FeatureIndex feature) const override;
  FeatureSet sections_of(FeatureIndex feature) const override;

 private:
  void work_out() const;

  std::shared_ptr<const Survey> survey_;
  std::shared_ptr<const SectionLabels> labels_;
  mutable std::once_flag once_;
  mutable std::vector<FeatureIndex> thing_;  ///< by feature; empty when no two are one
};

/// Unites things by pairs of their sections: of each the first section, by feature.
std::vector<FeatureIndex> united(std::size_t features, const std::vector<TouchingPair>& pairs);

}  // namespace linesman
