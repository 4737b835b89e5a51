// A ruleset's vocabulary, read from ruleset.json: its actions, dice, options and clauses. The window offers them, and
// the referee refuses any other word.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/names.h"
#include "base/result.h"
#include "base/value.h"
#include "table/game.h"

namespace linesman {

enum class FieldType { boolean, choice, number, whole, text, id, feature, piece, unit, point, heading, list };

/// The kind of thing that a key belongs to.
enum class FieldOwner { piece, unit, feature, game, order, act };

/// A key with the values that it may have: a trait, a status, an option, a member of an order or of an act.
struct Field {
  std::string key;
  std::string title;  ///< a label: "Movement dice"
  std::string help;   ///< a sentence
  FieldType type = FieldType::text;
  std::vector<std::string> choices;        ///< of a choice
  std::vector<std::string> choice_titles;  ///< a label for each of `choices`
  std::optional<double> least;             ///< of a number or whole
  std::optional<double> most;
  bool above_least = false;          ///< `least` itself is not allowed
  Value fallback;                    ///< the default, from the file's `defaults`; null when there is none
  bool required = false;             ///< members of orders and acts: must be given
  std::vector<FieldOwner> owners;    ///< traits and statuses: the kinds of things that may have it
  std::vector<std::string> actions;  ///< of an order member: the actions it goes with; empty: all
  std::vector<Field> members;        ///< of a list: the fields of its objects
  bool of_path = false;  ///< of an order member: it belongs to the path; of a whole in its objects: it numbers a hex
  Value ready;           ///< of a status: its value on a piece that can be ordered at once; null: the usual one
  Value formerly;        ///< of a choice: object, today's choice by a value of an earlier edition ("true": a boolean)

  /// Of an order member: whether an order for that action may have it.
  bool goes_with(std::string_view action) const;
  /// Of an order member: whether it is "start" or "starts", which Order keeps in `Order::starts`.
  bool is_start() const { return key == "start" || key == "starts"; }
};

struct Action {
  std::string id;
  std::string title;
  std::string help;
  bool path = true;  ///< takes a path
};

/// An act of a path: `{"act": id, …}`.
struct ActTerm {
  std::string id;
  std::string title;
  std::string help;
  std::vector<Field> members;
};

struct DicePurpose {
  std::string purpose;
  std::string title;
  std::string help;
  int faces = 6;
};

/// The ratings that a feature of some classes may be given.
struct RatingChoice {
  std::vector<std::string> classes;  ///< "area", "surface"…
  std::vector<std::string> values;
};

/// The source of a clause: the rulebook; this project, where the book is silent; optional rules of either; or the
/// players, who bring in what other chapters do. The last one is in no file.
enum class ClauseSource { book, ours, option, players };
constexpr Names<ClauseSource::players> names_of(ClauseSource) { return {"book", "ours", "option", "players"}; }

struct Clause {
  std::string id;  ///< "pips-7"
  std::string title;
  std::string text;                   ///< its content in a sentence or two, {figures} to fill in
  std::vector<std::string> handling;  ///< of "judged", "asked", "noted", "effect", "dice"
  Value says;  ///< object: wordings for rulings by key ("fault", "cost", "note"…), {figures} to fill in
  std::optional<ClauseSource> source{};  ///< empty when the file names none
  std::vector<std::string> options{};    ///< keys of the options that it depends on
};

struct Terms {
  std::string id;
  std::string edition;
  std::string title;
  std::string summary;
  std::string currency;              ///< as written in rulings: "inch"
  std::string currency_symbol;       ///< for people: "″"
  std::string extends;               ///< id of the ruleset that it varies; empty for one with its own rules in C++
  std::vector<std::string> lineage;  ///< its id, then the ids that it extends; the last one has the rules in C++
  bool chart = false;                ///< its rules are data
  bool grid = false;                 ///< plays on a hex grid only
  std::vector<std::string> steps;    ///< keys of the steps that its orders may have
  std::vector<std::string> offers;   ///< the steps that can be legal; handles and keys of the window make only these
  std::vector<Action> actions;
  std::vector<ActTerm> acts;
  std::vector<Field> traits;
  std::vector<Field> status;
  std::vector<Field> options;
  std::vector<Field> members;  ///< of an order
  std::vector<DicePurpose> dice;
  bool any_dice = false;                     ///< dice for an unknown purpose are accepted: a clause judges them
  std::vector<RatingChoice> rating_choices;  ///< empty: the ruleset checks its ratings itself
  std::vector<Clause> clauses;

