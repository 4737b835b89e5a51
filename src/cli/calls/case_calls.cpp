// The calls of a book of cases.
#include <fstream>
#include <istream>
#include <ostream>

#include "answers/cases/case_answers.h"
#include "answers/error_line.h"
#include "base/text.h"
#include "base/utf8.h"
#include "casebook/case_text.h"
#include "casebook/facts/facts.h"
#include "casebook/moment.h"
#include "casebook/search/word_search.h"
#include "cli/commands.h"
#include "cli/inputs.h"
#include "cli/pages_tools.h"
#include "files/json.h"

namespace linesman {

namespace {

/// Longer than any line that can be answered.
constexpr std::size_t MAX_LINE = std::size_t{64} << 20;

/// Says on standard error what was left out, a line each.
void say_left_out(const std::vector<FileProblem>& problems, const Streams& streams) {
  for (const FileProblem& problem : problems)
    streams.err << one_line(streams.said(file_problem_words(problem))) << '\n';
}

/// Answers each line of a file, or of standard input. Returns how many answers are errors; a Problem when the file
/// cannot be read.
template <class Answer>
Result<std::size_t> answer_lines(const std::string& path, const Streams& streams, Answer answer) {
  std::ifstream file;
  if (path != STANDARD_INPUT) {
    file.open(path, std::ios::binary);
    if (!file) return Problem{path, "", "cannot be read"};
  }
  std::istream& in = path == STANDARD_INPUT ? streams.in : file;
  std::size_t errors = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    auto json = line.size() > MAX_LINE ? Result<Value>(Problem{"", "the line is too long"}) : parse_json(line, "");
    const Result<Value> said = json ? answer(*json) : Result<Value>(json.problem());
    if (!said) ++errors;
    streams.out << write_json(said ? *said : error_line(said.problem())) << '\n' << std::flush;
  }
  return errors;
}

/// A problem with a game or order of a call, with the file in place of the member.
Problem in_files(Problem problem, const CasesCall& call) {
  for (const auto& [member, path] : {std::pair("/game", &call.game), std::pair("/order", &call.order)})
    if (problem.file.empty() && problem.pointer.starts_with(member)) {
      problem.file = file_label(*path);
      problem.pointer.erase(0, std::string_view(member).size());
    }
  return problem;
}

struct GameAndOrderJson {
  Value game;
  Value order;
};

Result<GameAndOrderJson> load_both(const CasesCall& call, const Streams& streams) {
  if (call.game.empty() || call.order.empty()) return Problem{"", "a game and an order are needed"};
  if (call.game == STANDARD_INPUT && call.order == STANDARD_INPUT)
    return Problem{"", "the game and the order cannot both be read from standard input"};
  auto game = load_input(call.game, streams.in);
  if (!game) return game.problem();
  auto order = load_input(call.order, streams.in);
  if (!order) return order.problem();
  return GameAndOrderJson{std::move(game).value(), std::move(order).value()};
}

Result<CaseDraft> draft_of(const CasesCall& call, GameAndOrderJson both) {
  CaseDraft draft;
  draft.game = std::move(both.game);
  draft.order = std::move(both.order);
  draft.umpire = call.umpire;
  draft.upheld = call.upheld;
  if (!call.verdict.empty()) {
    draft.verdict = named<Verdict>(call.verdict);
    if (!draft.verdict) return Problem{"", "--verdict: must be legal or illegal"};
  }
  if (!call.upheld && call.verdict.empty())
    return Problem{"", "a decision is needed: --upheld, or --verdict and --reason"};
  draft.reason = call.reason;
  for (std::size_t i = 0; i + 2 < call.statements.size(); i += 3)
    draft.statements.push_back({call.statements[i], call.statements[i + 1], call.statements[i + 2]});
  for (std::size_t i = 0; i + 2 < call.cards.size(); i += 3) {
    const auto kind = named<CardKind>(call.cards[i + 1]);
    if (!kind) return Problem{"", "--card: the kind must be warning, yellow or red"};
    draft.cards.push_back({call.cards[i], *kind, call.cards[i + 2]});
  }
  draft.seen_by = call.seen_by;
  draft.table = call.table;
  draft.minutes = call.minutes;
  draft.corrects = call.corrects;
  draft.withdrawn = call.withdraw;
  if (draft.table && (*draft.table < 0 || *draft.table > LAST_TABLE))
    return Problem{"", said<"--table: must be a whole number from 0 to {n}">(LAST_TABLE)};
  if (draft.minutes && (*draft.minutes < 0 || *draft.minutes > MAX_MINUTES))
    return Problem{"", said<"--minutes: must be a whole number from 0 to {n}">(MAX_MINUTES)};
  if (const auto fit = check_draft(draft); !fit) return Problem{"", fit.problem().reason};
  return draft;
}

/// The names that lines for people have.
NamesOfCase names_for(const CasesCall& call) {
  if (call.without_names) return [](const FiledCase&) { return NamesByLetter(); };
  return names_in_folder(cases_folder(call.folder));
}

/// Likewise for several folders: the first that has the case with its names.
NamesOfCase names_in_folders(const CasesCall& call, const std::vector<std::string>& folders) {
  return [&call, folders](const FiledCase& one) {
    for (const std::string& folder : folders)
      if (NamesByLetter names; !call.without_names && !(names = names_in_folder(folder)(one)).empty()) return names;
    return NamesByLetter();
  };
}

/// The cases like a move, for people.
int print_like(const CaseBook& book, const GameAndOrderJson& both, const CasesCall& call, const RulesetSource& rulesets,
               const Streams& streams) {
  const auto move = heard(both.game, both.order, rulesets);
  if (!move) return refuse(in_files(move.problem(), call), streams);
  const LookedUp facts{root_of(move->hearing.game().ruleset(), rulesets),
                       facts_of(move->hearing, move->judged(), rulesets)};
  const std::vector<LikeCase> found = book.like(facts, static_cast<std::size_t>(call.most));
  const auto lines = like_lines(book, facts, found, move->hearing.ruleset().terms(), names_for(call));
  return print_lines(lines, streams, found.empty() ? NOT_LEGAL : DONE);
}

}  // namespace

