#include "answers/clock/clock_json.h"

#include <algorithm>
#include <cmath>

#include "answers/map_features.h"
#include "answers/problem_place.h"
#include "base/json_reader.h"
#include "base/text.h"
#include "files/documents/plan_check.h"
#include "files/orders/order_json.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

constexpr double LARGEST_SEED = 9007199254740992;  // 2^53: up to it JSON keeps each whole number

std::vector<std::string> texts_of(Members& request, std::string_view name) {
  std::vector<std::string> all;
  const Value* list = request.find(name);
  if (!list) return all;
  if (!list->is_array()) request.fail(name, must_be("a list of names", *list));
  for (std::size_t i = 0; i < list->items().size(); ++i) {
    if (const auto text = list->items()[i].text())
      all.emplace_back(*text);
    else
      request.mistakes().add(pointer_to(request.pointer(name), i), must_be("a text", list->items()[i]));
  }
  return all;
}

/// Calls take(number, number) for each pair of a list.
template <class Take>
void take_pairs(Members& request, std::string_view name, const char* wanted, bool whole, Take take) {
  const Value* list = request.find(name);
  if (!list) return;
  if (!list->is_array()) return request.fail(name, must_be("a list of places", *list));
  for (std::size_t i = 0; i < list->items().size(); ++i) {
    const Value& pair = list->items()[i];
    const bool two = pair.is_array() && pair.size() == 2;
    const double a = two ? pair[std::size_t{0}].number().value_or(NAN) : NAN;
    const double b = two ? pair[1].number().value_or(NAN) : NAN;
    const bool fits = is_point({a, b}) && (!whole || (std::trunc(a) == a && std::trunc(b) == b));
    if (fits)
      take(a, b);
    else
      request.mistakes().add(pointer_to(request.pointer(name), i), must_be(wanted, pair));
  }
}

bool is_other(Members& request, std::string_view name, std::string_view usual, std::string_view other) {
  const std::string text = request.text(name);
  if (text.empty() || text == usual) return false;
  if (text != other)
    request.fail(name, must_be(said<"\"{a}\" or \"{b}\"">(std::string(usual), std::string(other)), Value(text)));
  return text == other;
}

Value chance_value(double chance) { return rounded(std::clamp(chance, 0.0, 1.0)); }

Value::Object likely_members(const Likely& likely) {
  return {{"chance", chance_value(likely.chance)},
          {"least", chance_value(likely.least)},
          {"most", chance_value(likely.most)}};
}

Value turn_value(const std::optional<int>& turn) { return turn ? Value(*turn) : Value(); }

class ClockWriter {
 public:
  ClockWriter(const Hearing& hearing, const ClockAnswer& answer) : game_(hearing.game()), answer_(answer) {
    id_ = hearing.ruleset().terms().id;
  }

  Value written() {
    for (const AreaTold& area : answer_.areas) add_area(area);
    for (const HexTold& hex : answer_.hexes) add_hex(hex);
    for (const LineTold& line : answer_.lines) add_line(line);
    for (const GoalTold& goal : answer_.goals) add_goal(goal);
    for (std::size_t i = 0; i < answer_.gaps.size(); ++i) add_gap(i);
    for (const ChokeTold& choke : answer_.chokes) add_choke(choke);
    Value::Object all{{"type", "FeatureCollection"}, {"features", std::move(features_)}};
    all.emplace_back("clock", 1);
    all.emplace_back("ruleset", id_);
    all.emplace_back("turns", answer_.turns);
    all.emplace_back("roll", answer_.roll);
    all.emplace_back("others", answer_.others_away ? "away" : "stay");
    all.emplace_back("from", answer_.from_zones ? "zones" : "here");
    all.emplace_back("sides", Value::Array(answer_.sides.begin(), answer_.sides.end()));
    all.emplace_back("movers", movers());
    all.emplace_back("ground", ground());
    if (answer_.fairness) all.emplace_back("fairness", fairness(*answer_.fairness));
    all.emplace_back("settled", answer_.settled);
    all.emplace_back("left_out", left_out());
    return all;
  }

