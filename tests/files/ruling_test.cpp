#include <gmock/gmock.h>

#include "files/orders/ruling_json.h"
#include "support/documents.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::read;

constexpr PieceIndex TANK{0};
constexpr PieceIndex GUN{2};
constexpr FeatureIndex WOOD{0};
constexpr FeatureIndex HEDGE{1};

const Game& game() {
  static const Game g = read(ford_at_dawn()).game;
  return g;
}

/// A ruling with an item in each of its lists.
Ruling full_ruling() {
  Ruling r;
  r.ruleset = "pips";
  r.verdict = Verdict::illegal;
  r.allowance = {9, 10.5, -1.5, "inch", {{"pips-6", 8, "8″ for 8 pips"}, {"pips-8", 1, "1″ for 1 die"}}};
  r.costs = {{"pips-12", 4, TANK, 1, 0, 4, "4.0″ over broken ground"}};
  r.faults = {{"pips-20", {TANK, 1, 3.1, {24, 9.1}}, 1.5, "gun-1", "…"},
              {"pips-3", {TANK, 0, 0, {24, 6}}, {}, "", "!"}};
  r.dice = {{"pips-5", "movement", "2d6", std::vector<double>{4, 3}}, {"pips-24", "free", "1d6", {}}};
  r.effects = {{"pips-31", "tank-1", Value::Object{{"immobilised", Value(true)}, {"pace", Value()}}, {}, false},
               {"pips-32", "hedge-1", {}, Value::Object{{"kind", Value("broken")}}, false},
               {"pips-33", "gun-1", {}, {}, true}};
  r.ends = {{TANK, {{24, 12}, 0, 0}, {}}};
  r.notes = {{"pips-24", "may not fire its main weapon"}};
  r.furthest = {{TANK, 1, 3.1, {{24, 9.1}, 0, 0}, {}}};
  return r;
}

TEST(ARuling, IsWrittenAsInTheProtocol) {
  EXPECT_EQ(
      write_json(write_ruling(full_ruling(), game())),
      R"({"linesman":1,"ruleset":"pips","verdict":"illegal",)"
      R"("allowance":{"total":9,"spent":10.5,"left":-1.5,"currency":"inch",)"
      R"("parts":[{"rule":"pips-6","amount":8,"text":"8″ for 8 pips"},{"rule":"pips-8","amount":1,"text":"1″ for 1 die"}]},)"
      R"("costs":[{"rule":"pips-12","amount":4,"piece":"tank-1","step":1,"from":0,"to":4,"text":"4.0″ over broken ground"}],)"
      R"("faults":[{"rule":"pips-20","piece":"tank-1","step":1,"s":3.1,"at":[24,9.1],"excess":1.5,"with":"gun-1","text":"…"},)"
      R"({"rule":"pips-3","piece":"tank-1","step":0,"s":0,"at":[24,6],"excess":null,"text":"!"}],)"
      R"("dice":[{"rule":"pips-5","purpose":"movement","need":"2d6","given":[4,3]},)"
      R"({"rule":"pips-24","purpose":"free","need":"1d6","given":null}],)"
      R"("effects":[{"rule":"pips-31","on":"tank-1","set":{"immobilised":true,"pace":null}},)"
      R"({"rule":"pips-32","on":"hedge-1","replace":{"kind":"broken"}},{"rule":"pips-33","on":"gun-1","remove":true}],)"
      R"("ends":[{"piece":"tank-1","at":[24,12],"facing":0,"altitude":0}],)"
      R"("notes":[{"rule":"pips-24","text":"may not fire its main weapon"}],)"
      R"("furthest":{"step":1,"s":3.1,"at":[24,9.1],"facing":0}})");
}

TEST(ARuling, HasNoFurthestPointWhenNoPieceMayMove) {
  Ruling r;
  EXPECT_TRUE(write_ruling(r, game())["furthest"].is_null());
  r.several = true;
  EXPECT_TRUE(write_ruling(r, game())["furthest"].is_null());
}

TEST(ARuling, OfSeveralPiecesListsTheirFurthestPoints) {
  Ruling r;
  r.several = true;
  r.furthest = {{GUN, 0, 2, {{1, 2}, 0, 0}, {}}};
  EXPECT_EQ(write_json(write_ruling(r, game())["furthest"]),
            R"([{"piece":"gun-1","step":0,"s":2,"at":[1,2],"facing":0}])");
}

