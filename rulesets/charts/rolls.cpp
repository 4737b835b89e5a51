// Dice: how many are wanted, and whether those that are given will do.
#include <algorithm>
#include <cmath>

#include "charts/kinds.h"

namespace linesman::charts {

namespace {

constexpr double MOST_DICE = 999;

int faces_of(const Scene& scene, const std::string& purpose) {
  for (const DicePurpose& dice : scene.facts.data.terms.dice)
    if (dice.purpose == purpose) return dice.faces;
  return 6;
}

int count_of(const Scene& scene, std::size_t model, const Rule& rule) {
  const double count = amount_from_0(scene, {model}, rule.as<chart::Dice>().count);
  return static_cast<int>(std::min(MOST_DICE, std::floor(count + 0.5)));
}

/// What is wanted for a purpose. `holds(model, rule)`: the rule applies to that model.
template <class Holds>
Roll wanted_roll(const Scene& scene, const std::string& purpose, Holds holds) {
  Roll roll;
  for (std::size_t model = 0; model < scene.models.size(); ++model) {
    const Rule* rule = nullptr;  // the last that applies
    for (const Rule* each : scene.chart().of(chart::Kind::dice))
      if (each->as<chart::Dice>().purpose == purpose && holds(model, *each)) rule = each;
    if (!rule) continue;
    const int count = count_of(scene, model, *rule);
    if (!roll.rule) {
      roll.rule = rule;
      roll.each = rule->as<chart::Dice>().each;
      roll.count = count;
    }
    if (roll.each) roll.parts.emplace_back(model, count);
  }
  return roll;
}

bool is_face(double face, int faces) { return face >= 1 && face <= faces && face == std::floor(face); }

}  // namespace

int Roll::wanted() const {
  if (!rule) return 0;
  if (!each) return count;
  int sum = 0;
  for (const auto& [model, faces_of_model] : parts) sum += faces_of_model;
  return sum;
}

namespace {

template <class Holds>
void roll_all(const Scene& scene, Holds holds) {
  scene.asked.rolls.clear();
  for (const DicePurpose& dice : scene.facts.data.terms.dice) {
    Roll roll = wanted_roll(scene, dice.purpose, holds);
    const auto given = scene.facts.order.dice.find(dice.purpose);
    const bool is_given = given != scene.facts.order.dice.end();
    const int wanted = roll.wanted();
    if (is_given) roll.faces = given->second;
    if (wanted > 0 && is_given) {
      const int faces = faces_of(scene, dice.purpose);
      roll.wrong =
          roll.faces.size() != static_cast<std::size_t>(wanted) ||
          !std::all_of(roll.faces.begin(), roll.faces.end(), [&](double face) { return is_face(face, faces); });
    }
    roll.missing = wanted > 0 && (!is_given || roll.wrong);
    scene.asked.rolls.insert_or_assign(dice.purpose, std::move(roll));
  }
  scene.asked.companies.clear();
}

}  // namespace

void roll_dice(const Scene& scene, const Ways& ways) {
  roll_all(scene, [&](std::size_t model, const Rule& rule) { return applies(ways, model, rule); });
}

void roll_beforehand(const Scene& scene) {
  roll_all(scene, [&](std::size_t model, const Rule& rule) { return !rule.way && when_holds(scene, model, rule); });
  for (const Rule* rule : scene.chart().of(chart::Kind::dice))
    if (rule->way) scene.asked.rolls[rule->as<chart::Dice>().purpose].missing = true;
}

void dice_faults(const Ways& ways, Faults& faults) {
  if (ways.empty()) return;
  const Scene& scene = ways.front().scene();
  const PieceIndex piece = scene.models.front().piece;
  for (const auto& [purpose, roll] : scene.asked.rolls) {
    if (roll.wrong) faults.push_back({.rule = roll.rule, .piece = piece, .stage = Stage::before_move});
    if (roll.wanted() > 0 || !scene.facts.order.dice.contains(purpose)) continue;
    for (const Rule* rule : scene.chart().of(chart::Kind::dice)) {
      if (rule->as<chart::Dice>().purpose != purpose) continue;
      if (!rule->way) faults.push_back({.rule = rule, .piece = piece, .stage = Stage::before_move});
      break;
    }
  }
}

}  // namespace linesman::charts
