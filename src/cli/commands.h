// The calls of linesman-cli (protocol section 6), without a process: what they are given, where they write, and with
// which status they end.
#pragma once

#include <optional>
#include <string>

#include "cli/call.h"

namespace linesman {

struct DiceRoll;

/// Exit statuses.
inline constexpr int DONE = 0;        ///< legal, marginal, done
inline constexpr int NOT_LEGAL = 1;   ///< illegal, or a difference found
inline constexpr int UNUSABLE = 2;    ///< the input is unusable: one line on standard error
inline constexpr int INCOMPLETE = 3;  ///< dice are missing, or nothing is there to answer from

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
/// Of roll `game` is the game into whose record it goes, empty for none.
int roll_call(const Call& call, const Services& services, Streams streams);
/// A roll for the record of the game that a call names: thrown here, or told by the players.
int roll_into(const Call& call, const DiceRoll& dice, const Services& services, Streams streams);
/// Of import `game` is the game that it goes into, empty for a new one.
int import_call(const Call& call, const Services& services, Streams streams);
int export_call(const Call& call, const Services& services, Streams streams);
int sheet_call(const Call& call, const Services& services, Streams streams);
int batch_call(const Call& call, const Services& services, Streams streams);

/// Spaces before each level of the JSON that is printed.
inline constexpr int INDENT = 2;

/// The problem with its file, where it does not name one yet.
Problem about(const std::string& file, Problem problem);

/// One line on standard error; UNUSABLE.
int refuse(const Problem& problem, Streams streams);

/// The same with the first of several, at least one, and how many there are.
int refuse_first(const std::vector<Problem>& problems, Streams streams);

/// Everything that is wrong with a game: with the document, or, when that can be read, under its ruleset.
std::vector<Problem> check_game(const Value& json, const std::string& file, const RulesetLibrary& library);

int status_of(Verdict verdict);

/// An umpire's word that an order may pass, as the calls are given it.
struct Word {
  std::string text;  ///< empty: there is none
  std::string by;
};

/// A ruling, and the game with the order carried out when that is legal, marginal, or let pass by an umpire.
struct Outcome {
  Judgement judgement;
  std::optional<Game> after;
};
/// An umpire's word is heard only on what the rules do not allow.
Result<Outcome> try_order(const Hearing& hearing, const Order& order, const Word& word = {});

}  // namespace linesman
