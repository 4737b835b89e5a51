// The oracle finds each wrong fact of a trace.
#include "movement/trace/tracer.h"
#include "oracle/tampering.h"

namespace linesman::tampered {
namespace {

using namespace tampering;

/// A leg of 8 inches east through a wood and a hedge, on a road, past a piece, off the table; then a turn into a wall.
Scenery scenery() {
  Game::Parts parts;
  parts.table = {11, 20, {}};
  parts.terrain = {
      feature("wood", Kind::wood, box(4, 9, 6, 12)), feature("hedge", Kind::hedge, Polyline{{8, 5}, {8, 15}}),
      feature("road", Kind::road, Polyline{{1, 10}, {7, 10}}), feature("hill", Kind::slope, box(5, 5, 7, 15)),
      feature("wall", Kind::wall, Polyline{{9, 11.2}, {12, 11.2}})};
  parts.terrain[3].traits = Value(Value::Object{{"uphill", 90}});
  parts.pieces = {piece("mover", {2, 10}, 1), piece("other", {5, 11.2}, 2), piece("far", {10, 12.2}, 1),
                  piece("near", {4, 13}, 1)};
  parts.pieces[0].base = RectangleBase{1, 3};
  parts.pieces[0].pose.facing = 90;
  const Game game(std::move(parts));
  TraceRequest request;
  request.movers = {{PieceIndex{0}, game.piece(PieceIndex{0}).base, {}, {ForwardStep{8}, PivotStep{-80, {}}}}};
  request.near = {{0.5, false}};
  request.lines_within = 5;
  request.ahead = FeatureIndex{4};
  request.standing = {PieceIndex{1}};
  return {game, Tracer(game).trace(request).value()};
}

Leg& leg(Trace& t) { return std::get<Leg>(t.pieces[0].steps[0].facts); }
Turn& turn(Trace& t) { return std::get<Turn>(t.pieces[0].steps[1].facts); }

const std::vector<Tampering>& tamperings() {
  static const std::vector<Tampering> all{
      {"a span without its ground",
       [](Trace& t) {
         for (Span& s : leg(t).spans) s.ground.clear();
       }},
      {"a span that ends elsewhere", [](Trace& t) { leg(t).spans[0].to += 1e-4, leg(t).spans[1].from += 1e-4; }},
      {"a gap between spans", [](Trace& t) { leg(t).spans[0].to -= 0.1; }},
      {"ground where there is none", [](Trace& t) { leg(t).spans[0].ground.push_back(FeatureIndex{4}); }},
      {"a centre within nothing",
       [](Trace& t) {
         for (Span& s : leg(t).spans) s.within.clear();
       }},
      {"another surface", [](Trace& t) { leg(t).spans[0].surface.reset(); }},
      {"no slope",
       [](Trace& t) {
         for (Span& s : leg(t).spans) s.slope_feature.reset();
       }},
      {"down in place of up",
       [](Trace& t) {
         for (Span& s : leg(t).spans)
           if (s.slope == Incline::up) s.slope = Incline::down;
       }},
      {"a crossing too few", [](Trace& t) { leg(t).crossings.clear(); }},
      {"a crossing that ends early", [](Trace& t) { leg(t).crossings[0].to -= 1e-5; }},
      {"a hedge not passed", [](Trace& t) { leg(t).crossings[0].over.reset(); }},
      {"a hedge passed elsewhere", [](Trace& t) { *leg(t).crossings[0].over += 1e-5; }},
      {"another bearing", [](Trace& t) { leg(t).crossings[0].bearing = 45; }},
      {"a contact too few", [](Trace& t) { leg(t).met.contacts.clear(); }},
      {"a contact too many",
       [](Trace& t) {
         leg(t).met.contacts.push_back({PieceIndex{2}, 1, 2});
       }},
      {"nearness missing", [](Trace& t) { leg(t).met.near.clear(); }},
      {"nearness too early", [](Trace& t) { leg(t).met.near[0].from -= 1e-5; }},
      {"another least gap", [](Trace& t) { leg(t).met.least_gaps[0].distance += 1e-5; }},
      {"a least gap missing", [](Trace& t) { leg(t).met.least_gaps.clear(); }},
      {"the edge missing", [](Trace& t) { leg(t).edge.reset(); }},
      {"the edge elsewhere", [](Trace& t) { *leg(t).edge -= 1e-4; }},
      {"another manner", [](Trace& t) { leg(t).manner = Manner::reverse; }},
      {"another length", [](Trace& t) { leg(t).length += 1e-4; }},
      {"another heading", [](Trace& t) { leg(t).heading += 1e-4; }},
      {"a turn that meets nothing", [](Trace& t) { turn(t).ground_contacts.clear(), turn(t).ground.clear(); }},
      {"a turn whose ground is not listed", [](Trace& t) { turn(t).ground.clear(); }},
      {"a turn that meets too late", [](Trace& t) { turn(t).ground_contacts[0].from += 1e-4; }},
      {"another arc", [](Trace& t) { turn(t).arc += 1e-4; }},
      {"a centre that moves", [](Trace& t) { turn(t).centre_arc += 1e-4; }},
      {"a turn without nearness", [](Trace& t) { turn(t).met.near.clear(); }},
      {"another surface in the turn", [](Trace& t) { turn(t).surface = FeatureIndex{2}; }},
      {"an end without its ground", [](Trace& t) { t.pieces[0].end.ground.clear(); }},
      {"a start without its surface", [](Trace& t) { t.pieces[0].start.surface.reset(); }},
      {"an end farther from the edge", [](Trace& t) { t.pieces[0].end.edge += 1e-4; }},
      {"another extent", [](Trace& t) { t.pieces[0].end.extent.max.x += 1e-4; }},
      {"a gap missing", [](Trace& t) { t.pieces[0].end.gaps.clear(); }},
      {"another gap", [](Trace& t) { t.pieces[0].end.gaps[0].distance += 1e-4; }},
      {"a false contact at an end", [](Trace& t) { t.pieces[0].end.contacts.push_back(PieceIndex{1}); }},
      {"another distance ahead", [](Trace& t) { *leg(t).ahead += 1e-5; }},
      {"no distance ahead", [](Trace& t) { leg(t).ahead.reset(); }},
      {"longer on the table", [](Trace& t) { leg(t).on_table->to += 1e-3; }},
      {"shorter on the table", [](Trace& t) { leg(t).on_table->to -= 1e-3; }},
      {"another distance to a line", [](Trace& t) { t.pieces[0].end.lines[0].distance += 1e-5; }},
      {"a line missing", [](Trace& t) { t.pieces[0].end.lines.clear(); }},
      {"another gap of one that stays", [](Trace& t) { t.standing[0].gaps[0].distance += 1e-5; }},
      {"no gaps of one that stays", [](Trace& t) { t.standing[0].gaps.clear(); }},
      {"contacts of one that stays", [](Trace& t) { t.standing[0].contacts.push_back(PieceIndex{2}); }},
      {"another end", [](Trace& t) { t.pieces[0].end.pose.at.x += 1e-4; }},
      {"another step's end", [](Trace& t) { t.pieces[0].steps[0].after.at.y += 1e-4; }},
      {"a step too few", [](Trace& t) { t.pieces[0].steps.pop_back(); }},
  };
  return all;
}

TEST(TheOracle, AgreesWithARightTrace) { expect_agreement(scenery()); }

TEST(TheOracle, FindsEachWrongFact) { expect_all_found(scenery(), tamperings()); }

}  // namespace
}  // namespace linesman::tampered
