// A ruleset's vocabulary: all that a window needs to offer its actions, dice, options and clauses, and all that a
// referee needs to refuse a word that the ruleset does not know. Read from ruleset.json.
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

/// Whose key it is.
enum class FieldOwner { piece, unit, feature, game, order, act };

/// A key with the values that it may have: a trait, a status, an option, a member of an order or of an act.
struct Field {
  std::string key;
  std::string title;  ///< a label: "Movement dice"
  std::string help;   ///< a sentence
  FieldType type = FieldType::text;
  std::vector<std::string> choices;        ///< of a choice
  std::vector<std::string> choice_titles;  ///< labels of the choices, as many
  std::optional<double> least;             ///< of a number or whole
  std::optional<double> most;
  bool above_least = false;          ///< `least` itself is not allowed
  Value fallback;                    ///< the default, from the file's `defaults`; null when there is none
  bool required = false;             ///< members of orders and acts: must be given
  std::vector<FieldOwner> owners;    ///< traits and statuses: on whom it is read
  std::vector<std::string> actions;  ///< of an order member: the actions it goes with; empty: all
  std::vector<Field> members;        ///< of a list: what each of its objects has
  bool of_path = false;              ///< of an order member: tells of the path; of a whole in its objects: of which hex
  Value ready;     ///< of a status: what a piece has that is to be ordered at once; null: nothing special
  Value formerly;  ///< of a choice: object, today's choice by a value of an earlier edition ("true" for a boolean)

  /// Of an order member: whether an order for that action may have it.
  bool goes_with(std::string_view action) const;
  /// Of an order member: "start" or "starts", which every Order has a place for (`Order::starts`).
  bool is_start() const { return key == "start" || key == "starts"; }
};

struct Action {
  std::string id;
  std::string title;
  std::string help;
  bool path = true;  ///< takes a path
};

/// Something in a path that the ruleset knows: `{"act": id, …}`.
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

/// Whence a clause is: of the rulebook, of this project where the book is silent, or of the book's (or the project's)
/// optional rules.
enum class ClauseSource { book, ours, option };
constexpr Names<ClauseSource::option> names_of(ClauseSource) { return {"book", "ours", "option"}; }

struct Clause {
  std::string id;  ///< "pips-7"
  std::string title;
  std::string text;                   ///< what it says, in a sentence or two, {figures} to fill in
  std::vector<std::string> handling;  ///< of "judged", "asked", "noted", "effect", "dice"
  Value says;  ///< object: wordings for rulings by key ("fault", "cost", "note"…), {figures} to fill in
  std::optional<ClauseSource> source{};  ///< nothing where the file does not say
  std::vector<std::string> options{};    ///< keys of the options that it goes by
};

struct Terms {
  std::string id;
  std::string edition;
  std::string title;
  std::string summary;
  std::string currency;              ///< as written in rulings: "inch"
  std::string currency_symbol;       ///< for people: "″"
  std::string extends;               ///< id of the ruleset that it varies; empty for one with rules of its own
  std::vector<std::string> lineage;  ///< its id, then those that it extends, the last the one with the rules in C++
  bool grid = false;                 ///< plays on a hex grid only
  std::vector<std::string> steps;    ///< keys of the steps that its orders may have
  std::vector<std::string> offers;   ///< those of them that may ever be legal: what handles and keys make
  std::vector<Action> actions;
  std::vector<ActTerm> acts;
  std::vector<Field> traits;
  std::vector<Field> status;
  std::vector<Field> options;
  std::vector<Field> members;  ///< of an order
  std::vector<DicePurpose> dice;
  bool any_dice = false;                     ///< dice for an unknown purpose are not refused: a clause judges them
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

/// What a ruleset.json holds, what it extends merged in: its terms and its figures.
struct RulesetData {
  Terms terms;
  Value ratings;   ///< object: rating by kind
  Value figures;   ///< object: every rate, cost and table
  Value defaults;  ///< object: default values by option or trait, as house rules may change them
  Value raw;       ///< the whole file (of a variant: the merged whole), for inspection
};

/// Reads the content of a ruleset.json. A Problem's pointer is into it.
Result<RulesetData> read_ruleset_data(const Value& json);

/// The content of a ruleset.json that `extends` another, laid over the (whole) content of that one. It has an `id` of
/// its own and may change `title`, `edition`, `summary`, and the `figures`, `ratings` and `defaults` that are there.
Result<Value> extended(const Value& base, const Value& variant);

/// `data` with a game's house rules laid over its figures, ratings and defaults. Refused with the pointer (beginning
/// "/house_rules"): a name that is not there, or a value of another type.
Result<RulesetData> with_house_rules(const RulesetData& data, const Value& house_rules);

/// Holds `value` against a field. The Problem's reason names the key and what it may be.
Result<void> check_field(const Field& field, const Value& value, const std::string& pointer);

/// A game's option: its own value, else the default.
Value option_value(const RulesetData& data, const Value& game_options, std::string_view key);

/// The options that a clause goes by with their values in force, by their titles: "Weather: dry". Empty for a clause
/// that goes by none.
std::string options_in_force(const Terms& terms, const Clause& clause, const Value& game_options);

/// A value of a field, for people: the title of a choice, "yes" or "no", a number.
std::string value_title(const Field& field, const Value& value);

/// The rating of a feature: what the players gave it for this ruleset, else for one that this extends, else that of its
/// kind; null when there is none.
Value rating_of(const RulesetData& data, const Feature& feature);

/// A clause's sentence with the figures in force, and a game's options or their defaults.
std::string clause_text(const RulesetData& data, const Clause& clause,
                        const Value& game_options = Value::empty_object());

/// `sentence` with each {name} replaced by the figure of that name (a dot goes into an object: {rates.foot}), numbers
/// with at most `decimals` decimals. A name that is not there stays as it stands.
std::string fill(std::string_view sentence, const Value& figures, int decimals = 2);

}  // namespace linesman