int cases_add_call(const CasesCall& call, const Services& services, const Streams& streams) {
  const auto library = services.library();
  auto desk = CaseDesk::open(call.folder, *library);
  if (!desk) return refuse(desk.problem(), streams);
  CaseDesk open = std::move(desk).value();
  say_left_out(open.problems(), streams);
  if (!call.drafts.empty()) {
    const auto errors = answer_lines(call.drafts, streams, [&](const Value& json) -> Result<Value> {
      auto draft = read_draft(json);
      if (!draft) return draft.problem();
      const auto added = open.add(std::move(draft).value(), call.without_names);
      if (!added) return added.problem();
      return added_value(*added);
    });
    if (!errors) return refuse(errors.problem(), streams);
    return *errors > 0 ? NOT_LEGAL : DONE;
  }
  auto both = load_both(call, streams);
  if (!both) return refuse(both.problem(), streams);
  auto draft = draft_of(call, std::move(both).value());
  if (!draft) return refuse(draft.problem(), streams);
  const auto added = open.add(std::move(draft).value(), call.without_names);
  if (!added) return refuse(in_files(added.problem(), call), streams);
  if (call.text) return print_lines(added_lines(*added, open.book(), names_for(call)), streams, DONE);
  return print_json(added_value(*added), streams);
}

