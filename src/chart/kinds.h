// The kinds of rule: of each the values that a judge reads, and in `rows` its members as they stand in a file, for
// reader, sentences, schema and forms (`table.h`). A new kind: a struct, its place in `Content` and in `Kind`.
#pragma once

#include <array>
#include <variant>

#include "chart/words.h"

namespace linesman {
class Members;
}

namespace linesman::chart {

struct Allowance {
  static constexpr std::string_view NAME = "allowance";
  enum class How { add, times, most, least };
  How how = How::add;
  Amount amount;
  std::optional<Rounding> round;
  double to = 1;

  static void rows(auto& t) {
    t.about("How far a model may go: rules work one after the other in the order of the file, beginning with 0.",
            {{"add", 6}});
    t.says_with("least", "The allowance is at least {least}");
    t.says_with("most", "The allowance is at most {most}");
    t.says_with("times", "The allowance is multiplied by {times}");
    t.says_with("add", "The allowance grows by {add}");
    t.ends_with("round");
    t.ends_with("to");
    t.fault("{piece} spends {spent}{symbol} of {total}{symbol}: {excess}{symbol} too much.");
    t.way_to("add", How::add, "So much more.");
    t.way_to("times", How::times, "So many times.");
    t.way_to("most", How::most, "Not above this.");
    t.way_to("least", How::least, "Not below this.");
    t.just_one_of({"add", "times", "most", "least"});
    t.row("round", &Allowance::round, "How the result is rounded.").says(", the result rounded {}");
    t.multiples("to", &Allowance::to, "To multiples of this.").says_beside(" in steps of {}");
  }
};

struct Price {
  static constexpr std::string_view NAME = "price";
  Amount times;
  std::optional<Ground> ground;
  std::vector<std::string> manners;
  std::string group = "ground";

  static void rows(auto& t) {
    t.about("What an inch costs.", {{"ground", nullptr}, {"times", 2}});
    t.says("Each inch{ground}{manner} costs {times} times as much");
    t.ends_with("group");
    t.need("times", &Price::times, "The factor, at least 0.").from_0();
    t.row("ground", &Price::ground, "On this ground.").uncrossed().says(" on {}");
    t.manners("manner", &Price::manners, "In legs that go so.").says(" gone {}");
    t.one_of({"ground", "manner"});
    t.row("group", &Price::group, "Rules of one group count once; usually ground.")
        .by("ground", "")
        .says_beside(" in the group {}");
  }
};

struct Toll {
  static constexpr std::string_view NAME = "toll";
  Amount amount;
  std::optional<Ground> ground;
  bool once = false;

  static void rows(auto& t) {
    t.about("What is paid at once.", {{"ground", nullptr}, {"amount", 1}});
    t.says_with("ground", "Coming to {ground} costs {amount}{once}");
    t.says_with("once", "Each order costs {amount} once before it begins");
    t.says("Each order costs {amount} before it begins");
    t.cost("{amount}{symbol} at once.");
    t.need("amount", &Toll::amount, "So much, at least 0.").from_0().height_with("ground");
    t.row("ground", &Toll::ground, "For coming on to this, or crossing it; left out: once before the order.").first();
    t.row("once", &Toll::once, "Only the first time in the order.").says(" once", " each time");
  }
};

struct Barred {
  static constexpr std::string_view NAME = "barred";
  Ground ground;
  Moments at{.way = true};
  Maybe free_within;

  static void check_moments(Members& rule, const Barred& barred);
  static void rows(auto& t) {
    t.about("Ground where no model may be.", {{"ground", nullptr}});
    t.says("No model may be on {ground} ({at}){free_within}");
    t.fault("{piece} may not come on to {with}.");
    t.need("ground", &Barred::ground, "This ground.");
    t.moments("at", &Barred::at, {"way", "end"}, "When it is judged; usually on the way.").says("{}", "way");
    t.check(&Barred::check_moments);
    t.row("free_within", &Barred::free_within, "What lies so near where the way begins does not count.")
        .says(", but for what it is within {} of at the start");
  }
};

struct Clears {
  static constexpr std::string_view NAME = "clears";
  std::vector<std::string> surfaces;
  std::vector<std::string> ratings;
  bool covered = false;

