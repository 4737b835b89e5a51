#include "charts/judge.h"

#include <algorithm>
#include <array>

namespace linesman::charts {

OrderWays::OrderWays(const Scene& scene) : scene_(scene) {
  Ways ways;
  for (std::size_t model = 0; model < scene.models.size(); ++model) {
    facts_.push_back(std::make_unique<WayFacts>(scene, model));
    ways.push_back(whole_way(*facts_.back()));
  }
  const auto& dice = scene.chart().of(chart::Kind::dice);
  rolls_vary_ = std::any_of(dice.begin(), dice.end(), [](const Rule* rule) { return rule->way.has_value(); });
  ways_ = settled(std::move(ways), true);
}

Ways OrderWays::settled(Ways ways, bool roll) const {
  if (roll) roll_dice(scene_, ways);
  set_clearing(ways);
  let_leave(ways);
  if (std::any_of(ways.begin(), ways.end(), [](const Way& way) { return way.leaves; })) set_clearing(ways);
  return ways;
}

Ways OrderWays::with_cut(std::size_t model, PathPoint end) const {
  Ways ways;
  for (std::size_t i = 0; i < facts_.size(); ++i)
    ways.push_back(i == model ? cut(*facts_[i], end) : whole_way(*facts_[i]));
  return settled(std::move(ways), rolls_vary_);
}

namespace {

constexpr std::array JUDGES{barred, turning, climbing, course, apart, near, zones, edge, enter, forbidden};

}  // namespace

bool is_faultless(const Ways& ways, std::size_t model) {
  Faults faults;
  for (const auto judge : JUDGES) {
    judge(ways, model, faults);
    if (!faults.empty()) return false;
  }
  const Total total = total_of(ways, model);
  allowances(ways, model, total, bill_of(ways, model, total), faults);
  return faults.empty();
}

Faults faults_of(const Ways& ways, std::size_t model) {
  Faults faults;
  for (const auto judge : JUDGES) judge(ways, model, faults);
  const Total total = total_of(ways, model);
  allowances(ways, model, total, bill_of(ways, model, total), faults);
  std::stable_sort(faults.begin(), faults.end(), [](const Found& a, const Found& b) {
    return a.place != b.place ? a.place < b.place : a.rule->number < b.rule->number;
  });
  return faults;
}

}  // namespace linesman::charts
