// The call watch: what happens on a table before a camera, and whether it is legal.
#include <algorithm>
#include <ostream>

#include "answers/record_answers.h"
#include "answers/watch_json.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/game_writer.h"
#include "cli/inputs.h"
#include "files/disk/interruption.h"
#include "files/json.h"
#include "watch/event_lines.h"

namespace linesman {

namespace {

/// Why the arguments go together nowhere; nothing when they do.
std::optional<Problem> wrong_arguments(const WatchCall& call) {
  if (call.frames.empty() == !call.camera)
    return Problem{"", "", "what is watched? Either --frames or --camera is needed"};
  if (call.fps <= 0 || call.fps > 120) return Problem{"", "", "--fps: a number above 0, up to 120"};
  if (call.rest < 0.5 || call.rest > 5) return Problem{"", "", "--rest: seconds from 0.5 to 5"};
  if (call.record != "none" && call.record != "auto") return Problem{"", "", "--record: none or auto"};
  if (call.record == "auto" && call.out.empty()) return Problem{"", "", "--record auto needs -o, where the game goes"};
  if (call.out == STANDARD_INPUT) return Problem{"", "", "-o: standard output has what is told; name a file"};
  if (call.record == "none" && !call.out.empty()) return Problem{"", "", "-o needs --record auto"};
  return std::nullopt;
}

bool has_markers(const Game& game) {
  return std::any_of(game.pieces().begin(), game.pieces().end(), [](const auto& piece) { return piece->marker; });
}

/// One event for a reader who waits for it.
void print_event(const WatchEvent& event, const Game& game, bool json, const Streams& streams) {
  if (json) {
    streams.out << write_json(write_watch_event(event, game)) << '\n';
  } else {
    const auto seconds = static_cast<std::int64_t>(event.t);
    const std::string rest = std::to_string(seconds % 60);
    const std::string time = std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest + "  ";
    const AnswerLines lines = watch_lines(event, game);
    if (!lines.empty()) streams.out << time << visible(text_of(lines, {streams.words}));
  }
  streams.out.flush();
}

int list_cameras(const Services& services, const Streams& streams) {
  const auto names = services.cameras();
  if (!names) return refuse(names.problem(), streams);
  for (std::size_t i = 0; i < names->size(); ++i) streams.out << i << "  " << visible((*names)[i]) << '\n';
  if (names->empty()) streams.out << streams.said(Sentence("There is no camera.")) << '\n';
  return DONE;
}

}  // namespace

int watch_call(const WatchCall& call, const Services& services, const Streams& streams) {
  if (!services.watcher) return refuse({"", "", "this program was built without pictures"}, streams);
  if (call.cameras) return list_cameras(services, streams);
  if (const auto problem = wrong_arguments(call)) return refuse(*problem, streams);
  if (call.game.empty()) return refuse({"", "", "the game is missing"}, streams);
  Speaker speaker;
  if (call.say) {
    const auto found = services.speaker ? services.speaker() : Speaker();
    if (!found) return refuse(about("--say", found.problem()), streams);
    if (!*found) return refuse({"", "", "--say: this program was built without a voice"}, streams);
    speaker = *found;
  }
  const std::string file = file_label(call.game);
  std::optional<GameWriter> writer;
  if (!call.out.empty()) {
    auto begun = GameWriter::begin(call.game, call.out);
    if (!begun) return refuse(begun.problem(), streams);
    writer = *std::move(begun);
  }
  const auto document = load_document(call.game, streams.in);
  if (!document) return refuse(document.problem(), streams);
  if (writer)
    if (const auto problem = why_not_added_to(document->game, call.game)) return refuse(*problem, streams);
  if (!has_markers(document->game)) return refuse({file, "", "no model of this game has a marker"}, streams);
  const auto hearing = Referee(services.library()).open(document->game);
  if (!hearing) return refuse(about(file, hearing.problem()), streams);
  std::optional<Problem> unsaved;
  const auto save = [&](const Game& game) {
    if (!writer) return;
    if (const auto saved = writer->save({game, document->source, document->read}); !saved) unsaved = saved.problem();
  };
  save(document->game);
  if (unsaved) return refuse(*unsaved, streams);
  Game last = document->game;
  const auto told = [&](const WatchEvent& event, const Game& game) {
    if (!(game.history() == last.history()) || game.annotation("here") != last.annotation("here")) save(game);
    last = game;
    print_event(event, game, call.json, streams);
    if (const auto* move = std::get_if<MoveTold>(&event.what); move != nullptr && speaker)
      speaker(streams.said(move->say));
    return !unsaved && streams.out.good();
  };
  const WatchRequest request{call.frames, call.camera, call.fps, call.rest, writer.has_value(), call.adopt, call.keep};
  const EntryBasis basis(rules_in_force(hearing->ruleset(), document->game));
  const auto watched = services.watcher(request, *hearing, basis, told, heed_interruptions());
  if (unsaved) return refuse(about(call.out, *unsaved), streams);
  if (!watched) return refuse(watched.problem(), streams);
  return DONE;
}

}  // namespace linesman
