// The call photo: where everything with a marker stands.
#include <map>

#include "answers/photo_json.h"
#include "answers/questions.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/file_answers.h"
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

/// The answer about one photograph. A Problem names the photograph or the game.
Result<void> answer_photo(const PhotoCall& call, const Game& game, const std::string& file, const Services& services,
                          const Streams& streams, FileAnswers& answers) {
  const auto reading = services.photographs(game, file);
  if (!reading) return reading.problem();
  CouldOfPieces could;
  if (call.could) {
    auto found = could_of(game, *reading, services);
    if (!found) return about(file_label(call.game), found.problem());
    could = *std::move(found);
  }
  const int status = is_of_another_table(*reading) ? NOT_LEGAL : DONE;
  if (call.json)
    answers.give(file, write_photo_reading(*reading, game, could.json), status);
  else
    answers.give(file, visible(text_of(photo_lines(*reading, game, could.lines), {streams.words})), status);
  return {};
}

}  // namespace

int photo_call(const PhotoCall& call, const Services& services, const Streams& streams) {
  if (!services.photographs) return refuse({"", "", "this program was built without pictures"}, streams);
  if (!call.accept.empty()) return photo_into(call, services, streams);
  const auto json = load_input(call.game, streams.in);
  if (!json) return refuse(json.problem(), streams);
  const auto document = read_document(*json, file_label(call.game));
  if (!document) return refuse(document.problem(), streams);
  FileAnswers answers(call.files.size() > 1, call.json, streams);
  for (const std::string& file : call.files)
    if (const auto answered = answer_photo(call, document->game, file, services, streams, answers); !answered)
      answers.refuse(file, answered.problem());
  return answers.status();
}

}  // namespace linesman
