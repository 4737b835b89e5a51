#include "movement/step.h"

#include <utility>

namespace linesman {

namespace {

template <std::size_t... I>
std::array<Step, sizeof...(I)> blank_steps(std::index_sequence<I...>) {
  return {Step(std::in_place_index<I>)...};
}

}  // namespace

std::optional<Step> blank_step(std::string_view key) {
  static const auto BLANK = blank_steps(std::make_index_sequence<STEP_KINDS.size()>());
  for (std::size_t i = 0; i < STEP_KINDS.size(); ++i)
    if (STEP_KINDS[i].key == key) return BLANK[i];
  return std::nullopt;
}

}  // namespace linesman
