#include "answers/watch_json.h"

#include "answers/reach_json.h"
#include "base/text.h"

namespace linesman {

namespace {

Value place(Vec p) { return Value::Array{rounded(p.x), rounded(p.y)}; }
Value place(const PicturePoint& p) { return Value::Array{rounded(p.x), rounded(p.y)}; }

Value pose(const std::optional<Pose>& pose) {
  if (!pose) return {};
  return Value::Object{{"at", place(pose->at)}, {"facing", rounded(pose->facing)}};
}

const std::string& id_of(const Game& game, PieceIndex piece) { return game.piece(piece).id; }

Value::Object standing(const StandingSeen& seen, const Game& game) {
  return {{"piece", id_of(game, seen.piece)},
          {"at", place(seen.at)},
          {"facing", rounded(seen.facing)},
          {"uncertainty", rounded(seen.uncertainty)},
          {"turn", rounded(seen.turn)}};
}

Value moved(const PieceMoved& piece, const Game& game) {
  Value::Object json{{"piece", id_of(game, piece.seen.piece)}, {"from", pose(piece.from)}};
  for (auto& [key, value] : standing(piece.seen, game))
    if (key != "piece") json.emplace_back(key, value);
  return json;
}

template <class List, class Write>
Value list_of(const List& things, Write write) {
  Value::Array all;
  for (const auto& thing : things) all.push_back(write(thing));
  return all;
}

Value texts(const std::vector<std::string>& all) {
  return list_of(all, [](const std::string& text) { return Value(text); });
}

/// The members of each event, after those that all have.
class EventWriter {
 public:
  EventWriter(const Game& game, Value::Object& json) : game_(game), json_(json) {}

  void operator()(const StartTold& start) {
    add("event", "start");
    const PhotoCamera& camera = start.camera;
    const Place3& eye = start.camera_at;
    add("camera", Value::Object{{"width", start.width},
                                {"height", start.height},
                                {"focal", rounded(camera.focal)},
                                {"middle", place(camera.middle)},
                                {"k1", rounded(camera.k1)},
                                {"k2", rounded(camera.k2)},
                                {"inset", rounded(start.inset)},
                                {"at", Value::Array{rounded(eye[0]), rounded(eye[1]), rounded(eye[2])}}});
    add("residual", Value::Object{{"rms", rounded(start.residual)}, {"worst", rounded(start.worst)}});
    add("table", list_of(start.table, [](const PicturePoint& corner) { return place(corner); }));
    add("pieces", list_of(start.pieces, [&](const StandingSeen& seen) { return Value(standing(seen, game_)); }));
    add("coarse", list_of(start.coarse, [](const CoarseMarker& coarse) {
          return Value(
              Value::Object{{"piece", coarse.piece}, {"size", rounded(coarse.size)}, {"least", rounded(coarse.least)}});
        }));
  }
  void operator()(const StateTold& state) {
    add("event", "state");
    add("state", name_of(state.state));
    if (!state.why.empty()) add("why", english(state.why));
    if (!state.pieces.empty()) add("pieces", texts(state.pieces));
  }
  void operator()(const MoveTold& move) {
    add("event", "moved");
    add("id", move.id);
    add("pieces", list_of(move.pieces, [&](const PieceMoved& piece) { return moved(piece, game_); }));
    if (!move.unit.empty()) add("unit", move.unit);
    add("action", move.action);
    add("answer", name_of(move.could.answer));
    add("verdict", name_of(move.verdict));
    if (move.same) add("same", rounded(*move.same));
    add("could", write_could(game_, move.could));
    add("say", english(move.say));
    if (!move.why.empty()) add("why", english(move.why));
    if (move.instead) add("instead", *move.instead);
    if (!move.with.empty()) add("with", texts(move.with));
    if (move.seq) add("seq", *move.seq);
  }
  void operator()(const BackTold& back) {
    add("event", "back");
    if (back.of) add("of", *back.of);
    add("pieces", list_of(back.pieces, [&](const StandingSeen& seen) { return Value(standing(seen, game_)); }));
  }
  void operator()(const NudgeTold& nudge) {
    add("event", "nudged");
    const Value piece = moved(nudge.piece, game_);
    for (const auto& [key, value] : piece.members()) add(key, value);
    add("moved", rounded(nudge.moved));
  }
  void operator()(const UnseenTold& unseen) {
    add("event", unseen.is_gone ? "gone" : "covered");
    add("piece", id_of(game_, unseen.piece));
    add("from", pose(unseen.from));
  }
  void operator()(const OutOfStepTold& out) {
    add("event", "out-of-step");
    add("pieces", list_of(out.pieces, [&](const OutOfStepTold::Off& off) {
          return moved({off.seen, off.from}, game_).with("moved", rounded(off.moved));
        }));
  }
  void operator()(const MarkerSeen& marker) {
    add("event", "new");
    add("marker", marker.id);
    add("at", place(marker.at));
    add("facing", rounded(marker.facing));
  }
  void operator()(const CameraTold& camera) {
    add("event", "camera");
    add("why", name_of(camera.why));
    if (camera.residual) add("residual", rounded(*camera.residual));
  }
  void operator()(const WatchProblem& problem) {
    add("event", "problem");
    add("text", english(problem.text));
    if (problem.marker) add("marker", *problem.marker);
    if (!problem.piece.empty()) add("piece", problem.piece);
  }
  void operator()(const EndTold& end) {
    add("event", "end");
    add("frames", end.frames);
    add("moves", end.moves);
    add("recorded", end.recorded);
    add("cpu", Value::Object{{"median", rounded(end.median)}, {"worst", rounded(end.worst)}});
  }

 private:
  void add(std::string key, Value value) { json_.emplace_back(std::move(key), std::move(value)); }

  const Game& game_;
  Value::Object& json_;
};

std::vector<std::string> names_of_pieces(const std::vector<StandingSeen>& pieces, const Game& game) {
  std::vector<std::string> names;
  for (const StandingSeen& seen : pieces) names.push_back(label(game.piece(seen.piece)));
  return names;
}

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
    say(said<"{models}: back again.">(several_names(names_of_pieces(back.pieces, game), "and")));
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

}  // namespace

Value write_watch_event(const WatchEvent& event, const Game& game) {
  Value::Object body;
  std::visit(EventWriter(game, body), event.what);
  Value::Object json{body.front(), {"t", rounded(event.t)}, {"frame", event.frame}};
  json.insert(json.end(), std::next(body.begin()), body.end());
  return json;
}

AnswerLines watch_lines(const WatchEvent& event, const Game& game) {
  EventLines lines{game};
  std::visit(lines, event.what);
  return std::move(lines.lines);
}

}  // namespace linesman
