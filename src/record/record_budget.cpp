#include "record/record_budget.h"

#include <algorithm>

#include "files/json.h"

namespace linesman {

std::uint64_t things_in(const Game& game) {
  return 1 + game.terrain().size() + game.units().size() + game.pieces().size();
}

Budget budget_of_record(const Game& game) {
  constexpr std::uint64_t OF_A_MEGABYTE = 70'000'000;
  constexpr std::uint64_t MEGABYTE = 1'000'000;
  const std::uint64_t bytes = write_json(game.history()).size();
  return Budget(std::max(OF_A_MEGABYTE, OF_A_MEGABYTE / MEGABYTE * bytes));
}

Problem too_much_work(const std::string& doing) {
  return {"/history", "it takes more work " + doing + " than its size allows: too many of its entries change too much"};
}

}  // namespace linesman