  const Clause& clause(std::string_view id) const;  ///< checked: it exists
  const Field* option(std::string_view key) const;
  const Field* trait(std::string_view key) const;
  const Field* status_field(std::string_view key) const;
  const Field* member(std::string_view key) const;  ///< of an order
  const Action* action(std::string_view id) const;
  const ActTerm* act(std::string_view id) const;
  /// Whether an order for that action may say where a piece begins.
  bool takes_start(std::string_view action) const;
};

/// The content of a ruleset.json, merged with the ruleset that it extends.
struct RulesetData {
  Terms terms;
  Value ratings;   ///< object: rating by kind
  Value figures;   ///< object: every rate, cost and table
  Value defaults;  ///< object: default values by option or trait; house rules may change them
  Value raw;       ///< the whole file; of a variant, the merged whole
};

/// Reads the content of a ruleset.json. A Problem's pointer is into it.
Result<RulesetData> read_ruleset_data(const Value& json);

/// The content of a ruleset.json that `extends` another, laid over the whole content of that one. A variant has its own
/// `id` and may change `title`, `edition`, `summary`, and existing `figures`, `ratings` and `defaults`.
Result<Value> extended(const Value& base, const Value& variant);
/// All mistakes for which `extended` refuses a variant; it names the first.
std::vector<Problem> variant_mistakes(const Value& base, const Value& variant);

/// `data` with a game's house rules laid over its figures, ratings and defaults. A Problem, with a pointer that begins
/// "/house_rules", for an unknown name or a value of another type.
Result<RulesetData> with_house_rules(const RulesetData& data, const Value& house_rules);

/// Checks `value` against a field. The Problem's reason names the key and its allowed values.
Result<void> check_field(const Field& field, const Value& value, const std::string& pointer);

/// The value of a game's option: its own, else the default.
Value option_value(const RulesetData& data, const Value& game_options, std::string_view key);

/// The options that a clause depends on, by title, with their values in force: "Weather: dry". Empty for a clause that
/// depends on none.
Sentence options_in_force(const Terms& terms, const Clause& clause, const Value& game_options);
/// Those of them that the game has otherwise than the ruleset.
Sentence agreed_options(const Terms& terms, const Clause& clause, const Value& game_options);

/// A value of a field in a sentence: the title of a choice, which stays, "yes" or "no", a number.
Argument value_argument(const Field& field, const Value& value);
/// The same in English.
std::string value_title(const Field& field, const Value& value);

/// The rating of a feature: the players' own for this ruleset, else for a ruleset that this one extends, else the
/// rating of its kind; null when there is none.
Value rating_of(const RulesetData& data, const Feature& feature);

/// The text of a clause, filled with the figures in force and with the options of a game or their defaults.
std::string clause_text(const RulesetData& data, const Clause& clause,
                        const Value& game_options = Value::empty_object());

/// The context of the ruleset's sentences: its id, then the ids that it extends, with blanks between them.
std::string context_of(const Terms& terms);

/// The figure at a dotted name in an object of figures: "rates.foot"; nullptr when there is none.
const Value* figure_at(const Value& figures, std::string_view name);

/// `sentence` with each {name} replaced by the figure of that name (a dot goes into an object: {rates.foot}). Numbers
/// have at most `decimals` decimals. An unknown name stays unchanged.
std::string fill(std::string_view sentence, const Value& figures, int decimals = 2);

}  // namespace linesman