  static void rows(auto& t) {
    t.about("Surfaces on which other ground does not count.", {{"surface", nullptr}, {"ground", nullptr}});
    t.says("On {surface} the ground {ground} does not count{where}");
    t.ratings("surface", &Clears::surfaces, "Ratings of the surfaces.");
    t.ratings("ground", &Clears::ratings, "Ratings that do not count there.");
    t.either("where", &Clears::covered, {"centre", "covered"}, "covered",
             "While the centre is on the surface, or wherever the surface covers the ground.")
        .by("covered", " where it is covered")
        .says("");
  }
};

struct Turns {
  static constexpr std::string_view NAME = "turn";
  std::optional<TurnCost> cost;
  std::optional<TurnPrice> price;
  std::optional<bool> first_only;
  std::optional<std::vector<TurnAbout>> about;
  Maybe most;
  Maybe most_all;
  Maybe times;
  std::optional<TurnPlace> place;

  static void rows(auto& t) {
    t.about("Turns: what they cost and which are allowed.", {{"most", 90}});
    t.may_be_alone = true;
    t.says("Turns: {parts}");
    t.says_bare("Turns are free");
    t.fault("{piece} may not turn so: {degrees}°.");
    t.cost("{amount}{symbol} for a turn.");
    t.row("cost", &Turns::cost, "The way of the centre, of the corner that goes farthest, or of the front corner.")
        .says("a turn costs the way of its {}");
    t.row("price", &Turns::price, "An amount, or amounts by degrees up to 180.").says("a turn has the price {}");
    t.row("first_only", &Turns::first_only, "Only the first turn has a price.")
        .by("no", "each turn has its price")
        .says("only the first turn has a price");
    t.row("about", &Turns::about, "About which points.").says("turns are about {}");
    t.row("most", &Turns::most, "Degrees of one turn.")
        .says("one turn is at most {} degrees")
        .fault("One turn is at most {limit}°: {piece} turns {degrees}°.");
    t.row("most_all", &Turns::most_all, "Degrees of all turns.")
        .says("all turns are at most {} degrees")
        .fault("All turns are at most {limit}°: {piece} turns {turned}°.");
    t.row("times", &Turns::times, "How many turns.")
        .by("1", "there is at most 1 turn")
        .says("there are at most {} turns")
        .fault("There are at most {limit} turns: {piece} makes {number}.");
    t.row("place", &Turns::place, "Before the first leg, or after the last.").says("turns are at the {}");
  }
};

struct Climbs {
  static constexpr std::string_view NAME = "climb";
  Maybe times;
  Maybe free;
  Maybe begun;
  Maybe most;
  std::optional<bool> rest;
  std::optional<Ground> on;
  std::optional<bool> upward;  ///< `direction`

  static void rows(auto& t) {
    t.about("Changes of altitude.", {{"most", 3}});
    t.says_bare("Climbs{direction}{on} have no rule");
    t.says("Climbs{direction}{on}: {parts}");
    t.fault("{piece} may not climb or rest so.");
    t.cost("{amount}{symbol} for a climb.");
    t.row("times", &Climbs::times, "The factor of the height; usually 1.").says("height costs {} times as much");
    t.row("free", &Climbs::free, "Up to this height it costs nothing.").says("up to {} it is free");
    t.row("begun", &Climbs::begun, "The height is rounded up to multiples of this.").says("each begun {} counts whole");
    t.row("most", &Climbs::most, "Not higher at once.")
        .says("at most {} at once")
        .fault("{piece} may climb {limit}{symbol} at once: {excess}{symbol} too high.");
    t.row("rest", &Climbs::rest, "The model ends on the table or on top of a terrain.")
        .by("no", "the model may end at any height")
        .says("the model ends on the table or on top of something");
    t.row("on", &Climbs::on, "For climbs beside such ground.").uncrossed().says_beside(" on {}");
    t.either("direction", &Climbs::upward, {"up", "down"}, "up", "For climbs that go so.").says_beside(" {}");
  }
};

struct Course {
  static constexpr std::string_view NAME = "course";
  std::vector<std::string> manners;
  std::optional<bool> one_manner;
  Maybe legs;
  Maybe least;
  Maybe within;
  Maybe ahead;
  std::optional<Who> toward;
  std::optional<Who> away;
  std::optional<Who> nearer;

