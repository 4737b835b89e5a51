// The calls of linesman-cli (protocol section 6) as functions. Each gets its arguments and streams and returns the exit
// status.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "answers/answer_status.h"
#include "answers/problem_place.h"
#include "cli/call.h"

namespace linesman {

struct CaseLine;
struct DiceRoll;

int judge_call(const JudgingCall& call, const Services& services, const Streams& streams);
int trace_call(const JudgingCall& call, const Services& services, const Streams& streams);
int ask_call(const QuestionCall& call, const Services& services, const Streams& streams);
int reach_call(const QuestionCall& call, const Services& services, const Streams& streams);
int could_call(const QuestionCall& call, const Services& services, const Streams& streams);
int form_call(const QuestionCall& call, const Services& services, const Streams& streams);
int turns_call(const QuestionCall& call, const Services& services, const Streams& streams);
int readings_call(const QuestionCall& call, const Services& services, const Streams& streams);
int mend_call(const QuestionCall& call, const Services& services, const Streams& streams);
int sure_call(const QuestionCall& call, const Services& services, const Streams& streams);
int clock_call(const ClockCall& call, const Services& services, const Streams& streams);
int apply_call(const JudgingCall& call, const Services& services, const Streams& streams);
int replay_call(const CheckCall& call, const Services& services, const Streams& streams);
int verify_call(const RecordCall& call, const Services& services, const Streams& streams);
int record_call(const RecordCall& call, const Services& services, const Streams& streams);
int at_call(const RecordCall& call, const Services& services, const Streams& streams);
int timeline_call(const JudgingCall& call, const Services& services, const Streams& streams);
int wreck_call(const WreckCall& call, const Services& services, const Streams& streams);
int tray_call(const TrayCall& call, const Services& services, const Streams& streams);
int turn_call(const EntryCall& call, const Services& services, const Streams& streams);
int edit_call(const EntryCall& call, const Services& services, const Streams& streams);
int note_call(const EntryCall& call, const Services& services, const Streams& streams);
int decide_call(const EntryCall& call, const Services& services, const Streams& streams);
int rejudge_call(const EntryCall& call, const Services& services, const Streams& streams);
int check_call(const CheckCall& call, const Services& services, const Streams& streams);
int rulesets_call(const RulesetsCall& call, const Services& services, const Streams& streams);
/// Judges the cases in the folder of a ruleset and prints each that fails.
int try_call(const RulesetsCall& call, const Services& services, const Streams& streams);
/// Writes a chart with its cases into a file of rules, `RulesetsCall::exported`.
int export_rules_call(const RulesetsCall& call, const Services& services, const Streams& streams);
/// Keeps the rules of a file, `RulesetsCall::imported`, among the user's own, and prints where.
int import_rules_call(const RulesetsCall& call, const Services& services, const Streams& streams);
/// Puts the chart of a game into its document.
int carry_call(const CarryCall& call, const Services& services, const Streams& streams);
/// The rules of a game to which a call agrees.
struct AgreedRules {
  std::vector<Value> charts;  ///< the chart, and the variants of it: each behind the ruleset that it extends
  std::string instead;        ///< as `Services::carried_instead`
};
/// The rules that the document of a path carries. A Problem where it carries none, or one with a mistake. Where other
/// rules are installed under its id it says on `err` that these do not judge.
Result<AgreedRules> carried_rulesets(const std::string& game, const Services& services, const Streams& streams);
/// Writes the skeleton of a ruleset `RulesetsCall::fresh_id` into a folder of that name.
int new_ruleset_call(const RulesetsCall& call, const Services& services, const Streams& streams);
int render_call(const RenderCall& call, const Services& services, const Streams& streams);
int lab_call(const LabCall& call, const Services& services, const Streams& streams);
/// `game` of roll is the game whose record gets the roll; empty: none.
int roll_call(const RollCall& call, const Services& services, const Streams& streams);
/// Puts a roll into the record of a game. The program rolls unless the call has faces of real dice.
int roll_into(const RollCall& call, const DiceRoll& dice, const Services& services, const Streams& streams);
/// `game` of import is the game that gets the imported things; empty: a new one.
int import_call(const ExchangeCall& call, const Services& services, const Streams& streams);
int export_call(const ExchangeCall& call, const Services& services, const Streams& streams);
int sheet_call(const SheetCall& call, const Services& services, const Streams& streams);
/// `game` of markers may be empty.
int markers_call(const MarkersCall& call, const Services& services, const Streams& streams);
int photo_call(const PhotoCall& call, const Services& services, const Streams& streams);
/// Tells what happens on a table before a camera until the film ends or the user interrupts.
int watch_call(const WatchCall& call, const Services& services, const Streams& streams);
/// `what` of backdrop is the picture; empty: the backdrop is taken away.
int backdrop_call(const BackdropCall& call, const Services& services, const Streams& streams);
/// Moves pieces to where a photograph shows them, as one entry of the record with the photograph's hash.
int photo_into(const PhotoCall& call, const Services& services, const Streams& streams);
/// Prints the schema `InstalledCall::what`; empty: the names of all.
int schema_call(const InstalledCall& call, const Services& services, const Streams& streams);
/// Lists the installed example games, or copies them with their orders into `InstalledCall::copied_to`.
int examples_call(const InstalledCall& call, const Services& services, const Streams& streams);
/// Writes the case of a dispute, or of each line of drafts, and prints its hash.
int cases_add_call(const CasesCall& call, const Services& services, const Streams& streams);
/// Prints the cases that are like a move.
int cases_find_call(const CasesCall& call, const Services& services, const Streams& streams);
/// Prints the cases that contradict each other.
int cases_conflicts_call(const CasesCall& call, const Services& services, const Streams& streams);
/// Reads every file of a book, rules on every case again, and prints what is wrong.
int cases_check_call(const CasesCall& call, const Services& services, const Streams& streams);
/// Prints what copying some folders together would bring.
int cases_merge_check_call(const CasesCall& call, const Services& services, const Streams& streams);
/// Adds the cases of a folder to another one.
int cases_copy_call(const CasesCall& call, const Services& services, const Streams& streams);
/// Writes the cases as tests of their rulesets.
int cases_tests_call(const CasesCall& call, const Services& services, const Streams& streams);
/// Writes a book to read.
int cases_book_call(const CasesCall& call, const Services& services, const Streams& streams);
/// Prints what is wrong with an event.
int event_check_call(const EventCall& call, const Services& services, const Streams& streams);
/// Prints the tables of an event: which have called, and who goes.
int event_hall_call(const EventCall& call, const Services& services, const Streams& streams);
/// Writes the call of a table, that an umpire takes it, or that it has ended.
int event_call_call(const EventCall& call, const Services& services, const Streams& streams);
/// Writes the rulings of an event by clause.
int event_report_call(const EventCall& call, const Services& services, const Streams& streams);
/// Writes how its rules are read.
int event_pack_call(const EventCall& call, const Services& services, const Streams& streams);
int batch_call(const BatchCall& call, const Services& services, const Streams& streams);

/// Spaces for each level of printed JSON.
inline constexpr int INDENT = 2;

/// Prints a result as JSON over several lines and returns `status`.
int print_json(const Value& result, const Streams& streams, int status = DONE);

/// Prints each line for people and returns `status`.
int print_lines(const std::vector<Sentence>& lines, const Streams& streams, int status = DONE);
/// Likewise; a line that is a part of the one before stands further in.
int print_lines(const std::vector<CaseLine>& lines, const Streams& streams, int status = DONE);

/// `Problem::sentence` with the reason in the language of people.
std::string sentence_in_words(const Problem& problem, const Streams& streams);

/// Writes one line to standard error and returns UNUSABLE.
int refuse(const Problem& problem, const Streams& streams);

/// A call with its arguments. Gives the exit status.
using Run = std::function<int(const Services&, const Streams&)>;

/// Runs a call whose result goes into the file `out`. Where it has saved its result and only its answer cannot be
/// written, the rest of the answer is dropped: the status says what stands in the file, and a line on `err` that the
/// answer is lost.
int run_call(const Run& call, const std::string& out, const Services& services, const Streams& streams);

/// `refuse` for the first of several problems, with their number. There is at least one.
int refuse_first(const std::vector<Problem>& problems, const Streams& streams);

}  // namespace linesman
