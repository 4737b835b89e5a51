// The oracle finds each wrong fact among those on request, and in turns that move the centre.
#include "movement/trace/tracer.h"
#include "oracle/tampering.h"

namespace linesman::tampered_asked {
namespace {

using namespace tampering;

constexpr FeatureIndex HEDGE{0};
constexpr FeatureIndex FENCE{1};
constexpr FeatureIndex FORD{2};
constexpr FeatureIndex BRIDGE{3};
constexpr FeatureIndex WOOD{5};
constexpr PieceIndex FELLOW{1};
constexpr PieceIndex STUMP{2};

Game game_of(std::vector<Feature> terrain, std::vector<Piece> pieces) {
  Game::Parts parts;
  parts.table = {40, 40, {}};
  parts.terrain = std::move(terrain);
  parts.pieces = std::move(pieces);
  return Game(std::move(parts));
}

Piece wagon(std::string id, Vec at) {
  Piece p = piece(std::move(id), at, 1);
  p.base = RectangleBase{2, 2};
  return p;
}

Mover mover(const Game& game, PieceIndex piece, Path path) {
  return {piece, game.piece(piece).base, {}, std::move(path)};
}

/// Ten inches north over a hedge, a ford and the start of a fellow, up to a stump; then a wheel over a fence into a
/// wood, all of it on a bridge.
Scenery scenery() {
  const Game game = game_of(
      {feature("hedge", Kind::hedge, Polyline{{5, 10}, {30, 10}}),
       feature("fence", Kind::fence, Polyline{{0, 15.5}, {30, 15.5}}), feature("ford", Kind::ford, box(0, 11, 30, 13)),
       feature("bridge", Kind::bridge, box(5, 14, 20, 20)), feature("lane", Kind::road, box(15, 13, 16, 30)),
       feature("wood", Kind::wood, box(7, 16.5, 9, 22))},
      {wagon("mover", {10, 5}), wagon("fellow", {10, 9}), piece("stump", {10.5, 15}, 1), piece("gun", {25, 17}, 2)});
  const Path path{ForwardStep{10}, WheelStep{90}};
  TraceRequest request;
  request.movers = {mover(game, PieceIndex{0}, path), mover(game, FELLOW, path)};
  request.against_starts = true;
  request.lines_within = 2;
  request.watched = {FORD, BRIDGE};
  request.watched_beyond = 3;
  request.room = RoomRequest{35, {BRIDGE}};
  request.overlaps = {{BRIDGE, FeatureClass::surface}, {BRIDGE, FeatureClass::area}};
  request.extents = {STUMP, FELLOW};
  return {game, Tracer(game).trace(request).value()};
}

TracedStep& step(Trace& t, std::size_t number) { return t.pieces[0].steps[number]; }
Leg& leg(Trace& t) { return std::get<Leg>(step(t, 0).facts); }
Turn& turn(Trace& t) { return std::get<Turn>(step(t, 1).facts); }

Crossing& crossing_of(std::vector<Crossing>& crossings, FeatureIndex feature) {
  for (Crossing& c : crossings)
    if (c.feature == feature) return c;
  throw std::logic_error("it is not crossed");
}

const std::vector<Tampering>& tamperings() {
  static const std::vector<Tampering> all{
      {"more covered of a line", [](Trace& t) { crossing_of(leg(t).crossings, HEDGE).along->to += 1e-4; }},
      {"less covered of a line", [](Trace& t) { crossing_of(leg(t).crossings, HEDGE).along->from += 1e-4; }},
      {"nothing covered of a line", [](Trace& t) { crossing_of(leg(t).crossings, HEDGE).along.reset(); }},
      {"more covered in a turn", [](Trace& t) { crossing_of(turn(t).crossings, FENCE).along->from -= 1e-4; }},
      {"a turn that passes nothing", [](Trace& t) { crossing_of(turn(t).crossings, FENCE).over.reset(); }},
      {"a turn that passes elsewhere", [](Trace& t) { *crossing_of(turn(t).crossings, FENCE).over += 1e-4; }},
      {"a turn that crosses nothing", [](Trace& t) { turn(t).crossings.clear(); }},
      {"a turn without ground",
       [](Trace& t) {
         for (Span& s : turn(t).spans) s.ground.clear();
       }},
      {"a turn without a surface", [](Trace& t) { turn(t).spans.front().surface.reset(); }},
      {"a turn within something", [](Trace& t) { turn(t).spans.front().within.push_back(WOOD); }},
      {"a turn uphill", [](Trace& t) { turn(t).spans.front().slope = Incline::up; }},
      {"a turn without an end", [](Trace& t) { turn(t).spans.back().to -= 1e-3; }},
      {"a turn that begins on a slope", [](Trace& t) { turn(t).slope_feature = FORD; }},
      {"a base longer in the ford", [](Trace& t) { step(t, 0).watched[0].base[0].to += 1e-4; }},
      {"a base not in the ford", [](Trace& t) { step(t, 0).watched[0].base.clear(); }},
      {"a centre later in the ford", [](Trace& t) { step(t, 0).watched[0].centre[0].from += 1e-4; }},
      {"a line that is shorter in the ford", [](Trace& t) { step(t, 0).watched[0].line[0].to -= 1e-4; }},
      {"a watched feature too few", [](Trace& t) { step(t, 0).watched.pop_back(); }},
      {"a turn off the bridge", [](Trace& t) { step(t, 1).watched[1].centre.clear(); }},
      {"a turn that leaves the ford later", [](Trace& t) { step(t, 1).watched[1].base[0].to -= 1e-3; }},
      {"a start in the ford", [](Trace& t) { t.pieces[0].start.watched[0].base = true; }},
      {"an end off the bridge", [](Trace& t) { t.pieces[0].end.watched[1].centre = false; }},
      {"more room on the bridge", [](Trace& t) { *t.pieces[0].end.room->surface += 1e-4; }},
      {"a bridge without end", [](Trace& t) { t.pieces[0].end.room->surface.reset(); }},
      {"less room to the gun", [](Trace& t) { *t.pieces[0].end.room->base -= 1e-4; }},
      {"no piece ahead", [](Trace& t) { t.pieces[0].end.room->base.reset(); }},
      {"another edge ahead", [](Trace& t) { *t.pieces[0].end.room->edge += 1e-4; }},
      {"no edge ahead", [](Trace& t) { t.pieces[0].end.room->edge.reset(); }},
      {"no room", [](Trace& t) { t.pieces[0].end.room.reset(); }},
      {"a lane not on the bridge", [](Trace& t) { t.overlaps[0].with.clear(); }},
      {"a wood not on the bridge", [](Trace& t) { t.overlaps[1].with.clear(); }},
      {"a hedge on the bridge", [](Trace& t) { t.overlaps[1].with.push_back(HEDGE); }},
      {"an overlap missing", [](Trace& t) { t.overlaps.pop_back(); }},
      {"another extent of a disc", [](Trace& t) { leg(t).extents[0].length += 1e-4; }},
      {"another extent of a rectangle", [](Trace& t) { leg(t).extents[1].length -= 1e-4; }},
      {"an extent too few", [](Trace& t) { leg(t).extents.pop_back(); }},
      {"the start of the fellow not met", [](Trace& t) { leg(t).met.contacts_at_starts.clear(); }},
      {"the start of the fellow met too long", [](Trace& t) { leg(t).met.contacts_at_starts[0].to += 1e-4; }},
      {"end poses that were not requested",
       [](Trace& t) {
         leg(t).met.contacts_at_ends.push_back({FELLOW, 0, 1});
       }},
      {"a leg that does not end on the stump", [](Trace& t) { leg(t).met.at_end.clear(); }},
      {"a turn that ends on something else", [](Trace& t) { turn(t).met.at_end.push_back(PieceIndex{3}); }},
      {"a line not near", [](Trace& t) { leg(t).near_lines.clear(); }},
      {"a line near too soon", [](Trace& t) { leg(t).near_lines.front().from -= 1e-4; }},
      {"a line not near in a turn", [](Trace& t) { turn(t).near_lines.clear(); }},
  };
  return all;
}

TEST(TheOracle, AgreesWithFactsOnRequest) { expect_agreement(scenery()); }

TEST(TheOracle, FindsEachWrongFactOnRequest) { expect_all_found(scenery(), tamperings()); }

/// Two legs north from `start`; the first ends on the fence if it starts five inches before it.
Scenery two_legs(double start, bool leaving_passes) {
  const Game game =
      game_of({feature("fence", Kind::fence, Polyline{{0, 20}, {30, 20}})}, {wagon("mover", {10, start})});
  TraceRequest request;
  request.movers = {mover(game, PieceIndex{0}, {ForwardStep{5}, ForwardStep{5}})};
  request.leaving_passes = leaving_passes;
  return {game, Tracer(game).trace(request).value()};
}

Crossing& first_crossing(Trace& t, std::size_t number) { return std::get<Leg>(step(t, number).facts).crossings.at(0); }

TEST(TheOracle, KnowsLinesThatArePassedByLeavingThem) {
  for (const Scenery& s : {two_legs(15, false), two_legs(20, true), two_legs(20, false)}) expect_agreement(s);
  expect_all_found(two_legs(15, false),
                   {{"passed by the end of a leg", [](Trace& t) { first_crossing(t, 0).over = 5; }},
                    {"not passed by leaving", [](Trace& t) { first_crossing(t, 1).over.reset(); }}});
  expect_all_found(two_legs(20, true), {{"not passed", [](Trace& t) { first_crossing(t, 0).over.reset(); }}});
  expect_all_found(two_legs(20, false), {{"passed", [](Trace& t) { first_crossing(t, 0).over = 0; }}});
}

}  // namespace
}  // namespace linesman::tampered_asked
