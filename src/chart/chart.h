// A ruleset made of a chart: its clauses with their rules, as the judge `charts` reads them.
//
//   const auto chart = read_chart(data);   // data: with the house rules of a game laid over its figures
#pragma once

#include <array>
#include <variant>

#include "base/result.h"
#include "chart/words.h"
#include "rules/terms.h"

namespace linesman::chart {

/// The kinds of rule, in the order of the design.
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
constexpr Names<Kind::base> names_of(Kind) {
  return {"allowance", "price",     "toll", "barred", "clears", "turn", "climb",   "course", "apart",
          "near",      "coherency", "zone", "edge",   "enter",  "dice", "forbids", "effect", "base"};
}

/// Moments at which a rule looks.
struct Moments {
  bool start = false;
  bool way = false;
  bool legs = false;
  bool end = false;
};

struct Allowance {
  enum class How { add, times, most, least };
  How how = How::add;
  Amount amount;
  std::optional<Rounding> round;
  double to = 1;
};

struct Price {
  Amount times;
  std::optional<Ground> ground;
  std::vector<std::string> manners;
  std::string group = "ground";
};

struct Toll {
  Amount amount;
  std::optional<Ground> ground;
  bool once = false;
};

struct Barred {
  Ground ground;
  Moments at{.way = true};
  Maybe free_within;
};

struct Clears {
  std::vector<std::string> surfaces;
  std::vector<std::string> ratings;
  bool covered = false;
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

struct Turns {
  std::optional<TurnCost> cost;
  std::optional<TurnPrice> price;
  std::optional<bool> first_only;
  std::optional<std::vector<TurnAbout>> about;
  Maybe most;
  Maybe most_all;
  Maybe times;
  std::optional<TurnPlace> place;
};

struct Climbs {
  Maybe times;
  Maybe free;
  Maybe begun;
  Maybe most;
  std::optional<bool> rest;
  std::optional<Ground> on;
  std::optional<bool> upward;  ///< `direction`
};

struct Course {
  std::vector<std::string> manners;
  std::optional<bool> one_manner;
  Maybe legs;
  Maybe least;
  Maybe within;
  Maybe ahead;
  std::optional<Who> toward;
  std::optional<Who> away;
  std::optional<Who> nearer;
};

struct Apart {
  Who from;
  Amount gap;
  Moments at{.way = true, .end = true};
  bool more = false;
  bool or_start_gap = false;
  Amount height;
};

struct Near {
  Who to;
  Amount gap;
  Moments at{.end = true};
  bool every = false;
  bool side = false;
  Maybe square;
  Amount height;
};

struct Coherency {
  Maybe link;
  Maybe spread;
  Maybe facing;
  Amount others;
  bool chain = true;
  Conditions leader;
  Maybe height;
  bool among_order = false;
  Moments at{.end = true};
};

struct Zone {
  Amount depth;
  Who of;
  bool around = false;
  bool allows_toward = false;
  bool allows_back = false;
  bool allows_turn = false;
};

enum class Side { north, south, east, west };
constexpr Names<Side::west> names_of(Side) { return {"north", "south", "east", "west"}; }

struct Edge {
  std::optional<bool> leave;
  std::optional<std::vector<Side>> over;
};

enum class EnterFrom { edge, anywhere, carrier };
constexpr Names<EnterFrom::carrier> names_of(EnterFrom) { return {"edge", "anywhere", "carrier"}; }
enum class EnterStands { outside, centre, inside };
constexpr Names<EnterStands::inside> names_of(EnterStands) { return {"outside", "centre", "inside"}; }

struct Enter {
  std::optional<EnterFrom> from;
  std::optional<EnterStands> stands;
  std::optional<std::vector<Side>> edges;
  std::string edges_key;  ///< of a choice among them; empty: none
  Maybe within;
};

struct Dice {
  std::string purpose;
  Amount count;
  bool each = false;
};

struct Forbids {};

/// A status that an effect sets.
struct Setting {
  enum class How { plain, turn, member, amount };
  std::string key;
  How how = How::plain;
  Value value;         ///< of `plain`
  std::string member;  ///< of `member`
  Amount amount;       ///< of `amount`
};

struct EffectRule {
  std::vector<Setting> set;
  enum class On { piece, unit, member };
  On on = On::piece;
  std::string member;
  bool note = false;
};

struct BaseRule {
  Maybe width;
  Maybe length;
  Maybe diameter;
};

using Content = std::variant<Allowance, Price, Toll, Barred, Clears, Turns, Climbs, Course, Apart, Near, Coherency,
                             Zone, Edge, Enter, Dice, Forbids, EffectRule, BaseRule>;

struct Rule {
  std::size_t number = 0;  ///< in the order of the file
  std::string clause;      ///< id
  std::string pointer;     ///< into the file: "/clauses/2/rules/0"
  std::optional<When> when;
  std::optional<Way> way;
  Value says;  ///< the rule's own wordings, or null
  Content content;
  std::vector<std::string> dice;       ///< purposes that it reads
  std::vector<std::string> when_dice;  ///< those of its `when`

  Kind kind() const { return static_cast<Kind>(content.index()); }
  template <class T>
  const T& as() const {
    return std::get<T>(content);
  }
};

struct Chart {
  std::vector<Rule> rules;
  double inches = 1;                 ///< in a unit of the currency
  std::string inches_key;            ///< of the option that says how many; empty: `inches` does
  std::vector<std::string> ratings;  ///< all that a feature may have

  /// The rules of a kind, in the order of the file.
  const std::vector<const Rule*>& of(Kind kind) const { return by_kind[static_cast<std::size_t>(kind)]; }
  std::array<std::vector<const Rule*>, static_cast<std::size_t>(Kind::base) + 1> by_kind{};
};

/// Whether a ruleset.json is a chart: an object with `"judge": "charts"`.
bool is_chart(const Value& json);

/// All mistakes of a chart, each a sentence with a pointer into it, in the order of the file. Not for a variant.
std::vector<Problem> chart_mistakes(const Value& json);

/// The chart with what the engine's reader of rulesets wants besides: an action by default, a rating of each kind of
/// terrain, how its clauses are handled, members for where a piece comes on. The chart has no mistake.
Value for_engine(const Value& json);

/// The chart of a ruleset. A Problem is the first of `chart_mistakes`, with its pointer.
Result<std::shared_ptr<const Chart>> read_chart(const RulesetData& data);

}  // namespace linesman::chart