  static void rows(auto& t) {
    t.about("The form of the way.", {{"legs", 1}});
    t.may_be_alone = true;
    t.says("The way: {parts}");
    t.fault("{piece} may not go so.");
    t.manners("manners", &Course::manners, "Manners that are allowed.")
        .says("legs go {}")
        .fault("{piece} may not go so: {excess}{symbol} of the way.");
    t.only_true("one_manner", &Course::one_manner, "must be true where it is given", "All legs go as the first.")
        .says("all legs go in one manner");
    t.row("legs", &Course::legs, "At most so many.")
        .by("1", "there is at most 1 leg")
        .says("there are at most {} legs")
        .fault("There are at most {limit} legs: {excess}{symbol} too much.");
    t.row("least", &Course::least, "At least so far.")
        .says("it moves at least {}")
        .fault("It must go {limit}{symbol} at least: {excess}{symbol} are missing.");
    t.row("within", &Course::within, "No corner ends farther from where it was.")
        .says("no corner ends farther than {} from where it was")
        .fault("No corner may end farther than {limit}{symbol} from where it was: {excess}{symbol} too far.");
    t.row("ahead", &Course::ahead, "Degrees off the facing at the start.")
        .says("legs are within {} degrees of straight ahead")
        .fault("Legs are within {limit}° of straight ahead: {piece} goes {degrees}° off.");
    t.row("toward", &Course::toward, "No leg goes away from the nearest of these.")
        .says("legs lead toward the nearest of {}")
        .fault("{piece} goes away from {with}: {excess}{symbol}.");
    t.row("away", &Course::away, "No leg comes nearer to the nearest of these.")
        .says("legs lead away from the nearest of {}")
        .fault("{piece} comes nearer to {with}: {excess}{symbol}.");
    t.row("nearer", &Course::nearer, "It ends nearer to the nearest of these.")
        .says("it ends nearer to the nearest of {}")
        .fault("{piece} must end nearer to {with}: it is {excess}{symbol} farther.");
    t.one_of({"manners", "one_manner", "legs", "least", "within", "ahead", "toward", "away", "nearer"});
  }
};

struct Apart {
  static constexpr std::string_view NAME = "apart";
  Who from;
  Amount gap;
  Moments at{.way = true, .end = true};
  bool more = false;
  bool or_start_gap = false;
  Amount height{.number = 1};

  static void rows(auto& t) {
    t.about("Models to keep away from.", {{"from", "others"}});
    t.says("It {gap}{from} ({at}){more}{or_start_gap}{height}");
    t.fault("{piece} comes too near to {with}.");
    t.need("from", &Apart::from, "These models.");
    t.row("gap", &Apart::gap, "So far, edge to edge; usually 0.")
        .by("0", "does not overlap ")
        .says("keeps {} from ", "does not overlap ")
        .fault("{piece} comes too near to {with}: {excess}{symbol} of {limit}{symbol} are missing.");
    t.moments("at", &Apart::at, {"start", "way", "legs", "end"},
              "When it is judged; usually on the way and at the end.")
        .says("{}", "way and end");
    t.row("more", &Apart::more, "Just this gap is too little at start and end.").says(", and more than that");
    t.row("or_start_gap", &Apart::or_start_gap, "The gap at the start will do where it is smaller.")
        .says(", or the gap at the start");
    t.row("height", &Apart::height, "Models so much higher or lower do not count; usually 1.")
        .by("1", "")
        .says(", but for models {} higher or lower");
  }
};

struct Near {
  static constexpr std::string_view NAME = "near";
  Who to;
  Amount gap;
  Moments at{.end = true};
  bool every = false;
  bool side = false;
  Maybe square;
  Amount height{.number = 1};

