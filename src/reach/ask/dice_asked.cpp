#include "reach/ask/dice_asked.h"

#include <algorithm>

namespace linesman {

namespace {

bool says_nothing(const std::vector<std::optional<int>>& faces) {
  return std::none_of(faces.begin(), faces.end(), [](const auto& face) { return face.has_value(); });
}

/// As many open dice.
AskedDice unsaid(const PurposeNeed& need, std::size_t from, std::size_t count) {
  AskedDice dice{need.purpose, need.dice.faces, {}, {}};
  for (std::size_t i = 0; i < count; ++i) {
    dice.dice.emplace_back();
    dice.places.push_back(from + i);
  }
  return dice;
}

/// The faces that were said, without those of dice that were used up.
AskedDice said_of(const PurposeNeed& need, const std::vector<std::optional<int>>& faces) {
  AskedDice dice{need.purpose, need.dice.faces, {}, {}};
  for (std::size_t i = 0; i < faces.size(); ++i) {
    if (faces[i] == 0) continue;
    dice.dice.push_back(faces[i]);
    dice.places.push_back(i);
  }
  return dice;
}

}  // namespace

DiceAsked dice_asked(const std::vector<PurposeNeed>& needs, const AskedRoll& roll, UsedUp zeros) {
  DiceAsked asked;
  std::vector<AskedDice> all;
  for (const PurposeNeed& need : needs) {
    const auto count = static_cast<std::size_t>(need.dice.count);
    const auto given = roll.find(need.purpose);
    if (given == roll.end() || says_nothing(given->second)) {
      all.push_back(unsaid(need, 0, count));
      continue;
    }
    AskedDice dice = said_of(need, given->second);
    const std::size_t entries = zeros == UsedUp::counted ? given->second.size() : dice.dice.size();
    if (entries > count) {
      if (!asked.too_many) asked.too_many = Wanted{.die = need.purpose, .count = count};
      all.push_back(unsaid(need, 0, count));
      continue;
    }
    if (zeros == UsedUp::passed_over && says_nothing(dice.dice)) {
      all.push_back(unsaid(need, 0, count));
      continue;
    }
    const AskedDice further = unsaid(need, given->second.size(), count - entries);
    asked.given = true;
    asked.lacks = asked.lacks || !further.dice.empty();
    dice.dice.insert(dice.dice.end(), further.dice.begin(), further.dice.end());
    dice.places.insert(dice.places.end(), further.places.begin(), further.places.end());
    all.push_back(std::move(dice));
  }
  for (const auto& [purpose, faces] : roll) {
    const auto is_it = [&name = purpose](const PurposeNeed& need) { return need.purpose == name; };
    const bool known = std::any_of(faces.begin(), faces.end(), [](const auto& face) { return face && *face != 0; });
    if (known && !asked.too_many && std::none_of(needs.begin(), needs.end(), is_it))
      asked.too_many = Wanted{.die = purpose, .count = 0};
  }
  asked.space = RollSpace(std::move(all));
  return asked;
}

}  // namespace linesman
