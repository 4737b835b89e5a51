// The words of which the rules of a chart are made: amounts, tests, pieces, ground, conditions.
//
// Lengths are in the currency of the file, angles in degrees. An empty optional or list is a member left out.
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
};

inline Who::Who() = default;
inline Who::~Who() = default;
inline Who::Who(const Who&) = default;
inline Who::Who(Who&&) noexcept = default;
inline Who& Who::operator=(const Who&) = default;
inline Who& Who::operator=(Who&&) noexcept = default;

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
};

/// Pieces with a distance to them.
struct Nearness {
  Who who;
  Amount gap;
};

enum class Quarter { front, right, rear, left };
constexpr Names<Quarter::left> names_of(Quarter) { return {"front", "right", "rear", "left"}; }

struct QuarterTest {
  Who who;
  bool own = true;  ///< the quarter is one of the model's base, else of the other's
  std::vector<Quarter> in;
};

struct Comparison {
  Amount amount;
  Test test;
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
};

/// The words of a file that reads rules: `base` and `centre` of a Ground and the like, each in its order.
enum class MannerWord { forward, reverse, sideways };
constexpr Names<MannerWord::sideways> names_of(MannerWord) { return {"forward", "reverse", "sideways"}; }

}  // namespace linesman::chart
