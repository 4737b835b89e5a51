// The words of which the rules of a chart are made: amounts, tests, pieces, ground, conditions.
//
// Lengths are in the currency of the file, angles in degrees. An empty optional or list is a member left out. `rows`
// are the members as they stand in a file (`kinds.h`).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/names.h"
#include "base/value.h"

namespace linesman::chart {

struct Test;

/// Tests by key. All of them hold.
using Conditions = std::vector<std::pair<std::string, Test>>;

/// How other pieces are named.
enum class Company { unit, friends, enemies, others, member };

struct CompanyWord {
  Company word = Company::others;
  std::string key;  ///< of the order member; empty for other words
};

/// Other pieces on the table.
struct Who {
  std::vector<CompanyWord> of;
  Conditions is;
  std::string but;  ///< key of the order member that names pieces left out; empty: none

  // Defined where a Test is known, as it holds some.
  Who();
  ~Who();
  Who(const Who&);
  Who(Who&&) noexcept;
  Who& operator=(const Who&);
  Who& operator=(Who&&) noexcept;
};

enum class Source { number, value, figure, dice, gap, models, base_width, base_length, height, spent, gone };
enum class Rounding { up, down, nearest };
constexpr Names<Rounding::nearest> names_of(Rounding) { return {"up", "down", "nearest"}; }

/// A number that is worked out for a model.
struct Amount {
  Source source = Source::number;
  double number = 0;            ///< of `number`; of `figure` without `by`
  std::string key;              ///< of a value; the purpose of dice; the path of a figure
  std::vector<std::string> by;  ///< of a figure: the keys that its table is looked up by
  Value table;                  ///< of a figure with `by`
  std::shared_ptr<const Amount> otherwise;
  std::optional<int> keep;  ///< of dice
  std::shared_ptr<const Amount> successes;
  Who who;  ///< of a gap
  std::shared_ptr<const Amount> times;
  std::shared_ptr<const Amount> plus;
  std::vector<std::pair<double, double>> bands;
  std::optional<Rounding> round;
  double to = 1;
  std::shared_ptr<const Amount> least;
  std::shared_ptr<const Amount> most;

  /// It is the same for every model of every game.
  bool is_constant() const;
};
using Maybe = std::optional<Amount>;

struct Test {
  bool by_value = false;  ///< `values` is in force, else the bounds
  std::vector<Value> values;
  Maybe at_least;
  Maybe at_most;
  Maybe above;
  Maybe below;
  std::optional<bool> given;
  std::optional<bool> turn;

  static void rows(auto& t) {
    t.row("at_least", &Test::at_least, "At least so much.").says("at least {}");
    t.row("at_most", &Test::at_most, "At most so much.").says("at most {}");
    t.row("above", &Test::above, "More than this.").says("above {}");
    t.row("below", &Test::below, "Less than this.").says("below {}");
    t.row("given", &Test::given, "Whether there is a value.").by("no", "not given").says("given");
    t.row("turn", &Test::turn, "It is the turn of the document.").by("no", "not this turn").says("this turn");
  }
};

inline Who::Who() = default;
inline Who::~Who() = default;
inline Who::Who(const Who&) = default;
inline Who::Who(Who&&) noexcept = default;
inline Who& Who::operator=(const Who&) = default;
inline Who& Who::operator=(Who&&) noexcept = default;

inline Who company_of(Company word) {
  Who who;
  who.of.push_back({word, {}});
  return who;
}

enum class MetBy { base, centre, crossed };
constexpr Names<MetBy::crossed> names_of(MetBy) { return {"base", "centre", "crossed"}; }
enum class Slant { up, down, level };
constexpr Names<Slant::level> names_of(Slant) { return {"up", "down", "level"}; }

/// Features of the table.
struct Ground {
  std::vector<std::string> ratings;  ///< empty: every rating but `open`
  Conditions is;
  std::optional<Test> height;
  std::optional<Slant> slope;
  MetBy by = MetBy::base;

  static void rows(auto& t) {
    t.says("{rating}");
    for (const char* name : {"is", "height", "slope", "by"}) t.ends_with(name);
    t.ratings_if("rating", &Ground::ratings, "Ratings; left out: any but open.").says("{}", "any ground but open");
    t.row("is", &Ground::is, "Traits and statuses of the terrain.").of_features().says(" whose {}");
    t.row("height", &Ground::height, "Its height.").says(" with a height of {}");
    t.row("slope", &Ground::slope, "Only where the way goes so.").says(" going {}");
    t.row("by", &Ground::by, "What meets it; usually the base.")
        .by("base", "")
        .by("crossed", " that is crossed")
        .says(" under the {}");
  }
};

/// Pieces with a distance to them.
struct Nearness {
  Who who;
  Amount gap;

  static void rows(auto& t) {
    t.about("Models with a distance to them.");
    t.says("{who} are within {gap}");
    t.need("who", &Nearness::who, "One of these.");
    t.need("gap", &Nearness::gap, "Edge to edge, at most.");
  }
};

enum class Quarter { front, right, rear, left };
constexpr Names<Quarter::left> names_of(Quarter) { return {"front", "right", "rear", "left"}; }

struct QuarterTest {
  Who who;
  bool own = true;  ///< the quarter is one of the model's base, else of the other's
  std::vector<Quarter> in;

