#include "charts/judge.h"

#include <algorithm>
#include <array>

namespace linesman::charts {

bool any_with_way(const Scene& scene, std::initializer_list<chart::Kind> kinds) {
  return std::any_of(kinds.begin(), kinds.end(), [&](chart::Kind kind) {
    const auto& rules = scene.chart().of(kind);
    return std::any_of(rules.begin(), rules.end(), [](const Rule* rule) { return rule->way.has_value(); });
  });
}

OrderWays::OrderWays(const Scene& scene, Dice dice) : scene_(scene) {
  Ways ways;
  for (std::size_t model = 0; model < scene.models.size(); ++model) {
    facts_.push_back(std::make_unique<WayFacts>(scene, model));
    ways.push_back(whole_way(*facts_.back()));
  }
  rolls_vary_ = dice == Dice::by_ways && any_with_way(scene, {chart::Kind::dice});
  others_vary_ = any_with_way(scene, {chart::Kind::dice, chart::Kind::clears, chart::Kind::edge});
  ways_ = settled(std::move(ways), dice == Dice::by_ways);
}

Ways OrderWays::settled(Ways ways, bool roll) const {
  // Whether dice are wanted may hang on ground that is cleared, and what clears it on dice.
  if (roll && rolls_vary_) set_clearing(ways);
  if (roll) roll_dice(scene_, ways);
  set_clearing(ways);
  let_leave(ways);
  if (std::any_of(ways.begin(), ways.end(), [](const Way& way) { return way.leaves; })) set_clearing(ways);
  return ways;
}

void OrderWays::cut(Ways& ways, std::size_t model, PathPoint end) const {
  if (!others_vary_) {
    ways[model].end_at(end);
    let_leave(ways, model);
    return;
  }
  for (std::size_t i = 0; i < facts_.size(); ++i) ways[i] = whole_way(*facts_[i]);
  ways[model].end_at(end);
  ways = settled(std::move(ways), rolls_vary_);
}

namespace {

constexpr std::array JUDGES{barred, turning, climbing, course, apart, near, zones, edge, enter, forbidden};

}  // namespace

Verdict verdict_of(const Ways& ways, std::size_t model) {
  Faults faults;
  for (const auto judge : JUDGES) {
    judge(ways, model, faults);
    if (!faults.empty()) return Verdict::illegal;
  }
  const Total total = total_of(ways, model);
  allowances(ways, model, total, bill_of(ways, model, total), faults);
  return faults.empty() ? Verdict::legal : Verdict::too_dear;
}

Faults faults_of(const Ways& ways, std::size_t model) {
  Faults faults;
  for (const auto judge : JUDGES) judge(ways, model, faults);
  const Total total = total_of(ways, model);
  allowances(ways, model, total, bill_of(ways, model, total), faults);
  return faults;
}

}  // namespace linesman::charts