int cases_find_call(const CasesCall& call, const Services& services, const Streams& streams) {
  const auto library = services.library();
  const auto read = read_book(cases_folder(call.folder), *library);
  if (!read) return refuse(read.problem(), streams);
  say_left_out(read->problems, streams);
  const auto most = static_cast<std::size_t>(call.most);
  if (!call.words.empty() && call.text) {
    const auto found = cases_with_words(read->book, call.words, most, *library);
    return print_lines(word_lines(read->book, found, names_for(call)), streams, found.empty() ? NOT_LEGAL : DONE);
  }
  if (!call.words.empty()) {
    const JsonAnswer answer = words_answer(read->book, call.words, most, *library);
    return print_json(answer.json, streams, answer.status);
  }
  if (!call.questions.empty()) {
    const auto errors = answer_lines(call.questions, streams, [&](const Value& json) -> Result<Value> {
      const auto answer = like_answer(read->book, json["game"], json["order"], most, *library);
      if (!answer) return answer.problem();
      return answer->json;
    });
    return errors ? DONE : refuse(errors.problem(), streams);
  }
  const auto both = load_both(call, streams);
  if (!both) return refuse(both.problem(), streams);
  if (call.text) return print_like(read->book, *both, call, *library, streams);
  const auto answer = like_answer(read->book, both->game, both->order, most, *library);
  if (!answer) return refuse(in_files(answer.problem(), call), streams);
  return print_json(answer->json, streams, answer->status);
}

int cases_conflicts_call(const CasesCall& call, const Services& services, const Streams& streams) {
  const auto library = services.library();
  const auto read = read_book(cases_folder(call.folder), *library);
  if (!read) return refuse(read.problem(), streams);
  say_left_out(read->problems, streams);
  const JsonAnswer answer = conflicts_answer(read->book);
  if (call.text) return print_lines(conflict_lines(read->book, names_for(call)), streams, answer.status);
  return print_json(answer.json, streams, answer.status);
}

int cases_check_call(const CasesCall& call, const Services& services, const Streams& streams) {
  const auto checked = checked_folder(cases_folder(call.folder), *services.library(), moment_now(), call.without_names);
  if (!checked) return refuse(checked.problem(), streams);
  const JsonAnswer answer = checked_answer(*checked);
  if (call.text) return print_lines(check_lines(*checked), streams, answer.status);
  return print_json(answer.json, streams, answer.status);
}

int cases_merge_check_call(const CasesCall& call, const Services& services, const Streams& streams) {
  std::vector<std::string> folders;
  for (const std::string& folder : call.folders) folders.push_back(cases_folder(folder));
  const auto merged = merged_folders(folders, *services.library());
  if (!merged) return refuse(merged.problem(), streams);
  const JsonAnswer answer = merged_answer(*merged);
  if (call.text)
    return print_lines(merged_lines(*merged, call.folders, names_in_folders(call, folders)), streams, answer.status);
  return print_json(answer.json, streams, answer.status);
}

int cases_copy_call(const CasesCall& call, const Services& services, const Streams& streams) {
  const auto copied =
      copy_cases(cases_folder(call.folder), cases_folder(call.out), call.without_names, *services.library());
  if (!copied) return refuse(copied.problem(), streams);
  say_left_out(copied->left_out, streams);
  const JsonAnswer answer = copied_answer(*copied);
  if (call.text) return print_lines(copied_lines(*copied), streams, answer.status);
  return print_json(answer.json, streams, answer.status);
}

int cases_tests_call(const CasesCall& call, const Services& services, const Streams& streams) {
  const auto library = services.library();
  const auto read = read_book(cases_folder(call.folder), *library, KeptJson::whole);
  if (!read) return refuse(read.problem(), streams);
  say_left_out(read->problems, streams);
  const auto written = write_tests(read->book, call.out);
  if (!written) return refuse(written.problem(), streams);
  if (!call.text) return print_json(tests_value(*written), streams);
  for (const WrittenTests& each : *written)
    streams.out << one_line(streams.said(said<"{file}: cases: {n}">(each.file, each.cases))) << '\n';
  return DONE;
}

int cases_book_call(const CasesCall& call, const Services& services, const Streams& streams) {
  return pages_call({PagesKind::book, call.folder, call.out, call.without_names}, services, streams);
}

}  // namespace linesman
