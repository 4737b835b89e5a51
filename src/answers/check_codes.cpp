#include "answers/check_codes.h"

#include "files/documents/record.h"

namespace linesman {

CheckCodes check_codes(const Game& game, const std::string& given) {
  const Record record = record_of(game);
  CheckCodes codes{given, {}, record.here, {}};
  if (!given.empty()) codes.entry = entry_of_code(game, given);
  if (record.here > 0) codes.of_here = entries_of(record)[static_cast<std::size_t>(record.here - 1)].chain();
  return codes;
}

Verification held_against(const CheckCodes& codes, Verification found) {
  if (!codes.given.empty() && !codes.entry && !found.first_flaw)
    found.first_flaw = Flaw{0, "no entry of it has that check code, so it is not the record that was signed"};
  return found;
}

}  // namespace linesman
