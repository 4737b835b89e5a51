#include "reach/ask/dice_asked.h"

#include <algorithm>
#include <map>

namespace linesman {

namespace {

constexpr std::size_t MOST_ROLLS_LISTED = 100;
constexpr int MOST_CHOICES = 6;

RowAnswer answer_of(const Chance& chance) {
  if (chance.legal == chance.all) return RowAnswer::yes;
  if (chance.legal > 0) return RowAnswer::with;
  return chance.open > 0 ? RowAnswer::unknown : RowAnswer::no;
}

/// The sum from which on all rolls are legal, where no roll below it is. Of rolls that were not all looked at it is
/// not known.
std::optional<int> least_sum(const RollSpace& space, const RollStates& states) {
  if (!space.counted()) return std::nullopt;
  std::optional<int> legal_from;
  std::optional<int> illegal_to;
  for (std::size_t roll = 0; roll < states.size(); ++roll) {
    const int sum = space.sum(roll);
    if (states[roll] == RollState::legal) legal_from = std::min(legal_from.value_or(sum), sum);
    if (states[roll] == RollState::illegal) illegal_to = std::max(illegal_to.value_or(sum), sum);
  }
  if (!legal_from || (illegal_to && *illegal_to >= *legal_from)) return std::nullopt;
  return legal_from;
}

/// The legal rolls. Where every order of their faces is legal the ascending one stands for all.
std::vector<Dice> legal_rolls(const RollSpace& space, const RollStates& states) {
  std::map<std::size_t, bool> alike;  // by ascending roll: all orders of it are legal
  for (std::size_t roll = 0; roll < states.size(); ++roll) {
    const auto [it, first] = alike.try_emplace(space.ascending(roll), true);
    it->second = it->second && states[roll] == RollState::legal;
  }
  std::vector<Dice> rolls;
  for (std::size_t roll = 0; roll < states.size() && rolls.size() < MOST_ROLLS_LISTED; ++roll) {
    if (states[roll] != RollState::legal) continue;
    const std::size_t ascending = space.ascending(roll);
    if (roll == ascending || !alike[ascending]) rolls.push_back(space.at(roll));
  }
  return rolls;
}

/// With each face of the first die that is not known.
std::vector<Choice> by_face(const RollSpace& space, const RollStates& states) {
  if (space.choices() > MOST_CHOICES || !space.counted()) return {};
  std::vector<RollStates> by(static_cast<std::size_t>(space.choices()));
  for (std::size_t roll = 0; roll < states.size(); ++roll)
    by[static_cast<std::size_t>(space.first_face(roll) - 1)].push_back(states[roll]);
  std::vector<Choice> choices;
  for (std::size_t i = 0; i < by.size(); ++i) {
    const Chance chance = chance_of(by[i]);
    Choice choice{static_cast<int>(i) + 1, answer_of(chance)};
    if (choice.answer == RowAnswer::with) choice.chance = chance;
    choices.push_back(std::move(choice));
  }
  return choices;
}

}  // namespace

void say_of_rolls(Row& row, const DiceAsked& dice, const RollStates& states, bool freely) {
  const RollSpace& space = dice.space;
  const Chance chance = chance_of(states);
  row.answer = answer_of(chance);
  const bool some = chance.legal > 0 && chance.legal < chance.all;
  if (!space.has_open() || !(some || (dice.lacks && chance.legal > 0))) return;
  if (space.counted()) row.chance = chance;
  if (some) {
    const std::string purpose = space.only_purpose();
    const auto least = purpose.empty() ? std::nullopt : least_sum(space, states);
    if (least)
      row.least = {purpose, *least};
    else
      row.rolls = legal_rolls(space, states);
  }
  if (freely || !dice.given) return;
  row.answer = RowAnswer::wants;
  const auto [purpose, place] = space.first_open();
  row.wants = Wanted{.die = purpose, .index = place};
  row.then = by_face(space, states);
}

}  // namespace linesman