  static void rows(auto& t) {
    t.about("Models to be near.", {{"to", "enemies"}});
    t.says("It is within {gap} of {every}{to} ({at}){side}{square}{height}");
    t.fault("{piece} does not stand as it must to {with}.");
    t.need("to", &Near::to, "These models.");
    t.row("gap", &Near::gap, "So near, edge to edge; usually contact.")
        .says("{}", "0")
        .fault("{piece} must be within {limit}{symbol} of {with}: {excess}{symbol} too far.");
    t.moments("at", &Near::at, {"start", "end"}, "When it is judged; usually at the end.").says("{}", "end");
    t.row("every", &Near::every, "Each of them, not one.").says("each of ", "one of ");
    t.row("side", &Near::side, "On the side in whose quarter the model began.").says(", at the side that it came from");
    t.row("square", &Near::square, "Degrees that the facings may be off a right angle.")
        .says(", square within {} degrees");
    t.row("height", &Near::height, "Models so much higher or lower do not count; usually 1.")
        .by("1", "")
        .says(", but for models {} higher or lower");
  }
};

struct Coherency {
  static constexpr std::string_view NAME = "coherency";
  Maybe link;
  Maybe spread;
  Maybe facing;
  Amount others{.number = 1};
  bool chain = true;
  Conditions leader;
  Maybe height;
  bool among_order = false;
  Moments at{.end = true};

  static void rows(auto& t) {
    t.about("Units that hang together.", {{"link", 1}});
    t.says("The {among}{at}: {parts}");
    t.parts({"link", "others", "spread", "facing", "chain", "height", "leader"});
    t.fault("{piece} is too far from its unit.");
    t.row("link", &Coherency::link, "A gap that still links two models.")
        .says("models hang together by gaps of at most {}")
        .fault("{piece} is too far from its unit: {excess}{symbol} beyond {limit}{symbol}.");
    t.row("spread", &Coherency::spread, "The farthest that a model is from another, or from a leader.")
        .says("none is farther than {} from {leader}")
        .fault("{piece} is {excess}{symbol} too far: at most {limit}{symbol}.");
    t.row("facing", &Coherency::facing, "Degrees off the first model.")
        .says("they face within {} degrees of the first")
        .fault("{piece} faces {degrees}° off the first: at most {limit}°.");
    t.one_of({"link", "spread", "facing"});
    t.row("others", &Coherency::others, "Links that each model has; usually 1.").says("each is linked to {} others");
    t.row("chain", &Coherency::chain, "All hang together; usually so.")
        .by("yes", "")
        .by("no", "they need not hang together");
    t.row("leader", &Coherency::leader, "Of a leader.")
        .says("the leader is one whose {}")
        .hints("the leader", "another");
    t.row("height", &Coherency::height, "The most that linked altitudes differ.")
        .says("linked altitudes differ by at most {}");
    t.either("among", &Coherency::among_order, {"unit", "order"}, "order",
             "The whole unit, or the models of the order.")
        .says("{}", "unit");
    t.moments("at", &Coherency::at, {"start", "end"}, "When it is judged; usually at the end.").says_beside(" ({})");
  }
};

struct Zone {
  static constexpr std::string_view NAME = "zone";
  Amount depth;
  Who of = company_of(Company::enemies);
  bool around = false;
  bool allows_toward = false;
  bool allows_back = false;
  bool allows_turn = false;

  static void rows(auto& t) {
    t.about("Areas before or round others where a model does not move.", {{"depth", 1}});
    t.says("It does not move {shape}{depth} of {of}{allows}");
    t.fault("{piece} may not move so in the zone of {with}.");
    t.need("depth", &Zone::depth, "How deep.");
    t.row("of", &Zone::of, "Whose; usually of enemies.").says("{}", "enemies");
    t.either("shape", &Zone::around, {"front", "around"}, "around", "Before the front, or all round.")
        .by("around", "within ")
        .says("before the front within ", "before the front within ");
    t.flags("allows", {{"toward", &Zone::allows_toward}, {"back", &Zone::allows_back}, {"turn", &Zone::allows_turn}},
            "What may be done there.")
        .says(", except {}");
  }
};

struct Edge {
  static constexpr std::string_view NAME = "edge";
  std::optional<bool> leave;
  std::optional<std::vector<Side>> over;

  static void rows(auto& t) {
    t.about("The edge of the table.", {{"leave", false}});
    t.says_with("leave", "It may leave the table{over}");
    t.says_with("leave", "It may not leave the table{over}", false);
    t.says("The base does not pass the edge of the table{over}");
    t.fault("{piece} goes over the edge of the table.");
    t.row("leave", &Edge::leave, "The model may leave there.");
    t.row("over", &Edge::over, "Over these edges; usually all.").says(" over {}");
  }
};

struct Enter {
  static constexpr std::string_view NAME = "enter";
  std::optional<EnterFrom> from;
  std::optional<EnterStands> stands;
  std::optional<std::vector<Side>> edges;
  std::string edges_key;  ///< of a choice among them; empty: none
  Maybe within;

