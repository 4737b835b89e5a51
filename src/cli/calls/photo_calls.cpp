// The call photo: where everything with a marker stands.
#include <map>
#include <ostream>

#include "answers/photo_json.h"
#include "answers/questions.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/inputs.h"
#include "files/json.h"

namespace linesman {

namespace {

/// The answers of `could` by the ids of the pieces that moved, as JSON and for people.
struct CouldOfPieces {
  std::map<std::string, Value> json;
  std::map<std::string, AnswerLines> lines;
};

Result<CouldOfPieces> could_of(const Game& game, const PhotoReading& reading, const Services& services) {
  const auto hearing = Referee(services.library()).open(game);
  if (!hearing) return hearing.problem();
  Game after = game;
  std::map<std::string, double> within;
  for (const PieceSeen& seen : reading.pieces) {
    if (!stands_elsewhere(seen)) continue;
    after = after.with_piece(seen.piece, as_seen(game, seen));
    within[game.piece(seen.piece).id] = seen.uncertainty;
  }
  const auto answer = could_have_moved(*hearing, after, within);
  if (!answer) return answer.problem();
  CouldOfPieces by_id;
  for (const Value& piece : answer->json["pieces"].items())
    by_id.json[std::string(piece["piece"].text().value_or(""))] = piece.without("piece");
  for (const AnswerLine& line : answer->lines)
    if (!line.piece.empty()) by_id.lines[line.piece].push_back(line);
  return by_id;
}

}  // namespace

int photo_call(const PhotoCall& call, const Services& services, const Streams& streams) {
  if (!services.photographs) return refuse({"", "", "this program was built without pictures"}, streams);
  if (!call.accept.empty()) return photo_into(call, services, streams);
  const auto json = load_input(call.game, streams.in);
  if (!json) return refuse(json.problem(), streams);
  const auto document = read_document(*json, file_label(call.game));
  if (!document) return refuse(document.problem(), streams);
  const auto reading = services.photographs(document->game, call.what);
  if (!reading) return refuse(reading.problem(), streams);
  CouldOfPieces could;
  if (call.could) {
    auto found = could_of(document->game, *reading, services);
    if (!found) return refuse(about(file_label(call.game), found.problem()), streams);
    could = *std::move(found);
  }
  if (call.json)
    streams.out << write_json(write_photo_reading(*reading, document->game, could.json), INDENT) << '\n';
  else
    streams.out << visible(text_of(photo_lines(*reading, document->game, could.lines), {streams.words}));
  return DONE;
}

}  // namespace linesman
