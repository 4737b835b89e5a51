// The calls verify, record and at: they check and show a game's record.
#include <ostream>

#include "answers/record_answers.h"
#include "answers/record_lines.h"
#include "base/text.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/game_writer.h"
#include "cli/inputs.h"
#include "files/json.h"
#include "record/timeline.h"
#include "record/verify.h"
#include "sharing/carried_rules.h"

namespace linesman {

namespace {

Result<Document> read_game(const RecordCall& call, const Streams& streams) {
  const auto json = load_input(call.game, streams.in);
  if (!json) return json.problem();
  return read_document(*json, file_label(call.game));
}

/// A check code typed from a sheet, without blanks and in lower case.
Result<std::string> given_code(const std::string& typed) {
  constexpr std::size_t DIGITS = 64;
  std::string code;
  for (const char c : typed)
    if (c != ' ') code += small_letter(c);
  const bool is_hash = code.size() >= DIGITS_OF_A_CODE && code.size() <= DIGITS &&
                       code.find_first_not_of("0123456789abcdef") == std::string::npos;
  if (!code.empty() && !is_hash) return Problem{"", "--hash: a check code has 8 to 64 digits from 0 to 9 and a to f"};
  return code;
}

}  // namespace

int verify_call(const RecordCall& call, const Services& services, const Streams& streams) {
  const auto document = read_game(call, streams);
  if (!document) return refuse(document.problem(), streams);
  const auto given = given_code(call.hash);
  if (!given) return refuse(given.problem(), streams);
  const auto tried = verify_as_judged(services.library(), document->game);
  if (!tried) return refuse(about(file_label(call.game), tried.problem()), streams);
  const CheckCodes codes = check_codes(document->game, *given);
  const Verification found = held_against(codes, *tried);
  const int status = found.first_flaw ? NOT_LEGAL : DONE;
  if (call.json) return print_json(verification_value(found, codes), streams, status);
  return print_lines(verification_lines(found, codes), streams, status);
}

int record_call(const RecordCall& call, const Services&, const Streams& streams) {
  const auto document = read_game(call, streams);
  if (!document) return refuse(document.problem(), streams);
  if (call.json) return print_json(record_value(document->game), streams, DONE);
  for (const RecordLine& line : record_lines(document->game))
    streams.out << line.mark << one_line(streams.said(line.words)) << '\n';
  return DONE;
}

int at_call(const RecordCall& call, const Services&, const Streams& streams) {
  const auto writing = GameWriter::begin(call.game, call.out);
  if (!writing) return refuse(writing.problem(), streams);
  const auto document = read_game(call, streams);
  if (!document) return refuse(document.problem(), streams);
  if (const auto problem = why_not_added_to(document->game, call.game)) return refuse(*problem, streams);
  if (call.fresh && !call.force && call.out != STANDARD_INPUT)
    if (const auto lost = loses_no_record(call.out); !lost) return refuse(lost.problem(), streams);
  const auto game = at_entry(document->game, static_cast<std::int64_t>(call.seq.value_or(0)));
  if (!game) return refuse(about(file_label(call.game), game.problem()), streams);
  const Document then{call.fresh ? without_record(*game) : *game, document->source, document->read};
  const auto saved = writing->put(then, streams.out);
  return saved ? DONE : refuse(about(call.out, saved.problem()), streams);
}

}  // namespace linesman