  static void rows(auto& t) {
    t.about("Coming on to the table.", {{"from", "edge"}});
    t.says("It comes on{from}{stands}{edges}{within}");
    t.fault("{piece} does not come on to the table as it must.");
    t.row("from", &Enter::from, "From where; usually the edge.")
        .first()
        .says(" by {}")
        .fault("{piece} does not come on to the table as it must: {excess}{symbol} off.");
    t.row("stands", &Enter::stands, "How it stands at the edge; usually outside.").first().says(", standing {}");
    t.sides_or_key("edges", &Enter::edges, &Enter::edges_key, "Edges, or the key of a choice among them.")
        .says(" ({})");
    t.row("within", &Enter::within, "No part is farther from the edge; or how near it is to the carrier.")
        .first()
        .says(", within {}");
  }
};

struct Dice {
  static constexpr std::string_view NAME = "dice";
  std::string purpose;
  Amount count{.number = 1};
  bool each = false;

  static void rows(auto& t) {
    t.about("Dice that an order needs.", {{"purpose", nullptr}});
    t.says("Dice for {purpose}: {count}{each}");
    t.fault("The dice that are given are not those that are wanted.");
    t.purpose("purpose", &Dice::purpose, "What they are for.");
    t.row("count", &Dice::count, "How many; usually 1.").says("{}", "1");
    t.row("each", &Dice::each, "So many for each model.").says(" for each model");
  }
};

struct Forbids {
  static constexpr std::string_view NAME = "forbids";

  static void rows(auto& t) {
    t.about("Orders that may not be given.", {{"when", Value::empty_object()}});
    t.says("Such an order may not be given");
    t.fault("{piece} may not do this.");
    t.one_of({"when", "way"});
  }
};

struct EffectRule {
  static constexpr std::string_view NAME = "effect";
  std::vector<Setting> set;
  enum class On { piece, unit, member };
  On on = On::piece;
  std::string member;
  bool note = false;

  static void rows(auto& t) {
    t.about("What carrying the order out changes.", {{"note", true}});
    t.says("Then {parts}{on}");
    t.says_bare("Then nothing changes{on}");
    t.row("set", &EffectRule::set, "Statuses, and the value that each has then.").says("{}");
    t.target("on", "piece, unit, or the key of an order member; usually the piece.")
        .by("piece", "")
        .says_beside(", for its {}");
    t.row("note", &EffectRule::note, "The players are told.").says("the players are told so");
  }
};

struct BaseRule {
  static constexpr std::string_view NAME = "base";
  Maybe width;
  Maybe length;
  Maybe diameter;

  static void check_sizes(Members& rule, const BaseRule& base);
  static void rows(auto& t) {
    t.about("The base of models.", {{"diameter", 1}});
    t.says_with("diameter", "Its base is round, {diameter} across");
    t.says("Its base is {width} wide and {length} long");
    t.row("width", &BaseRule::width, "Across the facing.").says("{}", "nothing");
    t.row("length", &BaseRule::length, "Along the facing.").says("{}", "nothing");
    t.row("diameter", &BaseRule::diameter, "Of a round base.");
    t.check(&BaseRule::check_sizes);
  }
};

using Content = std::variant<Allowance, Price, Toll, Barred, Clears, Turns, Climbs, Course, Apart, Near, Coherency,
                             Zone, Edge, Enter, Dice, Forbids, EffectRule, BaseRule>;
inline constexpr std::size_t KINDS = std::variant_size_v<Content>;

/// In the order of `Content`.
enum class Kind {
  allowance,
  price,
  toll,
  barred,
  clears,
  turn,
  climb,
  course,
  apart,
  near,
  coherency,
  zone,
  edge,
  enter,
  dice,
  forbids,
  effect,
  base
};
template <class... Each>
constexpr std::array<std::string_view, sizeof...(Each)> names_in(const std::variant<Each...>*) {
  return {Each::NAME...};
}
constexpr std::array<std::string_view, KINDS> names_of(Kind) { return names_in(static_cast<const Content*>(nullptr)); }

}  // namespace linesman::chart
