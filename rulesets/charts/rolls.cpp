// Dice: how many are wanted, and whether those that are given will do.
#include <algorithm>
#include <cmath>
#include <utility>

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
    for (const Rule* each : scene.chart().asking_for(purpose))
      if (holds(model, *each)) rule = each;
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
      const int faces = dice.faces;
      roll.wrong =
          roll.faces.size() != static_cast<std::size_t>(wanted) ||
          !std::all_of(roll.faces.begin(), roll.faces.end(), [&](double face) { return is_face(face, faces); });
    }
    roll.missing = wanted > 0 && (!is_given || roll.wrong);
    scene.asked.rolls.insert_or_assign(dice.purpose, std::move(roll));
  }
  scene.asked.companies.clear();
  scene.asked.whens.clear();  // they may hang on dice
}

}  // namespace

void roll_dice(const Scene& scene, const Ways& ways) {
  roll_all(scene, [&](std::size_t model, const Rule& rule) { return applies(ways, model, rule); });
}

void roll_beforehand(const Scene& scene, std::size_t model, const Supposed& supposed) {
  const auto how = [&](std::size_t each, const Rule& rule) {
    return applies_beforehand(scene, each, rule, each == model ? supposed : Supposed{});
  };
  roll_all(scene, [&](std::size_t each, const Rule& rule) { return how(each, rule) == Applies::yes; });
  for (const Rule* rule : scene.chart().of(chart::Kind::dice)) {
    const auto& read = rule->as<chart::Dice>();
    Roll& roll = scene.asked.rolls[read.purpose];
    for (std::size_t each = 0; each < scene.models.size(); ++each) {
      if (how(each, *rule) != Applies::maybe) continue;
      const bool given = scene.facts.order.dice.contains(read.purpose);
      if (!roll.rule) roll = {rule, read.each, count_of(scene, each, *rule), {}, std::move(roll.faces), !given, false};
      if (!given && read.each) roll.parts.emplace_back(each, count_of(scene, each, *rule));
    }
  }
  scene.asked.whens.clear();
}

namespace {

constexpr int MOST_OUTCOMES = 1296;

/// Calls `found` for every choice of that many faces, ascending, each once.
template <class Found>
void for_outcomes(int dice, int faces, std::vector<double>& so_far, const Found& found) {
  if (dice == 0) return found(so_far);
  for (int face = so_far.empty() ? 1 : static_cast<int>(so_far.back()); face <= faces; ++face) {
    so_far.push_back(face);
    for_outcomes(dice - 1, faces, so_far, found);
    so_far.pop_back();
  }
}

int count_for(const Roll& roll, std::size_t model) {
  if (!roll.each) return roll.count;
  for (const auto& [number, count] : roll.parts)
    if (number == model) return count;
  return 0;
}

}  // namespace

std::optional<Extremes> extremes(const Scene& scene, const AskedOf& asked, const std::vector<std::string>& purposes,
                                 const chart::Amount& read) {
  const double without = amount(scene, asked, read);
  Extremes all{without, without};
  std::string missing;
  for (const std::string& purpose : purposes) {
    if (!lacks_dice(scene, {purpose})) continue;
    if (!missing.empty() && missing != purpose) return std::nullopt;
    missing = purpose;
  }
  if (missing.empty()) return all;
  Roll& roll = scene.asked.rolls.find(missing)->second;
  const int count = count_for(roll, asked.model);
  const int faces = faces_of(scene, missing);
  int outcomes = 1;
  for (int i = 0; i < count && outcomes <= MOST_OUTCOMES; ++i) outcomes *= faces;
  if (outcomes > MOST_OUTCOMES) return std::nullopt;
  const Roll kept = std::exchange(roll, Roll{});
  std::vector<double> so_far;
  for_outcomes(count, faces, so_far, [&](const std::vector<double>& shown) {
    roll.faces = shown;
    const double x = amount(scene, asked, read);
    all = {std::min(all.least, x), std::max(all.most, x)};
  });
  roll = kept;
  return all;
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
