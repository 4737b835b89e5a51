#include "picture/rich_table.h"

#include <cmath>
#include <cstdint>

#include "base/heading.h"

namespace linesman {

namespace {

struct Builder {
  Game::Parts parts;
  int count = 0;

  Feature& feature(Kind kind, FeatureShape shape, std::string name = {}, double width = -1) {
    Feature f;
    f.id = std::string(name_of(kind)) + "-" + std::to_string(++count);
    f.name = std::move(name);
    f.kind = kind;
    f.shape = std::move(shape);
    f.width = width >= 0 ? width : default_width(kind);
    f.height = default_height(kind);
    parts.terrain.push_back(std::move(f));
    return parts.terrain.back();
  }
  Feature& area(Kind kind, Ring ring, std::string name = {}) {
    return feature(kind, MultiPolygon{{std::move(ring), {}}}, std::move(name));
  }
  Feature& line(Kind kind, Polyline line, std::string name = {}, double width = -1) {
    return feature(kind, std::move(line), std::move(name), width);
  }
  Piece& piece(std::string id, std::string name, std::string side, Footprint base, Vec at, double facing) {
    Piece p;
    p.id = std::move(id);
    p.name = std::move(name);
    p.side = std::move(side);
    p.base = base;
    p.pose = {at, facing, 0};
    parts.pieces.push_back(std::move(p));
    return parts.pieces.back();
  }
};

/// A round-ish outline, so that not all is square.
Ring blob(Vec centre, double rx, double ry, int seed = 0) {
  Ring ring;
  constexpr int N = 18;
  for (int i = 0; i < N; ++i) {
    const double k = 1 + 0.13 * std::sin(i * 2.1 + seed) + 0.08 * std::cos(i * 3.7 + seed * 2);
    const Vec d = direction(i * 360.0 / N);
    ring.push_back(centre + Vec{d.x * rx * k, d.y * ry * k});
  }
  return ring;
}

Ring box(double x0, double y0, double x1, double y1) { return {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}; }

void ground(Builder& b) {
  b.area(Kind::slope, blob({60, 39}, 8, 6, 3), "Hill 112").traits = Value(Value::Object{{"uphill", Value(45)}});
  b.line(Kind::contour, closed_line(blob({60, 39}, 5.5, 4, 3))).traits = Value(Value::Object{{"level", Value(1)}});
  b.line(Kind::contour, closed_line(blob({60, 39}, 3, 2.2, 3))).traits = Value(Value::Object{{"level", Value(2)}});
  b.area(Kind::field, {{3, 3}, {13, 2}, {14, 9}, {4, 11}}, "Wheat");
  b.area(Kind::field, {{15, 2}, {23, 2}, {23.5, 8}, {15.5, 9}});
  b.area(Kind::wood, blob({10, 38}, 7, 6, 1), "Mill wood");
  b.area(Kind::wood, blob({44, 7}, 5, 4, 5), "Copse");
  b.area(Kind::scrub, blob({22, 43}, 4, 2.6, 2), "Scrub");
  b.area(Kind::marsh, blob({33, 34}, 3.6, 4, 7), "Marsh");
  b.area(Kind::broken, blob({5, 24}, 3.6, 3, 4), "Broken");
  b.area(Kind::rough, blob({52, 17}, 3.4, 2.6, 6), "Rough");
  b.area(Kind::soft, blob({31, 5}, 3.4, 2.4, 8), "Soft");
  b.area(Kind::sand, blob({66, 7}, 4.4, 3.4, 9), "Sand");
  b.area(Kind::scree, blob({68, 30}, 2.4, 3, 1), "Scree");
  b.area(Kind::ruins, box(60, 12, 65, 16), "Ruins");
  b.area(Kind::rubble, box(66.5, 12, 70, 16), "Rubble");
  b.area(Kind::village, {{40, 22}, {53, 21}, {54, 32}, {41, 32.5}}, "Sainte-Marie");
  b.area(Kind::lake, blob({16, 15.5}, 4.2, 2.4, 3), "Lake");
}

void lines(Builder& b) {
  b.line(Kind::river, {{26, 48}, {27, 40}, {30, 34}, {28, 26}, {27, 18}, {25, 10}, {26, 0}}, "Orne", 2.4);
  b.line(Kind::stream, {{0, 30}, {8, 29}, {16, 31}, {22, 28}, {28, 27}}, "Mill brook");
  b.line(Kind::road, {{0, 20}, {12, 20.5}, {27.6, 22}, {40, 26}, {56, 26.5}, {72, 24}}, "Route nationale", 2);
  b.line(Kind::road, {{46, 26.4}, {47, 36}, {49, 48}}, "", 2);
  b.line(Kind::track, {{14, 20.6}, {17, 27}, {18, 36}, {22, 48}}, "", 1.6);
  b.line(Kind::bridge, {{25.2, 21.8}, {30.2, 22.5}}, "", 2.2);
  b.line(Kind::ford, {{28, 39.5}, {24.4, 40.5}}, "Ford", 2);
  b.line(Kind::hedge, {{4, 12}, {14, 10}, {15, 1}}, "Long hedge");
  b.line(Kind::hedge, {{15.5, 9.5}, {24, 8.6}});
  b.line(Kind::fence, {{34, 12}, {40, 12.5}, {41, 18}, {34, 19}});
  b.line(Kind::wall, {{40, 21.5}, {46, 21}, {53.5, 20.5}, {54.5, 25}});
  b.line(Kind::high_wall, {{41, 33}, {45.5, 33}});
  b.line(Kind::bocage, {{50, 36}, {52, 41}, {51, 47}}, "Bocage", 0.5);
  b.line(Kind::ditch, {{56, 8}, {57, 3}, {62, 1}});
  b.line(Kind::embankment, {{32, 46}, {40, 44}, {45, 45}}, "", 0.5);
  b.line(Kind::anti_tank, {{34, 40}, {38, 38}, {43, 39.5}});
  b.line(Kind::cliff, {{70, 36}, {68, 40}, {70, 46}}, "Cliff");
}

void structures(Builder& b) {
  b.area(Kind::building, box(42.2, 22.7, 45.2, 24.4), "Mairie");
  b.area(Kind::building, box(48.5, 22.5, 50.2, 25));
  b.area(Kind::building, {{42, 28.5}, {44.4, 28.2}, {44.7, 30.4}, {42.3, 30.7}});
  b.area(Kind::building, {{48.5, 28}, {52.6, 28}, {52.6, 29.6}, {50.4, 29.6}, {50.4, 31.4}, {48.5, 31.4}}, "School");
  b.area(Kind::bunker, {{57.5, 19.5}, {60, 19.5}, {60.6, 20.5}, {60, 21.6}, {57.5, 21.6}}, "Bunker");
  b.area(Kind::wreck, {{34, 24.9}, {36.4, 25.4}, {36.1, 26.8}, {33.7, 26.3}});
  b.line(Kind::stairs, {{46.2, 28.4}, {47.6, 28.4}}, "", 1);
  b.line(Kind::ladder, {{60.4, 16}, {60.4, 18}}, "", 0.6);
}

Value traits(Value::Object members) { return Value(std::move(members)); }

void models(Builder& b) {
  const RectangleBase hull{1.2, 2.6};
  const CircleBase round{1};
  b.piece("tank-1", "Sherman", "red", hull, {20, 5}, 60).traits = traits({{"troop", "vehicle"}, {"drive", "tracked"}});
  b.piece("tank-2", "Panther", "blue", RectangleBase{1.4, 3}, {56, 29}, 270).traits =
      traits({{"troop", "vehicle"}, {"drive", "tracked"}});
  b.piece("half-1", "Halftrack", "red", hull, {9, 20.4}, 90).traits = traits({{"drive", "half-tracked"}});
  b.piece("truck-1", "Truck", "red", hull, {4, 19.9}, 90).traits = traits({{"drive", "wheeled"}});
  b.piece("car-1", "Daimler", "red", RectangleBase{1, 2}, {14.5, 24}, 20).traits =
      traits({{"drive", "wheeled"}, {"armoured", true}});
  b.piece("walker-1", "Strider", "blue", RectangleBase{2, 2}, {64, 22}, 250).traits = traits({{"drive", "walker"}});
  b.piece("grav-1", "Skimmer", "blue", RectangleBase{1.5, 2.6}, {61, 44}, 200).traits = traits({{"drive", "grav"}});
  b.piece("hover-1", "Hovercraft", "blue", RectangleBase{1.5, 2.4}, {36, 30}, 300).traits =
      traits({{"drive", "hover"}});
  b.piece("jet-1", "Lancer", "blue", RectangleBase{2, 2.4}, {37, 8}, 10).traits = traits({{"drive", "thruster"}});
  b.piece("heli-1", "Hind", "blue", CircleBase{2.4}, {66, 40}, 230).traits = traits({{"drive", "helicopter"}});
  b.piece("rifle-1", "Rifleman", "red", round, {19, 13}, 40).traits = traits({{"troop", "infantry"}});
  b.piece("jump-1", "Jumper", "blue", round, {49.5, 26.6}, 200).traits =
      traits({{"troop", "infantry"}, {"gear", "jetpack"}});
  b.piece("armour-1", "Armour", "blue", round, {46, 30.5}, 180).traits =
      traits({{"troop", "infantry"}, {"gear", "powered-armour"}});
  b.piece("squad-1", "1 Section", "red", RectangleBase{1.6, 1.6}, {22, 20}, 90).traits = traits({{"troop", "squad"}});
  b.piece("half-squad-1", "Scouts", "red", RectangleBase{1.4, 1.4}, {19, 17.8}, 90).traits =
      traits({{"troop", "half-squad"}});
  b.piece("leader-1", "Lt. Roe", "red", round, {17, 22.6}, 90).traits = traits({{"troop", "leader"}});
  b.piece("horse-1", "Hussars", "green", RectangleBase{3.2, 1.4}, {8, 14}, 0).traits = traits({{"troop", "cavalry"}});
  b.piece("line-1", "Grenadiers", "green", RectangleBase{4.8, 1.6}, {18, 12}, 315).traits =
      traits({{"troop", "infantry"}});
  b.piece("gun-1", "6 pdr", "red", RectangleBase{1.6, 2}, {11, 27}, 45).traits = traits({{"troop", "gun"}});
  b.piece("token-1", "Marker", "blue", PolygonBase{{{-0.8, -0.8}, {0.8, -0.8}, {0, 1.1}}}, {67, 26}, 300);
  b.piece("rider-1", "Passenger", "red", round, {0, 0}, 0).status = traits({{"aboard", "half-1"}});
  b.parts.pieces[1].status = traits({{"immobilised", true}, {"damage", 2}});
  b.parts.pieces[5].status = traits({{"trapped", true}});
  b.parts.pieces[13].status = traits({{"pinned", true}});
  b.parts.pieces[16].status = traits({{"routed", true}});
  b.parts.pieces[9].pose.altitude = 4;
}

TracedStep leg(std::size_t written, Pose before, double length) {
  TracedStep step;
  step.written = written;
  step.before = before;
  step.after = before;
  step.after.at = before.at + direction(before.facing) * length;
  Leg facts;
  facts.from = before.at;
  facts.to = step.after.at;
  facts.heading = before.facing;
  facts.length = length;
  step.facts = facts;
  return step;
}

TracedStep pivot(std::size_t written, Pose before, double angle) {
  TracedStep step;
  step.written = written;
  step.before = before;
  step.after = before;
  step.after.facing = normalised(before.facing + angle);
  Turn facts;
  facts.angle = angle;
  facts.about = before.at;
  step.facts = facts;
  return step;
}

double unit_of(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15ULL;
  std::uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1.0p-53;
}

}  // namespace

Game rich_table() {
  Builder b;
  b.parts.title = "The mill at Sainte-Marie";
  b.parts.ruleset = "pips";
  ground(b);
  lines(b);
  structures(b);
  models(b);
  return Game(std::move(b.parts));
}

Judgement rich_judgement(const Game& game) {
  Judgement judgement;
  const PieceIndex tank = *game.find_piece("tank-1");
  PieceTrace trace;
  trace.piece = tank;
  trace.footprint = game.piece(tank).base;
  trace.start.pose = game.piece(tank).pose;
  trace.steps.push_back(leg(0, trace.start.pose, 6));
  trace.steps.push_back(pivot(1, trace.steps.back().after, -40));
  trace.steps.push_back(leg(1, trace.steps.back().after, 9));
  trace.end.pose = trace.steps.back().after;
  Ruling& ruling = judgement.ruling;
  ruling.verdict = Verdict::illegal;
  ruling.costs = {{"pips-12", 3, tank, 0, 0, 3, "3″ over open ground"},
                  {"pips-13", 6, tank, 0, 3, 6, "3″ over broken ground"},
                  {"pips-13", 1, tank, 1, 0, 0, "a turn"},
                  {"pips-12", 3, tank, 2, 0, 3, "3″ over open ground"},
                  {"pips-12", 9, tank, 2, 3, 6, "3″ through water"}};
  const Vec there = trace.steps[2].before.at;
  const Vec along = direction(trace.steps[2].before.facing);
  ruling.faults = {{"pips-7", {tank, 2, 6, there + along * 6}, 1.5, "", "too far"},
                   {"pips-20", {tank, 2, 3, there + along * 3}, std::nullopt, "", "the river"}};
  Pose limit = trace.steps[2].before;
  limit.at = there + along * 6;
  ruling.furthest = {{tank, 2, 6, limit, {}}};
  ruling.ends = {{tank, trace.end.pose, {}}};
  judgement.trace.pieces.push_back(std::move(trace));
  return judgement;
}

Game crowded_table(std::size_t n, std::size_t models) {
  std::uint64_t state = 0x5EED0001 + n;
  const double grow = std::sqrt(static_cast<double>(n) / 100);
  Builder b;
  b.parts.table.width = 72 * grow;
  b.parts.table.depth = 48 * grow;
  const double r0 = std::sqrt(0.25 * 72 * 48 / (100 * 3.14159265358979));
  const std::vector<Kind>& kinds = all_kinds();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec c{unit_of(state) * b.parts.table.width, unit_of(state) * b.parts.table.depth};
    const double size = r0 * (0.6 + 0.8 * unit_of(state));
    const Kind kind = kinds[i % 14];
    if (i % 5 == 0) {
      Polyline line{c};
      for (int k = 0; k < 8; ++k) line.push_back(line.back() + direction(unit_of(state) * 180) * (size / 3));
      b.line(Kind::hedge, line, "", 0.12 * r0);
    } else {
      b.area(kind, blob(c, size, size * (0.5 + 0.5 * unit_of(state)), static_cast<int>(i)));
    }
  }
  for (std::size_t i = 0; i < models; ++i)
    b.piece("m-" + std::to_string(i), "", i % 2 == 0 ? "red" : "blue", CircleBase{1},
            {unit_of(state) * b.parts.table.width, unit_of(state) * b.parts.table.depth}, unit_of(state) * 360)
        .traits = traits({{"troop", "infantry"}});
  return Game(std::move(b.parts));
}

}  // namespace linesman
