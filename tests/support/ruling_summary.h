// Rulings reduced to the part that a property compares.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "referee/referee.h"

namespace linesman {

/// The part of a ruling that a property compares.
struct RulingSummary {
  std::string error;  ///< why the input was refused; then all else is empty
  std::string verdict;
  std::optional<double> total;
  std::optional<double> spent;
  std::set<std::string> faults;   ///< clause ids
  std::set<std::string> notes;    ///< clause ids
  std::set<std::string> effects;  ///< clause id and id of what it is on
  std::vector<Pose> furthest;     ///< of each piece that may move at all
};

RulingSummary outcome_of(const Result<Judgement>& judgement);

/// The difference, or nothing. Numbers agree to 2e-6, because two exact answers may be rounded apart.
std::string difference(const RulingSummary& a, const RulingSummary& b);

}  // namespace linesman
