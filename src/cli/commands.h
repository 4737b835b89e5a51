// The calls of linesman-cli (protocol section 6) as functions. Each gets its arguments and streams and returns the exit
// status.
#pragma once

#include <string>
#include <vector>

#include "answers/answer_status.h"
#include "answers/problem_place.h"
#include "cli/call.h"

namespace linesman {

struct DiceRoll;

int judge_call(const Call& call, const Services& services, const Streams& streams);
int trace_call(const Call& call, const Services& services, const Streams& streams);
int ask_call(const Call& call, const Services& services, const Streams& streams);
int reach_call(const Call& call, const Services& services, const Streams& streams);
int could_call(const Call& call, const Services& services, const Streams& streams);
int turns_call(const Call& call, const Services& services, const Streams& streams);
int readings_call(const Call& call, const Services& services, const Streams& streams);
int mend_call(const Call& call, const Services& services, const Streams& streams);
int sure_call(const Call& call, const Services& services, const Streams& streams);
int apply_call(const Call& call, const Services& services, const Streams& streams);
int replay_call(const Call& call, const Services& services, const Streams& streams);
int verify_call(const Call& call, const Services& services, const Streams& streams);
int record_call(const Call& call, const Services& services, const Streams& streams);
int at_call(const Call& call, const Services& services, const Streams& streams);
int turn_call(const Call& call, const Services& services, const Streams& streams);
int edit_call(const Call& call, const Services& services, const Streams& streams);
int note_call(const Call& call, const Services& services, const Streams& streams);
int decide_call(const Call& call, const Services& services, const Streams& streams);
int rejudge_call(const Call& call, const Services& services, const Streams& streams);
int check_call(const Call& call, const Services& services, const Streams& streams);
int rulesets_call(const Call& call, const Services& services, const Streams& streams);
/// Judges the cases in the folder of a ruleset and prints each that fails.
int try_call(const Call& call, const Services& services, const Streams& streams);
/// Writes a chart with its cases into a file of rules, `Call::exported`.
int export_rules_call(const Call& call, const Services& services, const Streams& streams);
/// Keeps the rules of a file, `Call::imported`, among the user's own, and prints where.
int import_rules_call(const Call& call, const Services& services, const Streams& streams);
/// Puts the chart of a game into its document.
int carry_call(const Call& call, const Services& services, const Streams& streams);
/// The chart that the document of a path carries, and the variants of it: each behind the ruleset that it extends. A
/// Problem where it carries none, or one with a mistake. Where other rules are installed under its id it says on `err`
/// that these do not judge: the rulings look the same.
Result<std::vector<Value>> carried_rulesets(const std::string& game, const Services& services, const Streams& streams);
/// Writes the skeleton of a ruleset `Call::fresh_id` into a folder of that name.
int new_ruleset_call(const Call& call, const Services& services, const Streams& streams);
int render_call(const Call& call, const Services& services, const Streams& streams);
/// `game` of roll is the game whose record gets the roll; empty: none.
int roll_call(const Call& call, const Services& services, const Streams& streams);
/// Puts a roll into the record of a game. The program rolls unless the call has faces of real dice.
int roll_into(const Call& call, const DiceRoll& dice, const Services& services, const Streams& streams);
/// `game` of import is the game that gets the imported things; empty: a new one.
int import_call(const Call& call, const Services& services, const Streams& streams);
int export_call(const Call& call, const Services& services, const Streams& streams);
int sheet_call(const Call& call, const Services& services, const Streams& streams);
/// `game` of markers may be empty.
int markers_call(const Call& call, const Services& services, const Streams& streams);
int photo_call(const Call& call, const Services& services, const Streams& streams);
/// `what` of backdrop is the picture; empty: the backdrop is taken away.
int backdrop_call(const Call& call, const Services& services, const Streams& streams);
/// Moves pieces to where a photograph shows them, as one entry of the record with the photograph's hash.
int photo_into(const Call& call, const Services& services, const Streams& streams);
/// Prints the schema `Call::what`; empty: the names of all.
int schema_call(const Call& call, const Services& services, const Streams& streams);
/// Lists the installed example games, or copies them with their orders into `Call::copied_to`.
int examples_call(const Call& call, const Services& services, const Streams& streams);
int batch_call(const Call& call, const Services& services, const Streams& streams);

/// Spaces for each level of printed JSON.
inline constexpr int INDENT = 2;

/// Prints a result as JSON over several lines and returns `status`.
int print_json(const Value& result, const Streams& streams, int status = DONE);

/// `Problem::sentence` with the reason in the language of people.
std::string sentence_in_words(const Problem& problem, const Streams& streams);

/// Writes one line to standard error and returns UNUSABLE.
int refuse(const Problem& problem, const Streams& streams);

/// `refuse` for the first of several problems, with their number. There is at least one.
int refuse_first(const std::vector<Problem>& problems, const Streams& streams);

}  // namespace linesman
