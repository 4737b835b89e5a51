#include "expect.h"
#include "files/json.h"

namespace linesman::fuzz {

void read_hostile(std::string_view input) {
  const auto json = parse_json(input, "");
  if (!json) return expect(!json.problem().reason.empty(), "a refusal has a reason");
  const auto again = parse_json(write_json(*json), "");
  expect(again && *again == *json, "JSON comes back as it was");
}

}  // namespace linesman::fuzz