TEST(ARuling, OnAGridNamesTheHexBesideThePoint) {
  Ruling r;
  r.ends = {{TANK, {{1.5, 2}, 60, 0}, Hex{4, 5}}};
  r.furthest = {{TANK, 0, 2, {{1.5, 2}, 60, 0}, Hex{4, 5}}};
  const Value v = write_ruling(r, game());
  EXPECT_EQ(write_json(v["ends"]), R"([{"piece":"tank-1","at":[1.5,2],"hex":[4,5],"facing":60,"altitude":0}])");
  EXPECT_EQ(write_json(v["furthest"]), R"({"step":0,"s":2,"at":[1.5,2],"hex":[4,5],"facing":60})");
}

TEST(Numbers, AreRoundedToSixDecimalsAndMinusZeroIsZero) {
  Ruling r;
  r.allowance = {1.0 / 3, -1e-9, 2.9999999999, "inch"};
  r.ends = {{TANK, {{-0.0, 9.46410161514}, 359.9999999, -1e-12}, {}}};
  r.effects = {{"x", "tank-1", Value::Object{{"entered_x", Value(1.00000049)}}, {}, false}};
  const Value v = write_ruling(r, game());
  EXPECT_EQ(write_json(v["allowance"]), R"({"total":0.333333,"spent":0,"left":3,"currency":"inch","parts":[]})");
  EXPECT_EQ(write_json(v["ends"][0]["at"]), "[0,9.464102]");
  EXPECT_EQ(write_json(v["ends"][0]["facing"]), "0");
  EXPECT_EQ(write_json(v["ends"][0]["altitude"]), "0");
  EXPECT_EQ(write_json(v["effects"][0]["set"]), R"({"entered_x":1})");
}

TEST(AnUnknownAllowance, IsNull) {
  EXPECT_EQ(write_json(write_ruling(Ruling(), game())["allowance"]),
            R"({"total":null,"spent":null,"left":null,"currency":"","parts":[]})");
}

std::string written(const Ruling& ruling) { return write_json(write_ruling(ruling, game())); }

TEST(AWrittenRuling, IsReadBackUnchanged) {
  const Ruling was = full_ruling();
  const Ruling r = read_ruling(write_ruling(was, game()), game()).value();
  EXPECT_EQ(written(r), written(was));
  EXPECT_EQ(r.verdict, Verdict::illegal);
  EXPECT_EQ(r.allowance.left, -1.5);
  EXPECT_EQ(r.costs.at(0).piece, TANK);
  EXPECT_EQ(r.faults.at(0).with, "gun-1");
  EXPECT_EQ(r.faults.at(1).excess, std::nullopt);
  EXPECT_EQ(r.dice.at(0).given, (std::vector<double>{4, 3}));
  EXPECT_EQ(r.dice.at(1).given, std::nullopt);
  EXPECT_TRUE(r.effects.at(2).remove);
  EXPECT_EQ(r.furthest.at(0).piece, TANK) << "whose it is, its end says";
  EXPECT_FALSE(r.several);
}

TEST(AWrittenRuling, OfSeveralPiecesIsReadBackWithTheirFurthestPoints) {
  Ruling was = full_ruling();
  was.several = true;
  was.ends.push_back({GUN, {{1, 2}, 90, 3}, Hex{4, 5}});
  was.furthest.push_back({GUN, 0, 2, {{1, 2}, 0, 0}, Hex{4, 5}});
  const Ruling r = read_ruling(write_ruling(was, game()), game()).value();
  EXPECT_EQ(written(r), written(was));
  EXPECT_TRUE(r.several);
  EXPECT_EQ(r.furthest.at(1).piece, GUN);
}

/// "pointer: reason" when the value at a pointer of a ruling is replaced or removed.
std::string refusal_of(std::string_view pointer, const std::optional<Value>& set) {
  const Value whole = write_ruling(full_ruling(), game());
  const auto read =
      read_ruling(set ? files_test::with(whole, pointer, *set) : files_test::without(whole, pointer), game());
  return read ? "read" : read.problem().pointer + ": " + english(read.problem().reason);
}

