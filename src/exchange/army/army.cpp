#include "exchange/army/army.h"

#include <cmath>

#include "base/text.h"
#include "exchange/base_words.h"

namespace linesman::exchange {

std::string ArmyTaker::free_name(const std::string& name) const {
  const auto taken = [&](const std::string& wanted) { return names_.contains(wanted) || builder_.has_unit(wanted); };
  if (!taken(name)) return name;
  int n = 2;
  while (taken(name + " " + std::to_string(n))) ++n;
  return name + " " + std::to_string(n);
}

void ArmyTaker::take(const ArmyUnit& unit) {
  std::string of_unit;
  for (const ArmyModels& models : unit.models) {
    const auto count = models.count.is_null() ? std::optional(1.0) : count_in_words(models.count);
    if (!count || *count < 0 || *count > MAX_ALIKE || *count != std::trunc(*count)) {
      builder_.say(Fate::left_out, models.place,
                   said<"the number of {name} must be a whole number, 0 to {n}, not {a}">(models.name, MAX_ALIKE,
                                                                                          described(models.count)));
      continue;
    }
    if (*count == 0) {
      builder_.say(Fate::left_out, models.place, said<"there are 0 of {name}">(models.name));
      continue;
    }
    if (of_unit.empty()) names_.insert(of_unit = free_name(unit.name));
    PieceDraft draft;
    draft.name = models.name;
    draft.unit = of_unit;
    draft.count = static_cast<int>(*count);
    models_ += static_cast<std::size_t>(draft.count);
    builder_.add(draft, models.place);
  }
}

}  // namespace linesman::exchange
