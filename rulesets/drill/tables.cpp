#include "drill/tables.h"

#include <algorithm>

#include "base/text.h"
#include "rules/figures_reader.h"

namespace linesman::drill {

namespace {

bool is_amount(const Value& v) { return v.is_number() && *v.number() >= 0; }

bool is_permeability(const Value& v) {
  return v.text() == "open" || v.text() == "impassable" ||
         (v.is_object() && v.size() == 2 && is_amount(v["pr"]) && is_amount(v["pe"]));
}

std::vector<std::string> words_of(Kind kind) {
  if (is_surface(kind)) return {"big-road", "small-road", "passage", "open"};
  if (kind == Kind::contour) return {"contour", "open"};
  return {"open"};
}

}  // namespace

Result<void> check_rating(FeatureClass feature_class, Kind kind, const Value& rating, const std::string& pointer) {
  if (feature_class == FeatureClass::surface || feature_class == FeatureClass::relief) {
    const std::vector<std::string> words = words_of(kind);
    if (std::any_of(words.begin(), words.end(), [&](const std::string& w) { return rating.text() == w; })) return {};
    return Problem{pointer, said<"a {kind} is rated {ids}, not {a}">(name_of(kind), several_names(words, "or"),
                                                                     described(rating))};
  }
  if (is_permeability(rating)) return {};
  return Problem{pointer,
                 said<"a {kind} is rated {ids}, not {a}">(
                     name_of(kind), "open, impassable or {\"pr\": n, \"pe\": n} with two numbers of at least 0",
                     described(rating))};
}

Rating read_rating(const Value& rating) {
  if (rating.text() == "impassable") return {Rating::How::impassable, 0, 0};
  if (!rating.is_object()) return {};
  return {Rating::How::passable, rating["pr"].number().value_or(0), rating["pe"].number().value_or(0)};
}

RoadRating read_road(const Value& rating) {
  if (rating.text() == "big-road") return RoadRating::big_road;
  if (rating.text() == "small-road") return RoadRating::small_road;
  return rating.text() == "passage" ? RoadRating::passage : RoadRating::open;
}

namespace {

constexpr NumberRange AMOUNT = NumberRange::from(0);

/// A number, "none", or {"drill": a number that is added to the Drill value}.
Rate read_rate(FiguresReader& r, const Value& v, const std::string& place) {
  if (const auto plain = v.number(); plain && *plain >= 0) return {false, false, *plain};
  if (v.text() == "none") return {true, false, 0};
  if (const auto plus = v["drill"].number()) return {false, true, *plus};
  r.fail(place, must_be("a number of at least 0, \"none\" or {\"drill\": a number}", v));
  return {};
}

void read_speeds(FiguresReader& r, Arm arm, Tables& t) {
  const std::string place = pointer_to("/figures/speed", name_of(arm));
  const Value& row = r.figures()["speed"][name_of(arm)];
  if (row.members().empty()) r.fail(place, "must be an object of speeds");
  for (const auto& [name, cell] : row.members()) {
    const Rate rate = read_rate(r, cell, pointer_to(place, name));
    const auto battery = named<Battery>(name);
    if (const auto formation = named<Formation>(name))
      t.speeds[arm][*formation] = rate;
    else if (battery && arm == Arm::artillery)
      t.limbered[*battery] = rate;
    else
      r.fail(pointer_to(place, name), "must have the name of a formation or of a class of batteries");
  }
}

Block read_block(FiguresReader& r, const Value& cell, const std::string& place) {
  const Block block{r.number_at(cell[0], pointer_to(place, 0), AMOUNT),
                    r.number_at(cell[1], pointer_to(place, 1), AMOUNT)};
  if (!(block.frontage > 0 && block.depth > 0)) r.fail(place, "must be two numbers above 0, frontage and depth");
  return block;
}

void read_blocks(FiguresReader& r, Arm arm, Tables& t) {
  const std::string place = pointer_to("/figures/bases", name_of(arm));
  const Value& row = r.figures()["bases"][name_of(arm)];
  if (row.members().empty()) r.fail(place, "must be an object of bases");
  for (const auto& [name, cell] : row.members()) {
    const auto formation = named<Formation>(name);
    if (!formation) r.fail(pointer_to(place, name), "must have the name of a formation");
    t.blocks[arm][formation.value_or(Formation::none)] = read_block(r, cell, pointer_to(place, name));
  }
}

/// An arm has a speed in each formation that it can take.
void check_speeds(FiguresReader& r, const Tables& t) {
  for (const auto& [arm, blocks] : t.blocks)
    for (const auto& [formation, block] : blocks)
      if (formation != Formation::limbered && !t.speeds.at(arm).contains(formation))
        r.fail(pointer_to("/figures/speed", name_of(arm)), said<"must have a speed for {a}">(name_of(formation)));
  for (const Battery battery : {Battery::foot, Battery::heavy, Battery::horse})
    if (!t.limbered.contains(battery))
      r.fail("/figures/speed/artillery", "must have a speed for foot, heavy and horse");
}

}  // namespace

Result<Tables> read_tables(const RulesetData& data) {
  const Value& figures = data.figures;
  FiguresReader r(figures);
  Tables t;
  t.ratings = {data, read_rating};
  t.roads = {data, read_road};
  for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery}) {
    read_speeds(r, arm, t);
    t.march[arm] = read_rate(r, figures["march"][name_of(arm)], pointer_to("/figures/march", name_of(arm)));
    read_blocks(r, arm, t);
  }
  if (!r.problem()) check_speeds(r, t);
  for (const Battery battery : {Battery::foot, Battery::heavy, Battery::horse})
    t.battery_max[battery] = r.member(figures["battery_max"], "/figures/battery_max", name_of(battery), AMOUNT);
  t.march_alone = r.number("march_alone", AMOUNT);
  t.musician = r.number("musician", AMOUNT);
  t.limbering = r.number("limbering", AMOUNT);
  t.half = r.number("die", AMOUNT);
  t.turn_angle = r.number("turn_angle", AMOUNT);
  if (!(t.turn_angle > 0)) r.fail("/figures/turn_angle", "must be above 0");
  t.turn_price = r.number("turn_price", AMOUNT);
  t.width = r.number("width", AMOUNT);
  t.square = r.number("square", AMOUNT);
  t.mob_beyond = r.number("mob_beyond", AMOUNT);
  t.free_contours = r.number("free_contours", AMOUNT);
  t.contour_price = r.number("contour_price", AMOUNT);
  t.free_contours_on_small_roads = r.number("free_contours_on_small_roads", AMOUNT);
  t.less_on_small_roads = r.number("less_on_small_roads", AMOUNT);
  t.stream_exception = r.number("stream_exception", AMOUNT);
  t.column_pe = r.number("column_pe", AMOUNT);
  t.room = r.number("room", AMOUNT);
  t.infantry_limit = r.number("infantry_limit", AMOUNT);
  t.battle_contact = r.number("battle_contact", AMOUNT);
  t.halt_limit = r.number("halt_limit", AMOUNT);
  t.halt = r.number("halt", AMOUNT);
  t.may_charge = r.number("may_charge", AMOUNT);
  t.line_front = r.number("line_front", AMOUNT);
  t.column_flank = r.number("column_flank", AMOUNT);
  if (r.problem()) return *r.problem();
  return t;
}

}  // namespace linesman::drill