TEST(AWrittenRuling, IsRefusedWithThePlaceOfAMistake) {
  EXPECT_EQ(refusal_of("/linesman", Value(2)), "/linesman: \"linesman\" must be 1, the version of the protocol, not 2");
  EXPECT_EQ(refusal_of("/verdict", Value("fine")),
            "/verdict: \"verdict\" must be legal, marginal, illegal or incomplete, not \"fine\"");
  EXPECT_EQ(refusal_of("/costs/0/piece", Value("ghost")), "/costs/0/piece: there is no piece \"ghost\" in this game");
  EXPECT_EQ(refusal_of("/faults/0/at", std::nullopt), "/faults/0: \"at\" is missing");
  EXPECT_EQ(refusal_of("/allowance/left", Value("much")),
            "/allowance/left: \"left\" must be a number or null, not \"much\"");
  EXPECT_EQ(refusal_of("/dice/0/given", Value(4)), "/dice/0/given: \"given\" must be a list, not 4");
  EXPECT_EQ(refusal_of("/effects/0/set", std::nullopt), "/effects/0: \"set\" is missing");
  EXPECT_EQ(refusal_of("/furthest", std::nullopt), ": \"furthest\" is missing");
}

TEST(ARulingsOutline, IsReadWithoutItsPieces) {
  const Value gone = files_test::with(write_ruling(full_ruling(), game()), "/costs/0/piece", Value("ghost"));
  const Ruling r = read_ruling_outline(gone).value();
  EXPECT_EQ(r.verdict, Verdict::illegal);
  EXPECT_EQ(r.allowance.spent, 10.5);
  EXPECT_TRUE(r.costs.empty());
}

Trace small_trace() {
  Trace t;
  PieceTrace p;
  p.piece = TANK;
  p.start.pose = {{24, 6}, 0, 0};
  p.start.edge = 4.7;
  Turn pivot;
  pivot.angle = 30;
  pivot.about = {24, 6};
  pivot.arc = 0.7490001;
  pivot.met.contacts = {{GUN, 0, 3}, {GUN, 7, 9}, {PieceIndex{1}, 8, 9}};
  Leg leg;
  leg.from = {24, 6};
  leg.to = {26, 9.46410161514};
  leg.length = 4;
  leg.spans = {{0, 1.5, {}, {}, {}, Incline::level, {}}, {1.5, 4, {HEDGE, WOOD}, {WOOD}, HEDGE, Incline::up, {}}};
  leg.crossings = {{HEDGE, 1.5, 4, 2.9, 179.99999999}, {HEDGE, 5, 6, {}, {}}};
  leg.met.contacts = {{GUN, 3.1, 4}};
  p.steps = {{0, {{24, 6}, 0, 0}, {{24, 6}, 30, 0}, pivot}, {1, {{24, 6}, 30, 0}, {{26, 9.46410161514}, 30, 0}, leg}};
  p.end.pose = {{26, 9.46410161514}, 30, 0};
  p.end.ground = {HEDGE};
  p.end.contacts = {GUN};
  p.end.edge = 7.9;
  p.end.gaps = {{GUN, 0.8}};
  t.pieces = {p};
  return t;
}

TEST(ATrace, IsWrittenAsInTheProtocol) {
  EXPECT_EQ(
      write_json(write_trace(small_trace(), game())),
      R"({"pieces":[{"piece":"tank-1",)"
      R"("start":{"at":[24,6],"facing":0,"altitude":0,"ground":[],"within":[],"surface":null,"contacts":[],"edge":4.7,"gaps":[]},)"
      R"("steps":[{"step":0,"kind":"pivot","angle":30,"about":[24,6],"arc":0.749,"own_arc":0,"spans":[],"ground":[],"surface":null,"contacts":["gun-1","squad-1"],"overlapped_at_end":[]},)"
      R"({"step":1,"kind":"leg","manner":"forward","from":[24,6],"to":[26,9.464102],"facing":30,"length":4,)"
      R"("spans":[{"from":0,"to":1.5,"ground":[],"within":[],"surface":null,"slope":"level"},)"
      R"({"from":1.5,"to":4,"ground":["hedge-1","mill-wood"],"within":["mill-wood"],"surface":"hedge-1","slope":"up"}],)"
      R"("crossings":[{"feature":"hedge-1","from":1.5,"to":4,"over":2.9,"bearing":0,"along":null},{"feature":"hedge-1","from":5,"to":6,"over":null,"bearing":null,"along":null}],)"
      R"("contacts":[{"piece":"gun-1","from":3.1,"to":4}],"edge":null,"overlapped_at_end":[]}],)"
      R"("end":{"at":[26,9.464102],"facing":30,"altitude":0,"ground":["hedge-1"],"within":[],"surface":null,)"
      R"("contacts":["gun-1"],"edge":7.9,"gaps":[{"piece":"gun-1","distance":0.8}]}}]})");
}

