#include "cli/case_options.h"

namespace linesman {

namespace {

/// An option that takes three values each time.
void take_triples(CLI::App* sub, const char* name, std::vector<std::string>& values, const char* help,
                  const char* type) {
  constexpr int THREE = 3;
  sub->add_option(name, values, help)
      ->type_name(type)
      ->type_size(THREE)
      ->expected(1, CLI::detail::expected_max_vector_size)
      ->allow_extra_args(false);
}

}  // namespace

void add_cases(CommandLine& line) {
  auto& call = line.keep<CasesCall>();
  CLI::App* cases = line.add_group("cases", "A book of disputes: how did we rule that before?");
  CLI::App* add = line.add_below(cases, "add", "Write a dispute with its decision into a book.", cases_add_call, call);
  CLI::App* find = line.add_below(cases, "find", "Print the cases that are like a move.", cases_find_call, call);
  CLI::App* conflicts =
      line.add_below(cases, "conflicts", "Print the cases that contradict each other.", cases_conflicts_call, call);
  CLI::App* check = line.add_below(cases, "check", "Say everything that is wrong with a book.", cases_check_call, call);
  CLI::App* merge = line.add_below(cases, "merge-check", "Say what copying folders of cases together would bring.",
                                   cases_merge_check_call, call);
  CLI::App* copy = line.add_below(cases, "copy", "Add the cases of a folder to another one.", cases_copy_call, call);
  CLI::App* tests =
      line.add_below(cases, "tests", "Write the cases as tests of their rulesets.", cases_tests_call, call);
  CLI::App* book = line.add_below(cases, "book", "Write the rulings by clause, to read.", cases_book_call, call);
  merge->add_option("FOLDER", call.folders, "The folders of cases, or of events")->required()->expected(2, -1);
  copy->add_option("-o,--output", call.out, "The folder that gets them")->required();
  tests->add_option("-o,--output", call.out, "The folder that gets a folder for each ruleset")->required();
  book->add_option("-o,--output", call.out, "The book: a name in .html, .pdf, .md or .json")->required();
  for (CLI::App* sub : {add, find, conflicts, check, merge, copy, tests, book})
    sub->add_flag("--without-names", call.without_names, "Leave the people's names out");
  for (CLI::App* sub : {add, find, conflicts, check, merge, copy, tests})
    take_text(sub, call, "Print the answer for people, not as JSON");
  find->add_option("--words", call.words, "Cases with these words, the newest first, in place of a move");
  for (CLI::App* sub : {add, find, conflicts, check, copy, tests, book})
    sub->add_option("FOLDER", call.folder, "The folder of cases, or of an event")->required();
  for (CLI::App* sub : {add, find}) {
    sub->add_option("GAME", call.game, "The game's file; - reads standard input");
    sub->add_option("ORDER", call.order, "The order's file; - reads standard input");
  }
  add->add_option("--umpire", call.umpire, "Who decided");
  add->add_flag("--upheld", call.upheld, "The ruling stands");
  add->add_option("--verdict", call.verdict, "The decision in place of the ruling: legal or illegal");
  add->add_option("--reason", call.reason, "Why");
  take_triples(add, "--statement", call.statements, "What a side says", "SIDE NAME TEXT");
  take_triples(add, "--card", call.cards, "A warning, yellow or red card", "NAME KIND WHY");
  add->add_option("--table", call.table, "The number of the table");
  add->add_option("--minutes", call.minutes, "Whole minutes from call to decision");
  add->add_option("--seen-by", call.seen_by, "Another umpire who saw it")
      ->take_all()
      ->expected(1)
      ->allow_extra_args(false);
  add->add_option("--corrects", call.corrects, "The case that this one replaces")->type_name("CASE");
  add->add_flag("--withdraw", call.withdraw, "Take the corrected case back");
  add->add_option("--drafts", call.drafts, "Write a case for each line of this file; - reads standard input");
  constexpr int MOST_CASES = 100'000;
  find->add_option("--most", call.most, "The most cases; usually 3")->check(CLI::Range(1, MOST_CASES));
  find->add_option("--questions", call.questions, "Answer each line of this file; - reads standard input");
}

void add_events(CommandLine& line) {
  auto& call = line.keep<EventCall>();
  CLI::App* event = line.add_group("event", "The desk of an event: its tables, calls and cases.");
  CLI::App* check =
      line.add_below(event, "check", "Say everything that is wrong with an event.", event_check_call, call);
  CLI::App* hall =
      line.add_below(event, "hall", "Print the tables of an event, the longest wait first.", event_hall_call, call);
  CLI::App* table = line.add_below(event, "call", "Write that a table calls, or who goes.", event_call_call, call);
  CLI::App* report =
      line.add_below(event, "report", "Write the rulings of an event by clause.", event_report_call, call);
  CLI::App* pack =
      line.add_below(event, "pack", "Write the options, house rules and readings of an event.", event_pack_call, call);
  for (CLI::App* sub : {report, pack})
    sub->add_option("-o,--output", call.out, "The pages: a name in .html, .pdf or .md")->required();
  for (CLI::App* sub : {check, hall, table, report, pack})
    sub->add_flag("--without-names", call.without_names, "Leave the people's names out");
  for (CLI::App* sub : {check, hall, table, report, pack})
    sub->add_option("EVENT", call.folder, "The event's folder")->required();
  for (CLI::App* sub : {check, hall, table}) take_text(sub, call, "Print the answer for people, not as JSON");
  table->add_option("TABLE", call.table, "The number of the table")->required()->check(CLI::Range(0, 99));
  CLI::Option* taken = table->add_option("--taken", call.taken, "The umpire who goes there");
  table->add_option("--ended", call.ended, "The case with which the call ended")->type_name("CASE")->excludes(taken);
  for (CLI::App* sub : {hall, table}) sub->add_option("--at", call.at, "The moment; usually now")->type_name("TIME");
}

}  // namespace linesman
