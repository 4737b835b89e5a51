// A document with a record: judged again, verified, and gone back in.
#include "expect.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "record/history.h"
#include "record/replay.h"
#include "record/timeline.h"
#include "record/verify.h"
#include "support/built_rulesets.h"

namespace linesman::fuzz {

void read_hostile(std::string_view input) {
  const auto json = parse_json(input, "");
  const auto document = json ? read_document(*json, "") : Result<Document>(Problem{});
  if (!document) return;
  const Game& game = document->game;
  const auto replayed = replay(built_referee(), game);
  const auto verified = verify(built_referee(), game);
  if (!replayed || !verified) return;
  const bool holds = !verified->first_flaw.has_value();
  const bool judged_otherwise = verified->otherwise > 0;  // by the edition that is here
  expect(!holds || judged_otherwise || !replayed->first_difference, "a verified record is judged the same again");
  const auto last = static_cast<std::int64_t>(entries_of(record_of(game)).size());
  for (std::int64_t seq = 0; seq <= last; ++seq) {
    const auto then = at_entry(game, seq);
    expect(!holds || then.ok() || !verified->chained, "a record that holds can be followed to any entry");
  }
  const Game more = record_note(game, {last, "looked at", "Ann"});
  const auto after = read_document(write_document({more, Value()}), "");
  expect(after.ok(), "a record can be added to: " + (after ? "" : after.problem().sentence()));
}

}  // namespace linesman::fuzz