TEST(ATrace, HasTheOptionalPartsThatWereAskedFor) {
  Trace t = small_trace();
  t.request.near = {{6, false}};
  t.request.against_ends = true;
  t.request.lines_within = 3;
  t.request.ahead = WOOD;
  t.request.against = 0.001;
  t.request.standing = {GUN};
  Leg& leg = std::get<Leg>(t.pieces[0].steps[1].facts);
  leg.met.near = {{0, GUN, 5.5, 1, 2}};
  leg.met.least_gaps = {{GUN, 1.25}};
  leg.near_lines = {{HEDGE, 0.5, 2}};
  leg.ahead = 2.5;
  leg.against = {HEDGE};
  t.pieces[0].end.lines = {{HEDGE, 1}};
  t.standing = {{GUN, {}, {{TANK, 1.5}}}};
  const Value v = write_trace(t, game());
  const Value& written = v["pieces"][0]["steps"][1];
  EXPECT_EQ(write_json(written["near"]), R"([{"watch":0,"piece":"gun-1","distance":5.5,"from":1,"to":2}])");
  EXPECT_EQ(write_json(written["near_lines"]),
            R"([{"feature":")" + game().feature(HEDGE).id + R"(","from":0.5,"to":2}])");
  EXPECT_EQ(write_json(written["least_gaps"]), R"([{"piece":"gun-1","distance":1.25}])");
  EXPECT_EQ(write_json(written["near_at_ends"]), "[]");
  EXPECT_EQ(written["ahead"], Value(2.5));
  EXPECT_EQ(write_json(written["against"]), R"(["hedge-1"])");
  EXPECT_EQ(write_json(v["pieces"][0]["end"]["lines"]), R"([{"feature":"hedge-1","distance":1}])");
  EXPECT_EQ(v["pieces"][0]["start"].find("lines"), nullptr);
  EXPECT_EQ(
      write_json(v["standing"]),
      R"([{"piece":"gun-1","contacts":[],"gaps":[{"piece":"tank-1","distance":1.5}],"ground":[],"within":[],"surface":null}])");
}

TEST(StepsOfOtherKinds, AreWrittenWithTheirFigures) {
  Trace t = small_trace();
  Turn wheel;
  wheel.kind = TurnKind::wheel;
  wheel.angle = -20;
  Climb climb;
  climb.from = 0;
  climb.to = 2;
  climb.contacts = {GUN};
  const Act act{"embark", files_test::json(R"({"act": "embark", "transport": "tank-1", "step": 9})")};
  HexTurn turn{{3, 4}, 1, 60, true};
  HexEntry enter;
  enter.from = {3, 4};
  enter.to = {4, 5};
  enter.side = 1;
  enter.length = 2;
  enter.hexside = {HEDGE};
  enter.features = {WOOD};
  enter.surfaces = {HEDGE};
  enter.pieces = {GUN};
  HexEntry off;
  t.pieces[0].steps = {{0, {}, {}, wheel}, {1, {}, {}, climb}, {2, {}, {}, act},
                       {3, {}, {}, turn},  {4, {}, {}, enter}, {5, {}, {}, off}};
  t.pieces[0].end.hex = Hex{4, 5};
  const Value v = write_trace(t, game())["pieces"][0];
  EXPECT_EQ(
      write_json(v["steps"][0]),
      R"({"step":0,"kind":"wheel","angle":-20,"about":[0,0],"arc":0,"own_arc":0,"spans":[],"ground":[],"surface":null,"contacts":[],"overlapped_at_end":[]})");
  EXPECT_EQ(write_json(v["steps"][1]),
            R"({"step":1,"kind":"climb","from":0,"to":2,"ground":[],"surface":null,"contacts":["gun-1"]})");
  EXPECT_EQ(write_json(v["steps"][2]), R"({"step":2,"kind":"act","act":"embark","transport":"tank-1"})");
  EXPECT_EQ(write_json(v["steps"][3]), R"({"step":3,"kind":"turn","hex":[3,4],"turn":1,"facing":60,"auto":true})");
  EXPECT_EQ(write_json(v["steps"][4]),
            R"({"step":4,"kind":"enter","from":[3,4],"to":[4,5],"side":1,"manner":"forward","length":2,)"
            R"("hexside":["hedge-1"],"features":["mill-wood"],"surface":null,"leaving":null,)"
            R"("surfaces":["hedge-1"],"roads":[],"pieces":["gun-1"]})");
  EXPECT_TRUE(v["steps"][5]["side"].is_null());
  EXPECT_EQ(v["end"].members()[1].first, "hex");
}

}  // namespace
}  // namespace linesman
