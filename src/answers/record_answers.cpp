#include "answers/record_answers.h"

#include "answers/problem_place.h"
#include "answers/record_lines.h"
#include "base/text.h"
#include "base/utf8.h"
#include "files/documents/record.h"
#include "files/orders/ruling_json.h"
#include "record/astray.h"
#include "record/timeline.h"

namespace linesman {

namespace {

Value count_value(std::size_t n) { return static_cast<std::int64_t>(n); }

Value flaw_value(const std::optional<Flaw>& flaw) {
  return flaw ? Value(Value::Object{{"entry", flaw->seq}, {"why", flaw->why}}) : Value();
}

}  // namespace

Value verification_value(const Verification& found, const CheckCodes& codes) {
  Value::Array editions;
  for (const OtherEdition& other : found.editions)
    editions.push_back(Value::Object{{"ruleset", other.ruleset},
                                     {"edition", other.edition},
                                     {"here", other.here},
                                     {"entries", count_value(other.entries)}});
  return Value::Object{{"holds", !found.first_flaw},
                       {"entries", count_value(found.entries)},
                       {"judged", count_value(found.judged)},
                       {"chained", found.chained},
                       {"sealed_from", found.sealed_from > 0 ? Value(found.sealed_from) : Value()},
                       {"head", found.head.empty() ? Value() : Value(found.head)},
                       {"signed", codes.entry ? Value(*codes.entry) : Value()},
                       {"editions", std::move(editions)},
                       {"otherwise", count_value(found.otherwise)},
                       {"first_otherwise", flaw_value(found.first_otherwise)},
                       {"under_others", count_value(found.under_others)},
                       {"flaw", flaw_value(found.first_flaw)}};
}

std::optional<Problem> why_not_added_to(const Game& game, const std::string& path) {
  const auto found = astray(game);
  if (!found) return std::nullopt;
  const std::string file = path.empty() || path == STANDARD_INPUT ? "GAME" : path;
  Sentence why = found->flaw.why;
  if (found->flaw.seq > 0) why = said<"entry {n} does not hold: {why}">(found->flaw.seq, why);
  if (found->led)
    why = said<"{why}; \"linesman-cli edit {a} {b} -o {c}\" takes that into the record">(why, file, file, file);
  else
    why = said<
        "{why}; nothing is added to such a record (\"linesman-cli edit BEFORE AFTER -o AFTER\" records a change by "
        "hand from the game as it was)">(why);
  return Problem{path.empty() ? path : file_label(path), "", why};
}

Value rejudged_value(const Rejudged& done) {
  Value::Array entries;
  for (const MadeAgain& made : done.entries) {
    Value difference;
    if (made.difference)
      difference = Value::Object{
          {"pointer", made.difference->pointer}, {"was", made.difference->was}, {"is", made.difference->is}};
    entries.push_back(Value::Object{{"entry", made.seq},
                                    {"now", made.again > 0 ? Value(made.again) : Value()},
                                    {"verdict", made.verdict ? Value(name_of(*made.verdict)) : Value()},
                                    {"difference", difference},
                                    {"why", made.why.empty() ? Value() : Value(english(made.why))}});
  }
  return Value::Object{{"ruling", write_ruling(done.judgement.ruling, done.before)},
                       {"entries", std::move(entries)},
                       {"not_tried", count_value(done.left)}};
}

Value record_value(const Game& game) {
  const Record record = record_of(game);
  Value::Array list;
  for (const Entry& entry : entries_of(record))
    list.push_back(Value::Object{{"seq", entry.seq()},
                                 {"after", entry.after()},
                                 {"kind", entry.kind() ? Value(name_of(*entry.kind())) : Value()},
                                 {"verdict", entry.ruling()["verdict"]},
                                 {"line", one_line(english(entry_line(entry)))},
                                 {"chain", entry.json()["chain"]}});
  return Value::Object{{"here", record.here},
                       {"start", record.chain["start"]},
                       {"head", record.chain["head"]},
                       {"entries", std::move(list)}};
}

}  // namespace linesman
