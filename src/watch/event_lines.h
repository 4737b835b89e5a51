// The events of a watched table in lines for people. All of it stands in this header: the command line says events
// without the room that sees them, which needs pictures.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "table/game.h"
#include "watch/watch_event.h"
#include "words/answer_lines.h"

namespace linesman {

/// Says each kind of event.
struct EventLines {
  const Game& game;
  AnswerLines lines{};

  void say(Sentence text) { lines.push_back({std::move(text)}); }
  const std::string& name(PieceIndex piece) const { return label(game.piece(piece)); }

  void operator()(const StartTold& start) {
    say(said<"The table is seen; its markers agree within {n} inches.">(Number{start.residual, 3}));
    for (const CoarseMarker& coarse : start.coarse)
      say(said<"The marker of {model} is {a} inches large; {b} are needed where it stands.">(
          label_of(game, coarse.piece), Number{coarse.size, 2}, Number{coarse.least, 2}));
  }
  void operator()(const StateTold& state) {
    if (!state.why.empty()) say(state.why);
  }
  void operator()(const MoveTold& move) {
    say(move.say);
    if (!move.could.reason.empty()) lines.push_back({said<"Because {reason}.">(move.could.reason), true});
  }
  void operator()(const BackTold& back) {
    std::vector<std::string> names;
    for (const StandingSeen& seen : back.pieces) names.push_back(name(seen.piece));
    say(said<"{models}: back again.">(several_names(names, "and")));
  }
  void operator()(const NudgeTold& nudge) {
    say(said<"{model} was touched: put it back by {n} inches.">(name(nudge.piece.seen.piece), Number{nudge.moved, 2}));
  }
  void operator()(const UnseenTold& unseen) {
    say(unseen.is_gone ? said<"{model} is gone: lost, in reserve, or taken off?">(name(unseen.piece))
                       : said<"{model} is covered.">(name(unseen.piece)));
  }
  void operator()(const OutOfStepTold& out) {
    for (const OutOfStepTold::Off& off : out.pieces)
      say(said<"{model} stands {n} inches from where the game has it.">(name(off.seen.piece), Number{off.moved, 2}));
  }
  void operator()(const MarkerSeen& marker) {
    say(said<"Marker {n} belongs to no model; it lies at {x}, {y}.">(marker.id, Number{marker.at.x, 1},
                                                                     Number{marker.at.y, 1}));
  }
  void operator()(const CameraTold& camera) {
    switch (camera.why) {
      case CameraNow::moved: return say("The camera was moved; the table is found again.");
      case CameraNow::found: return say("The table is found again.");
      case CameraNow::lost: return say("The table is not seen any more.");
      case CameraNow::stands: break;
    }
  }
  void operator()(const WatchProblem& problem) { say(problem.text); }
  void operator()(const EndTold& end) {
    say(said<"The end: frames {a}, moves {b}, recorded {c}.">(end.frames, end.moves, end.recorded));
  }
};

/// `game`: as it stands after the event. Nothing to say of some events: of a state that is as it should be.
inline AnswerLines watch_lines(const WatchEvent& event, const Game& game) {
  EventLines lines{game};
  std::visit(lines, event.what);
  return std::move(lines.lines);
}

}  // namespace linesman
