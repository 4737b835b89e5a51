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

}  // namespace

Value write_watch_event(const WatchEvent& event, const Game& game) {
  Value::Object body;
  std::visit(EventWriter(game, body), event.what);
  Value::Object json{body.front(), {"t", rounded(event.t)}, {"frame", event.frame}};
  json.insert(json.end(), std::next(body.begin()), body.end());
  return json;
}

}  // namespace linesman
