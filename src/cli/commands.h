// The calls of linesman-cli (protocol section 6) as functions. Each gets its arguments and streams and returns the exit
// status.
#pragma once

#include <optional>
#include <string>

#include "cli/call.h"

namespace linesman {

struct DiceRoll;

/// Exit statuses.
inline constexpr int DONE = 0;        ///< legal, marginal, done
inline constexpr int NOT_LEGAL = 1;   ///< illegal, or a difference was found
inline constexpr int UNUSABLE = 2;    ///< the input is unusable: one line on standard error
inline constexpr int INCOMPLETE = 3;  ///< dice are missing, or the question cannot be answered

int judge_call(const Call& call, const Services& services, Streams streams);
int trace_call(const Call& call, const Services& services, Streams streams);
int reach_call(const Call& call, const Services& services, Streams streams);
int could_call(const Call& call, const Services& services, Streams streams);
int turns_call(const Call& call, const Services& services, Streams streams);
int readings_call(const Call& call, const Services& services, Streams streams);
int mend_call(const Call& call, const Services& services, Streams streams);
int apply_call(const Call& call, const Services& services, Streams streams);
int replay_call(const Call& call, const Services& services, Streams streams);
int verify_call(const Call& call, const Services& services, Streams streams);
int record_call(const Call& call, const Services& services, Streams streams);
int at_call(const Call& call, const Services& services, Streams streams);
int turn_call(const Call& call, const Services& services, Streams streams);
int edit_call(const Call& call, const Services& services, Streams streams);
int note_call(const Call& call, const Services& services, Streams streams);
int decide_call(const Call& call, const Services& services, Streams streams);
int rejudge_call(const Call& call, const Services& services, Streams streams);
int check_call(const Call& call, const Services& services, Streams streams);
int lint_call(const Call& call, const Services& services, Streams streams);
int rulesets_call(const Call& call, const Services& services, Streams streams);
int render_call(const Call& call, const Services& services, Streams streams);
/// `game` of roll is the game whose record gets the roll; empty: none.
int roll_call(const Call& call, const Services& services, Streams streams);
/// Puts a roll into the record of a game. The program rolls unless the call has faces of real dice.
int roll_into(const Call& call, const DiceRoll& dice, const Services& services, Streams streams);
/// `game` of import is the game that gets the imported things; empty: a new one.
int import_call(const Call& call, const Services& services, Streams streams);
int export_call(const Call& call, const Services& services, Streams streams);
int sheet_call(const Call& call, const Services& services, Streams streams);
int batch_call(const Call& call, const Services& services, Streams streams);

/// Spaces for each level of printed JSON.
inline constexpr int INDENT = 2;

/// The problem with the file `file`, unless it already names one.
Problem about(const std::string& file, Problem problem);

/// Writes one line to standard error and returns UNUSABLE.
int refuse(const Problem& problem, Streams streams);

/// `refuse` for the first of several problems, with their number. There is at least one.
int refuse_first(const std::vector<Problem>& problems, Streams streams);

/// The problems of a document, or, when it can be read, of the game under its ruleset.
std::vector<Problem> check_game(const Value& json, const std::string& file, const RulesetLibrary& library);

int status_of(Verdict verdict);

/// An umpire's decision that an order may pass.
struct UmpireWord {
  std::string text;  ///< empty: there is none
  std::string by;
};

/// A ruling, and the game after the order when it is legal, marginal, or an umpire lets it pass.
struct Outcome {
  Judgement judgement;
  std::optional<Game> after;
};
/// Judges an order and carries it out if possible. `word` only counts when the order is not legal.
Result<Outcome> try_order(const Hearing& hearing, const Order& order, const UmpireWord& word = {});

}  // namespace linesman