  static void rows(auto& t) {
    t.says("{of}");
    t.need("who", &QuarterTest::who, "The nearest of these.");
    t.either("of", &QuarterTest::own, {"own", "theirs"}, "own", "Whose quarter it is.")
        .by("own", "the nearest of {who} is in its {in}")
        .says("it is in the {in} of the nearest of {who}", "it is in the {in} of the nearest of {who}")
        .required();
    t.need("in", &QuarterTest::in, "The quarters.");
  }
};

struct Comparison {
  Amount amount;
  Test test;

  static void rows(auto& t) {
    t.says("{amount} is {parts}");
    t.need("amount", &Comparison::amount, "What is compared.");
    t.rows_of(&Comparison::test);
  }
};

/// A condition where the way begins.
struct When {
  std::vector<std::string> actions;
  Conditions is;
  std::optional<Nearness> near;
  std::optional<Ground> on;
  std::optional<Test> models;
  std::optional<Test> altitude;
  std::optional<QuarterTest> quarter;
  std::optional<Comparison> compare;
  std::vector<When> without;  ///< `not`: one or none
  std::vector<When> any;

  static void rows(auto& t) {
    t.about("A condition where the way begins; all that is given holds.");
    t.actions("action", &When::actions, "The action of the order.").of_orders().says("the action is {}");
    t.row("is", &When::is, "Of the model.").first().says("{}");
    t.row("near", &When::near, "One of them is so near.").of_orders().says("{}");
    t.row("on", &When::on, "It stands on this.").uncrossed().of_orders().says("it stands on {}");
    t.row("models", &When::models, "The number of models of its unit.").of_orders().says("its unit has {} models");
    t.row("altitude", &When::altitude, "Its altitude.").of_orders().says("its altitude is {}");
    t.row("quarter", &When::quarter, "In which quarter of a base the other stands.").of_orders().says("{}");
    t.row("compare", &When::compare, "An amount with bounds.").of_orders().says("{}");
    t.alternatives(&When::without, &When::any, true);
  }
};

enum class Whose { own, any, all };
constexpr Names<Whose::all> names_of(Whose) { return {"own", "any", "all"}; }

/// A condition of the whole way of a model.
struct Way {
  std::optional<Ground> touches;
  std::optional<Ground> keeps_to;
  std::optional<Test> gone;
  std::optional<Test> turned;
  std::optional<Test> up;
  std::optional<Test> down;
  std::vector<std::string> manners;
  std::optional<Who> passes;
  std::optional<Nearness> ends_near;
  std::optional<bool> leaves;
  std::vector<Way> without;  ///< `not`: one or none
  std::vector<Way> any;
  Whose whose = Whose::own;

  static void rows(auto& t) {
    t.about("A condition of the whole way; all that is given holds.");
    t.row("touches", &Way::touches, "Met somewhere.").says("the way touches {}");
    t.row("keeps_to", &Way::keeps_to, "Met all along, with at least one leg.").uncrossed().says("the way keeps to {}");
    t.row("gone", &Way::gone, "The length of the way.").says("it goes {}");
    t.row("turned", &Way::turned, "Degrees turned in all.").says("it turns {} degrees");
    t.row("up", &Way::up, "The highest climb up.").says("it climbs up {}");
    t.row("down", &Way::down, "The highest climb down.").says("it climbs down {}");
    t.manners("manner", &Way::manners, "Some leg goes so: forward, reverse or sideways.").says("it goes {}");
    t.row("passes", &Way::passes, "The base overlaps one of them on the way.").says("it passes over {}");
    t.row("ends_near", &Way::ends_near, "One of them is so near at the end.").says("at the end {}");
    t.row("leaves", &Way::leaves, "The base passes the edge of the table.")
        .by("no", "it stays on the table")
        .says("it leaves the table");
    t.row("whose", &Way::whose, "It must hold for the model, for one of the order, or for all.");
    t.alternatives(&Way::without, &Way::any);
  }
};

/// The words of a file that reads rules: `base` and `centre` of a Ground and the like, each in its order.
enum class MannerWord { forward, reverse, sideways };
constexpr Names<MannerWord::sideways> names_of(MannerWord) { return {"forward", "reverse", "sideways"}; }

/// Moments at which a rule looks.
struct Moments {
  bool start = false;
  bool way = false;
  bool legs = false;
  bool end = false;
};

enum class TurnCost { way, arc, front };
constexpr Names<TurnCost::front> names_of(TurnCost) { return {"way", "arc", "front"}; }
enum class TurnAbout { centre, corner, any };
constexpr Names<TurnAbout::any> names_of(TurnAbout) { return {"centre", "corner", "any"}; }
enum class TurnPlace { start, end };
constexpr Names<TurnPlace::end> names_of(TurnPlace) { return {"start", "end"}; }

/// The price of turning: one amount, or an amount by degrees.
struct TurnPrice {
  Maybe flat;
  std::vector<std::pair<double, Amount>> bands;  ///< up to that many degrees
};

enum class Side { north, south, east, west };
constexpr Names<Side::west> names_of(Side) { return {"north", "south", "east", "west"}; }

enum class EnterFrom { edge, anywhere, carrier };
constexpr Names<EnterFrom::carrier> names_of(EnterFrom) { return {"edge", "anywhere", "carrier"}; }
enum class EnterStands { outside, centre, inside };
constexpr Names<EnterStands::inside> names_of(EnterStands) { return {"outside", "centre", "inside"}; }

/// A status that an effect sets.
struct Setting {
  enum class How { plain, turn, member, amount };
  std::string key;
  How how = How::plain;
  Value value;         ///< of `plain`
  std::string member;  ///< of `member`
  Amount amount;       ///< of `amount`
};

}  // namespace linesman::chart
