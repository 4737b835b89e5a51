#include "expect.h"
#include "files/documents/document.h"
#include "files/json.h"

namespace linesman::fuzz {

void read_hostile(std::string_view input) {
  const auto json = parse_json(input, "");
  if (!json) return;
  const auto document = read_document(*json, "");
  const bool nothing_wrong = check_document(*json, "").empty();
  expect(document.ok() == nothing_wrong, "what can be read is what a check finds nothing wrong with");
  if (!document) return;
  const Value written = write_document({document->game, Value()});
  const auto again = read_document(written, "");
  expect(again.ok(), "a written document can be read: " + (again ? "" : again.problem().sentence()));
  expect(write_json(write_document({again->game, Value()})) == write_json(written), "it is written the same again");
}

}  // namespace linesman::fuzz