 private:
  Value side_names(const std::vector<std::size_t>& sides) const {
    Value::Array all;
    for (const std::size_t side : sides) all.emplace_back(answer_.sides[side]);
    return all;
  }

  /// The properties of a band, a contested area or a threat.
  Value::Object properties(BandKind kind, const std::vector<std::size_t>& sides, int turn, double chance) const {
    if (kind == BandKind::threat)
      return {{"kind", "threat"}, {"side", answer_.sides[sides.front()]}, {"chance", chance}};
    if (kind == BandKind::contested)
      return {{"kind", "contested"}, {"turn", turn}, {"sides", side_names(sides)}, {"roll", answer_.roll}};
    return {{"kind", "band"},
            {"side", answer_.sides[sides.front()]},
            {"turn", turn},
            {"bound", kind == BandKind::inner ? "inner" : "outer"},
            {"roll", answer_.roll}};
  }

  void add_area(const AreaTold& area) {
    features_.push_back(map_feature(properties(area.kind, area.sides, area.turn, area.chance), "MultiPolygon",
                                    map_polygons(area.area)));
  }

  void add_hex(const HexTold& each) {
    Value::Object all = properties(each.kind, each.sides, each.turn, each.chance);
    const Value hex(Value::Array{each.hex.column, each.hex.row});
    if (each.kind == BandKind::inner || each.kind == BandKind::outer)
      all = {{"kind", "hex"},
             {"hex", hex},
             {"side", answer_.sides[each.sides.front()]},
             {"turn", each.turn},
             {"bound", each.exact                     ? "exact"
                       : each.kind == BandKind::inner ? "inner"
                                                      : "outer"}};
    else
      all.emplace_back("hex", hex);
    features_.push_back(map_feature(std::move(all), "Point", map_place(HexGrid(*game_.table().hex).centre(each.hex))));
  }

  void add_line(const LineTold& line) {
    Value::Array lines;
    for (const Polyline& each : line.lines) {
      Value::Array points;
      for (const Vec p : each) points.push_back(map_place(p));
      lines.emplace_back(std::move(points));
    }
    features_.push_back(map_feature({{"kind", "line"}, {"sides", side_names({line.a, line.b})}, {"roll", answer_.roll}},
                                    "MultiLineString", std::move(lines)));
  }

  Value arrival(const ArrivalTold& told) const {
    Value::Object all{{"inner", turn_value(told.inner)}, {"outer", turn_value(told.outer)}};
    all.emplace_back("clock", told.inner ? Value(rounded(told.chain.clock)) : Value());
    all.emplace_back("mover", told.inner ? Value(told.mover) : Value());
    if (told.inner && told.chain.start)
      all.emplace_back("start", Value::Object{{"at", map_place(told.chain.start->at)},
                                              {"facing", rounded(told.chain.start->facing)}});
    Value::Array orders;
    for (const auto& order : told.chain.orders) orders.push_back(order ? write_order(*order) : Value());
    all.emplace_back("orders", std::move(orders));
    Value::Array ends;
    for (const PieceEnd& end : told.chain.ends) {
      Value::Object where{{"piece", end.piece}, {"at", map_place(end.pose.at)}, {"facing", rounded(end.pose.facing)}};
      if (end.hex) where.emplace_back("hex", Value::Array{end.hex->column, end.hex->row});
      ends.emplace_back(std::move(where));
    }
    all.emplace_back("ends", std::move(ends));
    return all;
  }

  Value side(const SideTold& told) const {
    Value::Object rolls;
    for (const auto& [roll, each] : told.rolls) rolls.emplace_back(roll, arrival(each));
    Value::Array by;
    for (std::size_t turn = 1; turn < told.by.size(); ++turn) {
      Value::Object likely = likely_members(told.by[turn]);
      likely.insert(likely.begin(), {"turn", static_cast<int>(turn)});
      by.emplace_back(std::move(likely));
    }
    return Value::Object{{"rolls", std::move(rolls)}, {"by", std::move(by)}};
  }

