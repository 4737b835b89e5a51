// verify, record and at: what a game's record says, and whether it holds.
#include <ostream>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "cli/record_answers.h"
#include "cli/writing.h"
#include "files/json.h"
#include "record/timeline.h"

namespace linesman {

namespace {

Result<Document> read_game(const Call& call, Streams streams) {
  const auto json = load_input(call.game, streams.in);
  if (!json) return json.problem();
  return read_document(*json, file_label(call.game));
}

int print(const std::string& text, const Value& value, const Call& call, Streams streams, int status) {
  if (call.json)
    streams.out << write_json(value, INDENT) << '\n';
  else
    streams.out << text;
  return status;
}

}  // namespace

int verify_call(const Call& call, const Services& services, Streams streams) {
  const auto document = read_game(call, streams);
  if (!document) return refuse(document.problem(), streams);
  const auto found = verify(Referee(services.library()), document->game);
  if (!found) return refuse(about(file_label(call.game), found.problem()), streams);
  return print(verification_text(*found), verification_value(*found), call, streams,
               found->first_flaw ? NOT_LEGAL : DONE);
}

int record_call(const Call& call, const Services&, Streams streams) {
  const auto document = read_game(call, streams);
  if (!document) return refuse(document.problem(), streams);
  return print(record_text(document->game), record_value(document->game), call, streams, DONE);
}

int at_call(const Call& call, const Services&, Streams streams) {
  const auto writing = Writing::begin(call.game, call.out);
  if (!writing) return refuse(writing.problem(), streams);
  const auto document = read_game(call, streams);
  if (!document) return refuse(document.problem(), streams);
  const auto game = at_entry(document->game, static_cast<std::int64_t>(call.seq.value_or(0)));
  if (!game) return refuse(about(file_label(call.game), game.problem()), streams);
  const Document then{*game, document->source, document->read};
  if (call.out == STANDARD_INPUT) {
    streams.out << write_json(write_document(then), INDENT) << '\n';
    return DONE;
  }
  const auto saved = writing->save(then);
  return saved ? DONE : refuse(about(call.out, saved.problem()), streams);
}

}  // namespace linesman