  void add_goal(const GoalTold& told) {
    const Goal& goal = told.goal;
    Value::Object all{
        {"kind", name_of(goal.kind)}, {"id", goal.id}, {"text", goal.text}, {"within", rounded(goal.within)}};
    Value::Object sides;
    Value::Object first;
    for (std::size_t i = 0; i < told.sides.size(); ++i) {
      sides.emplace_back(answer_.sides[i], side(told.sides[i]));
      first.emplace_back(answer_.sides[i], likely_members(told.first.sides[i]));
    }
    first.emplace_back("together", likely_members(told.first.together));
    first.emplace_back("none", likely_members(told.first.none));
    all.emplace_back("sides", std::move(sides));
    all.emplace_back("first", std::move(first));
    all.emplace_back("method", name_of(told.method));
    all.emplace_back("samples", told.samples);
    all.emplace_back("error", rounded(told.error));
    if (goal.zone.empty())
      features_.push_back(map_feature(std::move(all), "Point", map_place(goal.at)));
    else
      features_.push_back(map_feature(std::move(all), "Polygon", Value::Array{map_ring(goal.zone)}));
  }

  static Value gap_of_side(const GapSideTold& told) {
    Value::Object all{{"share", chance_value(told.all > 0 ? 1.0 * told.ways / told.all : 0)}};
    all.emplace_back("ways", Value::Array{told.ways, told.all});
    all.emplace_back("lanes", told.lanes);
    all.emplace_back("does_not_fit", Value::Array(told.does_not_fit.begin(), told.does_not_fit.end()));
    if (!told.not_asked) all.emplace_back("delay", told.delay ? Value(rounded(*told.delay)) : Value());
    all.emplace_back("cut", told.cut);
    if (told.cut_of.empty()) return all;
    all.emplace_back("cut_of", told.cut_of);
    all.emplace_back("lanes_of_cut", told.lanes_of_cut);
    return all;
  }

  void add_gap(std::size_t number) {
    const GapTold& gap = answer_.gaps[number];
    Value::Object all{{"kind", "gap"}, {"id", "gap-" + std::to_string(number + 1)}};
    all.emplace_back("between", Value::Array{gap.a, gap.b});
    all.emplace_back("width", rounded(gap.width));
    Value::Object sides;
    for (const GapSideTold& side : gap.sides) sides.emplace_back(answer_.sides[side.side], gap_of_side(side));
    all.emplace_back("sides", std::move(sides));
    features_.push_back(
        map_feature(std::move(all), "LineString", Value::Array{map_place(gap.from), map_place(gap.to)}));
  }

  void add_choke(const ChokeTold& told) {
    Value::Object all{{"kind", "choke"}, {"hex", Value(Value::Array{told.hex.column, told.hex.row})}};
    all.emplace_back("side", answer_.sides[told.side]);
    all.emplace_back("share", chance_value(told.all > 0 ? 1.0 * told.ways / told.all : 0));
    all.emplace_back("ways", Value::Array{told.ways, told.all});
    all.emplace_back("delay", told.delay ? Value(rounded(*told.delay)) : Value());
    features_.push_back(map_feature(std::move(all), "Point", map_place(HexGrid(*game_.table().hex).centre(told.hex))));
  }

  Value movers() const {
    Value::Array all;
    for (const MoverTold& mover : answer_.movers) {
      Value::Object allowance;
      for (const auto& [roll, amount] : mover.allowance) allowance.emplace_back(roll, rounded(amount));
      all.push_back(Value::Object{{"id", mover.id},
                                  {"side", mover.side},
                                  {"actions", Value::Array(mover.actions.begin(), mover.actions.end())},
                                  {"allowance", std::move(allowance)}});
    }
    return all;
  }

  Value ground() const {
    Value::Object all;
    for (std::size_t i = 0; i < answer_.ground.size(); ++i)
      all.emplace_back(i < answer_.sides.size()    ? answer_.sides[i]
                       : i == answer_.sides.size() ? "together"
                                                   : "nobody",
                       chance_value(answer_.ground[i]));
    return all;
  }

  Value fairness(const FairnessTold& told) const {
    Value::Object shares;
    Value::Object tempo;
    for (std::size_t i = 0; i < told.shares.size(); ++i)
      shares.emplace_back(answer_.sides[i], chance_value(told.shares[i].chance));
    for (std::size_t i = 0; i < told.tempo.size(); ++i) tempo.emplace_back(answer_.sides[i], rounded(told.tempo[i]));
    return Value::Object{{"shares", std::move(shares)},
                         {"lean", chance_value(told.lean.chance)},
                         {"least", chance_value(told.lean.least)},
                         {"most", chance_value(told.lean.most)},
                         {"ahead", told.ahead ? Value(answer_.sides[*told.ahead]) : Value()},
                         {"tempo", std::move(tempo)}};
  }

  Value left_out() const {
    Value::Array all;
    for (const auto& [code, text] : answer_.left_out)
      all.push_back(Value::Object{{"code", name_of(code)}, {"text", english(text)}});
    return all;
  }

  const Game& game_;
  const ClockAnswer& answer_;
  std::string id_;
  Value::Array features_;
};

/// Of a part `piece` and `unit` name its movers, out of all that `side` leaves; with `of` they mean what they mean
/// elsewhere, and `of` names the movers.
void read_part(Members& request, ClockAsked& asked) {
  const std::string part = request.text("part");
  const auto block = request.number("block", {0, 1e6, false, true});
  const std::vector<std::string> of = texts_of(request, "of");
  if (part.empty()) {
    if (block) request.fail("block", "goes with \"part\"");
    if (!of.empty()) request.fail("of", "goes with \"part\"");
    return;
  }
  asked.only_movers = part == "movers";
  if (asked.only_movers) return;
  if (part != "mover") return request.fail("part", must_be("\"mover\" or \"movers\"", Value(part)));
  asked.part.emplace();
  if (block) asked.part->block = static_cast<int>(*block);
  if (!of.empty()) {
    asked.part->movers = of;
    return;
  }
  for (auto* names : {&asked.request.pieces, &asked.request.units})
    asked.part->movers.insert(asked.part->movers.end(), names->begin(), names->end());
  asked.request.pieces.clear();
  asked.request.units.clear();
}

}  // namespace

Result<ClockAsked> read_clock_request(const Value& json) {
  Mistakes mistakes;
  ClockAsked all;
  Members request(json, "", mistakes);
  ClockRequest& asked = all.request;
  asked.sides = texts_of(request, "side");
  asked.units = texts_of(request, "unit");
  asked.pieces = texts_of(request, "piece");
  asked.actions = texts_of(request, "action");
  if (const auto turns = request.number("turns", {1, MOST_CLOCK_TURNS, false, true}))
    asked.turns = static_cast<int>(*turns);
  asked.roll = request.text("roll");
  asked.others_away = is_other(request, "others", "stay", "away");
  asked.from_zones = is_other(request, "from", "here", "zones");
  asked.first = request.text("first");
  take_pairs(request, "at", "a point, [x, y] in inches", false, [&](double x, double y) {
    asked.at.push_back({x, y});
  });
  take_pairs(request, "hex", "a hex, [column, row]", true, [&](double column, double row) {
    asked.hexes.push_back({static_cast<int>(column), static_cast<int>(row)});
  });
  if (const auto samples = request.number("samples", {1, 1e6, false, true})) asked.samples = static_cast<int>(*samples);
  asked.seed = static_cast<std::uint64_t>(request.number("seed", {0, LARGEST_SEED, false, true}).value_or(0));
  request.number("jobs", {1, 1024, false, true});
  asked.budget = request.number("budget", {0.001, 1000}).value_or(1);
  texts_of(request, "vary");
  request.find("fair");
  read_part(request, all);
  if (const Value* parts = request.find("parts"); parts && !parts->is_array())
    request.fail("parts", must_be("a list of parts", *parts));
  request.finish();
  if (!mistakes.all().empty()) return mistakes.all().front();
  return all;
}

Value write_clock(const Hearing& hearing, const ClockAnswer& answer) { return ClockWriter(hearing, answer).written(); }

}  // namespace linesman
